"""The card game: three kingdoms, three auctions each, and provinces that grow card upon card."""
