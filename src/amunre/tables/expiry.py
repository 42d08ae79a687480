"""Tables at which nobody has been for very long are closed, and after a further time deleted.

Whoever has a seat in a game that runs is warned by an entry of its log some time before. Finished games are
kept for good, and so is what people or administrators have ended.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection, and_, exists, or_, select

from amunre.store import schema
from amunre.store.chain import EVERYONE
from amunre.store.engine import StorageDamaged
from amunre.store.quotas import forget_openers
from amunre.store.salvage import Lost, around
from amunre.tables.damage import LogBroken
from amunre.tables.draft import Denied, Draft
from amunre.tables.entries import GamePutAside, OutageEnded
from amunre.tables.host import ASIDE, Host
from amunre.tables.operated import ExpiryWarned, Kind, TableExpired
from amunre.tables.operating import close
from amunre.tables.patched import RulesPatched
from amunre.tables.patience import going_on
from amunre.tables.table import ABANDONED, OPEN, RUNNING, Logged, Table
from amunre.tables.timer import DAY

WARNED = ("aside", "untimed")
"""Kinds of tables with people at them."""
WARNING = 14
"""Days between a warning and the end, or half of the time where that is less."""
LOOK_AGAIN = 6 * 3600
"""Seconds between two looks for such tables."""
FIRST_LOOK = 60
"""Seconds from the start until the first: nothing else should wait for it."""
AT_ONCE = 500
"""Tables that are looked at between two pauses."""
LAST = 100
"""Entries at the end of a log among which its closing is looked for; people who talk on keep the table."""
PAUSE = 0.02
"""Seconds that others have between two tables."""
SITES_OWN = (ExpiryWarned, OutageEnded, RulesPatched, GamePutAside)
"""Entries that nobody at the table has made."""
LOGGER = logging.getLogger("amunre.tables")


class Days(NamedTuple):
    """After how many days what expires; 0 is never."""

    open: int = 0
    aside: int = 0
    bots: int = 0
    untimed: int = 0
    closed: int = 0
    """After which what was closed so is deleted."""


def kind_of(table: Table) -> Kind | None:
    """As what a table expires, if it does."""
    if table.status == OPEN:
        return "open"
    if table.status != RUNNING:
        return None
    if not has_people(table):
        return "bots"
    if table.aside:
        return "aside"
    return None if table.timer.is_on else "untimed"


def has_people(table: Table) -> bool:
    """Whether a person has a seat, though a bot may be playing for them."""
    return any(holder is not None and holder.person for holder in table.seats)


def touched_at(table: Table) -> int:
    """When somebody has last done something at a table that everybody could see."""
    return next(logged.at for logged in reversed(table.log) if is_touch(logged))


def is_touch(logged: Logged) -> bool:
    by_bot = bool(getattr(logged.entry, "by", ""))
    return logged.audience == EVERYONE and not by_bot and not isinstance(logged.entry, SITES_OWN)


def warned_at(table: Table) -> int | None:
    """When the table was warned since."""
    touched = touched_at(table)
    warnings = (one.at for one in reversed(table.log) if isinstance(one.entry, ExpiryWarned))
    last = next(warnings, None)
    return last if last is not None and last >= touched else None


def expire(draft: Draft, days: Days) -> None:
    """Warn the table or close it, if it is time; another worker may have been quicker."""
    table = draft.table
    kind = kind_of(table)
    limit = 0 if kind is None else getattr(days, kind)
    if kind is None or not limit:
        return
    ends = touched_at(table) + limit * DAY
    if kind in WARNED:
        notice = notice_of(limit)
        warned = warned_at(table)
        if warned is None:
            if draft.now >= ends - notice * DAY:
                draft.emit(ExpiryWarned(notice))
            return
        ends = max(ends, warned + notice * DAY)
    if draft.now >= ends:
        close(draft, TableExpired(kind))


def notice_of(limit: int) -> int:
    """Days between the warning and the end."""
    return min(WARNING, max(1, limit // 2))


def quiet(connection: Connection, lost: Lost, days: Days, now: int, after: str) -> list[str]:
    """Some tables, in the order of their names, that may have to be warned or closed."""
    columns, rows = schema.tables.c, schema.entries.c
    last_warns = exists().where(
        rows.table_id == columns.id, rows.at >= columns.changed_at, rows.body.contains('"expiry_warned"')
    )
    kinds = ((OPEN, days.open), (ASIDE, days.bots), (ASIDE, days.aside), (RUNNING, days.untimed))
    found: set[str] = set()
    for status, limit in kinds:
        notice = notice_of(limit)
        is_quiet = columns.changed_at <= now - (limit - notice) * DAY
        was_warned = and_(columns.changed_at <= now - notice * DAY, last_warns)
        wanted = [columns.status == status, columns.id > after, or_(is_quiet, was_warned)]
        if status == RUNNING:
            wanted.append(columns.due_at.is_(None))
        if limit:
            asked = select(columns.id).where(*wanted).order_by(columns.id).limit(AT_ONCE)
            found |= set(connection.scalars(around(asked, lost)))
    return sorted(found)[:AT_ONCE]


def closed(connection: Connection, lost: Lost, days: Days, now: int, after: str) -> list[str]:
    """Some tables, in the order of their names, that may have to be deleted."""
    columns, rows = schema.tables.c, schema.entries.c
    was_closed = exists().where(
        rows.table_id == columns.id, rows.seq > columns.seq - LAST, rows.body.contains('"table_expired"')
    )
    wanted = (
        columns.status == ABANDONED,
        columns.id > after,
        columns.changed_at <= now - days.closed * DAY,
        columns.id.not_in(select(schema.imports.c.id)),  # somebody wants to have those here
        was_closed,
    )
    asked = select(columns.id).where(*wanted).order_by(columns.id).limit(AT_ONCE)
    return list(connection.scalars(around(asked, lost)))


def is_past(table: Table, days: Days, now: int) -> bool:
    """Whether a table was closed, and left alone since, for so long that it is deleted."""
    was_closed = any(isinstance(logged.entry, TableExpired) for logged in table.log)
    return was_closed and now >= touched_at(table) + days.closed * DAY


class Expiry:
    """What one process does about such tables. Several may: each looks again before it does something."""

    def __init__(self, host: Host, days: Days) -> None:
        self.host = host
        self.days = days

    async def watch(self) -> None:
        """Look for them all the time."""
        await asyncio.sleep(FIRST_LOOK)
        while True:
            with going_on("expiry"):
                await self.look()
            await asyncio.sleep(LOOK_AGAIN)

    async def look(self) -> None:
        """Warn, close and delete whatever it is time for."""
        now, after = self.host.clock(), ""
        while found := await self.host.read_list(partial(quiet, days=self.days, now=now, after=after)):
            await self.expire_all(found)
            after = found[-1]
        if self.days.closed:
            await self.delete_all(now)
        await self.host.write(forget_openers)

    async def delete_all(self, now: int) -> None:
        """Delete what was closed long ago."""
        after, number = "", 0
        while found := await self.host.read_list(partial(closed, days=self.days, now=now, after=after)):
            for table_id in found:
                with suppress(StorageDamaged):  # the others are looked at
                    number += await self.host.deleting.delete_if(
                        table_id, lambda table: is_past(table, self.days, self.host.now_at(table))
                    )
                await asyncio.sleep(PAUSE)
            after = found[-1]
        if number:
            LOGGER.info("tables_deleted", extra={"number": number})
            await self.host.scrub()

    async def expire_all(self, table_ids: Sequence[str]) -> None:
        for table_id in table_ids:
            held = table_id in self.host.tables
            try:
                await self.host.change(table_id, lambda draft: expire(draft, self.days))
            except (Denied, LogBroken, StorageDamaged):
                continue  # it stays as it is; the others are looked at
            if not held:
                self.host.tables.pop(table_id, None)  # nobody is there, so nobody is helped by holding it
            await asyncio.sleep(PAUSE)
