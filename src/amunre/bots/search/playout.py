"""Worlds that fit a view, and games played on in them."""

from __future__ import annotations

import random

from amunre.bots.protocol import Bot
from amunre.bots.search.craft import Craft
from amunre.kernel.engine import apply, legal
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.state import State
from amunre.kernel.view import View, determinize

LONGEST = 600
"""Questions after which a playout is broken off: no sane game from one stage to the next has so many."""


def imagine(rules: Ruleset, craft: Craft, seen: View, company: list[Bot], rng: random.Random) -> State:
    """A world that fits the view. Where all choose at once, rivals have sealed what the company would choose,
    whatever the seat will do: once for all of its ideas."""
    state = determinize(rules, seen, rng)
    craft.refine(state, seen, rng)
    state.sealed.clear()
    state.sealed |= craft.guess(company, state, [seat for seat in state.open if seat != seen.viewer], rng)
    return state


def play_on(state: State, stage: int, craft: Craft, company: list[Bot], rng: random.Random) -> int:
    """Play to the end of the stage; returns how many positions that took."""
    for position in range(LONGEST):
        if state.outcome is not None or craft.stage(state) != stage:
            return position
        seat = next(one for one in state.open if one not in state.sealed)
        allowed = legal(state, seat)
        groups = allowed.groups
        if len(groups) == 1 and len(groups[0]) == 1:
            action = next(iter(groups[0]))
        else:
            action = craft.answer(company[seat], state, seat, allowed, rng)
        apply(state, seat, action, allowed)
    return LONGEST
