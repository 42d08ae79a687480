"""Processes that work for a server do not outlive it."""

from __future__ import annotations

import os
import subprocess
import sys
import time

SERVER = """
import os, signal, sys
from amunre.tables.pools import start_pool

if __name__ == "__main__":
    pool = start_pool(2, os.nice, 0)
    working = [pool.submit(os.getpid), pool.submit(__import__("time").sleep, 600)]
    working[0].result()
    print(*pool._processes, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    with open(f"/proc/{process}/stat") as stat:
        return stat.read().rpartition(")")[2].split()[0] != "Z"


def test_they_end_when_their_server_is_killed() -> None:
    killed = subprocess.run([sys.executable, "-c", SERVER], capture_output=True, text=True, timeout=60)
    assert killed.returncode == -9, killed.stderr
    processes = [int(name) for name in killed.stdout.split()]
    assert len(processes) == 2
    until = time.monotonic() + 60
    while any(is_alive(process) for process in processes) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(is_alive(process) for process in processes)
