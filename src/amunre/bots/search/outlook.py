"""What a position between two rounds is worth: points to come by what each seat owns.

The rates are linear fits over many games, one row for each round that begins (``tools/fit.py``).
"""

from __future__ import annotations

from itertools import chain

from amunre.bots.search.craft import Standings
from amunre.kernel.state import State
from amunre.rules.base.board import board, components
from amunre.rules.base.points import points as rule_points
from amunre.rules.base.stones import STONES_IN_A_PYRAMID
from amunre.rules.expansions.officials.banks import ALL_PROVINCES_FOR_BANKS

FEATURES = (
    "points", "gold", "purse", "cards", "farmers", "fields", "stones", "pairs", "pyramids", "lowest", "bank",
    "edge", "caravan", "mine", "temples", "icons", "place", "schemes", "fits", "wealth", "banks",
)  # fmt: skip
PURSE = 8
"""Gold that one has work for in any round; what lies above it may be worth less."""
WEALTH = 16
"""Gold above which more of it brings less once again."""
EDGE = 2
"""Pyramids by which one bank is led safely, or lost."""

Rates = dict[int, tuple[float, ...]]
"""Points for each feature when a round begins, and at last the spread of what was left unexplained."""
RATES: Rates = {
    2: (
        0.0, 0.4, 0.52, 0.96, 1.98, 1.25, 1.22, -1.13, 0.42, 0.42,
        0.59, 1.05, 0.38, 0.65, 2.48, 0.13, 0.03, 0.73, -0.65, 0.0, 0.0, 6.12,
    ),
    3: (
        0.0, 0.35, 0.94, 0.77, 1.03, 0.04, 0.25, 0.43, 1.06, 1.45,
        2.13, 0.41, 0.04, 0.22, 2.56, 0.12, 0.03, 0.44, 0.51, 0.0, 0.0, 5.86,
    ),
    4: (
        1.01, 0.32, 0.35, 0.85, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.1, -0.09, 0.0, 0.0, 0.0, 5.2,
    ),
    5: (
        1.0, 0.28, 0.79, 0.64, 1.47, 0.3, 0.72, 0.32, 1.11, 1.11,
        -0.29, 0.52, 0.21, 0.4, 2.59, 0.35, -0.28, 0.82, -0.86, 0.0, 0.0, 4.64,
    ),
    6: (
        1.0, 0.23, 1.13, 0.45, 0.82, 0.07, 0.61, 0.09, 1.75, 0.82,
        1.77, 0.27, 0.02, 0.17, 2.66, 0.38, -0.12, 0.29, 0.72, 0.0, 0.0, 3.92,
    ),
}  # fmt: skip
"""Where everybody plays like greedy with the strategist's numbers; fitted without the last two features."""
PLANNED_BY_TWO: Rates = {
    2: (
        0.76, 0.41, 0.25, 1.23, 1.93, 0.88, 1.43, -1.04, 1.23, 1.23,
        -0.19, 0.19, 0.23, 0.68, 2.78, 0.18, 0.58, 0.37, -0.45, -0.14, 0.0, 6.06,
    ),
    3: (
        1.04, 0.71, -0.03, 0.96, 0.82, 0.04, 0.9, -0.53, 1.57, 0.6,
        1.04, 0.69, -0.11, 0.14, 2.47, -0.21, 0.3, -0.01, 0.76, -0.44, 1.46, 5.94,
    ),
    4: (
        1.01, 0.5, -0.5, 0.82, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.31, -0.34, 0.0, -0.31, 0.0, 5.21,
    ),
    5: (
        1.03, 0.44, 0.11, 0.64, 1.43, 0.56, 0.62, 0.13, 1.12, 1.12,
        -0.66, 0.62, -0.02, 0.24, 2.81, 0.48, 0.19, 0.29, -0.47, -0.26, 0.0, 4.64,
    ),
    6: (
        1.02, 0.61, 0.02, 0.41, 0.63, 0.04, 0.47, 0.26, 1.59, 0.96,
        0.81, 0.72, -0.1, 0.01, 2.62, 0.58, 0.02, 0.13, 0.82, -0.46, 1.58, 3.65,
    ),
}  # fmt: skip
PLANNED_BY_THREE: Rates = {
    2: (
        0.0, 0.43, 0.55, 1.16, 1.81, 0.81, 0.55, 0.45, 0.87, 0.87,
        -0.16, 0.96, 0.39, 0.68, 2.16, 0.17, -0.04, 0.35, -0.57, -0.05, 0.0, 5.63,
    ),
    3: (
        0.0, 0.71, 0.44, 0.77, 1.01, 0.08, 0.61, 0.24, 1.55, 0.96,
        1.14, 0.61, 0.08, 0.28, 2.56, 0.36, 0.27, 0.15, 1.02, -0.39, 0.77, 5.31,
    ),
    4: (
        1.03, 0.57, 0.11, 0.7, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.03, -0.23, 0.0, -0.27, 0.0, 4.46,
    ),
    5: (
        1.02, 0.71, -0.08, 0.6, 1.31, 0.41, 0.83, -0.04, 1.19, 1.19,
        -0.03, 0.29, 0.16, 0.45, 2.66, 0.32, -0.13, 0.47, -0.54, -0.47, 0.0, 4.01,
    ),
    6: (
        1.01, 0.72, -0.04, 0.35, 0.48, 0.04, 0.58, 0.29, 1.87, 0.77,
        1.02, 0.48, 0.02, 0.11, 2.75, 0.26, -0.28, 0.17, 1.06, -0.53, 1.15, 3.49,
    ),
}  # fmt: skip
PLANNED_BY_FOUR: Rates = {
    2: (
        0.0, 0.39, 0.48, 1.05, 1.63, 0.63, 0.8, 0.02, 0.58, 0.58,
        0.44, 1.09, 0.53, 0.75, 1.51, 0.23, 0.12, 0.09, 0.31, -0.01, 0.0, 5.17,
    ),
    3: (
        0.0, 0.6, 0.36, 0.83, 0.85, 0.09, 0.36, 0.37, 1.29, 0.93,
        1.32, 0.72, 0.2, 0.33, 1.7, 0.26, -0.09, 0.09, 1.21, -0.3, 1.34, 4.87,
    ),
    4: (
        1.0, 0.49, 0.32, 0.78, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.11, -0.15, 0.0, -0.16, 0.0, 4.26,
    ),
    5: (
        0.99, 0.57, -0.08, 0.61, 1.17, 0.23, 0.87, 0.02, 1.02, 1.02,
        -0.33, 0.65, 0.41, 0.55, 1.68, 0.23, -0.12, 0.42, -0.36, -0.29, 0.0, 3.99,
    ),
    6: (
        0.99, 0.67, -0.03, 0.41, 0.54, -0.02, 0.48, 0.17, 1.49, 0.83,
        1.22, 0.72, 0.06, 0.13, 1.89, 0.18, -0.02, 0.14, 1.05, -0.44, 1.55, 3.35,
    ),
}  # fmt: skip
PLANNED_BY_FIVE: Rates = {
    2: (
        0.0, 0.48, 0.32, 1.12, 1.53, 0.72, 0.66, 0.27, 0.66, 0.66,
        0.35, 0.9, 0.6, 0.85, 1.06, 0.1, -0.07, -0.25, 0.67, -0.04, 0.0, 5.42,
    ),
    3: (
        0.0, 0.53, 0.22, 0.9, 0.71, 0.01, 0.4, 0.29, 1.35, 0.62,
        1.41, 0.74, 0.27, 0.37, 1.35, 0.09, -0.24, 0.05, 1.24, -0.18, 1.37, 5.13,
    ),
    4: (
        1.0, 0.47, 0.11, 0.76, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.02, -0.15, 0.0, -0.13, 0.0, 4.57,
    ),
    5: (
        1.0, 0.53, 0.04, 0.65, 1.05, 0.29, 0.71, 0.31, 1.02, 1.02,
        0.18, 0.49, 0.45, 0.58, 1.53, 0.11, -0.06, 0.36, -0.23, -0.23, 0.0, 4.11,
    ),
    6: (
        1.0, 0.66, -0.06, 0.46, 0.52, 0.05, 0.39, 0.31, 1.37, 0.93,
        1.08, 0.88, 0.09, 0.16, 1.74, 0.19, -0.0, 0.12, 1.09, -0.41, 1.68, 3.38,
    ),
}  # fmt: skip
PLANNED = {2: PLANNED_BY_TWO, 3: PLANNED_BY_THREE, 4: PLANNED_BY_FOUR, 5: PLANNED_BY_FIVE}
"""Where so many players bid with a plan, and value things as the master does."""
LOGISTIC = 0.78
"""From the spread of two seats' errors to the scale of the curve that says who will be ahead."""


def features(state: State, seat: int) -> list[float]:
    """What counts for a seat, in the order of ``FEATURES``."""
    table, provinces = board(state), components(state).provinces
    own = table.lands[seat]
    printed = [provinces[name] for name in own]
    stones = [table.stones[name] for name in own]
    pyramids = [table.pyramids[name] for name in own]
    farmers = [table.farmers[name] for name in own]
    hand, cards = table.hands[seat], state.rules.tables["cards"]
    schemes = [card for card in hand if cards[card].holds is not None]
    banks = {one.bank for one in printed}
    won = [winner for bank in banks for winner, _ in rule_points(state).bank_winners(state, bank)]
    return [
        float(table.points[seat]),
        float(table.gold[seat]),
        float(min(table.gold[seat], PURSE)),
        float(sum(hand.values())),
        float(
            sum(farmers) + sum(table.extra_farmers[name] + provinces[name].printed_farmers for name in own)
        ),
        float(sum(one.fields for one in printed) - sum(farmers)),
        float(sum(stones)),
        float(stones.count(STONES_IN_A_PYRAMID - 1)),
        float(sum(pyramids)),
        float(min(pyramids, default=0)),
        float(won.count(seat)),
        float(sum(edge(state, seat, bank) for bank in banks)),
        float(sum(one.caravan for one in printed)),
        float(sum(one.mine for one in printed)),
        float(sum(rule_points(state).temples_in(state, name) for name in own)),
        float(max((one.icons for one in printed), default=0)),
        float(table.order.index(seat)),
        float(len(schemes)),
        float(sum(cards[card].holds(state, seat) for card in schemes) if own else 0),
        float(max(0, table.gold[seat] - WEALTH)),
        float(len(banks)),
    ]


def edge(state: State, seat: int, bank: str) -> int:
    """Pyramids by which a seat's best province of a bank is ahead of the best of its rivals (R2)."""
    table, provinces = board(state), components(state).provinces
    mine = theirs = 0
    rivals = provinces if ALL_PROVINCES_FOR_BANKS.name in state.rules.modules else chain(*table.lands)
    for name in rivals:
        if provinces[name].bank == bank:
            if name in table.lands[seat]:
                mine = max(mine, table.pyramids[name])
            else:
                theirs = max(theirs, table.pyramids[name])
    return max(-EDGE, min(EDGE, mine - theirs))


def expected_points(state: State, table: Rates = RATES) -> Standings:
    """Points that each seat can expect when a round begins."""
    *rates, doubt = table[board(state).round]
    points = [
        sum(rate * number for rate, number in zip(rates, features(state, seat), strict=True))
        for seat in range(state.players)
    ]
    return Standings(points, doubt * LOGISTIC)
