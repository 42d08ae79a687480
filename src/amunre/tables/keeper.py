"""What the server does unasked: bots' moves, standing orders, clocks, and coming back after an outage.

Everything goes through ``Host.change`` and names the decision it answers, so that it happens once however
many workers try; and one worker at a time tries, so that no bot is thought for twice. A heap in memory knows
what is due here; now and then the database is asked what is left.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import secrets
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

from sqlalchemy import Connection, select

from amunre.kernel.errors import Refused
from amunre.store import log, schema
from amunre.store.engine import StorageFailed
from amunre.tables.company import end_outage, run_out
from amunre.tables.draft import Denied, Draft
from amunre.tables.host import Host, LogBroken, is_automatic
from amunre.tables.orders import carry_out
from amunre.tables.playing import move
from amunre.tables.table import RUNNING, Table
from amunre.tables.thinking import Thinkers, by_chance, task_for
from amunre.tables.timer import SECOND

SIGN_OF_LIFE = 5
"""Seconds between two notes that the site is alive."""
OUTAGE = 4 * SIGN_OF_LIFE
"""Seconds without a note after which the site was away."""
LEFT_BEHIND = 2
"""Seconds after which work that another worker should have done is done here."""
LEASE = 60
"""Seconds for which a table is one worker's to serve; a worker that dies meanwhile leaves it that long."""
FAULT_PAUSE = 60
"""Seconds after which a table that could not be served is tried again."""
AT_ONCE = 64
T = TypeVar("T")
ALIVE = "alive_at"
LOGGER = logging.getLogger("amunre.tables")


class Keeper:
    """The background work of one process."""

    def __init__(self, host: Host, thinkers: Thinkers) -> None:
        self.host = host
        self.thinkers = thinkers
        self.due: list[tuple[int, str]] = []
        self.wake = asyncio.Event()
        self.busy: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.alive_at = 0
        """When we last could store that the site is alive."""
        host.listeners.append(self.note)

    def note(self, table: Table) -> None:
        """A table has changed: remember when it wants something."""
        at = self.host.due_at(table)
        if at is not None:
            heapq.heappush(self.due, (at, table.id))
            self.wake.set()

    async def start(self) -> None:
        """Before anything is served: make good for an outage, and see what is due."""
        await self.show_life()
        await self.look_for_work(0)
        for work in (self.serve_due(), self.stay_alive()):
            self.start_task(work)

    def start_task(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def stop(self) -> None:
        """Let go of everything; nothing is lost, because it can be found again in the log."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinkers.close()
        with suppress(StorageFailed):
            await self.show_life()

    async def show_life(self) -> None:
        """Note that the site is alive. If the last note is old, the site was away or could store nothing."""
        now = self.host.clock()
        if now - self.alive_at > OUTAGE * SECOND:
            await self.make_good(now)
        await self.host.write(lambda connection: log.keep_fact(connection, ALIVE, str(now)))
        self.alive_at = now

    async def make_good(self, now: int) -> None:
        """Give back the time of an outage at every table, unless another worker was alive meanwhile."""
        alive = await self.host.read(lambda connection: log.fact(connection, ALIVE))
        if alive is not None and now - int(alive) > OUTAGE * SECOND:
            since = int(alive)
            for table_id in await self.host.read(running_tables):
                try:
                    await self.host.change(table_id, lambda draft: end_outage(draft, since))
                except LogBroken:  # that table stays closed; the others go on
                    LOGGER.exception("log_broken")

    async def stay_alive(self) -> None:
        while True:
            await asyncio.sleep(SIGN_OF_LIFE)
            with suppress(StorageFailed):
                await self.show_life()
                await self.look_for_work(LEFT_BEHIND)

    async def look_for_work(self, behind: int) -> None:
        """Tables that the database says are due."""
        now = self.host.clock() - behind * SECOND
        for table_id in await self.host.read(lambda connection: log.due_tables(connection, now, 1_000)):
            heapq.heappush(self.due, (now, table_id))
        self.wake.set()

    async def serve_due(self) -> None:
        while True:
            now = self.host.clock()
            while self.due and self.due[0][0] <= now and len(self.busy) < AT_ONCE:
                _, table_id = heapq.heappop(self.due)
                if table_id not in self.busy:
                    self.busy.add(table_id)
                    self.start_task(self.serve(table_id))
            pause = (self.due[0][0] - self.host.clock()) / SECOND if self.due else None
            if self.due and len(self.busy) >= AT_ONCE:
                pause = 0.05
            self.wake.clear()
            with suppress(TimeoutError):
                # not wait_for: in Python 3.11 it forgets that it was cancelled if it is done just then
                async with asyncio.timeout(pause):
                    await self.wake.wait()

    async def serve(self, table_id: str) -> None:
        """Do what is due at a table."""
        seq = -1
        try:
            if self.host.clock() - self.alive_at > OUTAGE * SECOND:
                await self.show_life()  # before anybody's time runs out: the outage may be to blame
            async with self.lease(table_id) as ours:
                table = await self.host.table(table_id)
                seq = table.seq
                if ours:
                    await self.act_at(table)
        except (Refused, Denied):
            pass  # the question has changed since we looked; its new form is noted already
        except StorageFailed:
            heapq.heappush(self.due, (self.host.clock() + SECOND, table_id))
        except Exception:  # one table that cannot be served must not stop the others
            LOGGER.exception("table_not_served")
            heapq.heappush(self.due, (self.host.clock() + FAULT_PAUSE * SECOND, table_id))
        finally:
            self.busy.discard(table_id)
            self.note_again(table_id, seq)

    @asynccontextmanager
    async def lease(self, table_id: str) -> AsyncIterator[bool]:
        """Whether a table is ours to serve now; with other workers on the database, it is one's at a time."""
        if not self.host.database.shared:
            yield True
            return
        now = self.host.clock()
        until = now + LEASE * SECOND
        taking = asyncio.ensure_future(
            self.host.write(lambda connection: log.take_lease(connection, table_id, now, until))
        )
        try:
            yield await to_its_end(taking)
        finally:
            with suppress(StorageFailed):  # it runs out by itself
                if taking.done() and taking.result():
                    end = self.host.write(lambda connection: log.end_lease(connection, table_id, until))
                    await to_its_end(asyncio.ensure_future(end))

    async def act_at(self, table: Table) -> None:
        await self.host.change(table.id, run_out)
        for seat in table.playing.waiting_for if table.status == RUNNING and not table.aside else []:
            if is_automatic(table, seat):
                await self.act_for(table, seat)

    def note_again(self, table_id: str, seq: int) -> None:
        """What came up while the table was being served; not at once if nothing has come of that."""
        table = self.host.tables.get(table_id)
        at = None if table is None else self.host.due_at(table)
        if table is not None and at is not None:
            soonest = self.host.clock() + SECOND if table.seq == seq else 0
            heapq.heappush(self.due, (max(at, soonest), table_id))
            self.wake.set()

    async def act_for(self, table: Table, seat: int) -> None:
        holder, asked = table.seats[seat], table.asked[seat]
        if holder is None:
            return
        if not holder.bot:
            await self.host.change(table.id, lambda draft: carry_out(draft, seat))
            return
        task = task_for(table, seat, holder.bot, secrets.randbits(64))
        action, chosen = await self.thinkers.choose(task)

        def play(draft: Draft, action: dict[str, Any], by: str) -> None:
            present = draft.table.seats[seat]
            # the player may have come back meanwhile, or nobody is at the game any more
            if present is not None and present.bot and not draft.table.aside:
                move(draft, seat, asked.id, f"bot:{asked.id}", action, by)

        try:
            await self.host.change(
                table.id, lambda draft: play(draft, action, "bot" if chosen else "fallback")
            )
        except (Refused, Denied):
            # the same bot would want the same again; if the question has changed, this is refused as well
            await self.host.change(table.id, lambda draft: play(draft, by_chance(task), "fallback"))


async def to_its_end(work: asyncio.Future[T]) -> T:
    """What work that must not be left half done leads to. Who is stopped meanwhile still waits for it."""
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        await asyncio.wait([work])
        raise


def running_tables(connection: Connection) -> list[str]:
    columns = schema.tables.c
    return list(connection.scalars(select(columns.id).where(columns.status == RUNNING)))
