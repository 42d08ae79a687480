"""The bundle of goods that is worth most together with the gold that stays (market-2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from amunre.bots.greedy.prices import price_split
from amunre.kernel.messages import Action
from amunre.rules.base.prices import price


class Ware(NamedTuple):
    """A kind of goods that may be bought now."""

    make: Callable[[int], Action]
    """The action that buys so many."""
    values: list[float]
    """What 0, 1, 2 ... of it are worth."""
    fees: list[int]
    """Gold that so many of it cost besides their price."""
    again: bool
    """Whether it was bought before in this turn."""


class Choice(NamedTuple):
    """The first purchase of a bundle, and what the bundle is worth with the gold left."""

    worth: float
    action: Action | None


def first_purchases(
    wares: list[Ware], gold: int, purse: list[float], first_bonus: float, twice: bool
) -> list[Choice]:
    """Every purchase that could come first, none included, with the best that can follow.

    ``purse`` says what 0, 1, 2 ... gold are worth afterwards, ``first_bonus`` is what the first thing bought
    sets free, and ``twice`` says that one of the kinds may be bought in two goes.
    """
    every = [Choice(purse[gold], None), *bundles(wares, gold, purse, first_bonus, None)]
    if twice:
        fresh = [ware for ware in wares if not ware.again]
        for ware in fresh:
            every += bundles(fresh, gold, purse, first_bonus, ware)
    return every


def bundles(
    wares: list[Ware], gold: int, purse: list[float], first_bonus: float, split: Ware | None
) -> Iterator[Choice]:
    for ware, rest in zip(wares, rests_of(wares, purse, split), strict=True):
        costs = costs_of(ware, ware is split)
        for count in range(1, len(costs)):
            if costs[count] > gold:
                break
            worth = ware.values[count] + rest[gold - costs[count]] + first_bonus
            now = count - count // 2 if ware is split else count
            yield Choice(worth, ware.make(now))


def rests_of(wares: list[Ware], purse: list[float], split: Ware | None) -> list[list[float]]:
    """For each kind what 0, 1, 2 ... gold are worth if only the kinds behind it can be bought."""
    rests = [purse] * (len(wares) > 0)
    for ware in reversed(wares[1:]):
        after = rests[0]
        costs = costs_of(ware, ware is split)
        here = []
        for gold in range(len(purse)):
            best = after[gold]
            for cost, value in zip(costs, ware.values, strict=True):
                if cost > gold:
                    break
                worth = value + after[gold - cost]
                if worth > best:  # asked very often, and a comparison is much quicker than max
                    best = worth
            here.append(best)
        rests.insert(0, here)
    return rests


def costs_of(ware: Ware, split: bool) -> list[int]:
    pay = price_split if split else price
    return [pay(count) + fee for count, fee in enumerate(ware.fees)]
