"""Bots that cannot spoil a game: whoever crashes, hangs or cheats loses that move to chance, with a note."""

from __future__ import annotations

import random
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from amunre.bots import Bot
from amunre.bots.finding import check_bot, make_bot
from amunre.bots.lines import BotFailed, line_kind, named_commands
from amunre.bots.protocol import let_go
from amunre.kernel.errors import SetupError
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.view import View

MOVE_SECONDS = 60.0
"""A bot of this language that thinks for longer has hung."""
MOST_FAULTS = 3
"""A bot that has failed so often is not asked again in this game."""
LONGEST_REASON = 200


class Fault(msgspec.Struct, frozen=True):
    """A move that a bot has lost."""

    seat: int
    serial: int
    """Number of the decision."""
    reason: str


class TooSlow(BaseException):
    """Not an Exception: a bot that catches everything shall not catch this."""


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Interrupt what runs for too long, where the system can: with a timer, in the main thread."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def interrupt(*_: object) -> None:
        raise TooSlow

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


class Guarded:
    """A bot, and what went wrong with it."""

    def __init__(self, bot: Bot, seat: int, seconds: float = MOVE_SECONDS) -> None:
        self.bot = bot
        self.name = bot.name
        self.seat = seat
        self.seconds = seconds
        self.faults: list[Fault] = []
        self.lost = 0
        """Moves that chance has made for it."""

    def choose(self, view: View, legal: Legal, rng: random.Random) -> Action:
        if len(self.faults) >= MOST_FAULTS:
            self.lost += 1
            return legal.sample(rng)
        try:
            with time_limit(self.seconds):
                action = self.bot.choose(view, legal, rng)
            if action in legal:
                return action
            self.note(view, f"{action!r} is not one of its choices.")
        except TooSlow:
            self.note(view, f"it thought for more than {self.seconds:g} seconds.")
        except BotFailed as problem:
            self.note(view, str(problem))
        except Exception as problem:  # whatever a bot does, the game goes on
            self.note(view, f"{type(problem).__name__}: {problem}")
        return legal.sample(rng)

    def note(self, view: View, reason: str) -> None:
        self.lost += 1
        serial = next(decision.serial for decision in view.decisions if decision.seat == self.seat)
        self.faults.append(Fault(self.seat, serial, " ".join(reason.split())[:LONGEST_REASON]))

    def close(self) -> None:
        let_go(self.bot)


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
    bot: Bot
    try:
        if "=" in name:
            ((label, command),) = named_commands(name).items()
            bot = line_kind(label, command, seconds).make(rules, seat)
        else:
            bot = make_bot(name, rules, seat)
    except SetupError:
        raise
    except Exception as problem:  # a bot of another package may fail here too
        bot = BrokenBot(name, f"{type(problem).__name__}: {problem}")
    return Guarded(bot, seat, seconds)
