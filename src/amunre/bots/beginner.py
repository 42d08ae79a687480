"""A beginner: knows what is sensible, but not what is best."""

from __future__ import annotations

import random

from amunre.bots.search.craft import Craft
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.view import View

LIKING = (0.4, 0.25, 0.2, 0.15)
"""How often the best, the second best and so on of the sensible answers is taken."""


class BeginnerBot:
    """Takes one of the few sensible answers, the best of them not much more often than the others."""

    def __init__(self, craft: Craft) -> None:
        self.name = "beginner"
        self.craft = craft

    def choose(self, view: View, legal: Legal, rng: random.Random) -> Action:
        sensible = [idea.action for idea in self.craft.ideas(view, legal)[: len(LIKING)]]
        return rng.choices(sensible, LIKING[: len(sensible)])[0]
