"""The site in figures, for the first page that administrators see."""

from __future__ import annotations

from importlib.metadata import version

from litestar import Router, get
from sqlalchemy import Connection, func, select

from amunre.server import restrictions
from amunre.server.bodies_admin import AdminSummary
from amunre.server.reports import OPEN as OPEN_REPORT
from amunre.server.routes.shared import FAILURES, TheSite
from amunre.store import schema
from amunre.store.finding import ASIDE, OPEN, RUNNING


@get("/summary", responses=FAILURES)
async def get_summary(site: TheSite) -> AdminSummary:
    """How much there is of what administrators look after."""
    now = site.host.clock()

    def count(database: Connection) -> AdminSummary:
        tables, reports, accounts = schema.tables.c, schema.reports.c, schema.accounts.c
        by_status = select(tables.status, func.count()).group_by(tables.status)
        number = {str(status): int(found) for status, found in database.execute(by_status)}
        waiting = select(func.count()).where(reports.status == OPEN_REPORT)
        people = select(func.count()).where(accounts.closed_at.is_(None))
        return AdminSummary(
            open_reports=database.scalars(waiting).one(),
            tables_open=number.get(OPEN, 0),
            tables_running=number.get(RUNNING, 0) + number.get(ASIDE, 0),
            accounts=database.scalars(people).one(),
            network_bans=len(restrictions.network_bans(database, now)),
            version=version("amunre"),
        )

    return await site.host.read(count)


router = Router("", route_handlers=[get_summary])
