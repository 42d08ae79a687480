"""Harvest, schemes, the last sale, the start scheme (harvest-1 to harvest-4, scoring-6, scoring-8)."""

from __future__ import annotations

from amunre.bots.greedy.holding import sale_of_dead_card
from amunre.bots.greedy.reading import Reading
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.rules.base.harvest import CollectIncome, PlayAbundance, PlayTreasury
from amunre.rules.base.last_sale import LastSale
from amunre.rules.base.scoring import ShowScheme
from amunre.rules.base.turns import Done

EASE = ("farmers", "favours", "federation", "upper_lower", "east_west", "river")
"""Schemes from the hardest to the easiest to bring about."""
TREASURY_FROM = (5, 4, 2)
"""Gain for which treasury is played: while many, few, or no harvests are left."""
ABUNDANCE_FROM = (4, 3, 2)


def choose_in_harvest(reading: Reading, legal: Legal) -> Action:
    """A card is played when it brings enough, and enough is less the fewer harvests are left to wait for."""
    late = 2 if reading.is_last_round else 1 if reading.round > 3 else 0
    best: Action = CollectIncome()
    most = 0
    for action in legal:
        gain = -1
        if isinstance(action, PlayTreasury):
            gain = treasury_gain(reading, action.province) - TREASURY_FROM[late]
        elif isinstance(action, PlayAbundance):
            gain = reading.farmers(action.province) - ABUNDANCE_FROM[late]
        if gain > most or (gain == most and isinstance(best, CollectIncome)):
            best, most = action, gain
    return sale_of_dead_card(reading, "harvest") or best


def treasury_gain(reading: Reading, name: str) -> int:
    """What the fixed sum brings over the province's income (harvest-3)."""
    printed = reading.parts.provinces[name]
    temple = reading.table.temple
    income = reading.farmers(name) * temple + printed.mine
    if temple in reading.parts.caravan_positions:
        income += printed.caravan
    return reading.parts.treasury_gold - income


def show_schemes(reading: Reading, legal: Legal) -> Action:
    return next((action for action in legal if isinstance(action, ShowScheme)), Done())


def sell_all(reading: Reading, legal: Legal) -> Action:
    """Nothing comes after the last sale (scoring-8, R33)."""
    return LastSale(tuple(card for card in sorted(reading.hand) for _ in range(reading.hand[card])))


def keep_scheme(reading: Reading, legal: Legal) -> Action:
    ease = {card: place for place, card in enumerate(EASE)}
    return max(legal, key=lambda action: ease.get(getattr(action, "card", ""), -1))
