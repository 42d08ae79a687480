"""The sealed offering, influence, and gifts (offering-1 to offering-8)."""

from __future__ import annotations

from amunre.bots.greedy.building import plan_stones
from amunre.bots.greedy.forecast import MOST, position
from amunre.bots.greedy.reading import Reading
from amunre.bots.greedy.rates import card_worth, gold_worth, point_worth
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.rules.base.gifts import LEFT, TakeCards, TakeFarmer, TakeStone
from amunre.rules.base.offers import Influence, Offer

POSITIONS = (1, 2, 3, 4)
KEPT_INFLUENCE = 2.0
"""What an influence card is worth for later rounds."""


def temple_stakes(reading: Reading) -> list[float]:
    """What each temple position would bring at the coming harvest and scoring (harvest-2, scoring-5)."""
    provinces = reading.parts.provinces
    own = [provinces[name] for name in reading.own]
    farmers = reading.all_farmers()
    caravans = sum(province.caravan for province in own)
    temples = sum(province.temples for province in own) if reading.is_scoring_round else 0
    gold, point = gold_worth(reading), point_worth(reading)
    paying = reading.parts.caravan_positions
    return [
        place * (farmers * gold + temples * point) + (caravans * gold if place in paying else 0.0)
        for place in POSITIONS
    ]


def choose_offer(reading: Reading, legal: Legal) -> Action:
    """The amount whose gifts and whose push on the temple are worth most over what it costs."""
    stakes = temple_stakes(reading)
    gift = gift_worth(reading)
    forecast = reading.forecast
    gold = gold_worth(reading)
    best, most = 0, 0.0
    for amount in range(min(reading.gold, MOST) + 1):
        value = forecast.gifts[amount] * gift
        value += sum(chance * stake for chance, stake in zip(forecast.positions[amount], stakes, strict=True))
        value += gold * (-amount if amount else reading.parts.theft_gold)
        if amount == 0 or value > most:
            best, most = amount, value
    influence = "influence" in reading.hand and influence_gain(reading, stakes, best) > kept(reading)
    return Offer(best, ("influence",) if influence else ())


def kept(reading: Reading) -> float:
    return gold_worth(reading) if reading.is_last_round else KEPT_INFLUENCE


def influence_gain(reading: Reading, stakes: list[float], offer: int) -> float:
    """What choosing between up and down is worth on average, after the offerings are known (offering-3)."""
    track, step = reading.forecast.track, reading.parts.influence_gold
    own = offer or -reading.parts.theft_gold
    gain = 0.0
    for total, chance in reading.forecast.totals:
        collective = total + own
        up, down = (stakes[position(track, collective + change) - 1] for change in (step, -step))
        gain += chance * (max(up, down) - stakes[position(track, collective) - 1])
    return gain


def choose_influence(reading: Reading, legal: Legal) -> Action:
    """The better position; if both are alike, the one that brings rivals less."""
    stakes = temple_stakes(reading)
    track, step = reading.forecast.track, reading.parts.influence_gold
    places = {
        direction: position(track, reading.table.collective + change)
        for direction, change in (("up", step), ("down", -step))
    }
    return Influence(max(places, key=lambda direction: (stakes[places[direction] - 1], -places[direction])))


# Gifts


def gift_worth(reading: Reading) -> float:
    """A gift of unknown form, before the offering."""
    farmer = farmer_gift_worth(reading, reading.forecast.temple) if reading.free_fields() else 0.0
    return max(farmer, card_worth(reading), 3.0 if not reading.is_last_round else 1.5)


def farmer_gift_worth(reading: Reading, temple: float) -> float:
    """A farmer taken now works in this harvest and in those still to come."""
    later = reading.temples_ahead(reading.harvests - 1) if reading.harvests > 1 else 0.0
    return (temple + later) * gold_worth(reading)


def other_gifts(reading: Reading, count: int) -> tuple[float, Action | None]:
    """The best split of gifts into farmers and stones: its worth, and the gift to take first."""
    free = min(count, reading.free_fields())
    farmer = farmer_gift_worth(reading, reading.table.temple)
    unfinished = 0.05 if reading.is_scoring_round else reading.weights.unfinished
    plan = plan_stones(reading, count, 0, unfinished)
    farmers = max(range(free + 1), key=lambda number: number * farmer + plan.worth[count - number])
    worth = farmers * farmer + plan.worth[count - farmers]
    if farmers:
        return worth, TakeFarmer(best_field(reading))
    return worth, TakeStone(plan.first) if count else None


def best_field(reading: Reading) -> str:
    provinces = reading.table.provinces
    free = [name for name in reading.own if reading.parts.provinces[name].fields > provinces[name].farmers]
    return max(free, key=reading.farmers)


def choose_gift_cards(reading: Reading, legal: Legal) -> Action:
    left = reading.numbers[LEFT]
    counts = [action.count for action in legal if isinstance(action, TakeCards)]
    values = [
        sum(card_worth(reading, taken) for taken in range(count)) + other_gifts(reading, left - count)[0]
        for count in counts
    ]
    return TakeCards(counts[max(range(len(counts)), key=values.__getitem__)])


def choose_gift(reading: Reading, legal: Legal) -> Action:
    gift = other_gifts(reading, reading.numbers[LEFT])[1]
    assert gift is not None
    return gift
