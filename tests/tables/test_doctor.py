"""What the doctor says about things that are hard to bring about."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

import pytest

from amunre.tables import doctor
from amunre.tables.doctor import FAULT, OK, WARNING


@pytest.mark.parametrize(
    ("version", "state"),
    [
        ((3, 6, 23), OK),
        ((3, 7, 0), WARNING),
        ((3, 40, 1), WARNING),
        ((3, 51, 2), WARNING),
        ((3, 51, 3), OK),
        ((3, 53, 0), OK),
    ],
)
def test_versions_of_sqlite_with_the_reset_fault_are_named(version: tuple[int, ...], state: str) -> None:
    finding = doctor.sqlite_finding(version)
    assert finding.state == state
    assert ("one writer" in finding.text) == (state == WARNING)


def test_an_old_python_is_a_fault() -> None:
    assert doctor.python_finding((3, 10, 9)).state == FAULT
    assert doctor.python_finding((3, 11, 0)).state == OK


class Usage(NamedTuple):
    free: int


@pytest.mark.parametrize(("free", "state"), [(2**20, FAULT), (500 * 2**20, WARNING), (2**31, OK)])
def test_little_space_is_told(free: int, state: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: Usage(free))
    assert doctor.space_finding(tmp_path / "not" / "there" / "yet").state == state


def test_a_folder_that_cannot_be_written_is_a_fault() -> None:
    finding = doctor.folder_finding(Path("/proc/amunre"))
    assert finding.state == FAULT
    assert "Nothing can be written in /proc/amunre" in finding.text


def test_a_clock_that_is_behind_is_a_fault() -> None:
    year = 365 * 24 * 3600.0
    assert doctor.clock_finding(doctor.BUILT - 1, 0).state == FAULT
    assert doctor.clock_finding(doctor.BUILT + year, doctor.BUILT + year + 61).state == FAULT
    assert doctor.clock_finding(doctor.BUILT + year, doctor.BUILT + year + 59).state == OK
