"""Nobody has too many tables that are not over; who has is told what to do."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from amunre.store import schema
from amunre.store.engine import open_database
from amunre.store.quotas import forget_openers
from tests.server.running import PATIENT, Guest, Member, Running, running

CARDS = {"title": "cardgame", "players": 2}


def opened(client: httpx.Client, **wish: object) -> httpx.Response:
    return client.post("/api/tables", json={**CARDS, **wish})


def end(guest: Guest) -> None:
    assert guest.post("/votes", about="end").status_code == 200
    assert guest.look()["status"] == "abandoned"


def openers_in(url: str) -> int:
    database = open_database(url)
    try:
        return len(database.read(lambda c: c.execute(schema.openers.select()).all()).result())
    finally:
        database.close()


@pytest.fixture
def strict(tmp_path: Path) -> dict[str, str]:
    return PATIENT | {"tables_per_account": "3"}


def test_an_account_has_so_many_tables_and_room_again_when_one_is_over(
    tmp_path: Path, strict: dict[str, str]
) -> None:
    with running(tmp_path, **strict) as server:
        ann = Member(server, "Ann").register()
        against_bots = {"seats": ["me", "greedy"], "begin": True}
        tables = [opened(ann.client, **against_bots).json()["table"]["id"] for _ in range(3)]
        refused = opened(ann.client)
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many_tables")
        assert refused.json()["facts"] == {"count": 3}
        assert "Finish one of them" in refused.json()["text"]
        assert len(ann.client.get("/api/me/tables").json()["tables"]) == 3, "nothing was opened"
        assert opened(Member(server, "Ben").register().client).status_code == 201, "others have their own"
        vote = ann.client.post(f"/api/tables/{tables[0]}/votes", json={"about": "end"})
        assert vote.status_code == 200
        rematch = ann.client.post(f"/api/tables/{tables[0]}/rematch", json={})
        assert rematch.status_code == 201
        assert ann.client.post(f"/api/tables/{tables[1]}/votes", json={"about": "end"}).status_code == 200
        assert opened(ann.client).status_code == 201
        assert opened(ann.client).status_code == 429, "the rematch counts"
        again = ann.client.post(f"/api/tables/{tables[1]}/rematch", json={})
        assert (again.status_code, again.json()["code"]) == (429, "too_many_tables")
    assert openers_in(f"sqlite:///{tmp_path / 'server.db'}") == 4


def test_the_guests_of_an_address_have_twenty_times_as_many(tmp_path: Path) -> None:
    with running(tmp_path, **(PATIENT | {"tables_per_account": "1"})) as server:
        found = [opened(server.browser(), player="Zoe") for _ in range(20)]
        assert {answer.status_code for answer in found} == {201}
        refused = opened(server.browser(), player="Zoe")
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many_guest_tables")
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(transport=elsewhere, base_url=server.url, headers={"Origin": server.url}) as other:
            assert opened(other, player="Zoe").status_code == 201


def test_zero_is_any_number(server: Running) -> None:
    assert {opened(server.browser(), player="Zoe").status_code for _ in range(30)} == {201}


def test_the_number_holds_for_all_workers_together(
    tmp_path: Path, postgres_url: str, strict: dict[str, str]
) -> None:
    with running(tmp_path, **(strict | {"database": postgres_url, "workers": "3"})) as server:
        ann = Member(server, "Ann").register()

        def one(_: int) -> int:
            with httpx.Client(
                base_url=server.url, headers=ann.client.headers, cookies=ann.client.cookies
            ) as browser:
                return opened(browser).status_code

        with ThreadPoolExecutor(10) as pool:
            codes = list(pool.map(one, range(20)))
        assert sorted(codes) == [201] * 3 + [429] * 17


def test_nobody_knows_for_long_who_has_opened_what_is_over(tmp_path: Path, strict: dict[str, str]) -> None:
    url = f"sqlite:///{tmp_path / 'server.db'}"
    with running(tmp_path, **strict) as server:
        body = {"seats": ["me", "greedy"], "begin": True, "player": "Zoe"}
        end(Guest(server, opened(server.browser(), **body).json()))
        opened(server.browser(), player="Zoe")
    database = open_database(url)
    rows = schema.openers.select()
    assert len(database.read(lambda c: c.execute(rows).all()).result()) == 1
    database.write(lambda c: c.execute(schema.tables.update().values(status="finished"))).result()
    database.write(forget_openers).result()
    assert database.read(lambda c: c.execute(rows).all()).result() == []
    database.close()
