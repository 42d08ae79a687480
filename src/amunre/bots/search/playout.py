"""Worlds that fit a view, and games played on in them."""

from __future__ import annotations

import random

from amunre.bots.protocol import Bot
from amunre.bots.search.craft import Craft
from amunre.kernel.engine import apply, legal
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.state import State
from amunre.kernel.view import View, determinize, view

LONGEST = 600
"""Questions after which a playout is broken off: no sane game from one stage to the next has so many."""


def imagine(rules: Ruleset, craft: Craft, seen: View, company: list[Bot], rng: random.Random) -> State:
    """A world that fits the view; sealed choices of others are such as the company would make."""
    state = determinize(rules, seen, rng)
    craft.refine(state, seen, rng)
    for seat in list(state.sealed):
        del state.sealed[seat]
    for decision in seen.decisions:
        if decision.sealed and decision.seat != seen.viewer:
            state.sealed[decision.seat] = answer(state, decision.seat, legal(state, decision.seat), company, rng)
    return state


def answer(state: State, seat: int, allowed: Legal, company: list[Bot], rng: random.Random) -> Action:
    groups = allowed.groups
    if len(groups) == 1 and len(groups[0]) == 1:
        return next(iter(groups[0]))
    return company[seat].choose(view(state, seat), allowed, rng)


def play_on(state: State, stage: int, craft: Craft, company: list[Bot], rng: random.Random) -> int:
    """Play to the end of the stage; returns how many positions that took."""
    for position in range(LONGEST):
        if state.outcome is not None or craft.stage(state) != stage:
            return position
        seat = next(one for one in state.open if one not in state.sealed)
        allowed = legal(state, seat)
        apply(state, seat, answer(state, seat, allowed, company, rng), allowed)
    return LONGEST
