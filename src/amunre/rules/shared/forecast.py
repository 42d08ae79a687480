"""What would be scored and harvested as things stand, as far as one viewer knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from amunre.rules.shared.points import ScoreItem


class Income(msgspec.Struct, frozen=True, gc=False):
    """Gold with where it would come from."""

    seat: int
    province: str
    """The province that pays, or empty where no single one does."""
    source: str
    gold: int


class Level(msgspec.Struct, frozen=True):
    """A position of the temple, or a level of the flood, and what hangs on it."""

    position: int
    lowest: int | None
    """The smallest collective offering that leads here; ``None`` for the lowest position."""
    income: tuple[Income, ...]
    """Of the harvest, for every seat."""
    items: tuple[ScoreItem, ...]
    """Of the scoring, only what is not the same at every position."""


class Gain(msgspec.Struct, frozen=True, gc=False):
    """What a card of the viewer's would change at the harvest, played on a province."""

    card: str
    province: str
    gold: int
    """More than without it; less is below 0. What the card brings beside gold is not counted."""


class Forecast(msgspec.Struct, frozen=True):
    """What a viewer may reckon with. It follows from a view alone, so it tells nothing that is hidden."""

    items: tuple[ScoreItem, ...]
    """What would be scored now, of all that is not scored yet; others' hidden cards are not counted."""
    levels: tuple[Level, ...]
    position: int
    """Where the temple or the flood stands now, 0 for nowhere yet."""
    theft: int
    """What a theft takes from the collective offering."""
    gains: tuple[Gain, ...] = ()
    """Of the viewer's harvest cards, while the viewer is asked about them, for every province without one."""


NOTHING = Forecast((), (), 0, 0)
"""Before the game and after it."""


def forecast_of(
    items_at: Callable[[int], list[ScoreItem]],
    income_at: Callable[[int], list[Income]],
    bounds: Sequence[int],
    position: int,
    theft: int,
) -> Forecast:
    """Ask for every position; ``bounds`` are the collective offerings from which positions 2, 3 ... begin."""
    positions = range(1, len(bounds) + 2)
    scored = {place: items_at(place) for place in positions}
    same = [item for item in scored[1] if all(item in items for items in scored.values())]
    levels = tuple(
        Level(
            place,
            lowest,
            tuple(income_at(place)),
            tuple(item for item in scored[place] if item not in same),
        )
        for place, lowest in zip(positions, (None, *bounds), strict=True)
    )
    now = scored[position] if position in scored else items_at(position)
    return Forecast(tuple(now), levels, position, theft)
