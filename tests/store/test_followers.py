"""Two workers on one PostgreSQL: what one stores, the other shows, pushes and acts upon, once."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Awaitable, Callable

import pytest

from amunre.kernel.errors import Refused
from amunre.store import engine, log
from amunre.store.engine import StorageFailed, open_database
from amunre.store.listener import Listener
from amunre.store.upgrade import upgrade
from amunre.tables.draft import Draft
from amunre.tables.entries import MovePlayed, OutageEnded, SeatGivenToBot
from amunre.tables.following import Follower
from amunre.tables.host import Host, now_us
from amunre.tables.keeper import Keeper
from amunre.tables.outages import ALIVE, OUTAGE
from amunre.tables.playing import move
from amunre.tables.pools import Process
from amunre.tables.seating import begin, seat_bot, sit
from amunre.tables.settings import Clock
from amunre.tables.table import RUNNING, Table
from amunre.tables.thinking import Task, Thinkers, Thought
from tests.support.postgres import Server
from tests.support.tables import SECOND, fill, gaps, sampled, settings

Move = Callable[[Draft], int]


class Shift:
    """A clock that a test can put forward."""

    def __init__(self) -> None:
        self.by = 0

    def __call__(self) -> int:
        return now_us() + self.by


def with_hosts(url: str, body: Callable[[Host, Host], Awaitable[None]], clock: Shift | None = None) -> None:
    """Run a test with two hosts as two workers would have them."""

    async def run() -> None:
        hosts = [Host(open_database(url), clock or now_us, delay=0.0) for _ in range(2)]
        upgrade(hosts[0].database)
        try:
            await body(hosts[0], hosts[1])
        finally:
            for host in hosts:
                host.database.close()

    asyncio.run(run())


def any_move(table: Table, rng: random.Random, cid: str) -> Move:
    seat = table.playing.waiting_for[0]
    asked, action = table.asked[seat].id, sampled(table, seat, rng)
    return lambda draft: move(draft, seat, asked, cid, action)


async def until(condition: Callable[[], bool], seconds: float = 60.0) -> bool:
    """Whether a condition comes true in time."""
    end = time.monotonic() + seconds
    while not condition() and time.monotonic() < end:
        await asyncio.sleep(0.01)
    return condition()


def test_a_worker_never_shows_an_old_table(postgres_url: str) -> None:
    async def body(one: Host, other: Host) -> None:
        rng = random.Random(1)
        table, _ = await one.open(settings(), fill)
        await other.table(table.id)
        for number in range(30):
            here, there = (one, other) if number % 2 else (other, one)
            table = await here.table(table.id)
            table, _ = await here.change(table.id, any_move(table, rng, f"m{number}"))
            assert (await there.table(table.id)).seq == table.seq

    with_hosts(postgres_url, body)


def test_a_refusal_is_judged_by_the_true_head_of_the_log(postgres_url: str) -> None:
    async def body(one: Host, other: Host) -> None:
        rng = random.Random(2)
        table, _ = await one.open(settings(), fill)
        old = await other.table(table.id)
        for number in range(5):
            table = await one.table(table.id)
            await one.change(table.id, any_move(table, rng, f"m{number}"))
        table = await one.table(table.id)
        assert other.tables[table.id] is old  # the other worker has not heard of any of it
        await other.change(table.id, any_move(table, rng, "new"))
        with pytest.raises(Refused) as told:
            await other.change(table.id, any_move(old, rng, "late"))
        assert told.value.refusal.code in ("superseded", "not_your_decision")

    with_hosts(postgres_url, body)


def test_a_repeat_on_another_worker_gets_the_first_answer(postgres_url: str) -> None:
    async def body(one: Host, other: Host) -> None:
        table, _ = await one.open(settings(), fill)
        await other.table(table.id)
        play = any_move(table, random.Random(3), "again")
        _, first = await one.change(table.id, play)
        both = await asyncio.gather(*(host.change(table.id, play) for host in (one, other) * 5))
        assert {number for _, number in both} == {first}

    with_hosts(postgres_url, body)


def test_a_commit_whose_answer_is_lost_is_found_in_the_log(postgres: Server, postgres_url: str) -> None:
    """The link is cut after the commit and before its answer: the move counts, and counts once."""

    async def body(one: Host, other: Host) -> None:
        table, _ = await one.open(settings(), fill)
        honest, lost = one.database.write, 0

        def write(work: engine.Work[None]) -> object:
            nonlocal lost
            done = honest(work)
            done.result()
            if lost < 2:
                lost += 1
                raise StorageFailed("storage_failed", "The link was cut.")
            return done

        one.database.write = write  # type: ignore[method-assign,assignment]
        changed, number = await one.change(table.id, any_move(table, random.Random(4), "lost"))
        one.database.write = honest  # type: ignore[method-assign]
        assert lost == 1
        assert changed.seq == number == table.seq + 1
        assert (await other.table(table.id)).seq == number

    with_hosts(postgres_url, body)


# Listening


def test_watchers_hear_of_moves_on_another_worker_also_after_the_connection_was_killed(
    postgres: Server, postgres_url: str
) -> None:
    async def body(one: Host, other: Host) -> None:
        rng = random.Random(5)
        table, _ = await one.open(settings(), fill)
        await other.table(table.id)
        seen: list[int] = []
        other.listeners.append(lambda changed: seen.append(changed.seq))
        follower = Follower(other)
        follower.start()
        assert await until(follower.listener.hears.is_set)
        for number in range(6):
            if number % 2:
                postgres.cut_connections(postgres_url)
            table = await one.table(table.id)
            table, _ = await one.change(table.id, any_move(table, rng, f"m{number}"))
            last = table.seq
            assert await until(lambda last=last: seen[-1:] == [last]), f"move {number} was not heard of"  # type: ignore[misc]
        assert seen == sorted(set(seen))
        await follower.stop()

    with_hosts(postgres_url, body)


def test_what_happened_while_nobody_listened_is_caught_up_with(postgres: Server, postgres_url: str) -> None:
    async def body(one: Host, other: Host) -> None:
        rng = random.Random(6)
        tables = [(await one.open(settings(), fill))[0] for _ in range(4)]
        for table in tables:
            await other.table(table.id)
        for table in tables[:3]:
            await one.change(table.id, any_move(table, rng, "unheard"))
        follower = Follower(other)
        follower.start()
        assert await until(lambda: all(other.tables[t.id].seq == one.tables[t.id].seq for t in tables))
        await follower.stop()

    with_hosts(postgres_url, body)


def test_the_listener_survives_a_restart_of_the_server(postgres: Server, postgres_url: str) -> None:
    heard: list[str] = []
    missed = threading.Semaphore(0)
    listener = Listener(postgres_url, lambda table, seq: heard.append(f"{table} {seq}"), missed.release)
    listener.start()
    assert missed.acquire(timeout=60)
    postgres.stop()
    postgres.start()
    assert missed.acquire(timeout=60)
    name = postgres_url.split("?")[0].rsplit("/", 1)[1]
    for payload in ("a-table 7", "nonsense", "b-table 8"):
        postgres.execute(f"SELECT pg_notify('{log.CHANNEL}', '{payload}')", name)
    end = time.monotonic() + 60
    while len(heard) < 2 and time.monotonic() < end:
        time.sleep(0.01)
    listener.stop()
    assert heard == ["a-table 7", "b-table 8"]


def test_nobody_is_told_anything_while_the_database_is_away(
    postgres: Server, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("amunre.tables.patience.PATIENCE", 60)  # starting it may take a while

    async def body(one: Host, other: Host) -> None:
        table, _ = await one.open(settings(), fill)
        told: list[int] = []
        one.listeners.append(lambda changed: told.append(changed.seq))
        play = any_move(table, random.Random(7), "away")
        postgres.stop()
        asked = asyncio.create_task(one.change(table.id, play))
        await asyncio.sleep(0.5)
        assert not asked.done()
        assert told == []
        await asyncio.to_thread(postgres.start)
        _, number = await asked
        assert told == [number]
        assert (await other.table(table.id)).seq == number

    with_hosts(postgres_url, body)


def test_a_database_that_stays_away_is_told_with_a_stable_code(
    postgres: Server, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("amunre.tables.patience.PATIENCE", 0.3)

    async def body(one: Host, other: Host) -> None:
        table, _ = await one.open(settings(), fill)
        play = any_move(table, random.Random(8), "away")
        postgres.stop()
        try:
            with pytest.raises(StorageFailed) as told:
                await one.change(table.id, play)
        finally:
            postgres.start()
        assert told.value.code == "storage_failed"
        monkeypatch.setattr("amunre.tables.patience.PATIENCE", 60)
        _, number = await one.change(table.id, play)
        assert number == table.seq + 1

    with_hosts(postgres_url, body)


# Keepers


class Counting(Thinkers):
    """Counts how often a bot is asked to think."""

    asked = 0

    async def think(self, task: Task, process: Process) -> Thought | None:
        self.asked += 1
        return await super().think(task, process)


def test_bots_think_and_move_once_though_two_keepers_try(postgres_url: str) -> None:
    def seat_bots(draft: Draft) -> None:
        for _ in range(draft.table.players):
            seat_bot(draft, "random")
        begin(draft)

    async def body(one: Host, other: Host) -> None:
        table, _ = await one.open(settings(), seat_bots)
        thinkers = [Counting(limit=60), Counting(limit=60)]
        keepers = [Keeper(one, thinkers[0]), Keeper(other, thinkers[1])]
        followers = [Follower(one), Follower(other)]
        for follower, keeper in zip(followers, keepers, strict=True):
            follower.start()
            await keeper.start()
        await until(lambda: one.tables[table.id].seq > 60 or one.tables[table.id].status != RUNNING, 240)
        for follower, keeper in zip(followers, keepers, strict=True):
            await keeper.stop()
            await follower.stop()
        table = await one.table(table.id)
        moves = [logged.entry for logged in table.log if isinstance(logged.entry, MovePlayed)]
        assert len(moves) > 40
        assert len({entry.cid for entry in moves}) == len(moves)
        assert {entry.by for entry in moves} == {"bot"}
        thoughts = sum(thinker.asked for thinker in thinkers)
        assert len(moves) <= thoughts <= len(moves) + len(keepers), "of each the last may come to nothing"
        left = await one.read(lambda connection: log.fact(connection, log.lease_of(table.id)))
        assert left is None

    with_hosts(postgres_url, body)


def test_bots_keep_their_pace_though_two_workers_look_at_their_table(postgres_url: str) -> None:
    """Each reckons the same time; if each drew its own, the shorter would count."""

    def seat_bots(draft: Draft) -> None:
        for _ in range(draft.table.players):
            seat_bot(draft, "random")
        begin(draft)

    async def body(one: Host, other: Host) -> None:
        one.delay = other.delay = 0.1
        table, _ = await one.open(settings(), seat_bots)
        keepers = [Keeper(one, Thinkers(limit=60)), Keeper(other, Thinkers(limit=60))]
        followers = [Follower(one), Follower(other)]
        for follower, keeper in zip(followers, keepers, strict=True):
            follower.start()
            await keeper.host.table(table.id)
            await keeper.start()
        await until(lambda: one.tables[table.id].seq > 30, 240)
        for follower, keeper in zip(followers, keepers, strict=True):
            await keeper.stop()
            await follower.stop()
        found = gaps(await one.table(table.id), 0.1)
        assert min(found) >= 0.5
        assert sum(found) / len(found) >= 0.9

    with_hosts(postgres_url, body)


def test_a_lease_is_one_workers_until_it_ends_or_runs_out(postgres_url: str) -> None:
    async def body(one: Host, other: Host) -> None:
        async def take(host: Host, now: int, until: int) -> bool:
            return await host.write(lambda connection: log.take_lease(connection, "T", now, until))

        async def end(host: Host, until: int) -> None:
            await host.write(lambda connection: log.end_lease(connection, "T", until))

        assert await take(one, 100, 200)
        assert not await take(other, 150, 250)
        assert await take(other, 200, 300), "it has run out"
        await end(one, 200)
        assert not await take(one, 250, 350), "the late end of the first does not end the second"
        await end(other, 300)
        assert await take(one, 250, 350)

    with_hosts(postgres_url, body)


@pytest.mark.parametrize("both", [1, 2])
def test_a_time_out_happens_once_though_two_keepers_try(postgres_url: str, both: int) -> None:
    async def body(one: Host, other: Host) -> None:
        table, _ = await one.open(settings(clock=Clock(per_decision=60)), fill)
        keepers = [Keeper(one, Thinkers()), Keeper(other, Thinkers())]
        for keeper in keepers:
            await keeper.host.table(table.id)
        clock.by = 61 * SECOND
        for keeper in keepers:
            keeper.outages.alive_at = clock()  # both were alive all the time
        await asyncio.gather(*(keeper.serve(table.id) for keeper in keepers * both))
        for keeper in keepers:
            keeper.thinkers.close()
        table = await one.table(table.id)
        late = [logged.entry for logged in table.log if isinstance(logged.entry, SeatGivenToBot)]
        assert len(late) == len({entry.seat for entry in late}) >= 1

    clock = Shift()
    with_hosts(postgres_url, body, clock)


def test_an_outage_is_forgiven_once_though_two_workers_come_back(postgres_url: str) -> None:
    async def body(one: Host, other: Host) -> None:
        table, _ = await one.open(settings(clock=Clock(per_decision=60)), fill)
        await one.write(lambda connection: log.keep_fact(connection, ALIVE, str(clock())))
        clock.by = 10 * OUTAGE * SECOND
        keepers = [Keeper(one, Thinkers()), Keeper(other, Thinkers())]
        await asyncio.gather(*(keeper.serve(table.id) for keeper in keepers))
        table = await one.table(table.id)
        kinds = [type(logged.entry) for logged in table.log]
        assert kinds.count(OutageEnded) == 1
        assert kinds.count(SeatGivenToBot) == 0

    clock = Shift()
    with_hosts(postgres_url, body, clock)


def test_a_person_who_sits_down_is_told_once_though_the_connection_is_cut(
    postgres: Server, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("amunre.tables.patience.PATIENCE", 60)  # for as long as connections are cut

    async def body(one: Host, other: Host) -> None:
        table, _ = await one.open(settings(players=5), lambda draft: None)

        async def cut() -> int:
            return sum([await asyncio.to_thread(postgres.cut_connections, postgres_url) for _ in range(20)])

        async def join(name: str) -> int:
            host = random.choice((one, other))
            _, seat = await host.change(table.id, lambda draft: sit(draft, name))
            return seat

        *seats, killed = await asyncio.gather(*(join(f"p{number}") for number in range(5)), cut())
        assert sorted(seats) == [0, 1, 2, 3, 4]
        assert killed

    with_hosts(postgres_url, body)
