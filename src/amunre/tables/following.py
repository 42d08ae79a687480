"""Follows what other workers do: what PostgreSQL tells leads to a fresh look at what we hold."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from amunre.store.deleting import DELETED
from amunre.store.engine import StorageFailed
from amunre.store.listener import Listener
from amunre.tables.damage import LogBroken
from amunre.tables.host import Host

RETRY = 0.5
"""Seconds before a look that the database did not answer is tried again."""


class Follower:
    """Connects the listener's thread with the loop in which the host lives."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.loop = asyncio.get_running_loop()
        self.listener = Listener(host.database.url, self.heard, self.missed, self.told)
        self.notices: dict[str, Callable[[str], Awaitable[None]]] = {DELETED: host.deleting.look}
        """What is done about each kind of notice."""
        self.after_gap: list[Callable[[], Awaitable[None]]] = [host.refresh_all]
        """What is done when something may have been missed."""
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
        self.loop.call_soon_threadsafe(self.look_at_all)

    def told(self, word: str, text: str) -> None:
        self.loop.call_soon_threadsafe(self.act_on, word, text)

    # In the loop

    def look(self, table_id: str, seq: int) -> None:
        """At a table; what we have done ourselves we know already."""
        if self.host.is_behind(table_id, seq):
            self.begin(lambda: self.host.refresh(table_id))

    def look_at_all(self) -> None:
        for work in self.after_gap:
            self.begin(work)

    def act_on(self, word: str, text: str) -> None:
        """A notice; of a kind that we do not know it is for another version."""
        if word in self.notices:
            self.begin(lambda: self.notices[word](text))

    def begin(self, work: Callable[[], Awaitable[None]]) -> None:
        task = self.loop.create_task(self.until_done(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def until_done(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
                return
            except StorageFailed:
                await asyncio.sleep(RETRY)
            except LogBroken:
                return  # whoever asks for the table is told
