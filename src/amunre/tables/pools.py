"""Processes for what takes long: they start clean, end with the server, and are never waited for."""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from functools import partial
from typing import TypeVar

from amunre.bots.processes import begin_process, see_the_end
from amunre.tables.queues import FairQueue

START_SECONDS = 60.0
"""For a process to come up, on a machine that is busy."""
T = TypeVar("T")


def start_pool(processes: int, begin: Callable[..., None], *arguments: object) -> ProcessPoolExecutor:
    """Processes that each begin so."""
    spawn = multiprocessing.get_context("spawn")  # a fork would inherit sockets and secrets
    return ProcessPoolExecutor(processes, spawn, partial(prepare, begin, *arguments))


def prepare(begin: Callable[..., None], *arguments: object) -> None:
    begin_process()
    begin(*arguments)


def end_pool(pool: ProcessPoolExecutor | None) -> None:
    """Now, whatever it is at, and with the programs that it runs."""
    if pool is not None:
        processes = list((pool._processes or {}).values())
        for process in processes:
            process.terminate()
        pool.shutdown(wait=False, cancel_futures=True)
        threading.Thread(target=see_the_end, args=(processes,)).start()


def nothing() -> None:
    """Work that shows that a process is there."""


class Process:
    """One process that does one thing at a time, so that who hangs or crashes in it does no other harm."""

    def __init__(self, begin: Callable[..., None], *arguments: object) -> None:
        self.start = partial(start_pool, 1, begin, *arguments)
        self.pool: ProcessPoolExecutor | None = None
        self.closed = False

    async def be_ready(self) -> None:
        """Start it, unless it is there."""
        if self.pool is not None:
            try:
                await self.do(START_SECONDS, nothing)
                return
            except (TimeoutError, BrokenProcessPool):  # it may have ended while it had nothing to do
                self.end()
        if self.closed:
            raise BrokenProcessPool("the process has been ended.")
        self.pool = self.start()
        await self.do(START_SECONDS, nothing)

    async def do(self, seconds: float, work: Callable[..., T], *arguments: object) -> T:
        """What work leads to. If it takes longer, or nobody waits for it any more, the process is ended."""
        if self.pool is None:
            raise BrokenProcessPool("the process has been ended.")
        result = asyncio.wrap_future(self.pool.submit(work, *arguments))
        try:
            await asyncio.wait([result], timeout=seconds)
            if not result.done():
                raise TimeoutError
        finally:
            if not result.done():
                result.cancel()
                self.end()
        if result.cancelled():  # with the process, by somebody else
            raise BrokenProcessPool("the process has been ended.")
        return result.result()

    def end(self) -> None:
        pool, self.pool = self.pool, None
        end_pool(pool)

    def close(self) -> None:
        """End it for good."""
        self.closed = True
        self.end()


class Processes:
    """A few processes; who wants one waits in line, and the line is fair to all callers."""

    def __init__(self, number: int, begin: Callable[..., None], *arguments: object) -> None:
        self.all = [Process(begin, *arguments) for _ in range(number)]
        self.free = list(self.all)
        self.waiting: FairQueue[asyncio.Future[Process]] = FairQueue()

    @asynccontextmanager
    async def one(self, caller: str = "", table: str = "") -> AsyncIterator[Process]:
        """A process that has nothing else to do; callers are served in turn, and of each its tables."""
        process = await self.take(caller, table)
        try:
            yield process
        finally:
            self.give_back(process)

    async def take(self, caller: str, table: str) -> Process:
        if self.free:
            return self.free.pop()
        turn: asyncio.Future[Process] = asyncio.get_running_loop().create_future()
        self.waiting.put(caller, table, turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(turn.result())  # it came just then
            raise

    def give_back(self, process: Process) -> None:
        """To the next in line; those who have gone away are passed over."""
        while self.waiting:
            turn = self.waiting.pop()
            if not turn.done():
                turn.set_result(process)
                return
        self.free.append(process)

    def close(self) -> None:
        for process in self.all:
            process.close()
