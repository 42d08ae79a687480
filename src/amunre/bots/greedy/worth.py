"""What provinces are worth, in gold."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from amunre.bots.greedy.pharaoh import BLESSING
from amunre.bots.greedy.rates import card_worth, gold_worth, point_worth
from amunre.bots.greedy.reading import PROVINCES_IN_A_KINGDOM, Reading
from amunre.bots.greedy.statues import TRIBUTE, statue_worth
from amunre.rules.base.board import board
from amunre.rules.base.prices import price
from amunre.rules.base.stones import STONES_IN_A_PYRAMID

MARKET_FARMERS = 5
"""Nobody buys more farmers than this in one market turn with profit."""
OTHER_SCHEMES = (TRIBUTE, BLESSING)
"""Schemes whose hopes are counted with what they ask for."""


@lru_cache(maxsize=512)
def field_profit(fields: int, harvests: int, ordinary: float, scoring: float) -> float:
    """Gold earned with so many empty fields, if the temple stands as expected.

    Farmers are bought in each of the rounds left; prices start anew in every round (market-2).
    """
    profits = sorted(
        (
            (left - 1) * ordinary + scoring - (price(count) - price(count - 1))
            for left in range(1, harvests + 1)
            for count in range(1, MARKET_FARMERS + 1)
        ),
        reverse=True,
    )
    return sum(profit for profit in profits[:fields] if profit > 0)


def province_worth(reading: Reading, name: str) -> float:
    """What winning the province now would bring until the end of the kingdom."""
    return (
        income_worth(reading, name)
        + favour_worth(reading, name)
        + stones_worth(reading, name) * reading.weights.stones
        + temples_worth(reading, name) * reading.weights.temples
        + schemes_worth(reading, name)
        + statue_worth(reading, name)
    )


def income_worth(reading: Reading, name: str) -> float:
    printed, weights = reading.parts.provinces[name], reading.weights
    ordinary, scoring = reading.outlook
    harvests, free = reading.harvests, reading.free_fields()
    fields = field_profit(free + printed.fields, harvests, ordinary.temple, scoring.temple)
    fields -= field_profit(free, harvests, ordinary.temple, scoring.temple)
    farmers = printed.printed_farmers * reading.temples_ahead(harvests)
    caravans = printed.caravan * ((harvests - 1) * ordinary.caravans + scoring.caravans)
    mined = printed.mine * harvests
    earned = fields * weights.fields + farmers + caravans * weights.caravan + mined * weights.mine
    return printed.blessing_gold + gold_worth(reading) * earned


def temples_worth(reading: Reading, name: str) -> float:
    temples: int = reading.rules.points.temples_in(reading.copied, name)
    return temples * reading.outlook.scoring.temple * point_worth(reading)


def favour_worth(reading: Reading, name: str) -> float:
    """Blessing cards, and room to buy more cards than before (market-3)."""
    provinces = reading.parts.provinces
    icons = reading.weights.icons
    before = max((provinces[own].icons for own in reading.own), default=0)
    after = max(before, provinces[name].icons)
    room = icons[min(after, len(icons) - 1)] - icons[min(before, len(icons) - 1)]
    return provinces[name].blessing_cards * card_worth(reading) + room * reading.harvests


def stones_worth(reading: Reading, name: str) -> float:
    """Pyramids and stones that come with the province, its blessing's stones included (auction-10)."""
    parts = reading.parts
    stones, pyramids = reading.stones_and_pyramids(name)
    stones += parts.provinces[name].blessing_stones
    pyramids += stones // STONES_IN_A_PYRAMID
    loose = stones % STONES_IN_A_PYRAMID
    share = parts.set_points / PROVINCES_IN_A_KINGDOM
    points = pyramids * parts.pyramid_points + min(pyramids, reading.weights.set_goal) * share
    if pyramids and leads_bank(reading, name, pyramids, loose):
        points += parts.bank_points * reading.weights.bank_hopes[reading.harvests - 1]
    points += loose / STONES_IN_A_PYRAMID * (parts.pyramid_points + share)
    return points * point_worth(reading)


def leads_bank(reading: Reading, name: str, pyramids: int, stones: int) -> bool:
    """Whether the province would win its bank for us as things stand, were it ours (scoring-4)."""
    table = board(reading.copied)
    kept = table.pyramids[name], table.stones[name]
    table.pyramids[name], table.stones[name] = pyramids, stones
    bank = reading.parts.provinces[name].bank
    with won(reading, name):
        winners = reading.rules.points.bank_winners(reading.copied, bank)
    table.pyramids[name], table.stones[name] = kept
    return any(seat == reading.seat for seat, _ in winners)


@contextmanager
def won(reading: Reading, name: str) -> Iterator[None]:
    """On our copy of the table the province is ours for a moment."""
    table = board(reading.copied)
    table.take_province(reading.seat, name)
    yield
    table.lands[reading.seat].remove(name)


def schemes_worth(reading: Reading, name: str) -> float:
    """How the province changes the hopes of the schemes in hand (scoring-7)."""
    cards = reading.rules.tables["cards"]
    schemes = [card for card in reading.hand if cards[card].holds is not None and card not in OTHER_SCHEMES]
    hopes = sum(scheme_hope(reading, card, name) for card in schemes)
    return hopes * reading.parts.scheme_points * point_worth(reading)


def scheme_hope(reading: Reading, card: str, name: str) -> float:
    """How likely the scheme can be shown at the scoring if the province is won now."""
    own = [*reading.own, name]
    provinces = reading.parts.provinces
    share = len(own) / PROVINCES_IN_A_KINGDOM
    if card == "farmers":
        room = sum(provinces[each].fields + provinces[each].printed_farmers for each in own)
        return hope(room / (reading.parts.farmers_needed * share)) * 0.6
    if card == "favours":
        icons = sum(provinces[each].icons + provinces[each].blessing_cards for each in own)
        return hope(icons / (reading.parts.favours_needed * share))
    fits = holds_with(reading, card, name)
    if len(own) >= PROVINCES_IN_A_KINGDOM:
        return float(fits)
    return reading.weights.scheme_hopes[len(own) - 1] if fits else 0.0


def hope(pace: float) -> float:
    """Chance of reaching a number when one is at ``pace`` times the even pace."""
    return min(1.0, max(0.0, pace - 0.5))


def holds_with(reading: Reading, card: str, name: str) -> bool:
    """Whether the rules would let us show the scheme with this province added."""
    with won(reading, name):
        return bool(reading.rules.tables["cards"][card].holds(reading.copied, reading.seat))
