"""What a viewer may know: everything but the decks and the cards that left the game (card-setup-4, R63)."""

from __future__ import annotations

from typing import cast

import msgspec

from amunre.kernel.messages import ARBITER
from amunre.kernel.state import State
from amunre.kernel.view import View
from amunre.rules.cardgame.table import NAME, table
from amunre.rules.shared.points import ScoreItem


class StackView(msgspec.Struct, frozen=True):
    """An extended province."""

    cards: tuple[str, ...]
    """From the lowest to the uppermost."""
    tokens: int


class CardSeatView(msgspec.Struct, frozen=True):
    points: int
    gold: int
    reserve: tuple[int, ...]
    spent: tuple[int, ...]
    bid: int
    """The gold card that is out, -1 for none."""
    bid_on: str
    won: str
    """A province card won and not laid yet."""
    offered: int
    """Worth of the opened offering of this kingdom, -1 before."""
    stacks: tuple[StackView, ...]


class CardTableView(msgspec.Struct, frozen=True):
    kingdom: int
    auction: int
    order: tuple[int, ...]
    level: int
    collective: int
    up: tuple[str, ...]
    decks: tuple[int, ...]
    """Cards left in the deck of each kingdom."""
    seats: tuple[CardSeatView, ...]
    items: tuple[ScoreItem, ...]
    boxes: tuple[tuple[str, ...], ...] | None
    """Only in a finished game seen whole."""


def card_view(seen: View) -> CardTableView:
    return cast(CardTableView, seen.parts[NAME])


def show(state: State, viewer: int) -> CardTableView:
    found = table(state)
    return CardTableView(
        kingdom=found.kingdom,
        auction=found.auction,
        order=tuple(found.order),
        level=found.level,
        collective=found.collective,
        up=tuple(found.up),
        decks=tuple(map(len, found.decks)),
        seats=tuple(show_seat(state, seat) for seat in range(state.players)),
        items=tuple(found.items),
        boxes=tuple(map(tuple, found.boxes)) if viewer == ARBITER else None,
    )


def show_seat(state: State, seat: int) -> CardSeatView:
    found = table(state)
    return CardSeatView(
        points=found.points[seat],
        gold=found.gold[seat],
        reserve=tuple(found.reserves[seat]),
        spent=tuple(found.spent(seat)),
        bid=found.bids[seat],
        bid_on=found.bid_on[seat],
        won=found.won[seat],
        offered=found.offered[seat],
        stacks=tuple(
            StackView(tuple(stack), tokens)
            for stack, tokens in zip(found.stacks[seat], found.tokens[seat], strict=True)
        ),
    )
