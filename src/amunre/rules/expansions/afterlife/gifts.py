"""Tiles built while taking gifts: as a gift, or for two discards each (afterlife-6, afterlife-7)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement
from typing import ClassVar

from amunre.kernel.chance import Rng
from amunre.kernel.engine import Transaction
from amunre.kernel.errors import Refusal
from amunre.kernel.legal import Choices, Group
from amunre.kernel.messages import EVERYONE, Action, Audience, Event
from amunre.kernel.ruleset import Effects, Reason, Reasons
from amunre.kernel.state import State
from amunre.rules.base.board import board
from amunre.rules.base.cards import THEFT
from amunre.rules.base.gifts import STONE_LAID, Gifts
from amunre.rules.base.offers import is_bundle
from amunre.rules.expansions.afterlife.building import STONE, build, why_not_there
from amunre.rules.expansions.afterlife.tombs import can_build, open_spaces, placements, tombs

PRICE = 2
"""Favour cards or tiles that are discarded for a further tile."""


class TakeTile(Action, frozen=True):
    """Spend a gift on building a tile."""

    tile: str
    row: int
    place: int
    notation: ClassVar[str] = "take tile {tile:tile} {row:number} {place:number}"


class BuildTile(Action, frozen=True):
    """Build a further tile for two discards, favour cards or tiles, in alphabetical order."""

    tile: str
    row: int
    place: int
    paid: tuple[str, ...]
    notation: ClassVar[str] = "build {tile:tile} {row:number} {place:number} paying {paid:goods}"


class TilePaid(Event, frozen=True):
    """Favour cards and tiles are discarded face up, each to its own pile."""

    seat: int
    cards: tuple[str, ...]
    tiles: tuple[str, ...]
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        table, part = board(state), tombs(state)
        for card in self.cards:
            table.discard_card(self.seat, card)
        for tile in self.tiles:
            part.drop_tile(self.seat, tile)
            part.discards.append(tile)


class PaidTiles:
    """Every tile on every open space for every pair of other goods; never empty."""

    __slots__ = ("goods", "spaces", "tiles")

    def __init__(self, hand: dict[str, int], tiles: dict[str, int], spaces: list[tuple[int, int]]) -> None:
        self.goods = {**hand, **tiles}
        self.tiles = sorted(tiles)
        self.spaces = spaces

    def besides(self, tile: str) -> dict[str, int]:
        """What one can pay with when this tile is built."""
        rest = self.goods.copy()
        rest[tile] -= 1
        return {name: count for name, count in rest.items() if count}

    def pairs(self, tile: str) -> list[tuple[str, ...]]:
        rest = self.besides(tile)
        return [
            pair
            for pair in combinations_with_replacement(sorted(rest), PRICE)
            if pair[0] != pair[1] or rest[pair[0]] > 1
        ]

    def __len__(self) -> int:
        return len(self.spaces) * sum(len(self.pairs(tile)) for tile in self.tiles)

    def __iter__(self) -> Iterator[Action]:
        for tile in self.tiles:
            pairs = self.pairs(tile)
            for row, place in self.spaces:
                for pair in pairs:
                    yield BuildTile(tile, row, place, pair)

    def __contains__(self, action: object) -> bool:
        return (
            isinstance(action, BuildTile)
            and action.tile in self.tiles
            and (action.row, action.place) in self.spaces
            and len(action.paid) == PRICE
            and is_bundle(self.besides(action.tile), action.paid)
        )

    def sample(self, rng: Rng) -> Action:
        tile = self.tiles[int(rng.random() * len(self.tiles))]
        row, place = self.spaces[int(rng.random() * len(self.spaces))]
        pairs = self.pairs(tile)
        return BuildTile(tile, row, place, pairs[int(rng.random() * len(pairs))])


def can_pay(state: State, seat: int) -> bool:
    """Whether a tile can be built for discards; counts of cards and tiles decide, so this is public (R64)."""
    goods = board(state).cards_held(seat) + tombs(state).size(seat)
    return can_build(state, seat) and goods > PRICE


def tile_groups(state: State, seat: int) -> list[Group]:
    """A tile as a gift while one is left, and further tiles for discards (afterlife-6, afterlife-7)."""
    part = tombs(state)
    groups: list[Group] = []
    if state.frame_of(Gifts).left and can_build(state, seat):
        groups.append(Choices(TakeTile, placements(state, seat)))
    if can_pay(state, seat):
        spaces = open_spaces(part.tombs[seat])
        groups.append(PaidTiles(board(state).hands[seat], part.collections[seat], spaces))
    return groups


Answer = Callable[[State, int], bool]


def more_with_gifts(before: Answer) -> Answer:
    """Whoever could build a tile with a gift or for discards is asked; from public counts only (R18)."""

    def more(state: State, seat: int) -> bool:
        gift = bool(state.frame_of(Gifts).left) and can_build(state, seat)
        return gift or can_pay(state, seat) or before(state, seat)

    return more


def take_tile(tx: Transaction, frame: Gifts, seat: int, action: TakeTile) -> None:
    frame.left -= 1
    build_with_gifts(tx, frame, seat, action)


def build_for_discards(tx: Transaction, frame: Gifts, seat: int, action: BuildTile) -> None:
    """The discards are paid first; what the tile brings cannot pay for it (R82)."""
    kinds = tx.rules.tables["tiles"]
    cards = tuple(name for name in action.paid if name not in kinds)
    tx.emit(TilePaid(seat, cards, tuple(name for name in action.paid if name in kinds)))
    build_with_gifts(tx, frame, seat, action)


def build_with_gifts(tx: Transaction, frame: Gifts, seat: int, action: TakeTile | BuildTile) -> None:
    """Stones of a tile are put down while gifts are taken like those that are gifts themselves (R77)."""
    if action.tile == STONE:
        frame.step = STONE_LAID
    build(tx, seat, action.tile, action.row, action.place)


def why_no_gift_tile(state: State, seat: int, action: TakeTile) -> Refusal:
    if not state.frame_of(Gifts).left:
        text = "All your gifts are taken; further tiles cost two discards each."
        return Refusal("no_gift_left", "afterlife-6", text)
    refused = why_not_there(state, seat, action.tile, action.row, action.place)
    assert refused is not None
    return refused


def why_no_paid_tile(state: State, seat: int, action: BuildTile) -> Refusal:
    refused = why_not_there(state, seat, action.tile, action.row, action.place)
    if refused is not None:
        return refused
    if len(action.paid) != PRICE:
        return Refusal("two_discards", "afterlife-7", f"A further tile costs exactly {PRICE} discards.")
    if THEFT in action.paid:
        return Refusal("theft_not_discarded", "R51", "Theft is never discarded: it stays with its owner.")
    if list(action.paid) != sorted(action.paid):
        return Refusal("not_in_order", "afterlife-7", "Name what you discard in alphabetical order.")
    held = {**board(state).hands[seat], **tombs(state).collections[seat]}
    held[action.tile] -= 1
    short = next(name for name in action.paid if action.paid.count(name) > held.get(name, 0))
    if short in state.rules.tables["tiles"]:
        text = "Beside the tile to build you do not have that many {tile} tiles."
        return Refusal("tile_not_held", "afterlife-7", text, {"tile": short})
    return Refusal("card_not_held", "afterlife-7", "You do not hold that many of {card}.", {"card": short})


OFFERS = {"gift": tile_groups, "gift_end": tile_groups}
EFFECTS: Effects = {TakeTile: take_tile, BuildTile: build_for_discards}
WHY_NOT: dict[type[Action], Reason] = {TakeTile: why_no_gift_tile, BuildTile: why_no_paid_tile}
REASONS: Reasons = {"gift": WHY_NOT, "gift_end": WHY_NOT}
ACTIONS = (TakeTile, BuildTile)
EVENTS = (TilePaid,)
