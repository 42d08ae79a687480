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
from amunre.rules.expansions.officials.deck import OfficialsView
from amunre.rules.expansions.officials.resolving import DELEGATION, Benefit, ChooseProvince, Delegate

PART = "officials"
KEPT_DELEGATION = 1.5
"""What a delegation is worth for later auctions."""
STONE_SHARE = 0.6
"""Part of a point that a stone is worth where no plan for it is at hand yet."""


def kept_delegation(reading: Reading) -> float:
    return gold_worth(reading) if reading.is_last_round else KEPT_DELEGATION


class Partner(NamedTuple):
    """The province of one's other scribe, and what it costs there."""

    name: str
    amount: int


def official_worth(reading: Reading, card: str) -> float:
    """What an official would bring us (officials-8)."""
    benefit: Benefit = reading.rules.tables["officials"][card]
    point = point_worth(reading)
    cards = sum(card_worth(reading, taken) for taken in range(benefit.cards))
    work = benefit.farmers * farmer_worth(reading) + benefit.stones * STONE_SHARE * point
    return cards + work + benefit.gold + benefit.points * point


class Pairs:
    """What two provinces are worth together, for all that are open."""

    def __init__(self, reading: Reading) -> None:
        seen = cast(OfficialsView, reading.part(PART))
        # an official lies in a province until its bids are resolved
        self.provinces = {name: province_worth(reading, name) for name in seen.placed}
        self.officials = {name: official_worth(reading, card) for name, card in seen.placed.items()}
        self.swap_costs = kept_delegation(reading) if DELEGATION in reading.hand else None

    def kept(self, name: str, other: str) -> float:
        return self.provinces[name] + self.officials[other]

    def swapped(self, name: str) -> float:
        """Keep a province and be served by its own official."""
        return self.provinces[name] + self.officials[name]

    def worth(self, one: str, other: str) -> float:
        best = max(self.kept(one, other), self.kept(other, one))
        if self.swap_costs is not None:
            best = max(best, self.swapped(one) - self.swap_costs, self.swapped(other) - self.swap_costs)
        return best


# Bidding


def pair_surplus(reading: Reading, pairs: Pairs, bid: PlaceBid) -> float:
    """What a pair with this province leaves after paying for both of its bids."""
    return max(
        pairs.worth(bid.province, partner.name) * reading.weights.bid_share
        - price_felt(reading, bid.amount + partner.amount)
        for partner in partners(reading, bid)
    )


def partners(reading: Reading, bid: PlaceBid) -> list[Partner]:
    """Where our other scribe is if it leads there, otherwise everywhere it may go and the least it costs."""
    me = reading.table.seats[reading.seat]
    lowest = lowest_steps(reading)
    moving = moving_scribe(reading, bid)
    other = 1 - moving
    place, amount = me.scribes[other], me.bids[other]
    if place and amount == highest_bids(reading)[place]:
        return [Partner(place, amount)]
    return [Partner(name, step) for name, step in lowest.items() if name not in (bid.province, place)]


def moving_scribe(reading: Reading, bid: PlaceBid) -> int:
    """The scribe that the bid is made with (officials-4)."""
    me = reading.table.seats[reading.seat]
    if bid.leaving:
        return me.scribes.index(bid.leaving)
    if "" in me.scribes:
        return me.scribes.index("")
    top = highest_bids(reading)
    return next(place for place, name in enumerate(me.scribes) if me.bids[place] < top[name])


def highest_bids(reading: Reading) -> dict[str, int]:
    """The highest bid in every province in which a scribe stands."""
    top: dict[str, int] = {}
    for seat in reading.table.seats:
        for name, amount in zip(seat.scribes, seat.bids, strict=True):
            if name:
                top[name] = max(amount, top.get(name, amount))
    return top


def lowest_steps(reading: Reading) -> dict[str, int]:
    """For every open province the lowest step that is still free there."""
    top = highest_bids(reading)
    ladder = reading.parts.ladder
    return {
        name: next((step for step in ladder if step > top.get(name, -1)), ladder[-1])
        for name in reading.table.up
    }


# Resolving


def keep_province(reading: Reading, legal: Legal) -> Action:
    """Keep what is worth more with the official of the other; swap the officials if that pays."""
    choices = [action.province for action in legal if isinstance(action, ChooseProvince)]
    pairs = Pairs(reading)
    for name in choices:
        pairs.provinces[name] += token_at(reading, name)
    one, other = choices
    kept = {one: pairs.kept(one, other), other: pairs.kept(other, one)}
    swapped = max(pairs.swapped(one), pairs.swapped(other))
    if Delegate() in legal and swapped > max(kept.values()) + kept_delegation(reading):
        return Delegate()
    return ChooseProvince(max(kept, key=kept.__getitem__))
