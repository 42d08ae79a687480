"""Every bot by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from amunre.bots.cards import CardBot
from amunre.bots.greedy import GreedyBot
from amunre.bots.protocol import Bot
from amunre.bots.random_bot import RandomBot
from amunre.bots.search import Budget, SearchBot
from amunre.bots.search.board_game import BoardGame
from amunre.bots.strategist import StrategistBot
from amunre.kernel.ruleset import Ruleset
from amunre.rules.base.board import Config
from amunre.rules.cardgame.table import CardConfig
from amunre.rules.catalogue import pick


class BotKind(NamedTuple):
    """How a bot is made, and what to say about it in a list."""

    summary: str
    make: Callable[[Ruleset, int], Bot]


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

BOTS["strategist"] = BotKind("s", StrategistBot)
BOTS["searcher"] = BotKind(
    "s", lambda rules, seat: SearchBot("searcher", rules, seat, BoardGame(rules), Budget(1500, 20))
)


def check_bot(name: str) -> str:
    """The name itself if there is such a bot; otherwise SetupError with the nearest name."""
    return pick(name, BOTS, "bot")


def make_bot(name: str, rules: Ruleset, seat: int) -> Bot:
    """A bot for one seat of a game under these rules."""
    return BOTS[check_bot(name)].make(rules, seat)
