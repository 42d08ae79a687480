"""How many tables that go on somebody has opened. Plain functions of a connection."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select, text

from amunre.store import schema
from amunre.store.finding import OVER


class TooMany(Exception):
    """So many have been opened already that there is no room for another."""

    def __init__(self, count: int) -> None:
        super().__init__(str(count))
        self.count = count


def keep_opener(connection: Connection, table_id: str, key: bytes, most: int) -> None:
    """Count a new table as one of whoever the key stands for, until it is over; raises TooMany.

    In the step that stores the table, so that the number holds exactly, however many workers there are.
    """
    tables, openers = schema.tables.c, schema.openers.c
    if connection.dialect.name == "postgresql":
        turn = int.from_bytes(key[:8], "big", signed=True)
        connection.execute(text("SELECT pg_advisory_xact_lock(:turn)"), {"turn": turn})
    over = select(tables.id).where(tables.status.in_(OVER))
    connection.execute(delete(schema.openers).where(openers.key == key, openers.table_id.in_(over)))
    count = connection.scalar(select(func.count()).where(openers.key == key)) or 0
    if count >= most:
        raise TooMany(count)
    connection.execute(insert(schema.openers).values(table_id=table_id, key=key))


def forget_openers(connection: Connection) -> None:
    """Nobody needs to know who has opened a table that is over."""
    over = select(schema.tables.c.id).where(schema.tables.c.status.in_(OVER))
    connection.execute(delete(schema.openers).where(schema.openers.c.table_id.in_(over)))
