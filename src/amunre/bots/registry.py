"""Every bot by name, from the weakest to the strongest."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from amunre.bots.beginner import BeginnerBot
from amunre.bots.cards import CardBot
from amunre.bots.greedy import GreedyBot
from amunre.bots.protocol import Bot
from amunre.bots.random_bot import RandomBot
from amunre.bots.search import Craft, Effort, SearchBot, board_game, card_game
from amunre.bots.search.board_game import BoardGame
from amunre.bots.search.card_game import CardGame
from amunre.bots.search.card_mastery import CardMastery
from amunre.bots.search.mastery import Mastery
from amunre.bots.strategist import StrategistBot
from amunre.kernel.ruleset import Ruleset
from amunre.rules.base.board import Config
from amunre.rules.cardgame.table import CardConfig

Maker = Callable[[Ruleset, int], Bot]


class BotKind(NamedTuple):
    """How a bot is made, and what to say about it in a list."""

    summary: str
    make: Maker
    pause: float = 0.0
    """Seconds that an answer always takes before others learn of it, where the bot may have to search."""
    titles: tuple[str, ...] = ()
    """Titles it can play, without their expansions; empty for all."""
    source: str = "amunre"
    """Where it comes from: this package, an installed one, or a command."""
    settled: frozenset[str] = frozenset()
    """Kinds of questions that it never searches for."""


PATIENCE = 5.0
"""Seconds after which a search should stop, done or not, where people wait for it."""
QUICK = 0.03
"""Seconds that an answer takes on a server where nothing is searched; such choices were seen to need 0.02."""
MARGIN = 0.3
"""Seconds of a pause that are left when a search stops: for the play-out it is at, and for the way back."""
Crafts = dict[type, Callable[[Ruleset], Craft]]
CRAFTS: Crafts = {Config: BoardGame, CardConfig: CardGame}
"""Who knows which game; a game is known by the class of what its rules are composed with."""
MASTERY: Crafts = {Config: Mastery, CardConfig: CardMastery}
"""The master knows better what things are worth, and in the board game how rivals bid."""
GLANCE = Effort(400, 0.001)
LOOK = {Config: Effort(400, 0.008), CardConfig: Effort(1_500, 0.001)}
STUDY = {Config: Effort(8_000, 0.002), CardConfig: Effort(4_000, 0.0005)}
"""How long the bots that search think; in the card game most play-outs are long ones."""
GREEDY: dict[type, Maker] = {Config: GreedyBot, CardConfig: CardBot}
STRATEGIST: dict[type, Maker] = {
    Config: StrategistBot,
    CardConfig: lambda rules, seat: SearchBot("strategist", rules, seat, CardGame(rules), GLANCE),
}
"""In the card game nearly everything lies open, so the strategist looks a little way ahead there."""


def craft_for(rules: Ruleset, crafts: Crafts = CRAFTS) -> Craft:
    return crafts[type(rules.config)](rules)


def make_beginner(rules: Ruleset, seat: int) -> Bot:
    return BeginnerBot(craft_for(rules))


def make_greedy(rules: Ruleset, seat: int) -> Bot:
    return GREEDY[type(rules.config)](rules, seat)


def make_strategist(rules: Ruleset, seat: int) -> Bot:
    return STRATEGIST[type(rules.config)](rules, seat)


def make_searcher(rules: Ruleset, seat: int) -> Bot:
    return SearchBot("searcher", rules, seat, craft_for(rules), LOOK[type(rules.config)])


def make_master(rules: Ruleset, seat: int) -> Bot:
    return SearchBot("master", rules, seat, craft_for(rules, MASTERY), STUDY[type(rules.config)])


BOTS: dict[str, BotKind] = {
    "random": BotKind("plays any legal action", RandomBot),
    "beginner": BotKind("knows what is sensible, not what is best; a first opponent", make_beginner),
    "greedy": BotKind(
        "weighs what each action earns and takes the best; plays soundly and at once", make_greedy
    ),
    "strategist": BotKind("plans its bids and offerings against what rivals will do", make_strategist),
    "searcher": BotKind(
        "tries its best ideas in imagined worlds before it answers",
        make_searcher,
        1.0,
        settled=board_game.SETTLED | card_game.SETTLED,
    ),
    "master": BotKind(
        "searches longer, and knows what things are worth and how rivals bid",
        make_master,
        2.0,
        settled=board_game.ROUTINE | card_game.SETTLED,
    ),
}
DEFAULT_BOT = "greedy"
"""Who plays where nobody was named: sound, and quick on any machine."""

HINT_BOT = "strategist"
"""Who is asked when a person wants advice: the strongest bot that answers at once."""


def pause_for(name: str, kind: str) -> float:
    """Seconds after which a bot's answer to a kind of question is made known, whatever it thought about.

    For bots of others nothing is promised about the time they take.
    """
    if name not in BOTS:
        return 0.0
    return QUICK if kind in BOTS[name].settled else max(QUICK, BOTS[name].pause)


def patience_for(name: str) -> float:
    """Seconds after which a bot's search on a server stops, done or not: early enough for its pause."""
    pause = BOTS[name].pause if name in BOTS else 0.0
    return pause - MARGIN if pause else PATIENCE
