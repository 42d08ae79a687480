"""``amunre serve`` as an operator meets it: settings, sentences for what is wrong, trouble with storage."""

from __future__ import annotations

import json
import socket as sockets
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from amunre.server.command import command
from amunre.server.settings import ServerSettings
from tests.server.running import PATIENCE, PATIENT, Follower, Running, open_table, running


def settings_of(arguments: list[str], config: Path | None = None) -> ServerSettings:
    found: list[ServerSettings] = []
    command(str(config) if config else None, found.append).main(arguments, standalone_mode=False)
    return found[0]


def test_the_command_line_wins_over_the_environment_and_that_over_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert settings_of([]) == ServerSettings()
    file = tmp_path / "amunre.toml"
    file.write_text('[amunre]\nport = 1\nsockets = 10\nhttps = true\norigins = "https://play.example"\n')
    assert settings_of([], file) == ServerSettings(
        port=1, sockets=10, https=True, origins="https://play.example"
    )
    monkeypatch.setenv("AMUNRE_PORT", "2")
    monkeypatch.setenv("AMUNRE_HTTPS", "false")
    assert settings_of([], file).port == 2
    assert settings_of([], file).https is False
    assert settings_of(["--port", "3", "--https"], file) == ServerSettings(
        port=3, sockets=10, https=True, origins="https://play.example"
    )


def test_the_database_is_a_file_in_the_data_folder_unless_it_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AMUNRE_DATA", str(tmp_path / "usual"))
    assert ServerSettings().database_url() == f"sqlite:///{tmp_path}/usual/server.db"
    assert ServerSettings(data=str(tmp_path)).database_url() == f"sqlite:///{tmp_path}/server.db"
    assert ServerSettings(database="postgresql://db/x").database_url() == "postgresql://db/x"


def run(*arguments: str, code: str = "pass") -> subprocess.CompletedProcess[str]:
    start = f"import sys; {code}; from amunre.cli import main; main({list(arguments)!r})"
    return subprocess.run([sys.executable, "-c", start], capture_output=True, text=True, timeout=PATIENCE)


def test_without_the_extra_one_sentence_says_what_to_install() -> None:
    found = run("serve", code="sys.modules['litestar'] = None")
    assert found.returncode == 2
    assert found.stderr.strip().endswith('in a clone, pip install ".[web]".')
    assert "Traceback" not in found.stderr


def test_several_workers_are_refused_on_one_file(tmp_path: Path) -> None:
    found = run("serve", "--workers", "2", "--port", "0", "--data", str(tmp_path))
    assert found.returncode == 2
    assert "several workers need PostgreSQL" in found.stderr


@pytest.mark.parametrize("seconds", ["1", "-3", "nan"])
def test_less_time_than_bots_need_is_refused(tmp_path: Path, seconds: str) -> None:
    found = run("serve", "--bot-seconds", seconds, "--port", "0", "--data", str(tmp_path))
    assert found.returncode == 2
    assert found.stderr.splitlines()[-1].endswith("bots need 5 seconds or more; mend --bot-seconds.")


def test_help_does_not_load_the_server() -> None:
    found = run("--help", code="import atexit; atexit.register(lambda: print('litestar' in sys.modules))")
    assert "serve" in found.stdout
    assert found.stdout.strip().endswith("False")


def test_every_setting_is_in_the_help() -> None:
    text = run("serve", "--help").stdout
    for name in ServerSettings.__dataclass_fields__:
        assert f"--{name.replace('_', '-')}" in text
        assert f"AMUNRE_{name.upper()}" in "".join(text.split())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "many"], "is not a valid integer"),
        (["--speed", "9"], "No such option"),
        (["--config", "nowhere.toml"], "nowhere.toml"),
        (["--database", "mysql://x/y"], "use sqlite or postgresql"),
        (["--host", "256.0.0.1"], "cannot be used"),
        (
            ["--bot-commands", "x=python3 'oops"],
            "a quote is not closed: x=python3 'oops has a ' without another one.",
        ),
        (["--bot-commands", f"greedy={sys.executable}"], "there is a bot called greedy"),
        (["--bot-commands", "x=/no/such/program"], "/no/such/program, cannot be found"),
    ],
)
def test_whatever_is_wrong_ends_in_one_sentence(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    found = run("serve", "--data", str(tmp_path), "--port", "0", *arguments)
    assert found.returncode == 2
    assert sentence in found.stderr
    assert len(found.stderr.strip().splitlines()) == 1
    assert not list(tmp_path.iterdir()), "no database was made"


def test_unknown_settings_in_the_file_are_named(tmp_path: Path) -> None:
    file = tmp_path / "amunre.toml"
    file.write_text("[amunre]\nspeed = 9\n")
    found = run("serve", "--config", str(file))
    assert found.returncode == 2
    assert "speed" in found.stderr
    assert "Traceback" not in found.stderr


def test_a_port_or_a_database_in_use_is_said_at_once(server: Running, tmp_path: Path) -> None:
    began = time.monotonic()
    taken = run("serve", "--data", str(tmp_path), "--port", str(server.port))
    assert (taken.returncode, "choose another with --port" in taken.stderr) == (2, True)
    second = run("serve", "--data", str(server.folder), "--port", "0")
    assert (second.returncode, "in use by another process" in second.stderr) == (2, True)
    assert time.monotonic() - began < PATIENCE


def test_no_file_of_the_database_is_readable_by_others(server: Running) -> None:
    open_table(server)
    assert server.database.stat().st_mode & 0o077 == 0


@pytest.mark.slow
def test_a_locked_database_is_a_503_and_nothing_is_half_done(server: Running) -> None:
    ann = open_table(server)
    locker = sqlite3.connect(server.database, isolation_level=None)
    locker.execute("BEGIN IMMEDIATE")
    try:
        refused = ann.post("/chat", text="hello", cid="c1")
        assert (refused.status_code, refused.json()["code"]) == (503, "storage_busy")
        assert ann.client.get("").status_code == 200, "reading goes on"
    finally:
        locker.execute("ROLLBACK")
        locker.close()
    again = ann.post("/chat", text="hello", cid="c1")
    assert again.status_code == 200
    assert len([said for said in ann.messages() if said["entry"]["type"] == "chat_said"]) == 1


def test_a_database_of_another_form_is_not_ready(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(tmp_path_factory.mktemp("ready"), **PATIENT) as server:
        assert server.get("/readyz").json() == {"status": "ready"}
        other = sqlite3.connect(server.database)
        other.execute("UPDATE alembic_version SET version_num = '9999'")
        other.commit()
        other.close()
        answer = server.get("/readyz")
        assert (answer.status_code, answer.json()["code"]) == (503, "not_ready")
        assert server.get("/healthz").status_code == 200


def test_a_damaged_table_stays_closed_and_the_others_go_on(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("damaged")
    with running(folder, **PATIENT) as first:
        bad, good = open_table(first), open_table(first)
    database = sqlite3.connect(folder / "server.db")
    database.execute("UPDATE entries SET at = at + 1 WHERE table_id = ?", [bad.table])
    database.commit()
    database.close()
    with running(folder, **PATIENT) as second:
        answer = second.get(f"/api/tables/{bad.table}")
        assert (answer.status_code, answer.json()["code"]) == (500, "table_closed")
        assert Follower(second, bad.table).next()["code"] == "table_closed"
        assert second.get(f"/api/tables/{good.table}").status_code == 200
    faults = [line for line in second.log if '"fault"' in line]
    assert faults
    assert bad.table not in "".join(faults), "an exception's words may repeat what somebody sent"


def test_an_exception_is_logged_by_kind_and_place_and_not_in_its_words() -> None:
    code = (
        "import logging, structlog; from amunre.server.logs import set_up_logs; set_up_logs('info')\n"
        "for log in (logging.getLogger('anything').exception, structlog.get_logger().exception):\n"
        "    try:\n        raise ValueError('a secret')\n"
        "    except ValueError:\n        log('went wrong')\n"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE)
    lines = [json.loads(line) for line in found.stderr.splitlines()]
    assert [line["fault"] for line in lines] == ["ValueError", "ValueError"]
    assert "a secret" not in found.stderr


def test_an_address_with_ipv6_can_be_listened_on(tmp_path: Path) -> None:
    if not sockets.has_ipv6:
        pytest.skip("this machine has no IPv6")
    with running(tmp_path, host="::1", **PATIENT) as server:
        assert httpx.get(f"http://[::1]:{server.port}/healthz", timeout=PATIENCE).status_code == 200
