"""What administrators do to whoever has a seat at a table. Everybody there is told, and why."""

from __future__ import annotations

from litestar import Router, post
from litestar.params import FromPath, JSONBody

from amunre.server.accounts import leave_table
from amunre.server.bodies_admin import Because, TableAdministered
from amunre.server.callers import forget_seat_keys
from amunre.server.routes.admin.shared import TheAdministrator
from amunre.server.routes.admin.tables import acting
from amunre.server.routes.shared import FAILURES, TableId, TheSite
from amunre.tables import operating
from amunre.tables.draft import Draft

Seat = FromPath[int]


@post("/tables/{table_id:str}/seats/{seat:int}/mute", status_code=200, responses=FAILURES)
async def mute(
    table_id: TableId, seat: Seat, data: JSONBody[Because], site: TheSite, administrator: TheAdministrator
) -> TableAdministered:
    """Take the chat from a seat, at this table alone."""

    def work(draft: Draft) -> None:
        operating.mute(draft, seat, True, data.reason)

    return await acting(site, administrator, table_id, "mute", data.reason, work, seat)


@post("/tables/{table_id:str}/seats/{seat:int}/unmute", status_code=200, responses=FAILURES)
async def unmute(
    table_id: TableId, seat: Seat, data: JSONBody[Because], site: TheSite, administrator: TheAdministrator
) -> TableAdministered:
    """Give the chat back to a seat."""

    def work(draft: Draft) -> None:
        operating.mute(draft, seat, False, data.reason)

    return await acting(site, administrator, table_id, "unmute", data.reason, work, seat)


@post("/tables/{table_id:str}/seats/{seat:int}/remove", status_code=200, responses=FAILURES)
async def remove(
    table_id: TableId, seat: Seat, data: JSONBody[Because], site: TheSite, administrator: TheAdministrator
) -> TableAdministered:
    """Send somebody away: before the game the seat is free, and while it runs a bot plays on, for good."""

    def work(draft: Draft) -> None:
        holder = draft.table.seats[seat] if 0 <= seat < draft.table.players else None
        operating.remove(draft, seat, data.reason)
        if draft.table.seats[seat] is None:
            draft.also.append(forget_seat_keys(table_id, seat))
            if holder is not None and holder.account:
                draft.also.append(leave_table(holder.account, table_id))

    return await acting(site, administrator, table_id, "remove", data.reason, work, seat)


router = Router("", route_handlers=[mute, unmute, remove])
