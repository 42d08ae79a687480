"""What the expansions show of themselves in a view. All of it may be drawn: a view holds nothing else."""

from __future__ import annotations

from amunre.kernel.view import View
from amunre.rules.components import Components, Official
from amunre.rules.expansions.afterlife.sight import TombsView
from amunre.rules.expansions.afterlife.tombs import SPACES, UNDER
from amunre.rules.expansions.officials.deck import OfficialsView
from amunre.rules.expansions.pharaoh.court import CourtView
from amunre.rules.expansions.statues.slice import StatuesView

FREE, CLOSED = "free", "closed"
"""A space of a tomb that can be built on, and one that nothing carries yet."""
ROWS = {
    row: [space for space, (own, _) in SPACES.items() if own == row]
    for row in {r for r, _ in SPACES.values()}
}
"""The spaces of a tomb by row, from the base up."""


class Extras:
    """The parts of a view that expansions add; ``None`` where one is not in the game."""

    def __init__(self, seen: View, components: Components) -> None:
        self.components = components
        self.statues: StatuesView | None = seen.parts.get("statues")
        self.officials: OfficialsView | None = seen.parts.get("officials")
        self.court: CourtView | None = seen.parts.get("pharaoh")
        self.tombs: TombsView | None = seen.parts.get("afterlife")

    def statue_in(self, province: str) -> str:
        """The name of the statue that stands there, or nothing."""
        return self.statues.placed.get(province, "").capitalize() if self.statues else ""

    def official_in(self, province: str) -> list[str]:
        """What the Officials card there brings, or nothing."""
        card = self.officials.placed.get(province) if self.officials else None
        return official_words(self.components.officials[card]) if card else []

    def has_pharaoh(self, province: str) -> bool:
        return self.court is not None and self.court.at == province


def official_words(benefit: Official) -> list[str]:
    """``2 farmers``, or ``1 farmer`` and ``3 gold``."""
    nouns = (
        (benefit.cards, "card"),
        (benefit.farmers, "farmer"),
        (benefit.stones, "stone"),
        (benefit.points, "point"),
    )
    found = [f"{count} {noun}{'s' if count > 1 else ''}" for count, noun in nouns if count]
    return found + ([f"{benefit.gold} gold"] if benefit.gold else [])


def space_of(tomb: dict[str, str], space: str) -> str:
    """The tile on a space, or whether one could be built there."""
    if space in tomb:
        return tomb[space]
    return FREE if all(below in tomb for below in UNDER[space]) else CLOSED


def rows_begun(tombs: TombsView) -> int:
    """How many rows there is something to show of, in the highest of all tombs: built ones and the next."""
    spaces = [space for one in tombs.seats for row in ROWS.values() for space in row if space in one.tomb]
    return min(len(ROWS), max((SPACES[space][0] for space in spaces), default=0) + 1)
