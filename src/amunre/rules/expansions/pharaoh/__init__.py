"""The Pharaoh rewards whoever wins the province of the last outbidding."""
