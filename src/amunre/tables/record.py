"""The record of a table: one JSON document from which anybody can check the whole game off line.

When a game is over its record holds everything. Before that there is only what one viewer may know, marked as
such; it cannot be checked as a whole. The format is described in ``docs/records.md``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from amunre.kernel.messages import SPECTATOR
from amunre.kernel.state import Outcome
from amunre.notation import write_game
from amunre.rules.versions import Versions
from amunre.store.chain import Row
from amunre.store.words import Words
from amunre.tables.draft import deny, deny_other_rules
from amunre.tables.entries import ENTRIES
from amunre.tables.settings import Settings
from amunre.tables.sight import Message, messages_since
from amunre.tables.table import ABANDONED, FINISHED, Table

WHOLE = "amunre-record/1"
PART = "amunre-part/1"
LARGEST = 16 * 1024 * 1024
"""Bytes of the largest document that is read; no table of ours can come to as much (see ``extras``)."""
ENDED = (FINISHED, ABANDONED)


class RecordError(ValueError):
    """A document that is no record; the sentence says why."""


class RecordWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name, message or title, with the key of its commitment."""

    key: str
    text: str


class RecordRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One row of the log; bytes are written as lower-case hexadecimal digits."""

    seq: int
    at: int
    audience: int
    entry: dict[str, Any]
    salt: str
    proof: str
    link: str
    words: RecordWords | UnsetType = UNSET
    """Nothing where nobody has written anything, or where it was removed or left out."""
    redacted: bool | UnsetType = UNSET
    """Whether words were taken out of ``entry`` itself, in a log that older versions have written."""


class RecordSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat in a seat at the end, and what that seat gave to the shuffle."""

    name: str
    bot: str
    person: bool
    contribution: str


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="format", tag=WHOLE):
    """All that there is of a table. Everything above ``rows`` follows from them and is there to be read."""

    table: str
    rules_version: Versions
    status: str
    settings: Settings
    seats: list[RecordSeat | None]
    commitment: str
    seed: str
    deal: str
    """Seed of the deal, made from the seed and all contributions; empty if nothing was dealt."""
    result: Outcome | None
    head: str
    """Link of the last row. Whoever has noted it, or an earlier link, knows a rewritten log."""
    rows: list[RecordRow]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="format", tag=PART):
    """What one viewer has seen of a table that is not over; it cannot be checked as a whole."""

    table: str
    status: str
    viewer: int
    """A seat, or -1 for what everybody sees."""
    verifiable: bool
    settings: Settings
    commitment: str
    messages: list[Message]


_DECODER = msgspec.json.Decoder(Record | Part)


def sorted_json(value: Any) -> str:
    """The one way in which entries are written, so that equal entries are equal text."""
    return msgspec.json.encode(value, order="sorted").decode()


def whole_record(table: Table, rows: Sequence[Row]) -> Record:
    """Everything about a table, its seed included, whether it is over or not: for checks and archives."""
    return Record(
        table=table.id,
        rules_version=table.opened.rules_version,
        status=table.status,
        settings=table.settings,
        seats=[
            None if holder is None else RecordSeat(holder.name, holder.bot, holder.person, holder.entropy)
            for holder in table.seats
        ],
        commitment=table.opened.commitment,
        seed=table.seed.hex(),
        deal="" if table.setup is None else table.setup.seed,
        result=table.outcome,
        head=table.link.hex(),
        rows=[write_row(row) for row in rows],
    )


def record_for(table: Table, rows: Sequence[Row], viewer: int = SPECTATOR) -> Record | Part:
    """What a viewer may take home: everything of a game that is over, otherwise the own messages."""
    if table.status in ENDED:
        return whole_record(table, rows)
    return Part(
        table=table.id,
        status=table.status,
        viewer=viewer,
        verifiable=False,
        settings=table.settings,
        commitment=table.opened.commitment,
        messages=messages_since(table, viewer, 0),
    )


def write_row(row: Row) -> RecordRow:
    entry = msgspec.json.decode(row.body)
    words = UNSET if row.words is None else RecordWords(row.words.key.hex(), row.words.text)
    redacted = row.redacted or UNSET
    return RecordRow(
        row.seq, row.at, row.audience, entry, row.salt.hex(), row.proof, row.link.hex(), words, redacted
    )


def read_row(row: RecordRow) -> Row:
    """The row as it is stored; raises ValueError if its digits are not digits."""
    salt, link = bytes.fromhex(row.salt), bytes.fromhex(row.link)
    words = None if isinstance(row.words, UnsetType) else Words(bytes.fromhex(row.words.key), row.words.text)
    body, redacted = sorted_json(row.entry), row.redacted is True
    return Row(row.seq, row.at, row.audience, body, salt, row.proof, link, words, redacted)


def write_record(record: Record | Part) -> str:
    """One line for the document and one for each row, so that records can be compared line by line."""
    encoded = msgspec.json.encode(record)
    if isinstance(record, Part):
        return encoded.decode() + "\n"
    rows = ",\n".join(msgspec.json.encode(row).decode() for row in record.rows)
    head = msgspec.json.encode(msgspec.structs.replace(record, rows=[])).decode()
    return head.removesuffix("]}") + "\n" + rows + "\n]}\n"


def read_record(document: str | bytes) -> Record | Part:
    """Read without checking; raises RecordError with one sentence."""
    if len(document) > LARGEST:
        raise RecordError(f"this is too large for a record: {LARGEST} bytes are allowed.")
    try:
        record: Record | Part = _DECODER.decode(document)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise RecordError(f"this is not a record: {problem}.") from None
    return record


def game_text(table: Table) -> str:
    """The game as a plain game file, which holds the deal and so exists only when the game is over."""
    if table.status not in ENDED or table.setup is None:
        deny("still_running", "The game file holds every card, so it can be had when the game is over.")
    if table.goes_on_from >= 0:
        deny_other_rules()
    named = ((seat, holder.name) for seat, holder in enumerate(table.seats) if holder is not None)
    headers = {f"player{seat}": name for seat, name in named if name}
    headers |= {"table": table.id, "head": table.link.hex()}
    if table.settings.name:
        headers["event"] = table.settings.name
    if table.status == ABANDONED:
        headers["ended"] = ABANDONED
    return write_game(table.setup, table.playing, headers=headers)


def schema() -> dict[str, Any]:
    """The published description of the format, as JSON Schema."""
    (found, *entries), components = msgspec.json.schema_components(
        [Record | Part, *ENTRIES], ref_template="#/$defs/{name}"
    )
    components["RecordRow"]["properties"]["entry"] = {"anyOf": entries}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Record of a table of amunre",
        **found,
        "$defs": components,
    }
