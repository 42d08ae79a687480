"""Who is at games with bots, so that those that nobody is at are put aside and stand in nobody's way.

Kept in memory, by table and by address; workers that share a database tell each other (``neighbours``). After
a restart a table's log says when somebody last did something.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol

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
TELL_AGAIN = 10 * SECOND
"""How often other workers are told of a table that somebody is at all along."""
LOGGER = logging.getLogger("amunre.tables")


class Elsewhere(Protocol):
    """What all workers together know of who is at which game."""

    async def seen_at(self, table_id: str) -> int: ...
    async def seen_from(self, address: str, present: str, now: int) -> list[tuple[str, int]]: ...


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
        self.elsewhere: Elsewhere | None = None
        """What other workers have seen, where there are any."""
        self.untold: set[str] = set()
        """Tables that they do not know yet that somebody was at."""
        host.listeners.append(self.forget_ended)

    # Noting

    def note(self, table: Table, address: str) -> None:
        """Somebody who sits at the table is there."""
        self.forget(table.id)
        if has_bots(table):
            self.seen[table.id] = self.host.clock()
            self.address[table.id] = address
            self.tables.setdefault(address, {})[table.id] = None
            self.untold.add(table.id)

    def news(self) -> list[tuple[str, str, int]]:
        """Table, address and time of what nobody else knows, and of those that somebody is at all along."""
        now = self.host.clock()
        for table_id in self.seen:
            if self.seen[table_id] + TELL_AGAIN <= now and self.hub.is_attended(table_id):
                self.seen[table_id] = now
                self.untold.add(table_id)
        told, self.untold = self.untold, set()
        return [(one, self.address[one], self.seen[one]) for one in told if one in self.seen]

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

    async def is_left(self, table: Table) -> bool:
        """Whether nobody has been at a table for so long that it may be put aside."""
        until = self.host.clock() - self.lately
        if self.hub.is_attended(table.id) or max(self.seen.get(table.id, 0), last_public(table)) > until:
            return False
        return self.elsewhere is None or await self.elsewhere.seen_at(table.id) <= until

    async def own_games(self, caller: Caller, tokens: Sequence[str]) -> list[Table]:
        """Games against bots that a caller was at lately, as an account or with one of these tokens.

        Where other people play too it is not the caller's to give the game up.
        """
        account = "" if caller.account is None else caller.account.id
        found = await self.host.read(lambda database: running_of(database, account, tokens))
        tables = [await self.host.table(table_id) for table_id in found]
        alone = [table for table in tables if has_bots(table) and len(table.persons()) <= 1]
        return [table for table in alone if not await self.is_left(table)]

    # Putting aside

    async def make_room(self, address: str, present: str) -> None:
        """If an address has too many games with bots, put those aside that nobody is at, the oldest first.

        Nobody is turned away: where somebody is at all of them, there may be more. What bots play among
        themselves is put aside whoever looks on.
        """
        if self.elsewhere is None:
            number = len(self.tables.get(address, ()))
            held = [one for one in self.tables.get(address, ()) if one in self.host.tables]
            attended = {one for one in held if self.hub.is_attended(one)}
            tables = [self.host.tables[one] for one in held] if number > self.most else []
        elif present in self.untold and present in self.seen:  # it may be one more at this address
            seen = await self.elsewhere.seen_from(address, present, self.seen[present])
            number = len(seen)
            lately = self.host.clock() - 2 * TELL_AGAIN
            attended = {one for one, at in seen if at > lately or self.hub.is_attended(one)}
            tables = [await self.host.table(one) for one, _ in seen] if number > self.most else []
        else:
            return
        for table_id in surplus(tables, present, attended)[: max(0, number - self.most)]:
            await self.rest(table_id)

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
            if can_rest(table) and await self.is_left(table):
                await self.rest(table_id)

    async def watch(self) -> None:
        """Look for them all the time."""
        while True:
            await asyncio.sleep(min(LOOK_AGAIN, self.lately / SECOND))
            with suppress(StorageFailed):
                await self.put_aside_all()


def surplus(tables: list[Table], present: str, attended: set[str]) -> list[str]:
    """The tables that may be put aside to make room for the one that somebody is at now, in this order."""
    idle = [table for table in tables if table.id != present and can_rest(table)]
    among_bots = [table.id for table in idle if not table.persons()]
    return among_bots + [table.id for table in idle if table.persons() and table.id not in attended]


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
