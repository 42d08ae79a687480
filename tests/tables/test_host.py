"""A host and its log: what is sent after a restart, in lists, and by keepers is what was sent before."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest

from amunre.kernel.messages import SPECTATOR
from amunre.store.engine import open_database
from amunre.store.finding import Wanted, public_tables
from amunre.store.salvage import NOTHING_LOST
from amunre.store.upgrade import upgrade
from amunre.tables import sight
from amunre.tables.draft import Denied, Draft
from amunre.tables.entries import MovePlayed
from amunre.tables.host import Host
from amunre.tables.keeper import Keeper
from amunre.tables.keys import keep_seat_key, seat_of_key
from amunre.tables.orders import give_orders
from amunre.tables.playing import move, undo
from amunre.tables.pools import Process
from amunre.tables.seating import begin, seat_bot, sit
from amunre.tables.settings import Clock
from amunre.tables.table import FINISHED, RUNNING, Table
from amunre.tables.thinking import Task, Thinkers, Thought
from tests.support.secrecy import told
from tests.support.tables import BEGAN, SECOND, fill, sampled, settings


def with_host(path: Path, body: Callable[[Host], Awaitable[None]]) -> None:
    async def run() -> None:
        database = open_database(f"sqlite:///{path}")
        upgrade(database)
        try:
            await body(Host(database, delay=0.0))
        finally:
            database.close()

    asyncio.run(run())


def moving(table: Table, seat: int, rng: random.Random) -> Callable[[Draft], int]:
    asked, action, cid = table.asked[seat].id, sampled(table, seat, rng), f"m{table.seq}"
    return lambda draft: move(draft, seat, asked, cid, action)


async def some_game(host: Host, title: str, moves: int) -> Table:
    """A game with changed choices, orders and undo."""
    rng = random.Random(title)
    table, _ = await host.open(settings(title, 4, Clock(bank=600, increment=3)), fill)
    for number in range(moves):
        if table.status != RUNNING:
            break
        game = table.playing
        undoer = next((seat for seat in game.waiting_for if game.why_no_undo(seat) is None), None)
        if undoer is not None and rng.random() < 0.2:
            cid, who = f"u{number}", undoer
            work: Callable[[Draft], int] = lambda draft, cid=cid, who=who: undo(draft, who, cid)  # type: ignore[misc]  # noqa: E731
        elif table.is_auction and rng.random() < 0.3:
            cid, who = f"o{number}", rng.randrange(4)
            work = lambda draft, cid=cid, who=who: give_orders(draft, who, (("abydos", 3),), True, cid)  # type: ignore[misc]  # noqa: E731
        else:
            work = moving(table, rng.choice(sorted(table.asked)), rng)
        table, _ = await host.change(table.id, work)
    return table


@pytest.mark.parametrize("title", ["classic", "anniversary+pharaoh"])
def test_a_table_that_is_read_from_its_log_is_sent_in_the_same_bytes(title: str, tmp_path: Path) -> None:
    async def body(host: Host) -> None:
        table = await some_game(host, title, 150)
        again = await Host(host.database).table(table.id)
        assert again is not table
        for viewer in (SPECTATOR, 0, 1, 2, 3):
            sent = [
                told([sight.seen_by(one, viewer, BEGAN), sight.messages_since(one, viewer, 0)])
                for one in (table, again)
            ]
            assert sent[0] == sent[1]
        assert (again.link, again.proof, again.cids) == (table.link, table.proof, table.cids)

    with_host(tmp_path / "site.db", body)


def test_a_list_of_tables_does_not_show_that_a_seat_has_done_something_unseen(tmp_path: Path) -> None:
    async def body(host: Host) -> None:
        first, _ = await host.open(settings(), fill)
        second, _ = await host.open(settings(), fill)

        async def listed() -> list[str]:
            wanted = Wanted(statuses=[RUNNING], count=10)
            return [
                one.id
                for one in await host.read(lambda connection: public_tables(connection, NOTHING_LOST, wanted))
            ]

        assert await listed() == [second.id, first.id]
        await host.change(first.id, lambda draft: give_orders(draft, 0, (("abydos", 1),), False, "o"))
        assert await listed() == [second.id, first.id]
        table = await host.table(first.id)
        await host.change(first.id, moving(table, table.playing.waiting_for[0], random.Random(1)))
        assert await listed() == [first.id, second.id]

    with_host(tmp_path / "site.db", body)


def test_a_guests_key_is_stored_with_the_seat_or_not_at_all(tmp_path: Path) -> None:
    async def body(host: Host) -> None:
        table, _ = await host.open(settings(), lambda draft: None)

        def join(draft: Draft, name: str, token: str) -> int:
            seat = sit(draft, name)
            draft.also.append(keep_seat_key(table.id, seat, token))
            return seat

        _, seat = await host.change(table.id, lambda draft: join(draft, "Ada", "secret"))
        assert await host.read(lambda connection: seat_of_key(connection, table.id, "secret")) == seat
        assert await host.read(lambda connection: seat_of_key(connection, table.id, "other")) is None
        with pytest.raises(Exception, match="UNIQUE"):
            await host.change(table.id, lambda draft: join(draft, "Ben", "secret"))
        assert (await host.table(table.id)).seats[1] is None

    with_host(tmp_path / "site.db", body)


def test_a_table_that_does_not_exist_is_denied(tmp_path: Path) -> None:
    async def body(host: Host) -> None:
        with pytest.raises(Denied) as refused:
            await host.table("x" * 24)
        assert refused.value.code == "no_such_table"
        assert host.locks == {}

    with_host(tmp_path / "site.db", body)


def test_only_some_tables_are_kept_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("amunre.tables.host.KEPT", 3)

    async def body(host: Host) -> None:
        tables = [(await host.open(settings(), fill))[0] for _ in range(6)]
        assert list(host.tables) == [table.id for table in tables[3:]]
        assert (await host.table(tables[0].id)).link == tables[0].link
        assert list(host.tables) == [table.id for table in [*tables[4:], tables[0]]]

    with_host(tmp_path / "site.db", body)


async def play_to_the_end(host: Host, keeper: Keeper, table: Table) -> Table:
    """Let the keeper play, for as long as a slow machine may need."""
    ended = asyncio.Event()
    host.listeners.append(lambda changed: ended.set() if changed.status == FINISHED else None)
    await keeper.start()
    with suppress(TimeoutError):
        async with asyncio.timeout(240):
            await ended.wait()
    await keeper.stop()
    return await host.table(table.id)


class Stubborn(Thinkers):
    """A bot that always wants something, which is seldom legal."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    async def think(self, task: Task, process: Process) -> Thought:
        self.asked += 1
        return Thought(0.0, {"type": "done"})


def test_where_a_bot_plays_nothing_legal_chance_plays_the_game_to_its_end(tmp_path: Path) -> None:
    def bots(draft: Draft) -> None:
        for _ in range(3):
            seat_bot(draft, "random")
        begin(draft)

    async def body(host: Host) -> None:
        thinkers = Stubborn()
        keeper = Keeper(host, thinkers)
        table, _ = await host.open(settings(), bots)
        table = await play_to_the_end(host, keeper, table)
        moves = [one.entry for one in table.log if isinstance(one.entry, MovePlayed)]
        assert [entry for entry in moves if entry.by == "fallback"]
        assert all(entry.action == {"type": "done"} for entry in moves if entry.by == "bot")
        assert table.status == FINISHED
        assert thinkers.asked == len(moves)  # one question each: nobody is asked the same again

    with_host(tmp_path / "site.db", body)


def test_bots_play_a_game_to_its_end(tmp_path: Path) -> None:
    def bots(draft: Draft) -> None:
        for _ in range(3):
            seat_bot(draft, "random")
        begin(draft)

    async def body(host: Host) -> None:
        keeper = Keeper(host, Thinkers(limit=60))  # nobody is replaced because the machine is busy
        table, _ = await host.open(settings(), bots)
        table = await play_to_the_end(host, keeper, table)
        assert table.status == FINISHED
        assert {one.entry.by for one in table.log if isinstance(one.entry, MovePlayed)} == {"bot"}
        assert table.revealed

    with_host(tmp_path / "site.db", body)


@pytest.mark.parametrize("steps", range(5))
def test_a_keeper_that_is_stopped_just_when_work_comes_begins_none(tmp_path: Path, steps: int) -> None:
    """The work is found again in the log; one begun now would be a thought for nothing."""

    async def body(host: Host) -> None:
        keeper = Keeper(host, Thinkers())
        keeper.due.append((host.clock() + 3_600 * SECOND, "later"))
        await keeper.start()
        await asyncio.sleep(0.01)  # until it waits for work
        keeper.wake.set()
        for _ in range(steps):
            await asyncio.sleep(0)
        for task in keeper.tasks:
            task.cancel()
        await asyncio.wait(keeper.tasks, timeout=0.5)
        assert not keeper.tasks
        await keeper.stop()

    with_host(tmp_path / "site.db", body)


def test_a_change_that_is_denied_leaves_no_table_behind(tmp_path: Path) -> None:
    """Not even for the collector: many are denied, and a table may be large."""

    async def body(host: Host) -> None:
        table, _ = await host.open(settings("classic", 3), fill)
        drafts: list[weakref.ref[Table]] = []

        def refuse(draft: Draft) -> None:
            drafts.append(weakref.ref(draft.table))
            raise Denied("no", "No.")

        gc.collect()
        gc.disable()
        try:
            with suppress(Denied):
                await host.change(table.id, refuse)
            await asyncio.sleep(0)
            assert drafts[0]() is None
        finally:
            gc.enable()

    with_host(tmp_path / "server.db", body)
