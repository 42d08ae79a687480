"""Connections from their first byte on: too many, too slow, in too many pieces; and none left to give."""

from __future__ import annotations

import asyncio
import gc
import json
import re
import resource
import socket as sockets
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets import ConnectionClosed, InvalidStatus

from amunre.server import connections
from amunre.server.connections import LARGEST_HEAD, MOST_HEADERS, MOST_WAITING, Connections, PromptProtocol
from amunre.server.descriptors import needed_for, shortage
from amunre.server.settings import ServerSettings
from tests.server.running import (
    PATIENCE,
    PATIENT,
    PROMPT,
    Follower,
    Running,
    open_socket,
    open_table,
    running,
    three_guests,
)

UNIT = Path(__file__).parents[2] / "deploy" / "amunre.service"
GET = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
GOODBYE = 10.0
"""Seconds for which the server waits for the answer to a close frame."""
ELSEWHERE = "127.0.0.2"
"""Another address of this machine, which counts as somebody else's."""


def connect(server: Running, address: str = "127.0.0.1") -> sockets.socket:
    return sockets.create_connection(("127.0.0.1", server.port), PATIENCE, source_address=(address, 0))


def answer_to(connection: sockets.socket, text: bytes = b"") -> bytes:
    """Everything that comes until the other side closes; nothing if it does so without a word."""
    found = b""
    with connection, suppress(ConnectionError):
        connection.sendall(text)
        while part := connection.recv(65_536):
            found += part
    return found


def told(server: Running, event: str) -> list[dict[str, Any]]:
    return [line for line in map(json.loads, list(server.log)) if line["event"] == event]


def test_connections_are_counted_by_address_whatever_comes_over_them(tmp_path: Path) -> None:
    with running(tmp_path, **(PATIENT | {"connections_per_address": "5"})) as server:
        idle = [connect(server) for _ in range(5)]
        for one in idle[:2]:
            one.sendall(b"POST /api/tables HTTP/1.1\r\nHost")
        refused = answer_to(connect(server))
        assert refused.startswith(b"HTTP/1.1 429 ")
        assert json.loads(refused.split(b"\r\n\r\n")[1])["code"] == "too_many_connections"
        other = connect(server, ELSEWHERE)
        assert answer_to(other, GET + b"Connection: close\r\n\r\n").startswith(b"HTTP/1.1 200 ")
        for one in idle:
            one.close()
        assert wait_for(lambda: server.get("/healthz").json()) == {"status": "alive"}


def test_the_connection_of_a_socket_is_counted_until_it_ends(tmp_path: Path) -> None:
    with running(tmp_path, **(PATIENT | {"connections_per_address": "4"})) as server:
        table = open_table(server).table
        server.closing.close()
        followers = [wait_for(lambda: Follower(server, table)) for _ in range(4)]
        for follower in followers:
            follower.until(1)
        assert answer_to(connect(server), GET + b"\r\n").startswith(b"HTTP/1.1 429 ")
        followers[0].socket.close()
        assert wait_for(lambda: server.get("/healthz").json()) == {"status": "alive"}
        refused = wait_for(lambda: told(server, "too_many_connections") or None)
        assert len(refused) == 1, "a flood does not flood the log"


def wait_for(attempt: Callable[[], Any]) -> Any:
    """What an attempt gives as soon as it succeeds."""
    for _ in range(int(PATIENCE * 20)):
        try:
            found = attempt()
        except Exception:  # whatever it is that does not work yet
            found = None
        if found is not None:
            return found
        time.sleep(0.05)
    raise AssertionError("it never succeeded")


def test_a_proxy_has_the_connections_of_many(tmp_path: Path) -> None:
    settings = {"connections_per_address": "3", "sockets_per_address": "2", "proxies": "127.0.0.0/8"}
    with running(tmp_path, **(PATIENT | settings)) as server:
        idle = [connect(server) for _ in range(10)]
        table = open_table(server).table
        for caller in ("203.0.113.1", "203.0.113.2"):  # counted by the address that the proxy tells
            forwarded = {"X-Forwarded-For": caller}
            for _ in range(2):
                server.closing.enter_context(open_socket(server, table, additional_headers=forwarded))
            with pytest.raises(InvalidStatus, match="429"):
                open_socket(server, table, additional_headers=forwarded)
        for one in idle:
            one.close()


async def hello(scope: Any, receive: Any, send: Any) -> None:
    """An application that answers at once and reads nothing."""
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


def with_listener(body: Callable[[int], Awaitable[None]]) -> Connections:
    """Listen in this process for as long as the body lasts."""
    gate = Connections(1_000, lambda address: False)

    async def run() -> None:
        config = uvicorn.Config(hello, lifespan="off", log_config=None)
        config.load()
        options: dict[str, Any] = {"config": config, "server_state": ServerState(), "app_state": {}}
        loop = asyncio.get_running_loop()
        listener = await loop.create_server(lambda: PromptProtocol(gate, **options), "127.0.0.1", 0)
        async with listener, asyncio.timeout(PATIENCE):
            await body(listener.sockets[0].getsockname()[1])

    asyncio.run(run())
    return gate


async def until_closed(reader: asyncio.StreamReader) -> bytes:
    found = b""
    with suppress(ConnectionError):
        while part := await reader.read(65_536):
            found += part
    return found


@pytest.mark.parametrize("method", [b"GET", b"POST", b"OPTIONS"])
@pytest.mark.parametrize("size", [b"Content-Length: 100000", b"Transfer-Encoding: chunked"])
def test_a_body_that_trickles_is_cut_off_though_it_is_answered(
    monkeypatch: pytest.MonkeyPatch, method: bytes, size: bytes
) -> None:
    monkeypatch.setattr(connections, "WHOLE_SECONDS", 0.5)

    async def body(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(method + b" / HTTP/1.1\r\nHost: x\r\n" + size + b"\r\n\r\n")
        piece = b"1\r\na\r\n" if b"chunked" in size else b"a"

        async def trickle() -> None:
            while True:
                writer.write(piece)
                await asyncio.sleep(0.05)

        trickling = asyncio.create_task(trickle())
        assert (await until_closed(reader)).startswith(b"HTTP/1.1 200 ")
        trickling.cancel()
        writer.close()

    gate = with_listener(body)
    assert not gate.counts


def test_requests_that_come_one_after_the_other_are_not_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "WHOLE_SECONDS", 0.2)

    async def body(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(10):
            writer.write(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}")
            assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200 ")
            await asyncio.sleep(0.1)
        writer.close()

    with_listener(body)


def test_empty_lines_keep_no_connection_that_asks_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEADER_SECONDS", 0.3)

    async def body(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(GET + b"\r\n")
        await reader.readuntil(b"ok")

        async def say_nothing() -> None:
            while True:
                writer.write(b"\r\n")
                await asyncio.sleep(0.05)

        talking = asyncio.create_task(say_nothing())
        async with asyncio.timeout(PROMPT):
            assert await until_closed(reader) == b""
        talking.cancel()
        writer.close()

    gate = with_listener(body)
    assert not gate.counts


def test_requests_leave_no_timers_behind_for_the_collector_to_go_through() -> None:
    async def body(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(50):
            writer.write(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}")
            await reader.readuntil(b"ok")
        timers = [one for one in gc.get_objects() if type(one) is asyncio.TimerHandle]
        assert sum(not one.cancelled() for one in timers) < 10
        writer.close()

    with_listener(body)


def test_answers_are_not_held_back_until_more_is_to_be_said() -> None:
    """Python's own loop sees to that at some listeners alone, and not at ours."""
    gate = Connections(1_000, lambda address: False)
    made: list[PromptProtocol] = []

    async def run() -> None:
        config = uvicorn.Config(hello, lifespan="off", log_config=None)
        config.load()

        def protocol() -> PromptProtocol:
            made.append(PromptProtocol(gate, config=config, server_state=ServerState(), app_state={}))
            return made[-1]

        with sockets.create_server(("127.0.0.1", 0)) as listener:
            port = listener.getsockname()[1]
            async with await asyncio.get_running_loop().create_server(protocol, sock=listener):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(GET + b"\r\n")
                await reader.readuntil(b"ok")
                connected = made[0].transport.get_extra_info("socket")
                assert connected.getsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY)
                writer.close()

    asyncio.run(run())


TOO_MUCH = {
    "one header without end": (b"GET / HTTP/1.1\r\nX: " + b"a" * 2 * LARGEST_HEAD, 431),
    "a long address": (b"GET /" + b"a" * 2 * LARGEST_HEAD + b" HTTP/1.1\r\nHost: x\r\n\r\n", 431),
    "one large header": (GET + b"X: " + b"a" * LARGEST_HEAD + b"\r\n\r\n", 431),
    "many headers": (GET + b"a: b\r\n" * MOST_HEADERS + b"\r\n", 431),
    "many requests at once": ((GET + b"\r\n") * (MOST_WAITING + 3), 400),
    "a body in crumbs": (
        b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + b"1\r\na\r\n" * 9_000,
        400,
    ),
    "no request": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" * 10, 400),
}


@pytest.mark.parametrize("what", TOO_MUCH)
def test_what_is_too_much_for_one_connection_is_refused_in_json(what: str) -> None:
    sent, status = TOO_MUCH[what]

    async def body(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(sent)
        found = await until_closed(reader)
        assert f"HTTP/1.1 {status} ".encode() in found
        problem = json.loads(found[found.rindex(b"\r\n\r\n") :])
        assert problem["code"] == ("too_large" if status == 431 else "bad_request")
        writer.close()

    with_listener(body)


@pytest.mark.parametrize("header", [b"Sec-WebSocket-Version: 9", b"Sec-WebSocket-Key: x", b"X: y"])
def test_what_is_no_handshake_of_a_socket_is_refused_in_json(server: Running, header: bytes) -> None:
    handshake = GET + b"Connection: Upgrade\r\nUpgrade: websocket\r\n" + header + b"\r\n\r\n"
    head, _, body = answer_to(connect(server), handshake).partition(b"\r\n\r\n")
    assert head.startswith((b"HTTP/1.1 400 ", b"HTTP/1.1 426 "))
    assert b"application/json" in head
    assert json.loads(body)["code"] == "bad_request"


def test_a_socket_that_says_more_than_anybody_needs_is_closed(server: Running) -> None:
    table = open_table(server).table
    ping = b"\x89\x80\x00\x00\x00\x00"
    chatty = server.closing.enter_context(open_socket(server, table))
    with suppress(ConnectionError):
        chatty.socket.sendall(ping * 20_000)
    with pytest.raises(ConnectionClosed):
        chatty.recv(PATIENCE)


FEW = 110


def test_a_socket_that_the_server_closes_ends_with_the_answer_to_its_goodbye(server: Running) -> None:
    """Browsers tell their pages no sooner, and only then do those say hello again."""
    ann = open_table(server)
    socket = Follower(server, ann.table, ann.token)
    socket.until(1)
    assert ann.post("/leave").status_code == 200
    began = time.monotonic()
    with pytest.raises(ConnectionClosed):
        socket.next()
    assert time.monotonic() - began < GOODBYE / 2


def test_when_no_descriptor_is_left_the_log_says_so_and_whoever_plays_goes_on(tmp_path: Path) -> None:
    def fewer() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (FEW, FEW))

    with running(tmp_path, fewer, **PATIENT) as server:
        guests = three_guests(server)
        follower = Follower(server, guests[0].table, guests[0].token)
        follower.until(1)
        mover = next(guest for guest in guests if guest.look()["seats"][guest.seat]["waited_for"])
        flood = [connect(server, ELSEWHERE) for _ in range(3 * FEW)]
        wait_for(lambda: told(server, "out_of_descriptors") or None)
        head = mover.client.get("").json()["head"]  # over the connection that it has
        assert mover.move(*mover.first_choice()).status_code == 200
        follower.until(head + 1)
        for one in flood:
            one.close()
        assert wait_for(lambda: Follower(server, guests[0].table).until(1))
        assert wait_for(lambda: server.get("/readyz").json()) == {"status": "ready"}
        assert len(told(server, "out_of_descriptors")) == 1
        (short,) = told(server, "few_descriptors")
        assert "LimitNOFILE" in short["fix"]
        assert not told(server, "fault")


def test_as_many_descriptors_are_taken_as_are_needed_and_allowed() -> None:
    say = """
import resource
from amunre.server.descriptors import ask_for
resource.setrlimit(resource.RLIMIT_NOFILE, (100, 900))
print(ask_for(50), ask_for(500), ask_for(5_000), resource.getrlimit(resource.RLIMIT_NOFILE))
"""
    found = subprocess.run([sys.executable, "-c", say], capture_output=True, text=True, check=True).stdout
    assert found.split("\n")[0] == "100 500 900 (900, 900)"


def test_the_unit_allows_what_the_usual_settings_need() -> None:
    found = re.search(r"^LimitNOFILE=(\d+)$", UNIT.read_text(), re.MULTILINE)
    assert found is not None
    assert not shortage(ServerSettings().sockets, int(found[1]))
    assert shortage(ServerSettings().sockets, 1_024)
    assert needed_for(5_000) > 5_000
