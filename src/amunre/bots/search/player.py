"""The search itself: each idea is played out in the same imagined worlds, and the worse half is dropped.

Thinking is measured in positions, so that equal views and seeds give equal choices.
"""

from __future__ import annotations

import math
import random
import time
from typing import NamedTuple

from amunre.bots.search.craft import Craft, Idea, value
from amunre.bots.search.playout import imagine, play_on
from amunre.kernel.engine import apply
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.view import View

FAITH = 0.04
"""How far judgement alone may be off, in chances of winning: less, and the search would change little."""
SLOPE = 0.06
"""Chances of winning that a point is worth where things are even."""
NOISE = 0.1
"""How far chance moves one comparison, until there are enough of them to tell."""


class Budget(NamedTuple):
    """How long to think about one question."""

    positions: int
    """Positions to look at; the choice depends on nothing else."""
    seconds: float = math.inf
    """When to stop all the same, for the sake of people who wait on a slow machine."""


class Trial:
    """One idea and what came of it in each world."""

    __slots__ = ("action", "prior", "values")

    def __init__(self, idea: Idea) -> None:
        self.action = idea.action
        self.prior = idea.hint * SLOPE
        self.values: list[float] = []

    def gain(self, first: Trial) -> float:
        """How much better than the first idea it seems: judgement, corrected by what the worlds have shown.

        The more worlds and the more they agree, the less judgement counts.
        """
        gains = [ours - theirs for ours, theirs in zip(self.values, first.values, strict=True)]
        count = len(gains)
        if self is first or not count:
            return self.prior
        mean = sum(gains) / count
        spread = sum((gain - mean) ** 2 for gain in gains)
        noise = (spread + 3 * NOISE**2) / (count + 2) / count
        return self.prior + (mean - self.prior) * FAITH**2 / (FAITH**2 + noise)


class SearchBot:
    """Plays ideas out in imagined worlds and takes the one that does best."""

    def __init__(self, name: str, rules: Ruleset, seat: int, craft: Craft, budget: Budget) -> None:
        self.name = name
        self.rules = rules
        self.seat = seat
        self.craft = craft
        self.budget = budget

    def choose(self, view: View, legal: Legal, rng: random.Random) -> Action:
        ideas = self.craft.ideas(view, legal)
        if len(ideas) == 1:
            return ideas[0].action
        return self.compare([Trial(idea) for idea in ideas], view, rng)

    def compare(self, trials: list[Trial], seen: View, rng: random.Random) -> Action:
        """Successive halving: as much thought for the last two as for all at the beginning.

        The first idea stays to the end, because the others are measured by it.
        """
        first, until = trials[0], time.monotonic() + self.budget.seconds
        left = self.budget.positions
        stages = max(1, (len(trials) - 1).bit_length())
        for stage in range(stages):
            goal = left - left // (stages - stage)
            while left > goal and time.monotonic() < until:
                left -= self.try_all(trials, seen, rng)
            ranked = sorted(trials, key=lambda trial: -trial.gain(first))
            kept = ranked[: max(2, (len(trials) + 1) // 2)]
            trials = kept if first in kept else [first, *kept]
        return max(trials, key=lambda trial: trial.gain(first)).action

    def try_all(self, trials: list[Trial], seen: View, rng: random.Random) -> int:
        """All ideas in one more world, with the same luck for each."""
        luck = random.Random(rng.getrandbits(64))
        company = self.craft.company(luck)
        world = imagine(self.rules, self.craft, seen, company, luck)
        stage, spent, seed = self.craft.stage(world), 0, luck.getrandbits(64)
        for trial in trials:
            state = world.copy()
            apply(state, self.seat, trial.action)
            spent += 1 + play_on(state, stage, self.craft, company, random.Random(seed))
            trial.values.append(value(self.craft.standings(state), self.seat))
        return spent
