"""An upgrade brings other rules: games go on where they were, on one server and from worker to worker."""

from __future__ import annotations

import random
import time
from pathlib import Path

from tests.server.running import JSON, PATIENCE, PATIENT, Guest, Running, play_until, running, three_guests
from tests.support.postgres import Server

CHANGED = "tests.support.changed_server"
OLD, NEW = {"base": 2, "classic": 2}, {"base": 2, "classic": 3}


def has_harvested(seen: JSON) -> bool:
    return bool(seen["view"]["parts"]["base"]["round"] >= 3)


def at(guest: Guest, server: Running) -> Guest:
    """The same seat, at another server."""
    there = Guest(server, {"table": {"id": guest.table}, "seat": guest.seat, "token": guest.token})
    there.cids = guest.cids + 1_000
    return there


def entries(guest: Guest) -> list[JSON]:
    return [message["entry"] for message in guest.messages()]


def board_of(seen: JSON) -> JSON:
    parts: JSON = seen["view"]["parts"]
    return parts


def test_after_an_upgrade_a_game_goes_on_where_it_was(tmp_path: Path) -> None:
    with running(tmp_path, **PATIENT) as before:
        guests = three_guests(before)
        play_until(guests, has_harvested)
        stood = [guest.look() for guest in guests]
        before.stop()
    with running(tmp_path, program=CHANGED, **PATIENT) as after:
        guests = [at(guest, after) for guest in guests]
        for guest, then in zip(guests, stood, strict=True):
            now = guest.look()
            assert board_of(now) == board_of(then)
            assert (now["prompt"] is None) == (then["prompt"] is None)
            last = entries(guest)[-1]
            assert last == {"type": "rules_patched", "before": OLD, "after": NEW, "whole": True}
        end = play_until(guests, lambda seen: seen["status"] == "finished")
        assert "windfall" in str(entries(guests[0]))
        document = guests[0].client.get("/record", params={"form": "record"})
        assert document.status_code == 200
        assert end["view"]["outcome"] == document.json()["result"]
    with running(tmp_path, **PATIENT) as older:
        answer = at(guests[0], older).client.get("")
        assert (answer.status_code, answer.json()["code"]) == (503, "rules_unknown")


def test_a_new_worker_asks_an_old_one_how_a_game_stands(tmp_path: Path, postgres: Server) -> None:
    shared = PATIENT | {"database": postgres.new_database()}
    with (
        running(tmp_path / "old", **shared) as old,
        running(tmp_path / "new", program=CHANGED, **shared) as new,
    ):
        guests = three_guests(old)
        play_until(guests, has_harvested)
        rng = random.Random(2)
        for _ in range(7):  # so that the last snapshot is of some time ago
            for guest in guests:
                if guest.look()["seats"][guest.seat]["waited_for"]:
                    assert guest.move(*guest.first_choice(rng.randrange(99))).status_code == 200
        stood = [guest.look() for guest in guests]
        there = [at(guest, new) for guest in guests]
        for guest, then in zip(there, stood, strict=True):
            assert board_of(guest.look()) == board_of(then)
            assert entries(guest)[-1]["whole"] is True
        answer = at(guests[0], old).client.get("")
        assert answer.json()["code"] == "rules_unknown", "until it is replaced"
        old.stop()
        play_until([at(guest, new) for guest in guests], lambda seen: seen["status"] == "finished")
        assert sum(entry["type"] == "rules_patched" for entry in entries(there[0])) == 1


def test_a_worker_that_leaves_says_how_its_games_stand(tmp_path: Path, postgres: Server) -> None:
    shared = PATIENT | {"database": postgres.new_database()}
    with running(tmp_path / "old", **shared) as old:
        guests = three_guests(old)
        play_until(guests, has_harvested)
        stood = [guest.look() for guest in guests]
        assert old.stop() < PATIENCE
    with running(tmp_path / "new", program=CHANGED, **shared) as new:
        began = time.monotonic()
        there = [at(guest, new) for guest in guests]
        for guest, then in zip(there, stood, strict=True):
            assert board_of(guest.look()) == board_of(then)
        assert entries(there[0])[-1]["whole"] is True
        assert time.monotonic() - began < PATIENCE
