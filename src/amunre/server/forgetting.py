"""Forgetting people. For requests as for an operator's commands.

An account is closed first, in one step: nobody can log in, its name is free, its sessions end. Then its words
are removed from its tables one by one, as a game may be going on at each; the last step deletes the account.
A server that stops in between goes on with it at its next start.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from functools import partial

import structlog
from sqlalchemy import Connection, delete, select, update

from amunre.server.callers import Role, forget_seat_keys, must_sit
from amunre.server.merging import ids_of
from amunre.server.reports import forget_account_of_reports, forget_guest_of_reports
from amunre.store import schema
from amunre.store.engine import StorageFailed
from amunre.tables.damage import LogBroken
from amunre.tables.draft import Denied, Draft
from amunre.tables.host import Host
from amunre.tables.personal import arrivals_of, forget, remove_title
from amunre.tables.table import Table

logger = structlog.get_logger("amunre")

PAUSE = 0.02
"""Seconds between two tables: others play meanwhile."""
RETRY = 1.0
"""Seconds before a database that does not answer is tried again."""
LOOK_AGAIN = 60.0
"""Seconds before accounts that could not be read are looked at again."""


def close_account(database: Connection, account_id: str, now: int) -> None:
    """Close an account for good; its sessions are ended with it (``Site.end_sessions``)."""
    columns = schema.accounts.c
    nobody = {"name": "", "name_key": f"closed {account_id}", "look": None, "password": "", "closed_at": now}
    database.execute(update(schema.accounts).where(columns.id == account_id).values(nobody))
    forget_administration(database, account_id)


def forget_administration(database: Connection, account_id: str) -> None:
    """What administrators keep of an account. That they have done something to it stays; why, stays only of
    its deletion."""
    reports, acts = schema.reports.c, schema.admin_acts.c
    about = select(reports.id).where(reports.account_id == account_id)
    is_on = (acts.kind == "account") & (acts.about == account_id)
    is_on |= (acts.kind == "report") & acts.about.in_(about)
    database.execute(
        update(schema.admin_acts).where(is_on, acts.what != "delete").values(reason="", facts="{}")
    )
    forget_account_of_reports(database, account_id)
    for table in (schema.restrictions, schema.recoveries):
        database.execute(delete(table).where(table.c.account_id == account_id))


def closed_accounts(database: Connection) -> list[str]:
    """Accounts of which words may still be somewhere."""
    columns = schema.accounts.c
    return list(database.scalars(select(columns.id).where(columns.closed_at.is_not(None))))


async def forget_account(host: Host, account_id: str) -> None:
    """Remove all that a closed account has written, and then the account. It may be begun again."""
    members = schema.memberships.c
    wanted = select(members.table_id).where(members.account_id == account_id)
    failed: set[str] = set()
    ids = await host.read(lambda database: ids_of(database, account_id))
    while True:
        tables = await host.read(lambda database: set(database.scalars(wanted)))
        if not tables - failed:
            break
        for table_id in sorted(tables - failed):
            if not await forget_at(host, table_id, account_id, ids):
                failed.add(table_id)
            await asyncio.sleep(PAUSE)
    if not failed:
        await host.write(lambda database: delete_account(database, account_id))
    await host.scrub()


async def forget_at(host: Host, table_id: str, account_id: str, ids: Collection[str]) -> bool:
    """Remove from one table what an account has written; whether that could be done."""

    def work(draft: Draft) -> str:
        title = draft.table.settings.name
        forget(draft, arrivals_of(draft.table, *ids))
        return title if title != draft.table.settings.name else ""

    members = schema.memberships.c
    place = delete(schema.memberships).where(members.account_id == account_id, members.table_id == table_id)
    try:
        table, title = await host.change(table_id, work)
        await forget_title(host, table, title)
    except Denied as denied:
        if denied.code == "no_such_table":
            return True  # it was deleted, and its words with it
        logger.error("not_forgotten", table=table_id, account=account_id, problem=str(denied))
        return False
    except LogBroken as problem:
        logger.error("not_forgotten", table=table_id, account=account_id, problem=str(problem))
        return False
    await host.write(lambda database: database.execute(place).rowcount)
    return True


async def forget_title(host: Host, table: Table, title: str) -> None:
    """Rematches have taken the title over, whoever opened them."""
    found = True
    while found and title and table.rematch:
        try:
            table, found = await host.change(table.rematch, partial(remove_title, title=title))
        except Denied:  # that table is gone
            return


async def forget_guest(host: Host, table_id: str, role: Role) -> Table:
    """Forget who sits in a seat without an account; their token opens nothing any more."""

    def work(draft: Draft) -> str:
        seat = must_sit(draft, role)
        title = draft.table.settings.name
        arrival = draft.table.arrivals()[seat]
        forget(draft, {arrival})
        draft.also.append(lambda database: forget_guest_of_reports(database, table_id, arrival))
        draft.also.append(forget_seat_keys(table_id, seat))
        return title if title != draft.table.settings.name else ""

    table, title = await host.change(table_id, work)
    await forget_title(host, table, title)
    await host.scrub()
    return table


def delete_account(database: Connection, account_id: str) -> None:
    forget_administration(database, account_id)  # something may have come in between
    for table in (schema.sessions, schema.merges):
        database.execute(delete(table).where(table.c.account_id == account_id))
    database.execute(delete(schema.accounts).where(schema.accounts.c.id == account_id))


class Forgetting:
    """The accounts that this process is about to forget."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.search: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Go on with what was not finished; another worker may do the same, which does no harm.

        Where that cannot be read, nobody else is kept from playing: it is looked for again and again.
        """
        if not await self.resume():
            self.search = asyncio.create_task(self.resume_later())

    async def resume(self) -> bool:
        """Begin with every account that is closed; whether they could be read."""
        try:
            found = await self.host.read(closed_accounts)
        except StorageFailed as failure:
            logger.error("closed_accounts_not_read", code=failure.code)
            return False
        for account_id in found:
            self.begin(account_id)
        return True

    async def resume_later(self) -> None:
        done = False
        while not done:
            await asyncio.sleep(LOOK_AGAIN)
            done = await self.resume()

    def begin(self, account_id: str) -> asyncio.Task[None]:
        task = self.tasks.get(account_id)
        if task is None:
            task = self.tasks[account_id] = asyncio.create_task(self.until_done(account_id))
            task.add_done_callback(lambda _: self.tasks.pop(account_id, None))
        return task

    async def until_done(self, account_id: str) -> None:
        while True:
            try:
                await forget_account(self.host, account_id)
                return
            except StorageFailed:
                await asyncio.sleep(RETRY)
            except Exception:  # whoever was promised to be forgotten is
                logger.exception("not_forgotten", account=account_id)
                await asyncio.sleep(LOOK_AGAIN)

    async def stop(self) -> None:
        tasks = [*self.tasks.values(), *([self.search] if self.search else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
