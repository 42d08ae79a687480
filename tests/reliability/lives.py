"""A server that can be born and killed many times a minute.

A helper process loads the program once and forks a child for each life, so that a life costs milliseconds and
its death by ``SIGKILL`` is a real one.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from tests.reliability.mutants import MUTANTS

MUCH = 10_000_000
LIMITS_OFF: dict[str, Any] = {
    "log_level": "error",
    "bot_delay": 0.0,
    "requests_per_minute": MUCH,
    "tables_per_hour": MUCH,
    "tables_per_account": 0,
    "actions_per_minute": MUCH,
    "sockets": MUCH,
    "sockets_per_caller": MUCH,
    "sockets_per_address": MUCH,
    "connections_per_address": MUCH,
    "bot_tables": MUCH,
    "bot_tables_per_address": MUCH,
}
"""Settings under which one address may do as much as it likes."""
BEGIN, WAIT = "begin\n", "wait\n"


def taken_port() -> socket.socket:
    """A port that the system gives to nobody else, though a server that names it may listen there."""
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.bind(("127.0.0.1", 0))
    return found


class Lives:
    """Starts and kills one server again and again."""

    def __init__(self, folder: Path, mutant: str = "", before: tuple[str, ...] = (), **settings: Any) -> None:
        self.place = taken_port()
        self.port = int(self.place.getsockname()[1])
        self.pid = 0
        chosen = LIMITS_OFF | {"port": self.port, "data": str(folder)} | settings
        self.helper = subprocess.Popen(
            [*before, sys.executable, "-m", "tests.reliability.lives", mutant, json.dumps(chosen)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def order(self, word: str) -> str:
        assert self.helper.stdin is not None
        assert self.helper.stdout is not None
        self.helper.stdin.write(word)
        self.helper.stdin.flush()
        return self.helper.stdout.readline()

    def begin(self) -> None:
        """A new life; returns when it answers."""
        self.pid = int(self.order(BEGIN))
        deadline = time.monotonic() + 60
        while True:
            try:
                with urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=10):
                    return
            except OSError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.01)

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        os.kill(self.pid, how)
        self.order(WAIT)

    def close(self) -> None:
        """The helper ends when nobody gives it orders any more, and takes its child with it."""
        assert self.helper.stdin is not None
        assert self.helper.stdout is not None
        self.helper.stdin.close()
        self.helper.wait(60)
        self.helper.stdout.close()
        self.place.close()


def midwife(mutant: str, settings: dict[str, Any]) -> None:
    """The helper process: load everything once, then do as told."""
    from amunre.server.run import serve
    from amunre.server.settings import ServerSettings

    MUTANTS[mutant]()
    child = 0
    for order in sys.stdin:
        if order == BEGIN:
            child = os.fork()
            if child == 0:
                os.close(0)
                serve(ServerSettings(**settings))
                os._exit(0)
            print(child, flush=True)
        else:
            os.waitpid(child, 0)
            child = 0
            print("dead", flush=True)
    if child:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


if __name__ == "__main__":
    midwife(sys.argv[1], json.loads(sys.argv[2]))
