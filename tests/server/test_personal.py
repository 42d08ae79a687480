"""Whoever asks gets all of their data as one file, and is forgotten on request, wherever their name was."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import httpx
import pytest

from amunre.server.accounts import create_account, find_account
from amunre.server.bodies import Account
from amunre.server.forgetting import close_account, closed_accounts, forget_account
from amunre.server.hub import LOGGED_OUT, ROLE_CHANGED
from amunre.server.settings import ServerSettings
from amunre.server.site import Site
from amunre.store.engine import open_database
from amunre.store.looking import looking_at
from amunre.tables.audit import audit
from amunre.tables.verify import verify_record
from tests.server.running import (
    JSON,
    PATIENCE,
    PATIENT,
    Follower,
    Guest,
    Member,
    Running,
    open_table,
    play_until,
    running,
    sit,
)
from tests.server.test_one_site import code_of, sockets_of
from tests.support.postgres import Server

NAME, TITLE, SAID = "Nofretete", "Party of Nofretete", "Nofretete says hello"
CIDS = count()
PASSWORD = {"password": "correct horse"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("personal"), **PATIENT) as found:
        yield found


def bytes_of(server: Running) -> bytes:
    """The database as it lies on the disk, with its log and index."""
    return b"".join(path.read_bytes() for path in sorted(server.folder.glob("server.db*")))


def is_stored(server: Running, words: str) -> bool:
    stored = bytes_of(server)
    return any(form.encode() in stored for form in (words, words.casefold()))


def faults_of(server: Running) -> list[str]:
    with looking_at(f"sqlite:///{server.database}") as connection:
        return audit(connection).faults


def begun(server: Running, member: Member, table: str) -> list[Guest]:
    """Two guests sit down at a member's table, and the game begins."""
    guests = [sit(server, table, "Ramses"), sit(server, table, "Tiye")]
    assert member.client.post(f"/api/tables/{table}/start").status_code == 200
    return guests


def say(member: Member, table: str, text: str) -> None:
    body = {"text": text, "cid": f"c{next(CIDS)}"}
    assert member.client.post(f"/api/tables/{table}/chat", json=body).status_code == 200


def all_answers(browser: httpx.Client, table: str) -> str:
    """Whatever can be asked of a table and of lists."""
    base = f"/api/tables/{table}"
    moments = browser.get(f"{base}/moments").json().get("moments", [])
    paths = [base, f"{base}/messages", f"{base}/record", f"{base}/review", f"/table/{table}", "/"]
    paths += [f"{base}/record?form=record", f"{base}/moments"]
    paths += [f"{base}/moments/{moment['n']}" for moment in moments[:1] + moments[-1:]]
    paths += [f"/api/tables?status={status}" for status in ("open", "running", "finished")]
    return "\n".join(browser.get(path).text for path in paths)


def test_the_file_has_all_that_is_kept_and_no_secret(server: Running) -> None:
    ann = Member(server, "Hatschepsut").register()
    table = ann.open_table(name="Table of Hatschepsut")
    begun(server, ann, table)
    say(ann, table, "Here I am.")
    left = open_table(server, name="Another").table
    assert ann.client.post(f"/api/tables/{left}/seats", json={}).status_code == 201
    seat = ann.client.get(f"/api/tables/{left}").json()["viewer"]
    assert ann.client.delete(f"/api/tables/{left}/seats/{seat}").status_code == 200
    answer = ann.client.get("/api/me/data")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"].startswith("attachment")
    found: JSON = answer.json()
    assert found["format"] == "amunre-personal/1"
    assert found["account"]["name"] == "Hatschepsut"
    assert len(found["sessions"]) == 1
    tables = {one["table"]: one for one in found["tables"]}
    assert set(tables) == {table, left}
    assert [one["text"] for one in tables[table]["written"]] == [
        "Table of Hatschepsut",
        "Hatschepsut",
        "Here I am.",
    ]
    assert [one["kind"] for one in tables[table]["written"]] == ["title", "name", "message"]
    assert (tables[left]["seat"], tables[left]["game"]) == (None, None)
    assert [one["text"] for one in tables[left]["written"]] == ["Hatschepsut"]
    game = tables[table]["game"]
    assert (game["format"], game["viewer"]) == ("amunre-part/1", tables[table]["seat"])
    assert game["messages"] == ann.client.get(f"/api/tables/{table}/messages").json()["messages"]
    assert ann.session not in answer.text
    assert "argon2" not in answer.text


def test_whose_seat_a_bot_plays_is_given_what_spectators_see(server: Running) -> None:
    ann = Member(server, "Teje").register()
    table = ann.open_table(title="anniversary")
    begun(server, ann, table)
    own = ann.client.get(f"/api/tables/{table}/messages").json()["messages"]
    assert ann.client.post(f"/api/tables/{table}/leave", json={}).status_code == 200
    (found,) = ann.client.get("/api/me/data").json()["tables"]
    assert found["game"]["viewer"] == -1
    assert found["game"]["messages"][: len(own)] != own, "its own cards are not shown while the bot plays"


def test_a_guest_gets_the_file_of_the_seat(server: Running) -> None:
    guest = open_table(server, name="A guest's table", player="Mutnofret")
    found = guest.client.get("/data").json()
    assert (found["account"], found["sessions"]) == (None, [])
    assert [one["text"] for one in found["tables"][0]["written"]] == ["A guest's table", "Mutnofret"]


def test_the_file_can_be_had_a_few_times_an_hour(tmp_path: Path) -> None:
    with running(tmp_path, **PATIENT) as server:
        ann = Member(server, "Ann").register()
        found = [ann.client.get("/api/me/data").status_code for _ in range(8)]
        assert found == [200] * 6 + [429] * 2


def test_who_is_forgotten_leaves_the_name_in_no_file_and_in_no_answer(server: Running) -> None:
    ann = Member(server, NAME).register()
    other = Member(server, NAME)
    table = ann.open_table(name=TITLE)
    guests = begun(server, ann, table)
    say(ann, table, SAID)
    waiting = ann.open_table(name=TITLE)
    follower = Follower(server, table, guests[0].token)
    follower.until(1)
    assert is_stored(server, NAME)
    assert NAME in all_answers(guests[0].client, table)
    other.log_in()
    answer = ann.client.post("/api/me/forget", json=PASSWORD)
    assert (answer.status_code, answer.json()["account"]) == (200, None)
    assert not is_stored(server, NAME)
    assert NAME not in all_answers(server.browser(), table)
    assert NAME not in all_answers(server.browser(), waiting)
    assert NAME not in "\n".join(str(message) for message in guests[0].messages())
    assert not server.get(f"/api/tables?status=running&player={NAME}").json()["tables"]
    seen = guests[0].look()
    assert (seen["seats"][0]["name"], seen["seats"][0]["bot"]) == ("", "greedy")
    assert seen["settings"]["name"] == ""
    told = follower.until(seen["head"])
    assert told["seats"][0]["name"] == ""
    # a bot may have moved after that
    assert {"type": "words_removed", "messages": [1, 2, 6]} in [said["entry"] for said in follower.messages]
    assert server.get(f"/api/tables/{waiting}").json()["seats"] == [None] * 3
    assert (ann.who(), other.who()) == (None, None)
    assert other.log_in().json()["code"] == "bad_login"
    assert not faults_of(server)
    assert other.register().who() == NAME, "the name is free"
    assert not other.client.get("/api/me/tables").json()["tables"]


def test_a_game_is_played_to_its_end_and_its_record_verifies_without_the_name(server: Running) -> None:
    ann = Member(server, "Echnaton").register()
    table = ann.open_table(name="Table of Echnaton")
    guests = begun(server, ann, table)
    assert ann.client.post("/api/me/forget", json=PASSWORD).status_code == 200
    play_until(guests, lambda seen: seen["status"] == "finished")
    document = guests[0].client.get("/record", params={"form": "record"}).raise_for_status().text
    assert "Echnaton" not in document
    verdict = verify_record(document)
    assert (verdict.sound, verdict.wordless) == (True, (0, 1)), verdict.reason
    assert "Echnaton" not in all_answers(guests[0].client, table)


def test_a_password_is_needed_to_be_forgotten_and_wrong_ones_count(tmp_path: Path) -> None:
    with running(tmp_path, **PATIENT | {"guesses": "2"}) as server:
        ann = Member(server, "Ann").register()
        codes = [
            ann.client.post("/api/me/forget", json={"password": word}).json()["code"]
            for word in ("wrong", "wrong too", "correct horse")
        ]
        assert codes == ["bad_login", "bad_login", "too_many"]
        assert ann.who() == "Ann"


def test_a_guest_is_forgotten_with_the_token_of_the_seat(server: Running) -> None:
    guests = [open_table(server, player="Kleopatra", name="Kleopatra's table")]
    guests += [sit(server, guests[0].table, name) for name in ("Ramses", "Tiye")]
    assert guests[0].client.post("/start").status_code == 200
    assert guests[0].post("/chat", text="I am Kleopatra", cid="c").status_code == 200
    assert is_stored(server, "Kleopatra")
    assert guests[0].client.post("/forget").status_code == 200
    assert not is_stored(server, "Kleopatra")
    assert guests[0].client.get("").json()["code"] == "bad_token"
    holder = guests[1].look()["seats"][0]
    assert (holder["name"], holder["person"], holder["bot"]) == ("", True, "greedy")
    assert not faults_of(server)


def test_a_guest_before_the_game_gets_up_and_the_seat_is_free(server: Running) -> None:
    host = open_table(server)
    guest = sit(server, host.table, "Semenchkare")
    assert guest.client.post("/forget").status_code == 200
    assert host.look()["seats"][guest.seat] is None
    assert not is_stored(server, "Semenchkare")
    assert guest.client.post("/forget").json()["code"] == "bad_token"


def test_an_account_is_not_forgotten_at_one_table_alone(server: Running) -> None:
    ann = Member(server, "Haremhab").register()
    table = ann.open_table()
    for answer in (
        ann.client.get(f"/api/tables/{table}/data"),
        ann.client.post(f"/api/tables/{table}/forget"),
    ):
        assert (answer.status_code, answer.json()["code"]) == (403, "no_guest")


def test_a_title_is_forgotten_at_the_rematches_that_took_it_over(server: Running) -> None:
    ann = Member(server, "Merneptah").register()
    table = ann.open_table(name="Evening of Merneptah")
    guests = begun(server, ann, table)
    for vote in (ann.client, *(guest.client for guest in guests)):
        path = f"/api/tables/{table}/votes" if vote is ann.client else "/votes"
        assert vote.post(path, json={"about": "end"}).status_code == 200
    rematch = guests[0].post("/rematch").json()["table"]["id"]
    assert server.get(f"/api/tables/{rematch}").json()["settings"]["name"] == "Evening of Merneptah"
    assert ann.client.post("/api/me/forget", json=PASSWORD).status_code == 200
    assert server.get(f"/api/tables/{rematch}").json()["settings"]["name"] == ""
    assert not is_stored(server, "Merneptah")


def test_nothing_is_left_in_the_pages_of_a_large_database(server: Running) -> None:
    """Rows move from page to page as tables grow, and must leave nothing where they were."""
    ann = Member(server, "Amenophis").register()
    tables = []
    for number in range(12):
        table = ann.open_table(name=f"Amenophis invites {number}", listed=number % 2 == 0)
        tables.append(table)
        begun(server, ann, table)
    for number in range(400):
        say(ann, tables[number * 7 % 12], f"{number}: Amenophis has something to say {'x' * (number % 90)}")
    assert is_stored(server, "Amenophis")
    assert ann.client.post("/api/me/forget", json=PASSWORD).status_code == 200
    wait_until_forgotten(server.database)
    assert not is_stored(server, "Amenophis")
    assert not faults_of(server)


def wait_until_forgotten(path: Path) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        try:
            closed = connection.execute(
                "SELECT count(*) FROM accounts WHERE closed_at IS NOT NULL"
            ).fetchone()
        finally:
            connection.close()
        if closed == (0,):
            time.sleep(1)  # until the file has been cleaned up after the last row
            return
        time.sleep(0.05)
    raise AssertionError("nobody was forgotten")


def test_a_server_goes_on_forgetting_after_it_was_killed_in_between(tmp_path: Path) -> None:
    with running(tmp_path, **PATIENT) as server:
        ann = Member(server, NAME).register()
        table = ann.open_table(name=TITLE)
        begun(server, ann, table)
        server.stop()
    database = open_database(f"sqlite:///{tmp_path / 'server.db'}")
    account = database.read(lambda connection: find_account(connection, NAME)).result()
    assert account is not None
    database.write(lambda connection: close_account(connection, account[0].id, 1)).result()
    database.close()
    with running(tmp_path, **PATIENT) as server:
        wait_until_forgotten(server.database)
        assert not is_stored(server, NAME)
        assert NAME not in all_answers(server.browser(), table)
        assert not faults_of(server)


def test_an_operator_forgets_somebody_without_a_server(tmp_path: Path) -> None:
    with running(tmp_path, **PATIENT) as server:
        ann = Member(server, NAME).register()
        begun(server, ann, ann.open_table(name=TITLE))
        server.stop()

    async def forget() -> None:
        site = Site(ServerSettings(data=str(tmp_path)))
        found = await site.host.read(lambda connection: find_account(connection, NAME))
        assert found is not None
        await site.host.write(lambda connection: close_account(connection, found[0].id, 1))
        await forget_account(site.host, found[0].id)
        assert await site.host.read(closed_accounts) == []
        site.thinkers.close()
        site.database.close()

    asyncio.run(forget())
    assert not is_stored(server, NAME)
    assert not faults_of(server)


def test_a_damaged_table_keeps_an_account_from_being_forgotten_there_and_nowhere_else(tmp_path: Path) -> None:
    async def body() -> None:
        site = Site(ServerSettings(data=str(tmp_path)))
        host = site.host
        account = Account("a" * 24, NAME)
        await host.write(lambda connection: create_account(connection, account, "x", 1))
        tables = []
        for _ in range(2):
            from amunre.server.callers import Caller
            from amunre.server.routes.tables import take_seat
            from amunre.tables.settings import Settings

            caller = Caller("127.0.0.1", account=account)
            table, _ = await host.open(
                Settings(title="classic", players=3),
                lambda draft, caller=caller: take_seat(draft, caller, "", None, ""),  # type: ignore[misc]
            )
            tables.append(table.id)
        host.tables.clear()
        broken = "UPDATE entries SET body = '{}' WHERE table_id = :id AND seq = 1"
        from sqlalchemy import text

        await host.write(lambda connection: connection.execute(text(broken), {"id": tables[0]}).rowcount)
        await host.write(lambda connection: close_account(connection, account.id, 1))
        await forget_account(host, account.id)
        assert await host.read(closed_accounts) == [account.id], "the operator has to look at the other"
        assert (await host.table(tables[1])).seats == [None] * 3
        site.thinkers.close()
        site.database.close()

    asyncio.run(body())


def test_all_workers_forget(tmp_path: Path, postgres: Server) -> None:
    settings = PATIENT | {"database": postgres.new_database(), "workers": "3"}
    with running(tmp_path, **settings) as site:
        ann = Member(site, NAME).register()
        table = ann.open_table(name=TITLE)
        guests = begun(site, ann, table)
        say(ann, table, SAID)
        sockets = sockets_of(ann, table, 6)
        followers = [Follower(site, table, guests[0].token) for _ in range(6)]
        for follower in followers:
            follower.until(1)
        for _ in range(12):  # so that every worker holds the table
            assert NAME in site.get(f"/api/tables/{table}").text
        assert ann.client.post("/api/me/forget", json=PASSWORD).status_code == 200
        closed = {code_of(socket) for socket in sockets}
        assert closed <= {LOGGED_OUT, ROLE_CHANGED}, "whichever the worker has heard of first"
        head = guests[0].look()["head"]
        for follower in followers:
            assert follower.until(head)["seats"][0]["name"] == ""
        for _ in range(12):
            assert NAME not in site.get(f"/api/tables/{table}").text
            assert NAME not in site.get("/api/tables?status=running").text
        site.stop()
        database = open_database(settings["database"])
        try:
            assert not database.read(audit).result().faults
            assert database.read(closed_accounts).result() == []
        finally:
            database.close()


def test_the_file_is_valid_json_whatever_is_in_it(server: Running) -> None:
    ann = Member(server, "Sethos").register()
    table = ann.open_table(name='Quotes " and \\ and \N{GRINNING FACE}')
    begun(server, ann, table)
    say(ann, table, '"]}')
    assert json.loads(ann.client.get("/api/me/data").text)["tables"][0]["written"][2]["text"] == '"]}'
