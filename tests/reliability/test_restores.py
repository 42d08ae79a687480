"""A backup that is restored after a crash holds all it must, whatever interrupts the restoring."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.reliability.restores import COPY, run


@pytest.mark.slow
def test_what_was_acknowledged_before_a_backup_is_there_after_a_crash() -> None:
    report = run(crashes=3, games=10, seed="test")
    assert report.faults == []
    assert report.crashes == 3
    assert report.before >= 15
    assert report.after > 0  # the crashed databases held more than the backups


@pytest.mark.slow
def test_a_copy_over_the_database_is_caught() -> None:
    """The log of the crashed database, left beside it, is played into the copy."""
    assert run(crashes=50, games=10, seed="test", mutant=COPY).faults


@pytest.mark.slow
def test_an_interrupted_restore_leaves_the_old_database_or_the_new_one() -> None:
    done = subprocess.run([sys.executable, "-m", "tests.reliability.points"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    killed, full = done.stdout.splitlines()
    for line in (killed, full):
        points, olds = (int(word) for word in line.split() if word.isdigit())
        assert 20 < olds < points  # it was interrupted before the change and after it
