"""Harvest, schemes, the last sale, the start scheme (harvest-1 to harvest-4, scoring-6, scoring-8)."""

from __future__ import annotations

from collections.abc import Mapping

from amunre.bots.greedy.holding import sale_of_dead_card
from amunre.bots.greedy.promos import drawn_worth
from amunre.bots.greedy.reading import Reading
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.rules.base.harvest import CollectIncome, HarvestCard, usual_income
from amunre.rules.base.last_sale import LastSale
from amunre.rules.base.scoring import ShowScheme
from amunre.rules.base.turns import Done

EASE = ("farmers", "favours", "federation", "upper_lower", "east_west", "river")
"""Schemes from the hardest to the easiest to bring about."""
GAIN_FROM = {
    "treasury": (5, 4, 2),
    "abundance": (4, 3, 2),
    "export": (6, 5, 2),
    "popularity": (5, 4, 1),
}
"""Gain for which a card is played: while many, few, or no harvests are left."""


def choose_in_harvest(reading: Reading, legal: Legal) -> Action:
    """A card is played when it brings enough, and enough is less the fewer harvests are left to wait for."""
    late = 2 if reading.is_last_round else 1 if reading.round > 3 else 0
    rows: Mapping[str, HarvestCard] = reading.rules.tables["harvest"]
    cards = {row.action: card for card, row in rows.items()}
    best: Action = CollectIncome()
    most = 0.0
    for action in legal:
        card = cards.get(type(action))
        if card not in GAIN_FROM:
            continue
        enough = GAIN_FROM[card][late] * reading.weights.patience
        gain = harvest_gain(reading, card, getattr(action, "province", "")) - enough
        if gain > most or (gain == most and isinstance(best, CollectIncome)):
            best, most = action, gain
    return sale_of_dead_card(reading, "harvest") or best


def harvest_gain(reading: Reading, card: str, name: str) -> float:
    """What a card on a province brings over its usual income."""
    row: HarvestCard = reading.rules.tables["harvest"][card]
    paid = sum(gold for _, _, gold in row.income(reading.copied, name))
    usual = sum(gold for _, _, gold in usual_income(reading.copied, name))
    return paid - usual + drawn_worth(reading, card)


def show_schemes(reading: Reading, legal: Legal) -> Action:
    return next((action for action in legal if isinstance(action, ShowScheme)), Done())


def sell_all(reading: Reading, legal: Legal) -> Action:
    """Nothing comes after the last sale (scoring-8, R33)."""
    return LastSale(tuple(card for card in sorted(reading.hand) for _ in range(reading.hand[card])))


def keep_scheme(reading: Reading, legal: Legal) -> Action:
    ease = {card: place for place, card in enumerate(EASE)}
    return max(legal, key=lambda action: ease.get(getattr(action, "card", ""), -1))
