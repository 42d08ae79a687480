"""Stones, pyramids and farmers on the board (rules game-5, market-4)."""

from __future__ import annotations

from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.messages import EVERYONE, Audience, Event
from amunre.kernel.state import State
from amunre.rules.base.board import board, empty_fields

STONES_IN_A_PYRAMID = 3


class StonePlaced(Event, frozen=True):
    """A stone is put into a province; the third makes a pyramid at once (game-5)."""

    seat: int
    province: str
    makes_pyramid: bool
    audience: ClassVar[Audience] = EVERYONE
    undoable: ClassVar[bool] = True

    def apply(self, state: State) -> None:
        table = board(state)
        if self.makes_pyramid:
            table.stones[self.province] -= STONES_IN_A_PYRAMID - 1
            table.pyramids[self.province] += 1
        else:
            table.stones[self.province] += 1


class PyramidBuilt(Event, frozen=True):
    """Stones of a province become a pyramid without a third one."""

    seat: int
    province: str
    stones: int
    audience: ClassVar[Audience] = EVERYONE
    undoable: ClassVar[bool] = True

    def apply(self, state: State) -> None:
        table = board(state)
        table.stones[self.province] -= self.stones
        table.pyramids[self.province] += 1


class FarmerPlaced(Event, frozen=True):
    """A farmer is put into a province, on a field or beside the fields."""

    seat: int
    province: str
    on_field: bool
    audience: ClassVar[Audience] = EVERYONE
    undoable: ClassVar[bool] = True

    def apply(self, state: State) -> None:
        table = board(state)
        place = table.farmers if self.on_field else table.extra_farmers
        place[self.province] += 1


def place_stone(tx: Transaction, seat: int, province: str) -> None:
    """Put down one stone; the third makes a pyramid at once, in any phase (game-5)."""
    third = board(tx.state).stones[province] == STONES_IN_A_PYRAMID - 1
    tx.emit(StonePlaced(seat, province, third))


def lay_stones(tx: Transaction, seat: int, province: str, count: int) -> None:
    for _ in range(count):
        place_stone(tx, seat, province)


def fields_free(state: State, seat: int) -> dict[str, int]:
    """Own provinces that still have empty fields, with how many."""
    free = {}
    for province in board(state).lands[seat]:
        empty = empty_fields(state, province)
        if empty > 0:
            free[province] = empty
    return free


EVENTS = (StonePlaced, PyramidBuilt, FarmerPlaced)
