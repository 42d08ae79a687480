"""What an entry of a table's log is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from amunre.kernel.messages import Event, visible

if TYPE_CHECKING:
    from amunre.tables.table import Table


class Entry(Event, frozen=True):
    """A fact about a table; ``apply`` is the only way a table changes."""

    def apply(self, table: Table) -> None:
        raise NotImplementedError

    def pass_over(self, table: Table) -> None:
        """What it changes where the game's rules are gone, so that nobody knows what it does in the game."""
        self.apply(table)

    def shown(self, table: Table, number: int, viewer: int) -> dict[str, Any]:
        """What a viewer may read of it; ``number`` is its place in the log."""
        return visible(self, viewer) or {"type": self.__struct_config__.tag}

    def private_to(self, table: Table) -> int | None:
        """The seat that alone may know that this has happened, looked at right after it has."""
        return getattr(self, "seat", None) if self.audience.public is None else None
