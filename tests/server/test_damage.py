"""A server with a damaged database starts, names what is damaged, and lets everybody else play on."""

from __future__ import annotations

import json
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.server.running import PATIENT, Guest, Member, Running, choices, open_table, running, three_guests

MOVES = 26
"""Of each game, so that there is a snapshot and rows behind it; the five first entries are no moves."""
PAGE = 4096
TABLE_LEAF, INDEX_LEAF = 0x0D, 0x0A
"""How SQLite's leaf pages begin."""


DAMAGES = {
    "its seed is missing": "DELETE FROM secrets WHERE table_id = ?",
    "its seed was changed": "UPDATE secrets SET seed = zeroblob(32) WHERE table_id = ?",
    "its line in the list is ahead": "UPDATE tables SET seq = seq + 5 WHERE id = ?",
    "its line in the list is behind": "UPDATE tables SET seq = seq - 1 WHERE id = ?",
    "its line in the list is missing": "DELETE FROM tables WHERE id = ?",
    "its last entry is missing": "DELETE FROM entries WHERE table_id = ? AND seq >= 30",
    "an entry below the snapshot was changed": "UPDATE entries SET at = 1 WHERE table_id = ? AND seq = 3",
    "a late entry was changed": "UPDATE entries SET body = '{}' WHERE table_id = ? AND seq = 30",
    "an entry is no text": "UPDATE entries SET body = x'ff00', proof = x'ff' WHERE table_id = ? AND seq = 9",
    "a time is no number": "UPDATE entries SET at = 'noon' WHERE table_id = ? AND seq = 9",
    "its first entry is garbage": "UPDATE entries SET body = '[[[' WHERE table_id = ? AND seq = 0",
}


class Stored(NamedTuple):
    """What a server has left behind."""

    folder: Path
    victims: list[str]
    """Tables of three people each."""
    tokens: list[str]
    """Of the seats at the first of them."""
    other: str
    other_token: str
    """Of a table with two bots and a clock."""
    session: str
    """Of the account."""

    @property
    def database(self) -> Path:
        return self.folder / "server.db"

    def execute(self, statement: str, *values: object) -> None:
        with closing(sqlite3.connect(self.database)) as connection, connection:
            connection.execute("PRAGMA foreign_keys = OFF")
            assert connection.execute(statement, values).rowcount > 0

    def scalars(self, statement: str, *values: object) -> list[str]:
        with closing(sqlite3.connect(self.database)) as connection:
            return [row[0] for row in connection.execute(statement, values)]

    def pages(self) -> list[bytes]:
        whole = self.database.read_bytes()
        assert len(whole) % PAGE == 0
        return [whole[start : start + PAGE] for start in range(0, len(whole), PAGE)]

    def root_of(self, name: str) -> int:
        (found,) = self.scalars("SELECT rootpage FROM sqlite_master WHERE name = ?", name)
        return int(found) - 1

    def overwrite(self, number: int) -> None:
        """Leave nothing of a page."""
        with self.database.open("rb+") as file:
            file.seek(number * PAGE)
            file.write(b"\xa5" * PAGE)


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Stored:
    """Games of three people, a game against bots, an account, and open tables on several pages."""
    folder = tmp_path_factory.mktemp("original")
    with running(folder, **PATIENT) as server:
        zoe = Member(server, "Zoe").register()
        zoe.open_table(player="Zoe")
        victims = [three_guests(server, name=f"victim {number}") for number in range(len(DAMAGES))]
        for guests in victims:
            for _ in range(MOVES):
                play_once(guests)
        for number in range(40):
            open_table(server, name=f"open {number}")
        clock = {"bank": 3600, "increment": 10}
        bots = {"seats": ["me", "greedy", "greedy"], "clock": clock}
        other = open_table(server, name="the sound one", **bots)
        assert other.client.post("/start").status_code in (200, 409)
        for number in range(30):
            open_table(server, name=f"late {number}")
    tokens = [one.token for one in victims[0]]
    tables = [guests[0].table for guests in victims]
    return Stored(folder, tables, tokens, other.table, other.token, zoe.session)


def play_once(guests: list[Guest]) -> None:
    for guest in guests:
        seen = guest.look()
        if seen["prompt"] is not None:
            assert guest.move(*guest.first_choice()).status_code == 200
            return


@pytest.fixture
def stored(original: Stored, tmp_path: Path) -> Stored:
    shutil.copytree(original.folder, tmp_path / "data", dirs_exist_ok=True)
    return original._replace(folder=tmp_path / "data")


@pytest.fixture
def server(stored: Stored) -> Iterator[Callable[[], Running]]:
    """Starts it when the damage is done."""
    begun: list[Running] = []

    def begin() -> Running:
        begun.append(Running(stored.folder, **PATIENT))
        return begun[0]

    yield begin
    for one in begun:
        one.closing.close()
        if one.process.poll() is None:
            one.stop()
        one.end()


def guest(server: Running, table: str, token: str) -> Guest:
    return Guest(server, {"table": {"id": table}, "seat": 0, "token": token})


def check_that_others_play_on(server: Running, stored: Stored, new: bool = True) -> None:
    """The bots, the clock and the lists work, and further tables can be opened."""
    player = guest(server, stored.other, stored.other_token)
    began = player.look()
    deadline = time.monotonic() + 60
    moves = 0
    while moves < 3 or player.look()["head"] < began["head"] + 8:
        assert time.monotonic() < deadline, "The bots of a sound table do not move."
        seen = player.look()
        if seen["prompt"] is None:
            time.sleep(0.02)
        else:
            assert player.move(seen["prompt"]["decision"], choices(seen)[0]).status_code == 200
            moves += 1
    assert player.look()["seats"][0]["seconds_left"] is not None
    for status in ("open", "running", "finished"):
        assert server.get(f"/api/tables?status={status}").status_code == 200
    if new:
        play_once(three_guests(server))
    assert server.get("/").status_code == 200


def named_in_log(server: Running) -> list[str]:
    """Every table that the log names as damaged, as often as it does."""
    lines = [json.loads(line) for line in server.log if '"table_damaged"' in line]
    assert all(set(line) >= {"table", "reason", "level", "timestamp"} for line in lines)
    return [line["table"] for line in lines]


def check_that_it_is_told(server: Running, victims: set[str]) -> None:
    for victim in victims:
        server.get(f"/api/tables/{victim}")
        server.get(f"/api/tables/{victim}")
    assert sorted(named_in_log(server)) == sorted(victims)
    ready = server.get("/readyz")
    assert (ready.status_code, ready.json()["damaged"]) == (200, len(victims))
    assert f"amunre_tables_damaged {len(victims)}.0" in server.get("/metrics").text
    assert not any('"fault"' in line and '"request"' not in line for line in server.log)


def said_by(command: str, stored: Stored) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "amunre", command, "--data", str(stored.folder)],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1, done.stdout
    assert not done.stderr
    return done.stdout


def check_what_the_operator_reads(stored: Stored, victims: set[str]) -> None:
    total = {*stored.scalars("SELECT DISTINCT table_id FROM secrets"), *victims}
    verified, looked_at = said_by("verify", stored), said_by("doctor", stored)
    for victim in victims:
        assert victim in verified
        assert victim in looked_at
    assert f"sound: {len(total) - len(victims)} tables" in verified
    for table in total - victims:
        assert f"sound: table {table}, " in verified
        assert table not in looked_at


@pytest.mark.slow
def test_damaged_tables_keep_nobody_else_from_playing(stored: Stored, server: Callable[[], Running]) -> None:
    for victim, damage in zip(stored.victims, DAMAGES.values(), strict=True):
        stored.execute(damage, victim)
    site = server()
    for victim in stored.victims:
        answer = site.get(f"/api/tables/{victim}")
        assert (answer.status_code, answer.json()["code"]) == (500, "table_closed")
    check_that_others_play_on(site, stored)
    check_that_it_is_told(site, set(stored.victims))
    site.stop()
    check_what_the_operator_reads(stored, set(stored.victims))


HARMLESS = (
    "UPDATE snapshots SET body = x'ff00ff', seq = 'x' WHERE table_id = ?",
    "UPDATE snapshots SET body = '0 []' WHERE table_id = ?",
    "UPDATE tables SET summary = '[' WHERE id = ?",
    "UPDATE tables SET summary = '{\"name\": 3}' WHERE id = ?",
)


@pytest.mark.slow
def test_what_follows_from_the_log_is_made_anew(stored: Stored, server: Callable[[], Running]) -> None:
    for victim, damage in zip(stored.victims, HARMLESS, strict=False):
        stored.execute(damage, victim)
    site = server()
    listed = site.get("/api/tables?status=running&count=100").json()["tables"]
    assert {line["name"] for line in listed} == {
        "the sound one",
        *(f"victim {n}" for n in range(len(DAMAGES))),
    }
    for victim in stored.victims[: len(HARMLESS)]:
        assert site.get(f"/api/tables/{victim}").status_code == 200
        assert site.get(f"/table/{victim}").status_code in (200, 404)  # 404 without a web client
    players = [guest(site, stored.victims[0], token) for token in stored.tokens]
    for _ in range(MOVES):
        play_once(players)
    check_that_others_play_on(site, stored)
    site.stop()
    assert stored.victims[0] not in said_by("verify", stored).partition("sound: ")[0]


@pytest.mark.slow
@pytest.mark.parametrize("facts", ["value = 'garbage'", "value = x'ff00'"])
def test_garbage_among_the_facts_keeps_nobody_from_playing(
    facts: str, stored: Stored, server: Callable[[], Running]
) -> None:
    stored.execute("INSERT INTO facts VALUES ('away', '1 2')")
    stored.execute(f"UPDATE facts SET {facts}")
    check_that_others_play_on(server(), stored)


def leaf_with_only(stored: Stored, table_id: str, kind: int) -> int:
    """A page of the log with rows of one table alone."""
    everything = {one.encode() for one in stored.scalars("SELECT table_id FROM secrets")}
    for number, page in enumerate(stored.pages()):
        held = {one for one in everything if one in page}
        if page[0] == kind and held == {table_id.encode()} and b"move_played" in page:
            return number
    raise AssertionError("There is no such page.")


@pytest.mark.slow
def test_a_damaged_page_of_the_log_closes_its_table_alone(
    stored: Stored, server: Callable[[], Running]
) -> None:
    stored.overwrite(leaf_with_only(stored, stored.victims[0], TABLE_LEAF))
    site = server()
    assert site.get(f"/api/tables/{stored.victims[0]}").json()["code"] == "table_closed"
    check_that_others_play_on(site, stored)
    check_that_it_is_told(site, {stored.victims[0]})
    site.stop()
    check_what_the_operator_reads(stored, {stored.victims[0]})


def list_leaf(stored: Stored) -> tuple[int, set[str]]:
    """The page of the list of tables on which the victim's line is, and all tables that it takes along."""
    everything = stored.scalars("SELECT id FROM tables")
    for number, page in enumerate(stored.pages()):
        if page[0] == TABLE_LEAF and b'"victim 0"' in page and b'"pace"' in page:
            return number, {one for one in everything if one.encode() in page}
    raise AssertionError("There is no such page.")


@pytest.mark.slow
def test_a_damaged_page_of_the_list_closes_the_tables_on_it_alone(
    stored: Stored, server: Callable[[], Running]
) -> None:
    number, victims = list_leaf(stored)
    assert stored.victims[0] in victims
    assert stored.other not in victims
    stored.overwrite(number)
    site = server()
    check_that_others_play_on(site, stored)
    check_that_it_is_told(site, victims)
    site.stop()
    check_what_the_operator_reads(stored, victims)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["tables_due", "tables_listed"])
def test_a_damaged_index_of_the_list_closes_nothing_that_does_not_need_it(
    name: str, stored: Stored, server: Callable[[], Running]
) -> None:
    """Nothing new can be stored in it, but everything can be found without it."""
    stored.overwrite(stored.root_of(name))
    site = server()
    for status in ("open", "running", "finished"):
        assert site.get(f"/api/tables?status={status}").status_code == 200
    assert site.get(f"/api/tables/{stored.victims[0]}").status_code == 200
    assert len(site.get("/api/tables?status=running").json()["tables"]) == len(DAMAGES) + 1
    site.stop()
    assert "SQLite cannot go through 'tables' at all." in said_by("verify", stored)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["sessions", "accounts", "facts", "snapshots"])
def test_damage_elsewhere_closes_no_table(name: str, stored: Stored, server: Callable[[], Running]) -> None:
    stored.overwrite(stored.root_of(name))
    site = server()
    check_that_others_play_on(site, stored)
    zoe = Member(site, "Zoe")
    if name in ("sessions", "accounts"):
        zoe.client.cookies.set("amunre", stored.session)
        assert zoe.client.get("/api/me").json()["account"] is None
    if name == "accounts":
        assert zoe.log_in().json()["code"] == "storage_damaged"
        assert any('"closed_accounts_not_read"' in line for line in site.log)
    assert site.get(f"/api/tables/{stored.victims[0]}").status_code == 200
    assert any('"storage_damaged"' in line for line in site.log)
    if name != "snapshots":  # which are done without
        assert 'amunre_storage_failures_total{code="storage_damaged"} 0.0' not in site.get("/metrics").text
    site.stop()
    assert "DIFFERS" in said_by("verify", stored)


@pytest.mark.slow
def test_a_table_that_was_put_right_can_be_opened_again(
    stored: Stored, server: Callable[[], Running]
) -> None:
    stored.execute("UPDATE tables SET seq = seq + 5 WHERE id = ?", stored.victims[0])
    site = server()
    assert site.get(f"/api/tables/{stored.victims[0]}").status_code == 500
    site.stop()
    stored.execute("UPDATE tables SET seq = seq - 5 WHERE id = ?", stored.victims[0])
    with running(stored.folder, **PATIENT) as again:
        players = [guest(again, stored.victims[0], token) for token in stored.tokens]
        play_once(players)
