"""SQLite in trouble: full, locked, failing. Nothing is acknowledged that is not there afterwards."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import wait
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from amunre.kernel.errors import Refused
from amunre.store import engine, log
from amunre.store.engine import Asked, SqliteDatabase, StorageFailed, StoreError, open_database
from amunre.store.salvage import every_name
from amunre.store.upgrade import upgrade
from amunre.tables.company import say
from amunre.tables.draft import Draft
from amunre.tables.entries import MovePlayed
from amunre.tables.host import Host
from amunre.tables.loading import fold
from amunre.tables.playing import move
from amunre.tables.table import Table
from tests.support.faults import Trouble, plant
from tests.support.tables import fill, sampled, settings

CODES = {"storage_full", "storage_busy", "storage_failed"}
Move = Callable[[Draft], int]


def opened(path: Path) -> SqliteDatabase:
    database = open_database(f"sqlite:///{path}")
    assert isinstance(database, SqliteDatabase)
    upgrade(database)
    return database


def any_move(table: Table, rng: random.Random, cid: str) -> Move:
    seat = table.playing.waiting_for[0]
    asked, action = table.asked[seat].id, sampled(table, seat, rng)
    return lambda draft: move(draft, seat, asked, cid, action)


async def stored_table(host: Host, table_id: str) -> Table:
    """The table as its log alone makes it."""
    stored = await host.read(lambda connection: log.load(connection, table_id))
    assert stored is not None
    return fold(table_id, stored.seed, stored.rows)


async def check_cache(host: Host) -> None:
    """What is in memory is what is in the log, and never more."""
    for table_id, held in list(host.tables.items()):
        true = await stored_table(host, table_id)
        assert held.seq <= true.seq, "memory is ahead of the log"
        assert (held.seq, held.link) == (true.seq, true.link)


# One process


def test_a_second_process_on_the_same_file_is_refused_at_once(tmp_path: Path) -> None:
    path = tmp_path / "site.db"
    database = opened(path)
    script = """
import sys, time
from amunre.store.engine import StoreError, open_database
times = []
for _ in range(100):
    began = time.monotonic()
    try:
        open_database(sys.argv[1])
    except StoreError as problem:
        assert "in use by another process" in str(problem), problem
        times.append(time.monotonic() - began)
    else:
        sys.exit("was let in")
print(sorted(times)[50])
"""
    done = subprocess.run([sys.executable, "-c", script, database.url], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert float(done.stdout) < 2
    database.close()
    again = opened(path)  # the file is free when the first has let go
    again.close()


def test_the_lease_of_a_process_that_was_killed_is_free(tmp_path: Path) -> None:
    path = tmp_path / "site.db"
    script = "import sys, time; from amunre.store.engine import open_database as o; "
    script += "d = o(sys.argv[1]); print('open', flush=True); time.sleep(60)"
    holder = subprocess.Popen(
        [sys.executable, "-c", script, f"sqlite:///{path}"], stdout=subprocess.PIPE, text=True
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == "open\n"
    with pytest.raises(StoreError):
        open_database(f"sqlite:///{path}")
    holder.kill()
    holder.wait()
    holder.stdout.close()
    opened(path).close()


# Groups


class Stop:
    """Holds the writer up, so that what is asked meanwhile becomes one group."""

    def __init__(self, database: SqliteDatabase) -> None:
        self.go = threading.Event()
        self.busy = database.write(lambda connection: self.go.wait(60))


def put(name: str) -> Callable[[Connection], None]:
    return lambda connection: log.keep_fact(connection, name, "here")


def facts(database: SqliteDatabase) -> set[str]:
    work: Callable[[Connection], list[str]] = lambda connection: list(  # noqa: E731
        connection.scalars(text("SELECT name FROM facts"))
    )
    return set(database.read(work).result())


def test_work_that_fails_takes_nothing_of_its_group_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = opened(tmp_path / "site.db")
    times = 0

    def spoil(connection: Connection) -> None:
        """Fails as the driver does when SQLite has rolled back the whole transaction."""
        nonlocal times
        times += 1
        put("spoilt")(connection)
        connection.connection.dbapi_connection.execute("ROLLBACK")  # type: ignore[union-attr]
        connection.execute(text("SELECT nothing FROM nowhere"))

    def refuse(connection: Connection) -> None:
        put("refused")(connection)
        raise log.Conflict("table")

    stop = Stop(database)
    asked = [database.write(work) for work in (put("one"), spoil, put("two"), refuse, put("three"))]
    stop.go.set()
    wait(asked)
    assert [type(future.exception()) for future in asked] == [
        type(None),
        StorageFailed,
        type(None),
        log.Conflict,
        type(None),
    ]
    assert facts(database) == {"one", "two", "three"}
    assert times == 2  # with the others, then alone
    database.close()


def test_nothing_can_be_asked_of_a_closed_store(tmp_path: Path) -> None:
    database = opened(tmp_path / "site.db")
    last = database.write(put("last"))
    database.close()
    assert last.result(1) is None
    with pytest.raises(StoreError):
        database.write(put("too late"))


# Disk full


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path | None]:
    """A file system of one megabyte, or nothing where none can be mounted."""
    place = tmp_path / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(place)]
    try:
        mounted = subprocess.run(mount, capture_output=True).returncode == 0
    except OSError:
        mounted = False
    yield place if mounted else None
    if mounted:
        subprocess.run(["umount", "-l", str(place)], check=True)


def limit_pages(database: SqliteDatabase, pages: int) -> None:
    database.write(lambda connection: connection.execute(text(f"PRAGMA max_page_count = {pages}"))).result()


def check_full(
    path: Path, fill_up: Callable[[SqliteDatabase], None], free: Callable[[SqliteDatabase], None]
) -> None:
    """Many tables talk until there is no room, then there is room again."""

    async def body() -> None:
        database = opened(path)
        host = Host(database)
        tables = [(await host.open(settings(), fill))[0].id for _ in range(5)]
        fill_up(database)
        acked: dict[tuple[str, str], int] = {}
        refused: list[StorageFailed] = []

        async def talk(table_id: str, cid: str) -> None:
            try:
                _, number = await host.change(table_id, lambda draft: say(draft, 0, "x" * 500, cid))
            except StorageFailed as problem:
                refused.append(problem)
            else:
                assert (table_id, cid) not in acked
                acked[table_id, cid] = number

        for turn in range(600):
            await asyncio.gather(*(talk(table_id, f"c{turn}") for table_id in tables))
            if len(refused) >= 20:
                break
        assert len(refused) >= 20
        assert {problem.code for problem in refused} == {"storage_full"}
        await check_cache(host)
        free(database)
        began = time.monotonic()
        await asyncio.gather(*(talk(table_id, "again") for table_id in tables))
        assert time.monotonic() - began < 120
        assert {cid for _, cid in acked} >= {"again"}
        for table_id in tables:
            table = await stored_table(host, table_id)
            told = {cid: number for (where, cid), number in acked.items() if where == table_id}
            assert {cid: number for (_, cid), number in table.cids.items()} == told
        assert database.read(lambda c: c.scalar(text("PRAGMA integrity_check"))).result() == "ok"
        database.close()

    asyncio.run(body())


def test_a_full_disk_stores_nothing_by_half_and_play_goes_on_when_there_is_room(
    small_disk: Path | None, tmp_path: Path
) -> None:
    if small_disk is None:
        pytest.skip("no small file system can be mounted here; the page limit below stands in for it")
    ballast = small_disk / "ballast"
    ballast.write_bytes(bytes(300_000))
    check_full(small_disk / "site.db", lambda database: None, lambda database: ballast.unlink())


def test_a_full_database_stores_nothing_by_half_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    check_full(
        tmp_path / "site.db",
        lambda database: limit_pages(database, 120),
        lambda database: limit_pages(database, 9_999),
    )


# Locked

HOLD = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN IMMEDIATE")
print("locked", flush=True)
sys.stdin.readline()
connection.execute("ROLLBACK")
"""


def holder_of(path: Path) -> subprocess.Popen[str]:
    """A process that has the database locked until it is told to let go."""
    command = [sys.executable, "-c", HOLD, str(path)]
    holder = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert holder.stdout is not None
    assert holder.stdout.readline() == "locked\n"
    return holder


@pytest.mark.parametrize("seconds", [0.1, 2.0])
def test_a_locked_database_is_waited_for(
    seconds: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "BUSY_MS", 60_000)  # whoever has it locked may be slow to let go
    path = tmp_path / "site.db"

    async def body() -> None:
        host = Host(opened(path))
        table, _ = await host.open(settings(), fill)
        play = any_move(table, random.Random(1), "locked")
        with holder_of(path) as holder:
            asked = asyncio.create_task(host.change(table.id, play))
            await asyncio.sleep(seconds)
            assert not asked.done()
            holder.communicate("go\n")
            _, number = await asked
        assert number == table.seq + 1
        await check_cache(host)
        host.database.close()

    asyncio.run(body())


@pytest.mark.slow
def test_a_database_that_stays_locked_is_given_up_cleanly(tmp_path: Path) -> None:
    path = tmp_path / "site.db"

    async def body() -> None:
        host = Host(opened(path))
        table, _ = await host.open(settings(), fill)
        play = any_move(table, random.Random(1), "locked")
        with holder_of(path) as holder:
            began = time.monotonic()
            with pytest.raises(StorageFailed) as told:
                await host.change(table.id, play)
            assert told.value.code == "storage_busy"
            assert time.monotonic() - began > 4.5
            await check_cache(host)
            holder.communicate("go\n")
        _, number = await host.change(table.id, play)
        assert number == table.seq + 1
        await check_cache(host)
        host.database.close()

    asyncio.run(body())


# I/O errors


def with_trouble(
    path: Path, patch: pytest.MonkeyPatch, body: Callable[[Host, Trouble], Awaitable[None]]
) -> None:
    trouble = plant(patch)

    async def run() -> None:
        host = Host(opened(path))
        try:
            await body(host, trouble)
        finally:
            trouble.end()
            host.database.close()

    asyncio.run(run())


@pytest.mark.parametrize("count", [1, 3, 1_000], ids=["once", "thrice", "until mended"])
@pytest.mark.parametrize("late", [False, True], ids=["not done", "done though"])
def test_io_errors_at_every_storage_call_lose_and_double_nothing(
    count: int, late: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body(host: Host, trouble: Trouble) -> None:
        rng = random.Random(f"{count}/{late}")
        tables = [(await host.open(settings(players=5), fill))[0].id for _ in range(3)]
        acked: dict[tuple[str, str], int] = {}
        seen: list[str] = []

        async def attempt(table_id: str, play: Move, cid: str) -> None:
            try:
                _, number = await host.change(table_id, play)
            except StorageFailed as problem:
                seen.append(problem.code)
            else:
                assert acked.setdefault((table_id, cid), number) == number

        struck = 0
        for first in range(1, 32):
            moves = []
            for table_id in tables:
                table = await host.table(table_id)
                moves.append((table_id, any_move(table, rng, f"m{first}"), f"m{first}"))
            trouble.begin(first, count, late)
            await asyncio.gather(*(attempt(*asked) for asked in moves))
            struck += trouble.struck
            trouble.end()
            for table_id in tables:
                true = await stored_table(host, table_id)
                for (where, cid), number in acked.items():
                    if where == table_id:
                        assert number in true.cids.values(), f"{cid} was acknowledged and is lost"
            await check_cache(host)
            await asyncio.gather(*(attempt(*asked) for asked in moves))  # the same again, as a client would
            assert len(acked) == 3 * first
        assert struck > 8
        assert set(seen) <= CODES
        assert seen or count == 1  # what fails once in a group is tried again alone, and nobody need be told
        for table_id in tables:
            true = await stored_table(host, table_id)
            played = [logged.entry for logged in true.log if isinstance(logged.entry, MovePlayed)]
            assert [entry.cid for entry in played] == [f"m{first}" for first in range(1, 32)]

    with_trouble(tmp_path / "site.db", monkeypatch, body)


def test_errors_while_reading_are_told_and_leave_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body(host: Host, trouble: Trouble) -> None:
        table, _ = await host.open(settings(), fill)
        for first in range(1, 6):  # begin, three questions, commit
            host.tables.clear()
            trouble.begin(first, 1_000)
            with pytest.raises(StorageFailed):
                await host.table(table.id)
            trouble.end()
            assert (await host.table(table.id)).link == table.link

    with_trouble(tmp_path / "site.db", monkeypatch, body)


def test_a_table_that_cannot_be_stored_is_not_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body(host: Host, trouble: Trouble) -> None:
        for first in range(1, 8):  # begin, savepoint, three inserts, release, commit
            trouble.begin(first, 1_000)
            with pytest.raises(StorageFailed):
                await host.open(settings(), fill)
            trouble.end()
        assert host.tables == {}
        assert await host.read(every_name) == []
        await host.open(settings(), fill)

    with_trouble(tmp_path / "site.db", monkeypatch, body)


def test_an_acknowledgement_of_what_is_not_stored_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The harness above fails on a store that swallows errors."""

    def careless(self: SqliteDatabase, group: list[Asked]) -> None:
        for work, future in group:
            with suppress(Exception), self.writer.begin() as connection:
                work(connection)
            future.set_result(None)

    armed: list[int] = []
    honest = SqliteDatabase.commit
    monkeypatch.setattr(
        SqliteDatabase, "commit", lambda self, group: (careless if armed else honest)(self, group)
    )

    async def body(host: Host, trouble: Trouble) -> None:
        table, _ = await host.open(settings(), fill)
        armed.append(1)
        trouble.begin(1, 1_000)
        await host.change(table.id, any_move(table, random.Random(1), "careless"))
        trouble.end()
        with pytest.raises(AssertionError, match="ahead of the log"):
            await check_cache(host)

    with_trouble(tmp_path / "site.db", monkeypatch, body)


# Cancelled


def test_a_change_whose_asker_goes_away_is_finished_and_memory_agrees_with_the_log(tmp_path: Path) -> None:
    async def body() -> None:
        database = opened(tmp_path / "site.db")
        host = Host(database)
        table, _ = await host.open(settings(), fill)
        told: list[int] = []
        host.listeners.append(lambda changed: told.append(changed.seq))
        stop = Stop(database)
        asked = asyncio.create_task(host.change(table.id, any_move(table, random.Random(1), "gone")))
        await asyncio.sleep(0.05)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        stop.go.set()
        async with host.hold(table.id):  # after the change, which holds the table until it is stored
            assert host.tables[table.id].seq == table.seq + 1
        assert told == [table.seq + 1]
        await check_cache(host)
        database.close()

    asyncio.run(body())


def test_a_refused_change_leaves_memory_as_it_was(tmp_path: Path) -> None:
    async def body() -> None:
        host = Host(opened(tmp_path / "site.db"))
        table, _ = await host.open(settings(), fill)
        with pytest.raises(Refused):
            await host.change(table.id, lambda draft: move(draft, 0, "f" * 32, "c", {"type": "pass"}))
        assert host.tables[table.id] is table
        host.database.close()

    asyncio.run(body())


def test_a_log_that_was_changed_by_hand_is_not_believed(tmp_path: Path) -> None:
    path = tmp_path / "site.db"

    async def body() -> None:
        host = Host(opened(path))
        table, _ = await host.open(settings(), fill)
        with sqlite3.connect(path) as connection:
            connection.execute("UPDATE entries SET body = replace(body, 'Ada', 'Eva')")
        connection.close()
        host.tables.clear()
        with pytest.raises(Exception, match="has been changed"):
            await host.table(table.id)
        host.database.close()

    asyncio.run(body())
