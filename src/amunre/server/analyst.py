"""Analyses of finished games: one at a time, in a process of their own that gives way to everything else."""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from typing import Literal

import structlog

from amunre.arena.analysis import Budget, Verdict, judge, questions, summed_up
from amunre.server.bodies import AnalysisSeen
from amunre.tables.moments import moments_before_commands
from amunre.tables.pools import end_pool, start_pool
from amunre.tables.table import Table

BUDGET = Budget()
KEPT = 200
"""Analyses that are remembered; they can be worked out again."""
NICE = 10
log = structlog.get_logger("amunre")


def give_way() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)


class Analyst:
    """What has been found so far, and what is being worked on."""

    def __init__(self) -> None:
        self.found: OrderedDict[tuple[str, int], AnalysisSeen] = OrderedDict()
        self.turn = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()
        self.pool: ProcessPoolExecutor | None = None

    def seen(self, table_id: str, seat: int) -> AnalysisSeen:
        return self.found.get((table_id, seat), AnalysisSeen("none", 0, 0, None, []))

    def begin(self, table: Table, seat: int) -> AnalysisSeen:
        """Work on a seat of a finished game, unless that has been done or is being done."""
        known = self.seen(table.id, seat)
        if known.status in ("working", "done"):
            return known
        total = len(table.playing.commands)
        begun = self.found[table.id, seat] = AnalysisSeen("working", 0, total, None, [])
        self.forget_the_oldest()
        task = asyncio.get_running_loop().create_task(self.work(table, seat))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return begun

    def forget_the_oldest(self) -> None:
        """Never one that is being worked on: it would be begun again."""
        settled = [key for key, seen in self.found.items() if seen.status != "working"]
        for key in settled[: max(0, len(self.found) - KEPT)]:
            del self.found[key]

    async def work(self, table: Table, seat: int) -> None:
        key, game, setup = (table.id, seat), table.playing, table.setup
        assert setup is not None  # a finished game has one
        total = len(game.commands)
        verdicts: list[Verdict] = []
        moments: list[int] = []

        def found(status: Literal["working", "done"], done: int) -> AnalysisSeen:
            so_far = summed_up(setup, game, seat, BUDGET, verdicts)
            return AnalysisSeen(status, done, total, so_far, [moments[one.number] for one in verdicts])

        async with self.turn:
            try:
                moments += await asyncio.to_thread(moments_before_commands, table)
                for question in questions(setup, game, seat, BUDGET):
                    judged = asyncio.get_running_loop().run_in_executor(self.processes(), judge, question)
                    verdicts.append(await judged)
                    self.found[key] = found("working", question.number)
            except Exception:  # a fault here concerns nobody who plays
                log.exception("analysis_failed")
                self.found[key] = AnalysisSeen("failed", 0, total, None, [])
                self.end_process()  # it may be gone, or still at it
                return
        self.found[key] = found("done", total)

    def processes(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = start_pool(1, give_way)
        return self.pool

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        self.end_process()

    def end_process(self) -> None:
        pool, self.pool = self.pool, None
        end_pool(pool)
