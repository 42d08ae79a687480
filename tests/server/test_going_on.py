"""What a server does now and then goes on after a round in which something unforeseen went wrong."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from amunre.server import analyst, presence, tidying
from amunre.server.settings import ServerSettings
from amunre.server.site import Site
from amunre.store import workers
from amunre.tables import expiry
from tests.store.test_followers import until

AWAY = ("tables", "facts", "analyses", "restrictions", "workers")
"""Tables of the database that are not there for a while."""
KINDS = {"keeper", "presence", "expiry", "tidying", "analyses", "neighbours"}


def rename(site: Site, pattern: str, other: str) -> None:
    def work(connection: Connection) -> None:
        for name in AWAY:
            old, new = pattern.format(name), other.format(name)
            connection.execute(text(f"ALTER TABLE {old} RENAME TO {new}"))

    site.database.write(work).result()


def test_every_kind_of_work_comes_back_after_a_fault(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(presence, "LOOK_AGAIN", 0.2)
    monkeypatch.setattr(expiry, "FIRST_LOOK", 0.0)
    monkeypatch.setattr(expiry, "LOOK_AGAIN", 0.2)
    monkeypatch.setattr(tidying, "PERIOD", 0.2)
    monkeypatch.setattr(analyst, "LOOK", 0.2)

    def failed() -> set[str]:
        return {record.kind for record in caplog.records if record.message == "round_failed"}  # type: ignore[attr-defined]

    async def run() -> None:
        site = Site(ServerSettings(database=postgres_url, data=str(tmp_path)))
        await site.start()
        await asyncio.sleep(1)
        assert not failed()
        rename(site, "{}", "absent_{}")
        assert await until(lambda: failed() == KINDS), failed()
        rename(site, "absent_{}", "{}")
        await asyncio.sleep(2)
        caplog.clear()
        begun = site.host.clock()
        assert await until(lambda: site.keeper.outages.alive_at > begun)
        assert await until(lambda: bool(site.database.read(workers.workers_alive).result()))
        assert not failed()
        assert site.neighbours is not None
        lasting = [*site.keeper.tasks, site.neighbours.task, site.analyst.task]
        assert not any(task is None or task.done() for task in lasting)
        await site.stop()

    asyncio.run(run())
