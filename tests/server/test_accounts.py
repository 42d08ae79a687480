"""Accounts, sessions and passwords."""

from __future__ import annotations

import os
import secrets
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from websockets import ConnectionClosed

from amunre.server.app import make_app
from amunre.server.passwords import common
from amunre.server.settings import ServerSettings
from amunre.server.site import Site
from amunre.store.names import search_key
from amunre.tables.timer import DAY
from tests.server.running import (
    PATIENCE,
    PATIENT,
    PROMPT,
    Member,
    Running,
    open_socket,
    open_table,
    running,
    sit,
)
from tests.support.processes import stat_of


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("accounts"), **(PATIENT | {"guesses": "5"})) as found:
        yield found


def test_a_new_account_is_logged_in_and_stays_so(server: Running) -> None:
    ada = Member(server, "Ada").register()
    assert ada.who() == "Ada"
    cookie = ada.client.cookies.jar
    session = next(found for found in cookie if found.name == "amunre")
    assert session.has_nonstandard_attr("HttpOnly")
    assert str(session.get_nonstandard_attr("SameSite")).lower() == "lax"
    assert session.path == "/"


def test_neither_password_nor_session_token_is_stored(server: Running) -> None:
    ada = Member(server, "Adam", "a very long secret").register()
    database = sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)
    text = "\n".join(database.iterdump())
    database.close()
    assert "a very long secret" not in text
    assert ada.session not in text
    assert "$argon2id$" in text


@pytest.mark.parametrize("name", ["Eve", "eve", "\uff25\uff36\uff25", "Ève"])
def test_a_name_is_taken_however_it_is_written(server: Running, name: str) -> None:
    first = Member(server, "Eve")
    first.client.post("/api/accounts", json={"name": "Eve", "password": "correct horse"})
    answer = server.browser().post("/api/accounts", json={"name": name, "password": "correct horse"})
    assert (answer.status_code, answer.json()["code"]) == (409, "account_exists")


def test_a_name_is_taken_that_looks_like_another(server: Running) -> None:
    Member(server, "Bob Victim").register()
    for name in ("Bob V\u0131ctim", "B0b Victim", "Bob Victirn"):
        answer = server.browser().post("/api/accounts", json={"name": name, "password": "correct horse"})
        assert (answer.status_code, answer.json()["code"]) == (409, "account_exists"), name


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("\u3164", "bad_text"),
        ("\u2800", "bad_text"),
        ("Vic\u0442im", "mixed_scripts"),
        ("\ufdfa" * 20, "too_long"),
    ],
)
def test_an_account_has_a_name_that_people_can_read(server: Running, name: str, code: str) -> None:
    answer = server.browser().post("/api/accounts", json={"name": name, "password": "correct horse"})
    assert (answer.status_code, answer.json()["code"]) == (422, code)


def test_a_short_password_is_refused_without_being_repeated(server: Running) -> None:
    answer = server.browser().post("/api/accounts", json={"name": "Kim", "password": "s3cr3t!"})
    assert answer.status_code == 400
    assert "s3cr3t!" not in answer.text


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("password", "common_password"),
        ("PassWord", "common_password"),
        ("12345678", "common_password"),
        (" trustno1 ", "common_password"),
        (" " * 8, "simple_password"),
        ("abababababab", "simple_password"),
        ("Zacharias", "name_in_password"),
        ("zacharias99", "name_in_password"),
    ],
)
def test_what_everybody_would_guess_first_is_no_password(server: Running, password: str, code: str) -> None:
    browser = server.browser()
    answer = browser.post("/api/accounts", json={"name": "Zacharias", "password": password})
    assert (answer.status_code, answer.json()["code"]) == (422, code)
    member = Member(server, f"New {secrets.token_hex(4)}").register()
    if code != "name_in_password":
        change = {"old": member.password, "new": password}
        answer = member.client.post("/api/me/password", json=change)
        assert (answer.status_code, answer.json()["code"]) == (422, code)


def test_the_thousand_commonest_passwords_are_known() -> None:
    assert len(common()) == 1_000
    assert all(len(password) >= 8 and password == search_key(password) for password in common())


def test_every_login_makes_a_new_session_and_ends_the_old_one(server: Running) -> None:
    flo = Member(server, "Flo").register()
    first = flo.session
    assert flo.log_in().status_code == 200
    assert flo.session != first
    thief = Member(server, "Flo")
    thief.client.cookies.set("amunre", first)
    assert thief.who() is None


def test_a_session_that_somebody_planted_is_not_taken_over(server: Running) -> None:
    Member(server, "Gus").register()
    victim = Member(server, "Gus")
    victim.client.cookies.set("amunre", "planted")
    victim.fetch_csrf()
    assert victim.log_in().status_code == 200
    planted = Member(server, "Gus")
    planted.client.cookies.set("amunre", "planted")
    assert planted.who() is None


def test_the_sockets_of_a_session_that_has_run_out_are_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("amunre.server.site.RUN_OUT", 0.01)
    site = Site(ServerSettings(data=str(tmp_path), session_days=30))
    began = site.host.clock()
    days = 0
    site.host.clock = lambda: began + days * DAY
    with TestClient(make_app(site)) as client:
        client.get("/api/me")
        account = {"name": "Ada", "password": "correct horse"}
        assert client.post("/api/accounts", json=account).status_code == 201
        client.get("/api/me")
        client.headers["X-CSRF-Token"] = client.cookies["amunre-csrf"]
        table = client.post("/api/tables", json={"title": "classic", "players": 3}).json()["table"]["id"]
        with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
            socket.send_json({"type": "hello"})
            assert socket.receive_json()["viewer"] == 0
            while socket.receive_json()["type"] != "state":
                pass
            days = 29
            time.sleep(0.1)
            socket.send_json({"type": "ping"})
            assert socket.receive_json() == {"type": "pong"}, "it goes on"
            days = 30
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json(timeout=PATIENCE)
            assert closed.value.code == 4002


def test_logging_out_ends_the_session_and_its_sockets(server: Running) -> None:
    hal = Member(server, "Hal").register()
    table = hal.open_table()
    session = hal.session
    cookie = {"Cookie": f"amunre={session}"}
    with open_socket(server, table, additional_headers=cookie) as socket:
        socket.send('{"type":"hello"}')
        assert '"viewer":0' in str(socket.recv(timeout=PATIENCE))
        assert hal.client.post("/api/logout").status_code == 200
        code = None
        began = time.monotonic()
        try:
            while True:
                socket.recv(timeout=PATIENCE)
        except ConnectionClosed as closed:
            code = closed.rcvd and closed.rcvd.code
        assert code == 4002
        assert time.monotonic() - began < PROMPT
    assert hal.who() is None
    thief = Member(server, "Hal")
    thief.client.cookies.set("amunre", session)
    assert thief.who() is None


def test_a_new_password_ends_all_other_sessions(server: Running) -> None:
    ida = Member(server, "Ida").register()
    elsewhere = Member(server, "Ida")
    assert elsewhere.log_in().status_code == 200
    before = ida.session
    change = {"old": "wrong", "new": "battery staple"}
    assert ida.client.post("/api/me/password", json=change).status_code == 401
    change["old"] = ida.password
    assert ida.client.post("/api/me/password", json=change).status_code == 200
    assert ida.who() == "Ida"
    assert ida.session != before
    assert elsewhere.who() is None
    assert Member(server, "Ida").log_in("battery staple").status_code == 200
    assert Member(server, "Ida").log_in().status_code == 401


def test_a_cookie_alone_changes_nothing(server: Running) -> None:
    jon = Member(server, "Jon").register()
    del jon.client.headers["X-CSRF-Token"]
    body = {"title": "classic", "players": 3}
    for token in (None, b"", b"x" * 128, b"\xe9" * 128):
        headers = {} if token is None else {b"X-CSRF-Token": token}
        answer = jon.client.post("/api/tables", json=body, headers=headers)
        assert answer.status_code == 403, token
    form = {"_csrf_token": ("file", b"x" * 128)}
    assert jon.client.post("/api/tables", files=form).status_code == 403
    assert jon.client.post("/api/tables", json=body, headers={"X-CSRF-Token": jon.csrf()}).status_code == 201


def test_a_bearer_token_beside_a_cookie_does_not_borrow_the_account(server: Running) -> None:
    kay = Member(server, "Kay").register()
    table = kay.open_table()
    del kay.client.headers["X-CSRF-Token"]
    answer = kay.client.post(f"/api/tables/{table}/start", headers={"Authorization": "Bearer nothing"})
    assert (answer.status_code, answer.json()["code"]) == (401, "bad_token")


def test_one_sees_ones_tables_and_whether_one_is_waited_for(server: Running) -> None:
    lea = Member(server, "Lea").register()
    table = lea.open_table(listed=False)
    other = lea.open_table()
    sit(server, table, "Bea")
    sit(server, table, "Cem")
    assert lea.client.post(f"/api/tables/{table}/start").status_code == 200
    tables = lea.client.get("/api/me/tables").json()["tables"]
    assert [line["id"] for line in tables] == [table, other]
    seen = lea.client.get(f"/api/tables/{table}").json()
    assert tables[0]["your_turn"] == seen["seats"][0]["waited_for"]
    assert seen["viewer"] == 0
    assert lea.client.post(f"/api/tables/{other}/leave", json={}).status_code == 200
    assert [line["id"] for line in lea.client.get("/api/me/tables").json()["tables"]] == [table]
    assert server.browser().get("/api/me/tables").status_code == 401


def test_an_account_sits_at_a_table_once(server: Running) -> None:
    max_ = Member(server, "Max").register()
    table = max_.open_table()
    answer = max_.client.post(f"/api/tables/{table}/seats", json={"name": "Max2"})
    assert (answer.status_code, answer.json()["code"]) == (409, "sits_already")


def test_an_account_and_a_guest_of_its_name_are_told_apart(server: Running) -> None:
    ulf = Member(server, "Ulf").register()
    guest = open_table(server, player="ulf")
    table = guest.table
    assert ulf.client.post(f"/api/tables/{table}/seats", json={"name": "Somebody else"}).status_code == 201
    for browser in (ulf.client, guest.client, server.browser()):
        seats = browser.get(f"{server.url}/api/tables/{table}").json()["seats"]
        assert [(seat["name"], seat["member"]) for seat in seats if seat] == [("ulf", False), ("Ulf", True)]
        told = browser.get(f"{server.url}/api/tables/{table}/messages").text
        assert ulf.client.get("/api/me").json()["account"]["id"] not in told
    listed = server.browser().get("/api/tables").json()["tables"]
    line = next(line for line in listed if line["id"] == table)
    assert (line["seats"], line["members"]) == (["ulf", "Ulf", ""], [False, True, False])


def test_no_guest_sits_down_under_the_name_of_an_account_that_sits_there(server: Running) -> None:
    table = Member(server, "Wim").register().open_table()
    for name in ("WIM", "W\u0131m"):
        answer = server.browser().post(f"/api/tables/{table}/seats", json={"name": name})
        assert (answer.status_code, answer.json()["code"]) == (409, "name_taken")


def seconds_worked(server: Running) -> float:
    """How long the server has worked so far; unlike a clock, this does not count what others do meanwhile."""
    user, system = stat_of(server.process.pid)[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def test_a_wrong_name_and_a_wrong_password_get_the_same_answer_for_the_same_work(tmp_path: Path) -> None:
    work = {"Ned": 0.0, "Nobody": 0.0}
    answers = set()
    with running(tmp_path, program="amunre", **PATIENT) as server:  # at which a password is hashed in full
        Member(server, "Ned").register()
        for name in [*work] * 4:
            before = seconds_worked(server)
            answer = Member(server, name).log_in("wrong password")
            work[name] += seconds_worked(server) - before
            answers.add((answer.status_code, answer.content, answer.headers["content-type"]))
    assert len(answers) == 1
    assert work["Nobody"] > 0.2, "or this shows nothing"
    assert 0.5 < work["Ned"] / work["Nobody"] < 2


def test_whoever_guesses_too_often_is_not_heard(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(tmp_path_factory.mktemp("guesses"), **(PATIENT | {"guesses": "2"})) as server:
        Member(server, "Oda").register()
        codes = [Member(server, "Oda").log_in(f"guess number {n}").status_code for n in range(5)]
        assert codes == [401] * 2 + [429] * 3
        assert Member(server, "Oda").log_in().status_code == 429, "not even the right one, for a while"
        codes = [Member(server, f"name {n}").log_in("guess").status_code for n in range(9)]
        assert codes == [401] * 6 + [429] * 3, "one address has four times as many"


def test_an_address_opens_few_accounts(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(tmp_path_factory.mktemp("few"), **(PATIENT | {"accounts_per_hour": "2"})) as server:
        for name in ("Pia", "Quin"):
            Member(server, name).register()
        answer = server.browser().post("/api/accounts", json={"name": "Rex", "password": "correct horse"})
        assert (answer.status_code, answer.json()["code"]) == (429, "too_many")


def test_behind_https_cookies_are_bound_to_it(tmp_path_factory: pytest.TempPathFactory) -> None:
    settings = PATIENT | {"https": "true", "origins": "https://play.example"}
    with running(tmp_path_factory.mktemp("https"), **settings) as server:
        browser = server.browser()
        browser.headers["Origin"] = "https://play.example"
        answer = browser.post("/api/accounts", json={"name": "Sam", "password": "correct horse"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-amunre=")
        assert all(word in cookie for word in ("Secure", "HttpOnly", "Path=/", "SameSite=lax"))
        assert "Domain" not in cookie
        assert answer.headers["strict-transport-security"].startswith("max-age=31536000")
        browser.headers["Origin"] = server.url
        assert browser.post("/api/logout").status_code == 403
