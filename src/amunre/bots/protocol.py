"""What a bot is: a name and a way to choose one action."""

from __future__ import annotations

import random
from typing import Protocol

from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.view import View


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
