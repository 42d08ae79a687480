"""What a province card is worth to a seat, in points."""

from __future__ import annotations

from functools import lru_cache

from amunre.bots.cards.reading import Reading, even_height, likely
from amunre.rules.cardgame.table import PROVINCES_EACH
from amunre.rules.components import ProvinceCard

KNOWN = 1 << 15
"""Results that are kept of the same small sums, which a search does again and again."""


def province_worths(reading: Reading) -> dict[str, float]:
    """What winning each card for auction now would bring, beside an average card."""
    hopes = Hopes(reading)
    return {name: hopes.worth(reading.cards.cards[name]) for name in reading.up}


def bid_price(reading: Reading) -> float:
    """What a gold costs in this auction."""
    return reading.gold_worth * reading.weights.auctions[reading.auction - 1]


class Hopes:
    """What a seat may expect of the kingdom without the card in question: the same for every card."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        seat, place, weights = reading.seat, reading.place, reading.weights
        tops = reading.tops(seat)
        later = max(PROVINCES_EACH - len(tops) - 1, 0)
        """Cards that it will win after this one."""
        self.places = open_places(reading)
        self.heights = usual_heights(reading, self.places)
        self.ankhs = reading.ankhs(seat)
        self.rivals = tuple([reading.ankhs(other) for other in range(len(reading.stacks)) if other != seat])
        self.ankh_doubt = weights.ankh_doubt * (0.5 + 0.5 * later)
        self.stakes = weights.title[place], reading.cards.ankhs_loss * weights.safe[place]
        self.usual_ankhs = ankh_hopes(self.ankhs, self.rivals, self.ankh_doubt, *self.stakes)
        usual = reading.averages.fields[place]
        self.fields = reading.fields() + later * usual - (reading.cards.fields_needed - 0.5)
        """Beside those that make nine."""
        self.field_doubt = weights.field_doubt * (0.3 + later)
        self.usual_fields = likely(self.fields + usual, self.field_doubt)

    def worth(self, card: ProvinceCard) -> float:
        return (
            income_worth(self.reading, card)
            + self.pyramids_worth(card)
            + self.ankhs_worth(card)
            + self.nine_fields_worth(card)
        )

    def pyramids_worth(self, card: ProvinceCard) -> float:
        """How much higher the lowest province can become with the card on the best place for it."""
        reading = self.reading
        best = max([raised(reading, self.heights, place, card.pyramids) for place in self.places])
        return best * reading.weights.rows[reading.place]

    def ankhs_worth(self, card: ProvinceCard) -> float:
        """How the card changes the hope of the title and the fear of having fewest ankhs."""
        ankhs = self.ankhs + card.ankhs - self.reading.averages.ankhs[self.reading.place]
        return ankh_hopes(ankhs, self.rivals, self.ankh_doubt, *self.stakes) - self.usual_ankhs

    def nine_fields_worth(self, card: ProvinceCard) -> float:
        """How the card changes the hope of enough fields for a point."""
        reading = self.reading
        gain = likely(self.fields + card.fields, self.field_doubt) - self.usual_fields
        return gain * reading.cards.fields_points * reading.weights.nine[reading.place]


def income_worth(reading: Reading, card: ProvinceCard) -> float:
    weights, place = reading.weights, reading.place
    fields = card.fields * weights.level[place]
    caravans = card.caravans * reading.cards.caravan_gold * weights.caravans_pay[place]
    return (fields + caravans) * reading.gold_worth


def open_places(reading: Reading) -> list[int]:
    """Places of provinces that can still be founded or extended in this kingdom."""
    stacks = reading.stacks[reading.seat]
    return [
        place
        for place in range(PROVINCES_EACH)
        if place >= len(stacks) or len(stacks[place]) < reading.kingdom
    ]


def usual_heights(reading: Reading, places: list[int]) -> tuple[float, ...]:
    """Pyramids in one's provinces if the open places get average cards."""
    heights: list[float] = [*reading.heights()]
    heights += [0.0] * (PROVINCES_EACH - len(heights))
    for place in places:
        heights[place] += reading.averages.pyramids[reading.place]
    return tuple(heights)


def raised(reading: Reading, heights: tuple[float, ...], place: int, pyramids: int) -> float:
    """Points from laying so many printed pyramids on a place instead of an average card."""
    more = pyramids - reading.averages.pyramids[reading.place]
    return rise(heights, place, more, reading.weights.tokens[reading.place]) * reading.scorings


@lru_cache(maxsize=KNOWN)
def rise(heights: tuple[float, ...], place: int, more: float, tokens: float) -> float:
    """How much higher the lowest province becomes with more pyramids on a place."""
    higher = [*heights]
    higher[place] += more
    return even_height(higher, tokens) - even_height(heights, tokens)


@lru_cache(maxsize=KNOWN)
def ankh_hopes(mine: float, others: tuple[float, ...], doubt: float, title: float, loss: float) -> float:
    """What the chances are worth of having most ankhs, and not fewest."""
    first, safe = 1.0, 0.0
    for theirs in others:
        ahead = likely(mine - theirs, doubt)
        first *= ahead
        safe = 1 - (1 - safe) * (1 - ahead)
    return title * first + loss * safe
