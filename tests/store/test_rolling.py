"""Several workers that stop and start: as long as one of them lives, the site was never away."""

from __future__ import annotations

import asyncio

from amunre.store import log
from amunre.tables.entries import OutageEnded
from amunre.tables.host import Host
from amunre.tables.outages import ALIVE, DEAD, FORGOTTEN, SIGN_OF_LIFE, Outages, alive_notes
from amunre.tables.settings import Clock
from amunre.tables.table import Table
from tests.store.test_followers import with_hosts
from tests.support.tables import BEGAN, SECOND, fill, settings

LIVE = Clock(bank=600)


class Hands:
    """A clock that stands still but for what a test says, and for those who look whether another is alive."""

    def __init__(self) -> None:
        self.now = BEGAN

    def __call__(self) -> int:
        return self.now

    async def run(self, seconds: float) -> None:
        for _ in range(int(seconds * 10)):
            self.now += SECOND // 10
            await asyncio.sleep(0.01)


async def began(host: Host) -> Table:
    table, _ = await host.open(settings(clock=LIVE), fill)
    return table


async def made_good(host: Host, table: Table) -> tuple[int, float]:
    """How often time was given back at a table, and the seconds left of the one who is waited for."""
    await host.change(table.id, lambda draft: None)
    now = await host.table(table.id)
    count = sum(isinstance(logged.entry, OutageEnded) for logged in now.log)
    return count, now.timer.left_at(now.playing.waiting_for[0], host.clock()) / SECOND


async def living(outages: Outages, clock: Hands) -> None:
    while True:
        await outages.note()
        await asyncio.sleep(0.01)


def test_workers_that_are_replaced_one_by_one_are_no_outage(postgres_url: str) -> None:
    async def body(one: Host, other: Host) -> None:
        stays, goes = Outages(one), Outages(other)
        await stays.begin()
        table = await began(one)
        alive = asyncio.create_task(living(stays, clock))
        for clean in (True, False, True):
            starting = asyncio.create_task(goes.begin())
            while not starting.done():
                await clock.run(0.5)
            await starting
            await clock.run(2)
            if clean:
                await goes.end()
            await clock.run(SIGN_OF_LIFE)
            goes = Outages(other)
        alive.cancel()
        count, left = await made_good(other, table)
        assert count == 0
        assert left == 600 - (clock() - BEGAN) / SECOND

    clock = Hands()
    with_hosts(postgres_url, body, clock)  # type: ignore[arg-type]


def test_when_the_last_worker_has_stopped_every_second_is_nobodys(postgres_url: str) -> None:
    async def body(one: Host, other: Host) -> None:
        both = [Outages(one), Outages(other)]
        await both[0].begin()
        starting = asyncio.create_task(both[1].begin())
        while not starting.done():
            await clock.run(0.5)
            await both[0].note()
        table = await began(one)
        for _ in range(10):
            await clock.run(2)
            for outages in both:
                await outages.note()
        for outages in both:
            await outages.end()
        stopped = clock()
        clock.now += 3 * SECOND
        again = [Outages(one), Outages(other)]
        await again[0].begin()
        starting = asyncio.create_task(again[1].begin())
        while not starting.done():
            await clock.run(0.5)
            await again[0].note()
        assert clock() > stopped
        assert await made_good(other, table) == (1, 600 - 20), "one of them has told the other"

    clock = Hands()
    with_hosts(postgres_url, body, clock)  # type: ignore[arg-type]


def test_workers_that_were_killed_together_are_an_outage_since_their_last_note(postgres_url: str) -> None:
    async def body(one: Host, other: Host) -> None:
        await Outages(one).begin()
        table = await began(one)
        clock.now += SECOND  # and now they are killed, and started again at once
        starting = asyncio.create_task(Outages(other).begin())
        await clock.run(DEAD / 2)
        assert not starting.done(), "it cannot know yet"
        await clock.run(DEAD)
        await starting
        count, left = await made_good(other, table)
        assert count == 1
        assert 600 - 1.5 * DEAD <= left <= 600

    clock = Hands()
    with_hosts(postgres_url, body, clock)  # type: ignore[arg-type]


def test_notes_of_workers_that_died_long_ago_are_swept_away(postgres_url: str) -> None:
    async def body(one: Host, other: Host) -> None:
        old = f"{ALIVE} somebody"
        await one.write(lambda connection: log.keep_fact(connection, old, str(clock())))
        await one.write(lambda connection: log.keep_fact(connection, "lease T", "soon"))
        clock.now += (FORGOTTEN + 1) * SECOND
        await Outages(one).begin()
        notes = await one.read(alive_notes)
        assert old not in notes
        assert ALIVE in notes
        assert await one.read(lambda connection: log.fact(connection, "lease T")) == "soon"

    clock = Hands()
    with_hosts(postgres_url, body, clock)  # type: ignore[arg-type]
