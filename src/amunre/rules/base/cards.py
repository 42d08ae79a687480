"""Favour cards: the table of cards, drawing, selling (rules game-3, game-4, game-7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import msgspec

from amunre.kernel.engine import Transaction
from amunre.kernel.errors import Refusal
from amunre.kernel.legal import Choices, Group
from amunre.kernel.messages import EVERYONE, Action, Audience, Event
from amunre.kernel.ruleset import Effects
from amunre.kernel.state import Frame, State
from amunre.rules.base.board import board
from amunre.rules.base.refusals import not_held

THEFT = "theft"


class Card(msgspec.Struct, frozen=True):
    """A row of the card table: where a card may be played, and what a scheme asks for."""

    window: str
    """Phase in which it is played: auction, market, offering, harvest or scoring."""
    holds: Callable[[State, int], bool] | None = None
    """For schemes: whether the seat's provinces satisfy it (rule scoring-7)."""
    with_theft_only: str = ""
    """For offering cards that need theft beside them: the paragraph that says so."""


CARDS = {
    "bribery": Card("auction"),
    "protection": Card("auction"),
    "architect": Card("market"),
    "cultivation": Card("market"),
    "influence": Card("offering"),
    THEFT: Card("offering"),
    "treasury": Card("harvest"),
    "abundance": Card("harvest"),
}


class SellCard(Action, frozen=True):
    """Discard a favour card for 1 gold; possible at every decision of one's own (game-3, R67)."""

    card: str
    notation: ClassVar[str] = "sell {card:card}"


class CardsDrawn(Event, frozen=True):
    """A seat draws favour cards; others learn how many."""

    seat: int
    count: int
    cards: tuple[str, ...]
    audience: ClassVar[Audience] = Audience(("seat", "count"), ("cards",))

    def apply(self, state: State) -> None:
        table = board(state)
        del table.deck[len(table.deck) - self.count :]
        for card in self.cards:
            table.take_card(self.seat, card)


class DeckReshuffled(Event, frozen=True):
    """The discards become the favour deck (R35). The new order is seen by nobody."""

    count: int
    deck: tuple[str, ...]
    audience: ClassVar[Audience] = Audience(("count",))

    def apply(self, state: State) -> None:
        table = board(state)
        table.deck = list(self.deck)
        table.discards.clear()


class CardSold(Event, frozen=True):
    """A favour card is discarded face up for 1 gold."""

    seat: int
    card: str
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        table = board(state)
        table.discard_card(self.seat, self.card)
        table.gold[self.seat] += 1


class CardDiscarded(Event, frozen=True):
    """A favour card is played and goes to the discards at once."""

    seat: int
    card: str
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        board(state).discard_card(self.seat, self.card)


def available(state: State) -> int:
    """How many favour cards can be drawn at all (R10)."""
    table = board(state)
    return len(table.deck) + len(table.discards)


def draw(tx: Transaction, seat: int, count: int) -> None:
    """Draw cards into a hand: what is left, a reshuffle, then on; never more than there are (R10, R35)."""
    table = board(tx.state)
    while count > 0 and refill(tx):
        portion = tuple(reversed(table.deck[-count:]))
        tx.emit(CardsDrawn(seat, len(portion), portion))
        count -= len(portion)


def refill(tx: Transaction) -> bool:
    """Reshuffle the discards if the deck is empty; false if there is nothing left to draw."""
    table = board(tx.state)
    if not table.deck and table.discards:
        order = tuple(tx.shuffled("favour_deck", sorted(table.discards)))
        tx.emit(DeckReshuffled(len(order), order))
    return bool(table.deck)


def sales(state: State, seat: int) -> list[Group]:
    """The group of possible sales, if the seat holds anything to sell."""
    hand = board(state).hands[seat]
    return [Choices(SellCard, [(card,) for card in sorted(hand)])] if hand else []


def play_sale(tx: Transaction, frame: Frame, seat: int, action: SellCard) -> None:
    tx.emit(CardSold(seat, action.card))


def why_no_sale(state: State, seat: int, action: SellCard) -> Refusal:
    if action.card == THEFT:
        return Refusal("theft_not_sold", "game-3", "Theft is never sold: it stays with its owner.")
    missing = not_held(state, seat, action.card, "game-3")
    assert missing is not None
    return missing


ACTIONS = (SellCard,)
EFFECTS: Effects = {SellCard: play_sale}
EVENTS = (CardsDrawn, DeckReshuffled, CardSold, CardDiscarded)
