"""Who is at games with bots, so that those that nobody is at are put aside and stand in nobody's way.

Kept in memory, by table and by address. After a restart a table's log says when somebody last did something.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress

from sqlalchemy import Connection, or_, select

from amunre.server.callers import Caller
from amunre.server.hub import Hub
from amunre.store import schema
from amunre.store.chain import EVERYONE
from amunre.store.engine import StorageFailed
from amunre.tables.company import can_rest, put_aside
from amunre.tables.draft import Denied
from amunre.tables.host import Host, LogBroken, token_digest
from amunre.tables.table import RUNNING, Table
from amunre.tables.timer import SECOND

MINUTE = 60 * SECOND
LOOK_AGAIN = 60.0
"""Seconds between two looks for games that nobody is at."""
LOGGER = logging.getLogger("amunre.tables")


def has_bots(table: Table) -> bool:
    """Whether bots take part in a game that goes on."""
    goes_on = table.status == RUNNING and not table.aside
    return goes_on and len(table.persons()) < table.players


class Presence:
    """The games with bots of one process, and when somebody was at them."""

    def __init__(self, host: Host, hub: Hub, minutes: float, most: int) -> None:
        self.host = host
        self.hub = hub
        self.lately = int(minutes * MINUTE)
        self.most = most
        """Running tables with bots that one address may have, those that somebody is at aside."""
        self.seen: dict[str, int] = {}
        """When somebody was at each table."""
        self.address: dict[str, str] = {}
        """From where somebody was at each table last."""
        self.tables: dict[str, dict[str, None]] = {}
        """The tables of each address, those that were left alone the longest first."""
        host.listeners.append(self.forget_ended)

    # Noting

    def note(self, table: Table, address: str) -> None:
        """Somebody who sits at the table is there."""
        self.forget(table.id)
        if has_bots(table):
            self.seen[table.id] = self.host.clock()
            self.address[table.id] = address
            self.tables.setdefault(address, {})[table.id] = None

    def forget(self, table_id: str) -> None:
        address = self.address.pop(table_id, None)
        self.seen.pop(table_id, None)
        if address is not None:
            self.tables[address].pop(table_id)
            if not self.tables[address]:
                del self.tables[address]

    def forget_ended(self, table: Table) -> None:
        if table.id in self.seen and not has_bots(table):
            self.forget(table.id)

    # Asking

    def is_left(self, table: Table) -> bool:
        """Whether nobody has been at a table for so long that it may be put aside."""
        if self.hub.is_attended(table.id):
            return False
        return max(self.seen.get(table.id, 0), last_public(table)) + self.lately <= self.host.clock()

    async def own_games(self, caller: Caller, tokens: Sequence[str]) -> list[Table]:
        """Games against bots that a caller was at lately, as an account or with one of these tokens.

        Where other people play too it is not the caller's to give the game up.
        """
        account = "" if caller.account is None else caller.account.id
        found = await self.host.read(lambda database: running_of(database, account, tokens))
        tables = [await self.host.table(table_id) for table_id in found]
        alone = [table for table in tables if has_bots(table) and len(table.persons()) <= 1]
        return [table for table in alone if not self.is_left(table)]

    # Putting aside

    async def make_room(self, address: str, present: str) -> None:
        """If an address has too many games with bots, put those aside that nobody is at, the oldest first.

        Nobody is turned away: where somebody is at all of them, there may be more. What bots play among
        themselves is put aside whoever looks on.
        """
        for table_id in self.surplus(address, present):
            await self.rest(table_id)

    def surplus(self, address: str, present: str) -> list[str]:
        """The tables that are put aside so that there is room for the one that somebody is at now."""
        tables = [self.host.tables[one] for one in self.tables.get(address, ()) if one in self.host.tables]
        idle = [table for table in tables if table.id != present and can_rest(table)]
        among_bots = [table.id for table in idle if not table.persons()]
        left = [table.id for table in idle if table.persons() and not self.hub.is_attended(table.id)]
        return [*among_bots, *left][: max(0, len(self.tables.get(address, ())) - self.most)]

    async def rest(self, table_id: str) -> None:
        with suppress(Denied, LogBroken):
            await self.host.change(table_id, put_aside)
        self.forget(table_id)

    async def put_aside_all(self) -> None:
        """Put aside every game that nobody has been at for a while."""
        until = self.host.clock() - self.lately
        for table_id in await self.host.read(lambda database: waiting_since(database, until)):
            try:
                table = await self.host.table(table_id)
            except LogBroken:  # it stays closed; the others are looked at
                continue
            if can_rest(table) and self.is_left(table):
                await self.rest(table_id)

    async def watch(self) -> None:
        """Look for them all the time."""
        while True:
            await asyncio.sleep(min(LOOK_AGAIN, self.lately / SECOND))
            with suppress(StorageFailed):
                await self.put_aside_all()


def last_public(table: Table) -> int:
    """When something happened that everybody knows of: what a seat does alone must not show."""
    return next(logged.at for logged in reversed(table.log) if logged.audience == EVERYONE)


def running_of(database: Connection, account: str, tokens: Sequence[str]) -> list[str]:
    """Running tables at which an account or one of these tokens sits."""
    columns, keys, members = schema.tables.c, schema.seat_keys.c, schema.memberships.c
    digests = [token_digest(token) for token in tokens]
    as_guest = select(keys.table_id).where(keys.digest.in_(digests))
    as_account = select(members.table_id).where(members.account_id == account)
    own = or_(columns.id.in_(as_guest), columns.id.in_(as_account))
    return list(database.scalars(select(columns.id).where(columns.status == RUNNING, own)))


def waiting_since(database: Connection, until: int) -> list[str]:
    """Running tables at which nothing has happened since then, and no bot and no clock wants anything."""
    columns = schema.tables.c
    quiet = (columns.status == RUNNING, columns.due_at.is_(None), columns.changed_at <= until)
    return list(database.scalars(select(columns.id).where(*quiet).order_by(columns.changed_at)))
