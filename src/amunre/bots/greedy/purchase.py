"""The bundle of goods that is worth most together with the gold that stays (market-2)."""

from __future__ import annotations

from collections.abc import Callable
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


def best_purchase(
    wares: list[Ware], gold: int, purse: list[float], first_bonus: float, twice: bool
) -> Action | None:
    """What to buy now, or nothing.

    ``purse`` says what 0, 1, 2 ... gold are worth afterwards, ``first_bonus`` is what the first thing bought
    sets free, and ``twice`` says that one of the kinds may be bought in two goes.
    """
    best = best_bundle(wares, gold, purse, first_bonus, None)
    if twice:
        fresh = [ware for ware in wares if not ware.again]
        splits = [best_bundle(fresh, gold, purse, first_bonus, ware) for ware in fresh]
        best = max([best, *splits], key=lambda choice: choice.worth)
    return best.action


def best_bundle(
    wares: list[Ware], gold: int, purse: list[float], first_bonus: float, split: Ware | None
) -> Choice:
    best = Choice(purse[gold], None)
    rests = rests_of(wares, purse, split)
    for ware, rest in zip(wares, rests[1:], strict=True):
        costs = costs_of(ware, ware is split)
        for count in range(1, len(costs)):
            if costs[count] > gold:
                break
            worth = ware.values[count] + rest[gold - costs[count]] + first_bonus
            if worth > best.worth:
                now = count - count // 2 if ware is split else count
                best = Choice(worth, ware.make(now))
    return best


def rests_of(wares: list[Ware], purse: list[float], split: Ware | None) -> list[list[float]]:
    """For each kind what 0, 1, 2 ... gold are worth if it and the kinds behind it can be bought."""
    rests = [purse]
    for ware in reversed(wares):
        after = rests[0]
        costs = costs_of(ware, ware is split)
        here = []
        for gold in range(len(purse)):
            best = after[gold]
            for cost, value in zip(costs, ware.values, strict=True):
                if cost > gold:
                    break
                best = max(best, value + after[gold - cost])
            here.append(best)
        rests.insert(0, here)
    return rests


def costs_of(ware: Ware, split: bool) -> list[int]:
    pay = price_split if split else price
    return [pay(count) + fee for count, fee in enumerate(ware.fees)]
