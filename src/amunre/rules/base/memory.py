"""The table option ``memory=open``: everybody's gold and card counts are shown (R13)."""

from __future__ import annotations

from amunre.kernel.ruleset import Module
from amunre.kernel.state import State


def shown(state: State) -> bool:
    return True


OPEN_MEMORY = Module(
    name="open_memory",
    summary="gold and card counts of all players are shown",
    requires=("base",),
    replaces={"others_gold_and_counts": shown},
)
