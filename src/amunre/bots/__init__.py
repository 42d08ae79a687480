"""Bots: they see the view of their seat and the legal set, and nothing else."""

from amunre.bots.protocol import Bot
from amunre.bots.registry import BOTS, BotKind, check_bot, make_bot

__all__ = ["BOTS", "Bot", "BotKind", "check_bot", "make_bot"]
