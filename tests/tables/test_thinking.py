"""How long a bot takes tells nothing about what it holds, and whatever it does costs no more than a move."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import pytest

from amunre.bots import BOTS, HINT_BOT, make_bot, patience_for, pause_for, registry
from amunre.bots.registry import QUICK
from amunre.bots.search import Effort, SearchBot
from amunre.kernel.game import Game
from amunre.rules.setup import Setup, start
from amunre.tables.playing import action_of
from amunre.tables.pools import Process, Processes
from amunre.tables.thinking import Queue, Task, Thinkers, allow, choose
from tests.support.bot_packages import install

T = TypeVar("T")


def first_question(kind: str) -> tuple[Game, int]:
    """A game of strategists up to a question of a kind."""
    game = start(Setup(title="anniversary", players=3, seed="pause"))
    bots = [make_bot("strategist", game.rules, seat) for seat in range(3)]
    while True:
        seat = game.waiting_for[0]
        if game.state.open[seat].kind == kind:
            return game, seat
        game.play(seat, bots[seat].choose(game.view(seat), game.legal(seat), random.Random(0)))


def task_at(kind: str, bot: str) -> Task:
    game, seat = first_question(kind)
    return Task("anniversary", 3, {}, bot, seat, game.view(seat), 1)


def search_for_ever() -> None:
    """In a process where bots think: no search ends before its time is up."""
    for budgets in (registry.LOOK, registry.STUDY):
        budgets.update({config: Effort(10**9, -1.0) for config in budgets})


def never_done(limit: float = 60.0) -> Thinkers:
    """With bots of ours that would search for ever."""
    thinkers = Thinkers(limit=limit)
    thinkers.processes[Queue.SEARCHING] = Processes(1, search_for_ever)
    return thinkers


def searching(thinkers: Thinkers) -> Process:
    """The one process in which our bots search."""
    (process,) = thinkers.processes[Queue.SEARCHING].all
    return process


async def timed(thinkers: Thinkers, task: Task) -> tuple[bool, float]:
    """Whether a bot has chosen itself, and after how many seconds."""
    begun = time.monotonic()
    _, chosen = await thinkers.choose(task)
    return chosen, time.monotonic() - begun


def with_thinkers(thinkers: Thinkers, body: Callable[[], Awaitable[T]]) -> T:
    async def run() -> T:
        try:
            return await body()
        finally:
            thinkers.close()

    return asyncio.run(run())


TOLERANCE = 0.6
"""Seconds that an answer may be late; less than any search lasts, so that a pause after it is noticed."""
TRIES = 5
"""Of so many answers the quickest counts, so that other work on the machine does not."""


@pytest.mark.parametrize("bot", ["searcher", "master"])
@pytest.mark.parametrize("endless", [False, True])
def test_an_answer_comes_at_the_pause_of_its_bot_however_long_it_would_search(
    bot: str, endless: bool
) -> None:
    task, thinkers = task_at("bid", bot), never_done() if endless else Thinkers(limit=60)

    async def body() -> None:
        await searching(thinkers).be_ready()
        for _ in range(TRIES):
            chosen, seconds = await timed(thinkers, task)
            assert chosen
            assert seconds >= pause_for(bot, "bid")
            if seconds < pause_for(bot, "bid") + TOLERANCE:
                return
        pytest.fail("every answer was late")

    with_thinkers(thinkers, body)


def test_no_search_on_a_server_lasts_as_long_as_its_pause() -> None:
    paused = {name: kind.pause for name, kind in BOTS.items() if kind.pause}
    assert set(paused) == {"searcher", "master"}
    for name, pause in paused.items():
        assert max(0.5 * pause, TOLERANCE) < patience_for(name) < pause


def test_questions_that_nobody_searches_for_take_a_moment_and_always_the_same() -> None:
    assert pause_for("master", "start_scheme") == pause_for("greedy", "bid") == QUICK
    task, thinkers = task_at("bid", "greedy"), Thinkers(limit=60)

    async def body() -> list[tuple[bool, float]]:
        await thinkers.choose(task)  # the process starts with the first question
        return [await timed(thinkers, task) for _ in range(TRIES)]

    answers = with_thinkers(thinkers, body)
    assert all(chosen for chosen, _ in answers)
    assert QUICK <= min(seconds for _, seconds in answers) < QUICK + TOLERANCE


@pytest.mark.parametrize("bot", ["beginner", "greedy", "strategist"])
def test_no_quick_bot_needs_longer_than_that_moment(bot: str) -> None:
    """By processor time and the quickest of three tries, so that other work does not count."""
    for kind in ("bid", "market", "offer"):
        task = task_at(kind, bot)
        assert min(core_seconds(task) for _ in range(3)) < QUICK


def core_seconds(task: Task) -> float:
    begun = time.process_time()
    choose(task)
    return time.process_time() - begun


def test_every_bot_that_searches_has_a_pause() -> None:
    game, _ = first_question("bid")
    for name, kind in BOTS.items():
        assert isinstance(make_bot(name, game.rules, 0), SearchBot) == (kind.pause > 0)


# Bots of others


def asked_together(limit: float, *bots: str) -> list[bool]:
    """Whether each bot has chosen itself when all are asked at once."""
    game, seat = first_question("bid")
    thinkers = Thinkers(limit=limit)

    async def ask(bot: str) -> bool:
        action, chosen = await thinkers.choose(Task("anniversary", 3, {}, bot, seat, game.view(seat), 1))
        assert action_of(game.rules, action) in game.legal(seat)
        return chosen

    async def body() -> list[bool]:
        return await asyncio.gather(*map(ask, bots))

    return with_thinkers(thinkers, body)


@pytest.mark.parametrize("way", ["exits", "interrupts", "ends", "answers_none"])
def test_a_bot_that_wants_to_end_the_program_loses_its_move(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.syspath_prepend(install(tmp_path, way))
    assert asked_together(60, way) == [False]
    (told,) = caplog.records
    assert (told.getMessage(), told.__dict__["bot"]) == ("bot_failed", way)
    assert told.__dict__["kind"]


def test_a_bot_that_hangs_makes_none_of_ours_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(install(tmp_path, "hangs"))
    thinkers = Thinkers(limit=60)

    async def body() -> None:
        hung = asyncio.create_task(thinkers.choose(task_at("bid", "hangs")))
        assert (await thinkers.choose(task_at("bid", "strategist")))[1]
        assert not hung.done()
        thinkers.close()
        assert not (await hung)[1]

    with_thinkers(thinkers, body)


def test_a_bot_that_hangs_costs_no_other_bot_a_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for bot in ("hangs", "plays", "plays2"):
        monkeypatch.syspath_prepend(install(tmp_path, bot))
    answers = asked_together(5, "plays", "hangs", "plays2", "hangs", "plays")
    assert answers == [True, False, True, False, True]


# Many at once, and processes that end


def test_who_waits_for_a_process_loses_no_time() -> None:
    limit = 5 * patience_for("searcher")
    thinkers = never_done(limit)
    tasks = [task_at("bid", "searcher")] * 6

    async def body() -> list[tuple[bool, float]]:
        return await asyncio.gather(*(timed(thinkers, task) for task in tasks))

    answers = with_thinkers(thinkers, body)
    assert all(chosen for chosen, _ in answers)
    assert max(seconds for _, seconds in answers) > limit
    assert thinkers.failures == 0


def number_of_process(thinkers: Thinkers) -> int:
    """Of the one process in which our bots search."""
    pool = searching(thinkers).pool
    assert pool is not None
    (number,) = pool._processes
    return number


@pytest.mark.parametrize("thinking", [False, True])
def test_a_process_that_the_machine_ends_costs_no_move(thinking: bool) -> None:
    thinkers, task = never_done(), task_at("bid", "master")

    async def body() -> None:
        await searching(thinkers).be_ready()
        asked = asyncio.create_task(thinkers.choose(task))
        if thinking:
            await asyncio.sleep(0.3)
            assert not asked.done()
        os.kill(number_of_process(thinkers), signal.SIGKILL)
        assert (await asked)[1]

    with_thinkers(thinkers, body)


def test_who_asks_can_be_stopped_and_the_next_one_waits_for_nothing() -> None:
    thinkers, task = never_done(), task_at("bid", "master")

    async def body() -> None:
        await searching(thinkers).be_ready()
        before = number_of_process(thinkers)
        asked = [asyncio.create_task(thinkers.choose(task)) for _ in range(2)]
        await asyncio.sleep(0.3)
        for one in asked:
            one.cancel()
        assert [type(problem) for problem in await asyncio.gather(*asked, return_exceptions=True)] == [
            asyncio.CancelledError
        ] * 2
        assert (await thinkers.choose(task))[1]
        assert number_of_process(thinkers) != before
        assert thinkers.failures == 0

    with_thinkers(thinkers, body)


def test_when_the_server_stops_everybody_gets_a_move_and_no_process_is_started() -> None:
    thinkers, task = never_done(), task_at("bid", "master")

    async def body() -> None:
        await searching(thinkers).be_ready()
        asked = [asyncio.create_task(thinkers.choose(task)) for _ in range(3)]
        await asyncio.sleep(0.3)
        thinkers.close()
        assert [chosen for _, chosen in await asyncio.gather(*asked)] == [False] * 3
        assert searching(thinkers).pool is None

    with_thinkers(thinkers, body)


def test_a_hint_waits_for_none_that_searches() -> None:
    thinkers, long, hint = never_done(), task_at("bid", "master"), task_at("bid", HINT_BOT)

    async def body() -> None:
        await thinkers.choose(hint)  # the process starts with the first question
        asked = [asyncio.create_task(thinkers.choose(long)) for _ in range(6)]
        await asyncio.sleep(0.3)
        assert (await thinkers.choose(hint))[1]
        assert not asked[-2].done(), "after them all, only the last would still let its pause pass"
        thinkers.close()
        await asyncio.gather(*asked)

    with_thinkers(thinkers, body)


# Programs


def running_with(word: str) -> list[int]:
    """Processes that have a word in their command."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if word.encode() in (folder / "cmdline").read_bytes().split(b"\0"):
                found.append(int(folder.name))
    return found


async def wait_for_programs(word: str, running: bool) -> None:
    """Until some run, or none does any more."""
    until = time.monotonic() + 30
    while bool(running_with(word)) != running:
        assert time.monotonic() < until
        await asyncio.sleep(0.02)


def test_no_program_is_left_running_whether_it_hangs_or_the_server_stops() -> None:
    word = f"7714.{os.getpid()}"
    thinkers = Thinkers(limit=1.5, commands={"mine": f"sh -c 'sleep {word} & sleep {word}'"})
    task = task_at("bid", "mine")

    async def body() -> None:
        for _ in range(2):
            assert not (await thinkers.choose(task))[1]
            await wait_for_programs(word, running=False)
        thinkers.limit = 60
        await stop_while_running(thinkers, task, word)

    with_thinkers(thinkers, body)


async def stop_while_running(thinkers: Thinkers, task: Task, word: str) -> None:
    """The server stops as soon as a program runs."""
    last = asyncio.create_task(thinkers.choose(task))
    await wait_for_programs(word, running=True)
    thinkers.close()
    await last
    await wait_for_programs(word, running=False)


def start_programs_slowly(commands: dict[str, str]) -> None:
    """In a process where bots think: a program runs long before that is known there."""
    allow(commands)
    honest = subprocess.Popen

    def start_slowly(*arguments: Any, **options: Any) -> Any:
        process = honest(*arguments, **options)
        time.sleep(0.5)
        return process

    subprocess.Popen = start_slowly  # type: ignore[assignment,misc]


def test_a_program_is_not_left_running_though_the_server_stops_while_it_is_being_started() -> None:
    word = f"7715.{os.getpid()}"
    thinkers = Thinkers(limit=60)
    thinkers.processes[Queue.OTHERS] = Processes(1, start_programs_slowly, {"mine": f"sleep {word}"})
    with_thinkers(thinkers, lambda: stop_while_running(thinkers, task_at("bid", "mine"), word))
