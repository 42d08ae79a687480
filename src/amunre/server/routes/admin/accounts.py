"""What administrators do to accounts. Each step and the note of it are stored together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from litestar import Router, post
from litestar.params import JSONBody
from sqlalchemy import Connection

from amunre.server import accounts, forgetting, people, recovery
from amunre.server.administrators import Administrator, is_admin, noted
from amunre.server.bodies import Account
from amunre.server.bodies_admin import AccountListed, Because, Code, Merge, Rename, Restrict
from amunre.server.merging import merge
from amunre.server.renaming import take_old_names
from amunre.server.restrictions import BAN, MUTE, lift, restrict
from amunre.server.routes.admin.shared import AccountId, TheAdministrator
from amunre.server.routes.shared import FAILURES, TheSite
from amunre.server.sessions import end_sessions
from amunre.server.site import Site
from amunre.store.engine import Work
from amunre.tables.draft import deny
from amunre.tables.names import chosen_name

ENOUGH = 5.0
"""Seconds for which an answer waits until all tables have forgotten; what is left is done without it."""
Step = Callable[[Connection, Account], dict[str, Any] | None]
"""What is done to an account, and what else the note of it tells."""


def doing(
    site: Site, by: Administrator, account_id: str, what: str, step: Step, reason: str = "", **facts: Any
) -> Work[AccountListed]:
    """Do something to an account that is there, and note it. Administrators are left to the operator."""
    now = site.host.clock()

    def store(database: Connection) -> AccountListed:
        found = people.must_find(database, account_id)
        must_be_touchable(database, by, account_id)
        told = step(database, found) or {}
        noted(by, now, what, "account", account_id, reason, **facts, **told)(database)
        return people.account_line(database, account_id, now)

    return store


def must_be_touchable(database: Connection, by: Administrator, account_id: str) -> None:
    """Administrators do nothing to each other, or one could act under another's name."""
    if by.account is not None and is_admin(database, account_id):
        deny("is_an_admin", "That is an administrator too; only the operator may do that.")


def must_be_ahead(site: Site, until: int | None) -> None:
    if until is not None and until <= site.host.clock():
        deny("time_is_past", "That time is past; give one that is ahead.")


@post("/accounts/{account_id:str}/ban", status_code=200, responses=FAILURES)
async def ban(
    account_id: AccountId, data: JSONBody[Restrict], site: TheSite, administrator: TheAdministrator
) -> AccountListed:
    """Keep somebody out: sessions end and sockets close at once, and nobody can log in. In running games
    clocks and votes give the seats to bots, as for anybody who stays away."""
    must_be_ahead(site, data.until)
    now = site.host.clock()

    def step(database: Connection, found: Account) -> None:
        restrict(database, found.id, BAN, now, data.until, data.reason)

    work = doing(site, administrator, account_id, BAN, step, data.reason, until=data.until)
    return await site.ending_sessions(account_id, work)


@post("/accounts/{account_id:str}/mute", status_code=200, responses=FAILURES)
async def mute(
    account_id: AccountId, data: JSONBody[Restrict], site: TheSite, administrator: TheAdministrator
) -> AccountListed:
    """Take the chat from somebody, and titles of tables, on the whole site."""
    must_be_ahead(site, data.until)
    now = site.host.clock()

    def step(database: Connection, found: Account) -> None:
        restrict(database, found.id, MUTE, now, data.until, data.reason)

    return await site.host.write(
        doing(site, administrator, account_id, MUTE, step, data.reason, until=data.until)
    )


@post("/accounts/{account_id:str}/unban", status_code=200, responses=FAILURES)
async def unban(account_id: AccountId, site: TheSite, administrator: TheAdministrator) -> AccountListed:
    """Let somebody in again."""
    return await lifted(site, administrator, account_id, BAN)


@post("/accounts/{account_id:str}/unmute", status_code=200, responses=FAILURES)
async def unmute(account_id: AccountId, site: TheSite, administrator: TheAdministrator) -> AccountListed:
    """Let somebody talk again."""
    return await lifted(site, administrator, account_id, MUTE)


async def lifted(site: Site, by: Administrator, account_id: str, kind: str) -> AccountListed:
    def step(database: Connection, found: Account) -> None:
        if not lift(database, found.id, kind):
            deny("not_restricted", "Nothing of the kind is in force.")

    return await site.host.write(doing(site, by, account_id, f"un{kind}", step))


@post("/accounts/{account_id:str}/rename", status_code=200, responses=FAILURES)
async def rename(
    account_id: AccountId, data: JSONBody[Rename], site: TheSite, administrator: TheAdministrator
) -> AccountListed:
    """Give an account another name. At tables where it sits or sat under the old one that is removed, because
    nobody can put another into a log; at new tables it has the new one."""
    name = chosen_name(data.name)

    def step(database: Connection, found: Account) -> dict[str, Any]:
        accounts.rename(database, found.id, name)
        return {"former": found.name}

    done = await site.host.write(
        doing(site, administrator, account_id, "rename", step, data.reason, name=name)
    )
    await take_old_names(site.host, account_id, name)
    return done


@post("/accounts/{account_id:str}/reset-password", status_code=200, responses=FAILURES)
async def reset_password(account_id: AccountId, site: TheSite, administrator: TheAdministrator) -> Code:
    """A code with which somebody can choose a new password (``POST /api/accounts/recover``), once and within
    a day. Until then the old one is good."""
    code, now = recovery.new_code(), site.host.clock()

    def step(database: Connection, found: Account) -> None:
        recovery.keep_code(database, found.id, code, now)

    await site.host.write(doing(site, administrator, account_id, "reset-password", step))
    return Code(code, now + recovery.VALID)


@post("/accounts/{account_id:str}/merge", status_code=200, responses=FAILURES)
async def merge_into(
    account_id: AccountId, data: JSONBody[Merge], site: TheSite, administrator: TheAdministrator
) -> AccountListed:
    """Make an account part of another of the same person: its tables move over, its name is free, and the
    sessions of both end. Refused if both sit at one table."""

    def step(database: Connection, into: Account) -> None:
        former = people.must_find(database, account_id)
        must_be_touchable(database, administrator, former.id)
        merge(database, former.id, into.id)
        end_sessions(database, into.id)

    work = doing(site, administrator, data.into, "merge", step, former=account_id)
    done = await site.ending_sessions(account_id, work)
    await site.recheck_sessions(data.into)
    return done


@post("/accounts/{account_id:str}/delete", status_code=200, responses=FAILURES)
async def delete(
    account_id: AccountId, data: JSONBody[Because], site: TheSite, administrator: TheAdministrator
) -> Account:
    """Close an account for good, as its owner could: all that it has written is removed from all tables."""
    now = site.host.clock()

    def store(database: Connection) -> Account:
        found = people.must_find(database, account_id)
        must_be_touchable(database, administrator, account_id)
        forgetting.close_account(database, account_id, now)
        noted(administrator, now, "delete", "account", account_id, data.reason)(database)
        return Account(found.id, "")

    done = await site.ending_sessions(account_id, store)
    task = site.forgetting.begin(account_id)
    with suppress(TimeoutError):
        await asyncio.wait_for(asyncio.shield(task), ENOUGH)
    return done


router = Router("", route_handlers=[ban, unban, mute, unmute, rename, reset_password, merge_into, delete])
