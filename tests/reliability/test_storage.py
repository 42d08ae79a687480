"""A server whose disk is full or whose database is locked says so, loses nothing, and goes on when it can."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.reliability.kills import Auditor
from tests.reliability.lives import Lives
from tests.reliability.players import Acks, Group


@pytest.fixture
def lives(tmp_path: Path) -> Iterator[Lives]:
    server = Lives(tmp_path)
    server.begin()
    yield server
    server.close()


async def play(group: Group, moves: int) -> None:
    """So many further moves, all of them acknowledged."""
    wanted = group.acks.count + moves
    while group.acks.count < wanted:
        if not group.table:
            await group.open()
        elif group.pending is not None:
            await group.send()
        else:
            await group.decide()


async def attempt(group: Group) -> tuple[int, Any]:
    """Send the decided move once, whatever comes of it."""
    if group.pending is None:
        await group.decide()
    assert group.pending is not None
    seat, _, body = group.pending
    return await group.wire.call("POST", f"/api/tables/{group.table}/moves", group.tokens[seat], body)


def check_survival(
    tmp_path: Path, lives: Lives, break_it: Callable[[], None], mend_it: Callable[[], None]
) -> None:
    acks = Acks()
    groups = [Group(number, lives.port, acks, "storage") for number in range(4)]

    async def body() -> None:
        for group in groups:
            await play(group, 10)
        break_it()
        refused: list[tuple[int, str]] = []
        deadline = time.monotonic() + 60
        while len(refused) < 3:
            assert time.monotonic() < deadline, "Storing never failed, so nothing was tested."
            # together, because a locked database makes each of them wait
            answers = await asyncio.gather(*(attempt(group) for group in groups))
            for group, (status, answer) in zip(groups, answers, strict=True):
                if status == 201:
                    seat, cid, _ = group.pending or (0, "", {})
                    acks.note(group.table, seat, cid)
                    group.pending = None
                else:
                    refused.append((status, answer["code"]))
                    # what is stored can still be looked at, and does not have the refused move
                    await group.call("GET", f"/api/tables/{group.table}")
        assert {status for status, _ in refused} == {503}
        assert {code for _, code in refused} <= {"storage_full", "storage_busy", "storage_failed"}
        mend_it()
        began = time.monotonic()
        for group in groups:
            await play(group, 10)  # the refused moves first, under their old names
        assert time.monotonic() - began < 120
        for group in groups:
            group.wire.close()

    asyncio.run(body())
    lives.kill()
    assert Auditor(tmp_path / "server.db", acks).faults() == []


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="limits of another process need Linux")
def test_a_disk_that_takes_no_more_loses_nothing(tmp_path: Path, lives: Lives) -> None:
    def allow(size: int) -> None:
        resource.prlimit(lives.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def fill() -> None:
        allow(max(path.stat().st_size for path in tmp_path.iterdir()))

    check_survival(tmp_path, lives, fill, lambda: allow(resource.RLIM_INFINITY))


@pytest.mark.slow
def test_a_locked_database_loses_nothing(tmp_path: Path, lives: Lives) -> None:
    other = sqlite3.connect(tmp_path / "server.db", isolation_level=None)

    def lock() -> None:
        other.execute("BEGIN IMMEDIATE")

    check_survival(tmp_path, lives, lock, other.rollback)
    other.close()
