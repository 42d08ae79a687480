"""Databases with tables in them, for whatever looks at databases."""

from __future__ import annotations

from pathlib import Path

from amunre.store import log
from amunre.store.engine import Database, open_database
from amunre.store.upgrade import upgrade
from amunre.tables.due import due_at
from amunre.tables.host import head_of
from amunre.tables.snapshot import write_snapshot
from tests.support.honest import LIVE, SLOW, Played, played


def new_store(folder: Path) -> Database:
    """An open database in a server's data folder."""
    database = open_database(f"sqlite:///{folder / 'server.db'}")
    upgrade(database)
    return database


def keep(database: Database, table: Played) -> None:
    """Store a table as a host would, with a snapshot on the way."""
    head = head_of(table.table, due_at(table.table, 1.0))
    stored = table.table
    database.write(lambda c: log.create(c, stored.id, stored.seed, table.rows, head)).result()
    if stored.game is not None:
        body = write_snapshot(stored)
        database.write(lambda c: log.save_snapshot(c, stored.id, stored.seq, body)).result()


def some_tables() -> list[Played]:
    """Finished, abandoned, running with a bot to move, slow, and not begun."""
    return [
        played("classic", 3, "s-finished", extras=0.1),
        played("revised", 3, "s-abandoned", steps=30).abandon(),
        played("anniversary", 3, "s-running", clock=LIVE, bots=2, steps=40, extras=0.1),
        played("classic", 4, "s-slow", clock=SLOW, steps=50, extras=0.2),
        Played("classic", 3, "s-open"),
    ]


def filled(folder: Path) -> list[Played]:
    """A closed database with some tables."""
    tables = some_tables()
    database = new_store(folder)
    for table in tables:
        keep(database, table)
    database.close()
    return tables
