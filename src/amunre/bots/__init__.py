"""Bots: they see the view of their seat and the legal set, and nothing else."""

from amunre.bots.finding import check_bot, known_bots, make_bot
from amunre.bots.protocol import Bot
from amunre.bots.registry import (
    BOTS,
    DEFAULT_BOT,
    PATIENCE,
    BotKind,
    best_for_hints,
    patience_for,
    pause_for,
)

__all__ = [
    "BOTS",
    "DEFAULT_BOT",
    "PATIENCE",
    "Bot",
    "BotKind",
    "best_for_hints",
    "check_bot",
    "known_bots",
    "make_bot",
    "patience_for",
    "pause_for",
]
