"""Bidding: the province that leaves most over its price (auction-2 to auction-9)."""

from __future__ import annotations

from collections.abc import Callable

from amunre.bots.greedy import officials
from amunre.bots.greedy.holding import least_useful
from amunre.bots.greedy.pharaoh import visit_worth
from amunre.bots.greedy.prices import price_felt
from amunre.bots.greedy.reading import Reading
from amunre.bots.greedy.worth import province_worth
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.rules.base.bids import PlaceBid
from amunre.rules.base.cards import SellCard

AUCTION_CARD = 2.0
"""What bribery or protection is worth if kept."""

Judge = Callable[[PlaceBid], float]
"""What is left of a bid's province after paying."""


def judge_for(reading: Reading) -> Judge:
    """How to judge bids: with two scribes a province is worth something as one of a pair."""
    if reading.part(officials.PART) is not None:
        return officials.Scribes(reading).surplus
    worths = {name: province_worth(reading, name) for name in reading.table.up}
    return lambda bid: worths[bid.province] * reading.weights.bid_share - price_felt(reading, bid.amount)


def choose_bid(reading: Reading, legal: Legal) -> Action:
    bids = [action for action in legal if isinstance(action, PlaceBid)]
    judge = judge_for(reading)
    scores = [surplus(reading, judge, bid) for bid in bids]
    best = max(range(len(bids)), key=scores.__getitem__)
    bid = bids[best]
    others = [score for other, score in zip(bids, scores, strict=True) if other.province != bid.province]
    guarded = PlaceBid(bid.province, bid.amount, bid.bribery, True, bid.leaving)
    ahead = scores[best] - max(others, default=0.0)
    if ahead >= reading.weights.protect_from and guarded in legal:
        return guarded
    return bid


def surplus(reading: Reading, judge: Judge, bid: PlaceBid) -> float:
    """What is left after paying; cards played with the bid count as paid, a token may be won."""
    cards = (bid.bribery + bid.protection) * AUCTION_CARD
    return judge(bid) - cards + visit_worth(reading, bid.province)


def keep_bid(reading: Reading, legal: Legal) -> Action:
    """The leader's protection is for a province that nothing else comes near (auction-7)."""
    # not every edition asks a leader, so the actions are taken from the rules at hand
    actions = reading.rules.actions
    guards = [action for action in legal if isinstance(action, actions["play_protection"])]
    if guards:
        place = best_lead(reading)
        guard = next((one for one in guards if getattr(one, "province", "") in ("", place)), None)
        if guard is not None and lead_over_the_rest(reading, place) >= reading.weights.protect_from:
            return guard
    return actions["pass"]()


def best_lead(reading: Reading) -> str:
    """The own scribe's province that would hurt most to lose."""
    return max(reading.table.seats[reading.seat].scribes, key=lambda name: province_worth(reading, name))


def lead_over_the_rest(reading: Reading, place: str) -> float:
    """How much more the leading bid leaves us than the best we could turn to if outbid."""
    seats = reading.table.seats
    me = seats[reading.seat]
    judge = judge_for(reading)
    lowest_bids = {name: 0 for name in reading.table.up if name not in me.scribes}
    for seat in seats:
        for scribe, bid in zip(seat.scribes, seat.bids, strict=True):
            if scribe in lowest_bids:
                lowest_bids[scribe] = max(lowest_bids[scribe], bid + 1)
    leaving = place if len(me.scribes) > 1 else ""
    others = [judge(PlaceBid(name, amount, leaving=leaving)) for name, amount in lowest_bids.items()]
    own = PlaceBid(place, me.bids[me.scribes.index(place)], leaving=leaving)
    return judge(own) - max(others, default=0.0)


def pay(reading: Reading, legal: Legal) -> Action:
    """Sell what helps least (auction-9)."""
    return SellCard(least_useful(reading))
