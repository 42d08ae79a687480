"""The market turn: how many cards, farmers and stones pay for themselves (market-1 to market-7)."""

from __future__ import annotations

from typing import NamedTuple

from amunre.bots.greedy.building import Plan, plan_stones, pyramid_gain
from amunre.bots.greedy.holding import farmers_wanted, sale_of_dead_card
from amunre.bots.greedy.reading import Reading
from amunre.bots.greedy.rates import card_worth, farmer_worth, gold_worth, point_worth
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.rules.base.board import board
from amunre.rules.base.placing import STONES_LEFT, PlaceFarmer, PlaceStone
from amunre.rules.base.prices import (
    ARCHITECT_PLAYED,
    STAGE,
    BuyCards,
    BuyFarmers,
    BuyStones,
    PlayArchitect,
    PlayCultivation,
    price,
)
from amunre.rules.base.turns import Done

MOST_STONES = 12
MOST_FARMERS = 7
CULTIVATION_FROM = 2
"""Harvests a free farmer should see: with one to go, the card is kept for the next kingdom."""


class Purchase(NamedTuple):
    cards: int
    farmers: int
    stones: int


def choose_in_market(reading: Reading, legal: Legal) -> Action:
    card = sale_of_dead_card(reading, "market") or card_to_play(reading, legal)
    if card is not None:
        return card
    limits = buying_limits(legal)
    if not any(limits):
        return Done()
    wanted = best_purchase(reading, limits)
    if wanted.cards:
        return BuyCards(wanted.cards)
    if wanted.farmers:
        return BuyFarmers(wanted.farmers)
    if wanted.stones:
        return BuyStones(wanted.stones)
    return Done()


def buying_limits(legal: Legal) -> Purchase:
    """How many of each kind could be bought at most."""
    sizes = {type(next(iter(group))): len(group) for group in legal.groups}
    farmers, stones = sizes.get(BuyFarmers, 0), sizes.get(BuyStones, 0)
    return Purchase(sizes.get(BuyCards, 0), min(farmers, MOST_FARMERS), min(stones, MOST_STONES))


def best_purchase(reading: Reading, limits: Purchase) -> Purchase:
    """The bundle that is worth most together with the gold that stays."""
    cards = card_values(reading, limits.cards)
    farmers = farmer_values(reading, limits.farmers)
    stones = stone_values(reading, limits.stones)
    first_buy = cultivation_bonus(reading)
    purse = purse_values(reading)
    gold = reading.gold
    best, most = Purchase(0, 0, 0), purse[gold]
    for c, card_value in enumerate(cards):
        left_c = gold - price(c)
        for f, farmer_value in enumerate(farmers):
            left_f = left_c - price(f)
            if left_f < 0:
                break
            value_f = card_value + farmer_value
            for s, stone_value in enumerate(stones):
                left = left_f - price(s)
                if left < 0:
                    break
                value = value_f + stone_value + purse[left]
                if c or f or s:
                    value += first_buy
                if value > most:
                    best, most = Purchase(c, f, s), value
    return best


def card_values(reading: Reading, most: int) -> list[float]:
    values = [0.0]
    for bought in range(most):
        values.append(values[-1] + card_worth(reading, bought))
    return values


def farmer_values(reading: Reading, most: int) -> list[float]:
    """Income, and the points of the farmers scheme if a purchase completes it."""
    each = farmer_worth(reading)
    wanted = farmers_wanted(reading)
    scheme = reading.parts.scheme_points * point_worth(reading)
    values = []
    for bought in range(most + 1):
        done = scheme if wanted and bought >= wanted else 0.0
        values.append(bought * each + done)
    return values


def stone_values(reading: Reading, most: int) -> list[float]:
    return stone_plan(reading, most).worth if most else [0.0]


def stone_plan(reading: Reading, count: int) -> Plan:
    weights = reading.weights
    unfinished = weights.unfinished_last if reading.is_scoring_round else weights.unfinished
    holds_architect = "architect" in reading.hand and reading.in_market and not reading.turn[ARCHITECT_PLAYED]
    return plan_stones(reading, count, int(holds_architect), unfinished)


def purse_values(reading: Reading) -> list[float]:
    """What 0, 1, 2 ... gold left after buying are worth; the first of it is for the offering."""
    each = gold_worth(reading)
    purse = reading.weights.offering_purse
    return [each * (gold + 0.5 * min(gold, purse)) for gold in range(reading.gold + 1)]


# Cards


def card_to_play(reading: Reading, legal: Legal) -> Action | None:
    hand = reading.hand
    actions = list(legal) if "architect" in hand or "cultivation" in hand else []
    sites = [action.province for action in actions if isinstance(action, PlayArchitect)]
    if sites:
        table = board(reading.copied)
        return PlayArchitect(max(sites, key=lambda name: pyramid_gain(reading, table, name)))
    places = [action for action in actions if isinstance(action, PlayCultivation) and not action.on_field]
    if places and cultivation_pays(reading):
        return max(places, key=lambda action: reading.farmers(action.province))
    return None


def cultivation_pays(reading: Reading) -> bool:
    return reading.harvests >= CULTIVATION_FROM or reading.is_last_round or farmers_wanted(reading) == 1


def cultivation_bonus(reading: Reading) -> float:
    """Where the card waits for a purchase, the first thing bought sets it free (market-7, R31)."""
    waits = "cultivation" in reading.hand and not reading.turn[STAGE] and cultivation_pays(reading)
    return farmer_worth(reading) if waits else 0.0


# Placing what was bought


def place_farmer(reading: Reading, legal: Legal) -> Action:
    """Farmers together: abundance and treasury each work on one province (harvest-3, harvest-4)."""
    places = [action for action in legal if isinstance(action, PlaceFarmer)]
    return max(places, key=lambda action: reading.farmers(action.province))


def place_stone(reading: Reading, legal: Legal) -> Action:
    card = card_to_play(reading, legal)
    if card is not None:
        return card
    return PlaceStone(stone_plan(reading, reading.numbers[STONES_LEFT]).first)
