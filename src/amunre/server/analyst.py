"""Analyses of finished games, decision by decision, in a process that gives way to everything else.

What is in line and what was found is in the database (``store.analyses``), so every worker of a site gives
the same answer, a restart loses nothing, and whatever a worker leaves unfinished another one takes up.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial

import msgspec
import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from amunre.arena.analysis import Budget, Question, Verdict, judge, questions, summed_up
from amunre.server.bodies import AnalysisSeen
from amunre.server.lines import Line
from amunre.store import analyses
from amunre.store.analyses import DONE, FAILED, WAITING, Asker, Claimed, Full, Kept, Key
from amunre.store.engine import StorageFailed
from amunre.tables.draft import Denied, deny
from amunre.tables.host import Host
from amunre.tables.moments import moments_before_commands
from amunre.tables.patience import going_on
from amunre.tables.pools import Process
from amunre.tables.table import Table

BUDGET = Budget()
NICE = 10
JUDGE_SECONDS = 120.0
"""Seconds for one decision, on a machine that has better things to do; they take about one."""
LOOK = 1.0
"""Seconds between two looks for what has come into the line or was left by a worker that died."""
FRESH = 1.0
"""Seconds for which a look at the whole line is used for all who ask for their place in it."""
COURSES = 8
"""Games that are held ready at the next decision; to come back to another one, it is replayed."""
LARGEST = 1024 * 1024
"""Characters of verdicts that are kept of an analysis; a long game has some 40,000."""
NONE = AnalysisSeen("none", 0, 0, None, [], 0, 0, None)
log = structlog.get_logger("amunre")


def give_way() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)


class Judged(msgspec.Struct, frozen=True, array_like=True):
    """A verdict, and the moment of the replay that its seat had before the decision."""

    moment: int
    verdict: Verdict


def read_verdicts(kept: Kept) -> list[Judged]:
    return msgspec.json.decode(kept.verdicts, type=list[Judged])


class Course:
    """The decisions of a seat, one after the other."""

    def __init__(self, table: Table, seat: int) -> None:
        assert table.setup is not None  # a finished game has one
        self.moments = moments_before_commands(table)
        self.questions: Iterator[Question] = questions(table.setup, table.playing, seat, BUDGET)
        self.question = next(self.questions, None)
        self.passed = -1
        """The number of the last decision that was left behind."""

    def after(self, number: int) -> Question | None:
        """The first decision after so many commands; nothing if there is no other."""
        while self.question is not None and self.question.number <= number:
            self.passed = self.question.number
            self.question = next(self.questions, None)
        return self.question


class Analyst:
    """One worker's part in the analyses of a site."""

    def __init__(self, host: Host, worker: str) -> None:
        self.host = host
        self.worker = worker
        self.wake = asyncio.Event()
        self.process = Process(give_way)
        self.courses: OrderedDict[Key, Course] = OrderedDict()
        self.line = Line([], 1, None)
        self.line_until = 0.0
        self.task: asyncio.Task[None] | None = None

    # Asking

    async def seen(self, table: Table, seat: int) -> AnalysisSeen:
        """How far an analysis is."""
        key = Key(table.id, seat)
        kept = await self.host.read(partial(analyses.find, key=key))
        if kept is None:
            return NONE
        if kept.status == FAILED:
            return msgspec.structs.replace(NONE, status="failed", total=kept.total)
        judged = read_verdicts(kept)
        assert table.setup is not None  # a finished game has one
        verdicts = [one.verdict for one in judged]
        so_far = summed_up(table.setup, table.playing, seat, BUDGET, verdicts) if judged else None
        moments = [one.moment for one in judged]
        if kept.status == DONE:
            return AnalysisSeen("done", kept.done, kept.total, so_far, moments, 0, 0, None)
        line = await self.line_with(key)
        return AnalysisSeen(
            "working" if judged else "waiting",
            kept.done,
            kept.total,
            so_far,
            moments,
            line.place(key),
            len(line),
            line.seconds(key),
        )

    async def line_with(self, key: Key) -> Line:
        """The whole line, which is not asked for anew by everybody who waits in it."""
        now = time.monotonic()
        if now >= self.line_until or key not in self.line:
            self.line_until = now + FRESH
            self.line = await self.host.read(read_line)
        return self.line

    async def begin(self, table: Table, seat: int, asker: Asker) -> AnalysisSeen:
        """Put a seat of a finished game into the line, unless that has been done; raises Denied."""
        key, total = Key(table.id, seat), len(table.playing.commands)
        try:
            await self.host.write(partial(analyses.ask, key=key, asker=asker, total=total))
        except IntegrityError:  # there is no such table any more
            await self.host.table(table.id)
            raise
        except Full as full:
            if full.whose == "site":
                deny("analyses_full", "Too many analyses are in line; try again later.")
            sentence = "You have {count} analyses in line; ask again when some of them are done."
            deny("too_many_analyses", sentence, {"count": full.count})
        self.line_until = 0.0
        self.wake.set()
        return await self.seen(table, seat)

    # Working

    def start(self) -> None:
        self.task = asyncio.get_running_loop().create_task(self.run())

    async def run(self) -> None:
        while True:
            self.wake.clear()
            with going_on("analyses"):  # what we had at hand is still ours then, or somebody else's
                while await self.work():
                    pass
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self.wake.wait()

    async def work(self) -> bool:
        """Judge the decision whose turn it is; whether there was one."""
        if not await self.host.read(partial(analyses.is_any_free, worker=self.worker)):
            return False
        claimed = await self.host.write(partial(analyses.claim, worker=self.worker))
        if claimed is None:
            return False
        try:
            kept = await self.go_on(claimed)
        except StorageFailed:
            raise
        except Denied:  # the table was deleted meanwhile, and all that was in line for it
            self.courses.pop(claimed.key, None)
            return True
        except Exception:  # a fault here concerns nobody who plays
            log.exception("analysis_failed")
            self.courses.pop(claimed.key, None)
            self.process.end()  # it may be gone, or still at it
            kept = msgspec.structs.replace(claimed.kept, status=FAILED, done=0, verdicts="[]")
        await self.host.write(partial(analyses.keep, key=claimed.key, worker=self.worker, kept=kept))
        return True

    async def go_on(self, claimed: Claimed) -> Kept:
        """What is known when the next decision has been judged."""
        key, kept = claimed
        judged = read_verdicts(kept)
        began = time.monotonic()
        last = judged[-1].verdict.number if judged else -1
        course = await self.course(key, last)
        question = await asyncio.to_thread(course.after, last)
        if question is None:
            self.courses.pop(key, None)
            return msgspec.structs.replace(kept, status=DONE, done=kept.total)
        judged.append(Judged(course.moments[question.number], await self.judge(question)))
        verdicts = msgspec.json.encode(judged).decode()
        if len(verdicts) > LARGEST:
            raise ValueError("an analysis is larger than what is kept")
        spent = kept.spent_ms + int(1000 * (time.monotonic() - began))
        return Kept(WAITING, question.number, kept.total, spent, verdicts)

    async def judge(self, question: Question) -> Verdict:
        try:
            await self.process.be_ready()
            return await self.process.do(JUDGE_SECONDS, judge, question)
        except (
            BrokenProcessPool
        ):  # the machine may have ended the process; if not, the question ends this too
            await self.process.be_ready()
            return await self.process.do(JUDGE_SECONDS, judge, question)

    async def course(self, key: Key, last: int) -> Course:
        """The decisions of an analysis, held ready where we have been at it and not further."""
        course = self.courses.get(key)
        if course is None or course.passed > last:
            table = await self.host.table(key.table_id)
            course = self.courses[key] = await asyncio.to_thread(Course, table, key.seat)
        self.courses.move_to_end(key)
        while len(self.courses) > COURSES:
            self.courses.popitem(last=False)
        return course

    async def close(self) -> None:
        """Leave to others what we have at hand. May be called again."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            self.task = None
            with suppress(StorageFailed):
                await self.host.write(partial(analyses.let_go, worker=self.worker))
        self.process.close()


def read_line(connection: Connection) -> Line:
    return Line(analyses.line(connection), analyses.workers_at_it(connection), analyses.pace(connection))
