"""Lists from a database in which some pages are damaged: the tables whose lines lie there are passed over.

SQLite gives up a whole query at the first damaged page. So the rows that cannot be read are looked for once,
by way of an index, and every list leaves them out before it would come to them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Select, literal_column
from sqlalchemy.exc import DBAPIError

from amunre.store import schema
from amunre.store.engine import WITHOUT_INDEXES

S = TypeVar("S", bound=Select[Any])
WAYS = (
    "SELECT id, rowid FROM tables INDEXED BY sqlite_autoindex_tables_1",
    "SELECT id, rowid FROM tables NOT INDEXED",
)
"""How the tables can be gone through without their other columns."""
NAMES = (
    ("SELECT id FROM tables INDEXED BY sqlite_autoindex_tables_1", "SELECT id FROM tables NOT INDEXED"),
    ("SELECT DISTINCT table_id FROM entries", "SELECT DISTINCT table_id FROM entries NOT INDEXED"),
    ("SELECT table_id FROM secrets", "SELECT table_id FROM secrets NOT INDEXED"),
)
"""Where tables are named; what one place has lost another may have."""


class Lost(NamedTuple):
    """What cannot be read of the list of all tables."""

    tables: tuple[str, ...]
    rows: tuple[int, ...]
    indexes: bool
    """Whether an index is damaged, so that lists have to do without."""


NOTHING_LOST = Lost((), (), False)


def around(asked: S, lost: Lost) -> S:
    """A query for tables that comes to no damaged row."""
    if lost.rows:
        asked = asked.where(literal_column("tables.rowid").not_in(lost.rows))
    if lost.indexes:
        asked = asked.execution_options(**{WITHOUT_INDEXES: True})
    return asked


def find_lost(connection: Connection) -> Lost:
    """Look at every line of the list of tables, each alone."""
    if connection.dialect.name != "sqlite":
        return NOTHING_LOST  # what PostgreSQL cannot read it says at every query
    found: dict[int, str] = {}
    for way in WAYS:
        found |= {row: table_id for table_id, row in as_far_as(connection, way)}
    lost = {row: table_id for row, table_id in found.items() if not is_readable(connection, row)}
    return Lost(tuple(lost.values()), tuple(lost), not are_indexes_sound(connection))


def is_readable(connection: Connection, row: int) -> bool:
    try:
        return connection.exec_driver_sql("SELECT * FROM tables WHERE rowid = ?", (row,)).first() is not None
    except (DBAPIError, MemoryError):
        return False


def are_indexes_sound(connection: Connection) -> bool:
    """Whether the indexes by which lists are ordered can be gone through."""
    ways = [f"SELECT rowid FROM tables INDEXED BY {index.name}" for index in schema.tables.indexes]
    return len({sum(1 for _ in as_far_as(connection, way)) for way in (WAYS[0], *ways)}) == 1


def every_name(connection: Connection) -> list[str]:
    """All tables of which anything is stored, also when parts of the database cannot be read."""
    found: dict[str, None] = {}
    for first, second in NAMES:
        if connection.dialect.name == "sqlite":
            names = [*as_far_as(connection, first), *as_far_as(connection, second)]
        else:
            names = list(connection.exec_driver_sql(first.partition(" INDEXED ")[0]))
        found |= {name: None for (name,) in names if isinstance(name, str)}
    return list(found)


def as_far_as(connection: Connection, query: str) -> Iterator[Any]:
    """The rows of a query up to the first that cannot be read."""
    try:
        yield from connection.exec_driver_sql(query)
    except (DBAPIError, MemoryError):
        return
