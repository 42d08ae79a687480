"""Several workers on one PostgreSQL behave like one server, also when one of them is killed."""

from __future__ import annotations

import asyncio
import errno
import os
import random
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from amunre.server.site import CSRF_SECRET, csrf_secret
from amunre.server.workers import DRAIN, Worker, Workers
from amunre.store.engine import open_database
from amunre.store.upgrade import upgrade
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


def test_workers_that_begin_at_once_agree_on_a_secret(postgres_url: str) -> None:
    """Or what one has signed, the others refuse; and each counts the guesses at a password by itself."""
    one, other = open_database(postgres_url), open_database(postgres_url)
    upgrade(one)
    is_made, is_wanted = threading.Event(), threading.Event()

    def make(connection: Connection) -> str:
        made = csrf_secret(connection)
        is_made.set()
        assert is_wanted.wait(PROMPT)
        time.sleep(0.3)  # until the other has looked, and found nothing yet
        return made

    def want(connection: Connection) -> str:
        is_wanted.set()
        return csrf_secret(connection)

    made = one.write(make)
    assert is_made.wait(PROMPT)
    assert other.write(want).result() == made.result() == one.write(csrf_secret).result()
    one.close()
    other.close()


@pytest.mark.parametrize("damage", ["", b"\xff"], ids=["nothing", "no text"])
def test_a_damaged_secret_is_made_anew(damage: str | bytes, tmp_path: Path) -> None:
    database = open_database(f"sqlite:///{tmp_path / 'site.db'}")
    upgrade(database)
    first = database.write(csrf_secret).result()
    harm = text("UPDATE facts SET value = :damage WHERE name = :name")
    database.write(
        lambda connection: connection.execute(harm, {"damage": damage, "name": CSRF_SECRET})
    ).result()
    second = database.write(csrf_secret).result()
    assert second not in ("", first)
    assert second == database.write(csrf_secret).result()
    database.close()


class Puppet:
    """A process that does what a test says."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.told: list[int] = []
        self.status: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def send_signal(self, number: int) -> None:
        self.told.append(number)
        if number in (signal.SIGTERM, DRAIN):
            self.end(-number if number == signal.SIGTERM else 0)

    def end(self, status: int) -> None:
        if not self.status.done():
            self.status.set_result(status)

    async def wait(self) -> int:
        return await self.status


class Stage:
    """Workers that are puppets; ``comes_up`` says of each that is begun whether it comes to serve."""

    def __init__(self, count: int, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(folder))
        monkeypatch.setattr("amunre.server.workers.SHORTEST_LIFE", 0.0)
        self.workers = Workers(count, self.begin)
        self.begun: list[Puppet] = []
        self.slots: list[int] = []
        self.comes_up = True
        self.while_begun: Callable[[], None] = lambda: None

    async def begin(self, slot: int) -> Worker:
        puppet = Puppet(len(self.begun))
        self.begun.append(puppet)
        self.slots.append(slot)
        await asyncio.sleep(0)
        self.while_begun()
        ready = asyncio.get_running_loop().create_future()
        ready.set_result(self.comes_up)
        if not self.comes_up:
            puppet.end(1)
        return Worker(puppet, slot, ready)

    @property
    def alive(self) -> list[int]:
        return [worker.process.pid for worker in self.workers.alive]


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_one_that_dies_is_replaced_under_its_number(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def run() -> None:
        stage = Stage(2, monkeypatch, tmp_path)
        await stage.workers.fill_up()
        stage.begun[0].end(-9)
        await settled()
        assert stage.alive == [1, 2]
        assert stage.slots == [0, 1, 0]

    asyncio.run(run())


def test_a_stop_while_a_dead_worker_is_waited_out_begins_no_other(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def run() -> None:
        stage = Stage(2, monkeypatch, tmp_path)
        await stage.workers.fill_up()
        monkeypatch.setattr("amunre.server.workers.SHORTEST_LIFE", 0.5)
        stage.begun[0].end(1)
        await settled()
        stage.workers.stop()
        await stage.workers.all_ended.wait()
        assert len(stage.begun) == 2
        assert stage.begun[1].told == [signal.SIGTERM]

    asyncio.run(run())


def test_a_stop_just_when_a_worker_is_begun_reaches_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def run() -> None:
        stage = Stage(2, monkeypatch, tmp_path)
        stage.while_begun = stage.workers.stop
        await stage.workers.fill_up()
        await stage.workers.all_ended.wait()
        assert [puppet.told for puppet in stage.begun] == [[signal.SIGTERM]]

    asyncio.run(run())


def test_a_worker_that_cannot_be_begun_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """As when the machine has no room for a process for a moment."""

    async def run() -> None:
        stage = Stage(2, monkeypatch, tmp_path)
        await stage.workers.fill_up()
        attempts: list[int] = []

        def no_room() -> None:
            attempts.append(stage.slots[-1])
            if len(attempts) < 4:
                raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))

        stage.while_begun = no_room
        stage.begun[1].end(-9)
        await settled()
        assert attempts == [1, 1, 1, 1], "under the number that is free"
        assert len(stage.alive) == 2

        attempts.clear()
        old = stage.alive
        await stage.workers.drain_all()
        assert stage.alive == old, "they stay until another has come"
        attempts.clear()
        stage.begun[old[0]].end(-9)
        stage.begun[old[1]].end(-9)

        def stop_and_fail() -> None:
            stage.workers.stop()
            no_room()

        stage.while_begun = stop_and_fail
        await asyncio.wait_for(stage.workers.all_ended.wait(), 60)

    asyncio.run(run())


def test_workers_leave_one_by_one_and_each_after_another_has_come(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def run() -> None:
        stage = Stage(3, monkeypatch, tmp_path)
        await stage.workers.fill_up()
        there: list[int] = []
        stage.while_begun = lambda: there.append(len(stage.alive))
        await stage.workers.drain_all()
        await settled()
        assert there == [3, 3, 3]
        assert stage.alive == [3, 4, 5]
        assert [puppet.told for puppet in stage.begun] == [[DRAIN]] * 3 + [[]] * 3

    asyncio.run(run())


def test_if_a_new_worker_does_not_come_up_the_old_ones_stay(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def run() -> None:
        stage = Stage(2, monkeypatch, tmp_path)
        await stage.workers.fill_up()
        stage.comes_up = False
        await stage.workers.drain_all()
        await settled()
        assert stage.alive == [0, 1]
        assert [puppet.told for puppet in stage.begun] == [[], [], []]

    asyncio.run(run())


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
