"""Follows what other workers do: notices from PostgreSQL lead to a fresh look at the tables we hold."""

from __future__ import annotations

import asyncio

from amunre.store.engine import StorageFailed
from amunre.store.listener import Listener
from amunre.tables.host import Host, LogBroken

RETRY = 0.5
"""Seconds before a look that the database did not answer is tried again."""


class Follower:
    """Connects the listener's thread with the loop in which the host lives."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.loop = asyncio.get_running_loop()
        self.listener = Listener(host.database.url, self.heard, self.missed)
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self.listener.start()

    async def stop(self) -> None:
        await asyncio.to_thread(self.listener.stop)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # In the listener's thread

    def heard(self, table_id: str, seq: int) -> None:
        self.loop.call_soon_threadsafe(self.look, table_id, seq)

    def missed(self) -> None:
        self.loop.call_soon_threadsafe(self.look, "", 0)

    # In the loop

    def look(self, table_id: str, seq: int) -> None:
        """At one table, or at all if none is named; what we have done ourselves we know already."""
        if not table_id or self.host.is_behind(table_id, seq):
            task = self.loop.create_task(self.look_until_seen(table_id))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def look_until_seen(self, table_id: str) -> None:
        while True:
            try:
                await (self.host.refresh(table_id) if table_id else self.host.refresh_all())
                return
            except StorageFailed:
                await asyncio.sleep(RETRY)
            except LogBroken:
                return  # the host holds it no longer, and whoever asks for it is told
