"""Two hosts that serve one site, and one of them loses its network: real ones, in network namespaces."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection, text

from amunre.store.engine import IDLE_SECONDS, LOST_SECONDS, StorageFailed, open_database
from tests.server.running import (
    JSON,
    PATIENCE,
    PATIENT,
    Follower,
    Guest,
    Member,
    Running,
    choices,
    open_table,
    running,
    sit,
    three_guests,
)
from tests.server.test_draining import cids
from tests.server.test_one_site import code_of, sockets_of
from tests.support.networks import HUB, Network, NoNetworks, network
from tests.support.postgres import NoPostgres, Server

LEFT, RIGHT = "left", "right"
AWAY = 12.0
"""Seconds for which a host stays lost; a database connection that is lost is known to be after ten."""
PACE = 0.5
"""Seconds between two moves of one person, so that the games outlast the test."""


class Hosts:
    """A site of two machines, with its database on a third."""

    def __init__(self, net: Network, folder: Path, closing: ExitStack) -> None:
        self.net = net
        with net.inside("hub"):
            self.postgres = Server(HUB)
        closing.callback(self.postgres.remove)
        name = url_name(self.postgres.new_database())
        self.servers: dict[str, Running] = {}
        for where, workers in ((LEFT, "2"), (RIGHT, "1")):
            database = f"postgresql://postgres@{HUB}/{name}"
            settings = PATIENT | {"database": database, "workers": workers}
            (folder / where).mkdir()
            with net.inside(where):
                self.servers[where] = closing.enter_context(running(folder / where, **settings))


@pytest.fixture
def hosts(tmp_path: Path) -> Iterator[Hosts]:
    with ExitStack() as closing:
        try:
            net = closing.enter_context(network(LEFT, RIGHT))
            found = Hosts(net, tmp_path, closing)
        except (NoNetworks, NoPostgres) as problem:
            pytest.skip(str(problem))
        yield found


class Person(threading.Thread):
    """Plays some seats on one of the hosts; what is not answered, or with 503, is sent again as it was."""

    def __init__(self, hosts: Hosts, where: str, guests: list[Guest]) -> None:
        super().__init__(daemon=True)
        self.hosts = hosts
        self.where = where
        self.guests = guests
        self.accepted: list[tuple[int, str]] = []
        self.problems: list[str] = []
        self.over = threading.Event()

    def run(self) -> None:
        self.hosts.net.move_to(self.where)
        rng = random.Random(6)
        while not self.over.is_set():
            for guest in self.guests:
                seen = self.ask(lambda guest=guest: guest.client.get(""))  # type: ignore[misc]
                if seen and seen["status"] == "running" and seen["seats"][guest.seat]["waited_for"]:
                    decision, action, cid = seen["prompt"]["decision"], rng.choice(choices(seen)), guest.cid()
                    move = lambda: guest.move(decision, action, cid)  # noqa: B023, E731
                    while not self.ask(move):  # until the end too, or nobody knows what became of it
                        if self.problems:
                            return
                        time.sleep(0.1)
                    self.accepted.append((guest.seat, cid))
            self.over.wait(PACE)

    def ask(self, request: Callable[[], httpx.Response]) -> JSON | None:
        """The answer; nothing if the host cannot give one now."""
        try:
            answer = request()
        except httpx.HTTPError as problem:
            self.problems.append(repr(problem))
            return None
        if answer.status_code != 200:
            if answer.status_code != 503 or not answer.json()["code"].startswith("storage_"):
                self.problems.append(answer.text)
            return None
        found: JSON = answer.json()
        return found


def until(reached: Callable[[], object], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not reached():
        assert time.monotonic() < end, what
        time.sleep(0.1)


def on_both(hosts: Hosts) -> list[Guest]:
    """A table with one player on the left and two on the right."""
    with hosts.net.inside(LEFT):
        ann = open_table(hosts.servers[LEFT])
    with hosts.net.inside(RIGHT):
        guests = [ann, *(sit(hosts.servers[RIGHT], ann.table, name) for name in ("Bea", "Cem"))]
    with hosts.net.inside(LEFT):
        assert ann.client.post("/start").status_code == 200
    return guests


@pytest.mark.slow
@pytest.mark.parametrize("how", ["cut", "down"])
def test_a_host_that_loses_its_network_loses_nothing_and_stops_nobody_else(hosts: Hosts, how: str) -> None:
    net, left, right = hosts.net, hosts.servers[LEFT], hosts.servers[RIGHT]
    shared = on_both(hosts)
    with net.inside(LEFT):
        lost = three_guests(left)
        watcher = Follower(left, shared[0].table)
        zoe = Member(left, "Zoe").register()
        (socket,) = sockets_of(zoe, zoe.open_table(), 1)
    with net.inside(RIGHT):
        going_on = three_guests(right)
        elsewhere = Member(right, "Zoe")
        assert elsewhere.log_in().status_code == 200
    people = [
        Person(hosts, LEFT, shared[:1]),
        Person(hosts, RIGHT, shared[1:]),
        Person(hosts, LEFT, lost),
        Person(hosts, RIGHT, going_on),
    ]
    for person in people:
        person.start()
    until(lambda: all(person.accepted for person in people[1:]), "everybody plays")

    getattr(net, how)(LEFT)
    began, before = time.monotonic(), len(people[3].accepted)
    until(lambda: len(people[3].accepted) > before + 5, "the others play on")
    with net.inside(LEFT):
        assert left.get("/healthz").status_code == 200
        until(lambda: left.get("/readyz").status_code == 503, "the lost host says what it cannot do")
        refused = left.get(f"/api/tables/{lost[0].table}")
        assert (refused.status_code, refused.json()["code"]) == (503, "storage_failed")
    with net.inside(RIGHT):
        change = {"old": zoe.password, "new": "battery staple"}
        assert elsewhere.client.post("/api/me/password", json=change).status_code == 200
        assert right.get("/readyz").status_code == 200
    time.sleep(max(0.0, began + AWAY - time.monotonic()))
    before = len(people[3].accepted)
    until(lambda: len(people[3].accepted) > before + 5, "nothing that was lost stands in anybody's way")

    before = len(people[2].accepted)
    (net.mend if how == "cut" else net.up)(LEFT)
    until(lambda: len(people[2].accepted) > before + 3, "the lost host is back")
    assert code_of(socket) == 4002, "what it missed is made good"
    both = [len(person.accepted) for person in people[:2]]
    until(
        lambda: all(len(person.accepted) > count for person, count in zip(people, both, strict=False)),
        "the table of both goes on",
    )

    for person in people:
        person.over.set()
    for person in people:
        person.join(PATIENCE)
        assert person.problems == []
    with net.inside(RIGHT):
        for guests, players in ((shared, people[:2]), (lost, people[2:3]), (going_on, people[3:])):
            accepted = sorted(name for player in players for name in player.accepted)
            for guest in guests:
                guest.client = right.browser()
                guest.client.base_url = httpx.URL(f"{right.url}/api/tables/{guest.table}")
                guest.client.headers["Authorization"] = f"Bearer {guest.token}"
            told = sorted(name for guest in guests for name in cids(guest.messages()))
            assert told == accepted, "what was acknowledged is there, once"
            kinds = {message["entry"]["type"] for message in guests[0].messages()}
            assert not kinds & {"seat_given_to_bot", "outage_ended"}, "the site was never away"
        head = right.get(f"/api/tables/{shared[0].table}").json()["head"]
    assert watcher.until(head)["head"] == head, "who watched there has heard of everything"
    numbers = [message["n"] for message in watcher.messages]
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("how", ["cut", "down"])
def test_what_a_lost_host_was_just_storing_is_soon_in_nobodys_way(how: str) -> None:
    with ExitStack() as closing:
        try:
            net = closing.enter_context(network(LEFT))
            with net.inside("hub"):
                postgres = Server(HUB)
        except (NoNetworks, NoPostgres) as problem:
            pytest.skip(str(problem))
        closing.callback(postgres.remove)
        url = postgres.new_database()
        postgres.execute("CREATE TABLE things (number integer)", url_name(url))
        postgres.execute("INSERT INTO things VALUES (1)", url_name(url))
        is_locked, is_back = threading.Event(), threading.Event()

        def store(connection: Connection) -> None:
            connection.execute(text("UPDATE things SET number = 2"))
            is_locked.set()
            is_back.wait(PATIENCE)
            connection.execute(text("UPDATE things SET number = 3"))

        with net.inside(LEFT):
            database = open_database(f"postgresql://postgres@{HUB}/{url_name(url)}")
            looked = [database.read(lambda connection: connection.scalar(text("SELECT 1"))) for _ in range(4)]
            assert [one.result(PATIENCE) for one in looked] == [1] * 4
            storing = database.write(store)
        assert is_locked.wait(PATIENCE)
        getattr(net, how)(LEFT)
        began = time.monotonic()
        with pytest.raises(StorageFailed):  # over a connection that was open
            database.read(lambda connection: connection.scalar(text("SELECT 1"))).result(PATIENCE)
        assert time.monotonic() - began < 3 * LOST_SECONDS
        patience = f"SET lock_timeout = '{3 * IDLE_SECONDS}s'; "
        postgres.execute(patience + "UPDATE things SET number = 4", url_name(url))
        (net.mend if how == "cut" else net.up)(LEFT)
        is_back.set()
        with pytest.raises(StorageFailed):
            storing.result(PATIENCE)
        assert postgres.execute("SELECT number FROM things", url_name(url)) == [(4,)]
        database.close()


def url_name(url: str) -> str:
    """The name of a database, out of its address."""
    return url.split("?")[0].rsplit("/", 1)[1]
