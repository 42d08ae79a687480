"""verify, export, import, backup and doctor, as operators and players see them."""

from __future__ import annotations

import hashlib
import json
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

import pytest
from click.testing import CliRunner, Result

from amunre.arena import analysis
from amunre.cli import main
from amunre.kernel.errors import SetupError
from amunre.kernel.game import Game
from amunre.notation import read_game, replay
from amunre.rules.setup import Setup
from amunre.store.engine import open_database
from amunre.tables.record import game_text
from amunre.tables.verify import check_record
from tests.cli.recorded import record
from tests.support.honest import Played, played
from tests.support.stored import filled, keep, new_store


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("AMUNRE_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("AMUNRE_DATABASE", raising=False)


def amunre(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


@pytest.fixture
def tables(tmp_path: Path) -> list[Played]:
    return filled(tmp_path / "data")


@pytest.fixture
def document(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(played("classic", 3, "cli").document(), encoding="utf-8")
    return path


# Verify a record


def test_verify_tells_what_was_checked_and_the_head(document: Path) -> None:
    result = amunre("verify", document)
    assert result.exit_code == 0
    assert f"{document}: sound; table table-cli, finished, " in result.stdout
    assert "the seed is the one promised" in result.stdout
    assert json.loads(document.read_text())["head"] in result.stdout


def test_verify_compares_a_noted_head(document: Path) -> None:
    head = json.loads(document.read_text())["head"]
    assert "The head you noted is that of entry" in amunre("verify", document, "--head", head[:20]).stdout
    result = amunre("verify", document, "--head", "0" * 64)
    assert result.exit_code == 1
    assert "DIFFERS, the log was rewritten" in result.stdout


def test_verify_ends_with_1_for_a_changed_record(document: Path) -> None:
    document.write_text(document.read_text().replace('"points":[', '"points":[1', 1))
    result = amunre("verify", document)
    assert result.exit_code == 1
    assert "DIFFERS, 'result' does not follow from the log." in result.stdout


def test_verify_speaks_to_programs(document: Path) -> None:
    (found,) = json.loads(amunre("verify", document, "--json").stdout)
    assert (found["sound"], found["file"], found["status"]) == (True, str(document), "finished")
    assert len(found["checked"]) == 9


def test_verify_takes_records_and_game_files_together(document: Path, tmp_path: Path) -> None:
    game, _ = record(tmp_path)
    assert amunre("verify", document, game).exit_code == 0
    refused = amunre("verify", game, "--head", "0" * 64)
    assert refused.exit_code == 2
    assert "is not a record" in refused.stderr


def test_verify_speaks_to_programs_about_game_files_too(document: Path, tmp_path: Path) -> None:
    game, _ = record(tmp_path)
    changed = tmp_path / "changed.amunre"
    changed.write_text(game.read_text().replace("#", "#0", 1))
    letter = tmp_path / "letter.txt"
    letter.write_text("dear anna")
    result = amunre("verify", game, document, changed, letter, "--json")
    assert (result.exit_code, result.stderr) == (2, "")
    sound, table, different, unread = json.loads(result.stdout)
    assert [found["sound"] for found in (sound, table, different, unread)] == [True, True, False, False]
    file = read_game(game.read_text())
    again = replay(file)
    assert again.outcome is not None
    assert sound == {
        "file": str(game),
        "sound": True,
        "reason": "",
        "title": "classic",
        "names": ["seat0", "seat1", "seat2"],
        "actions": len(again.commands),
        "outcome": {
            "winners": list(again.outcome.winners),
            "places": list(again.outcome.places),
            "points": list(again.outcome.points),
            "decided_by": again.outcome.decided_by,
        },
    }
    assert table["status"] == "finished"
    assert (different["file"], different["reason"][:5]) == (str(changed), "line ")
    assert unread["reason"].startswith(f"{letter}: this is not a game file")
    assert amunre("verify", game, "--json").exit_code == 0
    assert amunre("verify", changed, "--json").exit_code == 1


def test_verify_needs_no_database_packages(document: Path) -> None:
    code = (
        "import sys\n"
        "from amunre.tables.verify import verify_record\n"
        f"assert verify_record(open({str(document)!r}).read()).sound\n"
        "assert not {'sqlalchemy', 'alembic', 'litestar', 'socket'} & set(sys.modules), sys.modules.keys()\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_replay_and_review_take_a_record_as_they_take_its_game_file(document: Path, tmp_path: Path) -> None:
    seats = [seat["name"] for seat in json.loads(document.read_text())["seats"]]
    told = amunre("replay", document)
    assert told.exit_code == 0
    assert told.stdout.splitlines()[0].startswith("classic, 3 players, ")
    assert any(f"\n1. {name}: " in told.stdout for name in seats)
    game = tmp_path / "game.amunre"
    table = check_record(document.read_bytes())[1]
    game.write_text(game_text(table), encoding="utf-8")
    assert amunre("replay", game).stdout == told.stdout
    assert amunre("review", game).stdout == amunre("review", document).stdout


def test_analyse_takes_a_record(document: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is looked at is the game of the record; how it is judged is told elsewhere."""
    seen: list[tuple[str, int]] = []

    def looked_at(setup: Setup, game: Game, seat: int, *_: object) -> NoReturn:
        seen.append((setup.title, len(game.commands)))
        raise SetupError("enough")

    monkeypatch.setattr(analysis, "analyse", looked_at)
    assert "enough" in amunre("analyse", document, "--seat", "0").stderr
    assert seen == [("classic", len(check_record(document.read_bytes())[1].playing.commands))]


def test_a_changed_record_and_one_without_its_end_are_refused_in_a_sentence(
    document: Path, tmp_path: Path
) -> None:
    begun = tmp_path / "begun.json"
    begun.write_text(played("classic", 3, "begun", steps=30).document(), encoding="utf-8")
    document.write_text(document.read_text().replace('"points":[', '"points":[1', 1))
    for path, words in ((document, "does not follow from the log"), (begun, "the game was not over")):
        for command in (["replay", path], ["analyse", path, "--seat", "0"], ["review", path]):
            result = amunre(*command)
            assert result.exit_code == 2
            assert result.stderr.startswith(f"amunre: {path}: ")
            assert words in result.stderr


# Verify a database


def test_verify_checks_every_table_of_a_database(tables: list[Played], tmp_path: Path) -> None:
    result = amunre("verify", "--data", tmp_path / "data")
    assert result.exit_code == 0
    entries = sum(len(table.rows) for table in tables)
    assert result.stdout == f"sound: {len(tables)} tables with {entries} entries.\n"
    found = json.loads(amunre("verify", "--data", tmp_path / "data", "--json").stdout)
    assert found["heads"] == {table.table.id: table.table.link.hex() for table in tables}


def test_verify_names_the_table_that_was_changed(tables: list[Played], tmp_path: Path) -> None:
    path = tmp_path / "data" / "server.db"
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE entries SET at = at + 1 WHERE table_id = 'table-s-slow' AND seq = 9")
    connection.close()
    result = amunre("verify", "--database", f"sqlite:///{path}")
    assert result.exit_code == 1
    assert "DIFFERS: table table-s-slow: entry 9 has been changed" in result.stdout


@pytest.mark.parametrize(
    "arguments",
    [["verify", "--data", "D"], ["export", "t", "--data", "D"], ["backup", "new.db", "--data", "D"]],
    ids=str,
)
def test_a_missing_database_is_one_sentence(arguments: list[str], tmp_path: Path) -> None:
    result = amunre(*[str(tmp_path / "none") if word == "D" else word for word in arguments])
    assert result.exit_code == 2
    assert result.stderr.startswith("amunre: there is no database at ")


def test_a_file_that_is_no_database_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "server.db").write_text("This is a letter to my aunt, and not a short one." * 50)
    result = amunre("verify", "--data", tmp_path)
    assert result.exit_code == 2
    assert "file is not a database" in result.stderr


def test_data_and_database_exclude_each_other(tmp_path: Path) -> None:
    assert amunre("doctor", "--data", tmp_path, "--database", "sqlite:///x").exit_code == 2


# Export


def test_a_finished_game_is_exported_as_a_record_that_verifies(tables: list[Played], tmp_path: Path) -> None:
    out = tmp_path / "out.json"
    assert amunre("export", "table-s-finished", "-o", out).exit_code == 0
    assert out.read_text() == tables[0].document()
    assert amunre("verify", out).exit_code == 0


def test_a_finished_game_is_exported_as_a_game_file(tables: list[Played], tmp_path: Path) -> None:
    result = amunre("export", "table-s-finished", "--as", "game")
    file = read_game(result.stdout)
    game = replay(file)
    assert game.outcome == tables[0].table.playing.outcome
    assert file.headers["player0"] == "Anna Maria"
    assert file.headers["head"] == tables[0].table.link.hex()


def test_of_a_running_game_only_what_was_seen_is_exported(tables: list[Played]) -> None:
    everybody = json.loads(amunre("export", "table-s-running").stdout)
    own = json.loads(amunre("export", "table-s-running", "--seat", 1).stdout)
    assert (everybody["verifiable"], everybody["viewer"], own["viewer"]) == (False, -1, 1)
    assert "seed" not in everybody
    assert tables[2].table.seed.hex() not in amunre("export", "table-s-running", "--seat", 1).stdout
    refused = amunre("export", "table-s-running", "--as", "game")
    assert refused.exit_code == 2
    assert "when the game is over" in refused.stderr


def test_all_games_that_are_over_are_exported_at_once(tables: list[Played], tmp_path: Path) -> None:
    result = amunre("export", "--all", "-o", tmp_path / "records")
    assert "2 games were written" in result.stderr
    files = sorted((tmp_path / "records").iterdir())
    assert [file.name for file in files] == ["table-s-abandoned.json", "table-s-finished.json"]
    assert amunre("verify", *files).exit_code == 0
    amunre("export", "--all", "--as", "game", "-o", tmp_path / "games")
    assert amunre("verify", *(tmp_path / "games").iterdir()).exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["export"], "name a TABLE"),
        (["export", "t", "--all"], "name a TABLE"),
        (["export", "--all"], "needs a folder"),
        (["export", "nobody"], "there is no table nobody"),
        (["export", "table-s-running", "--seat", "7"], "seats 0 to 2"),
    ],
    ids=str,
)
def test_export_says_what_it_needs(tables: list[Played], arguments: list[str], text: str) -> None:
    result = amunre(*arguments)
    assert result.exit_code == 2
    assert text in result.stderr


def test_a_damaged_table_is_not_exported(tables: list[Played], tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "data" / "server.db")
    with connection:
        connection.execute("DELETE FROM entries WHERE table_id = 'table-s-finished' AND seq = 9")
    connection.close()
    result = amunre("export", "table-s-finished")
    assert result.exit_code == 2
    assert "is damaged: entry 9 is missing" in result.stderr


def test_the_schema_is_published() -> None:
    page = Path(__file__).parents[2] / "docs" / "record.schema.json"
    assert amunre("export", "--schema").stdout == page.read_text(encoding="utf-8")


# Import


def test_a_record_is_imported_once_and_stays_what_it_was(document: Path, tmp_path: Path) -> None:
    result = amunre("import", document)
    assert result.exit_code == 0
    assert "imported as table table-cli, verified" in result.stdout
    assert amunre("export", "table-cli").stdout == document.read_text(encoding="utf-8")
    assert amunre("verify", "--data", tmp_path / "data").exit_code == 0
    again = amunre("import", document)
    assert again.exit_code == 2
    assert "is here already" in again.stderr


def test_a_record_with_a_wrong_chain_is_not_imported(document: Path) -> None:
    document.write_text(document.read_text().replace('"audience":-1', '"audience":0', 1))
    result = amunre("import", document)
    assert result.exit_code == 1
    assert "NOT IMPORTED, entry 0 has been changed" in result.stdout
    assert "there is no table" in amunre("export", "table-cli").stderr


def test_a_noted_head_is_asked_for_at_import_too(document: Path) -> None:
    assert "rewritten" in amunre("import", document, "--head", "0" * 64).stdout
    head = json.loads(document.read_text())["head"]
    assert amunre("import", document, "--head", head).exit_code == 0


def test_a_game_file_is_imported_without_a_proof_of_its_deal(tmp_path: Path) -> None:
    game, _ = record(tmp_path)
    result = amunre("import", game)
    assert result.exit_code == 0
    assert "cannot be verified" in result.stdout
    assert amunre("verify", "--data", tmp_path / "data").exit_code == 0
    connection = sqlite3.connect(tmp_path / "data" / "server.db")
    assert connection.execute("SELECT kind, verified FROM imports").fetchall() == [("game", 0)]
    with connection:
        connection.execute("UPDATE imports SET body = replace(body, ': bid', ': pass')")
    connection.close()
    assert amunre("verify", "--data", tmp_path / "data").exit_code == 1


def test_what_is_no_game_is_not_imported(tmp_path: Path) -> None:
    texts = [
        "nonsense",
        "{}",
        '{"format":"amunre-part/1"}',
        'amunre-game 1\n[overrides "["]\n',
        "x" * 3_000_000,
    ]
    for text in texts:
        (tmp_path / "bad").write_text(text, encoding="utf-8")
        result = amunre("import", tmp_path / "bad")
        assert (result.exit_code, "NOT IMPORTED" in result.stdout) == (1, True), text[:40]
    (tmp_path / "bad").write_bytes(b"\xff\xfe")
    assert amunre("import", tmp_path / "bad").exit_code == 1
    missing = amunre("import", tmp_path / "missing")
    assert (missing.exit_code, "cannot be read: no such file" in missing.stdout) == (1, True)


def test_what_was_seen_of_a_running_game_is_not_imported(tables: list[Played], tmp_path: Path) -> None:
    amunre("export", "table-s-running", "-o", tmp_path / "part.json")
    result = amunre("import", tmp_path / "part.json")
    assert result.exit_code == 1
    assert "what one viewer saw" in result.stdout


# Backup


def test_a_live_database_is_copied_and_the_copy_checked(tmp_path: Path) -> None:
    store = new_store(tmp_path / "data")
    keep(store, played("classic", 3, "live", steps=20))
    try:
        result = amunre("backup", tmp_path / "copies" / "copy.db")
        keep(store, played("classic", 3, "later", steps=20))
    finally:
        store.close()
    assert result.exit_code == 0, result.stderr
    assert "sound: 1 table with 25 entries." in result.stdout
    assert [path.name for path in (tmp_path / "copies").iterdir()] == ["copy.db"]
    assert amunre("verify", "--database", f"sqlite:///{tmp_path}/copies/copy.db").exit_code == 0


def test_a_backup_replaces_nothing(tables: list[Played], tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("precious")
    assert "exists already" in amunre("backup", tmp_path / "copy.db").stderr
    assert (tmp_path / "copy.db").read_text() == "precious"


def test_a_backup_of_a_damaged_database_says_so(tables: list[Played], tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "data" / "server.db")
    with connection:
        connection.execute("DELETE FROM secrets WHERE table_id = 'table-s-open'")
    connection.close()
    result = amunre("backup", tmp_path / "copy.db")
    assert result.exit_code == 1
    assert "DIFFERS: table table-s-open: its seed is missing." in result.stdout


# Old and new


def test_a_newer_database_is_refused_and_not_a_byte_changes(tables: list[Played], tmp_path: Path) -> None:
    path = tmp_path / "data" / "server.db"
    connection = sqlite3.connect(path)
    with connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = hashlib.sha256(path.read_bytes()).hexdigest()
    for command in (["import", path], ["export", "t"], ["verify", "--data", path.parent], ["doctor"]):
        result = amunre(*command)
        assert result.exit_code in (1, 2)
        assert "is newer than this version of amunre knows" in result.output
    with pytest.raises(Exception, match="form 9999, which is newer"):
        open_database(f"sqlite:///{path}")
    assert hashlib.sha256(path.read_bytes()).hexdigest() == before


def test_an_older_database_is_named(tables: list[Played], tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "data" / "server.db")
    with connection:
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
    connection.close()
    assert "has the old form 0001" in amunre("export", "t").stderr
    result = amunre("doctor")
    assert result.exit_code == 0
    assert "start the server once" in result.stdout


# Doctor


def test_the_doctor_finds_a_healthy_server_well(tables: list[Played], tmp_path: Path) -> None:
    result = amunre("doctor", "--data", tmp_path / "data")
    assert result.exit_code == 0, result.stdout
    assert "No server is using this database now." in result.stdout
    assert f"holds {len(tables)} tables" in result.stdout
    assert f"so is all that was played at the last {len(tables)} tables." in result.stdout


def test_the_doctor_says_when_the_sockets_cannot_all_be_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("amunre.server.descriptors.allowed", lambda: (256, 1_024))
    shown = amunre("doctor", "--data", tmp_path).stdout
    assert "1024 files and connections may be open, 6000 are needed for 5000 sockets" in shown
    monkeypatch.setenv("AMUNRE_SOCKETS", "20")
    assert "20 sockets can be open." in amunre("doctor", "--data", tmp_path).stdout


def test_the_doctor_finds_damage_and_a_running_server(tables: list[Played], tmp_path: Path) -> None:
    path = tmp_path / "data" / "server.db"
    connection = sqlite3.connect(path)
    with connection:
        connection.execute("UPDATE entries SET proof = 'x' WHERE table_id = 'table-s-slow' AND seq = 9")
    connection.close()
    store = open_database(f"sqlite:///{path}")
    try:
        found = json.loads(amunre("doctor", "--json").stdout)
    finally:
        store.close()
    states = {finding["name"]: finding for finding in found["findings"]}
    assert found["well"] is False
    assert states["logs"]["state"] == "fault"
    assert "A server is using this database now." in states["server"]["text"]


def test_the_doctor_says_that_a_folder_is_missing_before_a_server_makes_it(tmp_path: Path) -> None:
    result = amunre("doctor", "--data", tmp_path / "nonexistent")
    assert result.exit_code == 0
    assert f"There is no folder {tmp_path / 'nonexistent'}; a server would make it." in result.stdout
    assert "can be written" not in result.stdout
    found = json.loads(amunre("doctor", "--data", tmp_path / "nonexistent", "--json").stdout)
    assert {finding["name"]: finding["state"] for finding in found["findings"]}["folder"] == "warning"


def test_the_doctor_counts_one_table_as_one(tmp_path: Path) -> None:
    store = new_store(tmp_path / "data")
    try:
        keep(store, played("classic", 3, "one"))
    finally:
        store.close()
    shown = amunre("doctor").stdout
    assert "holds 1 table.\n" in shown
    assert "The chains of 1 table are sound, and so is all that was played at the last table." in shown


def test_the_doctor_reports_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "server.db").write_text("This is a letter to my aunt, and not a short one." * 50)
    result = amunre("doctor", "--data", tmp_path)
    assert result.exit_code == 1
    assert "file is not a database" in result.stdout


def test_without_the_packages_of_the_server_one_sentence_says_so(document: Path) -> None:
    code = "import sys; sys.modules['sqlalchemy'] = None\nfrom amunre.cli import main; main(['doctor'])\n"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert result.returncode == 2
    assert 'in a clone, pip install ".[web]"' in result.stderr
