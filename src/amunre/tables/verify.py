"""Checking a record off line: no network, no database, and nothing in it is believed."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UnsetType

from amunre.kernel.errors import Refused, SetupError
from amunre.store.chain import Row, first_fault
from amunre.tables.carrying import is_played_exactly, let_happen, lose
from amunre.tables.draft import SALT_BYTES
from amunre.tables.entries import entry_of, read_entry, write_entry
from amunre.tables.entry import Entry, Worded
from amunre.tables.fair import SEED_BYTES
from amunre.tables.lawful import objection
from amunre.tables.patched import Gap
from amunre.tables.record import ENDED, Part, Record, RecordError, read_record, read_row, whole_record
from amunre.tables.table import Table

TABLE_ID = re.compile(r"[\w-]{1,32}", re.ASCII)
LAST_TIME = 2**53
"""Times are below this, so that every program reads the same number."""
SHORTEST_NOTE = 16
"""Digits of a link that must have been noted at least for it to prove anything."""

BY_RULES = (
    "every action is legal and leads to the game it led to",
    "every entry could stand where it stands, and is private where it must be",
)
"""What can be checked only by somebody with the rules of the game."""
CHECKS = (
    "entries are numbered without a gap and none is older than the one before",
    "every entry's link fits the entry and all before it",
    "names, messages and the title are those that were written",
    "the seed is the one promised before anybody sat down",
    "the deal follows from the seed and every contribution",
    *BY_RULES,
    "result, seats and settings are those of the log",
    "nothing is missing after the end",
)
"""What a sound record has passed."""


class Unsound(Exception):
    """A log that is not what an honest table writes; the sentence says where."""


class Verdict(msgspec.Struct, frozen=True):
    """What came of checking a record."""

    sound: bool
    reason: str
    """The first thing that is wrong, or empty."""
    table: str = ""
    status: str = ""
    entries: int = 0
    head: str = ""
    noted: int | None = None
    """Number of the entry whose link is the noted one, where one was given."""
    wordless: tuple[int, ...] = ()
    """Entries without the name, message or title that was written there: it was removed or left out."""
    believed: tuple[int, ...] = ()
    """Those of them, in an older log, whose link proves nothing any more."""
    checked: tuple[str, ...] = ()
    gaps: tuple[Gap, ...] = ()
    """Entries whose moves could not be played again, because this program does not have their rules."""


def checks_of(table: Table) -> tuple[str, ...]:
    """What a sound log of a table has passed."""
    if not table.gaps:
        return CHECKS
    return tuple(f"{text}{apart_from(table.gaps) if text in BY_RULES else ''}" for text in CHECKS)


def apart_from(gaps: Sequence[Gap]) -> str:
    return f"; {entries_in(gaps)} aside, of whose rules this program has later ones only"


def entries_in(gaps: Sequence[Gap]) -> str:
    return "entries " + ", ".join(f"{gap.first} to {gap.last}" for gap in gaps)


def check_log(table_id: str, seed: bytes, rows: Sequence[Row]) -> Table:
    """Play a log again and look at everything in it; the table it leads to, or Unsound."""
    if TABLE_ID.fullmatch(table_id) is None or len(seed) != SEED_BYTES or not rows:
        raise Unsound("a log has a table, a seed and at least one entry.")
    fault = first_fault(table_id, list(rows))
    if fault is not None:
        raise Unsound(fault)
    table = Table(table_id, seed)
    for row in rows:
        try:
            follow(table, row)
        except Refused as refused:
            raise Unsound(f"entry {row.seq}: {refused.refusal.text}") from None
        except (msgspec.DecodeError, SetupError, ValueError, LookupError, TypeError) as problem:
            raise Unsound(f"entry {row.seq} cannot be read: {problem}") from None
    if table.status in ENDED and not table.revealed:
        raise Unsound("the end is missing: the seed is not shown.")
    for row in rows:
        if row.words is not None and row.seq in table.wordless:
            raise Unsound(f"entry {row.seq} still has the words that were removed from it.")
        if row.redacted and row.seq not in table.wordless:
            raise Unsound(f"entry {row.seq} has been changed: nothing says that words were removed.")
    return table


def follow(table: Table, row: Row) -> None:
    """Let one row happen after looking at it from all sides."""
    entry = read_entry(row.body)
    if write_entry(entry) != row.body:
        raise Unsound(f"entry {row.seq} is not written as entries are written.")
    if len(row.salt) != SALT_BYTES or row.at >= LAST_TIME:
        raise Unsound(f"entry {row.seq} has a time or a salt that none can have.")
    fault = words_fault(table, row, entry)
    if fault is not None:
        raise Unsound(f"entry {row.seq} {fault}.")
    entry = entry_of(row.body, row.words)
    why = objection(table, entry, row.at)
    if why is not None and is_played_exactly(table, entry):
        raise Unsound(f"entry {row.seq} cannot stand there: {why}.")
    if why is not None:
        lose(table)  # by the rules that the game had then it may have been right
    audience = let_happen(table, entry, row)
    if audience is None:
        table.link = row.link
        return
    if audience != row.audience:
        raise Unsound(f"entry {row.seq} is kept for the wrong eyes.")
    if table.proof != row.proof:
        raise Unsound(f"entry {row.seq} leads to another game than it did.")
    table.link = row.link


def words_fault(table: Table, row: Row, entry: Entry) -> str | None:
    """Why the words of an entry are not where they belong: beside it, and in older logs in it."""
    if not isinstance(entry, Worded):
        return "can have no words beside it" if row.words is not None or row.redacted else None
    if not isinstance(entry.words, UnsetType):
        if entry.said or row.redacted:
            return "has words in it that belong beside it"
        same = row.words is None or row.words.commitment == entry.words
        return None if same else "has other words beside it than those that were written"
    if row.words is not None:
        return "has words beside it that it does not promise"
    if row.redacted:
        return redaction_fault(table, entry)
    return "does not say what somebody has written" if entry.needs_words and not entry.said else None


def redaction_fault(table: Table, entry: Worded) -> str | None:
    """Only older logs are redacted: once words lie beside the entries, none has to be changed."""
    if entry.said or getattr(entry, "bot", ""):
        return "is said to be redacted, and is not"
    earlier = (logged.entry for logged in table.log)
    newer = any(isinstance(one, Worded) and not isinstance(one.words, UnsetType) for one in earlier)
    return "is said to be redacted, though its words lay beside it" if newer else None


def wordless(rows: Sequence[Row]) -> tuple[int, ...]:
    """Entries without what somebody has written there."""

    def lacks_words(row: Row) -> bool:
        entry = read_entry(row.body)
        promises = isinstance(entry, Worded) and not isinstance(entry.words, UnsetType)
        return row.redacted or (promises and row.words is None)

    return tuple(row.seq for row in rows if lacks_words(row))


def verify_record(document: str | bytes, noted: str = "") -> Verdict:
    """Check a whole record; ``noted`` is a head or any link that somebody has written down."""
    try:
        record, table = check_record(document)
        place = None if not noted else place_of(record, noted)
    except (Unsound, RecordError) as problem:
        return Verdict(False, str(problem))
    rows = [read_row(row) for row in record.rows]
    return Verdict(
        sound=True,
        reason="",
        table=table.id,
        status=table.status,
        entries=len(rows),
        head=record.head,
        noted=place,
        wordless=wordless(rows),
        believed=tuple(row.seq for row in rows if row.redacted),
        checked=checks_of(table),
        gaps=table.gaps,
    )


def check_record(document: str | bytes) -> tuple[Record, Table]:
    """The record of an ended game and the table it tells of; raises Unsound or RecordError."""
    record = read_record(document)
    if isinstance(record, Part):
        raise RecordError("this is what one viewer saw of a game before its end; it cannot be checked.")
    try:
        rows = [read_row(row) for row in record.rows]
        table = check_log(record.table, bytes.fromhex(record.seed), rows)
    except ValueError as problem:
        raise Unsound(f"a row cannot be read: {problem}.") from None
    if table.status not in ENDED:
        raise Unsound("the game was not over, so its end is missing.")
    right = msgspec.to_builtins(whole_record(table, rows), str_keys=True)
    given = read_once(document)
    if table.is_lost and table.result is None:
        right["result"] = given.get("result")  # an older log does not say it, and nobody here can play to it
    for field in {**right, **given}:
        if field not in given or field not in right or as_json(given[field]) != as_json(right[field]):
            raise Unsound(f"'{field}' does not follow from the log.")
    return record, table


def as_json(value: Any) -> bytes:
    return msgspec.json.encode(value, order="sorted")


def read_once(document: str | bytes) -> dict[str, Any]:
    """The document as it is written; a field that stands twice would be read differently elsewhere."""

    def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) != len(pairs):
            raise Unsound("a field stands twice in one place.")
        return found

    found: dict[str, Any] = json.loads(document, object_pairs_hook=unique)
    return found


def place_of(record: Record, noted: str) -> int:
    """The entry whose link somebody has noted, in full or its beginning."""
    noted = noted.strip().lower()
    if len(noted) < SHORTEST_NOTE:
        raise Unsound(f"a noted head needs {SHORTEST_NOTE} digits at least.")
    for row in record.rows:
        if row.link.startswith(noted):
            return row.seq
    raise Unsound("the log was rewritten: the noted head is not in it.")
