"""Processes for what takes long: they start clean, end with the server, and are never waited for."""

from __future__ import annotations

import multiprocessing.connection
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial


def start_pool(processes: int, begin: Callable[..., None], *arguments: object) -> ProcessPoolExecutor:
    """Processes that each begin so."""
    spawn = multiprocessing.get_context("spawn")  # a fork would inherit sockets and secrets
    return ProcessPoolExecutor(processes, spawn, partial(prepare, begin, *arguments))


def prepare(begin: Callable[..., None], *arguments: object) -> None:
    threading.Thread(target=end_with_parent, daemon=True).start()
    begin(*arguments)


def end_with_parent() -> None:
    """End this process when the one that started it has ended, however that came."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)


def end_pool(pool: ProcessPoolExecutor | None) -> None:
    """Now, whatever it is at."""
    if pool is not None:
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)
