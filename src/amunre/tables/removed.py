"""The entry with which names and messages are taken out of a table."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec.structs import replace

from amunre.kernel.messages import Audience
from amunre.tables.entry import Entry, Worded

if TYPE_CHECKING:
    from amunre.tables.table import Table


class WordsRemoved(Entry, frozen=True):
    """Somebody is forgotten: names and messages are taken out of earlier entries, wherever they are kept."""

    entries: tuple[int, ...]
    """Their numbers in the log, which are for no viewer: they would tell how much others have done unseen."""
    audience: ClassVar[Audience] = Audience(())

    def apply(self, table: Table) -> None:
        table.wordless |= frozenset(self.entries)
        for number in self.entries:
            logged = table.log[number]
            if isinstance(logged.entry, Worded):
                table.log[number] = replace(logged, entry=logged.entry.saying(""))
        table.rename()

    def shown(self, table: Table, number: int, viewer: int) -> dict[str, Any]:
        """With the places that these entries have among the viewer's own messages."""
        known = table.messages(viewer)
        places = [bisect_right(known, entry) for entry in self.entries]
        return super().shown(table, number, viewer) | {"messages": places}
