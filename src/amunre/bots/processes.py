"""Processes in which bots think: they end with their parent, and leave no program behind."""

from __future__ import annotations

import os
import signal
import threading
import time
from _thread import start_new_thread  # unlike threading's, it takes no lock that may be held
from collections.abc import Iterable
from multiprocessing import parent_process
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess

from amunre.bots.lines import STARTING, end_programs

END_SECONDS = 1.0
"""For processes that were told to end; then they are killed."""


def begin_process() -> None:
    """In a new process, before its first work."""
    signal.signal(signal.SIGTERM, end_as_told)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_as_told(number: int, _: object) -> None:
    """Like the signal itself, but not without the programs, which would run on."""
    if STARTING.locked():  # by the very code that this interrupts: it must go on before anything can end
        start_new_thread(tell_again, (number,))
        return
    end_programs()
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)


def tell_again(number: int) -> None:
    with STARTING:
        pass  # until the program that was being started is known
    os.kill(os.getpid(), number)


def end_with_parent() -> None:
    """A parent that was killed cannot tell anybody, and its processes would wait for work for ever."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        end_programs()
        os._exit(1)


def end_processes(processes: Iterable[BaseProcess]) -> list[BaseProcess]:
    """Now, whatever they are at, and with the programs that they run; gives those that had to be killed."""
    ending = list(processes)
    for process in ending:
        process.terminate()
    return see_the_end(ending)


def see_the_end(processes: Iterable[BaseProcess]) -> list[BaseProcess]:
    """Kill those that do not end by themselves: code in C need not hear what a process is told."""
    until = time.monotonic() + END_SECONDS
    killed = []
    for process in processes:
        if not wait([process.sentinel], max(0.0, until - time.monotonic())):
            process.kill()
            killed.append(process)
    return killed
