"""Bots: they see the view of their seat and the legal set, and nothing else."""

from amunre.bots.finding import check_bot, known_bots, make_bot
from amunre.bots.protocol import Bot
from amunre.bots.registry import (
    BOTS,
    DEFAULT_BOT,
    HINT_BOT,
    PATIENCE,
    BotKind,
    patience_for,
    pause_for,
)

__all__ = [
    "BOTS",
    "DEFAULT_BOT",
    "HINT_BOT",
    "PATIENCE",
    "Bot",
    "BotKind",
    "check_bot",
    "known_bots",
    "make_bot",
    "patience_for",
    "pause_for",
]
