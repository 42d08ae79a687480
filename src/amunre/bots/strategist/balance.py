"""What everybody will offer. All choose at once, so this is a game of its own (offering-1 to offering-6).

Everybody answers what the others may offer, who answer in turn. From habit this leads towards a balance in
which nobody would change much. Answers are not sharp: what pays a little less is a little less likely.
"""

from __future__ import annotations

import math
from itertools import accumulate
from typing import NamedTuple

from amunre.bots.greedy.forecast import MOST, ORDINARY, SCORING
from amunre.bots.greedy.offering import temple_stakes
from amunre.bots.greedy.rates import gold_worth, usual_gift_worth
from amunre.bots.greedy.reading import Reading
from amunre.bots.strategist.rivals import purse_of
from amunre.bots.strategist.weights import Weights

Chances = list[float]
"""How likely each offering is, by its gold; 0 is theft."""
UNLIKELY = 1e-4
"""Chances that are not worth reckoning with."""


class Interests(NamedTuple):
    """What one seat can gain and lose with an offering, as far as everybody can see."""

    seat: int
    reading: Reading
    stakes: list[float]
    """What each position of the temple is worth."""
    gift: float
    gold: float
    reach: Chances
    """How likely the purse holds each amount."""
    habit: Chances


def balanced_offers(reading: Reading) -> dict[int, Chances]:
    """What each seat may offer, after everybody has thought the others' offerings over."""
    weights = reading.weights
    assert isinstance(weights, Weights)
    everybody = [interests_of(reading.through_eyes_of(seat)) for seat in range(reading.players)]
    chances = {one.seat: one.habit for one in everybody}
    for times in range(1, weights.insight + 1):
        answers = {one.seat: answer(one, chances, weights) for one in everybody}
        # the mean of all answers so far: the last alone would swing from one extreme to the other
        chances = {
            seat: [old + (new - old) / times for old, new in zip(chances[seat], answers[seat], strict=True)]
            for seat in chances
        }
    return chances


def interests_of(rival: Reading) -> Interests:
    purse = purse_of(rival, rival.seat)
    reach = [purse.holds(amount) if amount else 1.0 for amount in range(MOST + 1)]
    usual = [0.0] * (MOST + 1)
    for amount, often in SCORING if rival.is_scoring_round else ORDINARY:
        usual[amount] = often * reach[amount]
    return Interests(
        rival.seat,
        rival,
        temple_stakes(rival),
        usual_gift_worth(rival),
        gold_worth(rival),
        reach,
        shares(usual),
    )


def answer(one: Interests, chances: dict[int, Chances], weights: Weights) -> Chances:
    """What a seat may offer: partly habit, partly what pays against the offerings of the others."""
    others = {seat: rivals for seat, rivals in chances.items() if seat != one.seat}
    theft = one.reading.parts.theft_gold
    temples = temple_worths(one.reading, one.stakes, others)
    gifts = gifts_for(one.reading, others)
    worths = [
        temples[amount] + (gifts[amount] * one.gift - one.gold * amount if amount else one.gold * theft)
        for amount in range(MOST + 1)
    ]
    top = max(worths)
    keen = [
        math.exp((worth - top) / weights.calm) * can for worth, can in zip(worths, one.reach, strict=True)
    ]
    return [
        weights.model * reckoned + (1 - weights.model) * usual
        for reckoned, usual in zip(shares(keen), one.habit, strict=True)
    ]


def shares(numbers: list[float]) -> list[float]:
    whole = sum(numbers)
    return [number / whole for number in numbers]


def totals_of(several: list[Chances], theft: int) -> dict[int, float]:
    """How likely offerings add up to each sum."""
    totals = {0: 1.0}
    for chances in several:
        likely = [(amount or -theft, chance) for amount, chance in enumerate(chances) if chance > UNLIKELY]
        wider: dict[int, float] = {}
        for total, before in totals.items():
            for gold, chance in likely:
                key = total + gold
                wider[key] = wider.get(key, 0.0) + before * chance
        totals = wider
    return totals


def temple_worths(reading: Reading, stakes: list[float], others: dict[int, Chances]) -> list[float]:
    """What the temple is worth after each own offering (offering-4)."""
    theft = reading.parts.theft_gold
    totals = totals_of(list(others.values()), theft)
    lowest = min(totals)
    at_least = list(accumulate(totals.get(total, 0.0) for total in range(max(totals), lowest - 1, -1)))
    at_least.reverse()
    """How likely the others come to the lowest sum, one more, two more ..."""
    rises = [
        (mark, after - before)
        for mark, before, after in zip(reading.forecast.track, stakes, stakes[1:], strict=False)
    ]
    worths = []
    for amount in range(MOST + 1):
        worth = stakes[0]
        for mark, rise in rises:
            need = max(0, mark - (amount or -theft) - lowest)
            if need < len(at_least):
                worth += rise * at_least[need]
        worths.append(worth)
    return worths


def gifts_for(reading: Reading, others: dict[int, Chances]) -> list[float]:
    """Gifts to expect for each own offering; equal ones rank in turn order (offering-5)."""
    order, awards = reading.table.order, reading.parts.gifts
    if len(others) == 1:
        return gifts_of_two(awards, next(iter(others.values())))
    found = [(1.0, 0.0)] * (MOST + 1)
    """How likely none and exactly one rival is ahead."""
    for seat, chances in others.items():
        at_least = [*reversed(list(accumulate(reversed(chances)))), 0.0]
        ahead = at_least if order.index(seat) < order.index(reading.seat) else at_least[1:]
        found = [
            (none * (1 - more), one * (1 - more) + none * more)
            for (none, one), more in zip(found, ahead, strict=False)
        ]
    return [0.0, *(awards[0] * a + awards[1] * b + awards[2] * (1 - a - b) for a, b in found[1:])]


def gifts_of_two(awards: tuple[int, int, int], other: Chances) -> list[float]:
    """Two players: less than half of the other's offering is worth the least award (officials-10)."""
    first, second, least = awards
    gifts = [0.0]
    for amount in range(1, MOST + 1):
        total = 0.0
        for gold, likely in enumerate(other):
            behind = second if 2 * amount >= gold else least
            total += likely * (first if gold < amount else (first + second) / 2 if gold == amount else behind)
        gifts.append(total)
    return gifts
