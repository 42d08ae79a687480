"""What points, gold, farmers and cards are worth, in gold."""

from __future__ import annotations

from amunre.bots.greedy.reading import Reading


def point_worth(reading: Reading) -> float:
    return reading.weights.point[reading.round - 1]


def gold_worth(reading: Reading) -> float:
    """A gold that will be in the purse after this round."""
    return reading.weights.gold[reading.round - 1]


def farmer_worth(reading: Reading) -> float:
    """What a farmer placed in this round's market earns until farmers leave the board (kingdom-1)."""
    return reading.temples_ahead(reading.harvests) * gold_worth(reading)


def card_worth(reading: Reading, further: int = 0) -> float:
    """A card not seen yet, with ``further`` cards to come before it."""
    weights = reading.weights
    if reading.is_last_round:
        return weights.last_card
    held = sum(reading.hand.values()) + further
    return max(1.0, weights.card - weights.card_fades * held)


def farmer_gift_worth(reading: Reading, temple: float) -> float:
    """A farmer taken now works in this harvest and in those still to come."""
    later = reading.temples_ahead(reading.harvests - 1) if reading.harvests > 1 else 0.0
    return (temple + later) * gold_worth(reading)


def usual_gift_worth(reading: Reading) -> float:
    """A gift of no particular form."""
    weights = reading.weights
    return max(card_worth(reading), weights.last_gift if reading.is_last_round else weights.gift)
