"""What a position between two rounds is worth: points to come by what each seat owns.

The rates are a linear fit over many games of the strategist, one row for each round that begins.
"""

from __future__ import annotations

from amunre.bots.search.craft import Standings
from amunre.kernel.state import State
from amunre.rules.base.board import board, components
from amunre.rules.base.points import points as rule_points

FEATURES = (
    "points", "gold", "cards", "farmers", "fields", "stones", "pyramids", "lowest", "bank", "caravan", "mine",
    "temples", "icons", "place", "schemes",
)  # fmt: skip

RATES: dict[int, tuple[float, ...]] = {
    2: (0.0, 0.55, 1.38, 2.37, 0.73, 0.14, 0.63, 0.63, -0.26, 0.68, 1.15, 2.95, 1.0, -0.22, 0.26, 5.94),
    3: (0.0, 0.39, 1.21, 1.07, -0.29, 0.21, 2.26, 0.54, 1.29, 0.01, 0.43, 1.75, -0.42, 0.49, 0.43, 5.72),
    4: (1.1, 0.37, 0.87, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.17, -0.04, 4.96),
    5: (1.03, 0.34, 0.72, 1.33, -0.3, 0.8, 1.36, 1.36, 0.65, 0.44, 0.8, 2.1, 0.15, -0.09, 0.31, 4.44),
    6: (1.03, 0.29, 0.37, 0.57, -0.31, 0.59, 2.26, 0.86, 1.32, 0.0, 0.2, 1.86, -0.05, 0.05, 0.62, 3.67),
}
"""Points for each of them when a round begins, and at last the spread of what was left unexplained."""
LOGISTIC = 0.78
"""From the spread of two seats' errors to the scale of the curve that says who will be ahead."""


def features(state: State, seat: int) -> list[float]:
    """What counts for a seat, in the order of ``FEATURES``."""
    table, parts = board(state), components(state)
    own = table.lands[seat]
    printed = [parts.provinces[name] for name in own]
    pyramids = [table.pyramids[name] for name in own]
    farmers = sum(table.farmers[name] + table.extra_farmers[name] for name in own)
    farmers += sum(one.printed_farmers for one in printed)
    hand, cards = table.hands[seat], state.rules.tables["cards"]
    banks = sum(
        winner == seat
        for bank in {one.bank for one in printed}
        for winner, _ in rule_points(state).bank_winners(state, bank)
    )
    return [
        float(table.points[seat]),
        float(table.gold[seat]),
        float(sum(hand.values())),
        float(farmers),
        float(sum(one.fields - table.farmers[name] for name, one in zip(own, printed, strict=True))),
        float(sum(table.stones[name] for name in own)),
        float(sum(pyramids)),
        float(min(pyramids, default=0)),
        float(banks),
        float(sum(one.caravan for one in printed)),
        float(sum(one.mine for one in printed)),
        float(sum(rule_points(state).temples_in(state, name) for name in own)),
        float(max((one.icons for one in printed), default=0)),
        float(table.order.index(seat)),
        float(sum(cards[card].holds is not None for card in hand)),
    ]


def expected_points(state: State) -> Standings:
    """Points that each seat can expect when a round begins."""
    *rates, doubt = RATES[board(state).round]
    points = [
        sum(rate * number for rate, number in zip(rates, features(state, seat), strict=True))
        for seat in range(state.players)
    ]
    return Standings(points, doubt * LOGISTIC)
