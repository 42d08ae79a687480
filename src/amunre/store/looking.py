"""Looking at a database without changing it, also while a server works on it; and copying it."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Connection, NullPool, create_engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DatabaseError

from amunre.store.dumping import dump
from amunre.store.engine import BUSY_MS, StoreError
from amunre.store.schema import metadata
from amunre.store.upgrade import known_forms, newest, unknown_form, unnamed_form, version_of

NO_TABLES = "this database holds no tables of amunre."
MOST_FAULTS = 20
"""Faults of SQLite's own check that are told."""


def sqlite_file(url: str) -> Path | None:
    """The file behind an address, or ``None`` for PostgreSQL."""
    parsed = make_url(url)
    return Path(parsed.database or "") if parsed.get_backend_name() == "sqlite" else None


def read_only(path: Path) -> sqlite3.Connection:
    """A connection that can change nothing; raises StoreError if there is nothing to look at."""
    if not path.is_file():
        raise StoreError(f"there is no database at {path}.")
    name = f"file:{quote(str(path.absolute()))}?mode=ro"
    return sqlite3.connect(name, uri=True, timeout=BUSY_MS / 1000, check_same_thread=False)


@contextmanager
def looking_at(url: str) -> Iterator[Connection]:
    """A connection to read from, at one moment of the database."""
    path = sqlite_file(url)
    if path is not None:
        engine = create_engine("sqlite://", creator=lambda: read_only(path), poolclass=NullPool)
    else:
        if find_spec("psycopg") is None:
            raise StoreError('PostgreSQL needs the driver psycopg: in a clone, pip install ".[postgres]".')
        engine = create_engine(make_url(url).set(drivername="postgresql+psycopg"), poolclass=NullPool)
    try:
        with engine.connect() as connection:
            if path is None:
                connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
            else:
                connection.exec_driver_sql("BEGIN")
            yield connection
    except DatabaseError as problem:
        raise StoreError(f"the database cannot be read: {problem.orig}.") from problem
    except UnicodeDecodeError as problem:  # of a damaged page with the names of tables and columns on it
        raise StoreError(f"the database cannot be read: {problem}.") from problem
    finally:
        engine.dispose()


def refuse_newer(url: str) -> None:
    """Leave alone what a newer version has written: raises StoreError, and not a byte has changed."""
    path = sqlite_file(url)
    if path is not None and not path.is_file():
        return
    with looking_at(url) as connection:
        present = version_of(connection)
    fault = None if present is None else unknown_form(present)
    if fault is not None:
        raise StoreError(fault)


def form_fault(connection: Connection) -> str | None:
    """Why a database cannot be read by this version, or ``None``."""
    present = version_of(connection)
    if present is None:
        return unnamed_form(connection) or NO_TABLES
    if present in known_forms() and present != newest():
        return f"the database has the old form {present}; start the server once to bring it to {newest()}."
    return unknown_form(present)


def file_faults(connection: Connection) -> list[str]:
    """What SQLite itself finds wrong with its file."""
    if connection.dialect.name != "sqlite":
        return []
    faults = faults_within(connection, str(MOST_FAULTS))
    if faults is None:  # it has given up; of one kind of rows at a time it may say more
        named = ((table.name, faults_within(connection, table.name)) for table in metadata.sorted_tables)
        faults = [line for name, found in named for line in told_of(name, found)]
    with suppress(DatabaseError):
        strays = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        faults += [f"a row of {stray[0]} belongs to no table." for stray in strays[:MOST_FAULTS]]
    return faults


def told_of(name: str, found: list[str] | None) -> list[str]:
    return [f"SQLite cannot go through '{name}' at all."] if found is None else found


def faults_within(connection: Connection, what: str) -> list[str] | None:
    """What the check of a whole file or of one kind of rows finds; ``None`` if it gives up."""
    try:
        found = connection.exec_driver_sql(f"PRAGMA integrity_check({what})").scalars().all()
    except DatabaseError:
        return None
    return [f"SQLite finds: {line}" for line in found if line != "ok"][:MOST_FAULTS]


def back_up(url: str, target: Path) -> None:
    """Copy a live SQLite database as it is at one moment; the copy appears whole or not at all."""
    path = sqlite_file(url)
    if path is None:
        dump(url, target)
        return
    if target.exists():
        raise StoreError(f"{target} exists already; choose another name.")
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=".", suffix=".part", dir=target.parent)
    os.close(handle)
    try:
        copy_database(path, Path(name))
        os.replace(name, target)
    finally:
        Path(name).unlink(missing_ok=True)


def copy_database(path: Path, target: Path) -> None:
    """Fill a file with a database as it is at one moment, and wait until the disk has it."""
    try:
        with closing(read_only(path)) as source, closing(sqlite3.connect(target)) as copy:
            source.backup(copy)  # all pages in one step: a writer need not wait, and nothing is copied twice
            copy.execute("PRAGMA journal_mode = DELETE")  # so that the copy is one file
    except sqlite3.Error as problem:
        raise StoreError(f"the database could not be copied: {problem}.") from problem
    with target.open("rb+") as file:
        os.fsync(file.fileno())
