"""Actions out of the blue, most of them illegal: the engine must refuse those and stay as it is."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Ruleset
from amunre.rules.base.board import Config

LONGEST_SALE = 3
NUMBERS = (-3, 40)


def stray_action(rules: Ruleset, rng: random.Random) -> Action:
    """Any kind of action of the game, with any values of the right type in it."""
    make = rng.choice(list(rules.actions.values()))
    values = {field.name: stray_value(rules, rng, field.type) for field in msgspec.structs.fields(make)}
    return make(**values)


def stray_value(rules: Ruleset, rng: random.Random, kind: Any) -> Any:
    config: Config = rules.config
    cards = [*rules.tables["cards"], *rules.tables.get("tiles", ())]
    if kind is bool:
        return rng.random() < 0.5
    if kind is int:
        return rng.randint(*NUMBERS)
    if kind is str:
        return rng.choice([*config.components.provinces, *cards, "up", "down", "nowhere"])
    return tuple(sorted(rng.choices(cards, k=rng.randint(0, LONGEST_SALE))))
