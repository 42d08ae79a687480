"""Time in which the site was away is nobody's, from the first second on, also when a clock was wrong."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from amunre.store.engine import StorageFailed, open_database
from amunre.store.upgrade import upgrade
from amunre.tables.company import GRACE, LEAST_GRACE, WAITED, end_outage, nudge, run_out, vote
from amunre.tables.draft import Denied, Draft
from amunre.tables.entries import OutageEnded, SeatGivenToBot
from amunre.tables.host import Host
from amunre.tables.keeper import Keeper
from amunre.tables.outages import OUTAGE, SIGN_OF_LIFE
from amunre.tables.playing import move
from amunre.tables.seating import begin, open_table, sit
from amunre.tables.settings import Clock
from amunre.tables.sight import seen_by
from amunre.tables.table import Table
from amunre.tables.thinking import Thinkers
from amunre.tables.timer import DAY
from tests.support.tables import BEGAN, SECOND, begun, fill, sampled, settings

LIVE = Clock(bank=600, increment=5)
SLOW = Clock(per_decision=3_600, holidays=10)
CLOCKS = pytest.mark.parametrize("clock", [LIVE, SLOW], ids=["live", "slow"])
HOUR = 3_600 * SECOND
Body = Callable[[Keeper], Awaitable[None]]


class Machine:
    """A machine with a clock that a test moves, and the database of a site."""

    def __init__(self, path: Path) -> None:
        self.url = f"sqlite:///{path / 'site.db'}"
        self.now = BEGAN
        self.table = ""

    def run(self, body: Body, *, crash: bool = False) -> None:
        """Start the server, let it do something, and stop or kill it."""

        async def serving() -> None:
            database = open_database(self.url)
            upgrade(database)
            keeper = Keeper(Host(database, lambda: self.now), Thinkers())
            try:
                await keeper.outages.begin()
                await body(keeper)
                if not crash:
                    await keeper.outages.end()
            finally:
                keeper.thinkers.close()
                database.close()

        asyncio.run(serving())

    def open(self, clock: Clock, seconds: int, *, crash: bool = False) -> None:
        """A game begins and goes on for some seconds, with a sign of life now and then."""

        async def body(keeper: Keeper) -> None:
            table, _ = await keeper.host.open(settings(clock=clock), fill)
            self.table = table.id
            await self.wait(keeper, seconds)

        self.run(body, crash=crash)

    async def wait(self, keeper: Keeper, seconds: float) -> None:
        end = self.now + int(seconds * SECOND)
        while self.now < end:
            self.now = min(end, self.now + SIGN_OF_LIFE * SECOND)
            if self.now < end:
                await keeper.outages.note()

    def look(self, seconds: float = 0) -> Table:
        """The table after the server has run for so long and has done what is due."""
        found: list[Table] = []

        async def body(keeper: Keeper) -> None:
            await keeper.look_at_all()
            await self.wait(keeper, seconds)
            await keeper.serve(self.table)
            found.append(await keeper.host.table(self.table))

        self.run(body)
        return found[0]


def left(table: Table, now: int) -> float:
    return table.timer.left_at(table.playing.waiting_for[0], now) / SECOND


def lost(table: Table) -> list[SeatGivenToBot]:
    return [logged.entry for logged in table.log if isinstance(logged.entry, SeatGivenToBot)]


def outages(table: Table) -> int:
    return sum(isinstance(logged.entry, OutageEnded) for logged in table.log)


# Stopped and started


@CLOCKS
@pytest.mark.parametrize("away", [0.3, 1, 3, 14.8, 19, 60])
def test_a_restart_takes_nothing_from_anybodys_clock(tmp_path: Path, clock: Clock, away: float) -> None:
    machine = Machine(tmp_path)
    machine.open(clock, 101)
    machine.now += int(away * SECOND)
    table = machine.look()
    assert left(table, machine.now) == (clock.bank or clock.per_decision) - 101


def test_the_last_seconds_on_a_clock_are_still_there_after_a_restart(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.open(Clock(bank=60), 46)
    machine.now += int(14.8 * SECOND)
    table = machine.look()
    assert not lost(table)
    assert left(table, machine.now) == LEAST_GRACE, "a little more, to find back to the table"
    machine.now += 5 * SECOND
    assert lost(machine.look(LEAST_GRACE)), "and then time goes on as always"


@CLOCKS
def test_the_seconds_of_a_crash_that_nobody_can_tell_are_the_players(tmp_path: Path, clock: Clock) -> None:
    machine = Machine(tmp_path)
    machine.open(clock, 101, crash=True)
    machine.now += 3 * SECOND
    spent = (clock.bank or clock.per_decision) - left(machine.look(), machine.now)
    assert 101 - SIGN_OF_LIFE <= spent <= 101


def test_time_while_the_server_stops_is_not_counted_either(tmp_path: Path) -> None:
    machine = Machine(tmp_path)

    async def body(keeper: Keeper) -> None:
        table, _ = await keeper.host.open(settings(clock=Clock(bank=60)), fill)
        machine.table = table.id
        keeper.outages.stop_now()
        machine.now += 61 * SECOND
        await keeper.serve(table.id)

    machine.run(body)
    table = machine.look()
    assert not lost(table)
    assert left(table, machine.now) == 60


def test_who_moves_before_all_tables_are_gone_through_pays_nothing_for_the_outage(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.open(LIVE, 100)
    machine.now += 300 * SECOND
    moved: list[tuple[int, Table]] = []

    async def body(keeper: Keeper) -> None:
        table = await keeper.host.table(machine.table)
        seat = table.playing.waiting_for[0]
        action, asked = sampled(table, seat, random.Random(1)), table.asked[seat].id
        table, _ = await keeper.host.change(table.id, lambda draft: move(draft, seat, asked, "m", action))
        moved.append((seat, table))
        await keeper.look_at_all()

    machine.run(body)
    (seat, table) = moved[0]
    assert table.timer.left[seat] == (600 - 100 + 5) * SECOND
    assert outages(table) == outages(machine.look()) == 1


@pytest.mark.parametrize("away", [HOUR, DAY, 30 * DAY])
@CLOCKS
def test_nobody_loses_a_seat_by_an_outage_however_long(tmp_path: Path, clock: Clock, away: int) -> None:
    machine = Machine(tmp_path)
    machine.open(clock, clock.bank or clock.per_decision - 1)
    machine.now += away
    table = machine.look()
    assert (outages(table), lost(table)) == (1, [])
    assert left(table, machine.now) >= min(GRACE[clock.pace], clock.bank or clock.per_decision)


@CLOCKS
@pytest.mark.parametrize("away", [60, 3_600, 86_400])
def test_the_time_given_back_ends_like_any_other(clock: Clock, away: int) -> None:
    table = begun(clock=clock)
    seat = table.playing.waiting_for[0]
    since, now = BEGAN + 100 * SECOND, BEGAN + (100 + away) * SECOND
    draft = Draft(table, now)
    end_outage(draft, since, now)
    back = draft.table
    full = clock.bank or clock.per_decision
    whole = max(full - 100, min(GRACE[clock.pace], away, full)) * SECOND
    assert back.timer.left[seat] == whole
    for at, entries in ((now + whole - 1, 0), (now + whole, 1)):
        draft = Draft(back, at)
        run_out(draft)
        assert len(draft.rows) == entries
    again = Draft(back, now + SECOND)
    end_outage(again, since, now)
    assert not again.rows, "once"


def test_a_vote_for_a_bot_waits_until_the_player_could_have_come_back(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    late: list[int] = []

    async def reminded(keeper: Keeper) -> None:
        table, _ = await keeper.host.open(settings(), fill)
        machine.table = table.id
        late[:] = table.playing.waiting_for
        other = (late[0] + 1) % 3
        await keeper.host.change(table.id, lambda draft: nudge(draft, other, late[0]))
        await machine.wait(keeper, 60)

    async def voted(keeper: Keeper) -> None:
        other = (late[0] + 1) % 3

        def try_it() -> Awaitable[object]:
            return keeper.host.change(machine.table, lambda draft: vote(draft, other, about, True))

        about = f"replace {late[0]}"
        with pytest.raises(Denied) as told:
            await try_it()
        assert told.value.code == "not_waited_long"
        machine.now += (WAITED["untimed"] - 60) * SECOND
        await keeper.outages.note()
        await try_it()

    machine.run(reminded)
    machine.now += HOUR
    machine.run(voted)


# Running, and yet away


def test_a_running_server_that_could_store_nothing_for_long_blames_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = Machine(tmp_path)

    async def body(keeper: Keeper) -> None:
        table, _ = await keeper.host.open(settings(clock=LIVE), fill)
        machine.table = table.id
        with monkeypatch.context() as patch:

            def broken(work: object) -> None:
                raise StorageFailed("storage_full", "The disk is full.")

            patch.setattr(keeper.host.database, "write", broken)
            for _ in range(50):
                machine.now += (OUTAGE + 5) * SECOND
                await keeper.serve(table.id)
        await keeper.serve(table.id)  # the disk has room again, and the time is long over
        table = await keeper.host.table(table.id)
        assert (outages(table), lost(table)) == (1, [])

    machine.run(body)


def test_a_table_that_cannot_be_opened_keeps_no_other_from_its_due(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.open(LIVE, 100)
    broken = machine.table
    machine.open(LIVE, 100)

    async def body(keeper: Keeper) -> None:
        loaded = keeper.host.load

        async def load(table_id: str) -> Table:
            if table_id == broken:
                raise Denied("no_such_table", "There is no such table.")
            return await loaded(table_id)

        keeper.host.load = load  # type: ignore[method-assign]
        await keeper.look_at_all()
        assert outages(await keeper.host.table(machine.table)) == 1

    machine.now += HOUR
    machine.run(body)


# A wrong clock


@CLOCKS
@pytest.mark.parametrize("wrong", [10 * DAY, -30 * DAY], ids=["ahead", "behind"])
def test_after_a_wrong_clock_time_goes_on_and_outages_are_nobodys(
    tmp_path: Path, clock: Clock, wrong: int
) -> None:
    machine = Machine(tmp_path)
    machine.open(clock, 100)
    whole = (clock.bank or clock.per_decision) - 100
    machine.now += wrong
    table = machine.look(50)
    assert not lost(table)
    machine.now -= wrong  # mended, and started again
    machine.now += HOUR
    table = machine.look(50)
    assert not lost(table)
    machine.now += HOUR  # the next outage
    table = machine.look(50)
    assert not lost(table)
    most = max(whole, GRACE[clock.pace])
    table = machine.look(most + 1)
    assert lost(table), "time does not stand still"


def test_what_a_table_shows_goes_on_too_after_a_clock_was_ahead(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.now += 10 * DAY
    machine.open(LIVE, 100)
    machine.now -= 10 * DAY
    seen: list[float] = []

    async def body(keeper: Keeper) -> None:
        table = await keeper.host.table(machine.table)
        for _ in range(2):
            found = seen_by(table, -1, keeper.host.now_at(table)).seats[table.playing.waiting_for[0]]
            assert found is not None
            assert found.seconds_left is not None
            seen.append(found.seconds_left)
            await machine.wait(keeper, 30)
        assert keeper.host.due_at(table) == machine.now + (600 - 60) * SECOND, "it is due by our clock"

    machine.run(body)
    assert seen == [600, 570]


def test_new_tables_have_the_right_time_though_others_are_ahead(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    machine.now += 10 * DAY
    machine.open(LIVE, 100)
    machine.now -= 10 * DAY
    machine.open(LIVE, 1)
    table = machine.look()
    assert table.log[0].at < machine.now


def test_an_outage_needs_no_table_and_no_clock() -> None:
    draft = open_table("T" * 24, bytes(32), settings(), BEGAN)
    end_outage(draft, BEGAN, BEGAN + HOUR)
    for name in ("Ada", "Ben", "Cleo"):
        sit(draft, name)
    begin(draft)
    before = len(draft.rows)
    end_outage(draft, BEGAN + HOUR, BEGAN + 2 * HOUR)
    assert len(draft.rows) == before
