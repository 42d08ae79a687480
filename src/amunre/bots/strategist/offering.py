"""The sealed offering against rivals who reckon too (offering-1 to offering-6)."""

from __future__ import annotations

from amunre.bots.greedy.forecast import MOST, position
from amunre.bots.greedy.offering import (
    cards_for_thieves,
    further_gifts,
    gift_worth,
    kept,
    temple_stakes,
)
from amunre.bots.greedy.rates import gold_worth
from amunre.bots.greedy.reading import Reading
from amunre.bots.strategist.balance import Chances, balanced_offers, gifts_for, temple_worths, totals_of
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.rules.base.offers import Offer


def choose_offering(reading: Reading, legal: Legal) -> Action:
    """The amount whose gifts and whose push on the temple are worth most against likely rivals."""
    return best_offer(reading, balanced_offers(reading))


def best_offer(reading: Reading, chances: dict[int, Chances]) -> Offer:
    worths = judged_offers(reading, chances)
    return max(worths, key=worths.__getitem__)


def judged_offers(reading: Reading, chances: dict[int, Chances]) -> dict[Offer, float]:
    """What every amount would bring, each with the cards that pay beside it."""
    others = {seat: rivals for seat, rivals in chances.items() if seat != reading.seat}
    stakes = temple_stakes(reading)
    gift, gold = gift_worth(reading), gold_worth(reading)
    theft = reading.parts.theft_gold
    temples, gifts = temple_worths(reading, stakes, others), gifts_for(reading, others)
    for_thieves, gain = cards_for_thieves(reading, gift)
    thief = further_gifts(reading, 0) * gift + gain + gold * theft
    giver = further_gifts(reading, 1) * gift
    has_influence = "influence" in reading.hand
    totals = totals_of(list(others.values()), theft) if has_influence else {}
    worths: dict[Offer, float] = {}
    for amount in range(min(reading.gold, MOST) + 1):
        worth = temples[amount] + (giver + gifts[amount] * gift - gold * amount if amount else thief)
        played = [] if amount else for_thieves
        if has_influence:
            more = influence_worth(reading, stakes, totals, amount or -theft) - kept(reading)
            if more > 0:
                worth, played = worth + more, sorted([*played, "influence"])
        worths[Offer(amount, tuple(played))] = worth
    return worths


def influence_worth(reading: Reading, stakes: list[float], totals: dict[int, float], own: int) -> float:
    """What choosing between up and down later is worth on average (offering-3)."""
    track, step = reading.forecast.track, reading.parts.influence_gold
    gain = 0.0
    for total, chance in totals.items():
        sums = (total + own + step, total + own - step)
        gain += chance * (
            max(stakes[position(track, one) - 1] for one in sums) - stakes[position(track, total + own) - 1]
        )
    return gain
