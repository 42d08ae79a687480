"""Processes that work for a server do not outlive it."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from tests.support.processes import is_running

SERVER = """
import os, signal, sys
from amunre.bots.lines import Conversation
from amunre.tables.pools import start_pool

def run_for_long():
    return Conversation(["sleep", "600"]).process.pid

if __name__ == "__main__":
    pool = start_pool(2, os.nice, 0)
    working = [pool.submit(os.getpid), pool.submit(__import__("time").sleep, 600)]
    working[0].result()
    program = pool.submit(run_for_long).result()
    print(*pool._processes, program, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_they_end_with_their_programs_when_their_server_is_killed(tmp_path: Path) -> None:
    server = tmp_path / "server.py"
    server.write_text(SERVER)
    killed = subprocess.run([sys.executable, str(server)], capture_output=True, text=True, timeout=60)
    assert killed.returncode == -9, killed.stderr
    processes = [int(name) for name in killed.stdout.split()]
    assert len(processes) == 3
    until = time.monotonic() + 60
    while any(is_running(process) for process in processes) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(is_running(process) for process in processes)
