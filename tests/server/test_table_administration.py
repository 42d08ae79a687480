"""What administrators do at tables: what comes of it, who is told, and who may not."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets import ConnectionClosed

from amunre.server.hub import DELETED
from tests.server.cast import content_hash
from tests.server.office import BECAUSE, done, found_by, latest_act, member, refused, seen, told
from tests.server.running import (
    PATIENT,
    Follower,
    Member,
    Running,
    open_table,
    running,
    sit,
    three_guests,
)

ACTS = ("close", "delete", "seats/0/mute", "seats/0/unmute", "seats/0/remove")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Bots do nothing here, so that nothing happens between two looks."""
    with running(tmp_path_factory.mktemp("site"), **PATIENT | {"bot_delay": "3600"}) as found:
        yield found


@pytest.fixture(scope="module")
def ada(server: Running) -> Member:
    """An administrator."""
    return Member(server, "Ada").register().made_administrator()


# Closing


@pytest.mark.parametrize("has_begun", [False, True])
def test_everybody_at_a_table_is_told_that_it_is_closed_and_why(
    server: Running, ada: Member, has_begun: bool
) -> None:
    ann = three_guests(server)[0] if has_begun else open_table(server)
    socket = Follower(server, ann.table, ann.token)
    socket.next()
    found = done(ada.client, ann.table, "close", "  A test\n of closing ")
    assert (found["status"], found["acts"][0]["what"]) == ("abandoned", "close")
    last = told(ann)[-3:]
    assert last[:2] == [{"type": "reason_given", "text": "A test of closing"}, {"type": "table_closed"}]
    assert last[2]["type"] == "seed_revealed"
    state = socket.until(ann.look()["head"])
    assert (state["status"], state["prompt"]) == ("abandoned", None)
    assert latest_act(ada.client) == {
        "who_name": "Ada",
        "what": "close",
        "kind": "table",
        "about": ann.table,
        "reason": "  A test\n of closing ",
        "facts": {},
    }
    assert refused(ada.client, ann.table, "close") == (409, "has_ended")


# Seats


def test_a_muted_seat_is_told_so_and_cannot_chat(server: Running, ada: Member) -> None:
    ann, bea, _ = three_guests(server)
    found = done(ada.client, ann.table, f"seats/{bea.seat}/mute", "Too loud")
    assert [person["muted"] for person in found["people"]] == [False, True, False]
    assert told(ann)[-2:] == [
        {"type": "reason_given", "text": "Too loud"},
        {"type": "seat_muted", "seat": bea.seat, "muted": True},
    ]
    answer = bea.post("/chat", text="why?", cid="a")
    assert (answer.status_code, answer.json()["code"]) == (422, "seat_muted")
    assert ann.post("/chat", text="well", cid="a").status_code == 200
    assert refused(ada.client, ann.table, f"seats/{bea.seat}/mute") == (409, "so_already")
    assert latest_act(ada.client)["what"] == "mute", "what comes to nothing is not noted"
    found = done(ada.client, ann.table, f"seats/{bea.seat}/unmute", "Has promised")
    assert bea.post("/chat", text="thanks", cid="b").status_code == 200
    assert [(act["what"], act["facts"]) for act in found["acts"]] == [
        ("unmute", {"seat": bea.seat}),
        ("mute", {"seat": bea.seat}),
    ]
    assert refused(ada.client, ann.table, f"seats/{bea.seat}/unmute") == (409, "so_already")


def test_whoever_is_removed_from_a_game_neither_comes_back_nor_talks(server: Running, ada: Member) -> None:
    ann, bea, cem = three_guests(server)
    found = done(ada.client, ann.table, f"seats/{bea.seat}/remove", "Insults")
    person = found["people"][bea.seat]
    assert (person["name"], person["kind"], person["bot"]) == ("Bea", "guest", "greedy")
    reason = told(ann).index({"type": "reason_given", "text": "Insults"})
    given = {"type": "seat_given_to_bot", "seat": bea.seat, "bot": "greedy", "why": "removed"}
    assert told(ann)[reason + 1] == given
    assert bea.post("/claim").json()["code"] == "was_removed"
    assert bea.post("/chat", text="why?", cid="a").json()["code"] == "was_removed"
    assert refused(ada.client, ann.table, f"seats/{bea.seat}/remove") == (409, "so_already")
    assert cem.post("/leave").status_code == 200
    done(ada.client, ann.table, f"seats/{cem.seat}/remove")
    assert cem.post("/claim").json()["code"] == "was_removed", "who is away for a while is removed for good"


def test_whoever_is_removed_before_the_game_leaves_a_free_seat_and_no_key(
    server: Running, ada: Member
) -> None:
    vic = member(server, "Vic")
    table = vic.open_table()
    bob = sit(server, table, "Bob")
    found = done(ada.client, table, f"seats/{bob.seat}/remove")
    assert found["people"][bob.seat]["kind"] == "free"
    assert bob.client.get("").status_code == 401, "the token opens nothing any more"
    done(ada.client, table, "seats/0/remove")
    assert vic.client.get("/api/me/tables").json()["tables"] == []
    assert [person["kind"] for person in seen(ada.client, table)["people"]] == ["free"] * 3
    assert sit(server, table, "Cem").seat == 0


def test_nothing_is_done_to_a_seat_where_nothing_can_be(server: Running, ada: Member) -> None:
    ann = open_table(server, seats=["me", "greedy", "open"])
    before = content_hash(server)
    for what in ("mute", "unmute", "remove"):
        assert refused(ada.client, ann.table, f"seats/1/{what}") == (422, "not_a_person")
        for seat in ("2", "3", "-1", "99999999999999999999"):
            assert refused(ada.client, ann.table, f"seats/{seat}/{what}") == (422, "no_such_seat")
    assert content_hash(server) == before


# Deleting


def test_a_deleted_table_is_gone_for_everybody_and_from_the_database(server: Running, ada: Member) -> None:
    vic = member(server, "Vic")
    stays = open_table(server, player="Stays")
    table = vic.open_table(name="Plugh")
    bob = sit(server, table, "Bob")
    sit(server, table, "Cem")
    assert vic.client.post(f"/api/tables/{table}/start").status_code == 200
    bob.post("/chat", text="xyzzy", cid="a")
    done(ada.client, table, f"seats/{bob.seat}/mute")
    sockets = [Follower(server, table, bob.token), Follower(server, table)]
    for socket in sockets:
        socket.next()
    answer = ada.client.post(f"/api/admin/tables/{table}/delete", json=BECAUSE)
    assert (answer.status_code, answer.content) == (204, b"")
    for socket in sockets:
        assert code_of(socket) == DELETED
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/messages", f"/api/admin/tables/{table}"):
        assert ada.client.get(path).json()["code"] == "no_such_table"
    assert bob.post("/chat", text="hello?", cid="b").json()["code"] == "no_such_table"
    assert vic.client.get("/api/me/tables").json()["tables"] == []
    assert found_by(ada.client, player=vic.name) == []
    for what in ACTS:
        assert refused(ada.client, table, what) == (404, "no_such_table")
    assert places_of(server, table) == {"admin_acts"}
    assert places_of(server, "xyzzy") == places_of(server, "Plugh") == set()
    files = [path.read_bytes() for path in server.folder.glob("server.db*")]
    assert not any(b"xyzzy" in content or b"Plugh" in content for content in files)
    assert latest_act(ada.client) == {
        "who_name": "Ada",
        "what": "delete",
        "kind": "table",
        "about": table,
        "reason": BECAUSE["reason"],
        "facts": {"title": "classic", "status": "running"},
    }
    assert stays.look()["status"] == "open"


def code_of(socket: Follower) -> int | None:
    """With which code a socket is closed."""
    with suppress(ConnectionClosed):
        while True:
            socket.next()
    return socket.socket.close_code


def places_of(server: Running, word: str) -> set[str]:
    """Where in the database something stands."""
    database = sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)
    try:
        names = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {
            name
            for name in names
            for row in database.execute(f'SELECT * FROM "{name}"')
            if any(word in str(cell) for cell in row)
        }
    finally:
        database.close()


def test_reports_outlive_the_table_and_can_be_settled(server: Running, ada: Member) -> None:
    ann = open_table(server)
    bob = sit(server, ann.table, "Bob")
    bob.post("/chat", text="frobnicate", cid="a")
    report = ann.post("/report", seat=bob.seat, kind="abuse").json()["id"]
    assert ada.client.post(f"/api/admin/tables/{ann.table}/delete", json=BECAUSE).status_code == 204
    reports = ada.client.get("/api/admin/reports", params={"count": 100}).json()["reports"]
    assert [one["table"] for one in reports if one["id"] == report] == [ann.table]
    settled = ada.client.post(f"/api/admin/reports/{report}/settle", json={"outcome": "acted"})
    assert settled.json()["status"] == "settled"


def test_a_damaged_table_is_listed_and_can_be_deleted(tmp_path: Path) -> None:
    with running(tmp_path, **PATIENT) as server:
        ada = Member(server, "Ada").register().made_administrator()
        table, other = open_table(server).table, ada.open_table()
        server.stop()
        with sqlite3.connect(server.database) as database:
            database.execute("DELETE FROM secrets")
        database.close()
    with running(tmp_path, **PATIENT) as server:
        again = Member(server, "Ada")
        again.fetch_csrf()
        assert again.log_in().status_code == 200
        assert sorted(found_by(again.client)) == sorted([table, other])
        assert again.client.get(f"/api/admin/tables/{table}").json()["code"] == "table_closed"
        assert refused(again.client, table, "close") == (500, "table_closed")
        assert refused(again.client, other, "delete") == (403, "sits_here")
        answer = again.client.post(f"/api/admin/tables/{table}/delete", json=BECAUSE)
        assert answer.status_code == 204
        assert found_by(again.client) == [other]


# Who may do what


def test_administrators_do_nothing_where_they_sit_and_the_operator_does(server: Running, ada: Member) -> None:
    eve = member(server, "Eve").made_administrator()
    table = eve.open_table(players=4)
    bob, cem = sit(server, table, "Bob"), sit(server, table, "Cem")
    before = content_hash(server)
    for what in ("close", "delete", *(f"seats/{bob.seat}/{what}" for what in ("mute", "remove"))):
        assert refused(eve.client, table, what) == (403, "sits_here")
    assert refused(eve.client, table, "seats/0/mute") == (403, "sits_here")
    assert content_hash(server) == before
    assert seen(eve.client, table)["status"] == "open", "looking is another thing"
    assert bob.post("/chat", text="still here", cid="a").status_code == 200, "the table goes on"
    done(ada.client, table, f"seats/{bob.seat}/mute")
    assert refused(eve.client, table, f"seats/{bob.seat}/unmute") == (403, "sits_here")
    assert eve.client.post(f"/api/tables/{table}/leave", json={}).status_code == 200
    done(eve.client, table, f"seats/{bob.seat}/unmute")
    assert eve.client.post(f"/api/tables/{table}/seats", json={}).status_code == 201
    operator = server.operator()
    done(operator, table, f"seats/{cem.seat}/mute")
    done(operator, table, "close")
    assert latest_act(operator)["who_name"] == ""
    assert refused(eve.client, table, "delete") == (403, "sits_here"), "also when it is over"


def test_whoever_has_become_part_of_an_administrators_account_sat_there_too(server: Running) -> None:
    old, new = member(server, "Old"), member(server, "New")
    table = old.open_table()
    path = f"/api/admin/accounts/{old.id}/merge"
    assert server.operator().post(path, json={"into": new.id}).status_code == 200
    new.log_in()
    new.made_administrator()
    assert refused(new.client, table, "close") == (403, "sits_here")


def test_nothing_is_done_to_the_seat_of_another_administrator(server: Running, ada: Member) -> None:
    eve = member(server, "Eve").made_administrator()
    table = eve.open_table()
    bob = sit(server, table, "Bob")
    for what in ("mute", "remove"):
        assert refused(ada.client, table, f"seats/0/{what}") == (403, "is_an_admin")
    done(ada.client, table, f"seats/{bob.seat}/mute")
    operator = server.operator()
    assert done(operator, table, "seats/0/mute")["people"][0]["muted"] is True
    assert refused(ada.client, table, "seats/0/unmute") == (403, "is_an_admin")
    assert operator.post(f"/api/admin/accounts/{eve.id}/revoke").status_code == 200
    assert done(ada.client, table, "seats/0/unmute")["people"][0]["muted"] is False


def test_everybody_else_is_told_the_same_whatever_there_is(server: Running) -> None:
    ann = open_table(server)
    vic = member(server, "Vic")
    asked = [("GET", what) for what in ("", "/record")] + [("POST", f"/{what}") for what in ACTS]
    for client in (vic.client, server.browser(), ann.client):
        answers = [
            client.request(method, f"{server.url}/api/admin/tables/{table}{what}", content=b"{")
            for table in (ann.table, "none")
            for method, what in asked
        ]
        assert {(answer.status_code, answer.json()["code"]) for answer in answers} == {(403, "not_an_admin")}


def test_what_cannot_be_done_is_refused_and_not_noted(server: Running, ada: Member) -> None:
    ann = open_table(server)
    before = content_hash(server)
    for what in ACTS:
        assert refused(ada.client, "none", what) == (404, "no_such_table")
        for body in ({"reason": ""}, {"reason": "x" * 501}, {"why": "x"}, {"reason": "x", "more": 1}):
            assert refused(ada.client, ann.table, what, body) == (400, "bad_request")
    for what in ("close", "seats/0/mute", "seats/0/remove"):
        assert refused(ada.client, ann.table, what, {"reason": "\N{RIGHT-TO-LEFT OVERRIDE}"}) == (
            422,
            "bad_text",
        )
    assert content_hash(server) == before
    assert ada.client.get("/api/admin/tables/none").status_code == 404
    assert ada.client.get("/api/admin/tables/none/record").status_code == 404


def test_what_was_done_outlives_the_server(tmp_path: Path) -> None:
    with running(tmp_path, **PATIENT) as server:
        ann, bea, _ = three_guests(server)
        done(server.operator(), ann.table, f"seats/{bea.seat}/mute")
        server.stop()
    with running(tmp_path, **PATIENT) as server:
        found = seen(server.operator(), ann.table)
        assert [person["muted"] for person in found["people"]] == [False, True, False]
        assert [act["what"] for act in found["acts"]] == ["mute"]


# Several workers


def test_every_worker_knows_at_once_what_was_done(postgres_url: str, tmp_path: Path) -> None:
    """Whichever of them is asked, and whoever watches by whichever of them."""
    with running(tmp_path, **PATIENT, database=postgres_url, workers="2") as server:
        ada = Member(server, "Ada").register().made_administrator()
        ann, bea, _ = three_guests(server)
        followers = [Follower(server, ann.table) for _ in range(8)]
        for follower in followers:
            follower.next()
        for what in ("mute", "unmute", "remove"):
            done(ada.client, ann.table, f"seats/{bea.seat}/{what}")
        head = server.get(f"/api/tables/{ann.table}").json()["head"]
        for follower in followers:
            assert follower.until(head)["seats"][bea.seat]["bot"] == "greedy"
        for _ in range(8):
            client = server.browser()  # a new connection, which goes to any of them
            client.cookies.update(ada.client.cookies)
            acts = [act["what"] for act in seen(client, ann.table)["acts"]]
            assert acts == ["remove", "unmute", "mute"]
        own = ada.open_table()
        assert refused(ada.client, own, "delete") == (403, "sits_here")
        assert ada.client.post(f"/api/admin/tables/{ann.table}/delete", json=BECAUSE).status_code == 204
        assert {code_of(follower) for follower in followers} == {DELETED}
        for _ in range(8):
            assert server.get(f"/api/tables/{ann.table}").json()["code"] == "no_such_table"
        assert [act["what"] for act in ada.client.get("/api/admin/acts").json()["acts"]] == [
            "delete", "remove", "unmute", "mute", "grant",
        ]  # fmt: skip
