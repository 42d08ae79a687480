"""Who sits at a table, and how that table speaks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from amunre.rules.components import Official, standard
from amunre.tui.terms import OURS, Terms
from amunre.tui.words import listed


class People(msgspec.Struct, frozen=True):
    """Who sits at the table, as one viewer speaks of them, and what cards and things are called there."""

    names: tuple[str, ...]
    viewer: int
    terms: Terms = OURS
    officials: Mapping[str, Official] = msgspec.field(default_factory=lambda: standard().officials)
    """What each Officials card brings at their table."""

    def name(self, seat: int) -> str:
        return "you" if seat == self.viewer else self.names[seat]

    def listed(self, seats: Iterable[int]) -> str:
        return listed(self.name(seat) for seat in seats)
