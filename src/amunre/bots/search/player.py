"""The search itself: each candidate is played out in the same imagined worlds, and the worse half is dropped.

Thinking is measured in positions, so that equal views and seeds give equal choices and the time spent tells
nothing about what is hidden.
"""

from __future__ import annotations

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
    worlds: int
    """Worlds to imagine at most."""
    seconds: float
    """When to stop all the same, for the people who wait; far above what the positions usually take."""


class Trial:
    """One candidate and what came of it."""

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
        """Successive halving: as much thought for the last two as for all at the beginning."""
        own, until = trials[0], time.monotonic() + self.budget.seconds
        left = self.budget.positions
        stages = max(1, (len(trials) - 1).bit_length())
        for stage in range(stages):
            share = left // (stages - stage)
            spent, worlds = 0, 0
            while spent < share and worlds < self.budget.worlds and time.monotonic() < until:
                spent += self.try_all(trials, seen, rng)
                worlds += 1
            left -= spent
            trials = sorted(trials, key=lambda trial: -trial.mean)[: max(1, (len(trials) + 1) // 2)]
        return better(own, trials[0]).action

    def try_all(self, trials: list[Trial], seen: View, rng: random.Random) -> int:
        """All candidates in one more world, with the same luck for each."""
        world_rng = random.Random(rng.getrandbits(64))
        luck = world_rng.getrandbits(64)
        company = self.craft.company(self.seat, world_rng)
        world = imagine(self.rules, self.craft, seen, company, world_rng)
        stage, spent = self.craft.stage(world), 0
        for trial in trials:
            state = world.copy()
            apply(state, self.seat, trial.action)
            spent += 1 + play_on(state, stage, self.craft, company, random.Random(luck))
            *standings, doubt = self.craft.standings(state)
            trial.values.append(value(standings, doubt, self.seat))
        return spent


def better(own: Trial, best: Trial) -> Trial:
    return best
