"""The 5 points of a bank where provinces may hold pyramids and belong to nobody (scoring-4, R2)."""

from __future__ import annotations

from amunre.kernel.ruleset import Module
from amunre.kernel.state import State
from amunre.rules.base.board import board, components


def best_of_all(state: State, bank: str) -> list[tuple[int, str]]:
    """The best province is found among all; who controls it, or one level with it, scores once (R1, R2)."""
    table = board(state)
    built = {
        name: (table.pyramids[name], table.stones[name])
        for name, province in components(state).provinces.items()
        if province.bank == bank and table.pyramids[name]
    }
    best = max(built.values(), default=None)
    winners: dict[int, str] = {}
    for seat, names in enumerate(table.lands):
        for name in names:
            if name in built and built[name] == best:
                winners.setdefault(seat, name)
    return list(winners.items())


ALL_PROVINCES_FOR_BANKS = Module(
    name="all_provinces_for_banks",
    summary="an open province, too, can be the best of its bank (R2)",
    requires=("officials",),
    replaces={"bank_winners": best_of_all},
)
