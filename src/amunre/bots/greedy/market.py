"""The market turn: how much of each kind pays for itself (market-1 to market-7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from amunre.bots.greedy.afterlife import play_afterlife, tile_values
from amunre.bots.greedy.building import Plan, best_pyramid, plan_stones
from amunre.bots.greedy.holding import farmers_wanted, sale_of_dead_card
from amunre.bots.greedy.promos import play_glory, purse_with_glory
from amunre.bots.greedy.purchase import Choice, Ware, first_purchases
from amunre.bots.greedy.rates import card_worth, farmer_worth, gold_worth, point_worth
from amunre.bots.greedy.reading import Reading
from amunre.bots.greedy.statues import can_buy_twice, first_card_bonus, horus_sites
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.rules.base.placing import PlaceFarmer, PlaceStone
from amunre.rules.base.prices import Kind, PlayArchitect, PlayCultivation
from amunre.rules.base.turns import Done
from amunre.rules.expansions.statues.horus import BuildWithHorus

MOST_STONES = 12
MOST_FARMERS = 7
CULTIVATION_FROM = 2
"""Harvests a free farmer should see: with one to go, the card is kept for the next kingdom."""

Values = tuple[list[float], list[int]]
"""What 0, 1, 2 ... of a kind are worth, and the gold that so many cost besides their price."""


def choose_in_market(reading: Reading, legal: Legal) -> Action:
    card = sale_of_dead_card(reading, "market") or card_to_play(reading, legal)
    card = card or play_afterlife(reading, legal)
    if card is not None:
        return card
    wanted = max(purchases(reading, legal), key=lambda choice: choice.worth).action
    return wanted or play_glory(reading, legal, purse_values(reading)) or Done()


def purchases(reading: Reading, legal: Legal) -> list[Choice]:
    """Everything that could be bought next, and nothing, each with what the whole turn is then worth."""
    return first_purchases(
        wares_for_sale(reading, legal),
        reading.gold,
        purse_with_glory(reading, purse_values(reading)),
        cultivation_bonus(reading),
        can_buy_twice(reading),
    )


def wares_for_sale(reading: Reading, legal: Legal) -> list[Ware]:
    """What may be bought now, in the order in which it has to be bought."""
    wares = []
    most = {type(next(iter(group))): len(group) for group in legal.groups}
    kinds: Mapping[str, Kind] = reading.rules.tables["kinds"]
    for name, kind in sorted(kinds.items(), key=lambda item: item[1].stage):
        if kind.action in most and name in VALUES:
            values, fees = VALUES[name](reading, most[kind.action])
            wares.append(Ware(kind.action, values, fees, kind.stage == reading.turn.stage))
    return wares


def in_two_goes(reading: Reading, most: int) -> int:
    """How many of a kind could be had if it may be bought twice, fields and icons aside."""
    return 2 * most if can_buy_twice(reading) else most


def card_values(reading: Reading, most: int) -> Values:
    values = [0.0]
    for bought in range(most):
        bonus = first_card_bonus(reading) if bought == 0 else 0.0
        values.append(values[-1] + card_worth(reading, bought) + bonus)
    return values, [0] * (most + 1)


def farmer_values(reading: Reading, most: int) -> Values:
    """Income, and the points of the farmers scheme if a purchase completes it."""
    most = min(in_two_goes(reading, most), reading.free_fields(), MOST_FARMERS)
    each = farmer_worth(reading)
    wanted = farmers_wanted(reading)
    scheme = reading.parts.scheme_points * point_worth(reading)
    values = []
    for bought in range(most + 1):
        done = scheme if wanted and bought >= wanted else 0.0
        values.append(bought * each + done)
    return values, [0] * (most + 1)


def stone_values(reading: Reading, most: int) -> Values:
    plan = stone_plan(reading, min(in_two_goes(reading, most), MOST_STONES))
    return plan.worth, plan.fees


VALUES: dict[str, Callable[[Reading, int], Values]] = {
    "tiles": lambda reading, most: tile_values(reading, in_two_goes(reading, most)),
    "cards": card_values,
    "farmers": farmer_values,
    "stones": stone_values,
}
"""How each kind is valued; a kind that is not listed is left alone."""


def stone_plan(reading: Reading, count: int) -> Plan:
    weights = reading.weights
    unfinished = weights.unfinished_last if reading.is_scoring_round else weights.unfinished
    holds_architect = "architect" in reading.hand and reading.in_market and not reading.turn.architect_played
    return plan_stones(reading, count, int(holds_architect), unfinished)


def purse_values(reading: Reading) -> list[float]:
    """What 0, 1, 2 ... gold left after buying are worth; the first of it is for the offering."""
    each, weights = gold_worth(reading), reading.weights
    purse, more = weights.offering_purse, weights.offering_share
    return [each * (gold + more * min(gold, purse)) for gold in range(reading.gold + 1)]


# Cards, and pyramids for gold


def card_to_play(reading: Reading, legal: Legal) -> Action | None:
    hand = reading.hand
    cheap = horus_sites(legal)
    if cheap:
        return BuildWithHorus(best_pyramid(reading, cheap))
    actions = list(legal) if "architect" in hand or "cultivation" in hand else []
    sites = [action.province for action in actions if isinstance(action, PlayArchitect)]
    if sites:
        return PlayArchitect(best_pyramid(reading, sites))
    places = [action for action in actions if isinstance(action, PlayCultivation) and not action.on_field]
    if places and cultivation_pays(reading):
        return max(places, key=lambda action: reading.farmers(action.province))
    return None


def cultivation_pays(reading: Reading) -> bool:
    return reading.harvests >= CULTIVATION_FROM or reading.is_last_round or farmers_wanted(reading) == 1


def cultivation_bonus(reading: Reading) -> float:
    """Where the card waits for a purchase, the first thing bought sets it free (market-7, R31)."""
    waits = "cultivation" in reading.hand and not reading.turn.stage and cultivation_pays(reading)
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
    return PlaceStone(stone_plan(reading, 1).first)
