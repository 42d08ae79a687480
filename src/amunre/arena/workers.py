"""Work spread over processes, with results in the order of the tasks."""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from typing import TypeVar

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
    # a spawned process starts clean on every system, and knows nothing but its task
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=serve_parent)
    waiting: deque[Future[Result]] = deque()
    try:
        for task in tasks:
            waiting.append(pool.submit(work, task))
            if len(waiting) >= AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def serve_parent() -> None:
    """In a new process: leave it to the parent to end the work, but do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """A parent that was killed cannot tell anybody, and its processes would wait for work for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


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
