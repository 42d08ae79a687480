"""A second book of gold, kept from events alone (invariant: gold = what came in - what went out)."""

from __future__ import annotations

from amunre.kernel.messages import Event
from amunre.rules.base.auction import BidPlaced
from amunre.rules.base.cards import CardSold
from amunre.rules.base.claims import BlessingGoldTaken, ProvinceTaken
from amunre.rules.base.harvest import Harvested
from amunre.rules.base.market import Bought
from amunre.rules.base.offering import OfferingsRevealed, TheftPaid
from amunre.rules.base.scoring import CardsSoldAtTheEnd
from amunre.rules.base.setup import HandDealt


def gold_flows(event: Event) -> dict[int, int]:
    """What an event says it pays to or takes from each seat."""
    match event:
        case HandDealt(seat, gold) | TheftPaid(seat, gold) | BlessingGoldTaken(seat, _, gold):
            return {seat: gold}
        case CardSold(seat):
            return {seat: 1}
        case ProvinceTaken(seat, _, price) | Bought(seat, _, _, price):
            return {seat: -price}
        case Harvested(seat, items, gold):
            assert gold == sum(item[2] for item in items)
            return {seat: gold}
        case OfferingsRevealed(offers):
            return {seat: len(offer.sold) - offer.gold for seat, offer in enumerate(offers)}
        case CardsSoldAtTheEnd(sold):
            return {seat: len(cards) for seat, cards in enumerate(sold)}
        case _:
            return {}


class Ledger:
    """Balances by seat."""

    def __init__(self, players: int) -> None:
        self.gold = [0] * players
        self.bids = 0

    def book(self, event: Event) -> None:
        for seat, gold in gold_flows(event).items():
            self.gold[seat] += gold
        self.bids += isinstance(event, BidPlaced)
