"""Points with where they come from, and the table on which they are counted."""

from __future__ import annotations

from typing import ClassVar, Protocol

import msgspec

from amunre.kernel.messages import EVERYONE, Audience, Event
from amunre.kernel.state import State


class ScoreItem(msgspec.Struct, frozen=True, gc=False):
    """Points with where they come from (canon 4, Scoring: every point is itemised)."""

    seat: int
    kingdom: int
    source: str
    province: str
    """The province that earns the points, or empty where no single one does."""
    points: int
    rule: str


class Table(Protocol):
    """What the table of every game has; seats index lists."""

    kingdom: int
    order: list[int]
    """Seats in turn order."""
    gold: list[int]
    points: list[int]
    items: list[ScoreItem]


def table_of(state: State) -> Table:
    """The slice of a game's first module, which has the module's name."""
    table: Table = state.slices[state.rules.modules[0]]
    return table


class Scored(Event, frozen=True):
    """Points of one part of the scoring, item by item."""

    items: tuple[ScoreItem, ...]
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        table = table_of(state)
        for item in self.items:
            table.points[item.seat] += item.points
        table.items.extend(self.items)


def miscounted(table: Table) -> list[str]:
    """A sentence if the points are not the sum of their items."""
    earned = [0] * len(table.points)
    for item in table.items:
        earned[item.seat] += item.points
    return (
        [f"points {table.points} are not the sum of their items {earned}"] if earned != table.points else []
    )
