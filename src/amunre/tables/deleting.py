"""Tables that are deleted for good: from the database, from the memory of every worker, and for everybody
who watches."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from amunre.store import log
from amunre.store.deleting import delete_table
from amunre.store.engine import StorageDamaged, StorageFailed, Work
from amunre.tables.damage import LogBroken
from amunre.tables.draft import Denied, deny
from amunre.tables.patience import Patience
from amunre.tables.table import Table

if TYPE_CHECKING:
    from amunre.tables.host import Host

Also = Callable[[Connection], Work[None]]
"""Looks at a table, in the step with which it goes, and gives what is stored besides if there was one."""


def nothing_else(connection: Connection) -> Work[None]:
    return lambda connection: None


class Deleting:
    """What one process does when a table is deleted, here or by another worker."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.listeners: list[Callable[[str], object]] = []
        """Called, in the loop, with every table that is gone."""

    async def delete(self, table_id: str, also: Also = nothing_else) -> None:
        """Delete a table, damaged or not, in whatever state; raises Denied if there is none.

        What has been begun is finished though the asker may be gone, or memory and database would part.
        """
        task = asyncio.ensure_future(self.delete_now(table_id, also))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        await asyncio.shield(task)

    async def delete_now(self, table_id: str, also: Also) -> None:
        async with self.host.hold(table_id):
            await self.remove(table_id, also=also)
        await self.host.scrub()

    async def delete_if(self, table_id: str, wanted: Callable[[Table], bool]) -> bool:
        """Delete a table if it is still one that is wanted gone; whether it was deleted."""
        async with self.host.hold(table_id):
            try:
                table = await self.host.load(table_id)
                if not wanted(table):
                    return False
                await self.remove(table_id, table.seq)
            except (Denied, LogBroken, log.Conflict):  # gone, damaged, or somebody is there after all
                return False
        return True

    async def remove(self, table_id: str, seq: int | None = None, also: Also = nothing_else) -> None:
        """Under the table's lock. Asked again where a shared database did not answer: once is enough."""

        def work(connection: Connection) -> bool:
            store = also(connection)
            found = delete_table(connection, table_id, seq)
            if found:
                store(connection)
            return found

        patience = Patience()
        was_asked = False
        while True:
            try:
                found = await self.host.write(work)
                break
            except log.Conflict:
                if not was_asked or await self.is_there(table_id):
                    raise
                found = True
                break
            except StorageDamaged:
                raise
            except StorageFailed:
                was_asked = True
                self.host.tables.pop(table_id, None)  # it may be there or not: the database will tell
                if not self.host.database.shared or not await patience.wait():
                    raise
        self.drop(table_id)
        if not found and not was_asked:
            deny("no_such_table", "There is no such table.")

    async def is_there(self, table_id: str) -> bool:
        found = await self.host.read(lambda connection: log.last_number(connection, table_id))
        return found is not None

    async def look(self, table_id: str) -> None:
        """Another worker says that a table is gone."""
        async with self.host.hold(table_id):  # what is under way there comes to its end first
            if not await self.is_there(table_id):
                self.drop(table_id)

    def drop(self, table_id: str) -> None:
        """Forget a table, and tell those who watch it."""
        host = self.host
        host.tables.pop(table_id, None)
        host.ahead.pop(table_id, None)
        host.states.unsaved.discard(table_id)
        host.damage.forget(table_id)
        for listener in self.listeners:
            listener(table_id)

    def drop_all(self, table_ids: Iterable[str]) -> None:
        for table_id in table_ids:
            self.drop(table_id)
