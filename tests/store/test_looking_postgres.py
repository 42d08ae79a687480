"""Looking at a PostgreSQL database: the same checks, and nothing can be changed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import delete, text

from amunre.cli import main
from amunre.store import schema
from amunre.store.engine import StoreError, open_database
from amunre.store.looking import file_faults, looking_at
from amunre.store.upgrade import upgrade
from amunre.tables.audit import audit
from tests.support.honest import played
from tests.support.postgres import Server
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


def test_the_commands_take_it_by_its_address(url: str) -> None:
    def run(*arguments: str) -> str:
        return CliRunner().invoke(main, [*arguments, "--database", url]).output

    assert run("verify").startswith(f"sound: {len(some_tables())} tables")
    doctor = run("doctor")
    assert "newest form" in doctor
    assert "SQLite" not in doctor
    assert '"format":"amunre-record/1"' in run("export", "table-s-finished")


def test_a_backup_is_put_back_by_the_programs_of_postgresql(
    url: str, postgres: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not all((postgres.programs / name).exists() for name in ("pg_dump", "pg_restore")):
        pytest.skip(f"{postgres.programs} has no pg_dump, so nothing can be dumped with it.")
    monkeypatch.setenv("PATH", f"{postgres.programs}:{os.environ['PATH']}")

    def run(*arguments: object) -> Result:
        return CliRunner().invoke(main, [*map(str, arguments), "--database", url])

    def heads() -> dict[str, str]:
        with looking_at(url) as connection:
            found = audit(connection)
        assert not found.faults
        return found.heads

    before, copy = heads(), tmp_path / "copy.dump"
    assert run("backup", copy).exit_code == 0
    database = open_database(url)
    keep(database, played("classic", 3, "later", steps=5))
    after = heads()
    refused = run("restore", copy)
    assert (refused.exit_code, "stop every server" in refused.stderr) == (2, True)
    database.close()
    (tmp_path / "letter").write_text("Dear aunt")
    assert "pg_restore: error" in run("restore", tmp_path / "letter").stderr
    assert heads() == after != before
    done = run("restore", copy)
    assert done.exit_code == 0, done.output
    assert heads() == before
    (kept,) = tmp_path.glob("copy.dump.before-*")
    assert run("restore", kept).exit_code == 0
    assert heads() == after


def test_without_the_programs_of_postgresql_a_sentence_says_what_to_run(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    (tmp_path / "old.dump").write_bytes(b"PGDMP")
    for command, program in (("backup", "pg_dump --format=custom"), ("restore", "pg_restore --clean")):
        path = tmp_path / ("new.dump" if command == "backup" else "old.dump")
        refused = CliRunner().invoke(main, [command, str(path), "--database", url])
        assert refused.exit_code == 2
        assert f"is not installed here; where it is, run: {program}" in refused.stderr


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
