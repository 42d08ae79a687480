"""Work spread over processes, with results in the order of the tasks."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from amunre.bots.asking import UNSTOPPABLE, witness
from amunre.bots.lines import end_programs
from amunre.bots.processes import begin_process, end_processes
from amunre.kernel.errors import SetupError

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 2
"""Tasks handed out for each process, so that none waits for the slowest."""


def in_order(
    work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int, apart: bool = False
) -> Iterator[Result]:
    """Results of all tasks, in the order of the tasks whatever the number of processes.

    Tasks are taken from the iterable only when a process will soon be free, so it may end early. What must be
    done apart from this process is so even where one job is wanted.
    """
    if jobs <= 1 and not apart:
        yield from map(work, tasks)
        return
    waiting: deque[Future[Result]] = deque()
    with workers(jobs) as pool:
        for task in tasks:
            waiting.append(submit(pool, work, task))
            if len(waiting) >= AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


@contextmanager
def workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes. If one of them ends, SetupError says which bot it was asking.

    Afterwards they are ended and not waited for: they may be at work that nobody wants any more, and bots may
    have left threads running in them.
    """
    with TemporaryDirectory(prefix="amunre-") as folder:
        # a spawned process starts clean on every system, and knows nothing but its task
        pool = ProcessPoolExecutor(
            jobs, mp_context=get_context("spawn"), initializer=begin_worker, initargs=(folder,)
        )
        processes = pool._processes
        try:
            yield pool
        except BrokenProcessPool:
            killed = end_processes(processes.values())
            pool.shutdown(wait=True, cancel_futures=True)  # only now all of them are known to have ended
            codes = {
                number: process.exitcode for number, process in processes.items() if process not in killed
            }
            raise SetupError(who_ended(Path(folder), codes)) from None
        finally:
            end_processes(processes.values())
            if pool._result_queue is not None:
                # one that ended in the middle of a result would leave the pool waiting for the rest
                pool._result_queue._writer.close()  # type: ignore[attr-defined]
            pool.shutdown(wait=True, cancel_futures=True)


def submit(pool: ProcessPoolExecutor, work: Callable[[Task], Result], task: Task) -> Future[Result]:
    """Hand out a task. A process that is started for it is deaf to Ctrl-C before it can say so itself."""
    if not hasattr(signal, "pthread_sigmask"):
        return pool.submit(work, task)
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return pool.submit(work, task)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin_worker(folder: str) -> None:
    """In a new process: leave it to the parent to end the work, but do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})  # programs shall not inherit it
    begin_process()
    if hasattr(os, "pwrite"):
        witness.file = os.open(Path(folder, str(os.getpid())), os.O_CREAT | os.O_WRONLY)


def who_ended(folder: Path, codes: dict[int, int | None]) -> str:
    """A sentence about the processes that ended by themselves; the pool ends the others with SIGTERM."""
    fallen = {number: code for number, code in codes.items() if code != -signal.SIGTERM} or codes
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
    """A polite request to end (SIGTERM) is an interrupt, so that processes and files are closed.

    The program ends after it, so the first is heeded, and no other interrupts the ending.
    """
    interrupted = False

    def interrupt(*_: object) -> None:
        nonlocal interrupted
        if not interrupted:
            interrupted = True
            raise KeyboardInterrupt

    before = {
        number: signal.signal(number, interrupt)
        for number in (signal.SIGINT, signal.SIGTERM)
        if signal.getsignal(number) != signal.SIG_IGN  # as for a command that a script runs in the background
    }
    try:
        yield
    finally:
        if interrupted:  # perhaps while something was being started that nobody knows of yet
            end_processes(active_children())
            end_programs()
        for number, handler in before.items():
            signal.signal(number, signal.SIG_IGN if interrupted else handler)
