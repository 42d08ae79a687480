"""What administrators do to accounts and networks: what comes of it, who is told, and who may not."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from typing import Any

import httpx
import pytest

from amunre.server.hub import LOGGED_OUT
from tests.server.office import BECAUSE, latest_act, member
from tests.server.running import JSON, PATIENT, Guest, Member, Running, running, sit
from tests.server.test_one_site import code_of, sockets_of
from tests.support.postgres import Server

DAY = 24 * 3600 * 1_000_000
NUMBERS = count(1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """It believes a proxy on this machine, so that callers can come from anywhere."""
    settings = PATIENT | {"proxies": "127.0.0.1", "guesses": "5"}
    with running(tmp_path_factory.mktemp("accounts"), **settings) as found:
        yield found


@pytest.fixture(scope="module")
def ada(server: Running) -> Member:
    """An administrator."""
    return Member(server, "Ada").register().made_administrator()


def does(by: httpx.Client, what: str, account_id: str, **body: Any) -> JSON:
    answer = by.post(f"/api/admin/accounts/{account_id}/{what}", json=body or None)
    assert answer.status_code == 200, answer.text
    found: JSON = answer.json()
    return found


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def execute(server: Running, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(server.database, timeout=60)) as database, database:
        assert database.execute(statement, values).rowcount > 0


def says(who: Member, table: str, text: str = "hello") -> httpx.Response:
    body = {"text": text, "cid": f"c{next(NUMBERS)}"}
    return who.client.post(f"/api/tables/{table}/chat", json=body)


def own_tables(who: Member) -> set[str]:
    return {table["id"] for table in who.client.get("/api/me/tables").json()["tables"]}


def names_at(server: Running, table: str) -> list[str]:
    return [one["name"] if one else "" for one in server.get(f"/api/tables/{table}").json()["seats"]]


# Bans


def test_whoever_is_banned_is_out_at_once_and_is_told_why(server: Running, ada: Member) -> None:
    ban = member(server)
    account, table = ban.id, ban.open_table()
    [socket] = sockets_of(ban, table, 1)
    found = does(ada.client, "ban", account, **BECAUSE)
    assert (found["banned"]["reason"], found["banned"]["until"]) == ("Spam in the chat", None)
    assert code_of(socket) == LOGGED_OUT
    assert ban.who() is None
    assert refusal(says(ban, table)) == (403, "not_seated")
    told = ban.log_in()
    assert refusal(told) == (403, "banned")
    assert "“Spam in the chat”" in told.json()["text"]
    assert refusal(ban.log_in("another password")) == (401, "bad_login"), (
        "who does not know it is told nothing"
    )
    assert latest_act(ada.client) | {"facts": {}} == {
        "who_name": "Ada",
        "what": "ban",
        "kind": "account",
        "about": account,
        "reason": "Spam in the chat",
        "facts": {},
    }
    does(ada.client, "unban", account)
    assert ban.log_in().status_code == 200
    assert refusal(ada.client.post(f"/api/admin/accounts/{account}/unban")) == (409, "not_restricted")


def test_a_ban_ends_when_its_time_is_over(server: Running, ada: Member) -> None:
    ban = member(server)
    account = ban.id
    until = int((time.time() + 2) * 1e6)
    does(ada.client, "ban", account, until=until, **BECAUSE)
    told = ban.log_in()
    assert refusal(told) == (403, "banned")
    assert " UTC" in told.json()["text"]
    time.sleep(max(0.0, until / 1e6 - time.time()) + 0.1)
    assert ban.log_in().status_code == 200
    past = ada.client.post(f"/api/admin/accounts/{account}/ban", json={"until": until, **BECAUSE})
    assert refusal(past) == (422, "time_is_past")


def test_a_ban_closes_the_sockets_of_every_worker(
    postgres: Server, tmp_path_factory: pytest.TempPathFactory
) -> None:
    settings = PATIENT | {"database": postgres.new_database(), "workers": "2"}
    with running(tmp_path_factory.mktemp("site"), **settings) as site:
        ban = Member(site, "Ban").register()
        account, sockets = ban.id, sockets_of(ban, ban.open_table(), 6)
        does(site.operator(), "ban", account, **BECAUSE)
        assert [code_of(socket) for socket in sockets] == [LOGGED_OUT] * 6
        assert [ban.who() for _ in range(6)] == [None] * 6


def test_administrators_do_nothing_to_each_other_and_the_operator_does(server: Running, ada: Member) -> None:
    eve = member(server).made_administrator()
    steps: list[tuple[str, JSON]] = [
        ("ban", BECAUSE),
        ("mute", BECAUSE),
        ("unban", {}),
        ("unmute", {}),
        ("rename", {"name": "Evelyn", **BECAUSE}),
        ("reset-password", {}),
        ("merge", {"into": member(server).id}),
        ("delete", BECAUSE),
    ]
    for what, body in steps:
        answer = ada.client.post(f"/api/admin/accounts/{eve.id}/{what}", json=body or None)
        assert refusal(answer) == (403, "is_an_admin"), what
    into = ada.client.post(f"/api/admin/accounts/{member(server).id}/merge", json={"into": eve.id})
    assert refusal(into) == (403, "is_an_admin")
    account = eve.id
    does(server.operator(), "ban", account, **BECAUSE)
    assert eve.who() is None


# Mutes


def test_whoever_is_muted_plays_on_and_says_nothing_anywhere(server: Running, ada: Member) -> None:
    mute = member(server)
    table = mute.open_table()
    assert says(mute, table).status_code == 200
    does(ada.client, "mute", mute.id, **BECAUSE)
    told = says(mute, table)
    assert refusal(told) == (403, "muted")
    assert "“Spam in the chat”" in told.json()["text"]
    titled = {"title": "classic", "players": 3, "name": "BUY NOW"}
    assert refusal(mute.client.post("/api/tables", json=titled)) == (403, "muted")
    assert mute.client.get("/api/me").json()["muted"]["reason"] == "Spam in the chat"
    assert mute.open_table(), "a table without a title of its own"
    does(ada.client, "unmute", mute.id)
    assert says(mute, table).status_code == 200
    assert mute.client.get("/api/me").json()["muted"] is None


# Names and passwords


def test_whoever_is_renamed_logs_in_under_the_new_name_and_the_old_one_is_gone(
    server: Running, ada: Member
) -> None:
    rude = Member(server, "Rude Word").register()
    table = rude.open_table()
    sit(server, table, "Guest")
    found = does(ada.client, "rename", rude.id, name="Polite Word", **BECAUSE)
    assert found["name"] == "Polite Word" == rude.who()
    assert names_at(server, table) == ["", "Guest", ""]
    assert latest_act(ada.client)["facts"] == {"former": "Rude Word", "name": "Polite Word"}
    again = Member(server, "Polite Word")
    assert again.log_in().status_code == 200
    assert own_tables(again) == {table}
    assert refusal(Member(server, "Rude Word").log_in()) == (401, "bad_login")
    other = Member(server, "Rude Word").register()
    like = {"name": "P\u043elite Word", **BECAUSE}
    mixed = ada.client.post(f"/api/admin/accounts/{other.id}/rename", json=like)
    assert refusal(mixed) == (422, "mixed_scripts")
    taken = {"name": "polite word", **BECAUSE}
    answer = ada.client.post(f"/api/admin/accounts/{other.id}/rename", json=taken)
    assert refusal(answer) == (409, "account_exists")
    assert other.who() == "Rude Word"


def recover(server: Running, name: str, code: str, password: str = "another horse") -> httpx.Response:
    """From an address of its own, which has guessed nothing yet."""
    body = {"name": name, "code": code, "password": password}
    headers = {"X-Forwarded-For": f"198.51.100.{next(NUMBERS)}"}
    return server.browser().post("/api/accounts/recover", json=body, headers=headers)


def test_a_forgotten_password_is_replaced_with_a_code_once(server: Running, ada: Member) -> None:
    lost = member(server)
    account = lost.id
    first, second = (does(ada.client, "reset-password", account)["code"] for _ in range(2))
    assert lost.log_in().status_code == 200, "until then the old one is good"
    assert refusal(recover(server, lost.name, first)) == (401, "bad_code"), "the last one counts"
    assert refusal(recover(server, "Nobody", second)) == (401, "bad_code")
    assert recover(server, lost.name, second, "short").status_code == 400
    assert refusal(recover(server, lost.name, second, "password123")) == (422, "common_password")
    used = recover(server, lost.name.upper(), second.lower().replace("-", " "))
    assert used.status_code == 200, used.text
    assert used.json()["account"]["id"] == account
    assert lost.who() is None, "every session ends"
    assert refusal(lost.log_in()) == (401, "bad_login")
    assert lost.log_in("another horse").status_code == 200
    assert refusal(recover(server, lost.name, second)) == (401, "bad_code"), "once"
    third = does(ada.client, "reset-password", account)["code"]
    execute(server, "UPDATE recoveries SET expires_at = expires_at - ? WHERE account_id = ?", DAY, account)
    assert refusal(recover(server, lost.name, third)) == (401, "bad_code"), "for a day"
    with closing(sqlite3.connect(server.database)) as database:
        kept = str(database.execute("SELECT * FROM recoveries").fetchall())
    assert third not in kept


def test_nobody_guesses_codes(server: Running, ada: Member) -> None:
    lost = member(server)
    does(ada.client, "reset-password", lost.id)
    body = {"name": lost.name, "code": "AAAA-AAAA-AAAA-AAAA", "password": "another horse"}
    headers = {"X-Forwarded-For": "198.51.100.250"}
    answers = [server.browser().post("/api/accounts/recover", json=body, headers=headers) for _ in range(21)]
    assert {refusal(answer) for answer in answers[:20]} == {(401, "bad_code")}
    assert refusal(answers[20]) == (429, "too_many")


# Merging and deleting


def test_an_account_that_becomes_part_of_another_brings_its_seats_along(server: Running, ada: Member) -> None:
    old, new = member(server), member(server)
    common, seat = old.open_table(), old.open_table()
    got_up = old.open_table()
    assert old.client.delete(f"/api/tables/{got_up}/seats/0").status_code == 200
    own = new.open_table()
    assert new.client.post(f"/api/tables/{common}/seats", json={}).status_code == 201
    former = old.id
    answer = ada.client.post(f"/api/admin/accounts/{former}/merge", json={"into": new.id})
    assert refusal(answer) == (409, "both_sit_there")
    assert answer.json()["facts"]["tables"] == [common]
    assert new.client.delete(f"/api/tables/{common}/seats/1").status_code == 200
    target = new.id
    does(ada.client, "merge", former, into=target)
    assert (old.who(), new.who()) == (None, None)
    assert refusal(old.log_in()) == (401, "bad_login")
    assert new.log_in().status_code == 200
    assert own_tables(new) == {common, seat, own}
    assert says(new, seat).status_code == 200, "the seat is theirs"
    assert refusal(new.client.post(f"/api/tables/{seat}/seats", json={})) == (409, "sits_already")
    assert Member(server, old.name).register().who() == old.name, "the name is free"
    assert refusal(ada.client.post(f"/api/admin/accounts/{former}/merge", json={"into": target})) == (
        404,
        "no_such_account",
    )
    assert refusal(ada.client.post(f"/api/admin/accounts/{target}/merge", json={"into": target})) == (
        422,
        "same_account",
    )


@pytest.mark.parametrize(
    ("former", "own", "left"),
    [
        (None, "no", None),
        (None, 3, None),
        (9, 3, 9),
        (3, 9, 9),
        (3, None, None),
        ("no", 3, 3),
        ("no", "no", "no"),
    ],
)
def test_nobody_gets_rid_of_a_ban_by_being_merged(
    server: Running, ada: Member, former: int | str | None, own: int | str | None, left: int | str | None
) -> None:
    """Days of each; nothing is for ever. The one that lasts longer stays."""
    now = int(time.time() * 1e6)
    accounts = [member(server).id for _ in range(2)]

    def end(days: int | str | None) -> int | str | None:
        return now + days * DAY if isinstance(days, int) else days

    for account, days in zip(accounts, (former, own), strict=True):
        if days != "no":
            does(ada.client, "ban", account, until=end(days), reason="Spam")
    found = does(ada.client, "merge", accounts[0], into=accounts[1])["banned"]
    assert ("no" if found is None else found["until"]) == end(left)


def test_a_deleted_account_is_forgotten_as_if_its_owner_had_asked(server: Running, ada: Member) -> None:
    gone = member(server, "Forgettable")
    account, table = gone.id, gone.open_table(name="Title of the forgettable")
    guest = sit(server, table, "Witness")
    assert says(gone, table, "words to be forgotten").status_code == 200
    assert does(ada.client, "delete", account, **BECAUSE) == {"id": account, "name": ""}
    assert gone.who() is None
    assert refusal(gone.log_in()) == (401, "bad_login")
    assert names_at(server, table) == ["", "Witness", ""]
    told = str(guest.messages())
    assert "forgettable" not in told
    assert "words to be forgotten" not in told
    assert refusal(ada.client.get(f"/api/admin/accounts/{account}")) == (404, "no_such_account")
    assert latest_act(ada.client)["reason"] == "Spam in the chat"
    assert Member(server, gone.name).register().who() == gone.name


# Networks


def coming_from(server: Running, address: str) -> httpx.Client:
    client = server.browser()
    client.headers["X-Forwarded-For"] = address
    return client


def test_guests_from_a_banned_network_watch_and_play_on_and_nothing_else(
    server: Running, ada: Member
) -> None:
    away = coming_from(server, "203.0.113.7")
    opened = away.post("/api/tables", json={"title": "classic", "players": 3, "player": "Far"}).json()
    far = Guest(server, opened)
    table = far.table
    [bea, cem] = [sit(server, table, name) for name in ("Bea", "Cem")]
    assert far.client.post("/start").status_code == 200
    known = member(server)
    body = {"network": "203.0.113.99/24", **BECAUSE}
    bans = ada.client.post("/api/admin/bans", json=body).json()["bans"]
    assert [ban["network"] for ban in bans] == ["203.0.113.0/24"]

    def attempts(client: httpx.Client) -> list[tuple[int, str]]:
        asked = [
            client.post("/api/tables", json={"title": "classic", "players": 3, "player": "Far"}),
            client.post(f"/api/tables/{own}/seats", json={"name": "Far away"}),
            client.post(f"/api/tables/{table}/report", json={"seat": 1, "kind": "abuse"}),
            client.post("/api/accounts", json={"name": "Newcomer", "password": "correct horse"}),
        ]
        return [(one.status_code, one.json().get("code", "")) for one in asked]

    own = known.open_table()
    assert attempts(coming_from(server, "203.0.113.200")) == [(403, "banned_network")] * 4
    far.client.headers["X-Forwarded-For"] = "203.0.113.7"
    assert refusal(far.post("/chat", text="hello", cid="c")) == (403, "banned_network")
    assert far.client.get("").status_code == 200
    for guest in (far, bea, cem):
        seen = guest.look()
        if seen["prompt"] is not None:
            assert guest.move(*guest.first_choice()).status_code == 200
            break
    known.client.headers["X-Forwarded-For"] = "203.0.113.7"
    assert says(known, own).status_code == 200, "whoever is logged in is known"
    assert (201, "") in attempts(coming_from(server, "203.0.114.1"))
    ada.client.delete("/api/admin/bans", params={"network": "203.0.113.0/24"}).raise_for_status()
    again = ada.client.delete("/api/admin/bans", params={"network": "203.0.113.0/24"})
    assert refusal(again) == (409, "not_restricted")
    assert far.post("/chat", text="hello", cid="c").status_code == 200


@pytest.mark.parametrize(
    ("network", "found"),
    [
        ("198.51.100.1", "198.51.100.1/32"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8:1::/48", "2001:db8:1::/48"),
        ("10.0.0.0/8", "10.0.0.0/8"),
        ("10.0.0.0/7", "network_too_wide"),
        ("::/0", "network_too_wide"),
        ("everybody", "bad_network"),
        ("10.0.0.0/33", "bad_network"),
    ],
)
def test_a_network_is_a_household_at_least_and_not_half_of_the_world(
    server: Running, ada: Member, network: str, found: str
) -> None:
    answer = ada.client.post("/api/admin/bans", json={"network": network, **BECAUSE})
    if answer.status_code != 200:
        assert answer.json()["code"] == found
        return
    assert answer.json()["bans"][0]["network"] == found
    ada.client.delete("/api/admin/bans", params={"network": found}).raise_for_status()
