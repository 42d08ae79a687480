"""A change to a table in the making: commands emit entries here, and the log takes them all or none."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, NoReturn

from amunre.kernel.errors import Facts, told
from amunre.store.chain import Row, linked
from amunre.tables.entries import entry_of, write_entry
from amunre.tables.entry import Entry, Worded
from amunre.tables.table import Table

SALT_BYTES = 16


class Denied(Exception):
    """A table does not allow this; ``code`` is stable, the sentence is plain and has its facts by name."""

    def __init__(self, code: str, sentence: str, facts: Facts | None = None) -> None:
        self.code = code
        self.facts: Facts = facts or {}
        self.text = told(sentence, self.facts)
        super().__init__(self.text)


def deny_other_rules() -> NoReturn:
    text = "This game was played under rules that this server no longer has, so that cannot be shown."
    deny("other_rules", text)


def deny(code: str, sentence: str, facts: Facts | None = None) -> NoReturn:
    raise Denied(code, sentence, facts)


class Draft:
    """A table with entries that nobody has stored yet. It works on a copy, so it can be thrown away."""

    def __init__(self, table: Table, now: int, salt: Callable[[], bytes] | None = None) -> None:
        self.before = table
        self.table = table.copy()
        self.now = now
        self.rows: list[Row] = []
        self.also: list[Callable[[Any], None]] = []
        """Further work on the database that belongs to the change, for instance a guest's key."""
        self.salt = salt or (lambda: secrets.token_bytes(SALT_BYTES))

    def emit(self, entry: Entry) -> int:
        """Let an entry happen; its number in the log."""
        table = self.table
        at = max(self.now, table.at)  # a clock that jumps back does not turn the log around
        salt, words = self.salt(), None
        if isinstance(entry, Worded):
            entry, words = entry.apart(secrets.token_bytes(SALT_BYTES))
        body = write_entry(entry)
        audience = table.evolve(entry_of(body, words), at, salt)  # what happens now is what the log will say
        row = Row(table.seq, at, audience, body, salt, table.proof, words=words)
        row = linked(table.link, table.id, row)
        table.link = row.link
        self.rows.append(row)
        return table.seq
