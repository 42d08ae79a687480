"""Lists of tables as they are asked for: by pages, title, state and player."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import NO_TLS, Member, Running, open_table, running, sit, three_guests


@pytest.fixture(scope="module")
def ida(server: Running) -> Member:
    return Member(server, "Ida").register()


def pages(server: Running, path: str = "/api/tables", **asked: Any) -> Iterator[list[str]]:
    """The tables of each page, by their ids."""
    after = ""
    while True:
        page = server.get(path, params={**asked, "after": after}).raise_for_status().json()
        yield [table["id"] for table in page["tables"]]
        after = page["next"]
        if not after:
            return


def test_every_public_table_can_be_reached(server: Running) -> None:
    opened = [open_table(server, player="Quinn").table for _ in range(7)]
    found = list(pages(server, player="quinn", count=3))
    assert [len(page) for page in found] == [3, 3, 1]
    assert [one for page in found for one in page] == opened[::-1]


def test_lists_are_searched_by_title_state_and_player(server: Running) -> None:
    expert = open_table(server, title="revised+expert", player="Rosa Lux")
    plain = open_table(server, title="revised", player="Rosa Lux")
    begun = three_guests(server, title="revised", player="Rosa Lux")[0]
    open_table(server, title="revised", player="Rosa Lux", listed=False)

    def found(**asked: str) -> list[str]:
        return [one for page in pages(server, player="lux", **asked) for one in page]

    assert found() == [plain.table, expert.table]
    assert found(title="revised+expert") == [expert.table]
    assert found(title="classic") == []
    assert found(status="running") == [begun.table]


def test_whoever_gets_up_is_not_found_any_more(server: Running) -> None:
    ann = open_table(server, player="Sven")
    sit(server, ann.table, "Tove")
    assert ann.client.post("/leave", json={}).status_code == 200
    assert list(pages(server, player="sven")) == [[]]
    assert list(pages(server, player="tove")) == [[ann.table]]


def test_the_time_in_a_list_is_that_of_what_everybody_knows(server: Running) -> None:
    begun = three_guests(server, player="Ulf")[0]
    line = server.get("/api/tables", params={"status": "running", "player": "ulf"}).json()["tables"][0]
    assert line["at"] == server.get(f"/api/tables/{begun.table}").json()["at"]


@pytest.mark.parametrize("path", ["/api/tables", "/api/me/tables"])
@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"after": "yesterday"}, "bad_page"),
        ({"after": "0." + "9" * 18 + ".x"}, ""),
        ({"after": "0." + "9" * 19 + ".x"}, "bad_page"),
        ({"title": "chess"}, "no_such_title"),
        ({"count": "0"}, "bad_request"),
        ({"count": "1000000"}, "bad_request"),
        ({"player": "x" * 1000}, "bad_request"),
        ({"status": "secret"}, "bad_request"),
    ],
)
def test_what_makes_no_sense_is_refused(ida: Member, path: str, asked: dict[str, str], code: str) -> None:
    answer = ida.client.get(path, params=asked)
    assert answer.json().get("code", "") == code


def test_ones_own_list_has_pages_and_what_goes_on_is_on_the_first(server: Running) -> None:
    jo = Member(server, "Jo").register()
    running = jo.open_table(listed=False)
    sit(server, running, "Bea")
    sit(server, running, "Cem")
    assert jo.client.post(f"/api/tables/{running}/start").status_code == 200
    later = [jo.open_table() for _ in range(4)]
    first = jo.client.get("/api/me/tables", params={"count": 2}).json()
    assert [line["id"] for line in first["tables"]] == [running, later[-1]]
    second = jo.client.get("/api/me/tables", params={"count": 10, "after": first["next"]}).json()
    assert [line["id"] for line in second["tables"]] == later[-2::-1]
    assert second["next"] == ""
    assert jo.client.get("/api/me/tables", params={"status": "over"}).json()["tables"] == []


def test_one_address_cannot_push_others_off_the_first_page(tmp_path: Path) -> None:
    """Neither as a guest nor with accounts; games that begin at once are in nobody's way."""
    with running(tmp_path) as server:
        honest = open_table(server, player="Ida").table
        eve = Member(server, "Eve").register()
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.9", verify=NO_TLS)
        with httpx.Client(transport=elsewhere, base_url=server.url, headers={"Origin": server.url}) as flood:
            wish = {"title": "classic", "players": 3, "player": "Mal"}
            answers = [flood.post("/api/tables", json=wish).status_code for _ in range(60)]
            flood.headers["X-CSRF-Token"] = eve.csrf()
            flood.cookies = eve.client.cookies
            answers += [flood.post("/api/tables", json=wish).status_code for _ in range(30)]
            assert set(answers) == {201, 429}
            begun = wish | {"seats": ["me", "greedy", "greedy"], "begin": True}
            assert flood.post("/api/tables", json=begun).status_code == 201
            assert flood.post("/api/tables", json=wish | {"listed": False}).status_code == 201
        assert honest in next(pages(server))
        assert open_table(server, player="Jo").table in next(pages(server))
