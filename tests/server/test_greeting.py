"""What a person who starts a server is told, and what a program that starts one reads."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from amunre.server import greeting
from amunre.server.greeting import address, welcome
from amunre.server.routes import site
from tests.server.running import PATIENCE, running


def test_the_address_for_a_browser_is_one_that_it_can_open() -> None:
    assert address("127.0.0.1", 8000) == "http://127.0.0.1:8000/"
    assert address("0.0.0.0", 8000) == "http://127.0.0.1:8000/"
    assert address("::", 81) == "http://[::1]:81/"
    assert address("::1", 81) == "http://[::1]:81/"
    assert address("games.example", 80) == "http://games.example:80/"


def test_a_server_for_this_machine_says_where_it_is_and_how_to_stop_it() -> None:
    assert greeting.greeting("127.0.0.1", 8000, True) == [
        "Amun-Re is at http://127.0.0.1:8000/",
        "Ctrl-C stops it.",
    ]


def test_a_server_for_the_network_says_its_address_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(greeting, "address_in_network", lambda host: "192.168.1.20")
    assert greeting.greeting("0.0.0.0", 8000, True)[:2] == [
        "Amun-Re is at http://127.0.0.1:8000/",
        "In your network it is at http://192.168.1.20:8000/",
    ]
    monkeypatch.setattr(greeting, "address_in_network", lambda host: "")
    assert greeting.greeting("0.0.0.0", 8000, True)[1] == "It listens on every address of this machine."


def test_the_address_in_the_network_is_one_of_this_machine_or_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert re.fullmatch(r"(\d+\.\d+\.\d+\.\d+)?", greeting.address_in_network("0.0.0.0"))

    def without_network(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(socket, "socket", without_network)
    assert greeting.address_in_network("0.0.0.0") == ""
    assert greeting.address_in_network("::") == ""


def test_a_missing_web_client_is_said_with_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    welcome("127.0.0.1", 8000, False)
    assert "The web client is not built, so there is nothing to play on there: say make web." in (
        capsys.readouterr().out
    )
    welcome("127.0.0.1", 8000, True)
    assert "not built" not in capsys.readouterr().out
    assert "make web" in site.PAGE


def test_the_web_client_is_there_when_its_page_and_its_words_are(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(site, "STATIC", tmp_path)
    assert not site.has_client()
    (tmp_path / "index.html").touch()
    (tmp_path / site.WORDS).touch()
    assert site.has_client()


def test_a_program_reads_one_object_a_line_and_nothing_else(tmp_path: Path) -> None:
    """Ctrl-C is how a server is stopped: no fault, and no word that nothing was changed."""
    with running(tmp_path) as server:
        assert server.get("/healthz").status_code == 200
        server.stop(signal.SIGINT)
        assert server.process.returncode == 0
        server.follower.join(PATIENCE)
        events = [json.loads(line)["event"] for line in server.log]
        assert "listening" in events
        assert events[-1] == "stopping"
        if not site.has_client():
            assert "no_web_client" in events


def test_standard_output_stays_empty_without_a_terminal(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "amunre", "serve", "--port", "0", "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stderr is not None
        assert any('"listening"' in line for line in process.stderr)
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
        process.wait()
    assert out == ""
    assert process.returncode == 0
