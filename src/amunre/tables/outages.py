"""Time in which the site was away is nobody's, from the first second to the last.

Every process notes now and then that it is alive, and exactly when it stops. Whoever starts and finds nobody
else alive knows from the last note since when the site was away, and gives that time back at every table
before anything else happens there: a second of a crash that nobody can tell is the players'.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from sqlalchemy import Connection, select

from amunre.store import log, schema
from amunre.store.engine import StorageDamaged, StorageFailed
from amunre.store.salvage import Lost, around
from amunre.tables.company import end_outage
from amunre.tables.damage import LogBroken
from amunre.tables.draft import Denied, Draft
from amunre.tables.host import SKEW, Host
from amunre.tables.keys import new_id
from amunre.tables.table import RUNNING, Table
from amunre.tables.timer import SECOND

SIGN_OF_LIFE = 2
"""Seconds between two notes that the site is alive."""
OUTAGE = 5 * SIGN_OF_LIFE
"""Seconds without a note after which a process that runs was away, or could store nothing."""
DEAD = 3 * SIGN_OF_LIFE
"""Seconds without a note after which another process is not alive."""
FORGOTTEN = 3600
"""Seconds after which the note of a process that has died is swept away."""
LOOK_AGAIN = 0.25
"""Seconds between two looks whether another process is alive."""
ALIVE = "alive_at"
"""The last note of all processes; with a blank and a name behind it, that of one of several."""
AWAY = "away"
"""The last outage, as long as it is not made good everywhere."""
LATER = 2**62
LONGEST_TIME = 16
"""Digits of a time until the year 2286."""
LOGGER = logging.getLogger("amunre.tables")


class Outages:
    """What one process notes and makes good."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.own = f"{ALIVE} {new_id()}"
        self.alive_at = 0
        """When we last could store that the site is alive."""
        self.stopped_at = 0
        """When we began to stop."""
        self.away = (0, 0)
        """From when to when the site was away last."""
        self.unsettled = False
        """Whether tables have to be gone through because of it."""
        host.first = self.make_good

    async def begin(self) -> None:
        """Before anything is served: whether the site was away, and since when."""
        now = self.host.clock()
        notes = await self.notes()
        last = latest(notes, now, now)
        if await self.is_another_alive(notes, now):
            await self.unfinished(now)
        else:
            await self.was_away(min(last, await self.unfinished(now)), now)
        await self.keep_note(now)

    async def notes(self) -> dict[str, int]:
        found = await self.host.read(alive_notes)
        return {name: at for name, at in found.items() if name != self.own}

    async def is_another_alive(self, before: dict[str, int], now: int) -> bool:
        """Whether somebody else serves this database: then there is a fresh note before the last is old.

        A note of a time to come, by whosever clock, is not waited for any longer than one of this moment.
        """
        others = {name: at for name, at in before.items() if name != ALIVE}
        if not self.host.database.shared or not others:
            return False
        while min(max(others.values()), now) + DEAD * SECOND > self.host.clock():
            present = await self.notes()
            if any(present.get(name) != at for name, at in others.items()):
                return True  # it has noted something since, or has stopped just now
            await asyncio.sleep(LOOK_AGAIN)
        return False

    async def unfinished(self, now: int) -> int:
        """Since when the site was away last if that is not made good everywhere; we help with it."""
        fact = await self.host.read(lambda connection: log.fact(connection, AWAY))
        times = [time_of(word) for word in (fact or "").split()]
        if len(times) != 2:
            return LATER
        since, until = times
        if since is None or until is None or not since < min(until, now):
            return LATER
        # it has an end, even if a clock was wrong when it was noted: what happens later is no part of it
        self.away, self.unsettled = (since, min(until, now)), True
        return since

    async def was_away(self, since: int, until: int) -> None:
        """From now on every table is made good before anything else happens there."""
        if since < until:
            self.away, self.unsettled = (since, until), True
            await self.host.write(lambda connection: log.keep_fact(connection, AWAY, f"{since} {until}"))

    async def note(self) -> None:
        """Note that the site is alive. If the last note is old, the site was away or could store nothing."""
        try:
            await self.begin_or_go_on()
        except StorageDamaged:  # of our own notes; nobody's game stops because of that
            self.alive_at = self.host.clock()

    async def begin_or_go_on(self) -> None:
        if not self.alive_at:
            await self.begin()
            return
        now = self.host.clock()
        if self.is_overdue():
            last = latest(await self.notes(), now, self.alive_at)
            if now - last > OUTAGE * SECOND:  # nobody else was alive either
                await self.was_away(last, now)
            else:
                await self.unfinished(now)
        await self.keep_note(now)

    async def keep_note(self, now: int) -> None:
        await self.host.write(lambda connection: self.keep_notes(connection, now))
        self.alive_at = now

    def is_overdue(self) -> bool:
        return self.host.clock() - self.alive_at > OUTAGE * SECOND

    def keep_notes(self, connection: Connection, now: int) -> None:
        log.keep_fact(connection, ALIVE, str(now))
        if self.host.database.shared:
            log.keep_fact(connection, self.own, str(now))
            forget_notes(connection, now)

    def stop_now(self) -> None:
        """Nobody can reach us any more, though it may take a while until all is put away."""
        self.stopped_at = self.stopped_at or self.host.clock()

    async def end(self) -> None:
        """The last note."""
        self.stop_now()
        stopped_at = self.stopped_at

        def store(connection: Connection) -> None:
            log.keep_fact(connection, ALIVE, str(stopped_at))
            connection.execute(schema.facts.delete().where(schema.facts.c.name == self.own))

        with suppress(StorageFailed):
            await self.host.write(store)

    # At tables

    def make_good(self, draft: Draft) -> None:
        since, until = self.away
        ahead = self.host.ahead.get(draft.table.id, 0)
        end_outage(draft, since + ahead, until + ahead)

    async def make_all_good(self) -> list[Table]:
        """Every table at which the server has to do something, the most urgent first."""
        away, found = self.away, []
        expecting = await self.host.read_list(expecting_tables)
        self.unsettled = False
        for table_id in expecting:
            try:
                table, _ = await self.host.change(table_id, lambda draft: None)
            except (Denied, LogBroken, StorageDamaged):
                continue  # it was deleted, or stays closed, and the log has named it
            except StorageFailed:
                self.unsettled = True
                continue
            except Exception:  # the others go on
                LOGGER.exception("table_not_opened")
                continue
            found.append(table)
        if away == self.away and not self.unsettled:
            await self.host.write(forget_outage)
        return found


def alive_notes(connection: Connection) -> dict[str, int]:
    columns = schema.facts.c
    found = connection.execute(select(columns.name, columns.value).where(columns.name.startswith(ALIVE)))
    times = {row.name: time_of(row.value) for row in found}
    return {name: at for name, at in times.items() if at is not None}


def time_of(value: object) -> int | None:
    """The time that a fact is; nothing if it is damaged."""
    is_time = isinstance(value, str) and len(value) <= LONGEST_TIME and value.isascii() and value.isdecimal()
    return int(str(value)) if is_time else None


def latest(notes: dict[str, int], now: int, default: int) -> int:
    """The last note of a time that can have been: one of a time to come says nothing, and hides no other."""
    return min(now, max((at for at in notes.values() if at <= now + SKEW), default=default))


def forget_notes(connection: Connection, now: int) -> None:
    """Those of processes that have died long ago, or whose clock was far ahead of ours."""
    name, at, far = schema.facts.c.name, log.number_in(schema.facts.c.value), FORGOTTEN * SECOND
    old = (name.startswith(f"{ALIVE} "), ~at.between(now - far, now + far))
    connection.execute(schema.facts.delete().where(*old))


def forget_outage(connection: Connection) -> None:
    connection.execute(schema.facts.delete().where(schema.facts.c.name == AWAY))


def expecting_tables(connection: Connection, lost: Lost) -> list[str]:
    """Running tables with a clock or a bot."""
    columns = schema.tables.c
    waiting = (columns.status == RUNNING, columns.due_at.is_not(None))
    return list(connection.scalars(around(select(columns.id).where(*waiting).order_by(columns.due_at), lost)))
