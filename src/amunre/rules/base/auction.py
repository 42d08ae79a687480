"""Auction: provinces come up and scribes bid for them (rules auction-1 to auction-8)."""

from __future__ import annotations

from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.legal import Choices, Group, Legal
from amunre.kernel.messages import EVERYONE, Action, Audience, Event
from amunre.kernel.phases import Once, Phase
from amunre.kernel.ruleset import Question
from amunre.kernel.state import Frame, State
from amunre.rules.base.bids import (
    IN_FORCE,
    UNPLAYED,
    PlaceBid,
    bid_steps,
    is_decided,
    must_bid,
    why_no_bid,
    worth,
)
from amunre.rules.base.board import board, components
from amunre.rules.base.cards import SellCard, play_sale, refill, sales, why_no_sale
from amunre.rules.base.points import points
from amunre.rules.base.refusals import refuser


class RoundBegan(Event, frozen=True):
    kingdom: int
    round: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        table = board(state)
        table.kingdom = self.kingdom
        table.round = self.round


class ProvincesCameUp(Event, frozen=True):
    provinces: tuple[str, ...]
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        table = board(state)
        table.up = list(self.provinces)
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
    province: str
    amount: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        table = board(state)
        points(state).scribe_moved(state, self.seat)
        table.scribes[self.seat] = self.province
        table.amounts[self.seat] = self.amount


class AuctionCardPlayed(Event, frozen=True):
    """Bribery or protection is laid face up before its owner, where it stays to the auction's end (R5)."""

    seat: int
    card: str
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        table = board(state)
        table.drop_card(self.seat, self.card)
        force = table.bribery if self.card == "bribery" else table.protection
        force[self.seat] = IN_FORCE


class Passed(Event, frozen=True):
    seat: int
    audience: ClassVar[Audience] = EVERYONE


# Provinces come up


def bring_up_provinces(tx: Transaction) -> None:
    table = board(tx.state)
    tx.emit(RoundBegan(1 if table.round < 3 else 2, table.round + 1))
    put_up(tx, tuple(reversed(table.province_deck[-tx.state.players :])))


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
        if must_bid(state, seat):
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
    table = board(state)
    hand = table.hands[seat]
    scribe = table.scribes[seat]
    steps = bid_steps(state, seat)
    may_return = table.bribery[seat] == IN_FORCE
    rows = [
        (province, step, False, False)
        for province in steps
        if province != scribe or may_return
        for step in steps[province]
    ]
    groups: list[Group] = [Choices(PlaceBid, rows)]
    if "bribery" in hand or "protection" in hand:
        limit = worth(state, seat)
        bribe = "bribery" in hand and bool(scribe) and table.bribery[seat] == UNPLAYED
        protect = "protection" in hand and table.protection[seat] == UNPLAYED
        for bribery, protection in ((True, False), (False, True), (True, True)):
            if (bribery and not bribe) or (protection and not protect):
                continue
            cost = bribery + protection  # a played card is no longer worth 1 gold (R5, R27)
            rows = [
                (province, step, bribery, protection)
                for province in steps
                if province != scribe or may_return or bribery
                for step in steps[province]
                if step <= limit - cost
            ]
            groups.append(Choices(PlaceBid, rows))
    return Legal(groups + sales(state, seat))


def play_bid(tx: Transaction, seat: int, action: Action) -> None:
    if isinstance(action, SellCard):
        play_sale(tx, seat, action)
        return
    assert isinstance(action, PlaceBid)
    if action.bribery:
        tx.emit(AuctionCardPlayed(seat, "bribery"))
    tx.emit(BidPlaced(seat, action.province, action.amount))
    if action.protection:
        tx.emit(AuctionCardPlayed(seat, "protection"))
    tx.state.frame.step += 1


def cards_stay_in_force(state: State, seat: int) -> None:
    """Bribery and protection follow the player to the end of the auction (auction-6, auction-7)."""


PHASES: dict[str, Phase] = {
    "provinces": Once(bring_up_provinces),
    "auction": bidding,
}
QUESTIONS = {
    "bid": Question(
        legal=legal_bids,
        play=play_bid,
        refuse=refuser({PlaceBid: why_no_bid, SellCard: why_no_sale}),
        prompt="You must bid: choose a province and a step above every scribe there.",
    ),
}
EVENTS = (
    RoundBegan,
    ProvincesCameUp,
    BlessingSetOut,
    BidPlaced,
    AuctionCardPlayed,
    Passed,
)
