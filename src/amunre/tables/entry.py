"""What an entry of a table's log is, and how one keeps the words of people outside of its hash.

Whatever is hashed stays for ever, or the chain of links would break. So names, messages and titles lie apart
from the entry, which holds a commitment to them alone: they can be removed without a trace, and nobody can
put others in their place. Older logs have the words in the entry itself.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Self

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from amunre.kernel.messages import Event, visible
from amunre.store.words import Words

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


class Worded(Entry, frozen=True, kw_only=True):
    """An entry with something in it that a person has written."""

    words: str | UnsetType = UNSET
    """Commitment to what was written. Older logs lack it, and so does an entry in which nothing was."""

    @property
    def needs_words(self) -> bool:
        """Whether nobody can have made it without any."""
        return True

    @property
    @abstractmethod
    def said(self) -> str:
        """What was written; empty if it was removed."""

    @abstractmethod
    def saying(self, text: str) -> Self:
        """The same entry with other words."""

    def apart(self, key: bytes) -> tuple[Self, Words | None]:
        """The entry as it is hashed, and what then lies beside it."""
        if not self.said:
            return self, None
        words = Words(key, self.said)
        return replace(self.saying(""), words=words.commitment), words
