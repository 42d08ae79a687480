"""A bot that spends as little as it can: an example of a package that adds an opponent."""

from __future__ import annotations

import random

import msgspec

from amunre.bots import BotKind
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.view import View

SPENT = ("gold", "amount", "count", "card")
"""Fields of actions that say how much is given away."""
MOST_LOOKED_AT = 200
"""Offers can be many; the first of them are the small ones."""


class Miser:
    """Takes the cheapest of its choices, and chance decides between equals."""

    def __init__(self, rules: Ruleset, seat: int) -> None:
        self.name = "miser"

    def choose(self, view: View, legal: Legal, rng: random.Random) -> Action:
        choices = [action for action, _ in zip(legal, range(MOST_LOOKED_AT), strict=False)]
        least = min(map(price, choices))
        return rng.choice([action for action in choices if price(action) == least])


def price(action: Action) -> int:
    fields = msgspec.structs.asdict(action)
    return sum(value for name, value in fields.items() if name in SPENT and type(value) is int)


MISER = BotKind("spends as little as it can", Miser)
