"""How dear a price feels."""

from __future__ import annotations

from amunre.bots.greedy.reading import Reading
from amunre.rules.base.prices import price


def price_felt(reading: Reading, amount: int) -> float:
    """Gold that is needed for market and offering weighs more the less of it remains."""
    weights, unpaid = reading.weights, max(0, amount - reading.gold)
    return amount * (1 + weights.thrift * amount / (reading.gold + 1)) + unpaid * weights.forced_sale


def price_split(count: int) -> int:
    """So many of a kind in two purchases that both begin with the lowest price."""
    return price(count - count // 2) + price(count // 2)
