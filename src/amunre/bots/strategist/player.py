"""The strategist itself: greedy's judgements, with its own for bids and offerings."""

from __future__ import annotations

import random
from collections.abc import Callable

from amunre.bots.greedy.player import GreedyBot
from amunre.bots.greedy.reading import Reading
from amunre.bots.strategist.auction import choose_place
from amunre.bots.strategist.offering import choose_offering
from amunre.bots.strategist.weights import Weights, usual_weights
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Ruleset

PLANS: dict[str, Callable[[Reading, Legal], Action]] = {
    "bid": choose_place,
    "offer": choose_offering,
}


class StrategistBot(GreedyBot):
    """Bids and offers by what rivals will do, and values everything else with better numbers."""

    def __init__(self, rules: Ruleset, seat: int, weights: Weights | None = None) -> None:
        super().__init__(rules, seat, weights or usual_weights(rules.config.players))
        self.name = "strategist"

    def judge(self, reading: Reading, legal: Legal, rng: random.Random) -> Action:
        plan = PLANS.get(reading.kind)
        return plan(reading, legal) if plan is not None else super().judge(reading, legal, rng)
