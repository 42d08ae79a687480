"""Tombs: which tiles to buy and where to build them (afterlife-2 to afterlife-9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, cast

from amunre.bots.greedy.building import plan_stones
from amunre.bots.greedy.holding import kept_worth
from amunre.bots.greedy.rates import card_worth, farmer_gift_worth, gold_worth, point_worth
from amunre.bots.greedy.reading import Reading
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.rules.base.board import LAST_ROUND
from amunre.rules.expansions.afterlife.gifts import PRICE, BuildTile, TakeTile
from amunre.rules.expansions.afterlife.market import AfterlifeBuild, AfterlifeDraw
from amunre.rules.expansions.afterlife.sight import TombsView, TombView
from amunre.rules.expansions.afterlife.tombs import BASE_ROW, SPACES, UNDER, equal_below, open_spaces

PART = "afterlife"
UNLIKELY = 0.25
"""What is left of the hope for a row that can hardly be finished."""


class Site(NamedTuple):
    """A tile on a space of the tomb."""

    tile: str
    row: int
    place: int
    worth: float


def own_tomb(reading: Reading) -> TombView | None:
    seen = cast("TombsView | None", reading.part(PART))
    return None if seen is None else seen.seats[reading.seat]


def builds_ahead(reading: Reading) -> float:
    """Tiles that one will still build as gifts, those of this round included."""
    return (LAST_ROUND + 1 - reading.round) * reading.weights.tiles_a_round


# What a tile is worth


class Architecture:
    """What building would bring now; rewards are reckoned once for each kind."""

    def __init__(self, reading: Reading, own: TombView) -> None:
        self.reading = reading
        self.own = own
        self.tiles = own.tiles or {}
        self.rewards: dict[tuple[str, int], float] = {}

    def reward(self, tile: str, times: int) -> float:
        key = tile, times
        if key not in self.rewards:
            self.rewards[key] = reward_worth(self.reading, tile, times)
        return self.rewards[key]

    def sites(self) -> Iterator[Site]:
        """Every tile of the collection on every open space."""
        for row, place in open_spaces(self.own.tomb):
            progress = self.row_worth(row)
            for tile in self.tiles:
                space = f"{row}.{place}"
                times = 1 + equal_below(self.reading.rules)(self.own.tomb, space, tile)
                worth = self.reward(tile, times) + progress + self.prospects(tile, space)
                yield Site(tile, row, place, worth)

    def row_worth(self, row: int) -> float:
        """A tile's part of a full row; the nearer the row is to its end, the more (afterlife-9)."""
        reading = self.reading
        length = BASE_ROW + 1 - row
        built = sum(SPACES[name][0] == row for name in self.own.tomb)
        points = reading.parts.expansions[PART]["row_points"] * point_worth(reading)
        part = 2 * (built + 1) / (length * (length + 1))
        likely = length - built <= builds_ahead(reading)
        return points * part * (1.0 if likely else UNLIKELY)

    def prospects(self, tile: str, space: str) -> float:
        """Equal tiles side by side make the one above them pay three times (afterlife-5)."""
        reading = self.reading
        if reading.is_last_round:
            return 0.0
        beside = [
            other
            for above, below in UNDER.items()
            if space in below and above not in self.own.tomb
            for other in below
            if other != space
        ]
        equal = sum(self.own.tomb.get(other) == tile for other in beside)
        free = sum(other not in self.own.tomb for other in beside)
        held = min(self.tiles[tile] - 1, 1)
        return (equal + 0.3 * free * held) * reading.weights.tile_prospects * self.reward(tile, 1)


def reward_worth(reading: Reading, tile: str, times: int) -> float:
    """What a tile that pays so many times brings (afterlife-5)."""
    figures = reading.parts.expansions[PART]
    match tile:
        case "point":
            return times * figures["tile_points"] * point_worth(reading)
        case "gold":
            return times * figures["tile_gold"] * gold_worth(reading)
        case "favour":
            return sum(card_worth(reading, drawn) for drawn in range(times))
        case "farmer":
            temple = reading.forecast.temple if reading.in_market else reading.table.temple
            return min(times, reading.free_fields()) * farmer_gift_worth(reading, temple)
        case "stone" if reading.own:
            return stone_worth(reading, times)
        case _:
            return 0.0


def stone_worth(reading: Reading, count: int) -> float:
    weights = reading.weights
    late = weights.unfinished_last if reading.in_market else 0.05
    plan = plan_stones(reading, count, 0, late if reading.is_scoring_round else weights.unfinished)
    return plan.net(count, gold_worth(reading))


def kept_tile(reading: Reading) -> float:
    """What a tile in the collection is worth if it is not built now."""
    own = own_tomb(reading)
    if own is None or reading.is_last_round:
        return 0.0
    later = builds_ahead(reading) - reading.weights.tiles_a_round
    return reading.weights.tile_kept if own.size <= later else reading.weights.tile_spare


# The market


def tile_values(reading: Reading, most: int) -> tuple[list[float], list[int]]:
    """Tiles are worth having as far as there will be gifts to build them."""
    own = own_tomb(reading)
    assert own is not None
    weights = reading.weights
    most = min(most, weights.most_tiles)
    values = [0.0]
    for bought in range(most):
        usable = own.size + bought < builds_ahead(reading) and len(own.tomb) + own.size + bought < len(SPACES)
        values.append(values[-1] + (weights.tile if usable else weights.tile_spare))
    return values, [0] * (most + 1)


def play_afterlife(reading: Reading, legal: Legal) -> Action | None:
    """Build with the card when that brings enough; draw with it only when nothing can be built any more."""
    own = own_tomb(reading)
    if own is None or PART not in reading.hand:
        return None
    sites = list(Architecture(reading, own).sites())
    site = max(sites, key=lambda one: one.worth, default=None)
    if site is not None:
        build = AfterlifeBuild(site.tile, site.row, site.place)
        enough = kept_tile(reading) + kept_worth(reading, PART)
        return build if build in legal and site.worth > enough else None
    draw = AfterlifeDraw()
    return draw if reading.is_last_round and draw in legal else None


# Gifts


def tile_gifts(reading: Reading, count: int) -> list[float]:
    """What 0, 1, 2 ... gifts are worth as tiles, the best first; one building does not know of the next."""
    own = own_tomb(reading)
    values = [0.0]
    if own is not None and count:
        best: dict[str, float] = {}
        for site in Architecture(reading, own).sites():
            best[site.tile] = max(site.worth, best.get(site.tile, site.worth))
        kept = kept_tile(reading)
        each = sorted((best[tile] for tile, held in (own.tiles or {}).items() for _ in range(held) if best))
        for worth in each[::-1][:count]:
            values.append(values[-1] + worth - kept)
    return values


def take_tile(reading: Reading) -> tuple[float, Action | None]:
    """The best tile to build with a gift, and what it brings over keeping it."""
    own = own_tomb(reading)
    site = max(Architecture(reading, own).sites(), key=lambda one: one.worth, default=None) if own else None
    if site is None:
        return 0.0, None
    return site.worth - kept_tile(reading), TakeTile(site.tile, site.row, site.place)


def build_for_discards(reading: Reading, legal: Legal) -> Action | None:
    """A further tile for the two things that one can best do without (afterlife-7)."""
    own = own_tomb(reading)
    if own is None:
        return None
    best, most = None, reading.weights.discard_margin
    tile_worth = kept_tile(reading)
    for site in Architecture(reading, own).sites():
        goods = spare_goods(reading, own, site.tile)
        cost = sum(worth for worth, _ in goods) + tile_worth
        if len(goods) == PRICE and site.worth - cost > most:
            paid = tuple(sorted(name for _, name in goods))
            best, most = BuildTile(site.tile, site.row, site.place, paid), site.worth - cost
    return best if best is not None and best in legal else None


def spare_goods(reading: Reading, own: TombView, built: str) -> list[tuple[float, str]]:
    """The two cheapest cards or tiles besides the tile to be built, each with its worth if kept."""
    tile_worth = kept_tile(reading)
    goods = [(kept_worth(reading, card), card) for card, held in reading.hand.items() for _ in range(held)]
    for tile, held in (own.tiles or {}).items():
        goods += [(tile_worth, tile)] * (held - (tile == built))
    return sorted(goods)[:PRICE]
