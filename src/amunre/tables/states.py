"""How games stand: left behind for programs with other rules, and asked of those that have the old ones."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from amunre.store import log
from amunre.store.engine import StorageDamaged
from amunre.tables.snapshot import write_snapshot
from amunre.tables.table import RUNNING, Table

if TYPE_CHECKING:
    from amunre.tables.host import Host

WANTED = "state_wanted"
"""The notice with which a worker asks for the state of a game whose rules it does not have."""
LOOKS, LOOK_AGAIN = 8, 0.25
"""How often, and how many seconds apart, it looks whether somebody has left it behind."""
LEAVING = 3.0
"""Seconds for leaving states behind when a process stops."""


class States:
    """What one process leaves behind and asks for. Snapshots are for this as well: see ``carrying``."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.unsaved: set[str] = set()
        """Running tables that have changed here since their last snapshot."""

    def note(self, table: Table, is_saved: bool) -> None:
        """A change is stored, with or without a snapshot."""
        if is_saved or table.status != RUNNING:
            self.unsaved.discard(table.id)
        else:
            self.unsaved.add(table.id)

    async def leave(self, table_id: str) -> None:
        """Leave behind how a game stands, if we know."""
        async with self.host.hold(table_id):
            table = self.host.tables.get(table_id)
            if table is not None and table.status == RUNNING:
                seq, body = table.seq, write_snapshot(table)
                with suppress(StorageDamaged):
                    await self.host.write(
                        lambda connection: log.save_last_snapshot(connection, table_id, seq, body)
                    )
            self.unsaved.discard(table_id)

    async def leave_all(self) -> None:
        """Of all that has changed here, as far as there is time: who serves these games next may have other
        rules, by which the last moves cannot be played again."""
        until = time.monotonic() + LEAVING
        while self.unsaved and time.monotonic() < until:
            await self.leave(next(iter(self.unsaved)))

    async def ask(self, lost: Table) -> Table:
        """The table as a worker with the old rules knows it, if there is one that answers."""
        notice = f"{log.NOTICE}{WANTED} {lost.id}"
        await self.host.write(lambda connection: log.tell_workers(connection, notice))
        for _ in range(LOOKS):
            await asyncio.sleep(LOOK_AGAIN)
            table = await self.host.stored_table(lost.id)
            if not table.is_lost:
                return table
        return lost
