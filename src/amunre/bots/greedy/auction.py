"""Bidding: the province that leaves most over its price (auction-2 to auction-9)."""

from __future__ import annotations

from amunre.bots.greedy.holding import least_useful
from amunre.bots.greedy.reading import Reading
from amunre.bots.greedy.worth import province_worth
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.rules.base.bids import PlaceBid
from amunre.rules.base.cards import SellCard

AUCTION_CARD = 2.0
"""What bribery or protection is worth if kept."""
FORCED_SALE = 1.5
"""What is lost with a card that has to be sold to pay."""


def choose_bid(reading: Reading, legal: Legal) -> Action:
    bids = [action for action in legal if isinstance(action, PlaceBid)]
    worths = {name: province_worth(reading, name) for name in reading.table.up}
    scores = [surplus(reading, worths, bid) for bid in bids]
    best = max(range(len(bids)), key=scores.__getitem__)
    bid = bids[best]
    others = [score for other, score in zip(bids, scores, strict=True) if other.province != bid.province]
    guarded = PlaceBid(bid.province, bid.amount, bid.bribery, True)
    ahead = scores[best] - max(others, default=0.0)
    if ahead >= reading.weights.protect_from and guarded in legal:
        return guarded
    return bid


def surplus(reading: Reading, worths: dict[str, float], bid: PlaceBid) -> float:
    """What is left of a province's worth after paying; cards played with the bid count as paid."""
    cards = (bid.bribery + bid.protection) * AUCTION_CARD
    return worths[bid.province] * reading.weights.bid_share - price_felt(reading, bid.amount) - cards


def price_felt(reading: Reading, amount: int) -> float:
    """Gold that is needed for market and offering weighs more the less of it remains."""
    unpaid = max(0, amount - reading.gold)
    return amount * (1 + reading.weights.thrift * amount / (reading.gold + 1)) + unpaid * FORCED_SALE


def keep_bid(reading: Reading, legal: Legal) -> Action:
    """The leader's protection is for a province that nothing else comes near (auction-7)."""
    # not every edition asks a leader, so the actions are taken from the rules at hand
    actions = reading.rules.actions
    guard = actions["play_protection"]()
    guards = guard in legal and lead_over_the_rest(reading) >= reading.weights.protect_from
    return guard if guards else actions["pass"]()


def lead_over_the_rest(reading: Reading) -> float:
    """How much more the leading bid leaves us than the best we could turn to if outbid."""
    seats = reading.table.seats
    me = seats[reading.seat]
    worths = {name: province_worth(reading, name) for name in reading.table.up}
    lowest_bids = {name: 0 for name in worths if name not in me.scribes}
    for seat in seats:
        for scribe, bid in zip(seat.scribes, seat.bids, strict=True):
            if scribe in lowest_bids:
                lowest_bids[scribe] = max(lowest_bids[scribe], bid + 1)
    others = [surplus(reading, worths, PlaceBid(name, amount)) for name, amount in lowest_bids.items()]
    return surplus(reading, worths, PlaceBid(me.scribes[0], me.bids[0])) - max(others, default=0.0)


def pay(reading: Reading, legal: Legal) -> Action:
    """Sell what helps least (auction-9)."""
    return SellCard(least_useful(reading))
