"""Databases that earlier versions have stored: they are opened, played on, and verified."""

from __future__ import annotations

import asyncio
import gzip
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from amunre.store.engine import Database, open_database
from amunre.store.salvage import every_name
from amunre.store.upgrade import upgrade
from amunre.tables.audit import audit
from amunre.tables.host import Host
from amunre.tables.patched import RulesPatched
from amunre.tables.playing import move
from amunre.tables.record import ENDED
from amunre.tables.seating import begin, sit
from amunre.tables.table import FINISHED, OPEN, RUNNING, Table
from tests.support.changed_rules import program_with, renamed, with_windfall

STORED = sorted((Path(__file__).parent / "stored").glob("*.sql.gz"))
STEPS = 8


def restored(source: Path, folder: Path) -> Database:
    with closing(sqlite3.connect(folder / "server.db")) as made:
        made.executescript(gzip.decompress(source.read_bytes()).decode())
    database = open_database(f"sqlite:///{folder / 'server.db'}")
    upgrade(database)
    return database


async def played_on(host: Host, table_id: str) -> Table:
    rng = random.Random(table_id)
    table = await host.table(table_id)
    if table.status == OPEN:
        for seat in range(table.players):
            await host.change(table_id, lambda draft, seat=seat: sit(draft, f"Player {seat}"))  # type: ignore[misc]
        table, _ = await host.change(table_id, begin)
    for number in range(STEPS):
        if table.status == RUNNING and not table.aside:
            seat = rng.choice(table.playing.waiting_for)
            asked, bot = table.asked[seat].id, bool(table.seats[seat].bot)  # type: ignore[union-attr]
            action = msgspec.to_builtins(table.playing.legal(seat).sample(rng))
            cid, by = (f"bot:{asked}", "bot") if bot else (f"on-{number}", "")
            table, _ = await host.change(
                table_id,
                lambda draft: move(draft, seat, asked, cid, action, by),  # noqa: B023
            )
    return table


async def all_played_on(database: Database) -> dict[str, Table]:
    host = Host(database, delay=0.0)
    return {name: await played_on(host, name) for name in await host.read(every_name)}


def patches(table: Table) -> int:
    return sum(isinstance(logged.entry, RulesPatched) for logged in table.log)


@pytest.mark.parametrize("source", STORED, ids=lambda path: path.name.partition(".")[0])
def test_what_earlier_versions_have_stored_is_opened_played_on_and_verified(
    source: Path, tmp_path: Path
) -> None:
    database = restored(source, tmp_path)
    try:
        assert database.read(audit).result().faults == []
        tables = asyncio.run(all_played_on(database))
        assert len(tables) == 35
        assert {table.status for table in tables.values()} >= {RUNNING, *ENDED}
        assert not any(patches(table) for table in tables.values())
        found = database.read(audit).result()
        assert (found.faults, found.notes) == ([], [])
    finally:
        database.close()


@pytest.mark.parametrize("source", STORED, ids=lambda path: path.name.partition(".")[0])
@pytest.mark.parametrize("keeps", [True, False], ids=["a change without effect", "a change with effect"])
def test_a_changed_rule_closes_no_table_of_theirs(source: Path, keeps: bool, tmp_path: Path) -> None:
    with program_with(renamed() if keeps else with_windfall()):
        database = restored(source, tmp_path)
        try:
            tables = asyncio.run(all_played_on(database))
            assert len(tables) == 35
            changed = [table for table in tables.values() if patches(table)]
            assert bool(changed) != keeps
            assert all(table.settings.title == "classic" for table in changed)
            over = {
                name for name, table in tables.items() if table.status == FINISHED and table.outcome is None
            }
            assert over <= {"table-own-finished"}, "of an owner's figures there were no snapshots"
            assert database.read(audit).result().faults == []
        finally:
            database.close()
