"""A second book of gold, kept from what events say and not from what they do (game-6).

By convention an event that pays gold to its seat has a field ``gold``, one that takes it a field ``price``.
"""

from __future__ import annotations

from amunre.kernel.messages import Event
from amunre.rules.base.cards import CardSold
from amunre.rules.base.offering import OfferingsRevealed
from amunre.rules.base.scoring import CardsSoldAtTheEnd


def gold_flows(event: Event) -> dict[int, int]:
    """What an event pays to seats, or takes from them."""
    match event:
        case CardSold(seat):
            return {seat: 1}
        case OfferingsRevealed(offers):
            return {seat: len(offer.sold) - offer.gold for seat, offer in enumerate(offers)}
        case CardsSoldAtTheEnd(sold):
            return {seat: len(cards) for seat, cards in enumerate(sold)}
        case _:
            owner = getattr(event, "seat", None)
            return {} if owner is None else {owner: getattr(event, "gold", 0) - getattr(event, "price", 0)}


class Ledger:
    """Balances by seat."""

    def __init__(self, players: int) -> None:
        self.gold = [0] * players

    def book(self, event: Event) -> None:
        for seat, gold in gold_flows(event).items():
            self.gold[seat] += gold
