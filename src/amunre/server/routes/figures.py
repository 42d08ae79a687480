"""An owner's component set: what a file says, and what is different at a table."""

from __future__ import annotations

import asyncio

from litestar import Router, get, post
from litestar.params import JSONBody

from amunre.rules.components import bounds, override
from amunre.server.bodies import FiguresSeen, ReadSet, SetRead
from amunre.server.routes.shared import FAILURES, TableId, TheCaller, TheSite
from amunre.tables.figures import differences, figures_of, read_set

AT_ONCE = asyncio.Semaphore(1)
"""Files that are read at a time, beside everything else."""


def set_read(text: str) -> SetRead:
    own = read_set(text)
    if own is None:
        return SetRead("", {}, [], [])
    components = override(own.figures, own.name)
    return SetRead(own.name, own.figures, differences(components), bounds(components))


@post("/components", status_code=200, responses=FAILURES)
async def read_components(data: JSONBody[ReadSet], site: TheSite, caller: TheCaller) -> SetRead:
    """Check an owner's file, and say what is not as in the standard set. Nothing is kept of it."""
    site.limits.use(site.limits.files, f"address {caller.address}")
    async with AT_ONCE:
        return await asyncio.to_thread(set_read, data.text)


@get("/tables/{table_id:str}/figures", responses=FAILURES)
async def get_figures(table_id: TableId, site: TheSite) -> FiguresSeen:
    """The printed figures that are not as in the standard set at this table. Everybody may know them."""
    table = await site.host.table(table_id)
    return FiguresSeen(table.settings.set_name, figures_of(table.settings))


router = Router("", route_handlers=[read_components, get_figures])
