"""What the site and its administrators write into the log of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

import msgspec
from msgspec.structs import replace

from amunre.kernel.messages import EVERYONE, Audience
from amunre.tables.entry import Entry, Worded

if TYPE_CHECKING:
    from amunre.tables.table import Table

Kind = Literal["open", "aside", "bots", "untimed"]
"""Of tables that expire: no game has begun, it was put aside, no person has a seat, or it has no clocks."""


class ReasonGiven(Worded, frozen=True):
    """Why an administrator of the site does what comes next."""

    text: str
    audience: ClassVar[Audience] = Audience(("text",))

    @property
    def said(self) -> str:
        return self.text

    def saying(self, text: str) -> ReasonGiven:
        return replace(self, text=text)

    def apply(self, table: Table) -> None:
        """It only tells."""


class TableClosed(Entry, frozen=True):
    """An administrator of the site ends the table; there is no result."""

    audience: ClassVar[Audience] = EVERYONE

    def apply(self, table: Table) -> None:
        table.abandoned = True
        table.aside = False


class TableExpired(TableClosed, frozen=True):
    """Nobody has been at the table for very long; there is no result."""

    why: Kind


class ExpiryWarned(Entry, frozen=True):
    """Nobody has been at the game for long: the site closes it unless somebody does something there."""

    days: Annotated[int, msgspec.Meta(ge=1, le=366)]
    """From now until then."""
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, table: Table) -> None:
        """It only tells."""


class SeatMuted(Entry, frozen=True):
    """An administrator of the site takes the chat from a seat, or gives it back."""

    seat: int
    muted: bool
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, table: Table) -> None:
        table.muted = table.muted | {self.seat} if self.muted else table.muted - {self.seat}
