"""Actions out of the blue, most of them illegal: the engine must refuse those and stay as it is."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Ruleset

LONGEST_LIST = 3
NUMBERS = (-3, 40)
SMALL_NUMBERS = (-1, 9)
WORDS = ("cards", "tiles")
"""Tables whose rows are named in actions."""


def stray_action(rules: Ruleset, rng: random.Random) -> Action:
    """Any kind of action of the game, with any values of the right type in it."""
    make = rng.choice(list(rules.actions.values()))
    values = {field.name: stray_value(rules, rng, field.type) for field in msgspec.structs.fields(make)}
    return make(**values)


def stray_value(rules: Ruleset, rng: random.Random, kind: Any) -> Any:
    words = [row for table in WORDS for row in rules.tables.get(table, ())]
    if kind is bool:
        return rng.random() < 0.5
    if kind is int:
        return rng.randint(*NUMBERS)
    if kind is str:
        return rng.choice([*rules.config.provinces, *words, "up", "down", "nowhere"])
    if kind == tuple[int, ...]:
        return tuple(sorted(rng.randint(*SMALL_NUMBERS) for _ in range(rng.randint(0, LONGEST_LIST))))
    return tuple(sorted(rng.choices(words, k=rng.randint(0, LONGEST_LIST))))
