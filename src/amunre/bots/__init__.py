"""Bots: they see the view of their seat and the legal set, and nothing else."""

from amunre.bots.protocol import Bot
from amunre.bots.registry import BOTS, DEFAULT_BOT, PATIENCE, BotKind, check_bot, make_bot, pause_for

__all__ = ["BOTS", "DEFAULT_BOT", "PATIENCE", "Bot", "BotKind", "check_bot", "make_bot", "pause_for"]
