"""The search itself: each candidate is played out in the same imagined worlds, and the worse half is dropped.

Thinking is measured in positions, so that equal views and seeds give equal choices.
"""

from __future__ import annotations

import math
import random
import time
from typing import NamedTuple

from amunre.bots.search.craft import Craft, value
from amunre.bots.search.playout import imagine, play_on
from amunre.kernel.engine import apply
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.view import View


class Budget(NamedTuple):
    """How long to think about one question."""

    positions: int
    """Positions to look at; the choice depends on nothing else."""
    seconds: float
    """When to stop all the same, for the people who wait; far above what the positions usually take."""
    doubt: float = 0.7
    """Standard errors by which another answer must be better than the one at hand."""


class Trial:
    """One candidate and what came of it in each world."""

    __slots__ = ("action", "values")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)


class SearchBot:
    """Plays candidates out in imagined worlds and takes the one that does best."""

    def __init__(self, name: str, rules: Ruleset, seat: int, craft: Craft, budget: Budget) -> None:
        self.name = name
        self.rules = rules
        self.seat = seat
        self.craft = craft
        self.budget = budget

    def choose(self, view: View, legal: Legal, rng: random.Random) -> Action:
        candidates = self.craft.candidates(view, legal)
        if len(candidates) == 1:
            return candidates[0]
        return self.compare([Trial(action) for action in candidates], view, rng)

    def compare(self, trials: list[Trial], seen: View, rng: random.Random) -> Action:
        """Successive halving: as much thought for the last two as for all at the beginning.

        The answer at hand stays to the end, because it is what the others must be clearly better than.
        """
        first, until = trials[0], time.monotonic() + self.budget.seconds
        left = self.budget.positions
        stages = max(1, (len(trials) - 1).bit_length())
        for stage in range(stages):
            goal = left - left // (stages - stage)
            while left > goal and time.monotonic() < until:
                left -= self.try_all(trials, seen, rng)
            ranked = sorted(trials, key=lambda trial: -trial.mean)
            kept = ranked[: max(1, (len(trials) + 1) // 2)]
            trials = kept if first in kept else [*kept, first]
        return better(first, max(trials, key=lambda trial: trial.mean), self.budget.doubt).action

    def try_all(self, trials: list[Trial], seen: View, rng: random.Random) -> int:
        """All candidates in one more world, with the same luck for each."""
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


def better(first: Trial, best: Trial, doubt: float) -> Trial:
    """The best, if it is better by more than chance explains."""
    if best is first:
        return first
    gains = [ours - theirs for ours, theirs in zip(best.values, first.values, strict=True)]
    mean = sum(gains) / len(gains)
    if len(gains) < 2:
        return first
    spread = math.sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1))
    return best if mean > doubt * spread / math.sqrt(len(gains)) else first
