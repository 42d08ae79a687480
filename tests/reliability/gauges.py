"""What processes cost and how long they are held up, seen from outside."""

from __future__ import annotations

import asyncio
import os
import time
from contextlib import suppress
from pathlib import Path

import msgspec

from tests.reliability.wire import Lost, Wire

LOOK = 0.05
"""Seconds between two looks of a probe."""


class Usage(msgspec.Struct, frozen=True):
    """What a process has had so far."""

    cpu: float
    """Seconds of processor time."""
    waited: float
    """Seconds that its threads, all together, were ready to run and others ran."""
    memory: int
    """Bytes that it holds now."""

    def since(self, before: Usage) -> Usage:
        return Usage(self.cpu - before.cpu, self.waited - before.waited, self.memory)

    def words(self, seconds: float, moves: int) -> str:
        return (
            f"{self.cpu:.1f} s of processor time ({100 * self.cpu / seconds:.0f} % of a core, "
            f"{1_000 * self.cpu / max(1, moves):.2f} ms a move), waited {self.waited:.1f} s for a processor, "
            f"{self.memory / 1e6:.0f} MB"
        )


def usage_of(process: int) -> Usage:
    """From Linux's ``/proc``."""
    place = Path(f"/proc/{process}")
    fields = (place / "stat").read_text().rpartition(")")[2].split()
    waited = 0
    for schedule in place.glob("task/*/schedstat"):
        with suppress(OSError):  # a thread that has just ended
            waited += int(schedule.read_text().split()[1])
    return Usage(
        cpu=(int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"),
        waited=waited / 1e9,
        memory=int(fields[21]) * os.sysconf("SC_PAGE_SIZE"),
    )


class Probe:
    """Asks a server again and again for next to nothing; it takes as long as the server is held up."""

    def __init__(self, port: int) -> None:
        self.wire = Wire(port)
        self.server: list[float] = []
        """Milliseconds until it answered."""
        self.own: list[float] = []
        """Milliseconds by which our own process was late, which the server is not to blame for."""

    async def watch(self) -> None:
        try:
            while True:
                due = time.monotonic() + LOOK
                await asyncio.sleep(LOOK)
                asked = time.monotonic()
                self.own.append((asked - due) * 1_000)
                with suppress(Lost, OSError):
                    await self.wire.call("GET", "/healthz")
                    self.server.append((time.monotonic() - asked) * 1_000)
        finally:
            self.wire.close()

    def words(self) -> str:
        asked = f"a request for nothing answered after {spread(self.server)}"
        return f"held up: {asked}; players late by {spread(self.own)}"


def part(figures: list[float], share: float) -> float:
    """The figure below which so many of them are."""
    ordered = sorted(figures) or [0.0]
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def spread(figures: list[float]) -> str:
    named = {"p50": 0.5, "p99": 0.99, "p99.9": 0.999, "longest": 1.0}
    return ", ".join(f"{name} {part(figures, share):.1f}" for name, share in named.items()) + " ms"
