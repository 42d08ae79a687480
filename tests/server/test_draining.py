"""Workers leave and are replaced while games go on, and nobody notices."""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from amunre.server.hub import STOPPING
from amunre.server.serving import LONGEST_PAUSE
from amunre.store.engine import open_database
from amunre.store.upgrade import upgrade
from amunre.store.workers import workers_alive
from amunre.tables.keeper import LEASE
from tests.server.running import (
    JSON,
    PATIENCE,
    PATIENT,
    PROMPT,
    Guest,
    Running,
    choices,
    open_socket,
    open_table,
    running,
    three_guests,
)
from tests.support.postgres import Server

WORKERS = 3


@pytest.fixture
def site(tmp_path: Path, postgres: Server) -> Iterator[Running]:
    settings = PATIENT | {"database": postgres.new_database(), "workers": str(WORKERS)}
    with running(tmp_path, **settings) as found:
        yield found


class Visitor(threading.Thread):
    """Follows a table as the web client does: when it is sent elsewhere it says hello again at once."""

    def __init__(self, guest: Guest) -> None:
        super().__init__(daemon=True)
        self.guest = guest
        self.messages: list[JSON] = []
        self.codes: list[int] = []
        self.head = 0
        self.gap = 0.0
        """Seconds for which there was no connection, at most."""
        self.over = threading.Event()

    def run(self) -> None:
        lost = None
        while not self.over.is_set():
            with open_socket(self.guest.server, self.guest.table, close_timeout=2) as socket:
                hello = {"type": "hello", "token": self.guest.token, "since": len(self.messages)}
                socket.send(json.dumps(hello | {"viewer": self.guest.seat}))
                try:
                    while not self.over.is_set():
                        try:
                            frame = json.loads(socket.recv(timeout=0.2))
                        except TimeoutError:
                            continue
                        if frame["type"] == "welcome":
                            assert frame["since"] == len(self.messages)
                            self.gap = max(self.gap, time.monotonic() - lost) if lost else self.gap
                        if frame["type"] == "message":
                            self.messages.append(frame)
                        if frame["type"] == "state":
                            self.head = frame["table"]["head"]
                except ConnectionClosed as closed:
                    lost = time.monotonic()
                    self.codes.append(closed.rcvd.code if closed.rcvd else 0)


class Player(threading.Thread):
    """Plays the seats of some guests, each over a connection that it keeps."""

    def __init__(self, guests: list[Guest]) -> None:
        super().__init__(daemon=True)
        self.guests = guests
        self.accepted: list[tuple[int, str]] = []
        self.problems: list[str] = []
        self.has_ended = False
        self.over = threading.Event()

    def run(self) -> None:
        rng = random.Random(8)
        while not self.over.is_set():
            for guest in self.guests:
                try:
                    self.play(guest, rng)
                except httpx.HTTPError as problem:
                    self.problems.append(repr(problem))
            time.sleep(0.02)

    def play(self, guest: Guest, rng: random.Random) -> None:
        seen = guest.look()
        self.has_ended = seen["status"] != "running"
        if not self.has_ended and seen["seats"][guest.seat]["waited_for"]:
            cid = guest.cid()
            answer = guest.move(seen["prompt"]["decision"], rng.choice(choices(seen)), cid)
            if answer.status_code == 200:
                self.accepted.append((guest.seat, cid))
                time.sleep(0.1)
            else:
                self.problems.append(answer.text)


def cids(messages: list[JSON]) -> list[tuple[int, str]]:
    """The moves that a player is told of as the player's own, by seat and name."""
    entries = [message["entry"] for message in messages]
    return [(entry["seat"], entry["cid"]) for entry in entries if entry.get("cid", "").startswith("c")]


def logged(server: Running, word: str) -> list[JSON]:
    return [json.loads(line) for line in server.log if f'"{word}"' in line]


def spreads(server: Running) -> list[tuple[float, int]]:
    """Seconds between the first and the last socket that each worker has sent elsewhere, and how many."""
    found: list[list[datetime]] = []
    for line in map(json.loads, server.log):
        if line["event"] == "leaving":
            found.append([])
        elif line["event"] == "socket_closed" and line["code"] == STOPPING and found:
            found[-1].append(datetime.fromisoformat(line["timestamp"]))
    return [((max(times) - min(times)).total_seconds(), len(times)) for times in found if times]


def until(server: Running, word: str) -> None:
    end = time.monotonic() + PATIENCE
    while not logged(server, word):
        assert time.monotonic() < end, server.log[-20:]
        time.sleep(0.05)


@pytest.mark.slow
def test_nobody_notices_that_all_workers_are_replaced(site: Running) -> None:
    clock = {"bank": 0, "per_decision": 60}
    tables = [three_guests(site, clock=clock) for _ in range(2)]
    against_bots = open_table(site, seats=["me", "greedy", "greedy"], begin=True)
    visitors = [Visitor(guest) for guests in [*tables, [against_bots]] for guest in guests]
    players = [Player(guests) for guests in [*tables, [against_bots]]]
    for thread in [*visitors, *players]:
        thread.start()
    time.sleep(1)
    site.process.send_signal(signal.SIGUSR1)
    until(site, "drained_workers")
    after = [len(player.accepted) for player in players]
    soon = time.monotonic() + LEASE / 2
    while not all(
        len(player.accepted) > done or player.has_ended for player, done in zip(players, after, strict=True)
    ):
        assert time.monotonic() < soon, "a bot is waited for that nobody thinks for"
        time.sleep(0.05)
    for player in players:
        player.over.set()
        player.join(PATIENCE)
    heads = {guest.table: guest.look()["head"] for guests in tables for guest in guests}
    for visitor in visitors:
        end = time.monotonic() + PATIENCE
        while visitor.head < heads.get(visitor.guest.table, 0) and time.monotonic() < end:
            time.sleep(0.01)
        visitor.over.set()
        visitor.join(PATIENCE)

    assert [player.problems for player in players] == [[]] * 3, "no request was refused or cut"
    assert not logged(site, "left_behind"), "no connection had to be cut"
    assert not logged(site, "drain_failed")
    for spread, count in spreads(site):
        assert spread >= 0.9 * LONGEST_PAUSE * (count - 1), "sockets were sent elsewhere one by one"
    for visitor in visitors:
        assert visitor.gap < PROMPT, "and found another worker at once"
        assert [message["n"] for message in visitor.messages] == list(range(1, len(visitor.messages) + 1))
        assert set(visitor.codes) <= {1012}
    assert sum(len(visitor.codes) for visitor in visitors) >= len(visitors), "all were sent elsewhere"
    print(f"at most {max(visitor.gap for visitor in visitors):.2f} s without a connection")
    for player, guests in zip(players, tables, strict=False):
        told = [name for guest in guests for name in cids(guest.messages())]
        assert sorted(told) == sorted(player.accepted), "what was acknowledged is there, once"
        kinds = {message["entry"]["type"] for message in guests[0].messages()}
        assert not kinds & {"seat_given_to_bot", "outage_ended"}, kinds


def drain(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "amunre", "drain", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)


def serving(url: str) -> set[int]:
    database = open_database(url)
    try:
        return {worker.pid for worker in database.read(workers_alive).result()}
    finally:
        database.close()


@pytest.mark.slow
def test_the_operator_replaces_one_worker_or_all(site: Running, postgres: Server) -> None:
    url = site.settings["database"]
    end = time.monotonic() + PATIENCE
    while len(before := serving(url)) < WORKERS:
        assert time.monotonic() < end
        time.sleep(0.1)
    one = min(before)
    told = drain("--database", url, str(one))
    assert told.returncode == 0, told.stderr
    assert told.stdout == f"worker {one} leaves.\n{WORKERS} workers serve.\n"
    between = serving(url)
    assert between >= before - {one}
    told = drain("--database", url)
    assert told.returncode == 0, told.stderr
    assert sorted(told.stdout.splitlines()) == sorted(
        [*(f"worker {pid} leaves." for pid in between - {one}), f"{WORKERS} workers serve."]
    )
    refused = drain("--database", url, "1")
    assert refused.returncode == 2
    assert "1 is no worker here" in refused.stderr


def test_a_server_on_a_file_is_restarted_instead(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        told = drain("--data", str(tmp_path))
        assert told.returncode == 2
        assert "restart it" in told.stderr
        assert server.get("/readyz").status_code == 200
        server.process.send_signal(signal.SIGUSR1)
        until(server, "cannot_drain")
        assert server.get("/readyz").status_code == 200


def test_without_a_server_there_is_nobody_to_drain(postgres_url: str) -> None:
    database = open_database(postgres_url)
    upgrade(database)
    database.close()
    assert "no worker on this machine" in drain("--database", postgres_url).stderr
