"""Moments and reviews over HTTP: everybody gets what they may see of the past, and no more."""

from __future__ import annotations

import httpx
import pytest

from tests.server.running import (
    JSON,
    Guest,
    Member,
    Running,
    is_sealed,
    open_table,
    play_until,
    sit,
    three_guests,
)

SEATS = ("0", "1", "2")


def finished(server: Running, **wish: object) -> list[Guest]:
    """A short game of three guests, played to its end."""
    ann = open_table(server, title="cardgame", **wish)
    guests = [ann, sit(server, ann.table, "Bea"), sit(server, ann.table, "Cem")]
    assert ann.client.post("/start").status_code == 200
    play_until(guests, lambda seen: seen["status"] == "finished")
    return guests


@pytest.fixture(scope="module")
def ended(server: Running) -> list[Guest]:
    return finished(server)


def moments(client: httpx.Client, table: str, through: str = "own") -> httpx.Response:
    return client.get(f"/api/tables/{table}/moments", params={"as": through})


def test_while_a_game_runs_everybody_steps_through_what_they_saw(server: Running) -> None:
    guests = three_guests(server)
    play_until(guests, is_sealed)
    guest = next(guest for guest in guests if guest.look()["seats"][guest.seat]["waited_for"])
    assert guest.move(*guest.first_choice()).status_code == 200
    spectator = server.browser()
    for client, viewer in ((spectator, -1), *((guest.client, guest.seat) for guest in guests)):
        path = f"{server.url}/api/tables/{guest.table}"
        listed: JSON = client.get(f"{path}/moments").json()
        assert listed["viewer"] == viewer
        last = listed["moments"][-1]["n"]
        seen = client.get(path).json()
        got = client.get(f"{path}/moments/{last}").json()
        assert got["viewer"] == viewer
        assert got["moments"][0]["view"] == seen["view"]
        for other in (*SEATS, "open"):
            wanted = 200 if other == str(viewer) else 409
            for address in (f"{path}/moments", f"{path}/moments/{last}"):
                assert client.get(address, params={"as": other}).status_code == wanted
        assert client.get(f"{path}/moments", params={"as": "everybody"}).json()["viewer"] == -1


def test_a_finished_game_is_open_to_all(server: Running, ended: list[Guest]) -> None:
    table = ended[0].table
    spectator = server.browser()
    views = {}
    for through, viewer in (("own", -1), ("everybody", -1), ("0", 0), ("1", 1), ("2", 2), ("open", -2)):
        listed = moments(spectator, table, through).json()
        assert listed["viewer"] == viewer
        first = listed["moments"][0]["n"]
        got = spectator.get(
            f"/api/tables/{table}/moments/{first}", params={"as": through, "count": 32}
        ).json()
        assert [one["n"] for one in got["moments"]] == [one["n"] for one in listed["moments"][:32]]
        assert got["moments"][0]["view"]["viewer"] == viewer
        views[through] = got["moments"][0]["view"]["parts"]["cardgame"]["boxes"]
    assert views["open"] is not None
    assert views["0"] is None
    review = spectator.get(f"/api/tables/{table}/review").json()
    assert review["names"] == ["Ann", "Bea", "Cem"]
    assert review["outcome"]["points"] == review["scorings"][-1]["totals"]


def test_a_private_game_is_open_to_those_who_sat_there(server: Running) -> None:
    guests = finished(server, listed=False)
    table = guests[0].table
    strangers = (server.browser(), Member(server, "Passer-by").register().client)
    for client in strangers:
        assert moments(client, table).status_code == 200
        for through in (*SEATS, "open"):
            answer = moments(client, table, through)
            assert (answer.status_code, answer.json()["code"]) == (403, "private_table")
        assert client.get(f"/api/tables/{table}/review").json()["code"] == "private_table"
    for through in (*SEATS, "open"):
        assert guests[1].client.get("/moments", params={"as": through}).status_code == 200
    assert guests[1].client.get("/review").status_code == 200


def test_what_is_not_there_is_said_to_be_missing(server: Running, ended: list[Guest]) -> None:
    ann = ended[0].client
    assert ann.get("/moments/1").json()["code"] == "no_such_moment"
    assert ann.get("/moments/100000").status_code == 404
    assert ann.get("/moments", params={"as": "7"}).json()["code"] == "no_such_seat"
    assert ann.get("/moments", params={"as": "-2"}).status_code == 400
    assert ann.get("/moments/20", params={"count": 33}).status_code == 400
    waiting = open_table(server)
    assert waiting.client.get("/moments").json()["moments"] == []
    assert waiting.client.get("/review").json()["code"] == "still_running"
