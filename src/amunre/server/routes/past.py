"""Going back: the moments of a game as they were seen, and the figures of one that is over."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated

from litestar import Router, get
from litestar.params import FromPath, QueryParameter

from amunre.arena.review import Review, review
from amunre.server.routes.shared import FAILURES, TableId, TheCaller, TheSite, told
from amunre.tables.draft import deny, deny_other_rules
from amunre.tables.moments import MOST_AT_ONCE, OWN, MomentList, Moments, list_moments, viewpoint
from amunre.tables.record import ENDED

Viewpoint = Annotated[
    str,
    QueryParameter(
        name="as",
        pattern="^(own|everybody|open|[0-9])$",
        description="Whose eyes to look through: `own`, `everybody`, a seat, or `open` to see all.",
    ),
]
Count = Annotated[int, QueryParameter(ge=1, le=MOST_AT_ONCE, description="How many moments from there on.")]


@get("/tables/{table_id:str}/moments", responses=FAILURES)
async def get_moments(
    table_id: TableId, site: TheSite, caller: TheCaller, through: Viewpoint = OWN
) -> MomentList:
    """All moments so far with what led to each. Other viewpoints than one's own are open after the end."""
    table, role = await site.look(table_id, caller)
    viewer = viewpoint(table, role.viewer, role.seat is not None, through)
    return await told(len(table.log), partial(list_moments, table, viewer))


@get("/tables/{table_id:str}/moments/{moment:int}", responses=FAILURES)
async def get_moment(
    table_id: TableId,
    moment: FromPath[int],
    site: TheSite,
    caller: TheCaller,
    through: Viewpoint = OWN,
    count: Count = 1,
) -> Moments:
    """The table as it was at a moment, and at those after it if more are wanted."""
    table, role = await site.look(table_id, caller)
    viewer = viewpoint(table, role.viewer, role.seat is not None, through)
    # a long game takes a while to be gone through for the first time, and others play meanwhile
    return await asyncio.to_thread(site.past.moments, table, viewer, moment, count)


@get("/tables/{table_id:str}/review", responses=FAILURES)
async def get_review(table_id: TableId, site: TheSite, caller: TheCaller) -> Review:
    """A game that is over in figures; of a private table, for those who sat there."""
    table, role = await site.look(table_id, caller)
    if table.status not in ENDED or table.setup is None:
        deny("still_running", "A game can be reviewed when it is over.")
    if not table.is_told:
        deny_other_rules()
    if not table.settings.listed and role.seat is None:
        deny("private_table", "The review of a private table is for those who sat there.")
    names = [holder.name if holder is not None else "" for holder in table.seats]
    return await asyncio.to_thread(review, table.settings.title, table.playing, names)


router = Router("", route_handlers=[get_moments, get_moment, get_review])
