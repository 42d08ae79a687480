"""Gold that rivals hold unseen, reckoned from what lies open.

Who owns good land has paid for it, who has farmers has earned with them, who builds has spent. The rates are
a linear fit over games of the strategist (``tools/purses.py``), a row for each moment and round.
"""

from __future__ import annotations

from amunre.bots.strategist.rivals import Purse
from amunre.kernel.phases import InTurn
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.view import View
from amunre.rules.base.board import Config
from amunre.rules.base.stones import STONES_IN_A_PYRAMID
from amunre.rules.base.view import TableView, table_view

FACTS = (
    "one", "farmers", "income", "fields", "stones", "mine", "caravan", "icons", "points", "temple", "turn",
)  # fmt: skip
MOMENTS = ("bid", "market", "offer")
"""Before the auction, after paying for the province, after the purchases."""
RATES: dict[str, tuple[tuple[float, ...], ...]] = {
    "bid": (
        (20.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        (25.94, -2.21, 1.48, -2.85, -0.19, -0.24, 0.63, -0.98, 0.0, -3.7, 2.42, 3.8),
        (29.53, -1.09, 1.03, -1.69, -0.51, 0.35, 0.98, -0.9, 0.0, -2.11, 0.97, 5.3),
        (34.18, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -1.12, 5.9, 1.61, 9.7),
        (58.4, -3.95, 2.05, -2.78, -0.68, 0.03, 1.02, -0.77, -0.99, -2.88, -0.22, 10.6),
        (40.03, -0.49, 0.8, -1.89, -0.37, 0.59, 1.23, -0.52, -0.63, 0.93, -0.48, 9.5),
    ),
    "market": (
        (27.52, -2.64, 0.0, -1.9, 0.62, -1.1, -0.65, -1.39, 0.0, 0.0, -0.05, 3.0),
        (30.15, -3.45, 1.29, -1.37, -0.61, -0.54, 0.11, -0.04, 0.0, -3.59, 2.7, 5.2),
        (28.49, -1.7, 0.94, -0.9, -0.37, 0.08, 0.76, -0.34, 0.0, -2.21, 1.38, 6.4),
        (39.06, -4.55, 0.43, -2.05, -1.3, -1.04, -0.52, -0.6, -1.02, 5.83, 1.65, 10.3),
        (58.92, -4.24, 1.73, -1.37, -0.81, -0.29, 0.22, -0.18, -0.93, -3.42, 0.47, 11.3),
        (38.18, -0.78, 0.57, -1.07, -0.6, 0.29, 0.8, -0.03, -0.56, 1.43, 0.06, 10.8),
    ),
    "offer": (
        (19.63, -2.26, 0.0, -2.17, 1.23, -1.15, -0.36, -0.78, 0.0, 0.0, -0.04, 2.6),
        (24.75, -1.68, 0.55, -1.64, -0.15, -0.5, 0.02, -1.01, 0.0, -2.83, 1.38, 4.2),
        (29.93, -1.26, 0.6, -0.98, -1.07, 0.11, 0.65, -0.4, 0.0, -2.33, 0.62, 5.7),
        (31.32, 0.09, -0.41, -3.23, -0.82, -0.94, -0.22, -0.41, -0.99, 6.43, 1.2, 9.7),
        (35.58, -0.32, 0.45, -2.24, -0.29, -0.24, 0.23, -0.5, -0.72, -1.23, 0.79, 9.4),
        (16.96, 0.33, 0.18, -0.92, -0.38, 0.1, 0.28, -0.17, -0.25, 0.61, 0.61, 6.7),
    ),
}  # fmt: skip
"""Gold for each fact, and at last the spread of what was left unexplained."""


def facts(rules: Ruleset, table: TableView, seat: int) -> list[float]:
    """What everybody can see of a seat, in the order of ``FACTS``."""
    config: Config = rules.config
    printed = config.components.provinces
    own = [(printed[name], one) for name, one in table.provinces.items() if one.owner == seat]
    farmers = sum(one.farmers + one.extra_farmers + land.printed_farmers for land, one in own)
    stones = sum(one.stones + STONES_IN_A_PYRAMID * one.pyramids for _, one in own)
    numbers = (
        1,
        farmers,
        farmers * table.temple,
        sum(land.fields for land, _ in own),
        stones,
        sum(land.mine for land, _ in own),
        sum(land.caravan for land, _ in own),
        max((land.icons for land, _ in own), default=0),
        table.seats[seat].points,
        table.temple,
        table.order.index(seat),
    )
    return [float(number) for number in numbers]


def moment_of(seen: View, seat: int) -> str:
    """The moment that a seat's purse was last like."""
    for frame in seen.flow:
        if frame.phase in ("auction", "provinces"):
            return "bid"
        if frame.phase in ("claims", "clear_auction"):
            return "market"
        if isinstance(frame, InTurn) and frame.phase == "market":
            return "market" if seat in frame.seats[frame.step :] else "offer"
    return "offer"


def likely_purse(rules: Ruleset, seen: View, seat: int) -> Purse:
    """What a seat has, as far as the open table tells; an offering that lies open is paid."""
    table = table_view(seen)
    *rates, doubt = RATES[moment_of(seen, seat)][max(table.round, 1) - 1]
    gold = sum(rate * number for rate, number in zip(rates, facts(rules, table, seat), strict=True))
    return Purse(max(0.0, gold - max(0, table.seats[seat].offered)), doubt)
