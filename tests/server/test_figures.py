"""An owner's component set over the API: checked, sent with a table, shown to everybody, bounded."""

from __future__ import annotations

import time

import pytest

from amunre.tables.verify import verify_record
from tests.server.running import JSON, PATIENT, Running, open_table, play_until, running, sit

FILE = "name = 'Our copy'\n[province.abu]\nicons = 3\nfields = 2\n"
FIGURES = {"province.abu.icons": 3}
OWN = {"name": "Our copy", "figures": FIGURES}
TOLD = [{"path": "province.abu.icons", "value": 3, "standard": 2}]


def read(server: Running, text: str) -> tuple[int, JSON]:
    answer = server.browser().post("/api/components", json={"text": text})
    return answer.status_code, answer.json()


def test_a_file_is_checked_and_what_it_changes_is_told(server: Running) -> None:
    status, found = read(server, FILE)
    assert status == 200
    assert (found["name"], found["figures"], found["differences"]) == ("Our copy", FIGURES, TOLD)
    assert found["doubts"] == []
    assert read(server, "[province.abu]\nicons = 5")[1]["doubts"] != [], "the reviews say otherwise"
    assert read(server, "# nothing")[1]["figures"] == {}


def test_a_fault_of_a_file_is_told_with_its_line_and_field(server: Running) -> None:
    status, found = read(server, "[province.abu]\n\nfields = 99\n")
    assert (status, found["code"]) == (422, "bad_components")
    fault = "province.abu.fields must be a whole number from 0 to 12, not 99"
    assert found["facts"] == {"line": 3, "fault": fault}
    assert found["text"] == f"Line 3: {fault}."


@pytest.mark.parametrize("text", ["x" * 40_000, "x" * 70_000, ".".join("a" for _ in range(16_000)) + " = 1"])
def test_a_file_that_is_too_large_is_refused_before_it_is_read(server: Running, text: str) -> None:
    began = time.monotonic()
    assert read(server, text)[0] in (400, 413, 422)
    assert time.monotonic() - began < 2


def test_everybody_sees_the_figures_before_they_sit_and_the_game_has_them(server: Running) -> None:
    ann = open_table(server, components=OWN)
    public = f"/api/tables/{ann.table}"
    assert server.get(public).json()["settings"]["components"] == OWN
    assert server.get(f"{public}/figures").json() == {"name": "Our copy", "differences": TOLD}
    guests = [ann, sit(server, ann.table, "Bea"), sit(server, ann.table, "Cem")]
    assert ann.post("/start").status_code == 200
    assert {guest.look()["settings"]["components"]["name"] for guest in guests} == {"Our copy"}
    for guest in guests:
        assert guest.post("/votes", about="end").status_code == 200
    again = ann.post("/rematch")
    assert again.json()["table"]["settings"]["components"] == OWN, "a further game has the same figures"


def test_a_table_without_a_set_says_nothing_of_one(server: Running) -> None:
    ann = open_table(server)
    assert "components" not in ann.look()["settings"]
    assert server.get(f"/api/tables/{ann.table}/figures").json() == {"name": "standard", "differences": []}


@pytest.mark.parametrize(
    "own",
    [
        {"name": "x", "figures": {"province.abu.fields": 99}},
        {"name": "standard", "figures": FIGURES},
        {"name": "x" * 61, "figures": FIGURES},
        {"name": "x", "figures": {"nothing": 1}},
    ],
)
def test_a_table_cannot_be_opened_with_figures_that_cannot_be(server: Running, own: JSON) -> None:
    body = {"title": "classic", "players": 3, "player": "Ann", "components": own}
    answer = server.browser().post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_components")


@pytest.mark.parametrize(
    "figures",
    [{f"figure{n}": 1 for n in range(1_001)}, {"province.abu.fields": 10**300}, {"table.ladder": [[1]]}, []],
)
def test_figures_of_another_form_are_not_even_looked_at(server: Running, figures: object) -> None:
    body = {
        "title": "classic",
        "players": 3,
        "player": "Ann",
        "components": {"name": "x", "figures": figures},
    }
    assert server.browser().post("/api/tables", json=body).status_code == 400


def test_a_game_with_a_set_is_played_by_bots_restarted_and_verified(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("own")
    own = {"name": "Our copy", "figures": {"table.ladder": [0, 2, 4, 8, 16, 32], "province.abu.icons": 3}}
    with running(folder, **PATIENT) as server:
        ann = open_table(server, seats=["me", "greedy", "random"], components=own, begin=True)
        play_until([ann], lambda seen: seen["view"]["parts"]["base"]["round"] == 2)
        hint = ann.post("/hint", decision=ann.first_choice()[0], cid="h") if ann.look()["prompt"] else None
        assert hint is None or hint.status_code == 200
    with running(folder, **PATIENT) as server:
        ann.server, ann.client = server, server.browser()
        ann.client.base_url = f"{server.url}/api/tables/{ann.table}"
        ann.client.headers["Authorization"] = f"Bearer {ann.token}"
        play_until([ann], lambda seen: seen["status"] == "finished")
        record = ann.client.get("/record", params={"form": "record"}).text
        assert "Our copy" in record
        assert verify_record(record).sound
        assert ann.client.get("/review").status_code == 200
        assert ann.post("/analysis", seat=0).status_code == 200


def test_files_are_read_so_many_times_a_minute(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(tmp_path_factory.mktemp("files"), **PATIENT) as server:
        codes = [read(server, "")[0] for _ in range(63)]
        assert codes[0] == 200
        assert codes[-1] == 429
