"""What a bot is: a name and a way to choose one action."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Protocol

from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.view import View

LONGEST_TEXT = 200


class BotFailed(Exception):
    """A bot gave no answer that can be used; the sentence says why."""


class BotTooSlow(BotFailed):
    """It was stopped, or should have been."""


class BotIllegal(BotFailed):
    """It answered something that is not one of its choices."""


class Bot(Protocol):
    """Plays one seat. It gets what a person in that seat would see, and nothing else.

    Equal views, legal sets and random states must give equal choices: a bot keeps no memory between
    questions. It may hold the ruleset, which is public and never changes, but no state and no game.
    """

    name: str

    def choose(self, view: View, legal: Legal, rng: random.Random) -> Action:
        """One action out of the legal set."""
        ...


def let_go(bot: Bot) -> None:
    """A bot that holds on to something, such as a running program, has ``close`` to let go of it."""
    close = getattr(bot, "close", None)
    if close is not None:
        close()


def told(thing: object, how: Callable[[Any], str] = str) -> str:
    """What something of a bot's says about itself, if it can, in one short line."""
    try:
        words = " ".join(str.split(how(thing)))[:LONGEST_TEXT]
        return "".join(letter if letter.isprintable() else "?" for letter in words)
    except BaseException:  # even this may be code of the bot
        return f"{type(thing).__name__} that cannot be written"
