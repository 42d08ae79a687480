"""The numbers of taste, by kingdom. Worths are in points; they were settled by letting variants play."""

from __future__ import annotations

from dataclasses import dataclass

ByKingdom = tuple[float, float, float]


@dataclass(frozen=True)
class Weights:
    """What things are worth where the rules do not say."""

    gold: ByKingdom = (0.20, 0.10, 0.05)
    """A gold that is not spent in an auction or an offering of the kingdom."""
    kept: tuple[float, float] = (1.5, 8.0)
    """What a reserve is worth beyond its gold in the next kingdom's auctions at most, and how soon."""
    kept_gold: tuple[float, float] = (0.10, 0.06)
    """A gold carried over into the second and the third kingdom."""
    tokens: ByKingdom = (6.1, 6.2, 7.4)
    """Pyramids that one usually sets up in the kingdom by favour and building."""
    level: ByKingdom = (3.45, 3.3, 3.6)
    """Flood level to expect."""
    caravans_pay: ByKingdom = (0.1, 0.2, 0.1)
    """How likely the level lets caravans pay."""
    title: ByKingdom = (1.45, 0.7, 0.85)
    """Being Pharaoh at the end of a kingdom, with what it is worth to be first in the next."""
    ankh_doubt: float = 2.0
    """How many ankhs ahead make a lead fairly safe while one auction is to come."""
    field_doubt: float = 1.5
    """The same for the fields that make nine."""
    small_cards: float = 1.0
    """How much a further card in the reserve is liked, beside a high one."""
    high_card: float = -0.4
    offers: ByKingdom = (12.0, 12.0, 12.0)
    """Scale of the offerings to expect of others."""
    rows: ByKingdom = (1.0, 1.0, 1.0)
    """How much of the rows is believed that a card for auction seems to bring."""
    safe: ByKingdom = (1.0, 1.0, 1.0)
    """The same of what is saved by not having fewest ankhs,"""
    nine: ByKingdom = (1.0, 1.0, 1.0)
    """of the point for nine fields,"""
    favour: ByKingdom = (1.0, 1.0, 1.0)
    """and of the pyramids that an offering earns."""
    begun: tuple[float, float] = (1.0, 1.0)
    """How much a row counts that is built now for scorings to come."""
    auctions: ByKingdom = (1.0, 1.0, 1.0)
    """What a gold costs in the first, second and third auction of a kingdom, beside its worth."""


WEIGHTS = Weights()
