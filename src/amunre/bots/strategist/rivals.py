"""Rivals as the public table shows them: what they hold, earn and can pay."""

from __future__ import annotations

import math
from typing import NamedTuple

from amunre.bots.greedy.reading import Reading


class Purse(NamedTuple):
    """Gold that a rival has, as far as one can say."""

    mean: float
    spread: float

    def holds(self, gold: int) -> float:
        """How likely there is so much in it."""
        if self.spread == 0:
            return float(gold <= self.mean)
        return 1 / (1 + math.exp((gold - self.mean) / (0.55 * self.spread)))


BEFORE = (Purse(20, 0), Purse(15, 8), Purse(20, 10), Purse(32, 14), Purse(22, 14), Purse(22, 12))
AFTER = (Purse(9, 6), Purse(6, 7), Purse(11, 10), Purse(14, 13), Purse(8, 10), Purse(5, 7))
"""What strategists have in each round before the auction and after the market, for hidden purses."""


def rival_readings(reading: Reading) -> list[Reading]:
    """The table through the eyes of each rival; hands are unknown, so they count as empty."""
    return [reading.through_eyes_of(seat) for seat in range(reading.players) if seat != reading.seat]


def purse_of(reading: Reading, seat: int) -> Purse:
    """Gold of a rival: what is seen, or what is usual at this point of the game."""
    gold = reading.table.seats[seat].gold
    if gold is not None:
        return Purse(gold, 0)
    return usual_purse(reading.round, reading.is_in("auction"))


def usual_purse(number: int, in_auction: bool) -> Purse:
    return (BEFORE if in_auction else AFTER)[number - 1]
