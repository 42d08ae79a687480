"""A table is the same whether played live, from its log, or from a snapshot and the rest of the log."""

from __future__ import annotations

import asyncio
import hashlib
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, select, update

from amunre.kernel.errors import Refused
from amunre.kernel.messages import SPECTATOR
from amunre.kernel.state import digest
from amunre.rules.catalogue import TITLES
from amunre.store import log, schema
from amunre.store.engine import Database, open_database
from amunre.store.upgrade import upgrade
from amunre.tables.draft import Draft
from amunre.tables.host import Host, head_of
from amunre.tables.loading import continue_with, fold
from amunre.tables.playing import move, undo
from amunre.tables.sight import can_undo, messages_since, seen_by
from amunre.tables.snapshot import EVERY, restored, worth_a_snapshot, write_snapshot
from amunre.tables.table import KEPT_FOR_UNDO, Table
from tests.support.honest import LIVE, SLOW, START, Played, played

MIXES = [
    ("classic", 3, None),
    ("classic", 5, LIVE),
    ("revised", 4, SLOW),
    ("revised+expert", 3, LIVE),
    ("anniversary", 5, SLOW),
    ("anniversary+officials", 2, None),
    ("anniversary+afterlife+statues+pharaoh+promos", 4, LIVE),
    ("cardgame", 4, LIVE),
]


def viewers(table: Table) -> list[int]:
    return [SPECTATOR, *range(table.players)]


def everything(table: Table) -> dict[str, Any]:
    """All that a table is and all that anybody sees of it."""
    return insides(table) | {
        "messages": [messages_since(table, viewer, 0) for viewer in viewers(table)],
        "seen": [msgspec.json.encode(seen_by(table, viewer, table.at)) for viewer in viewers(table)],
    }


def insides(table: Table) -> dict[str, Any]:
    """All that a table is, and the last message of every viewer."""
    game, timer = table.game, table.timer
    return {
        "proof": table.proof,
        "link": table.link,
        "at": table.at,
        "state": None if game is None else digest(game.state),
        "past": None if game is None else (game.commands, game.events, game.ends, game.header, game.seed),
        "setup": table.setup,
        "clocks": [getattr(timer, slot) for slot in timer.__slots__],
        "asked": table.asked,
        "log": table.log,
        "rest": (table.seats, table.orders, table.votes, table.nudges, table.cids, table.chats, table.muted),
        "end": (table.abandoned, table.revealed, table.rematch, table.status),
        "last": [messages_since(table, viewer, len(table.messages(viewer)) - 1) for viewer in viewers(table)],
    }


def from_snapshot(table: Table, rows: list[Any], seq: int, body: str) -> Table:
    found = restored(table.id, log.Stored(table.seed, rows, (seq, body)))
    assert found is not None
    return found


def test_every_title_is_among_the_games_compared() -> None:
    assert set(TITLES) == {title.split("+")[0] for title, _, _ in MIXES}


@pytest.mark.slow
@pytest.mark.parametrize(("title", "players", "clock"), MIXES, ids=str)
def test_log_and_snapshot_and_live_table_agree_at_every_entry(title: str, players: int, clock: Any) -> None:
    live = played(title, players, "same", clock=clock, bots=1, extras=0.3)
    table = Table(live.table.id, live.table.seed)
    for row in live.rows:
        continue_with(table, [row])
        if table.game is None:
            continue
        body = write_snapshot(table)
        copy = from_snapshot(table, live.rows, row.seq, body)
        look = everything if row.seq % 10 == 0 else insides  # looking with all eyes takes its time
        assert look(copy) == look(table), row
        assert write_snapshot(copy) == body
        if row.seq % EVERY == 0:
            continue_with(copy, live.rows[row.seq + 1 :])
            assert everything(copy) == everything(live.table)
    assert everything(table) == everything(live.table)


def test_a_restored_table_goes_on_in_the_same_way() -> None:
    """Undo reaches back behind the snapshot, and the same actions lead to the same entries."""
    live = played("classic", 3, "onwards", steps=3)
    while not any(can_undo(live.table, seat) for seat in live.table.asked):
        live.play()
    copy = from_snapshot(live.table, live.rows, live.table.seq, write_snapshot(live.table))
    seat = next(seat for seat in live.table.asked if can_undo(live.table, seat))
    twin = Played.__new__(Played)
    twin.__dict__.update(live.__dict__)
    twin.table, twin.rows = copy, list(live.rows)
    state = live.rng.getstate()
    for one in (live, twin):
        one.rng.setstate(state)
        one.do(lambda draft: undo(draft, seat, "back"))
        one.play_on(10)
    twin.now = live.now
    assert [row.proof for row in twin.rows] == [row.proof for row in live.rows]
    assert digest(twin.table.playing.state) == digest(live.table.playing.state)


def test_undo_at_once_is_undo_by_playing_again() -> None:
    live = played("classic", 3, "undo", steps=1)
    undone = most = 0
    while live.table.status == "running":
        seats = [seat for seat in live.table.asked if can_undo(live.table, seat)]
        most = max(most, len(live.table.earlier))
        if seats and live.rng.random() < 0.4:
            slow = live.table.copy()
            slow.earlier = ()
            slow.undo(seats[0])
            live.do(lambda draft, seat=seats[0]: undo(draft, seat, live.cid()))  # type: ignore[misc]
            assert (slow.proof, digest(slow.playing.state)) == (
                live.table.proof,
                digest(live.table.playing.state),
            )
            assert slow.playing.events == live.table.playing.events
            undone += 1
        else:
            live.play()
    assert undone > 5
    assert 1 < most <= KEPT_FOR_UNDO
    with pytest.raises(Refused):
        live.table.copy().undo(0)


def test_a_snapshot_is_made_every_so_many_entries_and_at_the_end() -> None:
    live = played("classic", 3, "every", steps=EVERY)
    opened = Played("classic", 3, "every").table
    assert not worth_a_snapshot(opened, opened)
    assert worth_a_snapshot(opened, live.table)
    assert not worth_a_snapshot(live.table, live.table)
    before = live.table
    while live.table.status == "running":
        before = live.table
        live.play()
    assert worth_a_snapshot(before, live.table)


# What is passed over


def with_sum(text: str) -> str:
    return f"{hashlib.sha256(text.encode()).hexdigest()} {text}"


def changed(field: str, value: object) -> Callable[[str], str]:
    def change(body: str) -> str:
        found = json.loads(body.partition(" ")[2])
        found[field] = value
        return with_sum(json.dumps(found))

    return change


BAD: dict[str, Callable[[str], str]] = {
    "empty": lambda body: "",
    "cut off": lambda body: body[:-100],
    "one letter changed": lambda body: body.replace("farmer", "former", 1).replace("bid", "bit", 1),
    "no JSON": lambda body: with_sum("nonsense"),
    "another form": changed("form", 99),
    "other rules": changed("program", {"base": 99, "classic": 2}),
    "another log": changed("link", "00" * 32),
    "another state": changed("state", "00" * 16),
    "unreadable position": changed("position", "amunre-position-9"),
    "too few events": changed("events", []),
    "unknown event": changed("events", [[{"type": "miracle"}]]),
    "a missing field": lambda body: with_sum("{}"),
}


@pytest.mark.parametrize("kind", BAD)
def test_a_snapshot_that_cannot_be_used_is_passed_over(kind: str) -> None:
    live = played("classic", 3, "bad", steps=30)
    body = BAD[kind](write_snapshot(live.table))
    assert restored(live.table.id, log.Stored(live.table.seed, live.rows, (live.table.seq, body))) is None


def test_a_snapshot_that_is_ahead_of_its_log_is_passed_over() -> None:
    live = played("classic", 3, "ahead", steps=30)
    body = write_snapshot(live.table)
    stored = log.Stored(live.table.seed, live.rows[:-1], (live.table.seq, body))
    assert restored(live.table.id, stored) is None
    assert restored(live.table.id, log.Stored(live.table.seed, live.rows, None)) is None


# In the database


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    found = open_database(f"sqlite:///{tmp_path}/games.db")
    upgrade(found)
    yield found
    found.close()


def test_the_host_saves_snapshots_and_does_without_them(database: Database) -> None:
    live = played("classic", 3, "host", steps=0)
    table_id = live.table.id
    head = head_of(live.table, None)
    database.write(lambda c: log.create(c, table_id, live.table.seed, live.rows, head)).result()
    host = Host(database, clock=lambda: START)

    def play_something(draft: Draft) -> None:
        table = draft.table
        seat = table.playing.waiting_for[0]
        fields = msgspec.to_builtins(table.playing.legal(seat).sample(live.rng))
        move(draft, seat, table.asked[seat].id, live.cid(), fields)

    async def play_to_the_end() -> Table:
        table = await host.table(table_id)
        while table.status == "running":
            table, _ = await host.change(table_id, play_something)
            host.tables.clear()  # so that every change begins with a load
        return table

    async def loaded() -> dict[str, Any]:
        host.tables.clear()
        return everything(await host.table(table_id))

    table = asyncio.run(play_to_the_end())
    stored = database.read(lambda c: log.load(c, table_id)).result()
    assert stored is not None
    assert stored.snapshot is not None
    assert stored.snapshot[0] == table.seq
    fast = asyncio.run(loaded())
    assert fast == everything(table) == everything(fold(table_id, stored.seed, stored.rows))
    spoilt = update(schema.snapshots).values(body="nonsense")
    database.write(lambda c: c.execute(spoilt).rowcount).result()
    assert asyncio.run(loaded()) == fast
    database.write(lambda c: c.execute(delete(schema.snapshots)).rowcount).result()
    assert asyncio.run(loaded()) == fast
    assert database.read(lambda c: c.execute(select(schema.snapshots)).all()).result() == []


def test_a_snapshot_saves_most_of_the_work() -> None:
    live = played("anniversary", 5, "quick")
    stored = log.Stored(live.table.seed, live.rows, (live.table.seq, write_snapshot(live.table)))

    def seconds(work: Callable[[], object]) -> float:
        began = time.process_time()
        work()
        return time.process_time() - began

    quick = min(seconds(lambda: restored(live.table.id, stored)) for _ in range(5))
    slow = min(seconds(lambda: fold(live.table.id, live.table.seed, live.rows)) for _ in range(5))
    assert quick * 3 < slow
