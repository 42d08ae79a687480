"""Four more favour cards: glory, greed, popularity, export."""
