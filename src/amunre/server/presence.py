"""Who is at which table: games with bots that nobody is at are put aside and stand in nobody's way, and what
bots think is shared out fairly between callers.

Kept in memory, by table and by address; workers that share a database tell each other (``neighbours``). After
a restart a table's log says when somebody last did something.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from typing import Protocol
from weakref import WeakValueDictionary

from sqlalchemy import Connection, select

from amunre.server.callers import Caller, host_seat, seat_of
from amunre.server.hub import Hub
from amunre.store import schema
from amunre.store.chain import EVERYONE
from amunre.store.engine import StorageDamaged
from amunre.store.salvage import Lost, around
from amunre.tables.company import can_rest, put_aside
from amunre.tables.damage import LogBroken
from amunre.tables.draft import Denied
from amunre.tables.host import Host
from amunre.tables.keys import token_digest
from amunre.tables.patience import going_on
from amunre.tables.table import OPEN, RUNNING, Logged, Table
from amunre.tables.thinking import is_quick
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
    def turn_of(self, caller: str) -> AbstractAsyncContextManager[None]: ...


def has_bots(table: Table) -> bool:
    """Whether bots take part in a game that goes on."""
    goes_on = table.status == RUNNING and not table.aside
    return goes_on and len(table.persons()) < table.players


class Presence:
    """The games with bots of one process, and when somebody was at them."""

    def __init__(self, host: Host, hub: Hub, minutes: float, most: int, most_engines: int) -> None:
        self.host = host
        self.hub = hub
        self.lately = int(minutes * MINUTE)
        self.most = most
        """Running tables with bots that one address may have, those that somebody is at aside."""
        self.most_engines = most_engines
        """Tables at which bots that take their time may play for people of one address who have left."""
        self.origin: dict[str, str] = {}
        """From where somebody was last at each table, with bots or without."""
        self.seen: dict[str, int] = {}
        """When somebody was at each game with bots."""
        self.address: dict[str, str] = {}
        """From where somebody was at each of them last."""
        self.tables: dict[str, dict[str, None]] = {}
        """The tables of each address, those that were left alone the longest first."""
        self.elsewhere: Elsewhere | None = None
        """What other workers have seen, where there are any."""
        self.untold: set[str] = set()
        """Tables that they do not know yet that somebody was at."""
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Of callers to whose games bots come just now."""
        self.tasks: set[asyncio.Task[None]] = set()
        host.listeners.append(self.follow)
        host.deleting.listeners.append(self.lose)

    # Noting

    def note(self, table: Table, address: str) -> None:
        """Somebody who sits at the table is there."""
        self.forget(table.id)
        if table.status in (OPEN, RUNNING):
            self.origin[table.id] = address
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

    def follow(self, table: Table) -> None:
        """A table has changed: its game may have ended, or bots have come to it, by a vote or the clock."""
        if table.status not in (OPEN, RUNNING):
            self.origin.pop(table.id, None)
        if not has_bots(table):
            self.forget(table.id)
        elif table.id in self.origin and table.id not in self.seen:
            address = self.origin[table.id]
            self.note(table, address)
            task = asyncio.get_running_loop().create_task(self.make_room(address, table.id))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def lose(self, table_id: str) -> None:
        """A table is gone."""
        self.forget(table_id)
        self.origin.pop(table_id, None)
        self.untold.discard(table_id)

    # Asking

    async def is_left(self, table: Table) -> bool:
        """Whether nobody has been at a table for so long that it may be put aside."""
        until = self.host.clock() - self.lately
        if self.hub.is_attended(table.id) or max(self.seen.get(table.id, 0), last_done(table)) > until:
            return False
        return self.elsewhere is None or await self.elsewhere.seen_at(table.id) <= until

    async def own_games(self, caller: Caller, tokens: Sequence[str]) -> list[Table]:
        """Games with bots that a caller was at lately, as an account or with one of these tokens.

        Where others play too, the game counts for the host, who has seated the bots.
        """
        account = "" if caller.account is None else caller.account.id
        found = await self.host.read_list(partial(running_of, account=account, tokens=tokens))
        games = []
        for table_id, seat in found.items():
            try:
                table = await self.host.table(table_id)
            except (Denied, LogBroken):  # nothing goes on there, or it is gone
                continue
            own = seat_of(table, caller.ids) if seat is None else seat
            counts = len(table.persons()) <= 1 or host_seat(table) == own
            if has_bots(table) and counts and not await self.is_left(table):
                games.append(table)
        return games

    @asynccontextmanager
    async def one_by_one(self, caller: str) -> AsyncIterator[None]:
        """Bots come to a caller's games one after the other: each is counted before the next comes."""
        async with self.turns.setdefault(caller, asyncio.Lock()), AsyncExitStack() as elsewhere:
            if self.elsewhere is not None:
                await elsewhere.enter_async_context(self.elsewhere.turn_of(caller))
            yield

    def caller_of(self, table_id: str) -> str:
        """On whose behalf bots play at a table: an address, however many accounts and guests it has.

        Nobody has been at the others since this process began. Those of an account stand in its line, and all
        that only guests were at share one.
        """
        if table_id in self.origin:
            return self.origin[table_id]
        table = self.host.tables.get(table_id)
        seats = table.seats if table is not None else []
        return next((f"account {one.account}" for one in seats if one is not None and one.account), "")

    async def may_have_engine(self, address: str, present: str) -> bool:
        """Whether one who leaves this table may have a bot in the seat that takes its time.

        Nobody is kept from leaving, but an address has few tables at which such bots play for people.
        """
        known = set(self.tables.get(address, ()))
        if self.elsewhere is not None:
            seen = await self.elsewhere.seen_from(address, present, self.host.clock())
            known |= {table_id for table_id, _ in seen}
        tables = await self.sound(known - {present})
        return sum(has_engine(table) for table in tables) < self.most_engines

    async def sound(self, table_ids: Iterable[str]) -> list[Table]:
        """Those of these tables that are there and not damaged."""
        found = []
        for table_id in table_ids:
            with suppress(Denied, LogBroken):
                found.append(await self.host.table(table_id))
        return found

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
            tables = await self.sound(one for one, _ in seen) if number > self.most else []
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
        among_bots = [one.id for one in self.host.tables.values() if has_bots(one) and not one.persons()]
        waiting = await self.host.read_list(partial(waiting_since, until=until))
        for table_id in [*among_bots, *waiting]:
            with suppress(Denied, LogBroken, StorageDamaged):  # it stays closed; the others are looked at
                table = await self.host.table(table_id)
                if can_rest(table) and await self.is_left(table):
                    await self.rest(table_id)

    async def watch(self) -> None:
        """Look for them all the time."""
        while True:
            await asyncio.sleep(min(LOOK_AGAIN, self.lately / SECOND))
            with going_on("presence"):
                await self.put_aside_all()


def surplus(tables: list[Table], present: str, attended: set[str]) -> list[str]:
    """The tables that may be put aside to make room for the one that somebody is at now, in this order."""
    idle = [table for table in tables if table.id != present and can_rest(table)]
    among_bots = [table.id for table in idle if not table.persons()]
    return among_bots + [table.id for table in idle if table.persons() and table.id not in attended]


def has_engine(table: Table) -> bool:
    """Whether a bot that takes its time plays for a person who has left."""
    return any(one is not None and one.person and one.bot and not is_quick(one.bot) for one in table.seats)


def last_done(table: Table) -> int:
    """When people have done something, and no bot, that everybody knows of."""
    return next(logged.at for logged in reversed(table.log) if is_done_by_people(logged))


def is_done_by_people(logged: Logged) -> bool:
    return logged.audience == EVERYONE and not getattr(logged.entry, "by", "")


def running_of(
    database: Connection, lost: Lost, account: str, tokens: Sequence[str]
) -> dict[str, int | None]:
    """Running tables at which an account or one of these tokens sits; of tokens the seat is known."""
    columns, keys, members = schema.tables.c, schema.seat_keys.c, schema.memberships.c
    digests = [token_digest(token) for token in tokens]
    runs = columns.status == RUNNING
    as_account = select(columns.id).join(schema.memberships, members.table_id == columns.id)
    as_guest = select(columns.id, keys.seat).join(schema.seat_keys, keys.table_id == columns.id)
    found: dict[str, int | None] = dict.fromkeys(
        database.scalars(around(as_account.where(runs, members.account_id == account, ~members.gone), lost))
    )
    for table_id, seat in database.execute(around(as_guest.where(runs, keys.digest.in_(digests)), lost)):
        found[table_id] = seat
    return found


def waiting_since(database: Connection, lost: Lost, until: int) -> list[str]:
    """Running tables at which nothing has happened since then, and no bot and no clock wants anything."""
    columns = schema.tables.c
    quiet = (columns.status == RUNNING, columns.due_at.is_(None), columns.changed_at <= until)
    return list(database.scalars(around(select(columns.id).where(*quiet).order_by(columns.changed_at), lost)))
