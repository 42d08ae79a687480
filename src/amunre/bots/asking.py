"""Asking a bot of somebody else's: whatever it does ends in an answer that fits, or in ``BotFailed``."""

from __future__ import annotations

import math
import operator
import os
import random
import signal
import sys
import threading
from collections.abc import Callable
from types import FrameType
from typing import Any, TypeVar

import msgspec

from amunre.bots.lines import START_SECONDS, LineBot
from amunre.bots.protocol import Bot, BotFailed, BotIllegal, BotTooSlow, told
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.view import View
from amunre.notation import NotationError
from amunre.notation.choices import read_choice

AGAIN = 0.001
"""Seconds between two interruptions of a bot that goes on after the first."""
MOST_INTERRUPTIONS = 2_000
"""A bot that has caught so many cannot be stopped but with its process."""
UNSTOPPABLE = 75
"""Exit code of a process that was ended to stop a bot."""
GRACE = 1.0
"""Seconds that a program has more than it is told, so that its own clock gives the reason."""
LONGEST_NAME = 100
T = TypeVar("T")


class TooSlow(BaseException):
    """Not an Exception: a bot that catches everything shall not catch this."""


def ask(
    name: str, bot: Bot, rules: Ruleset, view: View, legal: Legal, rng: random.Random, seconds: float
) -> Action:
    """The bot's answer, which is legal; otherwise BotFailed with the reason.

    The time is for thinking: a program that must be started first has time of its own for that.
    """
    try:
        if isinstance(bot, LineBot) and bot.talk is None:
            contain(name, START_SECONDS + GRACE, bot.start)
        return contain(name, seconds, lambda: as_choice(rules, legal, bot.choose(view, legal, rng)))
    except BotFailed:
        if isinstance(bot, LineBot):
            bot.end()  # it may have been interrupted while it did that itself
        raise


def as_choice(rules: Ruleset, legal: Legal, answer: object) -> Action:
    """The legal action that an answer stands for.

    It is read like the answer of a program: what is merely equal, as 3.0 is to 3, wrecks a game later.
    """
    if isinstance(answer, Action):
        try:
            action = read_choice(rules, msgspec.to_builtins(answer, enc_hook=plain))
        except (NotationError, TypeError) as problem:
            raise BotIllegal(f"{told(answer, repr)} is not one of its choices: {told(problem)}") from None
        if action in legal:
            return action
    raise BotIllegal(f"{told(answer, repr)} is not one of its choices.")


def plain(value: Any) -> str | int:
    """Texts and whole numbers of other packages, such as NumPy, as our own."""
    return str(value) if isinstance(value, str) else operator.index(value)


def contain(name: str, seconds: float, work: Callable[[], T]) -> T:
    """Do work of a bot's. It cannot end the program, nor write where results go; Ctrl-C still works."""
    watch = Watch(name, seconds)
    output = sys.stdout
    try:
        try:
            watch.begin()
            sys.stdout = sys.stderr  # what a bot prints would spoil what programs read
            return work()
        finally:  # twice: the next interruption may come in front of this very line
            watch.thinking = False
    except BotFailed:
        raise
    except BaseException as problem:  # SystemExit too: no bot may end the program
        raise BotFailed(f"{type(problem).__name__}: {told(problem)}") from None
    finally:
        watch.thinking = False  # first of all, so that nothing interrupts what follows
        sys.stdout = output
        watch.end()


class Watch:
    """Interrupts a bot that takes too long, where the system can: with a timer, in the main thread.

    It also notices the Ctrl-C of a person, or SIGTERM where somebody listens to it, which could else be taken
    for an exception of the bot.
    """

    def __init__(self, name: str, seconds: float) -> None:
        self.name = name
        self.seconds = seconds
        self.reason = f"it thought for more than {seconds:g} seconds."
        self.thinking = False
        self.interruptions = 0
        self.stopped = 0
        """The signal with which a person wants to stop."""
        self.before: dict[int, Any] = {}
        """Who handled a signal before us."""

    def begin(self) -> None:
        witness.note(self.name)
        if threading.current_thread() is threading.main_thread():
            for number in (signal.SIGINT, signal.SIGTERM):
                if callable(signal.getsignal(number)):
                    self.before[number] = signal.signal(number, self.stop)
            if hasattr(signal, "setitimer") and self.seconds < math.inf:
                self.before[signal.SIGALRM] = signal.signal(signal.SIGALRM, self.interrupt)
                signal.setitimer(signal.ITIMER_REAL, self.seconds, AGAIN)
        self.thinking = True

    def end(self) -> None:
        """Let go. Too late is too late, even if the bot has caught the interruption and answered."""
        if hasattr(signal, "setitimer") and signal.SIGALRM in self.before:
            signal.setitimer(signal.ITIMER_REAL, 0)
        for number, handler in self.before.items():
            signal.signal(number, handler)
        witness.note("")
        if self.stopped:
            self.before[self.stopped](self.stopped, None)  # it may have to end the process
            raise KeyboardInterrupt
        if self.interruptions:
            raise BotTooSlow(self.reason) from None

    def interrupt(self, number: int, frame: FrameType | None) -> None:
        if self.thinking:
            self.interruptions += 1
            if self.interruptions > MOST_INTERRUPTIONS:
                end_process(self.name, self.reason)
            raise TooSlow

    def stop(self, number: int, frame: FrameType | None) -> None:
        again, self.stopped = self.stopped, number
        if self.thinking:
            if again:  # the bot has caught the first, and whoever listens may heed only that one
                raise KeyboardInterrupt
            self.before[number](number, frame)


def end_process(name: str, reason: str) -> None:
    """The last resort: every exception that could stop the bot is caught by it."""
    if witness.file is None:
        text = f"amunre: {name} cannot be stopped: {reason} Leave it out, or mend it.\n"
        os.write(2, text.encode(errors="replace"))
    os._exit(UNSTOPPABLE)


class Witness:
    """Who is being asked now, in a file for whoever started this process: it may end in the middle."""

    def __init__(self) -> None:
        self.file: int | None = None

    def note(self, name: str) -> None:
        if self.file is not None:
            os.pwrite(self.file, name[:LONGEST_NAME].ljust(LONGEST_NAME).encode(errors="replace"), 0)


witness = Witness()
