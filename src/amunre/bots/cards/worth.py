"""What a province card is worth to a seat, in points."""

from __future__ import annotations

from amunre.bots.cards.reading import Reading, even_height, likely
from amunre.rules.cardgame.table import PROVINCES_EACH
from amunre.rules.components import ProvinceCard


def province_worth(reading: Reading, name: str) -> float:
    """What winning the card now would bring, beside an average card."""
    card = reading.cards.cards[name]
    return (
        income_worth(reading, card)
        + pyramids_worth(reading, card)
        + ankhs_worth(reading, card)
        + nine_fields_worth(reading, card)
    )


def income_worth(reading: Reading, card: ProvinceCard) -> float:
    weights, place = reading.weights, reading.place
    fields = card.fields * weights.level[place]
    caravans = card.caravans * reading.cards.caravan_gold * weights.caravans_pay[place]
    return (fields + caravans) * reading.gold_worth


def pyramids_worth(reading: Reading, card: ProvinceCard) -> float:
    """How much higher the lowest province can become with the card on the best place for it."""
    return max(raised(reading, place, card.pyramids) for place in open_places(reading))


def open_places(reading: Reading) -> list[int]:
    """Places of provinces that can still be founded or extended in this kingdom."""
    stacks = reading.me.stacks
    return [
        place
        for place in range(PROVINCES_EACH)
        if place >= len(stacks) or len(stacks[place].cards) < reading.kingdom
    ]


def raised(reading: Reading, place: int, pyramids: int) -> float:
    """Points from laying so many printed pyramids on a place; other open places get average cards."""
    usual = reading.averages.pyramids[reading.place]
    heights = [float(height) for height in reading.heights] + [0.0] * (PROVINCES_EACH - len(reading.heights))
    for other in open_places(reading):
        heights[other] += usual
    tokens = reading.weights.tokens[reading.place]
    before = even_height(heights, tokens)
    heights[place] += pyramids - usual
    return (even_height(heights, tokens) - before) * reading.scorings


def ankhs_worth(reading: Reading, card: ProvinceCard) -> float:
    """How the card changes the hope of the title and the fear of having fewest ankhs."""
    usual = reading.ankhs(reading.me)
    with_card = usual + card.ankhs - reading.averages.ankhs[reading.place]
    others = [
        reading.ankhs(seat) for number, seat in enumerate(reading.table.seats) if number != reading.seat
    ]
    return ankh_hopes(reading, with_card, others) - ankh_hopes(reading, usual, others)


def ankh_hopes(reading: Reading, mine: float, others: list[float]) -> float:
    to_come = max(reading.to_come(reading.me) - 1, 0)
    doubt = reading.weights.ankh_doubt * (0.5 + 0.5 * to_come)
    title, safe = 1.0, 0.0
    for theirs in others:
        title *= likely(mine - theirs, doubt)
        safe = 1 - (1 - safe) * (1 - likely(mine - theirs, doubt))
    return reading.weights.title[reading.place] * title + reading.cards.ankhs_loss * safe


def nine_fields_worth(reading: Reading, card: ProvinceCard) -> float:
    """How the card changes the hope of enough fields for a point."""
    later = max(reading.to_come(reading.me) - 1, 0)
    usual = reading.averages.fields[reading.place]
    own = reading.fields(reading.me) + later * usual
    doubt = reading.weights.field_doubt * (0.3 + later)
    needed = reading.cards.fields_needed - 0.5
    gain = likely(own + card.fields - needed, doubt) - likely(own + usual - needed, doubt)
    return gain * reading.cards.fields_points
