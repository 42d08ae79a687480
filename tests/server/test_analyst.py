"""Analyses: none is begun twice, and a process that failed is not left behind."""

from __future__ import annotations

import asyncio
from multiprocessing.connection import wait
from types import SimpleNamespace
from typing import Any

import pytest

from amunre.server import analyst
from amunre.server.analyst import Analyst
from amunre.server.bodies import AnalysisSeen


def table(name: str) -> Any:
    """As much of a finished table as is looked at before the work."""
    return SimpleNamespace(id=name, playing=SimpleNamespace(commands=[None] * 9), setup="")


def test_what_is_being_worked_on_is_not_forgotten_and_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []

    async def work(self: Analyst, table: Any, seat: int) -> None:
        begun.append(table.id)
        await asyncio.sleep(60)

    monkeypatch.setattr(analyst, "KEPT", 2)
    monkeypatch.setattr(Analyst, "work", work)

    async def body() -> None:
        site = Analyst()
        for name in "abcab":
            assert site.begin(table(name), 0).status == "working"
        await asyncio.sleep(0)
        assert begun == ["a", "b", "c"]
        for name in "bc":
            site.found[name, 0] = AnalysisSeen("done", 9, 9, None, [])
        site.begin(table("d"), 0)
        assert [name for name, _ in site.found] == ["a", "d"]
        await site.close()

    asyncio.run(body())


def test_after_a_fault_its_process_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyst, "moments_before_commands", lambda table: [])
    monkeypatch.setattr(analyst, "questions", lambda *_: ["no number"])
    monkeypatch.setattr(analyst, "judge", int)  # runs in the process, and fails there

    async def body() -> None:
        site = Analyst()
        processes = site.processes()._processes
        await site.work(table("a"), 0)
        assert site.seen("a", 0).status == "failed"
        (process,) = processes.values()
        assert await asyncio.to_thread(wait, [process.sentinel], 60), "it has ended"
        assert site.pool is None

    asyncio.run(body())
