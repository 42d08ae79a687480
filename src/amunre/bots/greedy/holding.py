"""What the cards in hand are still good for (game-3, game-4)."""

from __future__ import annotations

from amunre.bots.greedy.rates import gold_worth, point_worth
from amunre.bots.greedy.reading import Reading
from amunre.rules.base.cards import SellCard

USEFULNESS = {
    "bribery": 1.2,
    "delegation": 1.3,
    "protection": 1.4,
    "influence": 2.0,
    "greed": 2.2,
    "export": 2.8,
    "abundance": 3.0,
    "afterlife": 3.2,
    "popularity": 3.3,
    "architect": 3.5,
    "treasury": 3.6,
    "cultivation": 4.0,
    "glory": 5.0,
}
"""Which card one parts with first; schemes are judged by the provinces held."""
UNFIT_SCHEME = 2.5
FIT_SCHEME = 6.0
WINDOWS = ("auction", "market", "offering", "harvest", "scoring")


def usefulness(reading: Reading, card: str) -> float:
    holds = reading.rules.tables["cards"][card].holds
    if holds is None:
        return USEFULNESS.get(card, UNFIT_SCHEME)
    return FIT_SCHEME if reading.own and holds(reading.copied, reading.seat) else UNFIT_SCHEME


def least_useful(reading: Reading) -> str:
    return min(reading.hand, key=lambda card: usefulness(reading, card))


def kept_worth(reading: Reading, card: str) -> float:
    """What a card is worth to a hand that keeps it, in gold."""
    row = reading.rules.tables["cards"][card]
    if row.holds is not None and usefulness(reading, card) == FIT_SCHEME:
        return reading.parts.scheme_points * point_worth(reading)
    if reading.is_last_round and (row.holds is not None or row.window in over_now(reading)):
        return gold_worth(reading)
    return usefulness(reading, card)


def over_now(reading: Reading) -> tuple[str, ...]:
    """Phases of the round that are over; gifts are taken in the last part of the offering."""
    return WINDOWS[:1] if reading.in_market else WINDOWS[:3]


def sale_of_dead_card(reading: Reading, window: str) -> SellCard | None:
    """In the last round a card whose phase has passed can only be sold, and gold buys more now than later."""
    if not reading.is_last_round:
        return None
    cards = reading.rules.tables["cards"]
    over = WINDOWS[: WINDOWS.index(window)]
    dead = [card for card in reading.hand if cards[card].window in over]
    return SellCard(dead[0]) if dead else None


def farmers_wanted(reading: Reading) -> int:
    """Farmers that the farmers scheme in hand still needs, 0 if it is not held or met (scoring-7)."""
    if "farmers" not in reading.hand:
        return 0
    return max(0, reading.parts.farmers_needed - reading.all_farmers())
