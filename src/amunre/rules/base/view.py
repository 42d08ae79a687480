"""What a viewer may know of the table (rule game-8, R13)."""

from __future__ import annotations

from typing import cast

import msgspec

from amunre.kernel.messages import ARBITER
from amunre.kernel.state import State
from amunre.kernel.view import View
from amunre.rules.base.board import Board, board, provinces_in_hand
from amunre.rules.base.points import points
from amunre.rules.shared.points import ScoreItem


class ProvinceView(msgspec.Struct, frozen=True):
    owner: int
    """Seat that controls it, -1 for nobody."""
    farmers: int
    """Farmers on fields."""
    extra_farmers: int
    """Farmers beside the fields, printed ones not included."""
    stones: int
    pyramids: int
    blessing_cards: int
    """Favour cards lying face down in it."""


class SeatView(msgspec.Struct, frozen=True):
    points: int
    gold: int | None
    """``None`` where the table keeps it hidden (R13)."""
    cards: int | None
    """Favour cards in hand, theft not counted; ``None`` where hidden."""
    hand: dict[str, int] | None
    """Favour cards by name; only one's own."""
    scribes: tuple[str, ...]
    """Provinces in which the seat's scribes stand; empty for one that is not placed."""
    bids: tuple[int, ...]
    protection: tuple[int, ...]
    """For each scribe: 0 not played, 1 in force, 2 used up."""
    bribery: int
    offered: int
    laid: tuple[str, ...]
    """Cards that lie open from the offering."""
    dealt: tuple[str, ...] | None
    """Start schemes to choose from; only one's own."""
    dealt_count: int
    has_given_up: bool
    given_up: str | None
    """The start scheme given up: only one's own; empty before the choice."""


class TableView(msgspec.Struct, frozen=True):
    kingdom: int
    round: int
    order: tuple[int, ...]
    temple: int
    collective: int
    seats: tuple[SeatView, ...]
    provinces: dict[str, ProvinceView]
    up: tuple[str, ...]
    fresh: tuple[str, ...]
    """Provinces that came up in this round."""
    used: tuple[str, ...]
    blocked: tuple[str, ...]
    out: tuple[str, ...]
    """Provinces known to have left the game."""
    province_deck: int
    held: tuple[str, ...]
    """Provinces of the deck that the viewer holds in hand."""
    favour_deck: int
    gone: int
    """Start schemes that left the game unseen."""
    discards: tuple[str, ...]
    harvest_cards: dict[str, str]
    shown: tuple[str, ...]
    items: tuple[ScoreItem, ...]
    deck_order: tuple[str, ...] | None
    """Only in a finished game seen whole."""


def hidden(state: State) -> bool:
    """Gold and card counts of others are not shown (R13, ``memory=closed``)."""
    return False


def table_view(seen: View) -> TableView:
    return cast(TableView, seen.parts["base"])


def show(state: State, viewer: int) -> TableView:
    table = board(state)
    open_counts = points(state).others_gold_and_counts(state) or state.outcome is not None
    return TableView(
        kingdom=table.kingdom,
        round=table.round,
        order=tuple(table.order),
        temple=table.temple,
        collective=table.collective,
        seats=tuple(show_seat(table, seat, viewer, open_counts) for seat in range(state.players)),
        provinces={
            name: ProvinceView(  # positions, not names: bots look at very many tables
                owner,
                table.farmers[name],
                table.extra_farmers[name],
                table.stones[name],
                table.pyramids[name],
                len(table.blessings.get(name, ())),
            )
            for name, owner in table.owner.items()
        },
        up=tuple(table.up),
        fresh=tuple(table.fresh),
        used=tuple(table.used),
        blocked=tuple(table.blocked),
        out=tuple(sorted(table.box)) if table.kingdom == 2 else (),
        province_deck=len(table.province_deck),
        held=tuple(sorted(provinces_in_hand(state, viewer))),
        favour_deck=len(table.deck),
        gone=len(table.gone),
        discards=tuple(table.discards),
        harvest_cards=dict(table.harvest_cards),
        shown=tuple(table.shown),
        items=tuple(table.items),
        deck_order=tuple(table.deck) if viewer == ARBITER else None,
    )


def show_seat(table: Board, seat: int, viewer: int, open_counts: bool) -> SeatView:
    own = viewer in (seat, ARBITER)
    scribes = table.scribes_of(seat)
    return SeatView(
        points=table.points[seat],
        gold=table.gold[seat] if own or open_counts else None,
        cards=table.cards_held(seat) if own or open_counts else None,
        hand=dict(sorted(table.hands[seat].items())) if own else None,
        scribes=tuple([table.scribes[scribe] for scribe in scribes]),
        bids=tuple([table.amounts[scribe] for scribe in scribes]),
        protection=tuple([table.protection[scribe] for scribe in scribes]),
        bribery=table.bribery[seat],
        offered=table.offered[seat],
        laid=tuple(table.laid[seat]),
        dealt=tuple(table.dealt[seat]) if own else None,
        dealt_count=len(table.dealt[seat]),
        has_given_up=bool(table.given_up[seat]),
        given_up=table.given_up[seat] if own else None,
    )
