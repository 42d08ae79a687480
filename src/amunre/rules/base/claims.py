"""Claims: each winner in turn pays, takes control and is blessed (rules auction-9 and auction-10)."""

from __future__ import annotations

from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.legal import Legal
from amunre.kernel.messages import EVERYONE, Audience, Event
from amunre.kernel.phases import EachSeat, Once, Phase
from amunre.kernel.ruleset import Question, Reasons
from amunre.kernel.state import SeatTurn, State
from amunre.rules.base.bids import UNPLAYED
from amunre.rules.base.board import NOBODY, board, components
from amunre.rules.base.cards import SellCard, draw, sales, why_no_sale
from amunre.rules.base.points import points
from amunre.rules.shared.order import turn_order


class BidPaid(Event, frozen=True):
    seat: int
    price: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        board(state).gold[self.seat] -= self.price


class ProvinceTaken(Event, frozen=True):
    """A seat takes control of a province."""

    seat: int
    province: str
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        board(state).take_province(self.seat, self.province)


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
        table.discards.extend(self.discarded)
        taken = [name for names in table.lands for name in names if name in table.up]
        table.used.extend(name for name in table.up if name in taken)
        table.up = [name for name in table.up if name not in taken]
        table.scribes = [""] * len(table.scribes)
        table.amounts = [NOBODY] * len(table.scribes)
        table.protection = [UNPLAYED] * len(table.scribes)
        table.bribery = [UNPLAYED] * state.players


def claim(tx: Transaction, frame: SeatTurn) -> None:
    seat = frame.seat
    if not pay_bids(tx, seat):
        return
    tx.pop()
    take(tx, seat, board(tx.state).scribes[seat])


def pay_bids(tx: Transaction, seat: int) -> bool:
    """Pay for one's bids; where the gold is short, ask what to sell first (auction-9, R68)."""
    table = board(tx.state)
    price = sum(table.amounts[scribe] for scribe in table.scribes_of(seat))
    if table.gold[seat] < price:
        tx.ask((seat,), "pay")
        return False
    tx.emit(BidPaid(seat, price))
    return True


def take(tx: Transaction, seat: int, province: str) -> None:
    """Control first, then what comes with the province, then its blessing."""
    tx.emit(ProvinceTaken(seat, province))
    points(tx.state).province_gained(tx, seat, province)
    bless(tx, seat, province)


def nothing_gained(tx: Transaction, seat: int, province: str) -> None:
    """Nothing but the blessing comes with a province."""


def bless(tx: Transaction, seat: int, province: str) -> None:
    """The blessing comes after the price is paid (auction-10); stones are put down one by one (R55)."""
    blessing = components(tx.state).provinces[province]
    if blessing.blessing_cards:
        points(tx.state).blessing_cards(tx, seat, province)
    if blessing.blessing_gold:
        tx.emit(BlessingGoldTaken(seat, province, blessing.blessing_gold))
    points(tx.state).lay_stones(tx, seat, province, blessing.blessing_stones)


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
    "pay": Question(legal_payment, "Your gold does not cover your bid: sell favour cards until it does."),
}
REASONS: Reasons = {"pay": {SellCard: why_no_sale}}
EVENTS = (BidPaid, ProvinceTaken, BlessingCardsTaken, BlessingGoldTaken, AuctionCleared)
