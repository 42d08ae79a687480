"""Appending to tables' logs and reading them. Plain functions of a connection: see ``engine``."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    bindparam,
    case,
    cast,
    delete,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError

from amunre.store import schema
from amunre.store.chain import Row
from amunre.store.engine import StorageDamaged, failure_of
from amunre.store.health import LOGGER
from amunre.store.salvage import Lost, around
from amunre.store.words import Words

STORED = tuple(name for name in Row.__struct_fields__ if name != "words")
"""What of a row is stored in one; words lie apart."""
CHANNEL = "amunre"
"""PostgreSQL's channel on which workers hear from each other that a table has moved on, and of notices."""
NOTICE = "!"
"""How the word begins that a notice starts with, which is no table's name."""


class Conflict(Exception):
    """Somebody else has appended to this log since it was read."""


class Incomplete(ValueError):
    """Something of a table is stored and something is missing; the sentence says what."""


class Listed(msgspec.Struct, frozen=True):
    """What lists show of a table."""

    status: str
    listed: bool
    summary: str


class Head(Listed, frozen=True):
    """What is kept of a table beside its log, to find it by."""

    changed_at: int
    """When something happened last that everybody knows of: lists are in the order of this time."""
    due_at: int | None
    title: str
    waiting: int
    """A bit for each seat of a person that is waited for."""


class Stored(msgspec.Struct, frozen=True):
    """All that is stored of one table."""

    seed: bytes
    rows: list[Row]
    snapshot: tuple[int, str] | None


# Made once: SQLAlchemy takes longer to build a statement than SQLite to carry it out.
MOVE_ON = update(schema.tables).where(
    schema.tables.c.id == bindparam("table"), schema.tables.c.seq == bindparam("before")
)
INSERT_ROWS = insert(schema.entries)
INSERT_WORDS = insert(schema.words)


def create(connection: Connection, table_id: str, seed: bytes, rows: Sequence[Row], head: Head) -> None:
    """A new table with its first rows."""
    connection.execute(
        insert(schema.tables).values(
            id=table_id,
            seq=rows[-1].seq,
            opened_at=rows[0].at,
            **msgspec.structs.asdict(head),
        )
    )
    connection.execute(insert(schema.secrets).values(table_id=table_id, seed=seed))
    insert_rows(connection, table_id, rows)


def append(connection: Connection, table_id: str, rows: Sequence[Row], head: Head) -> None:
    """Further rows. The update finds its row only if nobody was quicker, and on PostgreSQL it locks it."""
    place = {"table": table_id, "before": rows[0].seq - 1}
    news = {"seq": rows[-1].seq, **msgspec.structs.asdict(head)}
    moved = connection.execute(MOVE_ON, place | news)
    if moved.rowcount != 1:
        raise Conflict(table_id)
    insert_rows(connection, table_id, rows)
    tell_workers(connection, f"{table_id} {rows[-1].seq}")  # with a number and no content


def tell_workers(connection: Connection, message: str) -> None:
    """Let all workers hear of something as soon as it is committed. Where there is one, it knows already."""
    if connection.dialect.name == "postgresql":
        connection.execute(
            text("SELECT pg_notify(:channel, :message)"), {"channel": CHANNEL, "message": message}
        )


def insert_rows(connection: Connection, table_id: str, rows: Sequence[Row]) -> None:
    values = [{name: getattr(row, name) for name in STORED} | {"table_id": table_id} for row in rows]
    connection.execute(INSERT_ROWS, values)
    apart = [
        {"table_id": table_id, "seq": row.seq, "key": row.words.key, "text": row.words.text}
        for row in rows
        if row.words is not None
    ]
    if apart:
        connection.execute(INSERT_WORDS, apart)


def remove_words(
    connection: Connection, table_id: str, seqs: Collection[int], bodies: Mapping[int, str]
) -> None:
    """Forget what lies beside these rows; others, of older logs, get bodies without the words in them."""
    connection.execute(
        delete(schema.words).where(schema.words.c.table_id == table_id, schema.words.c.seq.in_(seqs))
    )
    columns = schema.entries.c
    for seq, body in bodies.items():
        connection.execute(
            update(schema.entries)
            .where(columns.table_id == table_id, columns.seq == seq)
            .values(body=body, redacted=True)
        )


def load(connection: Connection, table_id: str) -> Stored | None:
    """A table, or ``None`` if there is none of that name; raises Incomplete if a part of it is missing."""
    seed = connection.scalar(select(schema.secrets.c.seed).where(schema.secrets.c.table_id == table_id))
    before = last_number(connection, table_id)
    rows = rows_since(connection, table_id, 0)
    if seed is None and before is None and not rows:
        return None
    if seed is None:
        raise Incomplete("its seed is missing.")
    if before is None:
        raise Incomplete("its line in the list of tables is missing.")
    after = last_number(connection, table_id)  # another worker may be at work
    if not rows or not before <= rows[-1].seq <= (before if after is None else after):
        raise Incomplete(f"its log does not end with entry {before}, as it should.")
    return Stored(seed, rows, snapshot_of(connection, table_id))


def last_number(connection: Connection, table_id: str) -> int | None:
    """The number of a table's last entry, as it was written beside the log."""
    return connection.scalar(select(schema.tables.c.seq).where(schema.tables.c.id == table_id))


def snapshot_of(connection: Connection, table_id: str) -> tuple[int, str] | None:
    """A snapshot is a cache: one that cannot be read is as good as none."""
    columns = schema.snapshots.c
    asked = select(columns.seq, columns.body).where(columns.table_id == table_id)
    try:
        found = connection.execute(asked).first()
    except DBAPIError as problem:
        failure = failure_of(problem)
        if not isinstance(failure, StorageDamaged):
            raise
        LOGGER.error(failure.code, extra={"reason": str(failure)})
        return None
    return None if found is None else (found.seq, found.body)


def rows_since(connection: Connection, table_id: str, seq: int) -> list[Row]:
    columns, words = schema.entries.c, schema.words.c
    found = connection.execute(
        select(*(columns[name] for name in STORED), words.key, words.text)
        .outerjoin(schema.words, (words.table_id == columns.table_id) & (words.seq == columns.seq))
        .where(columns.table_id == table_id, columns.seq >= seq)
        .order_by(columns.seq)
    )
    return [row_of(stored, key, text) for *stored, key, text in found]


def row_of(stored: Sequence[Any], key: bytes | None, text: str | None) -> Row:
    words = None if key is None or text is None else Words(key, text)
    return Row(**dict(zip(STORED, stored, strict=True)), words=words)


def is_stored(connection: Connection, table_id: str, row: Row) -> bool:
    """Whether this very row is in the log: what to ask when a commit was not answered."""
    columns = schema.entries.c
    link = connection.scalar(select(columns.link).where(columns.table_id == table_id, columns.seq == row.seq))
    return link == row.link


def heads(connection: Connection, table_ids: Sequence[str]) -> dict[str, int]:
    """The number of the last entry of each of these tables."""
    columns = schema.tables.c
    found = connection.execute(select(columns.id, columns.seq).where(columns.id.in_(table_ids)))
    return {row.id: row.seq for row in found}


def change_snapshot(connection: Connection, table_id: str, change: Callable[[str], str]) -> None:
    """Put another text in the place of a snapshot, if there is one."""
    columns = schema.snapshots.c
    found = connection.execute(select(columns.seq, columns.body).where(columns.table_id == table_id)).first()
    if found is not None:
        save_snapshot(connection, table_id, found.seq, change(found.body))


def save_snapshot(connection: Connection, table_id: str, seq: int, body: str) -> None:
    """In the place of the one before; no text is no snapshot."""
    connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table_id == table_id))
    if body:
        connection.execute(insert(schema.snapshots).values(table_id=table_id, seq=seq, body=body))


def save_last_snapshot(connection: Connection, table_id: str, seq: int, body: str) -> None:
    """Unless the log has gone on since: names in the snapshot may have been removed meanwhile."""
    columns = schema.tables.c
    last = connection.scalar(select(columns.seq).where(columns.id == table_id).with_for_update())
    if last == seq:
        save_snapshot(connection, table_id, seq, body)


def due_tables(connection: Connection, lost: Lost, now: int, limit: int) -> list[str]:
    """Tables at which the server has something to do by now, the longest waiting first."""
    columns = schema.tables.c
    asked = select(columns.id).where(columns.due_at <= now).order_by(columns.due_at).limit(limit)
    return list(connection.scalars(around(asked, lost)))


def head_of(connection: Connection, table_id: str) -> Listed | None:
    """What lists show of a table; nothing if there is no such table."""
    columns = schema.tables.c
    found = connection.execute(
        select(columns.status, columns.listed, columns.summary).where(columns.id == table_id)
    ).one_or_none()
    return None if found is None else Listed(found.status, found.listed, found.summary)


def is_pinned(connection: Connection, table_id: str) -> bool:
    """Whether a game must not be brought to other rules."""
    return bool(connection.scalar(select(schema.tables.c.pinned).where(schema.tables.c.id == table_id)))


def pin(connection: Connection, table_id: str, pinned: bool) -> None:
    connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(pinned=pinned))


def fact(connection: Connection, name: str) -> str | None:
    """Something known about the site itself; nothing where it is damaged."""
    value = connection.scalar(select(schema.facts.c.value).where(schema.facts.c.name == name))
    return value if isinstance(value, str) else None


def keep_fact(connection: Connection, name: str, value: str) -> None:
    """Several workers may keep the same one at once."""
    new = new_fact(connection, name, value)
    connection.execute(new.on_conflict_do_update(index_elements=["name"], set_={"value": value}))


def new_fact(connection: Connection, name: str, value: str) -> postgresql.Insert | sqlite.Insert:
    """To be told what to do where there is one already; each kind of database has its own way."""
    make = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    return make(schema.facts).values(name=name, value=value)


def agreed_fact(connection: Connection, name: str, value: str) -> str:
    """What is known under a name; where nothing is, this, unless another worker is just keeping its own."""
    found = fact(connection, name)
    if not found:
        connection.execute(new_fact(connection, name, value).on_conflict_do_nothing())
        found = fact(connection, name)
    if not found:  # damaged
        keep_fact(connection, name, value)
    return found or value


def number_in(value: ColumnElement[str]) -> ColumnElement[int]:
    """The number that a fact is, for PostgreSQL; 0 for one that is damaged, which a cast alone refuses."""
    return case((value.regexp_match("^[0-9]{1,18}$"), cast(value, BigInteger)), else_=0)


def take_lease(connection: Connection, table_id: str, now: int, until: int) -> bool:
    """Whether we are the one worker of several that does what is due at a table, until then at the latest.

    A lease for far longer than anybody takes one is of a clock that was wrong, and as good as none.
    """
    name, held = lease_of(table_id), number_in(schema.facts.c.value)
    is_free = (held <= now) | (held > until + (until - now))
    taken = connection.scalar(
        postgresql.insert(schema.facts)
        .values(name=name, value=str(until))
        .on_conflict_do_update(index_elements=["name"], set_={"value": str(until)}, where=is_free)
        .returning(schema.facts.c.name)
    )
    return taken is not None


def end_lease(connection: Connection, table_id: str, until: int) -> None:
    """Done; a lease that ran out and is another worker's by now stays."""
    columns = schema.facts.c
    connection.execute(
        delete(schema.facts).where(columns.name == lease_of(table_id), columns.value == str(until))
    )


def lease_of(table_id: str) -> str:
    return f"lease {table_id}"
