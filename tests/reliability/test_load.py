"""The load harness plays without an error, and sees when a server is slow."""

from __future__ import annotations

import pytest

from tests.reliability.gauges import part
from tests.reliability.load import run


@pytest.mark.slow
def test_live_games_run_without_an_error_and_a_slow_server_is_seen() -> None:
    figures = run(games=4, seconds=6, pause=0.5, moves=20)
    slow = run(games=4, seconds=6, pause=0.5, moves=20, mutant="slow")
    assert figures.errors == slow.errors == []
    assert len(figures.acks) >= 20
    assert len(figures.seen) > 10
    assert part(slow.acks, 0.5) >= 200
    assert min(figures.acks) < 200  # the quickest, so that other work on the machine does not count
