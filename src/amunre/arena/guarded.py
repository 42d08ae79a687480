"""Bots that cannot spoil a game: whoever crashes, hangs or cheats loses that move to chance, with a note."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from contextlib import suppress

import msgspec

from amunre.bots import BOTS, Bot
from amunre.bots.asking import ask, contain
from amunre.bots.finding import check_bot, make_bot, title_of_rules
from amunre.bots.lines import line_kind, named_commands
from amunre.bots.protocol import BotFailed, let_go, told
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.view import View

MOVE_SECONDS = 60.0
"""A bot of this language that thinks for longer has hung."""
MOST_FAULTS = 3
"""A bot that has failed so often is not asked again in this game."""


class Fault(msgspec.Struct, frozen=True):
    """A move that a bot has lost."""

    seat: int
    serial: int
    """Number of the decision."""
    reason: str


class Guarded:
    """A bot, and what went wrong with it."""

    def __init__(self, name: str, bot: Bot, rules: Ruleset, seat: int, seconds: float = MOVE_SECONDS) -> None:
        self.name = name
        """What it was asked for by; what it calls itself is its own affair."""
        self.bot = bot
        self.rules = rules
        self.seat = seat
        self.seconds = seconds
        self.faults: list[Fault] = []
        self.lost = 0
        """Moves that chance has made for it."""

    def choose(self, view: View, legal: Legal, rng: random.Random) -> Action:
        if len(self.faults) < MOST_FAULTS:
            try:
                return ask(self.name, self.bot, self.rules, view, legal, rng, self.seconds)
            except BotFailed as problem:
                serial = next(decision.serial for decision in view.decisions if decision.seat == self.seat)
                self.faults.append(Fault(self.seat, serial, told(problem)))
        self.lost += 1
        return legal.sample(rng)

    def close(self) -> None:
        with suppress(BotFailed):
            contain(self.name, MOVE_SECONDS, lambda: let_go(self.bot))


class BrokenBot:
    """Stands in for a bot that could not even be made."""

    def __init__(self, name: str, reason: str) -> None:
        self.name = name
        self.reason = reason

    def choose(self, view: View, legal: Legal, rng: random.Random) -> Action:
        raise BotFailed(self.reason)


def check_player(name: str, title: str = "") -> str:
    """Like ``check_bot``; ``NAME=COMMAND`` stands for a program that speaks the line protocol."""
    if "=" in name:
        named_commands(name)
        return name
    return check_bot(name, title)


def make_player(name: str, rules: Ruleset, seat: int, seconds: float = MOVE_SECONDS) -> Guarded:
    """A guarded bot by its name or command."""
    check_player(name, title_of_rules(rules))
    label = name.partition("=")[0].strip()
    bot: Bot
    try:
        bot = contain(label, MOVE_SECONDS, lambda: bare_player(name, rules, seat, seconds))
    except BotFailed as problem:  # a bot of another package may fail here too
        bot = BrokenBot(label, str(problem))
    return Guarded(label, bot, rules, seat, seconds)


def bare_player(name: str, rules: Ruleset, seat: int, seconds: float) -> Bot:
    if "=" not in name:
        return make_bot(name, rules, seat)
    ((label, command),) = named_commands(name).items()
    return line_kind(label, command, seconds).make(rules, seat)


def seat_bot(name: str, rules: Ruleset, seat: int, patience: float = math.inf) -> Bot:
    """A bot for one seat; those of others are guarded, our own need it not and play at full speed."""
    return make_bot(name, rules, seat, patience) if name in BOTS else make_player(name, rules, seat)


def guarded_among(bots: Iterable[Bot]) -> list[Guarded]:
    return [bot for bot in bots if isinstance(bot, Guarded)]
