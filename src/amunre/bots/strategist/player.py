"""The strategist itself: greedy's judgements, with its own for bids and offerings."""

from __future__ import annotations

import random
from collections.abc import Callable

from amunre.bots.greedy.player import JUDGEMENTS, GreedyBot
from amunre.bots.greedy.reading import Reading
from amunre.bots.strategist.auction import choose_place
from amunre.bots.strategist.offering import choose_offering
from amunre.bots.strategist.weights import WEIGHTS, Weights
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.view import View

PLANS: dict[str, Callable[[Reading, Legal], Action]] = {
    "bid": choose_place,
    "offer": choose_offering,
}


class StrategistBot(GreedyBot):
    """Bids and offers by what rivals will do, and values everything else with better numbers."""

    def __init__(self, rules: Ruleset, seat: int, weights: Weights = WEIGHTS) -> None:
        super().__init__(rules, seat, weights)
        self.name = "strategist"

    def choose(self, view: View, legal: Legal, rng: random.Random) -> Action:
        plan = PLANS.get(next(one.kind for one in view.decisions if one.seat == view.viewer))
        if plan is None:
            return super().choose(view, legal, rng)
        return plan(Reading(self.rules, self.weights, self.outlook, view), legal)
