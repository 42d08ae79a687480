"""backup and restore as an operator sees them, and which database commands are about."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest
from alembic import command
from click.testing import CliRunner, Result
from sqlalchemy import create_engine

from amunre import cli_database
from amunre.cli import main
from amunre.store.engine import open_database
from amunre.store.looking import looking_at
from amunre.store.upgrade import config, newest
from amunre.tables.audit import audit
from tests.support.honest import Played, played
from tests.support.stored import filled, keep, new_store


@pytest.fixture(autouse=True)
def bare_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing is set, and there is no unit."""
    for name in ("AMUNRE_DATA", "AMUNRE_DATABASE", "AMUNRE_CONFIG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(cli_database, "UNIT_SETTINGS", tmp_path / "amunre.env")
    monkeypatch.setattr(cli_database, "UNIT_FOLDER", tmp_path / "unit")


def amunre(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def heads(path: Path) -> dict[str, str]:
    with looking_at(f"sqlite:///{path}") as connection:
        found = audit(connection)
    assert found.faults == []
    return found.heads


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A server's data folder with some tables."""
    filled(tmp_path / "site")
    return tmp_path / "site"


# Which database


def kept_in(folder: Path) -> Path:
    """A folder with one small database."""
    store = new_store(folder)
    keep(store, Played("classic", 3, folder.name))
    store.close()
    return folder


def copied(tmp_path: Path, *arguments: object) -> str:
    """The one table of the database that a backup has found."""
    number = len(list(tmp_path.glob("copy*.db")))
    result = amunre("backup", tmp_path / f"copy{number}.db", *arguments)
    assert result.exit_code == 0, result.output
    (name,) = heads(tmp_path / f"copy{number}.db")
    return name.removeprefix("table-")


def test_a_backup_finds_what_the_unit_of_this_machine_uses(tmp_path: Path) -> None:
    kept_in(tmp_path / "unit")
    assert copied(tmp_path) == "unit"
    kept_in(tmp_path / "elsewhere")
    settings = tmp_path / "amunre.env"
    settings.write_text(f'# ours\nAMUNRE_HTTPS=true\nAMUNRE_DATA="{tmp_path}/elsewhere"\nBAD="\n')
    assert copied(tmp_path) == "elsewhere"


def test_what_is_said_counts_more_than_what_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("unit", "file", "variable", "option"):
        kept_in(tmp_path / name)
    settings = tmp_path / "site.toml"
    settings.write_text(f'[amunre]\nport = 9000\ndata = "{tmp_path}/file"\n')
    assert copied(tmp_path, "--config", settings) == "file"
    monkeypatch.setenv("AMUNRE_CONFIG", str(settings))
    assert copied(tmp_path) == "file"
    monkeypatch.setenv("AMUNRE_DATA", str(tmp_path / "variable"))
    assert copied(tmp_path, "--config", settings) == "variable"
    assert copied(tmp_path, "--data", tmp_path / "option") == "option"
    monkeypatch.setenv("AMUNRE_DATABASE", f"sqlite:///{tmp_path}/unit/server.db")
    assert copied(tmp_path) == "unit"


def test_of_two_databases_none_is_guessed(tmp_path: Path) -> None:
    kept_in(tmp_path / "unit")
    kept_in(tmp_path / "home" / "amunre")
    result = amunre("backup", tmp_path / "copy.db")
    assert result.exit_code == 2
    assert "say with --data which one is meant" in result.stderr
    assert not (tmp_path / "copy.db").exists()


@pytest.mark.parametrize("words", [["backup", "x.db"], ["restore", "x.db"], ["verify"], ["export", "t"]])
def test_where_there_is_no_database_one_sentence_says_so(words: list[str], tmp_path: Path) -> None:
    result = amunre(*words)
    assert result.exit_code == 2
    assert result.stderr == (
        f"amunre: there is no database in {tmp_path}/home/amunre and none that you may read in "
        f"{tmp_path}/unit; say with --data or --database where it is.\n"
    )
    assert not Path("x.db").exists()


def test_verify_and_doctor_look_where_a_backup_does(tmp_path: Path) -> None:
    kept_in(tmp_path / "unit")
    assert amunre("verify").stdout == "sound: 1 table with 1 entry.\n"
    assert "holds 1 table" in amunre("doctor").stdout


@pytest.mark.parametrize(("text", "words"), [("[amunre", "is no TOML file"), (None, "no such file")])
def test_a_file_of_settings_that_cannot_be_read_is_named(
    text: str | None, words: str, tmp_path: Path
) -> None:
    settings = tmp_path / "site.toml"
    if text is not None:
        settings.write_text(text)
    result = amunre("verify", "--config", settings)
    assert result.exit_code == 2
    assert words in result.stderr


# Restore


def crash(site: Path, more: Played) -> None:
    """More play, of which SQLite has not yet put everything into its file when the server dies."""
    store = new_store(site)
    keep(store, more)
    images = {path.name: path.read_bytes() for path in site.iterdir()}
    store.close()
    for name, content in images.items():
        (site / name).write_bytes(content)
    assert images["server.db-wal"]


def test_a_backup_is_put_in_place_after_a_crash_and_what_was_there_is_kept(
    site: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    assert amunre("backup", copy, "--data", site).exit_code == 0
    crash(site, played("classic", 3, "later", steps=30))
    result = amunre("restore", copy, "--data", site)
    assert result.exit_code == 0, result.output
    assert heads(site / "server.db") == heads(copy)
    (kept,) = (path for path in site.glob("server.db.*-*") if not path.name.endswith(("-wal", "-shm")))
    assert heads(kept) == {**heads(copy), "table-later": heads(kept)["table-later"]}
    told = result.stdout.splitlines()
    assert told[0] == f"{copy}: sound: 5 tables with {told[0].split()[-2]} entries."
    assert told[1].startswith("The last entry in it is of 2026-")
    assert told[2:] == [
        f"What was in its place is kept whole as {kept}.",
        f"{site / 'server.db'} is that backup now, checked again in its place. The server can be started.",
    ]
    again = amunre("restore", kept, "--data", site)
    assert again.exit_code == 0, again.output
    assert "table-later" in heads(site / "server.db")


def stray(site: Path) -> set[str]:
    """What lies in a data folder that no server puts there."""
    usual = {"server.db", "server.db.lock", "server.db-wal", "server.db-shm"}
    return {path.name for path in site.iterdir()} - usual


def test_nothing_is_restored_under_a_server(site: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    amunre("backup", copy, "--data", site)
    before = (site / "server.db").read_bytes()
    store = open_database(f"sqlite:///{site / 'server.db'}")
    try:
        result = amunre("restore", copy, "--data", site)
    finally:
        store.close()
    assert result.exit_code == 2
    assert "is in use by another process" in result.stderr
    assert (site / "server.db").read_bytes() == before
    assert not stray(site)


def test_a_database_that_another_program_reads_is_left_alone(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("amunre.store.restoring.BUSY_MS", 10)
    copy = tmp_path / "copy.db"
    amunre("backup", copy, "--data", site)
    crash(site, played("classic", 3, "later", steps=30))
    reader = sqlite3.connect(site / "server.db", isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM entries").fetchall()
    result = amunre("restore", copy, "--data", site)
    reader.close()
    assert result.exit_code == 2
    assert "in use by another program" in result.stderr
    assert "table-later" in heads(site / "server.db")
    assert not list(site.glob("server.db.*-*"))


def test_a_damaged_backup_changes_nothing_unless_it_is_wanted(site: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    amunre("backup", copy, "--data", site)
    connection = sqlite3.connect(copy)
    with connection:
        connection.execute("UPDATE entries SET at = at + 1 WHERE table_id = 'table-s-slow' AND seq = 9")
    connection.close()
    before = heads(site / "server.db")
    result = amunre("restore", copy, "--data", site)
    assert result.exit_code == 1
    assert "DIFFERS: table table-s-slow: entry 9 has been changed" in result.stdout
    assert "Nothing was changed." in result.stdout
    assert heads(site / "server.db") == before
    anyway = amunre("restore", copy, "--data", site, "--anyway")
    assert anyway.exit_code == 1
    assert "is that backup now" in anyway.stdout
    with looking_at(f"sqlite:///{site / 'server.db'}") as look:
        assert set(audit(look).heads) == set(before) - {"table-s-slow"}


def test_what_is_no_backup_is_refused_in_a_sentence(site: Path, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("This is a letter to my aunt, and not a short one." * 50)
    with sqlite3.connect(tmp_path / "other.db") as other:
        other.execute("CREATE TABLE songs (name TEXT)")
    other.close()
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    before = heads(site / "server.db")
    for name, words in (
        ("letter", "file is not a database"),
        ("other.db", "holds no tables of amunre"),
        ("folder", "there is no database at"),
        ("pipe", "there is no database at"),
        ("missing", "there is no database at"),
        ("site/server.db", "is the database itself"),
    ):
        result = amunre("restore", tmp_path / name, "--data", site)
        assert (result.exit_code, words in result.stderr) == (2, True), result.output
    assert heads(site / "server.db") == before
    assert not stray(site)


def test_what_is_there_need_not_be_a_database_to_be_kept(site: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    amunre("backup", copy, "--data", site)
    (site / "server.db").write_bytes(b"nothing that SQLite knows" * 400)
    (site / "server.db-wal").write_bytes(b"nor this")
    result = amunre("restore", copy, "--data", site)
    assert result.exit_code == 0, result.output
    assert heads(site / "server.db") == heads(copy)
    kept = {path.name.removeprefix("server.db"): path for path in site.glob("server.db.*-*")}
    found = {path.read_bytes()[:8] for path in kept.values() if not path.name.endswith("-shm")}
    assert found == {b"nor this", b"nothing "}


def test_a_site_that_has_nothing_yet_gets_the_backup(site: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    amunre("backup", copy, "--data", site)
    result = amunre("restore", copy, "--data", tmp_path / "new")
    assert result.exit_code == 0, result.output
    assert heads(tmp_path / "new" / "server.db") == heads(copy)
    assert "kept" not in result.stdout


def test_an_older_backup_is_brought_to_the_new_form_and_is_left_as_it_was(site: Path, tmp_path: Path) -> None:
    copy = tmp_path / "old.db"
    chosen = config()
    with create_engine(f"sqlite:///{copy}").begin() as old:
        chosen.attributes["connection"] = old
        command.upgrade(chosen, "0001")
    before = copy.read_bytes()
    result = amunre("restore", copy, "--data", site)
    assert result.exit_code == 0, result.output
    assert copy.read_bytes() == before
    connection = sqlite3.connect(site / "server.db")
    assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (newest(),)
    connection.close()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file to somebody else")
def test_what_root_restores_belongs_to_the_server(site: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    amunre("backup", copy, "--data", site)
    for path in (site, site / "server.db"):
        os.chown(path, 12345, 12345)
    (site / "server.db.lock").unlink()
    assert amunre("restore", copy, "--data", site).exit_code == 0
    assert {path.stat().st_uid for path in site.iterdir()} == {12345}
    assert (site / "server.db").stat().st_mode & 0o777 == 0o600
