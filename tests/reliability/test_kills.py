"""Nothing acknowledged is lost when the server is killed, and the harness notices when it would be."""

from __future__ import annotations

import pytest

from tests.reliability.kills import run


@pytest.mark.slow
def test_no_kill_loses_or_doubles_an_acknowledged_move() -> None:
    report = run(kills=12, games=20, seed="test", mutant="", show=False, moves=100)
    assert report.faults == []
    assert report.kills >= 12
    assert report.acks >= 100
    assert report.unanswered > 0  # some kills fell between sending and answering


@pytest.mark.slow
@pytest.mark.parametrize("mutant", ["early", "doubled"])
def test_planted_bugs_are_caught(mutant: str) -> None:
    assert run(kills=200, games=20, seed="test", mutant=mutant, show=False).faults
