"""Processes in which bots think: they end with their parent, and leave no program behind."""

from __future__ import annotations

import os
import signal
import threading
from multiprocessing import parent_process
from multiprocessing.connection import wait

from amunre.bots.lines import end_programs


def begin_process() -> None:
    """In a new process, before its first work."""
    signal.signal(signal.SIGTERM, end_as_told)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_as_told(number: int, _: object) -> None:
    """Like the signal itself, but not without the programs, which would run on."""
    end_programs()
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)


def end_with_parent() -> None:
    """A parent that was killed cannot tell anybody, and its processes would wait for work for ever."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        end_programs()
        os._exit(1)
