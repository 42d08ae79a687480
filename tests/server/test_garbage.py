"""Requests and sockets leave nothing behind that only the garbage collector would find: with a thousand games
in memory it would stop everybody for a second each time that it looked through all of it."""

from __future__ import annotations

import json
import signal
import time
from pathlib import Path

from tests.server.running import PATIENCE, PATIENT, Follower, Running, open_table, running

MANY = 50
PAUSE = 0.5
"""Seconds after which closed connections are gone."""


def counted(server: Running) -> int:
    """How many objects the collector finds since it was asked last."""
    time.sleep(PAUSE)
    server.process.send_signal(signal.SIGUSR2)
    while True:
        line = server.lines.get(timeout=PATIENCE)
        if '"counted"' in line:
            return int(json.loads(line)["found"])


def test_sockets_and_requests_leave_nothing_for_the_garbage_collector(tmp_path: Path) -> None:
    with running(tmp_path, **PATIENT, program="tests.support.counting_server") as server:
        guest = open_table(server)

        def visit() -> None:
            follower = Follower(server, guest.table)
            follower.until(guest.look()["head"])
            follower.socket.close()
            assert server.get(f"/api/tables/{guest.table}").status_code == 200
            assert guest.post("/chat", text=3, cid=4).status_code == 400
            assert server.get(f"/api/tables/{guest.table}/messages?since=x").status_code == 400

        visit()
        counted(server)
        for _ in range(MANY):
            visit()
        assert counted(server) < MANY, "a socket whose connection is a cycle leaves 30 objects"
