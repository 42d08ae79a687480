"""A table of one's own, on which the rules can be asked about what a view shows."""

from __future__ import annotations

from amunre.kernel.chance import Chance
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.state import State


class Still:
    """A generator without chance: what nobody can see is filled in always the same way."""

    def random(self) -> float:
        return 0.0


STILL = Still()


def blank_table(rules: Ruleset, players: int) -> State:
    """A table on which nothing lies yet."""
    state = State(rules, players, Chance(b""), [], {}, {}, {}, 0, None)
    for name, spec in rules.slices.items():
        state.slices[name] = spec.create(state)
    return state
