"""Hints over HTTP, and bots that are programs of the operator."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from amunre.bots import BOTS
from tests.server.running import (
    PATIENCE,
    PATIENT,
    Guest,
    Running,
    open_table,
    play_until,
    running,
    three_guests,
)
from tests.server.test_moves import asked
from tests.support.line_bots import program

ROOT = Path(__file__).parents[2]


def ask(guest: Guest, cid: str = "h") -> dict[str, object]:
    answer = guest.post("/hint", decision=guest.look()["prompt"]["decision"], cid=cid)
    assert answer.status_code == 200, answer.text
    found: dict[str, object] = answer.json()
    return found


def test_a_hint_is_a_move_that_can_be_played(server: Running) -> None:
    guests = three_guests(server)
    mover = asked(guests)
    hint = ask(mover)
    assert str(hint["code"]).startswith("place_bid-")
    assert hint["idea"]
    assert hint["n"] == hint["head"] == mover.look()["head"]
    assert ask(mover, "again") == hint
    assert mover.look()["hints"][mover.seat] == 1
    assert mover.move(str(hint["decision"]), hint["action"]).status_code == 200


def test_nobody_else_learns_of_a_hint_before_the_end(server: Running) -> None:
    guests = three_guests(server)
    mover = asked(guests)
    other = next(guest for guest in guests if guest is not mover)
    before = other.look()
    ask(mover)
    assert other.look() == before
    play_until(guests, lambda seen: seen["status"] == "finished")
    assert other.look()["hints"] == [int(seat == mover.seat) for seat in range(3)]


def test_a_table_without_hints_gives_none(server: Running) -> None:
    host = open_table(server, seats=["me", "random", "random"], hints=False)
    assert host.client.post("/start").status_code == 200
    seen = play_until([host], lambda seen: seen["prompt"] is not None)
    answer = host.post("/hint", decision=seen["prompt"]["decision"], cid="h")
    assert (answer.status_code, answer.json()["code"]) == (422, "no_hints")


def test_a_hint_for_an_earlier_question_is_superseded(server: Running) -> None:
    mover = asked(three_guests(server))
    answer = mover.post("/hint", decision="0" * 32, cid="h")
    assert (answer.status_code, answer.json()["code"]) == (409, "superseded")


def test_a_stopped_game_is_not_analysed_and_not_called_running(server: Running) -> None:
    host = open_table(server, title="cardgame", players=2, seats=["me", "greedy"])
    assert host.client.post("/start").status_code == 200
    assert host.post("/votes", about="end").status_code == 200
    assert host.look()["status"] == "abandoned"
    for answer in (host.client.get("/analysis", params={"seat": 0}), host.post("/analysis", seat=0)):
        assert (answer.status_code, answer.json()["code"]) == (409, "stopped_early")


def test_a_finished_game_is_analysed_for_those_who_sat_there(server: Running) -> None:
    host = open_table(server, title="cardgame", players=2, seats=["me", "greedy"])
    assert host.client.post("/start").status_code == 200
    assert host.client.get("/analysis", params={"seat": 0}).status_code == 409
    play_until([host], lambda seen: seen["status"] == "finished")
    assert host.client.get("/analysis", params={"seat": 0}).json()["status"] == "none"
    begun = host.post("/analysis", seat=0)
    assert begun.json()["status"] == "waiting"
    assert (begun.json()["place"], begun.json()["waiting"]) == (1, 1)
    until = time.monotonic() + 2 * PATIENCE
    while (found := host.client.get("/analysis", params={"seat": 0}).json())["status"] in (
        "waiting",
        "working",
    ):
        assert time.monotonic() < until
        time.sleep(0.2)
    assert found["status"] == "done"
    assert found["done"] == found["total"]
    verdicts = found["analysis"]["verdicts"]
    assert verdicts == sorted(verdicts, key=lambda verdict: verdict["number"])
    assert len(verdicts) > 5
    assert len(found["moments"]) == len(verdicts)
    assert host.client.get(f"/moments/{found['moments'][-1]}").status_code == 200
    assert host.post("/analysis", seat=0).json() == found, "what was found is kept"
    watcher = server.browser()
    path = f"/api/tables/{host.table}/analysis"
    assert watcher.get(path, params={"seat": 0}).json() == found
    assert watcher.post(path, json={"seat": 1}).status_code == 403
    assert host.post("/analysis", seat=2).json()["code"] == "no_such_seat"


@pytest.mark.slow
def test_an_operators_programs_play_and_one_that_fails_costs_moves_only(tmp_path: Path) -> None:
    good = f"mine={sys.executable} {ROOT / 'examples' / 'line_bot.py'}"
    commands = f"{good}; {program(tmp_path, 'ended', 'gone')}"
    # a busy machine takes a while to start a program
    with running(tmp_path, **PATIENT, bot_seconds="120", bot_commands=commands) as server:
        listed = server.browser().get("/api/catalogue").json()["bots"]
        assert [bot["name"] for bot in listed] == [*BOTS, "mine", "gone"]
        assert listed[-1]["source"] == "command"
        assert str(tmp_path) not in str(listed), "the command itself is the operator's business"
        host = open_table(server, title="cardgame", players=3, seats=["me", "mine", "gone"])
        assert host.client.post("/start").status_code == 200
        play_until([host], lambda seen: seen["status"] == "finished")
        record = host.client.get("/record", params={"form": "record"}).json()
        moves = [row["entry"] for row in record["rows"] if row["entry"]["type"] == "move_played"]
        assert {move["by"] for move in moves if move["seat"] == 1} == {"bot"}
        assert {move["by"] for move in moves if move["seat"] == 2} == {"fallback"}


def test_a_command_cannot_be_brought_by_a_caller(server: Running) -> None:
    host = open_table(server)
    answer = host.post("/bots", bot="mine=touch /tmp/amunre-was-here")
    assert (answer.status_code, answer.json()["code"]) == (422, "no_such_bot")
