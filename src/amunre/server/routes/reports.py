"""Telling the administrators of somebody at a table."""

from __future__ import annotations

from litestar import Router, post
from litestar.params import JSONBody

from amunre.server import reports
from amunre.server.bodies_admin import ReportSeat, ReportTaken
from amunre.server.callers import Caller, Role
from amunre.server.entitlement import must_be_welcome
from amunre.server.limits import Use
from amunre.server.neighbours import digest_of
from amunre.server.routes.shared import FAILURES, TableId, TheCaller, TheSite
from amunre.server.site import Site
from amunre.tables.draft import deny
from amunre.tables.keys import new_id
from amunre.tables.names import plain_text
from amunre.tables.table import Table

LONGEST = 500


@post("/tables/{table_id:str}/report", status_code=200, responses=FAILURES)
async def report(
    table_id: TableId, data: JSONBody[ReportSeat], site: TheSite, caller: TheCaller
) -> ReportTaken:
    """Tell the administrators of somebody at the table, or of something that they have said. Nobody at the
    table is told, and whoever is reported does not learn by whom. The same again is the same report."""
    table, role = await site.look(table_id, caller)
    await must_be_welcome(site, caller)
    about = reports.reported(table, role.viewer, data.seat, data.message)
    text = plain_text(data.text, LONGEST, "A report")
    by = reporter(site, caller, role, table)
    if about.arrival == by.arrival:
        deny("own_seat", "That is your own seat.")
    await site.limits.must_take(
        Use(site.limits.reports, by.key.hex()), Use(site.limits.reports_from, caller.address)
    )
    now, report_id = site.host.clock(), new_id()
    kept = await site.host.write(
        lambda database: reports.keep_report(
            database, report_id, now, table, data.seat, data.kind, text, about, by
        )
    )
    return ReportTaken(kept)


def reporter(site: Site, caller: Caller, role: Role, table: Table) -> reports.Reporter:
    """Who reports: by account, by seat, or by address alone, which is kept as a digest."""
    arrival = None if role.seat is None else table.arrivals()[role.seat]
    guest = f"{table.id} {arrival}" if caller.account is None and arrival is not None else caller.key
    name = role.holder.name if role.holder is not None else ""
    account = None
    if caller.account is not None:
        name, account = name or caller.account.name, caller.account.id
    return reports.Reporter(digest_of(site.csrf_secret, "reporter", guest), name, account, arrival)


router = Router("", route_handlers=[report])
