"""Only bots that search wait for bots that search; callers have equal shares; bots take their time."""

from __future__ import annotations

import asyncio
import random
import statistics
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from amunre.kernel.legal import Legal
from amunre.rules.base.bids import PlaceBid
from amunre.store.engine import open_database
from amunre.store.upgrade import upgrade
from amunre.tables.company import say, vote
from amunre.tables.draft import Draft
from amunre.tables.due import due_at, robot_due_at
from amunre.tables.entries import MovePlayed, SeatGivenToBot
from amunre.tables.host import Host
from amunre.tables.keeper import Keeper
from amunre.tables.orders import give_orders
from amunre.tables.pools import Process
from amunre.tables.seating import begin, claim_back, leave, seat_bot, sit
from amunre.tables.settings import Clock
from amunre.tables.table import Table
from amunre.tables.thinking import Task, Thinkers, Thought, by_chance, is_quick
from tests.support.tables import BEGAN, SECOND, begun, gaps, played, sampled, settings

ENOUGH = 120.0
"""Seconds after which something that should have happened will not happen."""


class Stuck(Thinkers):
    """Bots that search come to no end."""

    def __init__(self) -> None:
        super().__init__()
        self.searching = 0

    async def think(self, task: Task, process: Process) -> Thought | None:
        if not is_quick(task.bot):
            self.searching += 1
            await asyncio.sleep(3_600)
        return Thought(0.0, by_chance(task))


class Noting(Thinkers):
    """Notes who thinks, in which order; begins when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.order: list[str] = []
        self.may_begin = asyncio.Event()

    async def think(self, task: Task, process: Process) -> Thought | None:
        await self.may_begin.wait()
        self.order.append(task.title)
        return None


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(ENOUGH):
        while not condition():
            await asyncio.sleep(0.01)


def with_host(path: Path, body: Callable[[Host], Awaitable[None]], delay: float = 0.0) -> None:
    async def run() -> None:
        database = open_database(f"sqlite:///{path}")
        upgrade(database)
        try:
            await body(Host(database, delay=delay))
        finally:
            database.close()

    asyncio.run(run())


def bots_only(bot: str) -> Callable[[Draft], None]:
    def seat(draft: Draft) -> None:
        for _ in range(draft.table.players):
            seat_bot(draft, bot)
        begin(draft)

    return seat


def people(draft: Draft) -> None:
    for name in ("Ada", "Ben", "Cleo"):
        sit(draft, name)
    begin(draft)


@pytest.fixture
def few_places(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if many hundred tables waited."""
    monkeypatch.setattr("amunre.tables.keeper.AT_ONCE", 2)


@pytest.mark.usefixtures("few_places")
def test_quick_bots_orders_and_clocks_wait_for_no_bot_that_searches(tmp_path: Path) -> None:
    async def body(host: Host) -> None:
        keeper = Keeper(host, thinkers := Stuck())
        await keeper.start()
        for _ in range(6):
            await host.open(settings("cardgame", 2), bots_only("master"))
        await until(lambda: thinkers.searching > 0)
        quick, _ = await host.open(settings(), bots_only("greedy"))
        late, _ = await host.open(settings(clock=Clock(bank=1)), people)
        ordered, _ = await host.open(settings(), people)
        seat = ordered.playing.waiting_for[0]
        provinces = tuple((name, 5) for name in provinces_up(ordered.playing.legal(seat)))
        await host.change(ordered.id, lambda draft: give_orders(draft, seat, provinces, False, "o"))
        await until(lambda: len(moves(host.tables[quick.id])) >= 5)
        await until(lambda: has(host.tables[late.id], SeatGivenToBot))
        await until(lambda: [move.by for move in moves(host.tables[ordered.id])] == ["order"])
        assert thinkers.searching == 1, "one at a time"
        assert thinkers.waiting["searching"] >= 5
        await keeper.stop()

    with_host(tmp_path / "site.db", body)


def provinces_up(legal: Legal) -> list[str]:
    return sorted({bid.province for bid in legal if isinstance(bid, PlaceBid)})


def moves(table: Table) -> list[MovePlayed]:
    return [logged.entry for logged in table.log if isinstance(logged.entry, MovePlayed)]


def has(table: Table, kind: type) -> bool:
    return any(isinstance(logged.entry, kind) for logged in table.log)


def test_one_caller_with_many_tables_gets_as_many_turns_as_one_with_a_single_table(tmp_path: Path) -> None:
    """Tables of the card game are the one caller's, the others' stand in the name of their titles."""

    async def body(host: Host) -> None:
        def caller_of(table_id: str) -> str:
            return host.tables[table_id].settings.title

        keeper = Keeper(host, thinkers := Noting(), caller_of)
        for _ in range(12):
            await host.open(settings("cardgame", 2), bots_only("master"))
        await host.open(settings("classic"), bots_only("master"))
        await host.open(settings("revised"), bots_only("master"))
        await keeper.start()
        await until(lambda: thinkers.waiting["searching"] == 13)
        thinkers.may_begin.set()
        await until(lambda: len(thinkers.order) >= 5)
        assert "classic" in thinkers.order[:4]
        assert "revised" in thinkers.order[:4]
        await keeper.stop()

    with_host(tmp_path / "site.db", body)


@pytest.mark.usefixtures("few_places")
def test_what_is_known_of_times_does_not_grow_with_every_move(tmp_path: Path) -> None:
    """A slow game has a deadline in some days, and another one after every move."""

    async def body(host: Host) -> None:
        keeper = Keeper(host, Thinkers())
        for number in range(100_000):
            keeper.set_due(f"t{number % 50}", 10**9 + number)
        keeper.set_due("t7", None)
        keeper.set_due("soon", 5)
        assert len(keeper.due) < 15_000
        assert len(keeper.next_at) == 50
        keeper.places = 0
        keeper.begin_due(10**9 + 99_990)
        assert len(keeper.ready) == 41, "all but the last nine and the one that wants nothing any more"
        assert keeper.busy >= {"soon", "t0", "t40"}
        keeper.thinkers.close()

    with_host(tmp_path / "keeper.db", body)


def test_tables_that_are_due_are_served_in_turn_of_their_callers(tmp_path: Path) -> None:
    async def body(host: Host) -> None:
        served: list[str] = []
        keeper = Keeper(host, Thinkers(), lambda table_id: table_id[0])

        async def serve(table_id: str) -> None:
            served.append(table_id)
            await asyncio.sleep(0)

        keeper.serve = serve  # type: ignore[method-assign]
        for number in range(50):
            keeper.set_due(f"a{number}", 1)
        keeper.set_due("b0", 2)
        await keeper.start()
        await until(lambda: len(served) == 51)
        assert served.index("b0") < 4
        await keeper.stop()

    with_host(tmp_path / "site.db", body)


# How long bots wait


def test_bots_keep_their_pace_however_often_their_table_is_noted(tmp_path: Path) -> None:
    delay = 0.06

    async def body(host: Host) -> None:
        keeper = Keeper(host, Thinkers(limit=60))
        table, _ = await host.open(settings(), bots_only("random"))
        await keeper.start()

        async def disturb() -> None:
            while True:
                keeper.note(host.tables[table.id])
                await asyncio.sleep(0.002)

        disturbing = asyncio.ensure_future(disturb())
        await until(lambda: len(moves(host.tables[table.id])) >= 40)
        disturbing.cancel()
        await keeper.stop()
        found = gaps(host.tables[table.id], delay)
        assert min(found) >= 0.5
        assert statistics.fmean(found) >= 0.9, "of 40 draws between 0.5 and 1.5"

    with_host(tmp_path / "site.db", body, delay)


def test_bots_keep_their_pace_though_the_server_starts_again_and_again(tmp_path: Path) -> None:
    delay = 0.2
    found: list[Table] = []

    async def body(host: Host) -> None:
        keeper = Keeper(host, Thinkers(limit=60))
        if not found:
            found.append((await host.open(settings(), bots_only("random")))[0])
        table = await host.table(found[0].id)
        await keeper.start()
        await until(lambda: len(moves(host.tables[table.id])) >= len(moves(found[0])) + 4)
        await keeper.stop()
        found[0] = host.tables[table.id]

    for _ in range(4):
        with_host(tmp_path / "site.db", body, delay)
    assert min(gaps(found[0], delay)) >= 0.5


def test_the_time_bots_take_is_drawn_evenly_and_is_the_same_whoever_reckons() -> None:
    """Every worker reckons it, and each may look several times: the shortest of many draws would be short."""
    drawn = []
    for number in range(400):
        table = begun(seed=f"delay {number}")
        seat = table.playing.waiting_for[0]
        drawn.append((robot_due_at(table, seat, 1.0) - BEGAN) / SECOND)
        assert robot_due_at(table.copy(), seat, 1.0) == robot_due_at(table, seat, 1.0)
    assert 0.5 <= min(drawn) < 0.55
    assert 1.45 < max(drawn) <= 1.5
    assert abs(statistics.fmean(drawn) - 1) < 0.1, "seven standard errors"


def test_what_others_do_in_secret_does_not_move_the_time() -> None:
    rng = random.Random(1)
    table = begun(players=4)
    while len(table.playing.waiting_for) < 4:
        seat = table.playing.waiting_for[0]
        table = played(table, seat, sampled(table, seat, rng), f"m{table.seq}", BEGAN)
    first, *others = table.playing.waiting_for
    table = played(table, first, sampled(table, first, rng), "sealed", BEGAN)
    before = [robot_due_at(table, seat, 1.0) for seat in others]
    changed = played(table, first, sampled(table, first, rng), "changed", BEGAN + 5 * SECOND)
    assert changed.log[-1].audience == first
    assert [robot_due_at(changed, seat, 1.0) for seat in others] == before


def test_nobody_stops_a_bot_by_talking_voting_or_coming_and_going() -> None:
    table = begun(players=3, clock=Clock(bank=600))
    bot = table.playing.waiting_for[0]
    other, third = (seat for seat in range(3) if seat != bot)
    draft = Draft(table, BEGAN)
    draft.emit(SeatGivenToBot(bot, "greedy", "left"))
    before = robot_due_at(draft.table, bot, 1.0)
    draft.now += SECOND // 2
    say(draft, other, "Wait!", "c")
    vote(draft, other, "end", True)
    leave(draft, third)
    claim_back(draft, third)
    assert draft.table.at == draft.now
    assert robot_due_at(draft.table, bot, 1.0) == before


def test_a_bot_that_comes_to_a_seat_lets_its_time_pass() -> None:
    table = begun(players=3)
    seat = table.playing.waiting_for[0]
    draft = Draft(table, BEGAN + 60 * SECOND)
    leave(draft, seat)
    assert robot_due_at(draft.table, seat, 1.0) >= draft.now + SECOND // 2


def test_seats_for_which_a_bot_thinks_are_not_due_again() -> None:
    table = begun(players=3)
    seat = table.playing.waiting_for[0]
    draft = Draft(table, BEGAN)
    draft.emit(SeatGivenToBot(seat, "master", "left"))
    assert due_at(draft.table, 1.0) is not None
    assert due_at(draft.table, 1.0, {seat}) is None
