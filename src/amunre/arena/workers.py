"""Work spread over processes, with results in the order of the tasks."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from amunre.bots.asking import UNSTOPPABLE, witness
from amunre.bots.processes import begin_process
from amunre.kernel.errors import SetupError

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 2
"""Tasks handed out for each process, so that none waits for the slowest."""


def in_order(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> Iterator[Result]:
    """Results of all tasks, in the order of the tasks whatever the number of processes.

    Tasks are taken from the iterable only when a process will soon be free, so it may end early.
    """
    if jobs <= 1:
        yield from map(work, tasks)
        return
    waiting: deque[Future[Result]] = deque()
    with workers(jobs) as pool:
        for task in tasks:
            waiting.append(pool.submit(work, task))
            if len(waiting) >= AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


@contextmanager
def workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes. If one of them ends, SetupError says which bot it was asking."""
    with TemporaryDirectory(prefix="amunre-") as folder:
        # a spawned process starts clean on every system, and knows nothing but its task
        pool = ProcessPoolExecutor(
            jobs, mp_context=get_context("spawn"), initializer=begin_worker, initargs=(folder,)
        )
        processes = pool._processes
        try:
            yield pool
        except BrokenProcessPool:
            pool.shutdown(wait=True, cancel_futures=True)  # only now all of them are known to have ended
            codes = {number: process.exitcode for number, process in processes.items()}
            raise SetupError(who_ended(Path(folder), codes)) from None
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def begin_worker(folder: str) -> None:
    """In a new process: leave it to the parent to end the work, but do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    begin_process()
    if hasattr(os, "pwrite"):
        witness.file = os.open(Path(folder, str(os.getpid())), os.O_CREAT | os.O_WRONLY)


def who_ended(folder: Path, codes: dict[int, int | None]) -> str:
    """A sentence about the processes that ended by themselves; the pool ends the others with SIGTERM."""
    fallen = {number: code for number, code in codes.items() if code not in (0, -signal.SIGTERM)} or codes
    for number, code in fallen.items():
        note = folder / str(number)
        name = note.read_text(errors="replace").strip() if note.exists() else ""
        if name and code == UNSTOPPABLE:
            return f"{name} thought too long and cannot be stopped; leave it out, or mend it."
        if name:
            return f"{name} has ended the process that asked it (exit code {code}); leave it out, or mend it."
    return f"a process that plays games has ended (exit codes {', '.join(map(str, fallen.values()))})."


@contextmanager
def ended_like_ctrl_c() -> Iterator[None]:
    """A polite request to end (SIGTERM) is an interrupt, so that processes and files are closed."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
