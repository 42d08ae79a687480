"""Reports: what is kept of them, who learns of them, and when they are gone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, insert, select

from amunre.server import reports
from amunre.server.restrictions import ban_network, network_bans, restrict, restrictions_of
from amunre.server.sessions import sweep
from amunre.server.tidying import tidy
from amunre.store import schema
from amunre.store.engine import Database, open_database
from amunre.store.upgrade import upgrade
from amunre.tables.timer import DAY
from tests.server.office import BECAUSE, member
from tests.server.running import JSON, PATIENT, Guest, Member, Running, open_table, running, sit

NOW = 2_000 * DAY


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("reports"), **PATIENT) as found:
        yield found


@pytest.fixture(scope="module")
def ada(server: Running) -> Member:
    """An administrator."""
    return Member(server, "Ada").register().made_administrator()


def reports_on(ada: Member, table: str, state: str = "open") -> list[JSON]:
    answer = ada.client.get("/api/admin/reports", params={"state": state}).raise_for_status()
    return [one for one in answer.json()["reports"] if one["table"] == table]


def complains(guest: Guest, **body: Any) -> httpx.Response:
    return guest.post("/report", **({"seat": 1, "kind": "abuse"} | body))


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def insulted(server: Running) -> tuple[Guest, Guest, int]:
    """Somebody, whoever has insulted them, and the number of the message."""
    ann = open_table(server)
    bea = sit(server, ann.table, "Bea")
    assert bea.post("/chat", text="You cheat!", cid="c").status_code == 200
    return ann, bea, ann.look()["head"]


def test_a_report_keeps_what_was_said_and_nobody_at_the_table_learns_of_it(
    server: Running, ada: Member
) -> None:
    ann, bea, message = insulted(server)
    before = bea.messages()
    taken = complains(ann, message=message, text="  is\nrude ")
    assert taken.status_code == 200, taken.text
    assert bea.messages() == before
    [report] = reports_on(ada, ann.table)
    told = {name: report[name] for name in ("id", "kind", "text", "seat", "name", "said", "reporter")}
    assert told == {
        "id": taken.json()["id"],
        "kind": "abuse",
        "text": "is rude",
        "seat": 1,
        "name": "Bea",
        "said": "You cheat!",
        "reporter": "Ann",
    }
    assert (report["account"], report["reporter_account"]) == (None, None)
    assert complains(ann, message=message, text="again").json() == taken.json(), "the same is one report"
    assert complains(ann, text="in general").json() != taken.json()
    assert len(reports_on(ada, ann.table)) == 2


def test_a_message_stays_with_whoever_has_said_it(server: Running, ada: Member) -> None:
    ann, bea, message = insulted(server)
    assert bea.client.delete("/seats/1").status_code == 200
    sit(server, ann.table, "Cem")
    assert complains(ann, message=message).status_code == 200
    assert complains(ann).status_code == 200
    assert {(one["name"], one["said"]) for one in reports_on(ada, ann.table)} == {
        ("Bea", "You cheat!"),
        ("Cem", ""),
    }


def test_a_report_that_makes_no_sense_is_refused(server: Running) -> None:
    ann, bea, message = insulted(server)
    assert ann.post("/bots", bot="greedy").status_code == 200
    assert refusal(complains(ann, seat=0)) == (422, "own_seat")
    assert refusal(complains(ann, seat=2)) == (422, "not_a_person")
    assert refusal(complains(ann, seat=3)) == (422, "no_such_seat")
    for number in (message - 1, message + 1, 2**31):
        assert refusal(complains(ann, message=number)) == (404, "no_such_message")
    assert refusal(complains(bea, seat=0, message=message)) == (404, "no_such_message")
    assert complains(ann, kind="rudeness").status_code == 400
    assert complains(ann, message=0).status_code == 400
    assert refusal(complains(open_table(server), seat=1)) == (422, "empty_seat")


def test_a_caller_reports_a_few_times_an_hour(server: Running) -> None:
    ann, _, message = insulted(server)
    answers = [
        complains(ann, kind=kind, message=number)
        for number in (message, None)
        for kind in ("abuse", "spam", "cheating", "name", "other", "abuse")
    ]
    assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 2


def test_a_report_is_settled_once_and_says_what_came_of_it(server: Running, ada: Member) -> None:
    ann, _, message = insulted(server)
    taken = complains(ann, message=message).json()["id"]
    path = f"/api/admin/reports/{taken}/settle"
    found = ada.client.post(path, json={"outcome": "acted", "note": "muted"}).json()
    assert (found["status"], found["outcome"], found["note"]) == ("settled", "acted", "muted")
    assert not reports_on(ada, ann.table)
    [settled] = reports_on(ada, ann.table, "settled")
    assert settled == found
    assert refusal(ada.client.post(path, json={"outcome": "dismissed"})) == (409, "settled_already")
    none = ada.client.post("/api/admin/reports/none/settle", json={"outcome": "dismissed"})
    assert refusal(none) == (404, "no_such_report")
    assert complains(ann, message=message).json()["id"] != taken, "it is a new one now"


def test_reports_come_page_by_page(server: Running, ada: Member) -> None:
    ann, _, _ = insulted(server)
    for number in range(6):
        sitter = sit(server, ann.table, f"Guest {number}")
        taken = complains(sitter).raise_for_status().json()["id"]
        if number % 2:
            path = f"/api/admin/reports/{taken}/settle"
            ada.client.post(path, json={"outcome": "dismissed"}).raise_for_status()
        assert sitter.client.delete("/seats/2").status_code == 200
    for state, backwards in (("open", False), ("settled", True)):
        found: list[JSON] = []
        after = ""
        while True:
            asked: dict[str, str | int] = {"state": state, "count": 2, "after": after}
            page = ada.client.get("/api/admin/reports", params=asked).json()
            found += page["reports"]
            after = page["next"]
            if not after:
                break
        times = [one["at"] for one in found]
        assert times == sorted(times, reverse=backwards)
        assert len({one["id"] for one in found}) == len(found) >= 3


def test_who_is_forgotten_is_reported_no_more_and_leaves_no_words_in_reports(
    server: Running, ada: Member
) -> None:
    rude, meek = member(server, "Rude"), member(server, "Meek")
    table = rude.open_table()
    assert meek.client.post(f"/api/tables/{table}/seats", json={}).status_code == 201
    about = {"seat": 0, "kind": "name", "text": "Meek complains"}
    assert meek.client.post(f"/api/tables/{table}/report", json=about).status_code == 200
    back = {"seat": 1, "kind": "spam", "text": "Rude complains"}
    assert rude.client.post(f"/api/tables/{table}/report", json=back).status_code == 200
    assert {one["account"]["name"] for one in reports_on(ada, table)} == {rude.name, meek.name}
    body = {"password": rude.password}
    assert rude.client.post("/api/me/forget", json=body).status_code == 200
    [left] = reports_on(ada, table)
    assert (left["account"]["name"], left["text"], left["reporter"]) == (meek.name, "", "")
    assert left["reporter_account"] is None


def test_a_guest_who_is_forgotten_takes_reports_along(server: Running, ada: Member) -> None:
    ann, bea, message = insulted(server)
    assert complains(ann, message=message).status_code == 200
    assert complains(bea, seat=0, text="Bea complains").status_code == 200
    assert bea.post("/forget").status_code == 200
    [left] = reports_on(ada, ann.table)
    assert (left["name"], left["text"], left["reporter"]) == ("Ann", "", "")


def test_a_muted_guest_network_cannot_report(server: Running, ada: Member) -> None:
    ann, _, message = insulted(server)
    ada.client.post("/api/admin/bans", json={"network": "127.0.0.1", **BECAUSE}).raise_for_status()
    try:
        assert refusal(complains(ann, message=message)) == (403, "banned_network")
    finally:
        ada.client.delete("/api/admin/bans", params={"network": "127.0.0.1/32"}).raise_for_status()


# What is kept for a time only


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    is_file = request.param == "sqlite"
    url = f"sqlite:///{tmp_path / 'site.db'}" if is_file else request.getfixturevalue("postgres_url")
    found = open_database(url)
    upgrade(found)
    yield found
    found.close()


def a_report(name: str, **columns: object) -> dict[str, object]:
    words = {"text": "text", "said": "said", "name": "name", "reporter_name": "reporter", "note": "note"}
    usual = {"kind": "spam", "table_id": "t", "seat": 0, "arrival": 1, "reporter_key": b"k"}
    return {"id": name, "at": NOW, "status": reports.OPEN, **usual, **words, **columns}


def test_what_is_kept_for_a_time_is_removed_when_that_is_over(database: Database) -> None:
    account = {"id": "a", "name": "Ann", "name_key": "ann", "password": "", "created_at": 0}
    settled = {"status": reports.SETTLED}

    def fill(connection: Connection) -> None:
        connection.execute(insert(schema.accounts).values(**account))
        for one in (
            a_report("old", at=0, settled_at=NOW - reports.KEPT - 1, **settled),
            a_report("new", at=0, settled_at=NOW - reports.KEPT + 1, **settled),
            a_report("waits", at=NOW - reports.OPEN_FOR + 1),
            a_report("waited", at=NOW - reports.OPEN_FOR - 1),
        ):
            connection.execute(insert(schema.reports).values(**one))
        restrict(connection, "a", "ban", 0, NOW, "over")
        restrict(connection, "a", "mute", 0, NOW + 1, "goes on")
        ban_network(connection, "203.0.113.0/24", 0, NOW, "over")
        ban_network(connection, "198.51.100.0/24", 0, None, "for ever")
        for name, until in (("over", NOW), ("goes on", NOW + 1)):
            values = {"digest": name.encode(), "data": b"{}", "expires_at": until, "account_id": "a"}
            connection.execute(insert(schema.sessions).values(**values))
        code = {"account_id": "a", "digest": b"d", "expires_at": NOW}
        connection.execute(insert(schema.recoveries).values(**code))

    database.write(fill).result()
    database.write(lambda connection: tidy(connection, NOW)).result()
    database.write(lambda connection: sweep(connection, NOW)).result()

    def look(connection: Connection) -> None:
        kept = {row.id: row for row in connection.execute(select(schema.reports))}
        assert kept.keys() == {"old", "new", "waits"}
        for name in ("text", "said", "name", "reporter_name", "note"):
            assert kept["old"]._mapping[name] == ""
            assert kept["new"]._mapping[name] == kept["waits"]._mapping[name] != ""
        assert [key for _, key in restrictions_of(connection, ["a"], 0)] == ["mute"]
        assert [ban.network for ban in network_bans(connection, 0)] == ["198.51.100.0/24"]
        assert list(connection.scalars(select(schema.sessions.c.digest))) == [b"goes on"]
        assert connection.execute(select(schema.recoveries)).all() == []

    database.read(look).result()
