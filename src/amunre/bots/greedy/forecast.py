"""What to expect of an offering: rivals' gold, gifts, and where the temple will stand (offering-1 to offering-6)."""

from __future__ import annotations

from functools import lru_cache

import msgspec

HABITS = {0: 22, 1: 14, 2: 9, 3: 10, 4: 9, 5: 8, 6: 7, 7: 5, 8: 4, 10: 4, 12: 3, 15: 3, 20: 2}
"""How often, in a hundred, a rival offers so much gold; 0 is theft. Habits, since purses may be hidden (R13)."""
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
    """The temple position to expect in rounds to come."""
    caravans: float
    """How likely caravans pay in a round to come (harvest-2)."""


def position(track: tuple[int, int, int], collective: int) -> int:
    """Temple position for a collective offering (offering-4)."""
    return 1 + sum(collective >= bound for bound in track)


@lru_cache(maxsize=64)
def forecast(
    rivals: int,
    track: tuple[int, int, int],
    theft: int,
    gifts: tuple[int, int, int],
    caravan_positions: tuple[int, ...],
) -> Forecast:
    totals = rival_totals(rivals, theft)
    offers = range(MOST + 1)
    positions = tuple(position_chances(track, totals, gold if gold else -theft) for gold in offers)
    usual = positions[USUAL]
    return Forecast(
        track=track,
        totals=tuple(totals.items()),
        gifts=tuple(expected_gifts(rivals, gold, gifts) if gold else 0.0 for gold in offers),
        positions=positions,
        temple=sum(place * chance for place, chance in enumerate(usual, 1)),
        caravans=sum(usual[place - 1] for place in caravan_positions),
    )


def rival_totals(rivals: int, theft: int) -> dict[int, float]:
    whole = sum(HABITS.values())
    totals = {0: 1.0}
    for _ in range(rivals):
        wider: dict[int, float] = {}
        for total, chance in totals.items():
            for gold, often in HABITS.items():
                key = total + (gold if gold else -theft)
                wider[key] = wider.get(key, 0.0) + chance * often / whole
        totals = wider
    return dict(sorted(totals.items()))


def position_chances(
    track: tuple[int, int, int], totals: dict[int, float], own: int
) -> tuple[float, ...]:
    chances = [0.0] * (len(track) + 1)
    for total, chance in totals.items():
        chances[position(track, total + own) - 1] += chance
    return tuple(chances)


def expected_gifts(rivals: int, gold: int, gifts: tuple[int, int, int]) -> float:
    """Ties are settled by turn order, so half of them are taken as won (offering-5)."""
    whole = sum(HABITS.values())
    below = sum(often for offer, often in HABITS.items() if offer < gold)
    ahead = (below + HABITS.get(gold, 0) / 2) / whole
    first = ahead**rivals
    second = rivals * (1 - ahead) * ahead ** (rivals - 1)
    return gifts[0] * first + gifts[1] * second + gifts[2] * (1 - first - second)
