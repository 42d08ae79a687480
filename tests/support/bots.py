"""Bots for tests: those that search do so with little thought, which takes the same paths in less time."""

from __future__ import annotations

from amunre.bots import Bot, make_bot
from amunre.bots.search import Budget, SearchBot
from amunre.kernel.ruleset import Ruleset


def quick_bot(name: str, rules: Ruleset, seat: int, positions: int = 30) -> Bot:
    bot = make_bot(name, rules, seat)
    if isinstance(bot, SearchBot):
        bot.budget = Budget(positions, 0.001)
    return bot
