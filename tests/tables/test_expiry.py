"""Tables at which nobody has been for very long: who has a seat is warned, and then they are closed."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from amunre.kernel.messages import SPECTATOR
from amunre.store import log
from amunre.store.engine import open_database
from amunre.store.upgrade import upgrade
from amunre.tables.audit import audit
from amunre.tables.company import put_aside, say, take_up, vote
from amunre.tables.draft import Denied, Draft
from amunre.tables.entries import SeedRevealed
from amunre.tables.expiry import Days, Expiry
from amunre.tables.host import Host
from amunre.tables.lawful import objection
from amunre.tables.operated import ExpiryWarned, TableExpired
from amunre.tables.operating import close
from amunre.tables.playing import move
from amunre.tables.record import record_for
from amunre.tables.seating import begin, seat_bot, sit
from amunre.tables.settings import Clock
from amunre.tables.sight import messages_since
from amunre.tables.table import ABANDONED, FINISHED, OPEN, RUNNING, Table
from amunre.tables.timer import DAY
from tests.support.honest import played
from tests.support.stored import keep
from tests.support.tables import BEGAN, fill, sampled, settings

DAYS = Days(open=14, aside=90, bots=7, untimed=365, closed=30)
SLOW = Clock(per_decision=24 * 3600)


class Calendar:
    def __init__(self) -> None:
        self.now = BEGAN

    def __call__(self) -> int:
        return self.now

    def pass_days(self, days: float) -> None:
        self.now += int(days * DAY)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgresql":
        return str(request.getfixturevalue("postgres_url"))
    return f"sqlite:///{tmp_path / 'server.db'}"


def with_expiry(
    url: str, body: Callable[[Host, Expiry, Calendar], Awaitable[None]], days: Days = DAYS
) -> None:
    async def run() -> None:
        calendar = Calendar()
        host = Host(open_database(url), calendar, delay=0.0)
        upgrade(host.database)
        try:
            await body(host, Expiry(host, DAYS), calendar)
            assert (await host.read(audit)).faults == []
        finally:
            host.database.close()

    asyncio.run(run())


def with_bots(draft: Draft, people: int = 1) -> None:
    for number in range(people):
        sit(draft, f"Person {number}")
    while None in draft.table.seats:
        seat_bot(draft, "greedy")
    begin(draft)


def asleep(draft: Draft) -> None:
    with_bots(draft)
    put_aside(draft)


def among_bots(draft: Draft) -> None:
    with_bots(draft, 0)
    put_aside(draft)


def nothing(draft: Draft) -> None:
    """Nobody comes."""


async def opened(host: Host, work: Callable[[Draft], object], clock: Clock | None = None) -> str:
    return (await host.open(settings(clock=clock), work))[0].id


async def ended(host: Host, table_id: str) -> str:
    """Why a table was closed, or nothing."""
    table = await host.table(table_id)
    found = [logged.entry.why for logged in table.log if isinstance(logged.entry, TableExpired)]
    assert len(found) <= 1
    assert (table.status == ABANDONED) == bool(found)
    return found[0] if found else ""


def warnings(table: Table) -> list[int]:
    return [logged.entry.days for logged in table.log if isinstance(logged.entry, ExpiryWarned)]


def test_a_table_at_which_no_game_begins_is_closed_after_two_weeks(url: str) -> None:
    async def body(host: Host, expiry: Expiry, calendar: Calendar) -> None:
        left, visited = (
            await opened(host, lambda draft: sit(draft, "Ann")),
            await opened(host, lambda d: None),
        )
        calendar.pass_days(13)
        await host.change(visited, lambda draft: sit(draft, "Ben"))
        await expiry.look()
        assert await ended(host, left) == ""
        calendar.pass_days(2)
        await expiry.look()
        assert await ended(host, left) == "open"
        assert await ended(host, visited) == ""
        table = await host.table(left)
        assert isinstance(table.log[-1].entry, SeedRevealed)
        told = messages_since(table, SPECTATOR, 0)[-2].entry
        assert told == {"type": "table_expired", "why": "open"}

    with_expiry(url, body)


def test_a_game_that_was_put_aside_is_closed_after_a_warning(url: str) -> None:
    async def body(host: Host, expiry: Expiry, calendar: Calendar) -> None:
        left, back = await opened(host, asleep), await opened(host, asleep)
        calendar.pass_days(75)
        await expiry.look()
        assert warnings(await host.table(left)) == []
        calendar.pass_days(2)
        for _ in range(3):
            await expiry.look()
            calendar.pass_days(0.3)
        assert warnings(await host.table(left)) == [14], "once"
        await host.change(back, lambda draft: take_up(draft, 0))
        calendar.pass_days(15)
        await expiry.look()
        assert await ended(host, left) == "aside"
        assert await ended(host, back) == ""

    with_expiry(url, body)


def test_nobody_loses_a_game_without_having_been_warned_two_weeks_before(url: str) -> None:
    async def body(host: Host, expiry: Expiry, calendar: Calendar) -> None:
        games = [await opened(host, asleep), await opened(host, fill)]
        calendar.pass_days(2_000)  # in which no server ran, or none that closes tables
        await expiry.look()
        for game in games:
            assert warnings(await host.table(game)) == [14]
            assert await ended(host, game) == ""
        calendar.pass_days(13)
        await expiry.look()
        assert [await ended(host, game) for game in games] == ["", ""]
        calendar.pass_days(1.1)
        await expiry.look()
        assert [await ended(host, game) for game in games] == ["aside", "untimed"]

    with_expiry(url, body)


def test_whatever_somebody_does_begins_the_time_anew(url: str) -> None:
    async def body(host: Host, expiry: Expiry, calendar: Calendar) -> None:
        game = await opened(host, fill)
        for does in (play_once, talk):
            calendar.pass_days(355)
            await expiry.look()
            assert warnings(await host.table(game))[-1] == 14
            calendar.pass_days(5)
            await host.change(game, does)
            calendar.pass_days(20)
            await expiry.look()
            assert await ended(host, game) == ""
        assert len(warnings(await host.table(game))) == 2

    with_expiry(url, body)


def play_once(draft: Draft) -> None:
    seat = draft.table.playing.waiting_for[0]
    move(draft, seat, draft.table.asked[seat].id, "m", sampled(draft.table, seat, random.Random(1)))


def talk(draft: Draft) -> None:
    say(draft, 0, "Still here", "c")


def test_a_game_without_people_goes_after_a_week_and_one_with_a_clock_never(url: str) -> None:
    async def body(host: Host, expiry: Expiry, calendar: Calendar) -> None:
        bots, slow = await opened(host, among_bots), await opened(host, fill, SLOW)
        calendar.pass_days(8)
        await expiry.look()
        assert await ended(host, bots) == "bots"
        calendar.pass_days(3_000)
        await expiry.look()
        assert warnings(await host.table(slow)) == []
        assert (await host.table(slow)).status == RUNNING

    with_expiry(url, body)


def test_what_is_over_stays_and_zero_is_never(url: str) -> None:
    async def body(host: Host, expiry: Expiry, calendar: Calendar) -> None:
        over = played("classic", 3, "over")
        await asyncio.to_thread(keep, host.database, over)
        tables = [await opened(host, work) for work in (asleep, among_bots, fill, nothing)]
        calendar.pass_days(5_000)
        await Expiry(host, Days()).look()
        for name in tables:
            found = await host.table(name)
            assert found.status in (OPEN, RUNNING)
            assert warnings(found) == []
        await expiry.look()
        assert (await host.table(over.table.id)).status == FINISHED

    with_expiry(url, body)


def test_what_expired_is_deleted_after_a_further_month_and_nothing_else_is(url: str) -> None:
    async def body(host: Host, expiry: Expiry, calendar: Calendar) -> None:
        over = played("classic", 3, "over")
        await asyncio.to_thread(keep, host.database, over)
        expired, talkative = (
            await opened(host, nothing),
            await opened(host, lambda draft: sit(draft, "Ann")),
        )
        by_people, by_us = await opened(host, fill), await opened(host, fill)
        calendar.pass_days(15)
        await expiry.look()
        await host.change(by_people, agree_to_end)
        await host.change(by_us, close)
        calendar.pass_days(29)
        await expiry.look()
        assert await ended(host, expired) == "open"
        await host.change(talkative, talk)
        calendar.pass_days(1.1)
        await expiry.look()
        with pytest.raises(Denied) as denied:
            await host.table(expired)
        assert denied.value.code == "no_such_table"
        for name in (over.table.id, talkative, by_people, by_us):
            assert (await host.table(name)).status in (FINISHED, ABANDONED)
        calendar.pass_days(30)
        await expiry.look()
        with pytest.raises(Denied):
            await host.table(talkative)
        calendar.pass_days(4_000)
        await expiry.look()
        for name in (over.table.id, by_people, by_us):
            assert (await host.table(name)).status in (FINISHED, ABANDONED)

    with_expiry(url, body)


def agree_to_end(draft: Draft) -> None:
    for seat in range(draft.table.players):
        vote(draft, seat, "end", True)


def test_what_expired_stays_where_nothing_is_to_be_deleted(url: str) -> None:
    async def body(host: Host, expiry: Expiry, calendar: Calendar) -> None:
        name = await opened(host, nothing)
        calendar.pass_days(15)
        await expiry.look()
        calendar.pass_days(4_000)
        await Expiry(host, DAYS._replace(closed=0)).look()
        assert await ended(host, name) == "open"

    with_expiry(url, body)


def test_several_workers_delete_what_expired_at_once(postgres_url: str) -> None:
    async def body(host: Host, expiry: Expiry, calendar: Calendar) -> None:
        other = Host(open_database(postgres_url), calendar, delay=0.0)
        names = [await opened(host, among_bots) for _ in range(10)]
        calendar.pass_days(8)
        await expiry.look()
        calendar.pass_days(31)
        await asyncio.gather(expiry.look(), Expiry(other, DAYS).look())
        assert await host.read(lambda connection: log.heads(connection, names)) == {}
        other.database.close()

    with_expiry(postgres_url, body)


def test_two_workers_close_a_table_once_and_a_closed_one_has_a_record(postgres_url: str) -> None:
    async def body(host: Host, expiry: Expiry, calendar: Calendar) -> None:
        other = Host(open_database(postgres_url), calendar, delay=0.0)
        names = [await opened(host, among_bots) for _ in range(10)]
        calendar.pass_days(8)
        await asyncio.gather(expiry.look(), Expiry(other, DAYS).look())
        assert [await ended(host, name) for name in names] == ["bots"] * 10
        table = await other.table(names[0])
        assert record_for(table, []).status == ABANDONED
        other.database.close()

    with_expiry(postgres_url, body)


def test_many_quiet_tables_are_all_looked_at(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("amunre.tables.expiry.AT_ONCE", 3)

    async def body(host: Host, expiry: Expiry, calendar: Calendar) -> None:
        names = [await opened(host, work) for work in (among_bots, asleep, nothing) for _ in range(4)]
        calendar.pass_days(400)
        await expiry.look()
        assert [await ended(host, name) for name in names] == ["bots"] * 4 + [""] * 4 + ["open"] * 4
        assert all([warnings(await host.table(name)) for name in names[4:8]])

    with_expiry(url, body)


def test_such_entries_stand_only_where_something_goes_on() -> None:
    over = played("classic", 3, "over").table
    assert objection(over, TableExpired("bots"), over.at) == "the table is closed already"
    assert objection(over, ExpiryWarned(3), over.at) == "the table is closed already"
