"""Names that nobody guesses, and what recognises the tokens of seats and sessions."""

from __future__ import annotations

import hashlib
import secrets

from sqlalchemy import Connection, bindparam, insert, select

from amunre.store import schema
from amunre.store.engine import Work

FIND_SEAT = select(schema.seat_keys.c.seat).where(
    schema.seat_keys.c.digest == bindparam("digest"), schema.seat_keys.c.table_id == bindparam("table")
)
"""Made once, because every move of a guest asks it."""


def new_id() -> str:
    """A name that nobody guesses: whoever has the link of a table may look at it. It begins with no dash, or
    command lines would take it for an option."""
    found = secrets.token_urlsafe(18)
    return new_id() if found.startswith("-") else found


def token_digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def keep_seat_key(table_id: str, seat: int, token: str) -> Work[None]:
    """Store what recognises a guest's token."""

    def store(connection: Connection) -> None:
        connection.execute(
            insert(schema.seat_keys).values(digest=token_digest(token), table_id=table_id, seat=seat)
        )

    return store


def seat_of_key(connection: Connection, table_id: str, token: str) -> int | None:
    """The seat that a token opens at a table."""
    return connection.scalar(FIND_SEAT, {"digest": token_digest(token), "table": table_id})
