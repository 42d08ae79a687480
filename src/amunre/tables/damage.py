"""What one process has found damaged. A damaged table stays closed, is named in the log once, and keeps no
other from being opened, listed or served."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DatabaseError

from amunre.store.engine import StorageDamaged
from amunre.store.salvage import NOTHING_LOST, Lost
from amunre.tables.timer import SECOND

LOOK_AGAIN = 60 * SECOND
"""How long a damaged table is refused without another look at what is stored of it."""
UNREADABLE = (
    ValueError,
    TypeError,
    LookupError,
    AttributeError,
    ArithmeticError,
    RecursionError,
    MemoryError,  # what SQLite says of a row whose length makes no sense
    DatabaseError,
    StorageDamaged,
)
"""What damaged rows lead to when they are read."""
LOGGER = logging.getLogger("amunre.tables")


class LogBroken(Exception):
    """A stored log is not what was written; the table stays closed until somebody has looked at it."""


class RulesUnknown(LogBroken):
    """A game is of rules that this program does not have; the table stays closed until it does, or until the
    operator lets it go on under others."""


class Damage:
    """The damaged tables that this process knows of."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self.clock = clock
        self.closed: dict[str, tuple[str, int]] = {}
        """Why each of them is closed, and when we last looked."""
        self.lost: Lost = NOTHING_LOST
        """What lists have to pass over."""
        self.named: set[str] = set()
        """Tables that are in the log already."""

    def is_closed(self, table_id: str) -> bool:
        """Whether a table was found damaged a moment ago."""
        found = self.closed.get(table_id)
        return found is not None and self.clock() < found[1] + LOOK_AGAIN

    @contextmanager
    def watched(self, table_id: str) -> Iterator[None]:
        """Read a table; LogBroken if what is stored of it makes no sense."""
        if self.is_closed(table_id):
            raise LogBroken(self.closed[table_id][0])
        try:
            yield
        except RulesUnknown:
            raise  # nothing is damaged
        except (LogBroken, *UNREADABLE) as problem:
            text = str(problem) if isinstance(problem, LogBroken) else f"table {table_id}: {problem}"
            self.closed[table_id] = (text, self.clock())
            self.name(table_id, text.removeprefix(f"table {table_id}: "))
            raise LogBroken(text) from problem
        if self.closed.pop(table_id, None) is not None:
            self.named.discard(table_id)
            LOGGER.warning("table_sound_again", extra={"table": table_id})

    def forget(self, table_id: str) -> None:
        """A table is gone, damaged or not."""
        self.closed.pop(table_id, None)
        self.named.discard(table_id)

    def lose(self, lost: Lost) -> None:
        """Pages with lines of lists are damaged."""
        self.lost = lost
        for table_id in lost.tables:
            self.name(table_id, "its line in the list of tables cannot be read")

    def name(self, table_id: str, reason: str) -> None:
        """One line in the log for each; of an entry that makes no sense the log does not repeat the words."""
        if table_id not in self.named:
            self.named.add(table_id)
            reason = reason.partition(" cannot be read: ")[0]
            LOGGER.error("table_damaged", extra={"table": table_id, "reason": reason})
