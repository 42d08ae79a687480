"""The systemd units: what systemd itself thinks of them, and what their commands do."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.running import PATIENT, Running, running, three_guests
from tests.setup.places import ROOT, surroundings

DEPLOY = ROOT / "deploy"
UNITS = sorted(path.name for path in DEPLOY.iterdir() if path.suffix in (".service", ".timer"))
INSTALLED = "/opt/amunre/bin/amunre"
COPIES = "/var/lib/amunre-backup"
THREE_DAYS = 3 * 24 * 3600


def settings_of(unit: str, name: str) -> list[str]:
    """What a unit says under a name, as the shell or the program gets it."""
    text = (DEPLOY / unit).read_text(encoding="utf-8")
    found = re.findall(rf"^{name}=(.*)$", text, re.MULTILINE)
    return [one.replace("$$", "$").replace("%%", "%") for one in found]


def amunre() -> str:
    return str(Path(sys.executable).with_name("amunre"))


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
@pytest.mark.parametrize("unit", UNITS)
def test_systemd_finds_nothing_wrong_with_a_unit(unit: str, tmp_path: Path) -> None:
    for one in UNITS:
        (tmp_path / one).write_text((DEPLOY / one).read_text().replace(INSTALLED, amunre()))
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", tmp_path / unit], capture_output=True, text=True
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


class Backups:
    """The unit of backups, run as systemd runs it, in other folders."""

    def __init__(self, folder: Path, data: Path) -> None:
        self.folder = folder
        self.data = data
        folder.mkdir()

    def start(self) -> int:
        (copying,) = settings_of("amunre-backup.service", "ExecStart")
        (cleaning,) = settings_of("amunre-backup.service", "ExecStartPost")
        variables = {"STATE_DIRECTORY": str(self.folder), "AMUNRE_DATA": str(self.data)}
        copied = self.run(copying, variables)
        return copied or self.run(cleaning.replace("(", "'('").replace(")", "')'"), variables)

    def run(self, command: str, variables: dict[str, str]) -> int:
        here = command.replace(INSTALLED, amunre()).replace(COPIES, str(self.folder))
        # systemd replaces no * in a command, so no shell may either
        return subprocess.run(["sh", "-f", "-c", here], env=surroundings(**variables)).returncode

    def names(self) -> list[str]:
        return sorted(path.name for path in self.folder.iterdir())

    def put(self, name: str, age: float) -> None:
        path = self.folder / name
        path.write_text("")
        os.utime(path, (time.time() - age,) * 2)


@pytest.fixture
def backups(tmp_path: Path) -> Backups:
    return Backups(tmp_path / "copies", tmp_path / "data")


def played(server: Running) -> None:
    mover = next(guest for guest in three_guests(server) if guest.look()["seats"][guest.seat]["waited_for"])
    assert mover.move(*mover.first_choice()).status_code == 200


def test_the_hourly_backup_keeps_two_days_and_can_be_restored(backups: Backups) -> None:
    with running(backups.data, **PATIENT) as server:
        played(server)
        for name, age in (("server-old.db", THREE_DAYS), (".x.part", THREE_DAYS), ("server-new.db", 3600)):
            backups.put(name, age)
        backups.put("notes", THREE_DAYS)  # not ours to take away
        assert backups.start() == 0
        copy, *others = (name for name in backups.names() if re.fullmatch(r"server-\d{4}-.*T\d{6}\.db", name))
        assert others == []
        assert backups.names() == sorted(["notes", copy, "server-new.db"])
        played(server)
    restored: list[str | Path] = [amunre(), "restore", backups.folder / copy, "--data", backups.data]
    assert subprocess.run(restored, env=surroundings(), capture_output=True).returncode == 0
    with running(backups.data, **PATIENT) as server:
        assert len(server.get("/api/tables?status=running").json()["tables"]) == 1


def test_a_backup_that_does_not_verify_takes_no_older_one_away_and_fills_no_disk(backups: Backups) -> None:
    with running(backups.data, **PATIENT) as server:
        played(server)
    break_chain(backups.data / "server.db")
    backups.put("server-old.db", THREE_DAYS)
    for _ in range(2):
        assert backups.start() != 0
        assert backups.names() == ["server-old.db", "unchecked.db"]


def break_chain(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE entries SET at = at + 1 WHERE seq = 2")


def test_the_unit_of_backups_reads_what_the_server_writes() -> None:
    (folder,) = settings_of("amunre.service", "StateDirectory")
    (data,) = settings_of("amunre.service", "Environment")
    assert settings_of("amunre-backup.service", "Environment") == [data]
    assert data == f"AMUNRE_DATA=/var/lib/{folder}"
    assert settings_of("amunre-backup.service", "StateDirectory") == [Path(COPIES).name]
    assert settings_of("amunre-backup.service", "EnvironmentFile") == settings_of(
        "amunre.service", "EnvironmentFile"
    )
