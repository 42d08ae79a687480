"""Rows of the log and the chain of hashes that binds each to all before it."""

from __future__ import annotations

import hashlib

import msgspec

from amunre.store.words import Words

EVERYONE = -1
"""Audience of a row that everybody may know of, though perhaps not of all its fields."""
START = bytes(32)
"""The link before the first row."""


class Row(msgspec.Struct, frozen=True):
    """One row of a table's log, as it is stored."""

    seq: int
    at: int
    """Microseconds since 1970, UTC; never less than in the row before."""
    audience: int
    """The seat that alone may know of it, or ``EVERYONE``."""
    body: str
    """The entry as canonical JSON."""
    salt: bytes
    """Random, so that no hash of the row lets anybody guess what it hides."""
    proof: str
    """Digest of the game after this row."""
    link: bytes = b""
    words: Words | None = None
    """What lies beside it: not hashed, so that it can be removed."""
    redacted: bool = False
    """Whether words were taken out of the body itself, where older logs have them. The link is still the one
    that the row had with them: it can be computed no more, and all later links are built on it."""


def link_of(before: bytes, table_id: str, row: Row) -> bytes:
    """The hash of a row and, through ``before``, of every row that precedes it."""
    fields = [table_id, row.seq, row.at, row.audience, row.body, row.salt.hex(), row.proof]
    return hashlib.sha256(before + msgspec.json.encode(fields)).digest()


def linked(before: bytes, table_id: str, row: Row) -> Row:
    return msgspec.structs.replace(row, link=link_of(before, table_id, row))


def first_fault(
    table_id: str, rows: list[Row], seq: int = 0, at: int = 0, before: bytes = START
) -> str | None:
    """What is wrong with a log as a sentence, or ``None``; looks at numbering, times and links.

    For the end of a log, ``seq`` is the number it begins with; ``at`` and ``before`` come from what precedes.
    """
    for place, row in enumerate(rows, seq):
        if row.seq != place:
            return f"entry {place} is missing or out of place: there is number {row.seq}."
        if row.at < at:
            return f"entry {place} is older than the one before it."
        if not row.redacted and row.link != link_of(before, table_id, row):
            return f"entry {place} has been changed: its link does not fit."
        before, at = row.link, row.at
    return None
