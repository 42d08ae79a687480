"""What an operator should know before something goes wrong: one finding for each thing looked at."""

from __future__ import annotations

import fcntl
import os
import shutil
import sqlite3
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from sqlalchemy import Connection, func, select

from amunre.store import schema
from amunre.store.engine import StoreError, lock_of
from amunre.store.looking import file_faults, form_fault, looking_at, sqlite_file
from amunre.tables.audit import audit_tables
from amunre.tui.words import plural

OK, WARNING, FAULT = "ok", "warning", "fault"
WAL_RESET = ((3, 7, 0), (3, 51, 2))
"""Versions of SQLite in which two writers can damage a file when the write-ahead log begins anew."""
LEAST_SPACE, AMPLE_SPACE = 100 * 2**20, 2**30
BUILT = datetime(2026, 1, 1, tzinfo=UTC).timestamp()
"""No clock that is right shows an earlier time."""
AHEAD = 60
"""Seconds by which an entry may be ahead of the clock."""
LAST_TABLES = 20


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at."""

    name: str
    state: str
    text: str


def examine(url: str) -> list[Finding]:
    """Everything, in the order in which one would look."""
    found = [python_finding(sys.version_info[:3])]
    path = sqlite_file(url)
    if path is not None:
        found += [sqlite_finding(sqlite3.sqlite_version_info)]
        found += [folder_finding(path.parent), space_finding(path.parent), server_finding(path)]
    if path is not None and not path.exists():
        found += [Finding("database", OK, f"There is none at {path} yet; the first start makes it.")]
        return [*found, clock_finding(time.time(), 0)]
    try:
        with looking_at(url) as connection:
            found += database_findings(connection)
    except StoreError as problem:
        found.append(Finding("database", FAULT, sentence(str(problem))))
    return found


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def python_finding(version: tuple[int, ...]) -> Finding:
    name = ".".join(map(str, version))
    if version < (3, 11):
        return Finding("python", FAULT, f"Python {name} is too old; 3.11 is needed.")
    return Finding("python", OK, f"Python {name}.")


def sqlite_finding(version: tuple[int, ...]) -> Finding:
    name = ".".join(map(str, version))
    if WAL_RESET[0] <= version <= WAL_RESET[1]:
        text = (
            f"SQLite {name} has a fault that can damage a file with two writers. This server has one writer "
            "and turns a second process away, so it is safe; 3.51.3 or newer is better."
        )
        return Finding("sqlite", WARNING, text)
    return Finding("sqlite", OK, f"SQLite {name}.")


def nearest(folder: Path) -> Path:
    """The folder, or the one in which it will be made."""
    while not folder.exists():
        folder = folder.parent
    return folder


def folder_finding(folder: Path) -> Finding:
    try:
        with tempfile.TemporaryFile(dir=nearest(folder)) as file:
            file.write(b"amunre")
            file.flush()
            os.fsync(file.fileno())
    except OSError as problem:
        reason = (problem.strerror or str(problem)).lower()
        return Finding("folder", FAULT, f"Nothing can be written in {folder}: {reason}.")
    if not folder.exists():
        text = f"There is no folder {folder}; a server would make it. Look whether the name is right."
        return Finding("folder", WARNING, text)
    return Finding("folder", OK, f"{folder} can be written.")


def space_finding(folder: Path) -> Finding:
    free = shutil.disk_usage(nearest(folder)).free
    text = f"{free / 2**30:.1f} GiB are free."
    if free < LEAST_SPACE:
        return Finding("space", FAULT, f"{text} Games cannot be stored for long; make room.")
    return Finding("space", OK if free >= AMPLE_SPACE else WARNING, text)


def server_finding(path: Path) -> Finding:
    """Whether a server holds the lease; looking does not make one."""
    lock = lock_of(path)
    if not lock.exists():
        return Finding("server", OK, "No server has used this database.")
    with lock.open("rb") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except OSError:
            return Finding("server", OK, "A server is using this database now.")
    return Finding("server", OK, "No server is using this database now.")


def database_findings(connection: Connection) -> list[Finding]:
    fault = form_fault(connection)
    if fault is not None:
        old = "old form" in fault
        return [Finding("database", WARNING if old else FAULT, sentence(fault))]
    columns = schema.tables.c
    count = connection.scalar(select(func.count()).select_from(schema.tables)) or 0
    latest = connection.scalar(select(func.max(columns.changed_at))) or 0
    newest = select(columns.id).order_by(columns.changed_at.desc()).limit(LAST_TABLES)
    looked_at = audit_tables(connection, list(connection.scalars(newest)))
    found = [
        Finding("database", OK, f"It has the newest form and holds {plural(count, 'table')}."),
        clock_finding(time.time(), latest / 1e6),
        listed("logs", looked_at.faults, last_are_sound(len(looked_at.heads))),
    ]
    if connection.dialect.name == "sqlite":
        found.append(listed("file", file_faults(connection), "SQLite finds no fault in its file."))
    return found


def last_are_sound(count: int) -> str:
    return "The last table is sound." if count == 1 else f"The last {count} tables are sound."


def listed(name: str, faults: list[str], all_well: str) -> Finding:
    return Finding(name, FAULT if faults else OK, " ".join(faults) or all_well)


def clock_finding(now: float, last_entry: float) -> Finding:
    if now < BUILT or now < last_entry - AHEAD:
        shown = datetime.fromtimestamp(now, UTC)
        text = f"The clock shows {shown:%Y-%m-%d %H:%M} UTC, which is earlier than it can be; set it."
        return Finding("clock", FAULT, text)
    return Finding("clock", OK, "The clock is not behind the last entry.")
