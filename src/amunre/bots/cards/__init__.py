"""The greedy bot of the card game: one file for each part of the game it judges."""

from amunre.bots.cards.player import CardBot

__all__ = ["CardBot"]
