"""Checking all that a database holds: the file, every log, and what is kept beside the logs."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import UnsetType
from sqlalchemy import Connection, select
from sqlalchemy.exc import DatabaseError

from amunre.notation import read_game, replay
from amunre.store import log, schema
from amunre.store.looking import file_faults, form_fault
from amunre.store.salvage import every_name
from amunre.tables.damage import UNREADABLE, LogBroken
from amunre.tables.due import due_at
from amunre.tables.entry import Entry, Worded
from amunre.tables.host import head_of
from amunre.tables.importing import GAME, imported_ids
from amunre.tables.loading import continue_with
from amunre.tables.recovering import are_proven
from amunre.tables.snapshot import restored, write_snapshot
from amunre.tables.table import Table
from amunre.tables.verify import Unsound, check_log, entries_in, wordless

LATEST_ACT = 24 * 3600 * 1_000_000
"""Microseconds after which a bot that has to act is found to be forgotten."""


class Audit(msgspec.Struct, frozen=True):
    """What came of looking at a database."""

    faults: list[str]
    heads: dict[str, str]
    """The last link of every table that is sound."""
    entries: int
    """Of those tables."""
    unreadable: list[str] = []
    """Tables whose rows lie on a damaged page, so that nobody can say what is in them."""
    latest: int = 0
    """Time of the last entry of all."""
    notes: list[str] = []
    """What could not be checked: without the rules it was played by, or after words were taken out of it."""


def audit(connection: Connection) -> Audit:
    """Check everything; goes on after a fault, so that all of them are reported."""
    fault = form_fault(connection)
    if fault is not None:
        return Audit([fault], {}, 0)
    faults = file_faults(connection)
    found = audit_tables(connection, every_name(connection))
    try:
        faults += imports_faults(connection)
    except UNREADABLE as problem:
        faults.append(f"imported games cannot be read: {words_of(problem)}")
    return msgspec.structs.replace(found, faults=faults + found.faults)


def words_of(problem: BaseException) -> str:
    """What a driver says of a damaged page, without the question that was put to it."""
    return f"{problem.orig}." if isinstance(problem, DatabaseError) else str(problem)


def audit_tables(connection: Connection, table_ids: Iterable[str]) -> Audit:
    """Check some tables."""
    faults: list[str] = []
    heads: dict[str, str] = {}
    unreadable: list[str] = []
    notes: list[str] = []
    entries = latest = 0
    try:
        imported = imported_ids(connection)
    except UNREADABLE:
        imported = set()
    for table_id in table_ids:
        try:
            table = audit_table(connection, table_id, table_id in imported)
        except DatabaseError as problem:
            unreadable.append(table_id)
            faults.append(f"table {table_id}: it cannot be read: {words_of(problem)}")
        except (Unsound, LogBroken, *UNREADABLE) as problem:
            faults.append(f"table {table_id}: {problem}")
        else:
            heads[table_id] = table.link.hex()
            entries += len(table.log)
            latest = max(latest, table.at)
            notes += [f"table {table_id}: {note}" for note in notes_on(table)]
    return Audit(faults, heads, entries, unreadable, latest, notes)


def notes_on(table: Table) -> list[str]:
    """What could not be checked at a table that is sound as far as that can be said."""
    notes = []
    believed = [number for number in sorted(table.wordless) if is_unproved(table.log[number].entry)]
    if believed:
        entries = ", ".join(map(str, believed))
        notes.append(f"names or messages were taken out of entries {entries}, so their links prove nothing.")
    if table.gaps:
        what = f"the moves of {entries_in(table.gaps)} were made under rules that this program does not have"
        carried = ", and the state of the game from there on is believed as it stands in the log"
        notes.append(f"{what}{carried if table.patched_at >= 0 else ''}.")
    return notes


def is_unproved(entry: Entry) -> bool:
    """Whether words were part of what is hashed, as in older logs, so that nothing is left to compare."""
    return isinstance(entry, Worded) and isinstance(entry.words, UnsetType)


def audit_table(connection: Connection, table_id: str, imported: bool) -> Table:
    """One table and all that is kept of it, or Unsound."""
    stored = log.load(connection, table_id)
    if stored is None:
        raise Unsound("its seed is missing.")
    table = check_log(table_id, stored.seed, stored.rows)
    missing = [number for number in wordless(stored.rows) if number not in table.wordless]
    if missing and not imported:  # whoever hands a record on may leave names and messages out
        raise Unsound(f"the words of entry {missing[0]} are missing, and nobody has removed them.")
    columns = schema.tables.c
    kept = connection.execute(select(schema.tables).where(columns.id == table_id)).mappings().one()
    head = head_of(table, None)
    right = {
        "seq": table.seq,
        "opened_at": stored.rows[0].at,
        "status": head.status,
        "listed": head.listed and not imported,
        "summary": head.summary,
        "title": head.title,
    }
    if kept["waiting"] is not None and not table.is_lost:  # tables from before it was kept
        right["waiting"] = head.waiting
    for name, value in right.items():
        if kept[name] != value:
            raise Unsound(f"its '{name}' is not that of its log.")
    if kept["changed_at"] not in (head.changed_at, table.at):  # what concerns one seat alone need not count
        raise Unsound("its 'changed_at' is not that of its log.")
    if not table.is_lost:
        check_due(table, kept["due_at"])
    check_snapshot(table, stored)
    return table


def check_snapshot(table: Table, stored: log.Stored) -> None:
    """A snapshot leads to the same table as its log; where rules are gone, its events have the proofs."""
    copy = restored(table.id, stored)
    if copy is None:
        return
    continue_with(copy, stored.rows[copy.seq + 1 :])
    if table.gaps:
        same = not copy.is_told or are_proven(copy, stored.rows)
    else:
        same = table.game is not None and write_snapshot(copy) == write_snapshot(table)
    if not same:
        raise Unsound("its snapshot leads to another table than its log.")


def check_due(table: Table, kept: int | None) -> None:
    """Bots act a little after they are asked, so the time is known only roughly; it is earlier where a wrong
    clock has written a log that is ahead of its time."""
    soonest = due_at(table, 0.0)
    near = kept is None or soonest is None or kept <= soonest + LATEST_ACT
    if (kept is None) != (soonest is None) or not near:
        raise Unsound("its 'due_at' is not when somebody has to act there.")


def imports_faults(connection: Connection) -> list[str]:
    """Game files that were kept must still replay; records are among the tables."""
    faults = []
    columns = schema.imports.c
    for name, text in connection.execute(select(columns.id, columns.body).where(columns.kind == GAME)):
        try:
            replay(read_game(text))
        except UNREADABLE as problem:
            faults.append(f"imported game {name}: {problem}")
    return faults
