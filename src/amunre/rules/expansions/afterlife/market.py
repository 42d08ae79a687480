"""Tiles in the market: buying them, and the afterlife card (afterlife-2, afterlife-8)."""

from __future__ import annotations

from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.errors import Refusal
from amunre.kernel.legal import Choices, Group
from amunre.kernel.messages import EVERYONE, Action, Audience, Event
from amunre.kernel.ruleset import Effects, Reason, Reasons
from amunre.kernel.state import Frame, State
from amunre.rules.base.board import board
from amunre.rules.base.cards import Card
from amunre.rules.base.market import play_purchase
from amunre.rules.base.prices import (
    ONCE_A_TURN,
    Kind,
    Purchase,
    in_market,
    may_buy,
    outside_the_market,
    why_no_purchase,
)
from amunre.rules.base.refusals import not_held
from amunre.rules.expansions.afterlife.building import build, draw_tiles, why_not_there
from amunre.rules.expansions.afterlife.tombs import placements, tiles_left, tombs

CARD = "afterlife"
TILES_STAGE = 10
"""Before favour cards in the order of kinds."""


class BuyTiles(Purchase, frozen=True):
    """Buy tomb tiles; the number is said before drawing (R50)."""

    notation: ClassVar[str] = "buy {count:number} tile(s)"


class AfterlifeDraw(Action, frozen=True):
    """Play the afterlife card and draw a tile."""

    notation: ClassVar[str] = "afterlife draw"


class AfterlifeBuild(Action, frozen=True):
    """Play the afterlife card and build a tile."""

    tile: str
    row: int
    place: int
    notation: ClassVar[str] = "afterlife build {tile:tile} {row:number} {place:number}"


class AfterlifePlayed(Event, frozen=True):
    """The afterlife card is played and discarded; no second one follows in this market turn."""

    seat: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        table = board(state)
        table.discard_card(self.seat, CARD)
        tombs(state).played[self.seat] = table.round


def most_tiles(state: State, seat: int) -> int:
    return tiles_left(state)


KINDS = {"tiles": Kind(TILES_STAGE, BuyTiles, most_tiles, draw_tiles)}
CARDS = {CARD: Card("market")}


def card_groups(state: State, seat: int) -> list[Group]:
    """Draw or build, once in a market turn (afterlife-8)."""
    if CARD not in board(state).hands[seat] or was_played(state, seat):
        return []
    groups: list[Group] = []
    if tiles_left(state):
        groups.append(Choices(AfterlifeDraw, [()]))
    rows = placements(state, seat)
    if rows:
        groups.append(Choices(AfterlifeBuild, rows))
    return groups


def was_played(state: State, seat: int) -> bool:
    return tombs(state).played[seat] == board(state).round


def between_stones(state: State, seat: int) -> list[Group]:
    """Like the other cards of the market it may come while bought stones are placed (R81)."""
    return card_groups(state, seat) if in_market(state) else []


def play_draw(tx: Transaction, frame: Frame, seat: int, action: AfterlifeDraw) -> None:
    tx.emit(AfterlifePlayed(seat))
    draw_tiles(tx, seat, 1)


def play_build(tx: Transaction, frame: Frame, seat: int, action: AfterlifeBuild) -> None:
    tx.emit(AfterlifePlayed(seat))
    build(tx, seat, action.tile, action.row, action.place)


def why_no_tiles(state: State, seat: int, action: BuyTiles) -> Refusal:
    if action.count > tiles_left(state) and may_buy(state, KINDS["tiles"]):
        return too_few_tiles(state)
    return why_no_purchase(state, seat, action)


def too_few_tiles(state: State) -> Refusal:
    return Refusal(
        "not_enough_tiles", "R50", "Tomb tiles left to draw: {count}.", {"count": tiles_left(state)}
    )


def why_no_card(state: State, seat: int) -> Refusal | None:
    outside = outside_the_market(state)
    if outside is None and was_played(state, seat):
        return Refusal("already_played", "game-4", ONCE_A_TURN, {"card": CARD})
    return outside or not_held(state, seat, CARD, "afterlife-8")


def why_no_draw(state: State, seat: int, action: AfterlifeDraw) -> Refusal:
    return why_no_card(state, seat) or too_few_tiles(state)


def why_no_build(state: State, seat: int, action: AfterlifeBuild) -> Refusal:
    refused = why_no_card(state, seat) or why_not_there(state, seat, action.tile, action.row, action.place)
    assert refused is not None
    return refused


OFFERS = {"market": card_groups, "place_stone": between_stones}
EFFECTS: Effects = {BuyTiles: play_purchase, AfterlifeDraw: play_draw, AfterlifeBuild: play_build}
CARD_REASONS: dict[type[Action], Reason] = {AfterlifeDraw: why_no_draw, AfterlifeBuild: why_no_build}
REASONS: Reasons = {"market": {BuyTiles: why_no_tiles, **CARD_REASONS}, "place_stone": CARD_REASONS}
ACTIONS = (BuyTiles, AfterlifeDraw, AfterlifeBuild)
EVENTS = (AfterlifePlayed,)
