"""Actions that a seat could express, sensible or not, to ask the engine about."""

from __future__ import annotations

import random
from typing import Any

from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Ruleset
from amunre.notation.actions import Part, fields_of

AMOUNTS = (0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 2, 40)


def values(rules: Ruleset, part: Part, rng: random.Random) -> list[Any]:
    cards = [*rules.tables.get("cards", ()), "moon"]
    match part.kind:
        case "province":
            return [*rules.config.provinces, "atlantis"]
        case "card":
            return cards
        case "cards":
            bundles = [sorted(rng.choices(cards, k=rng.randrange(1, 4))) for _ in range(3)]
            return [(), *map(tuple, bundles), ("river", "architect")]
        case "tile":
            return [*rules.tables["tiles"], "moon"]
        case "goods":
            goods = [*cards, *rules.tables["tiles"]]
            return [
                (),
                *(tuple(sorted(rng.choices(goods, k=2))) for _ in range(6)),
                ("stone", "gold"),
                ("gold",),
            ]
        case "numbers":
            rows = [tuple(sorted(rng.sample(range(10), rng.randrange(1, 5)))) for _ in range(3)]
            return [(), (0,), (2, 0), (1, 1), (0, 2, 3, 4, 5), *rows]
        case "number":
            return list(AMOUNTS) if part.field == "amount" else [-1, 0, 1, 2, 3, 5, 9]
        case "gold":
            return [-1, 0, 1, 7, 60]
        case "flag":
            return [False, True]
        case _:
            return ["up", "down", "sideways"]


def some_actions(rules: Ruleset, rng: random.Random, each: int) -> list[Action]:
    """A few random actions of every kind there is."""
    found = []
    for make in rules.actions.values():
        for _ in range(each):
            fields = {part.field: rng.choice(values(rules, part, rng)) for part in fields_of(make)}
            found.append(make(**fields))
    return found
