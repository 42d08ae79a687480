"""A bot that plays anything legal: a yardstick, and a way to reach odd corners of the rules."""

from __future__ import annotations

import random

from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.view import View


class RandomBot:
    """Picks a kind of action, then an action of that kind."""

    def __init__(self, rules: Ruleset, seat: int) -> None:
        self.name = "random"

    def choose(self, view: View, legal: Legal, rng: random.Random) -> Action:
        return legal.sample(rng)
