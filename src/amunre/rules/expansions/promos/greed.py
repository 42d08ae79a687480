"""Greed: a gift for a thief (rule promos-3)."""

from __future__ import annotations

from collections.abc import Callable

from amunre.kernel.state import State
from amunre.rules.base.board import board, components

GREED = "greed"
GiftCounts = Callable[[State, list[int]], dict[int, int]]


def with_greed(gift_counts: GiftCounts) -> GiftCounts:
    """Whoever laid greed beside theft takes a gift all the same, on top of any other (promos-3, R71)."""

    def counts(state: State, ranked: list[int]) -> dict[int, int]:
        laid = board(state).laid
        more = components(state).expansions["promos"]["greed_gifts"]
        gifts = gift_counts(state, ranked)
        return {seat: gifts[seat] + (more if GREED in laid[seat] else 0) for seat in gifts}

    return counts
