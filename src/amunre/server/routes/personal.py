"""All of one's data as one file, and being forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

from litestar import MediaType, Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream

from amunre.kernel.messages import SPECTATOR
from amunre.server import forgetting, personal
from amunre.server.bodies import Acknowledged, ForgetMe, WhoAmI
from amunre.server.callers import Caller, Role
from amunre.server.guessing import must_know_password
from amunre.server.limits import Use
from amunre.server.routes.accounts import cookie, logged_in
from amunre.server.routes.shared import FAILURES, TableId, TheCaller, TheSite
from amunre.server.site import Site
from amunre.tables.draft import deny

ENOUGH = 5.0
"""Seconds for which an answer waits until all tables have forgotten; what is left is done without it."""
FILE = {
    **FAILURES,
    200: ResponseSpec(
        data_container=personal.PersonalData,
        description="All that is kept of you, as one file.",
        generate_examples=False,
    ),
}


def download(document: AsyncIterator[bytes]) -> Stream:
    headers = {"content-disposition": 'attachment; filename="amunre-data.json"'}
    return Stream(document, media_type=MediaType.JSON, headers=headers)


@get("/me/data", responses=FILE)
async def my_data(site: TheSite, caller: TheCaller) -> Stream:
    """The account, its sessions without their secrets, and of each table what you have written and what your
    seat has seen; of games that are over, the record."""
    account = logged_in(caller)
    await site.limits.must_take(Use(site.limits.data, caller.key))
    return download(personal.data_of_account(site.host, account.id))


@post("/me/forget", status_code=200, responses=FAILURES)
async def forget_me(data: JSONBody[ForgetMe], site: TheSite, caller: TheCaller) -> Response[WhoAmI]:
    """Close the account for good: its name is free, its sessions end, a bot plays on in its games, and what
    you have written is removed from all tables."""
    account = logged_in(caller)
    await must_know_password(site, caller, account, data.password)
    now = site.host.clock()
    await site.end_sessions(
        account.id, also=lambda database: forgetting.close_account(database, account.id, now)
    )
    task = site.forgetting.begin(account.id)
    with suppress(TimeoutError):
        await asyncio.wait_for(asyncio.shield(task), ENOUGH)
    return Response(WhoAmI(None), cookies=[cookie(site, "")])


async def guest_at(site: Site, table_id: str, caller: Caller) -> tuple[int, Role]:
    """The seat that the caller's token opens; accounts are asked about as a whole."""
    _, role = await site.look(table_id, caller)
    if role.seat is None or not caller.token:
        deny("no_guest", "This is for guests who sit here; an account is asked for as a whole.")
    site.limits.use(site.limits.actions, f"{caller.key} {table_id} {role.seat}")
    return role.seat, role


@get("/tables/{table_id:str}/data", responses=FILE)
async def guest_data(table_id: TableId, site: TheSite, caller: TheCaller) -> Stream:
    """The same file for a guest's seat."""
    seat, _ = await guest_at(site, table_id, caller)
    return download(personal.data_of_guest(site.host, table_id, seat))


@post("/tables/{table_id:str}/forget", status_code=200, responses=FAILURES)
async def forget_guest(table_id: TableId, site: TheSite, caller: TheCaller) -> Acknowledged:
    """Be forgotten as a guest. A bot takes the seat, or nobody before the game; what you have written is
    removed, and the token opens nothing any more."""
    _, role = await guest_at(site, table_id, caller)
    table = await forgetting.forget_guest(site.host, table_id, role)
    head = len(table.messages(SPECTATOR))
    return Acknowledged(head, head)


router = Router("", route_handlers=[my_data, forget_me, guest_data, forget_guest])
