"""Every bot by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from amunre.bots.cards import CardBot
from amunre.bots.greedy import GreedyBot
from amunre.bots.protocol import Bot
from amunre.bots.random_bot import RandomBot
from amunre.kernel.ruleset import Ruleset
from amunre.rules.base.board import Config
from amunre.rules.cardgame.table import CardConfig


class BotKind(NamedTuple):
    """How a bot is made, and what to say about it in a list."""

    summary: str
    make: Callable[[Ruleset, int], Bot]
    titles: tuple[str, ...] = ()
    """Titles it can play, without their expansions; empty for all."""
    source: str = "amunre"
    """Where it comes from: this package, an installed one, or a command."""


GREEDY: dict[type, Callable[[Ruleset, int], Bot]] = {Config: GreedyBot, CardConfig: CardBot}
"""Who judges which game; a game is known by the class of what its rules are composed with."""


def make_greedy(rules: Ruleset, seat: int) -> Bot:
    return GREEDY[type(rules.config)](rules, seat)


BOTS: dict[str, BotKind] = {
    "random": BotKind("plays any legal action", RandomBot),
    "greedy": BotKind(
        "weighs what each action earns and takes the best; plays soundly and at once", make_greedy
    ),
}

FOR_HINTS = "greedy"
"""The strongest bot that answers at once."""


def best_for_hints() -> str:
    """The bot that is asked when a person wants advice."""
    return FOR_HINTS
