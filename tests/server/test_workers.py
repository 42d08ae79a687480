"""Several workers on one PostgreSQL behave like one server, also when one of them is killed."""

from __future__ import annotations

import os
import random
import signal
import time
from pathlib import Path

import pytest

from amunre.server.workers import Workers
from tests.server.running import (
    PATIENCE,
    PATIENT,
    PROMPT,
    Follower,
    Guest,
    Running,
    choices,
    open_table,
    running,
    sit,
)


def children(server: Running) -> set[int]:
    pid = server.process.pid
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8")
    return {int(word) for word in found.split()}


@pytest.fixture
def told_to_stop(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Children that were told to stop; they are none of ours."""
    told: list[int] = []
    monkeypatch.setattr(os, "kill", lambda child, name: told.append(child))
    return told


def test_a_stop_while_a_dead_worker_is_waited_out_begins_no_other(
    monkeypatch: pytest.MonkeyPatch, told_to_stop: list[int]
) -> None:
    workers = Workers(lambda: None)
    workers.born = {1: time.monotonic(), 2: time.monotonic()}
    monkeypatch.setattr(os, "wait", lambda: (1, 0))
    monkeypatch.setattr(time, "sleep", lambda seconds: workers.stop())
    monkeypatch.setattr(os, "fork", lambda: 3)
    workers.wait_for_one()
    assert told_to_stop == [2]
    assert list(workers.born) == [2]


def test_a_stop_just_when_a_worker_is_begun_reaches_it(
    monkeypatch: pytest.MonkeyPatch, told_to_stop: list[int]
) -> None:
    def fork() -> int:
        signal.raise_signal(signal.SIGTERM)
        return 1

    workers = Workers(lambda: None)
    before = signal.signal(signal.SIGTERM, workers.stop)
    monkeypatch.setattr(os, "fork", fork)
    try:
        workers.begin_one()
    finally:
        signal.signal(signal.SIGTERM, before)
    assert told_to_stop == [1]


def play_some(guests: list[Guest], moves: int, rng: random.Random) -> None:
    """Every request is a new connection, so that all workers take part."""
    for _ in range(moves):
        holders = guests[0].look()["seats"]
        guest = next(guest for guest in guests if holders[guest.seat]["waited_for"])
        seen = guest.look()
        texts = choices(seen)
        answer = guest.move(seen["prompt"]["decision"], texts[rng.randrange(len(texts))])
        assert answer.status_code == 200, answer.text


def test_two_workers_share_a_table_and_a_killed_one_is_replaced(tmp_path: Path, postgres_url: str) -> None:
    settings = PATIENT | {"database": postgres_url, "workers": "2"}
    with running(tmp_path, **settings) as server:
        ann = open_table(server)
        guests = [ann, sit(server, ann.table, "Bea"), sit(server, ann.table, "Cem")]
        for guest in guests:
            guest.client.headers["Connection"] = "close"
        assert ann.client.post("/start").status_code == 200
        rng = random.Random(3)
        play_and_watch(guests, 15, rng)

        before = children(server)
        assert len(before) == 2
        os.kill(min(before), signal.SIGKILL)
        deadline = time.monotonic() + PATIENCE
        while len(children(server)) < 2 or children(server) == before:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        time.sleep(1)  # so that the new one takes part, if it is quick enough
        play_and_watch(guests, 15, rng)

        head = ann.look()["head"]
        assert [message["n"] for message in ann.messages()] == list(range(1, head + 1))
        assert server.stop() < 2 * PROMPT


def play_and_watch(guests: list[Guest], moves: int, rng: random.Random) -> None:
    """Whichever worker a watcher is with, it hears of everything that is done through any of them."""
    server, table = guests[0].server, guests[0].table
    watchers = [Follower(server, table) for _ in range(6)]
    play_some(guests, moves, rng)
    seen = server.browser().get(f"/api/tables/{table}").json()
    for watcher in watchers:
        assert watcher.until(seen["head"])["head"] == seen["head"]
        watcher.socket.close()
