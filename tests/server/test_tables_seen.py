"""What administrators see of tables, and what they never see."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from amunre.tables.verify import verify_record
from tests.server.office import done, found_by, member, seen
from tests.server.running import (
    JSON,
    PATIENT,
    Member,
    Running,
    choices,
    is_sealed,
    open_table,
    play_until,
    running,
    sit,
    three_guests,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Bots do nothing here, so that nothing happens between two looks."""
    with running(tmp_path_factory.mktemp("site"), **PATIENT | {"bot_delay": "3600"}) as found:
        yield found


@pytest.fixture(scope="module")
def ada(server: Running) -> Member:
    """An administrator."""
    return Member(server, "Ada").register().made_administrator()


# Finding


def test_every_table_is_found_by_state_title_and_player(server: Running, ada: Member) -> None:
    waits = open_table(server, player="Ulla", title="revised")
    hidden = open_table(server, player="Ulla", title="revised+expert", listed=False)
    plays = three_guests(server, player="Ulla", listed=False)[0]
    over = three_guests(server, player="Ulla")[0]
    done(ada.client, over.table, "close")
    all_of_them = [over.table, plays.table, hidden.table, waits.table]
    assert found_by(ada.client, player="ulla") == all_of_them, (
        "the last at which something has happened is on top"
    )
    assert found_by(ada.client, player="ulla", count=1) == all_of_them
    assert found_by(ada.client, player="ulla", state="open") == [hidden.table, waits.table]
    assert found_by(ada.client, player="ulla", state="running") == [plays.table]
    assert found_by(ada.client, player="ulla", state="ended") == [over.table]
    assert found_by(ada.client, player="ulla", title="revised") == [hidden.table, waits.table]
    assert found_by(ada.client, player="nobody at all") == []
    assert set(all_of_them) <= set(found_by(ada.client, count=100))


def test_a_line_says_what_a_table_is_and_who_is_there(server: Running, ada: Member) -> None:
    vic = member(server, "Vic")
    table = vic.open_table(name="Friday", listed=False, seats=["me", "greedy", "open"])
    [line] = ada.client.get("/api/admin/tables", params={"player": vic.name}).json()["tables"]
    bot = line["names"][1]
    now = line["at"]
    assert line == {
        "id": table,
        "status": "open",
        "title": "classic",
        "name": "Friday",
        "listed": False,
        "persons": 1,
        "bots": 1,
        "created_at": line["created_at"],
        "at": now,
        "names": [vic.name, bot],
    }
    assert 0 < line["created_at"] <= now
    assert seen(ada.client, table).items() >= line.items()


def test_a_search_that_makes_no_sense_is_refused(ada: Member) -> None:
    def code(**asked: Any) -> tuple[int, str]:
        answer = ada.client.get("/api/admin/tables", params=asked)
        return answer.status_code, answer.json()["code"]

    assert code(title="chess") == (422, "no_such_title")
    assert code(after="somewhere") == (400, "bad_page")
    assert code(state="closed") == (400, "bad_request")
    assert code(count=0) == code(count=101) == (400, "bad_request")
    assert code(player="x" * 81) == (400, "bad_request")


def test_the_summary_counts_what_there_is(tmp_path: Path) -> None:
    with running(tmp_path, **PATIENT) as server:
        operator = server.operator()

        def summary() -> JSON:
            found: JSON = operator.get("/api/admin/summary").raise_for_status().json()
            assert found.pop("version")
            return found

        empty = dict.fromkeys(
            ("open_reports", "tables_open", "tables_running", "accounts", "network_bans"), 0
        )
        assert summary() == empty
        ann = Member(server, "Ann").register()
        ann.open_table()
        for guests in (three_guests(server), three_guests(server)):
            guests[0].post("/report", seat=1, kind="abuse")
        done(operator, guests[0].table, "close")
        operator.post("/api/admin/bans", json={"network": "192.0.2.0/24", "reason": "spam"})
        assert summary() == {
            "open_reports": 2,
            "tables_open": 1,
            "tables_running": 1,
            "accounts": 1,
            "network_bans": 1,
        }
        ann.client.post("/api/me/forget", json={"password": ann.password}).raise_for_status()
        assert summary()["accounts"] == 0


# Seeing


def test_a_table_is_shown_with_who_sits_there_and_what_was_said(server: Running, ada: Member) -> None:
    vic = member(server, "Vic")
    table = vic.open_table(players=4, seats=["me", "greedy", "open", "open"])
    bob = sit(server, table, "Bob")
    bob.post("/chat", text="hello there", cid="a")
    vic.client.post(f"/api/tables/{table}/chat", json={"text": "good day", "cid": "a"})
    bob.post("/report", seat=0, kind="spam", text="says good day")
    found = done(ada.client, table, "seats/2/mute", "Too loud")
    keys = ("seat", "name", "kind", "account", "bot", "muted")
    bot = found["people"][1]["name"]
    assert [tuple(person[key] for key in keys) for person in found["people"]] == [
        (0, vic.name, "account", {"id": vic.id, "name": vic.name}, "", False),
        (1, bot, "bot", None, "greedy", False),
        (2, "Bob", "guest", None, "", True),
        (3, "", "free", None, "", False),
    ]
    said = [(line["seat"], line["name"], line["text"]) for line in found["said"]]
    assert said == [(2, "Bob", "hello there"), (0, vic.name, "good day"), (None, "", "Too loud")]
    messages = server.get(f"/api/tables/{table}/messages").json()["messages"]
    by_number = {message["n"]: message for message in messages}
    for line in found["said"]:
        assert by_number[line["number"]]["entry"]["text"] == line["text"]
        assert by_number[line["number"]]["at"] == line["at"]
    [report] = found["reports"]
    assert (report["seat"], report["text"], report["account"]) == (
        0,
        "says good day",
        {"id": vic.id, "name": vic.name},
    )
    [act] = found["acts"]
    assert (act["what"], act["about"], act["who_name"], act["reason"], act["facts"]) == (
        "mute",
        table,
        "Ada",
        "Too loud",
        {"seat": 2},
    )
    assert found == seen(ada.client, table)


def test_names_at_a_table_stay_with_what_was_said_under_them(server: Running, ada: Member) -> None:
    """Whoever has sat in a seat before is not taken for who sits there now."""
    ann = open_table(server)
    bob = sit(server, ann.table, "Bob")
    bob.post("/chat", text="first", cid="a")
    bob.post("/leave")
    cem = sit(server, ann.table, "Cem")
    assert cem.seat == bob.seat
    cem.post("/chat", text="second", cid="b")
    said = [(line["name"], line["text"]) for line in seen(ada.client, ann.table)["said"]]
    assert said == [("Bob", "first"), ("Cem", "second")]


def test_of_what_was_said_the_latest_two_hundred_are_shown(server: Running, ada: Member) -> None:
    ann = open_table(server)
    for number in range(205):
        assert ann.post("/chat", text=f"line {number}", cid=f"c{number}").status_code == 200
    said = [line["text"] for line in seen(ada.client, ann.table)["said"]]
    assert said == [f"line {number}" for number in range(5, 205)]


def test_an_account_is_shown_as_it_is_called_now(server: Running, ada: Member) -> None:
    vic = member(server, "Vic")
    table = vic.open_table()
    body = {"name": "Victoria", "reason": "wish"}
    assert ada.client.post(f"/api/admin/accounts/{vic.id}/rename", json=body).status_code == 200
    person = seen(ada.client, table)["people"][0]
    assert (person["kind"], person["account"]) == ("account", {"id": vic.id, "name": "Victoria"})


def test_words_that_were_removed_are_not_shown(server: Running, ada: Member) -> None:
    ann = open_table(server, players=4)
    bob = sit(server, ann.table, "Bob")
    bob.post("/chat", text="xyzzy", cid="a")
    assert bob.post("/forget").status_code == 200
    found = seen(ada.client, ann.table)
    assert found["said"] == []
    assert "Bob" not in json.dumps(found)


# Not seeing


def stored(server: Running, table: str) -> list[str]:
    """What of a table's rows is nobody's: the seed, keys, salts, digests."""
    with sqlite3.connect(f"file:{server.database}?mode=ro", uri=True) as database:
        found = [
            database.execute("SELECT seed FROM secrets WHERE table_id = ?", (table,)).fetchone()[0].hex()
        ]
        rows = database.execute("SELECT salt, proof, link FROM entries WHERE table_id = ?", (table,))
        for salt, proof, link in rows:
            found += [salt.hex(), proof, link.hex()]
        for (key,) in database.execute("SELECT key FROM words WHERE table_id = ?", (table,)):
            found.append(key.hex())
        for (digest,) in database.execute("SELECT digest FROM seat_keys WHERE table_id = ?", (table,)):
            found.append(digest.hex())
    database.close()
    return [one for one in found if one]


def fields(value: Any) -> set[str]:
    """All names in a document."""
    if isinstance(value, list):
        return set().union(*(fields(one) for one in value))
    if isinstance(value, dict):
        return set(value).union(*(fields(one) for one in value.values()))
    return set()


def test_nothing_but_what_is_named_here_is_shown_of_a_running_game(server: Running, ada: Member) -> None:
    guests = three_guests(server, hints=True)
    guests[0].post("/chat", text="good luck", cid="c")
    guests[0].post("/report", seat=1, kind="abuse")
    play_until(guests, is_sealed)
    mover = next(guest for guest in guests if guest.look()["seats"][guest.seat]["waited_for"])
    assert mover.move(*mover.first_choice()).status_code == 200
    found = seen(ada.client, mover.table)
    assert fields({**found, "reports": [], "acts": []}) == {
        "id", "status", "title", "name", "listed", "persons", "bots", "created_at", "at", "names",
        "people", "seat", "kind", "account", "bot", "muted",
        "said", "number", "text", "reports", "acts",
    }  # fmt: skip
    text = json.dumps([found, ada.client.get("/api/admin/tables", params={"count": 100}).json()])
    secrets = [*stored(server, mover.table), *(guest.token for guest in guests)]
    assert len(secrets) > 20
    assert not [one for one in secrets if one in text]


def test_what_a_seat_does_unseen_shows_nowhere(server: Running, ada: Member) -> None:
    """Orders, a hint, another sealed choice in the place of the first: the same bytes as before."""
    guests = three_guests(server, hints=True)
    table = guests[0].table

    def look() -> list[bytes]:
        paths = [f"/api/admin/tables/{table}", "/api/admin/tables?count=100", "/api/admin/summary"]
        return [ada.client.get(path).raise_for_status().content for path in paths]

    def is_unseen(answer: httpx.Response) -> None:
        assert answer.status_code == 200, answer.text
        assert look() == before

    before = look()
    mover = next(guest for guest in guests if guest.look()["prompt"] is not None)
    watcher = next(guest for guest in guests if guest is not mover)
    is_unseen(watcher.client.put("/orders", json={"pass_while_leading": True, "cid": "o"}))
    decision, _ = mover.first_choice()
    is_unseen(mover.post("/hint", decision=decision, cid="h"))
    assert mover.post("/chat", text="well", cid="w").status_code == 200
    heard = server.get(f"/api/tables/{table}/messages").json()["messages"][-1]
    [said] = seen(ada.client, table)["said"]
    assert (said["number"], said["text"]) == (heard["n"], "well"), "no number counts what is unseen"
    found = play_until(guests, can_change)
    chooser = guests[found["viewer"]]
    assert chooser.move(*chooser.first_choice()).status_code == 200
    before = look()
    is_unseen(chooser.move(*chooser.first_choice(1)))
    others = (guest for guest in guests if guest is not chooser)
    other = next(guest for guest in others if guest.look()["seats"][guest.seat]["waited_for"])
    assert other.move(*other.first_choice()).status_code == 200
    assert without_time(seen(ada.client, table)) == without_time(json.loads(before[0]))
    public = server.get(f"/api/tables/{table}").json()["at"]
    assert seen(ada.client, table)["at"] == public, "that they have chosen everybody knows, and when"


def can_change(found: JSON) -> bool:
    """Whether a sealed choice can be made and changed before all are turned up: somebody else has none yet.
    Who had a single choice may have made it on the way here."""
    others = [seat for number, seat in enumerate(found["seats"]) if number != found["viewer"]]
    is_early = any(seat["waited_for"] for seat in others)
    return is_sealed(found) and is_early and len(choices(found)) > 1


def without_time(found: JSON) -> JSON:
    return {name: value for name, value in found.items() if name != "at"}


def test_administrators_are_spectators_of_the_table_itself(server: Running, ada: Member) -> None:
    """Their account opens no seat and no view."""
    guests = three_guests(server, listed=False)
    path = f"/api/tables/{guests[0].table}"
    for what in ("", "/messages", "/moments", "/forecast"):
        mine, nobodys = ada.client.get(path + what), server.get(path + what)
        assert mine.content == nobodys.content, what
    assert ada.client.get(f"{path}/moments", params={"as": "open"}).json()["code"] == "still_running"


def test_a_record_is_there_when_the_game_is_over_also_of_a_private_table(
    server: Running, ada: Member
) -> None:
    listed, private = three_guests(server), three_guests(server, listed=False)
    for guests in (listed, private):
        path = f"/api/admin/tables/{guests[0].table}/record"
        answer = ada.client.get(path)
        assert (answer.status_code, answer.json()["code"]) == (409, "still_running")
        done(ada.client, guests[0].table, "close")
        assert verify_record(ada.client.get(path).raise_for_status().text).sound
    public = server.get(f"/api/tables/{listed[0].table}/record", params={"form": "record"})
    assert public.content == ada.client.get(f"/api/admin/tables/{listed[0].table}/record").content
    hidden = server.get(f"/api/tables/{private[0].table}/record", params={"form": "record"})
    assert hidden.json()["code"] == "private_table"
