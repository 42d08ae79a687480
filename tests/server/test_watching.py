"""Sockets and streams: who gets what, coming back, and being let go."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
import time
from collections.abc import Iterator
from contextlib import suppress

import httpx
import pytest
from websockets import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from amunre.server.callers import Caller, Role
from amunre.server.hub import QUEUE, ROLE_CHANGED, STOPPING, TOO_SLOW, Watcher
from amunre.server.routes.watching import FRAMES_PER_20_SECONDS, backlog_of
from tests.server.running import (
    PATIENCE,
    PATIENT,
    PROMPT,
    Follower,
    Guest,
    Running,
    open_socket,
    open_table,
    running,
    sit,
    three_guests,
)


def closing_code(follower: Follower) -> int:
    """Read until the server closes; with which code."""
    try:
        while True:
            follower.next()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 1006


def someone_moves(guests: list[Guest]) -> None:
    mover = next(guest for guest in guests if guest.look()["seats"][guest.seat]["waited_for"])
    assert mover.move(*mover.first_choice()).status_code == 200


def test_a_socket_is_welcomed_then_told_what_it_missed_then_how_the_table_stands(server: Running) -> None:
    ann = open_table(server)
    follower = Follower(server, ann.table, ann.token)
    table = follower.until(1)
    kinds = [frame["type"] for frame in follower.frames]
    assert follower.frames[0] == {"type": "welcome", "viewer": 0, "since": 0}
    assert kinds == ["welcome", "message", "message", "state"]
    assert table == ann.look()


def test_coming_back_continues_after_the_last_message(server: Running) -> None:
    guests = three_guests(server)
    ann = guests[0]
    head = ann.look()["head"]
    someone_moves(guests)
    someone_moves(guests)
    back = Follower(server, ann.table, ann.token, since=head, viewer=0)
    back.until(head + 2)
    assert back.frames[0]["since"] == head
    assert [said["n"] for said in back.messages] == [head + 1, head + 2]


def test_numbers_of_another_viewer_or_beyond_the_end_start_anew(server: Running) -> None:
    guests = three_guests(server)
    ann = guests[0]
    head = ann.look()["head"]
    for hello in ({"since": 2, "viewer": 1}, {"since": head + 5}):
        follower = Follower(server, ann.table, ann.token, **hello)
        follower.until(head)
        assert follower.frames[0]["since"] == 0
        assert len(follower.messages) == head


def test_ping_is_answered_with_pong(server: Running) -> None:
    follower = Follower(server, open_table(server).table)
    follower.until(1)
    follower.socket.send('{"type":"ping"}')
    assert follower.next() == {"type": "pong"}


@pytest.mark.parametrize(
    "first",
    [
        "",
        "hello",
        "{}",
        '{"type":"ping"}',
        '{"type":"hello","since":-1}',
        '{"type":"hello","admin":true}',
        '{"type":"hello","token":7}',
        "[" * 5_000,
    ],
)
def test_whoever_does_not_say_hello_is_sent_away(server: Running, first: str) -> None:
    with open_socket(server, open_table(server).table) as socket:
        socket.send(first)
        assert json.loads(socket.recv(timeout=PATIENCE))["code"] == "bad_hello"
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)


def test_a_wrong_token_or_table_ends_the_socket_with_a_reason(server: Running) -> None:
    ann = open_table(server)
    assert Follower(server, ann.table, "wrong").next()["code"] == "bad_token"
    assert Follower(server, open_table(server).table, ann.token).next()["code"] == "bad_token"
    assert Follower(server, "nowhere").next()["code"] == "no_such_table"


def test_more_than_pings_or_too_many_of_them_end_the_socket(server: Running) -> None:
    table = open_table(server).table
    chatty = Follower(server, table)
    chatty.until(1)
    chatty.socket.send('{"type":"move"}')
    assert closing_code(chatty) == 1008
    began = time.monotonic()
    flood = Follower(server, table)
    flood.until(1)
    with suppress(ConnectionClosed):  # the server has had enough before we are through
        for _ in range(10 * FRAMES_PER_20_SECONDS):
            flood.socket.send('{"type":"ping"}')
    assert closing_code(flood) == 1008
    # a slow sender is allowed more, because what is used comes back evenly
    allowed = FRAMES_PER_20_SECONDS * (1 + (time.monotonic() - began) / 20)
    assert len([frame for frame in flood.frames if frame["type"] == "pong"]) <= allowed


def test_a_frame_that_is_too_large_ends_the_socket(server: Running) -> None:
    follower = Follower(server, open_table(server).table)
    follower.until(1)
    follower.socket.send("x" * 9_000)
    assert closing_code(follower) == 1009


def test_whoever_loses_the_seat_loses_the_view_at_once(server: Running) -> None:
    guests = three_guests(server)
    ann = guests[0]
    own = Follower(server, ann.table, ann.token)
    other = Follower(server, ann.table, guests[1].token)
    assert own.until(1)["view"]["viewer"] == 0
    other.until(1)
    assert guests[1].post("/votes", about="replace", seat=0).json()["code"] in ("not_reminded", "not_waiting")
    assert ann.post("/leave").status_code == 200
    began = time.monotonic()
    assert closing_code(own) == 4001
    assert time.monotonic() - began < PROMPT
    assert other.until(ann.look()["head"])["seats"][0]["bot"] == "greedy"
    assert ann.look()["viewer"] == -1
    assert ann.look()["prompt"] is None
    demoted = Follower(server, ann.table, ann.token, since=3, viewer=0)
    assert demoted.next() == {"type": "welcome", "viewer": -1, "since": 0}
    refused = ann.move("x", "pass")
    assert (refused.status_code, refused.json()["code"]) == (403, "bot_plays")
    assert ann.client.post("/claim").status_code == 200
    assert closing_code(demoted) == 4001
    assert ann.look()["viewer"] == 0


def test_whoever_gets_up_is_a_stranger_and_the_next_one_is_not_overheard(server: Running) -> None:
    ann = open_table(server)
    bea = sit(server, ann.table, "Bea")
    socket = Follower(server, ann.table, bea.token)
    socket.until(1)
    assert bea.post("/leave").status_code == 200
    assert closing_code(socket) == 4001
    sit(server, ann.table, "Cem")
    for answer in (bea.client.get(""), bea.post("/chat", text="hi", cid="c")):
        assert (answer.status_code, answer.json()["code"]) == (401, "bad_token")
    assert Follower(server, ann.table, bea.token).next()["code"] == "bad_token"


def told_by(response: httpx.Response) -> Iterator[str]:
    """The lines of a stream, but for those that only say that it is still there."""
    return filter(None, response.iter_lines())


def test_a_stream_gives_the_same_frames_one_a_line(server: Running) -> None:
    guests = three_guests(server)
    ann = guests[0]
    head = ann.look()["head"]
    with ann.client.stream("GET", "/stream", params={"since": head - 1}) as response:
        assert response.headers["content-type"] == "application/x-ndjson"
        lines = told_by(response)
        assert json.loads(next(lines)) == {"type": "welcome", "viewer": 0, "since": head - 1}
        assert json.loads(next(lines))["n"] == head
        assert json.loads(next(lines))["table"] == ann.look()
        someone_moves(guests)
        told = json.loads(next(lines))
        assert {name: told[name] for name in ("n", "at", "entry")} == ann.messages(head)[0]
        assert json.loads(next(lines))["type"] == "state"


def test_those_who_have_gone_are_no_longer_counted(tmp_path_factory: pytest.TempPathFactory) -> None:
    def sockets_open() -> int:
        text = server.get("/metrics").text
        line = next(line for line in text.splitlines() if line.startswith("amunre_sockets "))
        return int(float(line.split()[1]))

    # a server of its own: elsewhere some of those who came before may be leaving just now
    with running(tmp_path_factory.mktemp("counted"), **PATIENT) as server:
        ann = open_table(server)
        follower = Follower(server, ann.table)
        follower.until(1)
        with ann.client.stream("GET", "/stream") as response:
            lines = told_by(response)
            next(lines)
            assert sockets_open() == 2
        follower.socket.close()
        deadline = time.monotonic() + PATIENCE
        while sockets_open() and time.monotonic() < deadline:
            time.sleep(0.05)
        assert sockets_open() == 0


def test_a_full_queue_lets_the_watcher_go() -> None:
    watcher = Watcher("t", Caller("here"), Role(-1))
    codes = []
    for _ in range(QUEUE + 1):
        watcher.push(["frame"])
        codes.append(watcher.closed_with)
    assert codes == [None] * QUEUE + [TOO_SLOW]
    assert watcher.queue.get_nowait() is None, "what waited is dropped; it can be asked for again"


def test_whoever_is_let_go_hears_no_more_of_what_was_missed() -> None:
    watcher = Watcher("t", Caller("here"), Role(-1))
    watcher.backlog = iter(["first", "second"])
    heard = []

    async def hear() -> None:
        async for frame in backlog_of(watcher):
            heard.append(frame)
            watcher.close(ROLE_CHANGED)

    asyncio.run(hear())
    assert heard == ["first"]


def unread(socket: ClientConnection) -> list[str | bytes]:
    """What a slow reader finds in the end, before the connection is closed."""
    found = []
    try:
        while True:
            found.append(socket.recv(timeout=PATIENCE))
    except ConnectionClosed:
        return found


@pytest.mark.slow
def test_a_reader_who_never_reads_is_cut_off_while_others_go_on(server: Running) -> None:
    guests = three_guests(server)
    ann = guests[0]
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4_096)
    raw.connect(("127.0.0.1", server.port))
    with open_socket(server, ann.table, sock=raw, max_queue=1, close_timeout=1) as socket:
        socket.send('{"type":"hello"}')
        assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "welcome"
        quick = Follower(server, ann.table)
        for number in range(600):
            said = ann.post("/chat", text="x" * 400, cid=f"chat{number}")
            assert said.status_code == 200
            quick.until(said.json()["n"])
        assert len(unread(socket)) < 2 * 600


def test_the_number_of_sockets_is_limited(tmp_path_factory: pytest.TempPathFactory) -> None:
    few = PATIENT | {"sockets_per_caller": "2", "sockets_per_address": "3"}
    with running(tmp_path_factory.mktemp("few"), **few) as server:
        ann = open_table(server)
        own = [Follower(server, ann.table, ann.token) for _ in range(2)]
        for follower in own:
            follower.until(1)
        refused_one = Follower(server, ann.table, ann.token)
        assert refused_one.next()["code"] == "too_many_connections"
        assert closing_code(refused_one) == 4003
        Follower(server, ann.table).until(1)
        with pytest.raises(InvalidStatus) as refused:
            open_socket(server, ann.table)
        assert refused.value.response.status_code == 429
        assert server.get(f"/api/tables/{ann.table}/stream").status_code == 429


def test_sockets_count_before_they_have_said_hello_and_are_free_again_when_they_never_do(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with running(tmp_path_factory.mktemp("mute"), **(PATIENT | {"sockets_per_address": "3"})) as server:
        table = open_table(server).table
        mute = [server.closing.enter_context(open_socket(server, table)) for _ in range(3)]
        with pytest.raises(InvalidStatus) as refused:
            open_socket(server, table)
        assert refused.value.response.status_code == 429
        assert json.loads(refused.value.response.body or b"")["code"] == "too_many_connections"
        for socket in mute:
            assert json.loads(unread(socket)[0])["code"] == "bad_hello"
        Follower(server, table).until(1)


def test_a_server_that_stops_says_so_and_loses_nothing(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("stops")
    with running(folder, **PATIENT) as first:
        guests = three_guests(first)
        someone_moves(guests)
        follower = Follower(first, guests[0].table, guests[0].token)
        follower.until(1)
        before = guests[0].messages()
        with guests[1].client.stream("GET", "/stream") as response:
            lines = told_by(response)
            next(lines)
            assert first.stop() < PROMPT
            assert json.loads(list(lines)[-1])["code"] == "stopping"
        assert closing_code(follower) == STOPPING
        assert first.process.returncode in (0, -15)
    with running(folder, **PATIENT) as second:
        token = guests[0].token
        back = Guest(second, {"table": {"id": guests[0].table}, "seat": 0, "token": token})
        assert back.messages() == before
