"""A sync lies between the write and the acknowledgement of every move; the harness sees when it does not."""

from __future__ import annotations

import os

import pytest

from tests.reliability.syncs import Trace, has_tracer, run


@pytest.fixture(autouse=True)
def tracer() -> None:
    if not has_tracer():
        sentence = "strace is not installed, so system calls cannot be watched: apt-get install strace."
        (pytest.fail if os.environ.get("CI") else pytest.skip)(sentence)


@pytest.mark.slow
def test_every_acknowledgement_leaves_after_a_finished_sync() -> None:
    trace = run(wanted=150, games=6)
    assert trace.bad == []
    assert trace.good >= 150


@pytest.mark.slow
@pytest.mark.parametrize("mutant", ["unsynced", "early"])
def test_planted_bugs_are_caught(mutant: str) -> None:
    assert run(wanted=60, games=6, mutant=mutant).bad


def test_a_sync_that_has_not_returned_does_not_count() -> None:
    trace = Trace()
    for line in (
        r'7 read(9<TCP:[1]>, "POST /moves {\"cid\": \"g1-1\"}", 99) = 99',
        r'8 pwrite64(4</d/server.db-wal>, "..{\"cid\":\"g1-1\"}", 99, 0) = 99',
        "8 fdatasync(4</d/server.db-wal> <unfinished ...>",
        r'7 write(9<TCP:[1]>, "HTTP/1.1 201 Created", 99) = 99',
        "8 <... fdatasync resumed>) = 0",
    ):
        trace.line(line)
    assert (trace.good, trace.bad) == (0, ["move g1-1 was acknowledged before its write was synced."])
