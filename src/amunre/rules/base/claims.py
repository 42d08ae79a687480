"""Claims: each winner in turn pays, takes control and is blessed (rules auction-9 and auction-10)."""

from __future__ import annotations

from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.legal import Legal
from amunre.kernel.messages import EVERYONE, Audience, Event
from amunre.kernel.phases import EachSeat, Once, Phase
from amunre.kernel.ruleset import Question
from amunre.kernel.state import Frame, State
from amunre.rules.base.bids import UNPLAYED
from amunre.rules.base.board import NOBODY, board, components, turn_order
from amunre.rules.base.cards import SellCard, draw, play_sale, sales, why_no_sale
from amunre.rules.base.points import points
from amunre.rules.base.refusals import refuser
from amunre.rules.base.stones import place_stone


class ProvinceTaken(Event, frozen=True):
    """A seat pays its bid and takes control."""

    seat: int
    province: str
    price: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        table = board(state)
        table.gold[self.seat] -= self.price
        table.take_province(self.seat, self.province)


class BlessingCardsTaken(Event, frozen=True):
    """The winner takes up the cards that lay face down in the province."""

    seat: int
    province: str
    count: int
    cards: tuple[str, ...]
    audience: ClassVar[Audience] = Audience(("seat", "province", "count"), ("cards",))

    def apply(self, state: State) -> None:
        table = board(state)
        for card in table.blessings.pop(self.province):
            table.take_card(self.seat, card)


class BlessingGoldTaken(Event, frozen=True):
    seat: int
    province: str
    gold: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        board(state).gold[self.seat] += self.gold


class AuctionCleared(Event, frozen=True):
    """Scribes come off the ladders; played bribery and protection go to the discards."""

    discarded: tuple[str, ...]
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        table = board(state)
        players = state.players
        table.discards.extend(self.discarded)
        table.used.extend(table.up)
        table.up.clear()
        table.scribes = [""] * players
        table.amounts = [NOBODY] * players
        table.bribery = [UNPLAYED] * players
        table.protection = [UNPLAYED] * players


def claim(tx: Transaction, frame: Frame) -> None:
    state = tx.state
    table = board(state)
    seat = frame.data[0]
    province, price = table.scribes[seat], table.amounts[seat]
    if table.gold[seat] < price:
        tx.ask((seat,), "pay")
        return
    tx.pop()
    tx.emit(ProvinceTaken(seat, province, price))
    bless(tx, seat, province)


def bless(tx: Transaction, seat: int, province: str) -> None:
    """The blessing comes after the price is paid (auction-10); stones are put down one by one (R55)."""
    blessing = components(tx.state).provinces[province]
    if blessing.blessing_cards:
        points(tx.state).blessing_cards(tx, seat, province)
    if blessing.blessing_gold:
        tx.emit(BlessingGoldTaken(seat, province, blessing.blessing_gold))
    for _ in range(blessing.blessing_stones):
        place_stone(tx, seat, province)


def take_set_out_cards(tx: Transaction, seat: int, province: str) -> None:
    cards = board(tx.state).blessings.get(province)
    if cards:
        tx.emit(BlessingCardsTaken(seat, province, len(cards), tuple(cards)))


def draw_blessing(tx: Transaction, seat: int, province: str) -> None:
    draw(tx, seat, components(tx.state).provinces[province].blessing_cards)


def legal_payment(state: State, seat: int) -> Legal:
    return Legal(sales(state, seat))


def clear_auction(tx: Transaction) -> None:
    table = board(tx.state)
    discarded = tuple(
        card
        for card, played in (("bribery", table.bribery), ("protection", table.protection))
        for force in played
        if force != UNPLAYED
    )
    tx.emit(AuctionCleared(discarded))


PHASES: dict[str, Phase] = {
    "claims": EachSeat("claim", turn_order),
    "claim": claim,
    "clear_auction": Once(clear_auction),
}
QUESTIONS = {
    "pay": Question(
        legal=legal_payment,
        play=play_sale,
        refuse=refuser({SellCard: why_no_sale}),
        prompt="Your gold does not cover your bid: sell favour cards until it does.",
    ),
}
EVENTS = (ProvinceTaken, BlessingCardsTaken, BlessingGoldTaken, AuctionCleared)
