"""Accounts: register, log in and out, one's own tables, another password."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Annotated, Literal

import msgspec
from litestar import Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import Connection

from amunre.server import accounts, passwords, recovery
from amunre.server.administrators import is_admin
from amunre.server.bodies import (
    Account,
    ChangePassword,
    LogIn,
    Register,
    TableList,
    TableListed,
    WhoAmI,
)
from amunre.server.bodies_admin import Recover
from amunre.server.callers import Caller, session_cookie
from amunre.server.devices import remembering
from amunre.server.entitlement import must_be_welcome_from
from amunre.server.guessing import account_of, must_know_password
from amunre.server.limits import Use
from amunre.server.lists import (
    DEFAULT_ON_PAGE,
    AfterPage,
    OfTitle,
    OnPage,
    WithPlayer,
    listed,
    next_page,
    read_wanted,
    readable,
)
from amunre.server.restrictions import MUTE, restrictions_of
from amunre.server.routes.shared import FAILURES, TheCaller, TheSite
from amunre.server.sessions import open_session
from amunre.server.site import Site
from amunre.store.finding import YOUR_TURN, Found, own_tables
from amunre.tables.damage import LogBroken
from amunre.tables.draft import deny
from amunre.tables.keys import new_id
from amunre.tables.names import chosen_name

GOING, ENDED = ("open", "running", "aside"), ("finished", "abandoned")
STATUSES = {"all": GOING + ENDED, "going": GOING, "over": ENDED}
DAY_SECONDS = 24 * 3600


def cookie(site: Site, token: str) -> Cookie:
    """The session's cookie, or one that removes it."""
    return Cookie(
        key=session_cookie(site.settings.https),
        value=token,
        path="/",
        httponly=True,
        secure=site.settings.https,
        samesite="lax",
        max_age=site.settings.session_days * DAY_SECONDS if token else 0,
    )


async def begin_session(site: Site, account: Account, caller: Caller) -> Response[WhoAmI]:
    """A session with a fresh token; the one that came with the request, if any, ends."""
    now, days = site.host.clock(), site.settings.session_days
    token = await site.host.write(lambda database: open_session(database, account.id, now, days))
    if caller.session:
        await stop_session(site, caller)
    device = remembering(site.door_secret, caller.device, account.id, site.settings.https)
    return Response(await seen(site, account), cookies=[cookie(site, token), device])


async def seen(site: Site, account: Account) -> WhoAmI:
    now = site.host.clock()

    def look(database: Connection) -> WhoAmI:
        muted = restrictions_of(database, [account.id], now).get((account.id, MUTE))
        return WhoAmI(account, is_admin(database, account.id), muted)

    return await site.host.read(look)


async def stop_session(site: Site, caller: Caller) -> None:
    if caller.account is not None:
        await site.end_sessions(caller.account.id, caller.session)


def logged_in(caller: Caller) -> Account:
    if caller.account is None:
        deny("not_logged_in", "Log in first.")
    return caller.account


@post("/accounts", responses=FAILURES)
async def register(data: JSONBody[Register], site: TheSite, caller: TheCaller) -> Response[WhoAmI]:
    """A new account, logged in at once."""
    await must_be_welcome_from(site, caller)
    account = Account(new_id(), chosen_name(data.name))
    passwords.must_be_strong(data.password, account.name)
    await site.limits.must_take(Use(site.limits.accounts, caller.address))
    password = await passwords.hashed(data.password)
    now = site.host.clock()
    await site.host.write(lambda database: accounts.create_account(database, account, password, now))
    return await begin_session(site, account, caller)


@post("/accounts/recover", status_code=200, responses=FAILURES)
async def recover(data: JSONBody[Recover], site: TheSite, caller: TheCaller) -> Response[WhoAmI]:
    """Choose a new password with a code from an administrator, which is good for that once. Every session
    ends, and a new one begins here."""
    guess = Use(site.limits.guesses_from, caller.address)
    await site.limits.must_take(guess)
    now = site.host.clock()
    account = await site.host.read(lambda database: recovery.must_fit(database, data.name, data.code, now))
    await site.limits.give_back(guess)  # only wrong ones count
    passwords.must_be_strong(data.password, account.name)
    password = await passwords.hashed(data.password)

    def store(database: Connection) -> None:
        recovery.use_code(database, account.id, data.code)
        accounts.change_password(database, account.id, password)

    await site.ending_sessions(account.id, store)
    return await begin_session(site, account, caller)


@post("/login", status_code=200, responses=FAILURES)
async def log_in(data: JSONBody[LogIn], site: TheSite, caller: TheCaller) -> Response[WhoAmI]:
    """Log in. Whether it is the name or the password that is wrong is not said.

    After too many wrong passwords the refusal ``puzzle_needed`` has a ``puzzle``, whose answer is sent along.
    """
    account = await account_of(site, caller, data)
    return await begin_session(site, account, caller)


@post("/logout", status_code=200, responses=FAILURES)
async def log_out(site: TheSite, caller: TheCaller) -> Response[WhoAmI]:
    """End this session and close its sockets."""
    if caller.session:
        await stop_session(site, caller)
    return Response(WhoAmI(None), cookies=[cookie(site, "")])


@get("/me", responses=FAILURES)
async def who_am_i(site: TheSite, caller: TheCaller) -> WhoAmI:
    """The account that is logged in, if one is."""
    return WhoAmI(None) if caller.account is None else await seen(site, caller.account)


@get("/me/tables", responses=FAILURES)
async def my_tables(
    site: TheSite,
    caller: TheCaller,
    status: Annotated[
        Literal["all", "going", "over"],
        QueryParameter(description="Every table, those that are open or go on, or those that are over."),
    ] = "all",
    title: OfTitle = "",
    player: WithPlayer = "",
    after: AfterPage = "",
    count: OnPage = DEFAULT_ON_PAGE,
) -> TableList:
    """The tables at which one sits: those that wait for one, those that go on, open ones, then the others."""
    account = logged_in(caller)
    wanted = read_wanted(STATUSES[status], title, player, after, count)
    found = await site.host.read_list(partial(own_tables, account_id=account.id, wanted=wanted))
    tables = [await own_line(site, caller, one) for one in await readable(site.host, found)]
    return TableList(tables, next_page(found, wanted))


async def own_line(site: Site, caller: Caller, one: Found) -> TableListed:
    turn = one.rank == YOUR_TURN
    if turn and not one.is_known:  # a table from before it was kept who is waited for
        turn = False
        with suppress(LogBroken):
            table, role = await site.look(one.id, caller)
            turn = role.viewer >= 0 and table.is_waiting_for(role.viewer)
    return msgspec.structs.replace(listed(one), your_turn=turn)


@post("/me/password", status_code=200, responses=FAILURES)
async def new_password(data: JSONBody[ChangePassword], site: TheSite, caller: TheCaller) -> Response[WhoAmI]:
    """Another password. Every session with the old one ends, and so do its sockets."""
    account = logged_in(caller)
    passwords.must_be_strong(data.new, account.name)
    await must_know_password(site, caller, account, data.old)
    password = await passwords.hashed(data.new)
    await site.end_sessions(
        account.id, also=lambda database: accounts.change_password(database, account.id, password)
    )
    return await begin_session(site, account, caller)


router = Router("", route_handlers=[register, recover, log_in, log_out, who_am_i, my_tables, new_password])
