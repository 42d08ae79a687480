"""Three workers on one PostgreSQL are one site: for sessions, limits and figures."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from amunre.server.accounts import create_account
from amunre.server.bodies import Account
from amunre.server.callers import Caller, Role
from amunre.server.hub import LOGGED_OUT
from amunre.server.sessions import open_session
from amunre.server.settings import ServerSettings
from amunre.server.site import Site
from amunre.store.engine import open_database
from amunre.store.upgrade import upgrade
from amunre.tables.following import Follower
from amunre.tables.keys import token_digest
from tests.server.running import (
    JSON,
    PATIENCE,
    PATIENT,
    Guest,
    Member,
    Running,
    open_socket,
    open_table,
    play_until,
    running,
)
from tests.support.postgres import Server
from tests.support.tables import fill
from tests.support.tables import settings as table_settings

WORKERS = 3


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, postgres: Server) -> Iterator[Running]:
    settings = PATIENT | {"database": postgres.new_database(), "workers": str(WORKERS)}
    with running(tmp_path_factory.mktemp("site"), **settings) as found:
        yield found


def sockets_of(member: Member, table: str, count: int) -> list[ClientConnection]:
    """So many sockets that every worker has some, each after it has been welcomed."""
    cookie = {"Cookie": f"amunre={member.session}"}
    opened = []
    for _ in range(count):
        socket = member.server.closing.enter_context(
            open_socket(member.server, table, additional_headers=cookie, close_timeout=2)
        )
        socket.send('{"type":"hello"}')
        while json.loads(socket.recv(timeout=PATIENCE))["type"] != "state":
            pass
        opened.append(socket)
    return opened


def code_of(socket: ClientConnection) -> int | None:
    """With which code a socket is closed; whatever else comes before is read."""
    try:
        while True:
            socket.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


def test_a_new_password_closes_the_sockets_of_every_worker(site: Running) -> None:
    ann = Member(site, "Ann").register()
    sockets = sockets_of(ann, ann.open_table(), 9)
    change = {"old": ann.password, "new": "battery staple"}
    assert ann.client.post("/api/me/password", json=change).status_code == 200
    assert [code_of(socket) for socket in sockets] == [4002] * 9


def test_logging_out_closes_the_sockets_of_that_session_alone(site: Running) -> None:
    bea = Member(site, "Bea").register()
    table = bea.open_table()
    elsewhere = Member(site, "Bea")
    assert elsewhere.log_in().status_code == 200
    ending, staying = sockets_of(bea, table, 6), sockets_of(elsewhere, table, 6)
    assert bea.client.post("/api/logout").status_code == 200
    assert [code_of(socket) for socket in ending] == [4002] * 6
    for socket in staying:
        socket.send('{"type":"ping"}')
        while json.loads(socket.recv(timeout=PATIENCE))["type"] != "pong":
            pass


def test_a_worker_that_was_deaf_closes_the_sockets_of_sessions_that_ended_meanwhile(
    postgres_url: str, tmp_path: Path
) -> None:
    async def run() -> None:
        upgrade(database := open_database(postgres_url))
        database.close()
        here, there = (Site(ServerSettings(database=postgres_url)) for _ in range(2))
        account = Account("account", "Cem")
        now = here.host.clock()

        def register(connection: object) -> list[str]:
            create_account(connection, account, "hash", now)  # type: ignore[arg-type]
            return [open_session(connection, account.id, now, 1) for _ in range(2)]  # type: ignore[arg-type]

        ended, going_on = map(token_digest, await here.host.write(register))
        table, _ = await there.host.open(table_settings(), fill)
        watchers = [
            there.hub.join(table, Caller("here", account=account, session=session), Role(-1), 0)
            for session in (ended, going_on)
        ]
        await here.end_sessions(account.id, ended)
        follower = Follower(there.host)
        follower.after_gap.append(there.recheck_sessions)
        follower.start()
        async with asyncio.timeout(PATIENCE):
            await watchers[0].gone.wait()
        await follower.stop()
        assert [watcher.closed_with for watcher in watchers] == [LOGGED_OUT, None]
        for one in (here, there):
            await one.stop()

    asyncio.run(run())


# Analyses


def played_game(server: Running) -> Guest:
    """A card game against a bot, played to its end. Every later request is a new connection."""
    host = open_table(server, title="cardgame", players=2, seats=["me", "greedy"], begin=True)
    play_until([host], lambda seen: seen["status"] == "finished")
    host.client.headers["Connection"] = "close"
    return host


def analysis(host: Guest, seat: int = 0) -> JSON:
    found: JSON = host.client.get("/analysis", params={"seat": seat}).raise_for_status().json()
    return found


def wait_for(host: Guest, reached: Callable[[JSON], bool], seat: int = 0) -> JSON:
    """Ask until an analysis is so far, and see that it never goes back, whichever worker answers."""
    end, done = time.monotonic() + 2 * PATIENCE, 0
    while not reached(found := analysis(host, seat)):
        assert time.monotonic() < end, found
        assert found["status"] in ("waiting", "working")
        assert found["done"] >= done
        done = found["done"]
        time.sleep(0.05)
    return found


@pytest.mark.slow
def test_an_analysis_is_the_same_on_every_worker_and_outlives_the_one_that_is_at_it(site: Running) -> None:
    host = played_game(site)
    assert host.post("/analysis", seat=0).json()["place"] == 1
    wait_for(host, lambda seen: seen["done"] > 0)
    for _ in range(2):
        holder = holding(site)
        os.kill(holder, signal.SIGKILL)
        so_far = analysis(host)["done"]
        wait_for(host, lambda seen, so_far=so_far: seen["done"] > so_far)  # type: ignore[misc]
    found = wait_for(host, lambda seen: seen["status"] == "done")
    assert [analysis(host) for _ in range(40)] == [found] * 40
    numbers = [verdict["number"] for verdict in found["analysis"]["verdicts"]]
    assert numbers == sorted(set(numbers)), "no decision was judged twice"


def holding(site: Running) -> int:
    """The process that has a decision at hand."""
    database = open_database(site.settings["database"])
    wanted = text("SELECT pid FROM workers JOIN analyses ON id = worker")
    try:
        end = time.monotonic() + PATIENCE
        while (pid := database.read(lambda connection: connection.scalar(wanted)).result()) is None:
            assert time.monotonic() < end
        return int(pid)
    finally:
        database.close()
