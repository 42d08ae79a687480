"""The greedy bot: one file for each part of the game it judges."""

from amunre.bots.greedy.player import GreedyBot

__all__ = ["GreedyBot"]
