"""What is different with two players: gifts, and points for gold (officials-10, officials-11)."""

from __future__ import annotations

from collections.abc import Callable

from amunre.kernel.state import State
from amunre.rules.base.board import board, components

PAIR = 2


def at_least_half(second: int, first: int) -> bool:
    """Half rounded up: for whole numbers the same as twice the one reaching the other."""
    return 2 * second >= first


GiftCounts = Callable[[State, list[int]], dict[int, int]]


def with_fewer_gifts(gift_counts: GiftCounts) -> GiftCounts:
    """A second place with less than half of the first's offering is worth 1 gift (officials-10)."""

    def counts(state: State, ranked: list[int]) -> dict[int, int]:
        gifts = gift_counts(state, ranked)
        if state.players == PAIR:
            offered = board(state).offered
            first, second = ranked
            if offered[second] and not at_least_half(offered[second], offered[first]):
                _, usual, least = components(state).gifts
                gifts[second] += least - usual
        return gifts

    return counts


GoldAwards = Callable[[State], list[int]]


def with_fewer_points(gold_awards: GoldAwards) -> GoldAwards:
    """Second in gold with less than half of the first's scores the third award (officials-11)."""

    def awards(state: State) -> list[int]:
        points = gold_awards(state)
        gold = board(state).gold
        if state.players == PAIR and not at_least_half(min(gold), max(gold)):
            points[gold.index(min(gold))] = components(state).gold_awards[2]
        return points

    return awards
