"""A host opens no table whose log is not what was written."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from amunre.store import log
from amunre.store.chain import START, Row, linked
from amunre.store.engine import Database
from amunre.tables.damage import LogBroken
from amunre.tables.host import Host, head_of
from amunre.tables.table import Table
from tests.support.honest import Played, played
from tests.support.stored import new_store


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    found = new_store(tmp_path)
    yield found
    found.close()


def rewritten(table: Played, number: int, **fields: object) -> list[Row]:
    """The log with one row changed and every link made anew."""
    rows: list[Row] = []
    for row in table.rows:
        changed = msgspec.structs.replace(row, **fields) if row.seq == number else row
        rows.append(linked(rows[-1].link if rows else START, table.table.id, changed))
    return rows


def opened(database: Database, table: Played, rows: list[Row]) -> Table:
    head = head_of(table.table, None)
    database.write(lambda c: log.create(c, table.table.id, table.table.seed, rows, head)).result()
    return asyncio.run(Host(database).table(table.table.id))


def body(table: Played, number: int, change: Callable[[dict[str, object]], object]) -> str:
    found = msgspec.json.decode(table.rows[number].body)
    change(found)
    return msgspec.json.encode(found, order="sorted").decode()


def test_a_log_of_other_rules_is_refused_with_the_remedy(database: Database) -> None:
    table = played("classic", 3, "old", steps=5)
    rows = rewritten(table, 0, body=body(table, 0, lambda found: found.update(rules_version=99)))
    with pytest.raises(LogBroken, match=r"rules version 99 is not known here; .*; use the version"):
        opened(database, table, rows)


def test_an_entry_that_this_version_does_not_know_is_refused(database: Database) -> None:
    table = played("classic", 3, "kinds", steps=5)
    with pytest.raises(LogBroken, match="entry 7 cannot be read: Invalid value 'miracle'"):
        opened(database, table, rewritten(table, 7, body='{"type":"miracle"}'))


def test_an_action_that_is_not_legal_is_refused(database: Database) -> None:
    table = played("classic", 3, "legal", steps=5)
    rows = rewritten(table, 6, body=table.rows[5].body)
    with pytest.raises(LogBroken, match="entry 6 cannot be read"):
        opened(database, table, rows)


def test_a_row_for_the_wrong_eyes_is_refused(database: Database) -> None:
    table = played("classic", 3, "eyes", steps=5)
    with pytest.raises(LogBroken, match="entry 6 leads to another game"):
        opened(database, table, rewritten(table, 6, audience=1))


def test_a_changed_row_is_refused(database: Database) -> None:
    table = played("classic", 3, "changed", steps=5)
    rows = [*table.rows[:5], msgspec.structs.replace(table.rows[5], at=table.rows[5].at + 1), *table.rows[6:]]
    with pytest.raises(LogBroken, match="entry 5 has been changed"):
        opened(database, table, rows)


def test_an_untouched_log_is_opened(database: Database) -> None:
    table = played("classic", 3, "untouched", steps=5)
    assert opened(database, table, table.rows).proof == table.table.proof
