"""Several processes that serve on one socket: started, replaced when one dies, and stopped together."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress

import structlog

log = structlog.get_logger("amunre")
STOP = (signal.SIGTERM, signal.SIGINT)
SHORTEST_LIFE = 1.0
"""Seconds that a worker should live; one that dies sooner is replaced after as long a pause."""


class Workers:
    """The parent's view of its children."""

    def __init__(self, work: Callable[[], None]) -> None:
        self.work = work
        self.born: dict[int, float] = {}
        """Process ids, and when each began."""
        self.stopping = False

    def begin_one(self) -> None:
        """Unless we are stopping. A signal waits meanwhile: it would not reach a child still unknown."""
        signal.pthread_sigmask(signal.SIG_BLOCK, STOP)
        try:
            if self.stopping:
                return
            child = os.fork()
            if child == 0:
                self.be_a_child()
            self.born[child] = time.monotonic()
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP)

    def be_a_child(self) -> None:
        code = 1
        try:
            for name in STOP:
                signal.signal(name, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP)
            self.work()
            code = 0
        finally:
            os._exit(code)

    def stop(self, *_: object) -> None:
        """Ask every child to stop; called by a signal, perhaps more than once."""
        self.stopping = True
        for child in self.born:
            with suppress(ProcessLookupError):  # it has just ended
                os.kill(child, signal.SIGTERM)

    def wait_for_one(self) -> None:
        """Wait until a child has ended, and replace it unless we are stopping."""
        child, status = os.wait()
        lived = time.monotonic() - self.born.pop(child)
        if not self.stopping:
            log.error("worker_died", status=status, lived=round(lived, 1))
            if lived < SHORTEST_LIFE:
                time.sleep(SHORTEST_LIFE)
            self.begin_one()


def run_workers(count: int, work: Callable[[], None]) -> None:
    """Run so many processes until we are told to stop."""
    workers = Workers(work)
    for name in STOP:
        signal.signal(name, workers.stop)
    for _ in range(count):
        workers.begin_one()
    while workers.born:
        workers.wait_for_one()
