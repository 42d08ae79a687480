"""Tombs built of tiles, with rewards and full rows."""
