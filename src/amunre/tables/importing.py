"""Bringing games here from elsewhere. They are untrusted: everything is played again before it is kept."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, insert, select

from amunre.notation import GameFileError, read_game, replay
from amunre.store import log, schema
from amunre.store.engine import StoreError
from amunre.store.finding import keep_sitters
from amunre.tables.host import head_of, names_at
from amunre.tables.keys import new_id
from amunre.tables.record import read_row
from amunre.tables.verify import Unsound, check_record, place_of

RECORD, GAME = "record", "game"


def import_record(connection: Connection, document: str, now: int, noted: str = "") -> str:
    """Keep a record as a table of ours, under its own name and unlisted, if it is sound and new here."""
    record, table = check_record(document)
    if noted:
        place_of(record, noted)
    present = connection.scalar(select(schema.tables.c.id).where(schema.tables.c.id == table.id))
    if present is not None:
        raise StoreError(f"table {table.id} is here already.")
    head = msgspec.structs.replace(head_of(table, None), listed=False)
    log.create(connection, table.id, table.seed, [read_row(row) for row in record.rows], head)
    keep_sitters(connection, table.id, names_at(table))
    note(connection, table.id, RECORD, now, True, "")
    return table.id


def import_game(connection: Connection, text: str, now: int) -> str:
    """Keep a game file. Its moves are legal and its digests fit, but nothing proves how it was dealt."""
    try:
        replay(read_game(text))
    except GameFileError as problem:
        raise Unsound(str(problem)) from None
    except (ValueError, TypeError, LookupError) as problem:  # headers hold JSON that anyone may have edited
        raise Unsound(f"a header cannot be read: {problem}.") from None
    name = new_id()
    note(connection, name, GAME, now, False, text)
    return name


def note(connection: Connection, name: str, kind: str, now: int, verified: bool, body: str) -> None:
    values = {"id": name, "kind": kind, "imported_at": now, "verified": verified, "body": body}
    connection.execute(insert(schema.imports).values(**values))


def imported_ids(connection: Connection) -> set[str]:
    return set(connection.scalars(select(schema.imports.c.id)))
