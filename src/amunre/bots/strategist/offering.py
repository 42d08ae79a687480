"""The sealed offering against rivals who reckon too (offering-1 to offering-6)."""

from __future__ import annotations

import math

from amunre.bots.greedy.forecast import MOST, ORDINARY, SCORING, position
from amunre.bots.greedy.offering import (
    cards_for_thieves,
    further_gifts,
    gift_worth,
    kept,
    temple_stakes,
)
from amunre.bots.greedy.rates import gold_worth, usual_gift_worth
from amunre.bots.greedy.reading import Reading
from amunre.bots.strategist.rivals import purse_of, rival_readings
from amunre.bots.strategist.weights import Weights
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.rules.base.offers import Offer

Chances = dict[int, float]
"""Offerings, 0 for theft, with how likely they are."""


def choose_offering(reading: Reading, legal: Legal) -> Action:
    """The amount whose gifts and whose push on the temple are worth most against likely rivals."""
    worths = judged_offers(reading)
    return max(worths, key=worths.__getitem__)


def judged_offers(reading: Reading) -> dict[Offer, float]:
    """What every amount would bring, each with the cards that pay beside it."""
    stakes = temple_stakes(reading)
    gift, gold = gift_worth(reading), gold_worth(reading)
    theft = reading.parts.theft_gold
    chances = {rival.seat: likely_offers(rival) for rival in rival_readings(reading)}
    totals = totals_of(list(chances.values()), theft)
    for_thieves, gain = cards_for_thieves(reading, gift)
    thief = further_gifts(reading, 0) * gift + gain + gold * theft
    giver = further_gifts(reading, 1) * gift
    worths: dict[Offer, float] = {}
    for amount in range(min(reading.gold, MOST) + 1):
        worth = temple_worth(reading, stakes, totals, amount or -theft)
        worth += giver + gifts_for(reading, amount, chances) * gift - gold * amount if amount else thief
        played = [] if amount else for_thieves
        if "influence" in reading.hand:
            more = influence_worth(reading, stakes, totals, amount or -theft) - kept(reading)
            if more > 0:
                worth, played = worth + more, sorted([*played, "influence"])
        worths[Offer(amount, tuple(played))] = worth
    return worths


def likely_offers(rival: Reading) -> Chances:
    """What a rival may offer: partly habit, partly what would pay for it on the table as it stands."""
    weights = rival.weights
    assert isinstance(weights, Weights)
    purse = purse_of(rival, rival.seat)
    reach = [purse.holds(amount) if amount else 1.0 for amount in range(MOST + 1)]
    usual = [0.0] * (MOST + 1)
    for amount, often in SCORING if rival.is_scoring_round else ORDINARY:
        usual[amount] = often * reach[amount]
    every = sum(usual)
    stakes = temple_stakes(rival)
    gift, gold = usual_gift_worth(rival), gold_worth(rival)
    forecast = rival.forecast
    worths = []
    for amount in range(MOST + 1):
        worth = sum(chance * stake for chance, stake in zip(forecast.positions[amount], stakes, strict=True))
        worths.append(
            worth
            + (forecast.gifts[amount] * gift - gold * amount if amount else gold * rival.parts.theft_gold)
        )
    top = max(worths)
    powers = [math.exp((worth - top) / weights.calm) * can for worth, can in zip(worths, reach, strict=True)]
    total = sum(powers)
    share = weights.model
    return {
        amount: share * power / total + (1 - share) * usual[amount] / every
        for amount, power in enumerate(powers)
    }


def totals_of(several: list[Chances], theft: int) -> Chances:
    """How likely the rivals' offerings add up to each sum."""
    totals = {0: 1.0}
    for chances in several:
        wider: Chances = {}
        for total, chance in totals.items():
            for amount, likely in chances.items():
                key = total + (amount or -theft)
                wider[key] = wider.get(key, 0.0) + chance * likely
        totals = wider
    return totals


def temple_worth(reading: Reading, stakes: list[float], totals: Chances, own: int) -> float:
    track = reading.forecast.track
    return sum(chance * stakes[position(track, total + own) - 1] for total, chance in totals.items())


def gifts_for(reading: Reading, amount: int, chances: dict[int, Chances]) -> float:
    """Gifts to expect; equal offerings rank in turn order (offering-5)."""
    order, gifts = reading.table.order, reading.parts.gifts
    if len(chances) == 1:
        return gifts_of_two(reading, amount, next(iter(chances.values())))
    ahead = [1.0, 0.0]
    """How likely none and exactly one rival is ahead."""
    for seat, offers in chances.items():
        wins_ties = order.index(seat) < order.index(reading.seat)
        more = sum(
            likely for gold, likely in offers.items() if gold > amount or (gold == amount and wins_ties)
        )
        ahead = [ahead[0] * (1 - more), ahead[1] * (1 - more) + ahead[0] * more]
    return gifts[0] * ahead[0] + gifts[1] * ahead[1] + gifts[2] * (1 - sum(ahead))


def gifts_of_two(reading: Reading, amount: int, offers: Chances) -> float:
    """Two players: less than half of the other's offering is worth the least award (officials-10)."""
    first, second, least = reading.parts.gifts
    total = 0.0
    for gold, likely in offers.items():
        behind = second if 2 * amount >= gold else least
        total += likely * (first if gold < amount else (first + second) / 2 if gold == amount else behind)
    return total


def influence_worth(reading: Reading, stakes: list[float], totals: Chances, own: int) -> float:
    """What choosing between up and down later is worth on average (offering-3)."""
    track, step = reading.forecast.track, reading.parts.influence_gold
    gain = 0.0
    for total, chance in totals.items():
        sums = (total + own + step, total + own - step)
        gain += chance * (
            max(stakes[position(track, one) - 1] for one in sums) - stakes[position(track, total + own) - 1]
        )
    return gain
