"""What administrators of the site write into the log of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from amunre.kernel.messages import EVERYONE, Audience
from amunre.tables.entry import Entry

if TYPE_CHECKING:
    from amunre.tables.table import Table


class TableClosed(Entry, frozen=True):
    """An administrator of the site ends the table; there is no result."""

    audience: ClassVar[Audience] = EVERYONE

    def apply(self, table: Table) -> None:
        table.abandoned = True
        table.aside = False


class SeatMuted(Entry, frozen=True):
    """An administrator of the site takes the chat from a seat, or gives it back."""

    seat: int
    muted: bool
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, table: Table) -> None:
        table.muted = table.muted | {self.seat} if self.muted else table.muted - {self.seat}
