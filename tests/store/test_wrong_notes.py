"""Notes of a clock that was wrong, or damaged, keep nobody from starting and nobody's clock from going."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from amunre.store import log
from amunre.store.engine import open_database
from amunre.store.upgrade import upgrade
from amunre.tables.entries import OutageEnded
from amunre.tables.host import Host, now_us
from amunre.tables.keeper import LEASE, Keeper
from amunre.tables.outages import ALIVE, AWAY, DEAD, OUTAGE, SIGN_OF_LIFE, Outages, alive_notes
from amunre.tables.settings import Clock
from amunre.tables.table import Table
from amunre.tables.thinking import Thinkers
from amunre.tables.timer import DAY
from amunre.tables.verify import check_log
from tests.store.test_followers import until, with_hosts
from tests.store.test_rolling import Hands
from tests.support.tables import SECOND, fill, settings

LIVE = Clock(bank=600)
NOTES = {
    "ahead": str(now_us() + 10 * DAY),
    "far ahead": "9" * 18,
    "no number that fits": "9" * 30,
    "longer than any number": "9" * 5_000,
    "no number": "noon",
    "negative": "-1",
    "nothing": "",
    "other digits": "\u0661\u0662",
    "long ago": "7",
}
DAMAGED = pytest.mark.parametrize("note", NOTES.values(), ids=NOTES.keys())


async def keep(host: Host, **facts: str) -> None:
    for name, value in facts.items():
        name = name.replace("_of_", " ")
        await host.write(lambda connection, name=name, value=value: log.keep_fact(connection, name, value))  # type: ignore[misc]


def outages_at(table: Table) -> list[OutageEnded]:
    return [logged.entry for logged in table.log if isinstance(logged.entry, OutageEnded)]


@pytest.mark.parametrize(
    ("kind", "wrong"),
    [*(("sqlite", name) for name in NOTES), ("postgresql", "ahead"), ("postgresql", "no number")],
)
def test_a_server_starts_whatever_was_noted(
    kind: str, wrong: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """And it goes on to note that it is alive."""
    note = NOTES[wrong]
    url = f"sqlite:///{tmp_path / 'site.db'}" if kind == "sqlite" else request.getfixturevalue("postgres_url")

    async def run() -> None:
        database = open_database(url)
        upgrade(database)
        host = Host(database)
        facts = {ALIVE: note, f"{ALIVE}_of_somebody": note, AWAY: f"{note} {note}"}
        await keep(host, **facts)
        await host.open(settings(clock=LIVE), fill)
        keeper = Keeper(host, Thinkers())
        began = time.monotonic()
        await keeper.start()
        assert time.monotonic() - began < DEAD + 5
        own = (await host.read(alive_notes))[ALIVE]
        assert abs(own - host.clock()) < 10 * SECOND
        assert await until(lambda: keeper.outages.alive_at > own), "it goes on to note it"
        if database.shared:
            assert set(await host.read(alive_notes)) == {ALIVE, keeper.outages.own}
        await keeper.stop()
        database.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_whoever_noted_a_time_to_come_hides_no_outage(postgres_url: str) -> None:
    async def body(one: Host, other: Host) -> None:
        await keep(one, **{f"{ALIVE}_of_somebody": str(clock() + 10 * DAY)})
        await start(Outages(one), clock)
        table, _ = await one.open(settings(clock=LIVE), fill)
        await Outages(one).note()
        clock.now += 100 * SECOND
        await start(Outages(other), clock)
        table, _ = await other.change(table.id, lambda draft: None)
        assert len(outages_at(table)) == 1
        left = table.timer.left_at(table.playing.waiting_for[0], other.clock()) / SECOND
        assert left > 600 - 2 * DEAD

    clock = Hands()
    with_hosts(postgres_url, body, clock)  # type: ignore[arg-type]


def test_a_running_site_sees_an_outage_though_somebody_noted_a_time_to_come(postgres_url: str) -> None:
    async def body(one: Host, other: Host) -> None:
        outages = Outages(one)
        await start(outages, clock)
        table, _ = await one.open(settings(clock=LIVE), fill)
        await keep(one, **{f"{ALIVE}_of_somebody": str(clock() + 10 * DAY)})
        clock.now += 10 * OUTAGE * SECOND  # and nothing could be stored meanwhile
        await outages.note()
        table, _ = await one.change(table.id, lambda draft: None)
        assert len(outages_at(table)) == 1

    clock = Hands()
    with_hosts(postgres_url, body, clock)  # type: ignore[arg-type]


async def start(outages: Outages, clock: Hands) -> None:
    starting = asyncio.create_task(outages.begin())
    for _ in range(200):
        if starting.done():
            break
        await clock.run(0.5)
    assert starting.done()
    await starting


@pytest.mark.parametrize("ahead", [DAY, 10**15, 5 * 10**15])
def test_an_outage_that_was_noted_to_end_later_than_now_is_made_good_once(tmp_path: Path, ahead: int) -> None:
    """As by a computer whose clock was put right before all tables had been gone through."""

    async def run() -> None:
        database = open_database(f"sqlite:///{tmp_path / 'site.db'}")
        upgrade(database)
        hands = Hands()
        host = Host(database, hands)
        table, _ = await host.open(settings(clock=LIVE), fill)
        hands.now += 100 * SECOND
        await keep(host, **{ALIVE: str(hands.now), AWAY: f"{hands.now - 50 * SECOND} {hands.now + ahead}"})
        await Outages(host).begin()
        for _ in range(3):
            hands.now += 10 * SECOND
            table, _ = await host.change(table.id, lambda draft: None)
        seat = table.playing.waiting_for[0]
        assert len(outages_at(table)) == 1
        assert table.timer.left_at(seat, hands.now) == (600 - 50 - 20) * SECOND
        rows = await host.read(lambda connection: log.rows_since(connection, table.id, 0))
        check_log(table.id, table.seed, rows)
        database.close()

    asyncio.run(run())


@DAMAGED
def test_a_lease_that_nobody_can_hold_is_free(postgres_url: str, note: str) -> None:
    async def body(one: Host, other: Host) -> None:
        await one.write(lambda connection: log.keep_fact(connection, log.lease_of("T"), note))
        now = one.clock()
        until = now + LEASE * SECOND
        assert await one.write(lambda connection: log.take_lease(connection, "T", now, until))
        assert not await one.write(lambda connection: log.take_lease(connection, "T", now, until))

    with_hosts(postgres_url, body)


def test_what_goes_wrong_once_does_not_end_the_signs_of_life(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        database = open_database(f"sqlite:///{tmp_path / 'site.db'}")
        upgrade(database)
        keeper = Keeper(Host(database), Thinkers())
        refuse = "CREATE TRIGGER refuse BEFORE INSERT ON facts BEGIN SELECT RAISE(ABORT, 'not now'); END"
        await keeper.host.write(lambda connection: connection.exec_driver_sql(refuse).rowcount)
        await keeper.start()
        assert not keeper.outages.alive_at
        await asyncio.sleep(SIGN_OF_LIFE + 1)
        await keeper.host.write(lambda connection: connection.exec_driver_sql("DROP TRIGGER refuse").rowcount)
        assert await until(lambda: keeper.outages.alive_at > 0)
        await keeper.stop()
        database.close()

    asyncio.run(run())
    assert [record.message for record in caplog.records].count("round_failed") >= 2
