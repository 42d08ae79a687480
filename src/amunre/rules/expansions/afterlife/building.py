"""Drawing tiles, building them into a tomb, and what that brings (afterlife-3 to afterlife-5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.errors import Refusal
from amunre.kernel.messages import EVERYONE, Audience, Event
from amunre.kernel.phases import Once, Phase
from amunre.kernel.state import State
from amunre.rules.base.board import board
from amunre.rules.base.cards import draw
from amunre.rules.base.placing import Placing
from amunre.rules.expansions.afterlife.tombs import (
    SPACES,
    UNDER,
    all_tiles,
    equal_below,
    figure,
    full_rows,
    tombs,
)
from amunre.rules.shared.points import Scored, ScoreItem


class TilesShuffled(Event, frozen=True):
    """The stack of tiles is ready, or ready again out of the discards; nobody knows its order."""

    count: int
    stack: tuple[str, ...]
    audience: ClassVar[Audience] = Audience(("count",))

    def apply(self, state: State) -> None:
        part = tombs(state)
        part.stack = list(self.stack)
        part.discards.clear()


class TilesDrawn(Event, frozen=True):
    """A seat draws tiles into its collection; others learn how many (afterlife-3)."""

    seat: int
    count: int
    tiles: tuple[str, ...]
    audience: ClassVar[Audience] = Audience(("seat", "count"), ("tiles",))

    def apply(self, state: State) -> None:
        part = tombs(state)
        del part.stack[len(part.stack) - self.count :]
        for tile in self.tiles:
            part.take_tile(self.seat, tile)


class TileBuilt(Event, frozen=True):
    """A tile of a collection is built; it pays its reward so many times (afterlife-5)."""

    seat: int
    tile: str
    row: int
    place: int
    times: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        part = tombs(state)
        part.drop_tile(self.seat, self.tile)
        part.tombs[self.seat][f"{self.row}.{self.place}"] = self.tile


class TombGoldTaken(Event, frozen=True):
    """Gold as the reward of a tile."""

    seat: int
    gold: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        board(state).gold[self.seat] += self.gold


# The stack


def shuffle_tiles(tx: Transaction) -> None:
    """All tiles make up the stack at set-up (afterlife-1)."""
    shuffle(tx, sorted(all_tiles(tx.state).elements()))


def shuffle(tx: Transaction, tiles: list[str]) -> None:
    stack = tuple(tx.shuffled("tomb_tiles", tiles))
    tx.emit(TilesShuffled(len(stack), stack))


def draw_tiles(tx: Transaction, seat: int, count: int) -> None:
    """What is left, then the discards shuffled, then on; there are always enough (R50)."""
    part = tombs(tx.state)
    while count:
        if not part.stack:
            shuffle(tx, sorted(part.discards))
        portion = tuple(reversed(part.stack[-count:]))
        tx.emit(TilesDrawn(seat, len(portion), portion))
        count -= len(portion)


# Building


def build(tx: Transaction, seat: int, tile: str, row: int, place: int) -> None:
    """Put a tile into the tomb and take its reward, once more for each equal tile below (afterlife-5)."""
    times = 1 + equal_below(tx.rules)(tombs(tx.state).tombs[seat], f"{row}.{place}", tile)
    tx.emit(TileBuilt(seat, tile, row, place, times))
    tx.rules.tables["tiles"][tile](tx, seat, times)


def score_points(tx: Transaction, seat: int, times: int) -> None:
    state = tx.state
    worth = times * figure(state, "tile_points")
    tx.emit(Scored((ScoreItem(seat, board(state).kingdom, "tomb", "", worth, "afterlife-5"),)))


def give_farmers(tx: Transaction, seat: int, times: int) -> None:
    """Farmers are put on empty fields; those without one are lost (R16)."""
    tx.push(Placing(seat=seat, farmers=times))


def give_stones(tx: Transaction, seat: int, times: int) -> None:
    tx.push(Placing(seat=seat, stones=times))


def give_gold(tx: Transaction, seat: int, times: int) -> None:
    tx.emit(TombGoldTaken(seat, times * figure(tx.state, "tile_gold")))


STONE = "stone"
Reward = Callable[[Transaction, int, int], None]
"""Gives a seat the reward of a tile so many times."""
TILES: dict[str, Reward] = {
    "point": score_points,
    "farmer": give_farmers,
    STONE: give_stones,
    "favour": draw,
    "gold": give_gold,
}


def why_not_there(state: State, seat: int, tile: str, row: int, place: int) -> Refusal | None:
    """The refusal for a tile that one does not have or a space that cannot take it."""
    part = tombs(state)
    space = f"{row}.{place}"
    tomb = part.tombs[seat]
    if space not in SPACES:
        text = "A tomb has rows 1 to 5 from the base up, of five, four, three, two spaces and one."
        return Refusal("no_such_space", "afterlife-4", text)
    if space in tomb:
        return Refusal(
            "space_taken", "afterlife-4", "A {tile} tile lies there; built tiles stay.", {"tile": tomb[space]}
        )
    if any(below not in tomb for below in UNDER[space]):
        return Refusal("no_support", "afterlife-4", "Both spaces right below must be built first.")
    if tile not in part.collections[seat]:
        return Refusal(
            "tile_not_held", "afterlife-3", "You have no {tile} tile in your collection.", {"tile": tile}
        )
    return None


# Full rows, after the gold scoring


def score_rows(tx: Transaction) -> None:
    items = row_items(tx.state)
    if items:
        tx.emit(Scored(tuple(items)))


def row_items(state: State) -> list[ScoreItem]:
    """Points for every full row of a tomb (afterlife-9)."""
    rows = [full_rows(tomb) for tomb in tombs(state).tombs]
    worth = figure(state, "row_points")
    return [
        ScoreItem(seat, board(state).kingdom, "tomb_rows", "", worth * full, "afterlife-9")
        for seat, full in enumerate(rows)
        if full
    ]


PHASES: dict[str, Phase] = {"shuffle_tiles": Once(shuffle_tiles), "tomb_scoring": Once(score_rows)}
EVENTS = (TilesShuffled, TilesDrawn, TileBuilt, TombGoldTaken)
