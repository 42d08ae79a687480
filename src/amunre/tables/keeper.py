"""What the server does unasked: bots' moves, standing orders, clocks, and coming back after an outage.

Everything goes through ``Host.change`` and names the decision it answers, so that it happens once however
many workers try; and one worker at a time thinks for a bot. A heap in memory knows what is due here; now and
then the database is asked what is left.

Clocks and orders never wait for a bot: a bot's seat stands in line until a process is free to think for it,
and holds nothing meanwhile. Where many wait, every caller has the same share: see ``queues``.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from typing import Any, TypeVar

from amunre.kernel.errors import Refused
from amunre.store import log
from amunre.store.engine import StorageDamaged, StorageFailed
from amunre.tables.company import run_out
from amunre.tables.damage import LogBroken, RulesUnknown
from amunre.tables.draft import Denied, Draft
from amunre.tables.due import is_automatic, robot_due_at
from amunre.tables.host import Host
from amunre.tables.orders import carry_out
from amunre.tables.outages import SIGN_OF_LIFE, Outages
from amunre.tables.patience import going_on
from amunre.tables.playing import move
from amunre.tables.queues import FairQueue
from amunre.tables.table import RUNNING, Table
from amunre.tables.thinking import Queue, Thinkers, by_chance, queue_for, task_for
from amunre.tables.timer import SECOND

LEFT_BEHIND = 2
"""Seconds after which work that another worker should have done is done here."""
CLOSE_LOOK = 0.5
"""Seconds between two looks for what another worker has let go of."""
LEASE = 60
"""Seconds for which a bot's seat is one worker's to think for; one that dies leaves it that long."""
FAULT_PAUSE = 60
"""Seconds after which a table that could not be served is tried again."""
AT_ONCE = 64
"""Tables that are served at a time; none of them waits for anything but the database."""
MOST_LEFT = 10_000
"""Tables that the database is asked for at a time."""
MOST_STALE = 10_000
"""Entries of the heap that say nothing any more, before they are swept out."""
T = TypeVar("T")
LOGGER = logging.getLogger("amunre.tables")


class Keeper:
    """The background work of one process."""

    def __init__(
        self, host: Host, thinkers: Thinkers, caller_of: Callable[[str], str] = lambda table_id: ""
    ) -> None:
        self.host = host
        self.thinkers = thinkers
        self.caller_of = caller_of
        """On whose behalf a table is served."""
        self.due: list[tuple[int, str]] = []
        self.next_at: dict[str, int] = {}
        """When each table is due; what else the heap says of it is of earlier times."""
        self.ready: FairQueue[str] = FairQueue()
        """Tables that are due and wait for a place to be served."""
        self.busy: set[str] = set()
        """Those, and the ones that are being served."""
        self.places = AT_ONCE
        self.in_line: dict[str, set[int]] = {}
        """Seats of each table whose bots think or wait in line for it."""
        self.wake = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()
        self.outages = Outages(host)
        host.listeners.append(self.note)
        host.deleting.listeners.append(lambda table_id: self.set_due(table_id, None))

    def note(self, table: Table) -> None:
        """A table has changed: remember when it wants something."""
        self.set_due(table.id, self.host.due_at(table, self.in_line.get(table.id, ())))

    def set_due(self, table_id: str, at: int | None) -> None:
        if at is None:
            self.next_at.pop(table_id, None)
        elif self.next_at.get(table_id) != at:
            self.next_at[table_id] = at
            heapq.heappush(self.due, (at, table_id))
            # every move of a slow game leaves an old deadline, days ahead
            if len(self.due) > 2 * len(self.next_at) + MOST_STALE:
                self.due = [(due, one) for one, due in self.next_at.items()]
                heapq.heapify(self.due)
            self.wake.set()

    async def start(self) -> None:
        """Before anything is served: see whether the site was away, and what is due."""
        with going_on("keeper"):
            await self.outages.note()
            await self.look_for_work(0)
        for work in (self.look_at_all(), self.serve_due(), self.stay_alive()):
            self.start_task(work)

    async def look_at_all(self) -> None:
        """Make good for an outage everywhere, and see when each table wants something."""
        with going_on("keeper"):
            for table in await self.outages.make_all_good():
                self.note(table)

    def start_task(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def stop(self) -> None:
        """Let go of everything; nothing is lost, because it can be found again in the log."""
        await self.let_go()
        self.thinkers.close()
        await self.outages.end()

    async def let_go(self) -> None:
        """Do nothing unasked any more, and hold nothing that another worker could do."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def take_over(self, _: str = "") -> None:
        """Another worker has let go: look for what it held until the usual looks have found the rest."""
        until = self.host.clock() + (SIGN_OF_LIFE + LEFT_BEHIND) * SECOND
        while self.host.clock() < until:
            await self.look_for_work(0)
            await asyncio.sleep(CLOSE_LOOK)

    async def stay_alive(self) -> None:
        while True:
            await asyncio.sleep(SIGN_OF_LIFE)
            with going_on("keeper"):
                await self.outages.note()
                if self.outages.unsettled:
                    await self.look_at_all()
                await self.look_for_work(LEFT_BEHIND)

    async def look_for_work(self, behind: int) -> None:
        """Tables that the database says are due."""
        now = self.host.clock() - behind * SECOND
        due = await self.host.read_list(partial(log.due_tables, now=now, limit=MOST_LEFT))
        for table_id in due:
            is_known = table_id in self.busy or table_id in self.in_line
            if not is_known and not self.host.damage.is_closed(table_id):
                self.set_due(table_id, now)

    async def serve_due(self) -> None:
        while True:
            self.begin_due(self.host.clock())
            pause = (self.due[0][0] - self.host.clock()) / SECOND if self.due else None
            self.wake.clear()
            with suppress(TimeoutError):
                # not wait_for: in Python 3.11 it forgets that it was cancelled if it is done just then
                async with asyncio.timeout(pause):
                    await self.wake.wait()

    def begin_due(self, now: int) -> None:
        """Serve what is due as far as there are places, all callers in turn."""
        while self.due and self.due[0][0] <= now:
            at, table_id = heapq.heappop(self.due)
            if self.next_at.get(table_id) == at:
                del self.next_at[table_id]
                if table_id not in self.busy:  # else it is looked at again when that is done
                    self.busy.add(table_id)
                    self.ready.put(self.caller_of(table_id), table_id, table_id)
        while self.ready and self.places:
            self.places -= 1
            self.start_task(self.serve_one(self.ready.pop()))

    async def serve_one(self, table_id: str) -> None:
        try:
            await self.serve(table_id)
        finally:
            self.busy.discard(table_id)
            self.places += 1
            self.wake.set()

    async def serve(self, table_id: str) -> None:
        """Do what is due at a table: clocks and orders at once, and bots stand in line."""
        async with self.attempt(table_id):
            if self.outages.is_overdue():
                await self.outages.note()  # before anybody's time runs out: the outage may be to blame
            table, _ = await self.host.change(table_id, self.run_out)
            for seat in self.robots_due(table):
                if bot_at(table, seat):
                    self.stand_in_line(table, seat)
                else:
                    await self.host.change(table_id, partial(carry_out, seat=seat))

    def run_out(self, draft: Draft) -> None:
        if not self.outages.stopped_at:  # afterwards nobody can reach us, so nobody is late
            run_out(draft)

    @asynccontextmanager
    async def attempt(self, table_id: str) -> AsyncIterator[None]:
        """Serve a table; what goes wrong there must not stop the others. Then look what came up meanwhile."""
        table = self.host.tables.get(table_id)
        seq, pause = -1 if table is None else table.seq, SECOND
        again = False
        try:
            yield
        except (Refused, Denied):
            pass  # the question has changed since we looked; its new form is noted already
        except StorageDamaged:
            again, pause = True, FAULT_PAUSE * SECOND
        except StorageFailed:
            again = True
        except RulesUnknown:
            LOGGER.warning("rules_unknown")
            again, pause = True, FAULT_PAUSE * SECOND
        except LogBroken:  # the log has named it
            again, pause = True, FAULT_PAUSE * SECOND
        except Exception:
            LOGGER.exception("table_not_served")
            again, pause = True, FAULT_PAUSE * SECOND
        finally:
            table = self.host.tables.get(table_id)
            soonest = self.host.clock() + pause
            if table is None:
                self.set_due(table_id, soonest if again else None)
            else:
                at = self.host.due_at(table, self.in_line.get(table_id, ()))
                # not at once if nothing has come of it
                self.set_due(table_id, at if at is None or table.seq != seq else max(at, soonest))

    def robots_due(self, table: Table) -> list[int]:
        """Seats for which a bot or an order answers by now, without those that are in line for it."""
        if table.status != RUNNING or table.aside:
            return []
        now, delay, in_line = self.host.now_at(table), self.host.delay, self.in_line.get(table.id, ())
        robots = [seat for seat in table.playing.waiting_for if is_automatic(table, seat)]
        return [seat for seat in robots if seat not in in_line and robot_due_at(table, seat, delay) <= now]

    # Bots

    def stand_in_line(self, table: Table, seat: int) -> None:
        """Have a bot think as soon as it is its turn."""
        self.in_line.setdefault(table.id, set()).add(seat)
        queue = queue_for(bot_at(table, seat), table.asked[seat].kind)
        self.start_task(self.serve_bot(table.id, seat, table.asked[seat].id, queue))

    async def serve_bot(self, table_id: str, seat: int, question: str, queue: Queue) -> None:
        async with self.attempt(table_id):
            try:
                await self.think_and_move(table_id, seat, question, queue)
            finally:
                self.in_line[table_id].discard(seat)
                if not self.in_line[table_id]:
                    del self.in_line[table_id]

    async def think_and_move(self, table_id: str, seat: int, question: str, queue: Queue) -> None:
        async with AsyncExitStack() as held:
            async with self.thinkers.process(queue, self.caller_of(table_id), table_id) as process:
                # not while it is in line, or it would run out there
                ours = await held.enter_async_context(self.lease(f"{table_id} {seat}"))
                table = await self.host.table(table_id)
                asked, bot = table.asked.get(seat), bot_at(table, seat)
                if not ours or table.aside or asked is None or asked.id != question or not bot:
                    return  # much may have happened while it was in line
                if queue_for(bot, asked.kind) is not queue:
                    return
                task = task_for(table, seat, bot, secrets.randbits(64))
                thought = await self.thinkers.think(task, process)
            action, chosen = await self.thinkers.answer(task, thought)
            try:
                await self.move(table_id, seat, question, action, "bot" if chosen else "fallback")
            except (Refused, Denied):
                # the same bot would want the same again; if the question has changed, this is refused as well
                await self.move(table_id, seat, question, by_chance(task), "fallback")

    async def move(self, table_id: str, seat: int, question: str, action: dict[str, Any], by: str) -> None:
        """Play a bot's move; if something has happened while it thought, it lets its time pass again."""

        def play(draft: Draft) -> int:
            """Microseconds that it is too early."""
            table = draft.table
            if table.aside or not bot_at(table, seat):
                return 0  # the player has come back meanwhile, or nobody is at the game any more
            early = robot_due_at(table, seat, self.host.delay) - draft.now if seat in table.asked else 0
            if early <= 0:
                move(draft, seat, question, f"bot:{question}", action, by)
            return early

        while (early := (await self.host.change(table_id, play))[1]) > 0:
            await asyncio.sleep(early / SECOND)

    @asynccontextmanager
    async def lease(self, name: str) -> AsyncIterator[bool]:
        """Whether something is ours to do now; of all workers on the database, one at a time does it."""
        if not self.host.database.shared:
            yield True
            return
        now = self.host.clock()
        until = now + LEASE * SECOND
        taking = asyncio.ensure_future(
            self.host.write(lambda connection: log.take_lease(connection, name, now, until))
        )
        try:
            yield await to_its_end(taking)
        finally:
            with suppress(StorageFailed):  # it runs out by itself
                if taking.done() and taking.result():
                    end = self.host.write(lambda connection: log.end_lease(connection, name, until))
                    await to_its_end(asyncio.ensure_future(end))


def bot_at(table: Table, seat: int) -> str:
    """The kind of bot that plays a seat now, or nothing."""
    holder = table.seats[seat]
    return "" if holder is None else holder.bot


async def to_its_end(work: asyncio.Future[T]) -> T:
    """What work that must not be left half done leads to. Who is stopped meanwhile still waits for it."""
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        await asyncio.wait([work])
        raise
