"""Turn order, and rank by offering with ties settled in turn order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.messages import EVERYONE, Audience, Event
from amunre.kernel.state import State
from amunre.rules.shared.points import table_of


class OrderDrawn(Event, frozen=True):
    """The first turn order (R21)."""

    order: tuple[int, ...]
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        table_of(state).order = list(self.order)


class Passed(Event, frozen=True):
    """A seat whose bid stands does nothing in this turn of the auction."""

    seat: int
    audience: ClassVar[Audience] = EVERYONE


def turn_order(state: State) -> list[int]:
    return table_of(state).order


def everybody(state: State) -> list[int]:
    return list(range(state.players))


def clockwise(players: int, first: int) -> list[int]:
    return [(first + i) % players for i in range(players)]


def clockwise_from_anybody(tx: Transaction) -> list[int]:
    first = tx.state.chance.number("first_player", tx.state.players)
    return clockwise(tx.state.players, first)


def ranking(order: Sequence[int], offered: Sequence[int]) -> list[int]:
    """Seats from the highest offering to the lowest; equal ones stay in turn order."""
    return sorted(order, key=lambda seat: -offered[seat])


def awards_by_rank(
    ranked: Sequence[int], offered: Sequence[int], awards: tuple[int, int, int]
) -> dict[int, int]:
    """First, second and every other award; an offering of 0 earns nothing, whatever its rank."""
    first, second, others = awards
    given = [first, second] + [others] * (len(ranked) - 2)
    return {seat: award if offered[seat] else 0 for seat, award in zip(ranked, given, strict=True)}
