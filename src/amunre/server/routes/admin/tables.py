"""Tables as administrators find them, close them and delete them. Each act and the note of it are stored
together."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Literal

from litestar import MediaType, Response, Router, get, post
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import Connection, select

from amunre.server.administered import administered, line_of, must_be_impartial
from amunre.server.administrators import Administrator, noted
from amunre.server.bodies_admin import Because, TableAdministered, TableAdminList
from amunre.server.lists import (
    DEFAULT_ON_PAGE,
    AfterPage,
    OfTitle,
    OnPage,
    WithPlayer,
    next_page,
    read_wanted,
    readable,
)
from amunre.server.routes.admin.shared import TheAdministrator
from amunre.server.routes.shared import FAILURES, TableId, TheSite, record_text
from amunre.server.site import Site
from amunre.store import schema
from amunre.store.engine import Work
from amunre.store.finding import ASIDE, OPEN, OVER, RUNNING, all_tables
from amunre.tables import operating
from amunre.tables.draft import Draft, deny
from amunre.tables.record import ENDED

STATES = {"open": (OPEN,), "running": (RUNNING, ASIDE), "ended": OVER, "": (OPEN, RUNNING, ASIDE, *OVER)}
InState = Annotated[
    Literal["open", "running", "ended", ""],
    QueryParameter(name="state", description="Which tables; empty for all."),
]


@get("/tables", responses=FAILURES)
async def find_tables(
    site: TheSite,
    status: InState = "",
    title: OfTitle = "",
    player: WithPlayer = "",
    after: AfterPage = "",
    count: OnPage = DEFAULT_ON_PAGE,
) -> TableAdminList:
    """All tables, those at which something has happened last on top."""
    wanted = read_wanted(STATES[status], title, player, after, count)
    found = await site.host.read_list(partial(all_tables, wanted=wanted))
    lines = [line_of(one) for one in await readable(site.host, found)]
    return TableAdminList(lines, next_page(found, wanted))


@get("/tables/{table_id:str}", responses=FAILURES)
async def get_table(table_id: TableId, site: TheSite) -> TableAdministered:
    """What everybody at a table could know, whose account sits where, and what was reported there."""
    table = await site.host.table(table_id)
    return await site.host.read(partial(administered, table=table))


@get("/tables/{table_id:str}/record", responses=FAILURES)
async def get_record(table_id: TableId, site: TheSite) -> Response[str]:
    """The whole record of a game that is over, which ``amunre verify`` checks; also of a private table."""
    table = await site.host.table(table_id)
    if table.status not in ENDED:
        deny("still_running", "There is a record when the game is over.")
    return Response(await record_text(site, table), media_type=MediaType.JSON)


async def acting(
    site: Site,
    by: Administrator,
    table_id: str,
    what: str,
    reason: str,
    work: Callable[[Draft], None],
    seat: int | None = None,
) -> TableAdministered:
    """Do something at a table, and note it; refused if nothing comes of it."""
    facts = {} if seat is None else {"seat": seat}
    note = noted(by, site.host.clock(), what, "table", table_id, reason, **facts)

    def do(draft: Draft) -> None:
        before = len(draft.rows)
        draft.also.append(partial(must_be_impartial, by=by, table_id=table_id, seat=seat))
        work(draft)
        if len(draft.rows) == before:
            deny("so_already", "That is so already; nothing was changed.")
        draft.also.append(note)

    table, _ = await site.host.change(table_id, do)
    return await site.host.read(partial(administered, table=table))


@post("/tables/{table_id:str}/close", status_code=200, responses=FAILURES)
async def close(
    table_id: TableId, data: JSONBody[Because], site: TheSite, administrator: TheAdministrator
) -> TableAdministered:
    """End a table without a result. Everybody there is told, and why."""
    return await acting(
        site,
        administrator,
        table_id,
        "close",
        data.reason,
        lambda draft: operating.close(draft, reason=data.reason),
    )


@post("/tables/{table_id:str}/delete", status_code=204, responses=FAILURES)
async def delete(
    table_id: TableId, data: JSONBody[Because], site: TheSite, administrator: TheAdministrator
) -> None:
    """Delete a table for good, whatever its state: nothing is kept of it but reports and this act."""
    now = site.host.clock()

    def note(database: Connection) -> Work[None]:
        must_be_impartial(database, administrator, table_id)
        return noted(
            administrator, now, "delete", "table", table_id, data.reason, **facts_of(database, table_id)
        )

    await site.host.deleting.delete(table_id, note)


def facts_of(database: Connection, table_id: str) -> dict[str, Any]:
    """What is remembered of a table that goes; no words of people."""
    columns = schema.tables.c
    found = database.execute(select(columns.title, columns.status).where(columns.id == table_id)).first()
    return {} if found is None else {"title": found.title, "status": found.status}


router = Router("", route_handlers=[find_tables, get_table, get_record, close, delete])
