"""The ``expert`` module: players put up provinces of their own choice."""

from __future__ import annotations

from amunre.kernel.ruleset import Module
from amunre.rules.expansions.expert import hands

EXPERT = Module(
    name="expert",
    summary="players put up provinces of their own choice",
    version=2,
    requires=("revised",),
    replaces={"provinces_held": hands.places},
    phases=hands.PHASES,
    replaces_phases=hands.REPLACED,
    inserts={"set_up": (("deal_provinces", "take_up_hands"),), "game": (("new_kingdom", "take_up_hands"),)},
    questions=hands.QUESTIONS,
    reasons=hands.REASONS,
    actions=hands.ACTIONS,
    events=hands.EVENTS,
)
