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
WITH_TWO = Weights(
    gold=(0.218, 0.094, 0.041),
    kept=(1.83, 6.93),
    kept_gold=(0.124, 0.06),
    tokens=(6.3, 5.84, 7.91),
    level=(3.56, 2.7, 3.54),
    caravans_pay=(0.097, 0.206, 0.099),
    title=(1.6, 0.853, 0.98),
    ankh_doubt=1.7,
    field_doubt=1.5,
    small_cards=1.04,
    high_card=-0.42,
    offers=(13.7, 13.3, 12.19),
    rows=(0.894, 0.64, 0.84),
    safe=(1.15, 1.38, 1.43),
    nine=(0.892, 1.06, 1.05),
    favour=(1.41, 0.969, 1.21),
    begun=(0.83, 0.875),
    auctions=(1.17, 1.34, 0.951),
)
WITH_MORE = Weights(
    gold=(0.206, 0.103, 0.046),
    kept=(1.4, 8.0),
    kept_gold=(0.101, 0.052),
    tokens=(6.73, 6.06, 7.53),
    level=(3.53, 2.9, 3.69),
    caravans_pay=(0.099, 0.208, 0.099),
    title=(1.29, 0.775, 0.904),
    ankh_doubt=2.16,
    field_doubt=1.29,
    small_cards=0.968,
    high_card=-0.396,
    offers=(13.69, 12.71, 10.36),
    rows=(0.888, 0.875, 0.871),
    safe=(1.01, 0.97, 1.11),
    nine=(0.98, 1.19, 1.08),
    favour=(1.43, 0.992, 1.1),
    begun=(1.01, 1.24),
    auctions=(1.34, 1.21, 1.04),
)
MASTERLY = {2: WITH_TWO, 3: WITH_MORE, 4: WITH_MORE, 5: WITH_MORE}
"""The master's, by the number of players."""
