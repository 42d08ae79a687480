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
from sqlalchemy import Connection

from amunre.store import log
from amunre.store.chain import first_fault
from amunre.store.engine import StoreError, lock_of
from amunre.store.looking import file_faults, form_fault, looking_at, sqlite_file
from amunre.store.salvage import every_name
from amunre.tables.audit import audit_tables, words_of
from amunre.tables.damage import UNREADABLE
from amunre.tables.loading import is_seed_kept
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
    names = every_name(connection)
    chains = {name: chain_of(connection, name) for name in names}
    faults = [f"table {name}: {chain}" for name, chain in chains.items() if isinstance(chain, str)]
    ends = {name: chain for name, chain in chains.items() if isinstance(chain, int)}
    newest = sorted(ends, key=ends.__getitem__)[-LAST_TABLES:]
    played = audit_tables(connection, newest)
    found = [
        Finding("database", OK, f"It has the newest form and holds {plural(len(names), 'table')}."),
        clock_finding(time.time(), max(ends.values(), default=0) / 1e6),
        listed("logs", faults + played.faults, all_are_sound(len(names), len(newest))),
    ]
    if connection.dialect.name == "sqlite":
        found.append(listed("file", file_faults(connection), "SQLite finds no fault in its file."))
    return found


def chain_of(connection: Connection, table_id: str) -> int | str:
    """When the last entry of a log was written, or what is wrong with its links; nothing is played."""
    try:
        stored = log.load(connection, table_id)
        if stored is None:
            return "nothing is stored of it."
        fault = first_fault(table_id, stored.rows)
        if fault is None and not is_seed_kept(table_id, stored):
            fault = "its seed is not the one that was promised."
        return fault or stored.rows[-1].at
    except UNREADABLE as problem:
        return f"it cannot be read: {words_of(problem)}"


def all_are_sound(count: int, played: int) -> str:
    last = "the last table" if played == 1 else f"the last {played} tables"
    return f"The chains of {plural(count, 'table')} are sound, and so is all that was played at {last}."


def listed(name: str, faults: list[str], all_well: str) -> Finding:
    return Finding(name, FAULT if faults else OK, " ".join(faults) or all_well)


def clock_finding(now: float, last_entry: float) -> Finding:
    if now < BUILT or now < last_entry - AHEAD:
        shown = datetime.fromtimestamp(now, UTC)
        text = f"The clock shows {shown:%Y-%m-%d %H:%M} UTC, which is earlier than it can be; set it."
        return Finding("clock", FAULT, text)
    return Finding("clock", OK, "The clock is not behind the last entry.")
