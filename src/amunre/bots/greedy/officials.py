"""Two scribes: pairs of provinces, the one to keep, delegation (officials-4 to officials-8)."""

from __future__ import annotations

from typing import NamedTuple, cast

from amunre.bots.greedy.pharaoh import token_at
from amunre.bots.greedy.prices import price_felt
from amunre.bots.greedy.rates import card_worth, farmer_worth, gold_worth, point_worth
from amunre.bots.greedy.reading import Reading
from amunre.bots.greedy.worth import province_worth
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.rules.base.bids import PlaceBid
from amunre.rules.base.board import NOBODY
from amunre.rules.expansions.officials.deck import OfficialsView
from amunre.rules.expansions.officials.resolving import DELEGATION, ChooseProvince, Delegate

PART = "officials"
KEPT_DELEGATION = 1.5
"""What a delegation is worth for later auctions."""
STONE_SHARE = 0.6
"""Part of a point that a stone is worth where no plan for it is at hand yet."""


def kept_delegation(reading: Reading) -> float:
    return gold_worth(reading) if reading.is_last_round else KEPT_DELEGATION


def official_worth(reading: Reading, card: str, kept: str) -> float:
    """What an official would bring us beside the province that we keep (officials-8)."""
    benefit = reading.parts.officials[card]
    point = point_worth(reading)
    cards = sum(card_worth(reading, taken) for taken in range(benefit.cards))
    fields = reading.free_fields() + reading.parts.provinces[kept].fields
    farmers = min(benefit.farmers, fields) * farmer_worth(reading)
    return cards + farmers + benefit.stones * STONE_SHARE * point + benefit.gold + benefit.points * point


class Pairs:
    """What two provinces are worth together, for all that are open."""

    def __init__(self, reading: Reading) -> None:
        seen = cast(OfficialsView, reading.part(PART))
        # an official lies in a province until its bids are resolved
        provinces = {name: province_worth(reading, name) for name in seen.placed}
        self.served = {
            (name, other): worth + official_worth(reading, card, name)
            for name, worth in provinces.items()
            for other, card in seen.placed.items()
        }
        """What it is worth to keep the one province and be served by the official of the other."""
        self.swap_costs = kept_delegation(reading) if DELEGATION in reading.hand else None

    def worth(self, one: str, other: str) -> float:
        best = max(self.served[one, other], self.served[other, one])
        if self.swap_costs is None:
            return best
        return max(best, max(self.served[one, one], self.served[other, other]) - self.swap_costs)


# Bidding


class Partner(NamedTuple):
    """The province of one's other scribe, and what it costs there."""

    name: str
    amount: int


class Scribes:
    """Where all scribes stand, and pairs of provinces that our two could come to."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.me = reading.table.seats[reading.seat]
        self.pairs = Pairs(reading)
        self.top = highest_bids(reading)
        self.lowest = {name: self.lowest_step(name) for name in reading.table.up}
        """For every open province the lowest step that is still free there."""

    def lowest_step(self, name: str) -> int:
        top = self.top.get(name, NOBODY)
        steps: list[int] = self.reading.rules.points.ladder(self.reading.copied, 2 * max(top, 0) + 10)
        return next((step for step in steps if step > top), 2 * top)

    def surplus(self, bid: PlaceBid) -> float:
        """What a pair with this province leaves after paying for both of its bids."""
        share = self.reading.weights.bid_share
        return max(
            self.pairs.worth(bid.province, partner.name) * share
            - price_felt(self.reading, bid.amount + partner.amount)
            for partner in self.partners(bid)
        )

    def partners(self, bid: PlaceBid) -> list[Partner]:
        """Where our other scribe leads, otherwise everywhere it may go and the least that it costs there."""
        other = 1 - self.moving(bid)
        place, amount = self.me.scribes[other], self.me.bids[other]
        if place and amount == self.top[place]:
            return [Partner(place, amount)]
        return [
            Partner(name, step) for name, step in self.lowest.items() if name not in (bid.province, place)
        ]

    def moving(self, bid: PlaceBid) -> int:
        """Which of our scribes the bid is made with (officials-4)."""
        scribes = self.me.scribes
        if bid.leaving or "" in scribes:
            return scribes.index(bid.leaving)
        return next(place for place, name in enumerate(scribes) if self.me.bids[place] < self.top[name])


def highest_bids(reading: Reading) -> dict[str, int]:
    """The highest bid in every province in which a scribe stands."""
    top: dict[str, int] = {}
    for seat in reading.table.seats:
        for name, amount in zip(seat.scribes, seat.bids, strict=True):
            if name:
                top[name] = max(amount, top.get(name, amount))
    return top


# Resolving


def keep_province(reading: Reading, legal: Legal) -> Action:
    """Keep what is worth more with the official of the other; swap the officials if that pays."""
    one, other = (action.province for action in legal if isinstance(action, ChooseProvince))
    served = Pairs(reading).served
    token = {name: token_at(reading, name) for name in (one, other)}
    kept = {one: served[one, other] + token[one], other: served[other, one] + token[other]}
    swapped = max(served[name, name] + token[name] for name in kept)
    if Delegate() in legal and swapped > max(kept.values()) + kept_delegation(reading):
        return Delegate()
    return ChooseProvince(max(kept, key=kept.__getitem__))
