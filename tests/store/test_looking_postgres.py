"""Looking at a PostgreSQL database: the same checks, and nothing can be changed."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import delete, text

from amunre.cli import main
from amunre.store import schema
from amunre.store.engine import StoreError, open_database
from amunre.store.looking import file_faults, looking_at
from amunre.store.upgrade import upgrade
from amunre.tables.audit import audit
from tests.support.stored import keep, some_tables


@pytest.fixture
def url(postgres_url: str) -> str:
    """A database with some tables."""
    database = open_database(postgres_url)
    upgrade(database)
    for table in some_tables():
        keep(database, table)
    database.close()
    return postgres_url


def test_every_table_is_checked_and_nothing_can_be_changed(url: str) -> None:
    with looking_at(url) as connection:
        assert audit(connection).faults == []
        assert len(audit(connection).heads) == len(some_tables())
        assert file_faults(connection) == []
    with pytest.raises(StoreError, match="read-only"), looking_at(url) as connection:
        connection.execute(delete(schema.snapshots))


def test_the_commands_take_it_by_its_address(url: str, tmp_path: Path) -> None:
    def run(*arguments: str) -> str:
        return CliRunner().invoke(main, [*arguments, "--database", url]).output

    assert run("verify").startswith(f"sound: {len(some_tables())} tables")
    doctor = run("doctor")
    assert "newest form" in doctor
    assert "SQLite" not in doctor
    assert '"format":"amunre-record/1"' in run("export", "table-s-finished")
    assert "use pg_dump" in run("backup", str(tmp_path / "copy.db"))


def test_a_changed_row_is_found(url: str) -> None:
    database = open_database(url)
    change = text("UPDATE entries SET at = at + 1 WHERE table_id = 'table-s-slow' AND seq = 9")
    database.write(lambda connection: connection.execute(change).rowcount).result()
    database.close()
    with looking_at(url) as connection:
        assert audit(connection).faults == [
            "table table-s-slow: entry 9 has been changed: its link does not fit."
        ]


def test_a_server_that_is_not_there_is_one_sentence() -> None:
    with (
        pytest.raises(StoreError, match="the database cannot be read"),
        looking_at("postgresql://nobody@127.0.0.1:1/none"),
    ):
        pass
