"""The sealed offering, influence, and gifts (offering-1 to offering-8)."""

from __future__ import annotations

from typing import NamedTuple

from amunre.bots.greedy.afterlife import build_for_discards, take_tile, tile_gifts
from amunre.bots.greedy.building import plan_stones
from amunre.bots.greedy.forecast import MOST, position
from amunre.bots.greedy.holding import kept_worth
from amunre.bots.greedy.rates import (
    card_worth,
    farmer_gift_worth,
    gold_worth,
    point_worth,
    usual_gift_worth,
)
from amunre.bots.greedy.reading import Reading
from amunre.bots.greedy.statues import horus_sites
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.rules.base.board import board
from amunre.rules.base.gifts import Gifts, TakeCards, TakeFarmer, TakeStone
from amunre.rules.base.offers import Influence, Offer
from amunre.rules.base.turns import Done
from amunre.rules.expansions.statues.horus import BuildWithHorus

POSITIONS = (1, 2, 3, 4)
KEPT_INFLUENCE = 2.0
"""What an influence card is worth for later rounds."""


def temple_stakes(reading: Reading) -> list[float]:
    """What each temple position would bring at the coming harvest and scoring (harvest-2, scoring-5)."""
    provinces = reading.parts.provinces
    own = [provinces[name] for name in reading.own]
    farmers = reading.all_farmers()
    caravans = sum(province.caravan for province in own)
    count = reading.rules.points.temples_in
    temples = sum(count(reading.copied, name) for name in reading.own) if reading.is_scoring_round else 0
    gold, point = gold_worth(reading), point_worth(reading)
    paying = reading.parts.caravan_positions
    return [
        place * (farmers * gold + temples * point) + (caravans * gold if place in paying else 0.0)
        for place in POSITIONS
    ]


def choose_offer(reading: Reading, legal: Legal) -> Action:
    """The amount whose gifts and whose push on the temple are worth most over what it costs."""
    stakes = temple_stakes(reading)
    gift = gift_worth(reading)
    forecast = reading.forecast
    gold = gold_worth(reading)
    for_thieves, gain = cards_for_thieves(reading, gift)
    for_thieves_only = further_gifts(reading, 0) * gift + gain + gold * reading.parts.theft_gold
    for_givers = further_gifts(reading, 1)
    best, most = 0, 0.0
    for amount in range(min(reading.gold, MOST) + 1):
        value = sum(chance * stake for chance, stake in zip(forecast.positions[amount], stakes, strict=True))
        if amount:
            value += (forecast.gifts[amount] + for_givers) * gift - gold * amount
        else:
            value += for_thieves_only
        if amount == 0 or value > most:
            best, most = amount, value
    played = [] if best else for_thieves
    if "influence" in reading.hand and influence_gain(reading, stakes, best) > kept(reading):
        played = sorted([*played, "influence"])
    return Offer(best, tuple(played))


def further_gifts(reading: Reading, gold: int, laid: tuple[str, ...] = ()) -> int:
    """Gifts that come to us whatever our rank, as the rules count them on our copy of the table."""
    table = board(reading.copied)
    me = reading.seat
    offered, cards = table.offered, table.laid[me]
    table.offered = [0] * len(offered)
    table.offered[me], table.laid[me] = gold, list(laid)
    ranked = [me, *(seat for seat in range(len(offered)) if seat != me)]
    gifts: int = reading.rules.points.gift_counts(reading.copied, ranked)[me]
    table.offered, table.laid[me] = offered, cards
    return gifts - (reading.parts.gifts[0] if gold else 0)


def cards_for_thieves(reading: Reading, gift: float) -> tuple[list[str], float]:
    """Cards in hand that pay if laid beside theft, and what they bring together (offering-2)."""
    laid, gain = [], 0.0
    cards = reading.rules.tables["cards"]
    for card in reading.hand:
        if cards[card].with_theft_only:
            more = further_gifts(reading, 0, (card,)) - further_gifts(reading, 0)
            brings = more * gift - kept_worth(reading, card)
            if brings > 0:
                laid.append(card)
                gain += brings
    return laid, gain


def kept(reading: Reading) -> float:
    return gold_worth(reading) if reading.is_last_round else KEPT_INFLUENCE


def influence_gain(reading: Reading, stakes: list[float], offer: int) -> float:
    """What choosing between up and down is worth on average, after the offerings are known (offering-3)."""
    track, step = reading.forecast.track, reading.parts.influence_gold
    own = offer or -reading.parts.theft_gold
    gain = 0.0
    for total, chance in reading.forecast.totals:
        collective = total + own
        up, down = (stakes[position(track, collective + change) - 1] for change in (step, -step))
        gain += chance * (max(up, down) - stakes[position(track, collective) - 1])
    return gain


def choose_influence(reading: Reading, legal: Legal) -> Action:
    """The better position; if both are alike, the one that brings rivals less."""
    stakes = temple_stakes(reading)
    track, step = reading.forecast.track, reading.parts.influence_gold
    places = {
        direction: position(track, reading.table.collective + change)
        for direction, change in (("up", step), ("down", -step))
    }
    return Influence(max(places, key=lambda direction: (stakes[places[direction] - 1], -places[direction])))


# Gifts


def gift_worth(reading: Reading) -> float:
    """A gift of unknown form, before the offering."""
    farmer = farmer_gift_worth(reading, reading.forecast.temple) if reading.free_fields() else 0.0
    form = max(farmer, usual_gift_worth(reading), tile_gifts(reading, 1)[-1])
    return form * reading.weights.gift_share


class Split(NamedTuple):
    """A number of gifts that are no cards: what they are worth, and what to take first."""

    worth: float
    first: Action | None


def other_gifts(reading: Reading, most: int) -> list[Split]:
    """The best splits of 0, 1, 2 ... gifts into farmers and stones."""
    free = reading.free_fields()
    farmer = farmer_gift_worth(reading, reading.table.temple)
    unfinished = 0.05 if reading.is_scoring_round else reading.weights.unfinished
    plan = plan_stones(reading, most, 0, unfinished)
    gold = gold_worth(reading)
    splits = []
    for count in range(most + 1):
        worths = [number * farmer + plan.net(count - number, gold) for number in range(min(count, free) + 1)]
        farmers = worths.index(max(worths))
        stone = TakeStone(plan.first) if count else None
        splits.append(Split(max(worths), TakeFarmer(best_field(reading)) if farmers else stone))
    return splits


def best_field(reading: Reading) -> str:
    free = [name for name in reading.own if reading.empty_fields(name) > 0]
    return max(free, key=reading.farmers)


def choose_gift_cards(reading: Reading, legal: Legal) -> Action:
    left = reading.frame_of(Gifts).left
    counts = [action.count for action in legal if isinstance(action, TakeCards)]
    tiles = tile_gifts(reading, left)
    others = [split.worth for split in other_gifts(reading, left)]

    def worth(count: int) -> float:
        rest = left - count
        best = max(tiles[built] + others[rest - built] for built in range(min(rest, len(tiles) - 1) + 1))
        return best + sum(card_worth(reading, taken) for taken in range(count))

    return TakeCards(max(counts, key=worth))


def choose_gift(reading: Reading, legal: Legal) -> Action:
    left = reading.frame_of(Gifts).left
    sites = horus_sites(legal)
    if sites and not reading.is_scoring_round:  # the stone that is saved will be used in a later market
        return BuildWithHorus(sites[0])
    *_, fewer, split = other_gifts(reading, left)
    tile_worth, tile = take_tile(reading)
    if tile is not None and tile in legal and tile_worth > split.worth - fewer.worth:
        return tile
    assert split.first is not None
    return split.first


def end_gifts(reading: Reading, legal: Legal) -> Action:
    """Pyramids for a gold always pay; further tiles do if what they cost is of little use."""
    sites = horus_sites(legal)
    if sites:
        return BuildWithHorus(sites[0])
    return build_for_discards(reading, legal) or Done()
