"""Analyses are worked out once, survive restarts and faults, and are the same whoever asks for them."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from multiprocessing.connection import wait
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection

from amunre.arena.analysis import Budget, Question, Verdict, analyse
from amunre.arena.runners import OneProcess
from amunre.server import analyst
from amunre.server.analyst import Analyst
from amunre.server.bodies import AnalysisSeen
from amunre.server.lines import Line
from amunre.store import analyses
from amunre.store.analyses import Asker
from amunre.store.engine import open_database
from amunre.tables.draft import Denied
from amunre.tables.host import Host
from amunre.tables.table import Table
from tests.server.running import PATIENCE
from tests.support.honest import Played, played
from tests.support.stored import keep, new_store

ANN = Asker(b"here", b"Ann")
QUICK = Budget(worlds=1, candidates=2)


@pytest.fixture(scope="module")
def game() -> Played:
    return played("cardgame", 2, "analysed")


@pytest.fixture
def folder(game: Played, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """With the database of a site at which one game has been played."""
    monkeypatch.setattr(analyst, "BUDGET", QUICK)
    database = new_store(tmp_path)
    keep(database, game)
    database.close()
    return tmp_path


def with_analyst(folder: Path, body: Callable[[Analyst, Table], Awaitable[None]]) -> None:
    """One run of a server, as far as analyses go."""

    async def run() -> None:
        database = open_database(f"sqlite:///{folder / 'server.db'}")
        host = Host(database)
        ours = Analyst(host, "")
        try:
            await body(ours, await host.table("table-analysed"))
        finally:
            await ours.close()
            database.close()

    asyncio.run(run())


async def until(ours: Analyst, table: Table, reached: Callable[[AnalysisSeen], bool]) -> AnalysisSeen:
    end = time.monotonic() + PATIENCE
    while not reached(found := await ours.seen(table, 0)):
        assert time.monotonic() < end, found
        await asyncio.sleep(0.01)
    return found


def is_over(seen: AnalysisSeen) -> bool:
    return seen.status in ("done", "failed")


def test_what_is_found_decision_by_decision_is_what_the_command_line_finds(folder: Path) -> None:
    async def body(ours: Analyst, table: Table) -> None:
        assert await ours.seen(table, 0) == analyst.NONE
        begun = await ours.begin(table, 0, ANN)
        assert (begun.status, begun.place, begun.waiting) == ("waiting", 1, 1)
        assert begun.seconds is not None
        ours.start()
        found = await until(ours, table, is_over)
        assert table.setup is not None
        whole = analyse(table.setup, table.playing, 0, QUICK, OneProcess())
        assert msgspec.json.encode(found.analysis) == msgspec.json.encode(whole)
        assert found.done == found.total == len(table.playing.commands)
        assert (found.place, found.waiting, found.seconds) == (0, 0, None)
        assert await ours.begin(table, 0, ANN) == found, "it is not worked out again"

    with_analyst(folder, body)


def test_a_restart_goes_on_where_it_was_and_keeps_what_was_found(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged: list[int] = []
    usual = Analyst.judge

    async def counted(self: Analyst, question: Question) -> Verdict:
        verdict = await usual(self, question)
        judged.append(question.number)
        return verdict

    monkeypatch.setattr(Analyst, "judge", counted)
    halfway: list[AnalysisSeen] = []
    found: list[AnalysisSeen] = []

    async def first(ours: Analyst, table: Table) -> None:
        await ours.begin(table, 0, ANN)
        ours.start()
        halfway.append(await until(ours, table, lambda seen: seen.done > 5))

    async def second(ours: Analyst, table: Table) -> None:
        again = await ours.seen(table, 0)
        assert again.status == "working"
        assert again.done >= halfway[0].done
        ours.start()
        found.append(await until(ours, table, is_over))

    async def third(ours: Analyst, table: Table) -> None:
        assert await ours.seen(table, 0) == found[0]
        assert found[0].analysis is not None
        assert len(found[0].analysis.verdicts) == len(set(judged))
        assert len(judged) - len(set(judged)) <= 1, (
            "what was at hand at the stop is all that was judged twice"
        )

    for body in (first, second, third):
        with_analyst(folder, body)


def test_after_a_fault_its_process_is_ended_and_it_can_be_asked_for_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body(ours: Analyst, table: Table) -> None:
        with monkeypatch.context() as broken:
            broken.setattr(analyst, "judge", os.path.getsize)  # runs in the process, and fails there
            await ours.process.be_ready()
            assert ours.process.pool is not None
            (process,) = ours.process.pool._processes.values()
            await ours.begin(table, 0, ANN)
            ours.start()
            found = await until(ours, table, is_over)
            assert found.status == "failed"
            assert found.analysis is None
            assert await asyncio.to_thread(wait, [process.sentinel], 60), "it has ended"
        assert (await ours.begin(table, 0, ANN)).status == "waiting"
        assert (await until(ours, table, is_over)).status == "done"

    with_analyst(folder, body)


def test_a_process_that_the_machine_has_ended_costs_nothing(folder: Path) -> None:
    async def body(ours: Analyst, table: Table) -> None:
        await ours.begin(table, 0, ANN)
        ours.start()
        await until(ours, table, lambda seen: seen.done > 0)
        assert ours.process.pool is not None
        for pid in list(ours.process.pool._processes):
            os.kill(pid, signal.SIGKILL)
        assert (await until(ours, table, is_over)).status == "done"

    with_analyst(folder, body)


def test_a_decision_that_takes_too_long_fails_and_stops_nobody_else(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body(ours: Analyst, table: Table) -> None:
        await ours.process.be_ready()
        await ours.begin(table, 0, ANN)
        with monkeypatch.context() as endless:
            endless.setattr(analyst, "JUDGE_SECONDS", 0.2)
            endless.setattr(analyst, "judge", lasting)
            ours.start()
            assert (await until(ours, table, is_over)).status == "failed"
        await ours.begin(table, 1, ANN)
        end = time.monotonic() + PATIENCE
        while (found := await ours.seen(table, 1)).status != "done":
            assert time.monotonic() < end, found
            await asyncio.sleep(0.05)

    with_analyst(folder, body)


def lasting(question: Question) -> None:
    time.sleep(3600)


def test_who_has_too_many_in_line_is_told_how_many(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body(ours: Analyst, table: Table) -> None:
        monkeypatch.setattr(analyses, "MOST_OF_CALLER", 1)
        await ours.begin(table, 0, ANN)
        with pytest.raises(Denied) as mine:
            await ours.begin(table, 1, ANN)
        assert mine.value.code == "too_many_analyses"
        assert "1" in mine.value.text
        monkeypatch.setattr(analyses, "MOST_IN_LINE", 1)
        with pytest.raises(Denied) as ours_all:
            await ours.begin(table, 1, Asker(b"elsewhere", b"Bea"))
        assert ours_all.value.code == "analyses_full"
        assert (await ours.begin(table, 0, ANN)).waiting == 1, "what is in line is not refused"

    with_analyst(folder, body)


def test_the_whole_line_is_looked_at_once_a_second_however_many_wait(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[Line] = []
    usual = analyst.read_line

    def counted(connection: Connection) -> Line:
        looks.append(usual(connection))
        return looks[-1]

    monkeypatch.setattr(analyst, "read_line", counted)

    async def body(ours: Analyst, table: Table) -> None:
        await ours.begin(table, 0, ANN)
        began = time.monotonic()
        for _ in range(100):
            assert (await ours.seen(table, 0)).place == 1
        assert len(looks) <= 2 + (time.monotonic() - began) / analyst.FRESH

    with_analyst(folder, body)
