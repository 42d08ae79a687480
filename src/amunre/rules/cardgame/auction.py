"""Auction: gold cards are laid at provinces until everybody has one out (card-auction-1 to 5)."""

from __future__ import annotations

from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.errors import Facts, Refusal
from amunre.kernel.legal import Choices, Legal
from amunre.kernel.messages import EVERYONE, Action, Audience, Event
from amunre.kernel.phases import Once, Phase
from amunre.kernel.ruleset import Effects, Question, Reasons
from amunre.kernel.state import Frame, State
from amunre.rules.cardgame.table import NOBODY, PROVINCES_EACH, card_set, table
from amunre.rules.shared.order import Passed


class BidCard(Action, frozen=True):
    """Lay a gold card at a province card: one without a bid, or with a lower one."""

    province: str
    card: int
    notation: ClassVar[str] = "bid {province:province} {card:number}"


class AuctionBegan(Event, frozen=True):
    """Province cards are turned up, one for each player."""

    kingdom: int
    auction: int
    provinces: tuple[str, ...]
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        found = table(state)
        if found.kingdom != self.kingdom:
            found.offered = [NOBODY] * state.players
        found.kingdom, found.auction = self.kingdom, self.auction
        found.up = list(self.provinces)
        deck = found.decks[self.kingdom - 1]
        found.decks[self.kingdom - 1] = [name for name in deck if name not in self.provinces]


class BidReturned(Event, frozen=True):
    """A gold card that was outbid goes back to the open reserve, at once."""

    seat: int
    province: str
    card: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        found = table(state)
        found.bids[self.seat], found.bid_on[self.seat] = NOBODY, ""
        found.put_back(self.seat, self.card)


class CardBid(Event, frozen=True):
    seat: int
    province: str
    card: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        found = table(state)
        found.reserves[self.seat].remove(self.card)
        found.bids[self.seat], found.bid_on[self.seat] = self.card, self.province


class ProvinceWon(Event, frozen=True):
    """A seat takes its province card; the gold card is spent, but a 0 goes back to the reserve."""

    seat: int
    province: str
    card: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        found = table(state)
        found.up.remove(self.province)
        found.bids[self.seat], found.bid_on[self.seat] = NOBODY, ""
        found.won[self.seat] = self.province
        if self.card == 0:
            found.put_back(self.seat, 0)


def begin_auction(tx: Transaction) -> None:
    """The top cards of the kingdom's deck come up, one for each player (card-auction-1)."""
    found = table(tx.state)
    kingdom, auction = found.kingdom, found.auction + 1
    if auction == 1 or auction > PROVINCES_EACH:
        kingdom, auction = kingdom + 1, 1
    deck = found.decks[kingdom - 1]
    tx.emit(AuctionBegan(kingdom, auction, tuple(reversed(deck[-tx.state.players :]))))


def bidding(tx: Transaction, frame: Frame) -> None:
    """Turn after turn from the Pharaoh on; whoever has a card out passes (card-auction-2, R62)."""
    found = table(tx.state)
    while NOBODY in found.bids:
        seat = found.order[frame.step % tx.state.players]
        if found.bids[seat] == NOBODY:
            tx.ask((seat,), "bid")
            return
        frame.step += 1
        tx.emit(Passed(seat))
    tx.pop()


def bid_at(state: State, province: str) -> int:
    """The gold card that lies at a province card, or ``NOBODY``."""
    found = table(state)
    return found.bids[found.bid_on.index(province)] if province in found.bid_on else NOBODY


def legal_bids(state: State, seat: int) -> Legal:
    """Every card of the reserve that is higher than what lies there (card-auction-3)."""
    found = table(state)
    reserve = found.reserves[seat]
    lowest = [(province, bid_at(state, province)) for province in found.up]
    return Legal(
        [Choices(BidCard, [(province, card) for province, bid in lowest for card in reserve if card > bid])]
    )


def play_bid(tx: Transaction, frame: Frame, seat: int, action: BidCard) -> None:
    found = table(tx.state)
    if action.province in found.bid_on:
        loser = found.bid_on.index(action.province)
        tx.emit(BidReturned(loser, action.province, found.bids[loser]))
    tx.emit(CardBid(seat, action.province, action.card))
    frame.step += 1


def why_no_bid(state: State, seat: int, action: BidCard) -> Refusal:
    found = table(state)
    if action.province not in card_set(state).cards:
        text = "There is no province called {name}."
        return Refusal("unknown_province", "card-auction-3", text, {"name": action.province})
    if action.province not in found.up:
        text = "{province} is not for auction now."
        return Refusal("not_for_auction", "card-auction-3", text, {"province": action.province})
    if action.card not in found.reserves[seat]:
        text = "The {card} is not in your reserve."
        return Refusal("gold_card_not_there", "card-auction-3", text, {"card": action.card})
    text = "A {card} lies at {province}; only a higher card beats it."
    facts: Facts = {"card": bid_at(state, action.province), "province": action.province}
    return Refusal("bid_too_low", "card-auction-3", text, facts)


def take_provinces(tx: Transaction) -> None:
    """All take what their card lies at, in turn order (card-auction-5)."""
    found = table(tx.state)
    for seat in found.order:
        tx.emit(ProvinceWon(seat, found.bid_on[seat], found.bids[seat]))


PHASES: dict[str, Phase] = {
    "provinces": Once(begin_auction),
    "bidding": bidding,
    "claims": Once(take_provinces),
}
QUESTIONS = {"bid": Question(legal_bids, "Lay a gold card at a province that has none, or a lower one.")}
EFFECTS: Effects = {BidCard: play_bid}
REASONS: Reasons = {"bid": {BidCard: why_no_bid}}
ACTIONS = (BidCard,)
EVENTS = (AuctionBegan, Passed, BidReturned, CardBid, ProvinceWon)
