"""A second book of gold, kept from what events say and not from what they do (game-6)."""

from __future__ import annotations

from amunre.kernel.messages import Event
from amunre.rules.base.cards import CardSold
from amunre.rules.base.claims import BlessingGoldTaken, ProvinceTaken
from amunre.rules.base.harvest import Harvested
from amunre.rules.base.market import Bought
from amunre.rules.base.offering import OfferingsRevealed, TheftPaid
from amunre.rules.base.scoring import CardsSoldAtTheEnd
from amunre.rules.base.setup import HandDealt


def gold_flows(event: Event) -> dict[int, int]:
    """What an event pays to seats, or takes from them."""
    match event:
        case HandDealt(seat, gold) | TheftPaid(seat, gold) | BlessingGoldTaken(seat, _, gold):
            return {seat: gold}
        case Harvested(seat, items):
            return {seat: sum(gold for _, _, gold in items)}
        case ProvinceTaken(seat, _, price) | Bought(seat, _, _, price):
            return {seat: -price}
        case CardSold(seat):
            return {seat: 1}
        case OfferingsRevealed(offers):
            return {seat: len(offer.sold) - offer.gold for seat, offer in enumerate(offers)}
        case CardsSoldAtTheEnd(sold):
            return {seat: len(cards) for seat, cards in enumerate(sold)}
        case _:
            return {}
