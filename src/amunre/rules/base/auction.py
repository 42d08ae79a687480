"""Auction: provinces come up and scribes bid for them (rules auction-1 to auction-8)."""

from __future__ import annotations

from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.legal import Choices, Group, Legal
from amunre.kernel.messages import EVERYONE, Audience, Event
from amunre.kernel.phases import Once, Phase
from amunre.kernel.ruleset import Effects, Question, Reasons
from amunre.kernel.state import Frame, State
from amunre.rules.base.bids import (
    IN_FORCE,
    PlaceBid,
    bid_rows,
    highest,
    is_decided,
    may_play,
    movable,
    why_no_bid,
)
from amunre.rules.base.board import NOBODY, ROUNDS_IN_A_KINGDOM, board, components
from amunre.rules.base.cards import SellCard, refill, sales, why_no_sale
from amunre.rules.base.points import points
from amunre.rules.shared.order import Passed


class RoundBegan(Event, frozen=True):
    kingdom: int
    round: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        table = board(state)
        table.kingdom = self.kingdom
        table.round = self.round


class ProvincesCameUp(Event, frozen=True):
    """Provinces join those that are for auction."""

    provinces: tuple[str, ...]
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        table = board(state)
        table.up.extend(self.provinces)
        table.fresh = list(self.provinces)
        table.province_deck = [name for name in table.province_deck if name not in self.provinces]


class BlessingSetOut(Event, frozen=True):
    """Favour cards are laid face down into a province, seen by nobody (R13)."""

    province: str
    count: int
    cards: tuple[str, ...]
    audience: ClassVar[Audience] = Audience(("province", "count"))

    def apply(self, state: State) -> None:
        table = board(state)
        del table.deck[len(table.deck) - self.count :]
        table.blessings.setdefault(self.province, []).extend(self.cards)


class BidPlaced(Event, frozen=True):
    seat: int
    scribe: int
    """Number of the scribe; a seat's first scribe has the seat's number."""
    province: str
    amount: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        table = board(state)
        points(state).scribe_moved(state, self.scribe)
        table.scribes[self.scribe] = self.province
        table.amounts[self.scribe] = self.amount


class BriberyPlayed(Event, frozen=True):
    """Bribery is laid face up before its owner, where it stays to the auction's end (R5)."""

    seat: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        table = board(state)
        table.drop_card(self.seat, "bribery")
        table.bribery[self.seat] = IN_FORCE


class ProtectionPlayed(Event, frozen=True):
    """Protection is laid face up for one scribe, where it stays to the auction's end (R5, R39)."""

    seat: int
    scribe: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        table = board(state)
        table.drop_card(self.seat, "protection")
        table.protection[self.scribe] = IN_FORCE


# Provinces come up


def begin_round(tx: Transaction) -> None:
    table = board(tx.state)
    tx.emit(RoundBegan(1 if table.round < ROUNDS_IN_A_KINGDOM else 2, table.round + 1))


def bring_up_provinces(tx: Transaction) -> None:
    begin_round(tx)
    table = board(tx.state)
    wanted = len(table.scribes) - len(table.up)
    put_up(tx, tuple(reversed(table.province_deck[-wanted:])))


def put_up(tx: Transaction, provinces: tuple[str, ...]) -> None:
    tx.emit(ProvincesCameUp(provinces))
    for province in provinces:
        points(tx.state).set_out_blessing(tx, province)


def nothing_set_out(tx: Transaction, province: str) -> None:
    """Blessings are drawn when the bid is resolved."""


def set_out_cards(tx: Transaction, province: str) -> None:
    """Blessing cards lie face down in the province from the start of the auction (auction-1)."""
    table = board(tx.state)
    count = components(tx.state).provinces[province].blessing_cards
    while count > 0 and refill(tx):
        portion = tuple(reversed(table.deck[-count:]))
        tx.emit(BlessingSetOut(province, len(portion), portion))
        count -= len(portion)


# Bidding


def bidding(tx: Transaction, frame: Frame) -> None:
    """Turn after turn in order; ``frame.step`` counts the turns."""
    state = tx.state
    while not is_decided(state):
        seat = board(state).order[frame.step % state.players]
        if movable(state, seat):
            tx.ask((seat,), "bid")
            return
        question = points(state).leader_question(state, seat)
        if question:
            tx.ask((seat,), question)
            return
        frame.step += 1
        tx.emit(Passed(seat))
    tx.pop()


def leader_just_passes(state: State, seat: int) -> str:
    """A leading player has nothing to decide, so the pass is not asked for (auction-2)."""
    return ""


def legal_bids(state: State, seat: int) -> Legal:
    bribe, protect = may_play(state, seat, "bribery"), may_play(state, seat, "protection")
    groups: list[Group] = []
    for bribery, protection in ((False, False), (True, False), (False, True), (True, True)):
        if bribery <= bribe and protection <= protect:
            rows = bid_rows(state, seat, bribery, protection)
            if rows:
                groups.append(Choices(PlaceBid, rows))
    return Legal(groups + sales(state, seat))


def play_bid(tx: Transaction, frame: Frame, seat: int, action: PlaceBid) -> None:
    state = tx.state
    table = board(state)
    scribe = next(one for one in movable(state, seat) if action.leaving in ("", table.scribes[one]))
    outbids = highest(state, action.province) != NOBODY
    if action.bribery:
        tx.emit(BriberyPlayed(seat))
    tx.emit(BidPlaced(seat, scribe, action.province, action.amount))
    if action.protection:
        tx.emit(ProtectionPlayed(seat, scribe))
    if outbids:
        points(state).after_outbidding(tx, action.province)
    frame.step += 1


def nothing_follows(tx: Transaction, province: str) -> None:
    """Outbidding has no further effect."""


def cards_stay_in_force(state: State, scribe: int) -> None:
    """Bribery and protection follow the player to the end of the auction (auction-6, auction-7)."""


PHASES: dict[str, Phase] = {
    "provinces": Once(bring_up_provinces),
    "auction": bidding,
}
QUESTIONS = {
    "bid": Question(legal_bids, "You must bid: choose a province and a step above every scribe there."),
}
EFFECTS: Effects = {PlaceBid: play_bid}
REASONS: Reasons = {"bid": {PlaceBid: why_no_bid, SellCard: why_no_sale}}
EVENTS = (
    RoundBegan,
    ProvincesCameUp,
    BlessingSetOut,
    BidPlaced,
    BriberyPlayed,
    ProtectionPlayed,
    Passed,
)
