"""Nothing that anybody sends keeps the event loop from everybody else, and the gauge that says so sees."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import msgspec
import pytest

from amunre.tables.company import MOST_CHATS
from tests.reliability.fuzz import GAUGE, MOST, SETTINGS, fuzz
from tests.reliability.fuzzing.gauge import FIGURES, Figures
from tests.reliability.fuzzing.line import Line
from tests.reliability.fuzzing.requests import written
from tests.reliability.fuzzing.world import EVERYTHING, Place, World, crowd
from tests.server.running import NO_TLS, PATIENCE, Follower, Running, running

LOADED = 2 * MOST
"""Milliseconds of processor time: here the cores, and their caches, are shared with other tests."""
UNCLOSED = b'"' + rb"\"" * 4_000
LOOKS = ("", "/messages", "/moments", "/record", "/record?form=record", "/data", "/review", "/forecast")


def figures_of(server: Running) -> Figures:
    return msgspec.json.decode(server.get(FIGURES).content, type=Figures)


@pytest.mark.slow
def test_no_input_of_any_shape_keeps_the_event_loop(tmp_path: Path) -> None:
    outcome = fuzz(tmp_path, 400, "test", chats=500, title="cardgame")
    assert outcome.is_sound(LOADED), "\n".join(outcome.lines())
    answers = outcome.figures.answers
    served = {answer.rsplit(" ", 1)[0] for answer in answers if answer[-3:] in ("200", "201")}
    assert len(served) > 25, "or everything was refused at the door"
    assert any(answer.startswith("SOCKET") for answer in (stall.route for stall in outcome.figures.worst))


def test_the_gauge_sees_a_regular_expression_of_quadratic_time(tmp_path: Path) -> None:
    with running(tmp_path, program="tests.reliability.fuzzing.planted", **SETTINGS) as server:
        host = {"Host": f"127.0.0.1:{server.port}", "Origin": server.url}
        for number, body in ((1, b"{}"), (2, UNCLOSED), (3, b"{}")):
            request = written("POST", "/api/login", host | {"X-Fuzz": str(number)}, body)
            status, _ = asyncio.run(ask(Line(server.port, "127.0.0.1"), request))
            assert status == 400
        worst = figures_of(server).worst[0]
        assert worst.ms > LOADED
        assert (worst.route, worst.number, worst.size) == ("POST /api/login", 2, len(UNCLOSED))


async def ask(line: Line, request: bytes) -> tuple[int, bytes]:
    try:
        return await line.ask(request)
    finally:
        line.close()


@pytest.mark.slow
def test_the_largest_tables_are_read_and_told_while_others_are_served(tmp_path: Path) -> None:
    with running(tmp_path, **SETTINGS) as server:
        world = World(server)
        over, running_on = world.left_to_bots("cardgame", 2), world.opened(EVERYTHING, 5, start=True)
        world.wait_for_end(over)
    crowd(f"sqlite:///{server.database}", [over, running_on], MOST_CHATS)
    long: list[set[str]] = []
    for _ in range(2):  # what takes long by itself does so every time
        with running(tmp_path, program=GAUGE, **SETTINGS) as server:
            for place in (over, running_on):
                look_at(server, place)
            assert server.get("/api/schema/openapi.json").status_code == 200
            found = figures_of(server)
        long.append({stall.route for stall in found.worst if stall.ms > LOADED})
        served = {answer.removesuffix(" 200") for answer in found.answers if answer.endswith(" 200")}
        assert len(served) >= len(LOOKS) + 1, served  # two forms of the record; the stream and the document
    assert not set.intersection(*long)


def look_at(server: Running, place: Place) -> None:
    """Everything that there is to see of a table, over every channel."""
    head = {"Authorization": f"Bearer {place.tokens[0]}"}
    with httpx.Client(base_url=server.url, headers=head, timeout=PATIENCE, verify=NO_TLS) as client:
        for look in LOOKS:
            assert client.get(f"/api/tables/{place.table}{look}").status_code in (200, 409)
        with client.stream("GET", f"/api/tables/{place.table}/stream") as answer:
            kinds = (json.loads(line)["type"] for line in answer.iter_lines() if line.strip())
            assert "state" in kinds
    for look in ("", "/record"):
        assert server.operator().get(f"/api/admin/tables/{place.table}{look}").status_code in (200, 409)
    seen = Follower(server, place.table, place.tokens[0])
    while seen.next()["type"] != "state":
        pass
    assert len(seen.messages) > MOST_CHATS
