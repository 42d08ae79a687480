"""The sealed offering: rank, flood and what is kept, weighed over what the others may offer."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import combinations

from amunre.bots.cards.reading import Reading
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.rules.cardgame.offering import OfferCards

Chances = tuple[tuple[int, float], ...]
"""Sums with how likely they are."""


@lru_cache(maxsize=4096)
def sums_of(reserve: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """Every sum that cards of a reserve make, with the fewest cards that make it."""
    found: dict[int, tuple[int, ...]] = {}
    for size in range(len(reserve) + 1):
        for cards in combinations(reserve, size):
            found.setdefault(sum(cards), cards)
    return found


@lru_cache(maxsize=4096)
def guess(reserve: tuple[int, ...], scale: float) -> Chances:
    """What a rival with this open reserve may offer: less more often than more."""
    weights = {total: math.exp(-total / scale) for total in sums_of(reserve)}
    every = sum(weights.values())
    return tuple((total, weight / every) for total, weight in sorted(weights.items()))


def choose_offer(reading: Reading, legal: Legal) -> Action:
    judged = judged_offers(reading)
    return max(judged, key=judged.__getitem__)


def judged_offers(reading: Reading) -> dict[OfferCards, float]:
    """Pyramids by rank, income by level, less the gold given away; of equals the lowest is taken."""
    offers = sums_of(tuple(reading.reserves[reading.seat]))
    rivals = [
        (seat, guess(tuple(reserve), reading.weights.offers[reading.place]))
        for seat, reserve in enumerate(reading.reserves)
        if seat != reading.seat
    ]
    totals = together([chances for _, chances in rivals], reading.cards.flood[-1])
    pays = flood_pays(reading)
    judged = {}
    for offer in sorted(offers):
        gold = flood_income(reading, offer, totals, pays) - offer
        worth = favour(reading, offer, rivals) * pyramid_worth(reading) + gold * reading.gold_worth
        judged[OfferCards(offers[offer])] = round(worth, 9)
    return judged


def pyramid_worth(reading: Reading) -> float:
    """A pyramid set up now counts in this kingdom and in those to come, a third of a row each time."""
    return reading.scorings / 3 * reading.weights.favour[reading.place]


def favour(reading: Reading, offer: int, rivals: list[tuple[int, Chances]]) -> float:
    """Pyramids to expect by rank; equal offerings rank in turn order (card-offering-3)."""
    if not offer:
        return 0.0
    order = reading.order
    ahead = [1.0]
    """How likely 0, 1, 2 ... rivals are ahead."""
    for seat, chances in rivals:
        wins_ties = order.index(seat) < order.index(reading.seat)
        needed = offer if wins_ties else offer + 1
        more = sum([chance for total, chance in chances if total >= needed], 0.0)
        ahead = [
            (ahead[count] if count < len(ahead) else 0.0) * (1 - more)
            + (ahead[count - 1] * more if count else 0.0)
            for count in range(len(ahead) + 1)
        ]
    first, second, other = reading.cards.favour_of_two if len(rivals) == 1 else reading.cards.favour
    return first * ahead[0] + second * ahead[1] + other * sum(ahead[2:], 0.0)


def together(several: list[Chances], most: int) -> dict[int, float]:
    """How likely the rivals offer each sum together; what is more than the highest flood needs is as good."""
    totals = {0: 1.0}
    for chances in several:
        more: dict[int, float] = {}
        for total, chance in totals.items():
            for offer, likely in chances:
                both = min(total + offer, most)
                more[both] = more.get(both, 0.0) + chance * likely
        totals = more
    return totals


def flood_pays(reading: Reading) -> list[int]:
    """Gold of one's fields and caravans at each level."""
    fields, caravans = reading.fields(), reading.caravans() * reading.cards.caravan_gold
    return [
        fields * level + (caravans if level in reading.cards.caravan_levels else 0) for level in (1, 2, 3, 4)
    ]


def flood_income(reading: Reading, offer: int, totals: dict[int, float], pays: list[int]) -> float:
    """Gold of fields and caravans to expect."""
    low, middle, high = reading.cards.flood
    gold = 0.0
    for total, chance in totals.items():
        collective = total + offer
        level = (collective >= low) + (collective >= middle) + (collective >= high)
        gold += chance * pays[level]
    return gold
