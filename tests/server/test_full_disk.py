"""A server that can store nothing says so wherever an operator looks, and when it is over."""

from __future__ import annotations

import json
import resource
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.running import PATIENT, Running, open_table, running

CODES = {"storage_full", "storage_failed"}


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def logged(server: Running) -> list[str]:
    """What the log says of storing, in the order of its lines."""
    events = [json.loads(line)["event"] for line in server.log if line.startswith("{")]
    return [event for event in events if event.startswith("storage_")]


def figure(server: Running, name: str) -> float:
    """The sum of a figure over all of its labels."""
    lines = [line for line in server.get("/metrics").text.splitlines() if line.startswith(f"{name}")]
    return sum(float(line.split()[-1]) for line in lines)


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="limits of another process need Linux")
def test_log_probe_and_figures_tell_of_a_disk_that_is_full_though_nobody_plays(tmp_path: Path) -> None:
    with running(tmp_path, **PATIENT) as server:
        guest = open_table(server)
        assert server.get("/readyz").status_code == 200
        for name in ("amunre_storage_failures_total", "amunre_storage_stopped"):
            assert figure(server, name) == 0
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        wait_until(lambda: server.get("/readyz").status_code == 503)
        assert server.get("/readyz").json()["code"] in CODES
        assert server.get("/healthz").status_code == 200
        assert guest.client.get("").status_code == 200, "what is stored can be looked at"
        assert figure(server, "amunre_storage_failures_total") >= 1
        assert figure(server, "amunre_storage_stopped") == 1
        wait_until(lambda: bool(logged(server)))
        assert set(logged(server)) <= CODES
        unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
        wait_until(lambda: server.get("/readyz").status_code == 200)
        assert figure(server, "amunre_storage_stopped") == 0
        wait_until(lambda: logged(server)[-1] == "storage_works_again")
        assert len(logged(server)) <= 3, "once a minute is enough"
