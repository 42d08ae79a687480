"""Keeps tables: loads them from their logs, changes them one at a time, stores, and only then tells.

On a database that other workers write to as well, every look at a table first follows its log, so that nobody
is shown or asked something old; notices from the database are for those who watch without asking.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Collection
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from amunre.store import log
from amunre.store.chain import Row
from amunre.store.engine import Database, StorageDamaged, StorageFailed, Work
from amunre.store.finding import keep_sitters
from amunre.store.salvage import Lost, find_lost
from amunre.tables.carrying import needs_patch, patch
from amunre.tables.damage import Damage, LogBroken, RulesUnknown
from amunre.tables.deleting import Deleting
from amunre.tables.draft import Denied, Draft, deny
from amunre.tables.due import due_at
from amunre.tables.fair import SEED_BYTES
from amunre.tables.keys import new_id
from amunre.tables.loading import continue_with, table_of
from amunre.tables.patience import Patience
from amunre.tables.seating import open_table
from amunre.tables.settings import Settings
from amunre.tables.sight import last_public
from amunre.tables.snapshot import worth_a_snapshot, write_snapshot
from amunre.tables.states import States
from amunre.tables.table import Table

T = TypeVar("T")
Listener = Callable[[Table], None]
"""Called, in the loop, whenever a table has changed and the change is stored."""

TRIES = 50
"""How often a change is tried again because another worker was quicker."""
AT_ONCE = 500
"""Tables that are asked about in one query."""
ASIDE = "aside"
"""What a list says of a running game that was put aside."""
SKEW = 5_000_000
"""Microseconds that the clocks of workers may differ without any of them being wrong."""
KEPT = 2_000
"""Tables held in memory; the others are read from their logs when somebody comes."""


class Summary(msgspec.Struct, frozen=True):
    """What a list of tables shows."""

    name: str
    title: str
    players: int
    seats: list[str]
    """Names, empty for free seats."""
    bots: list[str]
    pace: str
    members: list[bool]
    """Whether each seat is an account's."""


LOGGER = logging.getLogger("amunre.tables")
STEADY = time.time_ns() - time.monotonic_ns()
"""Read once: a wall clock that is put forward or back while we run must not cost anybody time."""


def now_us() -> int:
    return (STEADY + time.monotonic_ns()) // 1_000


def head_of(table: Table, due_at: int | None) -> log.Head:
    names = [holder.name if holder is not None else "" for holder in table.seats]
    bots = [holder.bot if holder is not None else "" for holder in table.seats]
    members = [holder is not None and bool(holder.account) for holder in table.seats]
    settings = table.settings
    summary = Summary(
        settings.name, settings.title, settings.players, names, bots, settings.clock.pace, members
    )
    status = ASIDE if table.aside else table.status
    shown = status, settings.listed, msgspec.json.encode(summary).decode()
    return log.Head(*shown, last_public(table), due_at, settings.title, waiting_people(table))


def waiting_people(table: Table) -> int:
    """A bit for each person's seat that the table waits for."""
    if table.aside:
        return 0
    return sum(1 << seat for seat in table.persons() if table.is_waiting_for(seat))


def names_at(table: Table) -> list[str]:
    """Of the people who sit at a table, whoever plays for them."""
    return [holder.name for holder in table.seats if holder is not None and holder.person]


class Host:
    """All tables of one process."""

    def __init__(self, database: Database, clock: Callable[[], int] = now_us, delay: float = 1.0) -> None:
        self.database = database
        self.clock = clock
        self.delay = delay
        """Seconds that bots and orders let pass before they act, give or take a half."""
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.locks: dict[str, asyncio.Lock] = {}
        self.users: dict[str, int] = {}
        self.listeners: list[Listener] = []
        self.first: Callable[[Draft], None] = lambda draft: None
        """What is done at a table before any change to it."""
        self.states = States(self)
        self.deleting = Deleting(self)
        self.damage = Damage(clock)
        self.ahead: dict[str, int] = {}
        """By how much logs are ahead of us, because a clock was wrong; time goes on from where it was."""

    # Reading

    async def read(self, work: Work[T]) -> T:
        """Look something up; a shared database that is away for a moment is asked again."""
        patience = Patience()
        while True:
            try:
                return await asyncio.wrap_future(self.database.read(work))
            except StorageDamaged:
                raise  # it will not be any better
            except StorageFailed:
                if not self.database.shared or not await patience.wait():
                    raise

    async def read_list(self, work: Callable[[Connection, Lost], T]) -> T:
        """Read something of many tables; those whose lines are damaged are passed over."""
        try:
            return await self.read(lambda connection: work(connection, self.damage.lost))
        except StorageDamaged:
            self.damage.lose(await self.read(find_lost))
            return await self.read(lambda connection: work(connection, self.damage.lost))

    async def write(self, work: Work[T]) -> T:
        return await asyncio.wrap_future(self.database.write(work))

    async def scrub(self) -> None:
        await asyncio.wrap_future(self.database.scrub())

    @asynccontextmanager
    async def hold(self, table_id: str) -> Any:
        """One change at a time to a table; locks of tables that nobody uses are forgotten."""
        lock = self.locks.setdefault(table_id, asyncio.Lock())
        self.users[table_id] = self.users.get(table_id, 0) + 1
        try:
            async with lock:
                yield
        finally:
            self.users[table_id] -= 1
            if not self.users[table_id]:
                del self.users[table_id], self.locks[table_id]

    async def table(self, table_id: str) -> Table:
        """A table as it is stored; raises Denied if there is none."""
        known = self.tables.get(table_id)
        if known is not None and not self.database.shared:
            self.tables.move_to_end(table_id)
            return known
        async with self.hold(table_id):
            return await self.load(table_id)

    async def load(self, table_id: str) -> Table:
        """Under the table's lock: from memory, or from its log; raises LogBroken if that is damaged."""
        known = self.tables.get(table_id)
        if known is not None and not self.database.shared:
            return known
        with self.damage.watched(table_id):
            if known is not None:
                return await self.follow(known)
            table = await self.stored_table(table_id)
            return await self.patch(table) if needs_patch(table) else self.keep(table)

    async def stored_table(self, table_id: str) -> Table:
        """A table as its log has it."""
        stored = await self.read(lambda connection: log.load(connection, table_id))
        if stored is None:
            deny("no_such_table", "There is no such table.")
        table = await asyncio.to_thread(table_of, table_id, stored)  # a long log takes a while
        self.keep_time(table)
        return table

    async def patch(self, table: Table) -> Table:
        """Under the table's lock: go on with a game whose rules are gone, and say so in its log."""
        if await self.read(lambda connection: log.is_pinned(connection, table.id)):
            raise RulesUnknown(f"table {table.id}: its rules are gone, and it is pinned to them.")
        if table.is_lost and self.database.shared:
            table = await self.states.ask(table)
            if not needs_patch(table):
                return self.keep(table)
        draft = Draft(table, self.now_at(table))
        patch(draft)
        try:
            await self.store(draft)
        except log.Conflict:  # another worker has met it as well, or one with the old rules has moved on
            return await self.load(table.id)
        LOGGER.warning("rules_patched", extra={"whole": not table.is_lost})
        self.tell(self.keep(draft.table))
        return draft.table

    def now_at(self, table: Table) -> int:
        """The time at a table."""
        return self.clock() + self.ahead.get(table.id, 0)

    def keep_time(self, table: Table) -> None:
        """See whether a log that others have written is ahead of us."""
        if table.at > self.now_at(table) + SKEW:
            self.ahead[table.id] = table.at - self.clock()

    async def follow(self, known: Table) -> Table:
        """Under the table's lock: a table that we hold with whatever other workers have added to its log."""
        found = await self.read(lambda connection: log.rows_since(connection, known.id, known.seq))
        if not found or found[0].link != known.link:  # deleted, and perhaps brought back by an import
            self.deleting.drop(known.id)
            return await self.load(known.id)
        if len(found) == 1:
            return known
        table = known.copy()
        try:
            continue_with(table, found[1:])
        except LogBroken:
            self.tables.pop(known.id, None)
            raise
        if needs_patch(table):
            self.tables.pop(known.id, None)
            return await self.load(known.id)
        self.keep_time(table)
        self.tell(self.keep(table))
        return table

    def keep(self, table: Table) -> Table:
        self.tables[table.id] = table
        self.tables.move_to_end(table.id)
        while len(self.tables) > KEPT:
            self.tables.popitem(last=False)
        return table

    async def refresh(self, table_id: str) -> None:
        """Another worker has changed a table that we hold: follow its log, and tell those who watch here."""
        async with self.hold(table_id):
            known = self.tables.get(table_id)
            if known is not None:
                with self.damage.watched(table_id), suppress(Denied):  # it may be gone
                    await self.follow(known)

    async def refresh_all(self) -> None:
        """We may have missed something: follow the log of every table that we hold and that has moved on."""
        held = list(self.tables)
        for start in range(0, len(held), AT_ONCE):
            some = held[start : start + AT_ONCE]
            heads = await self.read(lambda connection, some=some: log.heads(connection, some))  # type: ignore[misc]
            self.deleting.drop_all(set(some) - heads.keys())
            for table_id, seq in heads.items():
                if self.is_behind(table_id, seq):
                    with suppress(LogBroken):  # the others are followed all the same
                        await self.refresh(table_id)

    def is_behind(self, table_id: str, seq: int) -> bool:
        known = self.tables.get(table_id)
        return known is not None and known.seq < seq

    def tell(self, table: Table) -> None:
        for listener in self.listeners:
            listener(table)

    # Changing

    async def open(self, settings: Settings, work: Callable[[Draft], T]) -> tuple[Table, T]:
        """A new table; ``work`` may seat somebody at once."""
        table_id, seed = new_id(), secrets.token_bytes(SEED_BYTES)
        draft = open_table(table_id, seed, settings, self.clock())
        result = work(draft)
        head = head_of(draft.table, self.due_at(draft.table))

        def store(connection: Connection) -> None:
            log.create(connection, table_id, seed, draft.rows, head)
            keep_sitters(connection, table_id, names_at(draft.table))
            for also in draft.also:
                also(connection)

        await self.settle(store, table_id, draft.rows[-1])
        self.tell(self.keep(draft.table))
        return draft.table, result

    async def change(self, table_id: str, work: Callable[[Draft], T]) -> tuple[Table, T]:
        """Change a table: try on a copy, store, make it the truth, tell. All or nothing.

        Whoever was quicker on another worker makes us look again and try again. What has been begun is
        finished though the asker may be gone, or memory and log would part.
        """
        task = asyncio.ensure_future(self.change_now(table_id, work))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        try:
            return await asyncio.shield(task)
        finally:
            del task  # what it has raised knows this frame: together they would be garbage with a whole table

    async def change_now(self, table_id: str, work: Callable[[Draft], T]) -> tuple[Table, T]:
        async with self.hold(table_id):
            for _ in range(TRIES):
                table = await self.load(table_id)
                draft = Draft(table, self.now_at(table))
                self.first(draft)
                result = work(draft)
                if not draft.rows:
                    return table, result
                try:
                    is_saved = await self.store(draft)
                except log.Conflict:
                    if not self.database.shared:  # nobody else writes here, so our copy was wrong
                        self.tables.pop(table_id, None)
                    continue
                except BaseException:
                    self.tables.pop(table_id, None)  # it may or may not be stored: the log will tell
                    raise
                self.states.note(draft.table, is_saved)
                self.tell(self.keep(draft.table))
                return draft.table, result
            self.tables.pop(table_id, None)  # perhaps its log is damaged
        raise Denied("too_busy", "Too much is happening at this table; try again.")

    async def settle(self, store: Work[None], table_id: str, last: Row) -> None:
        """Store something for sure. A shared database may go away between a commit and its answer: then we
        look into the log whether our last row is there, and otherwise try again."""
        patience = Patience()
        unsure, clash = False, None
        while True:
            try:
                if unsure and await self.read(lambda connection: log.is_stored(connection, table_id, last)):
                    return
                if clash is not None:
                    raise clash
                await self.write(store)
                return
            except (log.Conflict, IntegrityError) as problem:
                if not unsure or clash is not None:
                    raise
                clash = problem  # perhaps with ourselves: an unanswered commit may have come through just now
            except StorageDamaged:
                raise
            except StorageFailed:
                unsure = True
                if not self.database.shared or not await patience.wait():
                    raise

    async def store(self, draft: Draft) -> bool:
        """Whether a snapshot is stored as well; where a damaged page takes none, the entries go without."""
        table, last = draft.table, draft.rows[-1]
        snapshot = write_snapshot(table) if worth_a_snapshot(draft.before, table) else ""
        try:
            await self.settle(self.storing(draft, snapshot), table.id, last)
        except StorageDamaged:
            if not snapshot:
                self.damage.name(table.id, "nothing can be stored of it")
                raise
            await self.settle(self.storing(draft, ""), table.id, last)
            return False
        return bool(snapshot)

    def storing(self, draft: Draft, snapshot: str) -> Work[None]:
        table = draft.table
        head, names = head_of(table, self.due_at(table)), names_at(table)

        def store(connection: Connection) -> None:
            log.append(connection, table.id, draft.rows, head)
            if names != names_at(draft.before):
                keep_sitters(connection, table.id, names)
            if snapshot:
                log.save_snapshot(connection, table.id, table.seq, snapshot)
            for also in draft.also:
                also(connection)

        return store

    # What the server itself has to do

    def due_at(self, table: Table, under_way: Collection[int] = ()) -> int | None:
        """By our clock."""
        at = due_at(table, self.delay, under_way)
        return None if at is None else at - self.ahead.get(table.id, 0)
