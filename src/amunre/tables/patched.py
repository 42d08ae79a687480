"""The entry with which a game goes on under other rules than it began with."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from amunre.kernel.game import Game
from amunre.kernel.messages import Audience
from amunre.tables.entry import Entry

if TYPE_CHECKING:
    from amunre.tables.table import Table

Clocks = dict[str, int | list[int | tuple[int, ...]]]
"""The fields of a timer by name, its settings aside."""


class Gap(msgspec.Struct, frozen=True):
    """Entries whose moves were not played here, because this program does not have their rules."""

    first: int
    last: int
    told: bool = False
    """Whether it is known what they led to all the same."""


class Known(msgspec.Struct, frozen=True):
    """The last that was known of a game before its rules turned out to have changed."""

    game: Game
    clocks: Clocks
    number: int
    """Of the entry after which it stood so."""


class RulesPatched(Entry, frozen=True):
    """The rules were changed, and this game can no longer be played by those it began with: from here on it
    is played by later ones. What stands here is the game as it was, so that nothing before is needed."""

    before: dict[str, int]
    """Versions of the modules until here."""
    after: dict[str, int]
    whole: bool
    """Whether the game goes on just where it was; otherwise the last moves were taken back."""
    kept: int
    """Number of the entry after which the game stood so."""
    position: str
    """The game, hidden cards and all: nobody is shown it before the end."""
    state: str
    """Digest of the state behind the position."""
    clocks: Clocks
    """The fields of the timer by name."""
    audience: ClassVar[Audience] = Audience(("before", "after", "whole"))

    def apply(self, table: Table) -> None:
        table.go_on_under(self)

    def pass_over(self, table: Table) -> None:
        table.name_rules(self, len(table.log))
