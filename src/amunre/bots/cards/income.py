"""Building at the best number, and a reserve of useful cards."""

from __future__ import annotations

import math

from amunre.bots.cards.reading import Reading, even_height
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.rules.cardgame.income import BuildPyramids, LayReserve, cost


def choose_building(reading: Reading, legal: Legal) -> Action:
    """The number whose pyramids and change are worth most together."""
    counts = [action.count for action in legal if isinstance(action, BuildPyramids)]
    return BuildPyramids(max(counts, key=lambda count: building_worth(reading, count)))


def building_worth(reading: Reading, count: int) -> float:
    """Whole rows score now; what is begun counts when the next kingdom goes on with it."""
    heights = [float(height) for height in reading.heights()]
    left = reading.gold - cost(reading.cards.costs, count)
    height = even_height(heights, count)
    later = (reading.scorings - 1) * height * reading.weights.begun[reading.place]
    return math.floor(height + 1e-9) + later + kept_worth(reading, left)


def kept_worth(reading: Reading, gold: int) -> float:
    """Gold for the next kingdom: the first few win auctions, all of it can be built with later."""
    power, soon = reading.weights.kept
    return gold * reading.weights.kept_gold[reading.place] + power * (1 - math.exp(-gold / soon))


def choose_reserve(reading: Reading, legal: Legal) -> Action:
    """Many different cards win many auctions cheaply; a high one is good to have."""
    reserves = [action.cards for action in legal if isinstance(action, LayReserve)]
    return LayReserve(max(reserves, key=lambda cards: reserve_worth(reading, cards)))


def reserve_worth(reading: Reading, cards: tuple[int, ...]) -> float:
    return len(cards) * reading.weights.small_cards + cards[-1] * reading.weights.high_card
