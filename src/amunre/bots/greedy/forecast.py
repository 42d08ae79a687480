"""What to expect of an offering: rivals' gold, gifts, the temple's place (offering-1 to offering-6)."""

from __future__ import annotations

from functools import lru_cache

import msgspec

Habits = tuple[tuple[int, int], ...]

ORDINARY: Habits = (
    (0, 26), (1, 22), (2, 15), (3, 9), (4, 8), (5, 6), (6, 4), (7, 3), (8, 2), (10, 2), (12, 2), (15, 1),
)  # fmt: skip
"""How often in a hundred a rival offers so much gold; 0 is theft. Habits, for purses may be hidden (R13)."""
SCORING: Habits = (
    (0, 24), (1, 17), (2, 9), (3, 9), (4, 7), (5, 6), (6, 5), (8, 9), (10, 4), (13, 5), (16, 3), (20, 2),
)  # fmt: skip
"""The same in the third round of a kingdom, when temples are about to be scored (scoring-5)."""
MOST = 20
"""More than this is never worth offering."""
USUAL = 3
"""What we take ourselves to offer when we look further ahead than one round."""


class Forecast(msgspec.Struct, frozen=True):
    """Chances that depend on the number of rivals and the temple track only; made once for a game."""

    track: tuple[int, int, int]
    totals: tuple[tuple[int, float], ...]
    """Collective offering of the rivals, thefts subtracted, with its probability."""
    gifts: tuple[float, ...]
    """Gifts to expect for an offering of 0, 1, 2 ... gold."""
    positions: tuple[tuple[float, ...], ...]
    """For an offering of 0, 1, 2 ... gold, how likely the temple comes to each position."""
    temple: float
    """The temple position to expect."""
    caravans: float
    """How likely caravans pay (harvest-2)."""


def position(track: tuple[int, int, int], collective: int) -> int:
    """Temple position for a collective offering (offering-4)."""
    low, middle, high = track
    return 1 + (collective >= low) + (collective >= middle) + (collective >= high)


@lru_cache(maxsize=64)
def forecast(
    habits: Habits,
    rivals: int,
    track: tuple[int, int, int],
    theft: int,
    gifts: tuple[int, int, int],
    caravan_positions: tuple[int, ...],
) -> Forecast:
    totals = rival_totals(habits, rivals, theft)
    offers = range(MOST + 1)
    positions = tuple(position_chances(track, totals, gold if gold else -theft) for gold in offers)
    usual = positions[USUAL]
    return Forecast(
        track=track,
        totals=tuple(totals.items()),
        gifts=tuple(expected_gifts(habits, rivals, gold, gifts) if gold else 0.0 for gold in offers),
        positions=positions,
        temple=sum(place * chance for place, chance in enumerate(usual, 1)),
        caravans=sum(usual[place - 1] for place in caravan_positions),
    )


def rival_totals(habits: Habits, rivals: int, theft: int) -> dict[int, float]:
    whole = sum(often for _, often in habits)
    totals = {0: 1.0}
    for _ in range(rivals):
        wider: dict[int, float] = {}
        for total, chance in totals.items():
            for gold, often in habits:
                key = total + (gold if gold else -theft)
                wider[key] = wider.get(key, 0.0) + chance * often / whole
        totals = wider
    return dict(sorted(totals.items()))


def position_chances(track: tuple[int, int, int], totals: dict[int, float], own: int) -> tuple[float, ...]:
    chances = [0.0] * (len(track) + 1)
    for total, chance in totals.items():
        chances[position(track, total + own) - 1] += chance
    return tuple(chances)


def expected_gifts(habits: Habits, rivals: int, gold: int, gifts: tuple[int, int, int]) -> float:
    """Ties are settled by turn order, so half of them are taken as won (offering-5)."""
    if rivals == 1:
        return gifts_of_two(habits, gold, gifts)
    whole = sum(often for _, often in habits)
    below = sum(often for offer, often in habits if offer < gold)
    level = sum(often for offer, often in habits if offer == gold)
    ahead = (below + level / 2) / whole
    first = ahead**rivals
    second = rivals * (1 - ahead) * ahead ** (rivals - 1)
    return gifts[0] * first + gifts[1] * second + gifts[2] * (1 - first - second)


def gifts_of_two(habits: Habits, gold: int, gifts: tuple[int, int, int]) -> float:
    """Two players: less than half of the other's offering is worth the least award (officials-10)."""
    first, second, least = gifts
    total = 0.0
    for offer, often in habits:
        behind = second if 2 * gold >= offer else least
        level = (first + second) / 2
        total += often * (first if offer < gold else level if offer == gold else behind)
    return total / sum(often for _, often in habits)
