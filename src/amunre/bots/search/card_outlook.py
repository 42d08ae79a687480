"""What a position of the card game between two kingdoms is worth: points to come by what each seat has.

The rates are linear fits over many games, one row for each kingdom that begins (``tools/fit.py``).
"""

from __future__ import annotations

from amunre.bots.cards.reading import even_height
from amunre.bots.search.craft import Standings
from amunre.bots.search.outlook import LOGISTIC, Rates
from amunre.kernel.state import State
from amunre.rules.cardgame.table import pyramids_of, table

FEATURES = ("points", "lowest", "level", "pyramids", "gold", "purse", "cards", "pharaoh", "place")
TO_COME = 8
"""Pyramids that will be set up in a kingdom, printed ones included: they level out much of what is uneven."""
PURSE = 10
"""Gold that is of use in the auctions of a kingdom."""
RATES: dict[int, Rates] = {
    2: {
        2: (1.03, -0.08, 0.21, 0.62, 0.1, 0.11, 0.25, 0.05, -0.05, 1.12),
        3: (1.02, 0.02, 0.09, 0.28, 0.06, 0.09, 0.11, -0.01, 0.01, 0.74),
    },
    3: {
        2: (1.01, 0.02, 0.2, 0.61, 0.05, 0.1, 0.33, -0.12, -0.09, 1.01),
        3: (1.0, -0.05, 0.1, 0.31, 0.04, 0.04, 0.18, -0.05, -0.06, 0.69),
    },
    4: {
        2: (0.99, 0.05, 0.2, 0.59, 0.05, 0.09, 0.28, -0.05, -0.05, 0.88),
        3: (1.0, 0.01, 0.1, 0.3, 0.05, 0.03, 0.15, 0.04, -0.0, 0.58),
    },
    5: {
        2: (0.95, 0.1, 0.2, 0.6, 0.07, 0.08, 0.22, 0.03, -0.0, 0.89),
        3: (0.99, 0.03, 0.1, 0.3, 0.04, 0.03, 0.13, 0.07, 0.0, 0.56),
    },
}
"""By the number of players, and the kingdom that begins."""


def features(state: State, seat: int) -> list[float]:
    """What counts for a seat, in the order of ``FEATURES``."""
    found, heights = table(state), pyramids_of(state, seat)
    gold, place = sum(found.reserves[seat]), found.order.index(seat)
    return [
        float(found.points[seat]),
        float(min(heights)),
        even_height(heights, TO_COME),
        float(sum(heights)),
        float(gold),
        float(min(gold, PURSE)),
        float(len(found.reserves[seat])),
        float(place == 0),
        float(place),
    ]


def expected_points(state: State) -> Standings:
    """Points that each seat can expect when a kingdom begins."""
    *rates, doubt = RATES[state.players][table(state).kingdom]
    points = [
        sum(rate * number for rate, number in zip(rates, features(state, seat), strict=True))
        for seat in range(state.players)
    ]
    return Standings(points, doubt * LOGISTIC)
