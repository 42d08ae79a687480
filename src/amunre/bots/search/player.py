"""The search itself: a race of ideas, each played out in the same imagined worlds.

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

FAITH = 0.05
"""How far judgement alone may be off, in chances of winning: less, and the search would change little."""
SLOPE = 0.06
"""Chances of winning that a point is worth where things are even."""
NOISE = 0.1
"""How far chance moves one comparison, until there are enough of them to tell."""


class Effort(NamedTuple):
    """How long to think about one question."""

    positions: int
    """Positions to look at in the end; the choice depends on nothing else but ``loss``."""
    loss: float
    """Chances of winning that may be given away by thinking no longer about an idea."""
    seconds: float = math.inf
    """When to stop all the same, for the sake of people who wait on a slow machine."""


class Lead(NamedTuple):
    """How much better one idea seems than another, in chances of winning, and how far that may be off."""

    mean: float
    error: float

    @property
    def hope(self) -> float:
        """What could be won on average by finding out whether the idea is the better one after all."""
        far = -self.mean / self.error
        return self.error * (
            math.exp(-far * far / 2) / math.sqrt(2 * math.pi) - far * math.erfc(far / math.sqrt(2)) / 2
        )


class Trial:
    """One idea and what came of it in each world."""

    __slots__ = ("action", "prior", "values")

    def __init__(self, idea: Idea) -> None:
        self.action = idea.action
        self.prior = idea.hint * SLOPE
        self.values: list[float] = []

    def lead(self, other: Trial) -> Lead:
        """Judgement, corrected by what the worlds have shown; the more they agree, the less it counts."""
        prior = self.prior - other.prior
        gains = [ours - theirs for ours, theirs in zip(self.values, other.values, strict=True)]
        count = len(gains)
        if not count:
            return Lead(prior, FAITH)
        mean = sum(gains) / count
        spread = sum((gain - mean) ** 2 for gain in gains)
        noise = (spread + 3 * NOISE**2) / (count + 2) / count
        weight = FAITH**2 / (FAITH**2 + noise)
        return Lead(prior + (mean - prior) * weight, math.sqrt(noise * weight))


class SearchBot:
    """Plays ideas out in imagined worlds and takes the one that does best."""

    def __init__(self, name: str, rules: Ruleset, seat: int, craft: Craft, effort: Effort) -> None:
        self.name = name
        self.rules = rules
        self.seat = seat
        self.craft = craft
        self.effort = effort

    def choose(self, view: View, legal: Legal, rng: random.Random) -> Action:
        until = time.monotonic() + self.effort.seconds
        return self.race([Trial(idea) for idea in self.craft.ideas(view, legal)], view, rng, until).action

    def race(self, trials: list[Trial], seen: View, rng: random.Random, until: float = math.inf) -> Trial:
        """World after world for all ideas that may still turn out best.

        An idea is dropped when little could be won by knowing more about it. So clear questions are
        answered soon, and those on which little depends. Out of time, the world it is at does not count.
        """
        best, left = trials[0], self.effort.positions
        while True:
            trials = [one for one in trials if one is best or one.lead(best).hope > self.effort.loss]
            if len(trials) == 1 or left <= 0:
                return best
            spent = self.try_all(trials, seen, rng, until)
            if spent is None:
                return best
            left -= spent
            leads = {trial: trial.lead(best).mean for trial in trials if trial is not best}
            ahead = max(leads, key=leads.__getitem__)
            best = ahead if leads[ahead] > 0 else best

    def try_all(self, trials: list[Trial], seen: View, rng: random.Random, until: float) -> int | None:
        """All ideas in one more world, with the same luck for each: positions, or nothing if out of time.

        The time is looked at before every play-out: a whole world may take longer than people wait.
        """
        luck = random.Random(rng.getrandbits(64))
        company = self.craft.company(luck)
        world = imagine(self.rules, self.craft, seen, company, luck)
        stage, spent, seed = self.craft.stage(world), 0, luck.getrandbits(64)
        values = []
        for trial in trials:
            if time.monotonic() > until:
                return None
            state = world.copy()
            apply(state, self.seat, trial.action)
            spent += 1 + play_on(state, stage, self.craft, company, random.Random(seed))
            values.append(value(self.craft.standings(state), self.seat))
        for trial, worth in zip(trials, values, strict=True):
            trial.values.append(worth)
        return spent
