"""The Pharaoh: what a token is worth, and how likely an outbidding brings it (pharaoh-2 to pharaoh-5)."""

from __future__ import annotations

from typing import cast

from amunre.bots.greedy.rates import point_worth, usual_gift_worth
from amunre.bots.greedy.reading import Reading
from amunre.rules.expansions.pharaoh.court import CourtView

PART = "pharaoh"
BLESSING = "pharaohs_blessing"
OFFERS_GOLD = 0.75
"""How often one offers gold; a thief gets nothing for tokens."""
FIRST_TOKEN = 0.4
"""Part of the way to the scheme that the first of two tokens is."""


def token_worth(reading: Reading) -> float:
    """One gift more in every offering of the kingdom, and the scheme in hand."""
    seen = cast("CourtView | None", reading.part(PART))
    if seen is None:
        return 0.0
    figures = reading.parts.expansions[PART]
    worth = figures["gifts_for_a_token"] * usual_gift_worth(reading) * reading.harvests * OFFERS_GOLD
    if BLESSING in reading.hand:
        missing = figures["tokens_needed"] - seen.tokens[reading.seat]
        share = 1 - FIRST_TOKEN if missing == 1 else FIRST_TOKEN if missing > 1 else 0.0
        worth += share * reading.parts.scheme_points * point_worth(reading)
    return worth


def visit_worth(reading: Reading, name: str) -> float:
    """What a bid in the province is worth beyond the province: it may outbid somebody (pharaoh-2)."""
    if reading.part(PART) is None or not any(name in seat.scribes for seat in reading.table.seats):
        return 0.0
    return reading.weights.token_stays * token_worth(reading)


def token_at(reading: Reading, name: str) -> float:
    """What keeping the province brings once bidding is over (pharaoh-3)."""
    seen = cast("CourtView | None", reading.part(PART))
    return token_worth(reading) if seen is not None and seen.at == name else 0.0
