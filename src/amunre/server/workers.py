"""Processes that serve on one socket: started, replaced when one dies or leaves, and stopped together.

Each worker is the program begun anew, so that it runs what is installed by then; this process does nothing
but hold the socket and look after them.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket as sockets
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol

import structlog
from prometheus_client import multiprocess

log = structlog.get_logger("amunre")
STOP = (signal.SIGTERM, signal.SIGINT)
DRAIN = signal.SIGUSR1
"""To a worker: leave. To its parent: let all workers leave, one after the other."""
INHERITED = "AMUNRE_INHERITED"
"""What tells a worker that it is one."""
SHORTEST_LIFE = 1.0
"""Seconds that a worker should live; one that dies sooner is replaced after as long a pause."""


class Inherited(NamedTuple):
    """What a worker has from its parent."""

    listener: int
    ready: int
    """A pipe that hears when the worker serves."""
    slot: int
    """A small number that no other living worker has, and that its successors have again."""
    door: int = -1
    """The operator's door, if there is one."""

    @property
    def handles(self) -> list[int]:
        return [handle for handle in (self.listener, self.ready, self.door) if handle >= 0]


def inherited() -> Inherited | None:
    """What we have from a parent, if we are a worker. Said once: our own children are none."""
    found = os.environ.pop(INHERITED, "")
    return Inherited(*map(int, found.split())) if found else None


class Process(Protocol):
    """What we need of a process."""

    @property
    def pid(self) -> int: ...
    def send_signal(self, number: int) -> None: ...
    async def wait(self) -> int: ...


class Worker:
    """A process that serves, or is about to."""

    def __init__(self, process: Process, slot: int, is_ready: asyncio.Future[bool]) -> None:
        self.process = process
        self.slot = slot
        self.is_ready = is_ready
        """Whether it has come to serve; false if it has ended before."""
        self.born = time.monotonic()
        self.ended = asyncio.Event()

    def tell(self, number: int) -> None:
        if not self.ended.is_set():
            self.process.send_signal(number)


class Workers:
    """The parent's view of its children."""

    def __init__(self, count: int, begin: Callable[[int], Awaitable[Worker]]) -> None:
        self.count = count
        self.begin = begin
        self.slots: set[int] = set()
        """Of those that are there, and of those that are just being begun."""
        self.alive: list[Worker] = []
        self.stopping = False
        self.all_ended = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()
        self.draining: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Keep so many processes until we are told to stop."""
        loop = asyncio.get_running_loop()
        for name in STOP:
            loop.add_signal_handler(name, self.stop)
        loop.add_signal_handler(DRAIN, self.drain)
        await self.fill_up()
        await self.all_ended.wait()

    async def fill_up(self) -> None:
        while len(self.slots) < self.count and not self.stopping:
            try:
                await self.begin_one()
            except OSError as problem:  # the machine may have no room for a process just now
                log.error("worker_not_begun", reason=problem.strerror or str(problem))
                await asyncio.sleep(SHORTEST_LIFE)
        if self.stopping and not self.slots:
            self.all_ended.set()

    async def begin_one(self) -> Worker:
        slot = next(number for number in range(len(self.slots) + 1) if number not in self.slots)
        self.slots.add(slot)
        try:
            worker = await self.begin(slot)
        except BaseException:
            self.slots.discard(slot)
            raise
        self.alive.append(worker)
        task = asyncio.create_task(self.look_after(worker))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        if self.stopping:  # we were told meanwhile
            worker.tell(signal.SIGTERM)
        return worker

    async def look_after(self, worker: Worker) -> None:
        """Wait until a worker has ended, and replace it unless we are stopping."""
        status = await worker.process.wait()
        worker.ended.set()
        self.alive.remove(worker)
        self.slots.discard(worker.slot)
        multiprocess.mark_process_dead(worker.slot)  # type: ignore[no-untyped-call]
        if not self.stopping:
            lived = round(time.monotonic() - worker.born, 1)
            if status == 0:
                log.info("worker_left", worker=worker.process.pid, lived=lived)
            else:
                log.error("worker_died", worker=worker.process.pid, status=status, lived=lived)
                if lived < SHORTEST_LIFE:
                    await asyncio.sleep(SHORTEST_LIFE)
            await self.fill_up()
        if self.stopping and not self.alive:
            self.all_ended.set()

    def stop(self) -> None:
        """Ask every child to stop; called by a signal, perhaps more than once."""
        self.stopping = True
        for worker in self.alive:
            worker.tell(signal.SIGTERM)
        if not self.slots:
            self.all_ended.set()

    def drain(self) -> None:
        """Replace every child, unless we are at it."""
        if self.draining is None or self.draining.done():
            self.draining = asyncio.create_task(self.drain_all())

    async def drain_all(self) -> None:
        """For each child another one, which must serve before the old one leaves; if it does not come to
        that, the others stay as they are."""
        log.info("draining_workers", workers=len(self.alive))
        for worker in list(self.alive):
            if not await self.has_come():
                log.error("drain_failed", reason="a new worker has not come to serve; the others go on.")
                return
            worker.tell(DRAIN)
            await worker.ended.wait()
        log.info("drained_workers")

    async def has_come(self) -> bool:
        """Begin another worker; whether it has come to serve."""
        try:
            fresh = await self.begin_one()
        except OSError:
            return False
        return await fresh.is_ready


async def begin_worker(listener: sockets.socket, door: sockets.socket | None, slot: int) -> Worker:
    """This very program once more, as a worker."""
    loop = asyncio.get_running_loop()
    hearing, telling = os.pipe()
    ready: asyncio.Future[bool] = loop.create_future()

    def hear() -> None:
        ready.set_result(bool(os.read(hearing, 1)))
        loop.remove_reader(hearing)
        os.close(hearing)

    loop.add_reader(hearing, hear)
    handles = [listener.fileno(), telling, *([] if door is None else [door.fileno()])]
    said = [listener.fileno(), telling, slot, *handles[2:]]
    try:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *sys.orig_argv[1:],
            pass_fds=handles,
            env=os.environ | {INHERITED: " ".join(map(str, said))},
        )
    finally:
        os.close(telling)
    return Worker(process, slot, ready)


def run_workers(count: int, listener: sockets.socket, door: sockets.socket | None) -> None:
    """Run so many processes until we are told to stop. Their figures meet in a folder (``metrics``)."""
    with tempfile.TemporaryDirectory(prefix="amunre-metrics-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        asyncio.run(Workers(count, lambda slot: begin_worker(listener, door, slot)).run())
