"""Reports as administrators read and settle them."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy import Connection

from amunre.server import reports
from amunre.server.administrators import noted
from amunre.server.bodies_admin import ReportList, ReportSeen, SettleReport
from amunre.server.routes.admin.shared import DEFAULT_ON_PAGE, OnPage, TheAdministrator
from amunre.server.routes.shared import FAILURES, TheSite


@get("/reports", responses=FAILURES)
async def list_reports(
    site: TheSite,
    status: Annotated[
        Literal["open", "settled"], QueryParameter(name="state", description="Which reports.")
    ] = "open",
    after: Annotated[str, QueryParameter(description="The ``next`` of the page before.", max_length=32)] = "",
    count: OnPage = DEFAULT_ON_PAGE,
) -> ReportList:
    """Reports: of open ones the oldest first, of settled ones the latest."""
    wanted = partial(reports.reports_with, status=status, after=after, count=count)
    found = await site.host.read(wanted)
    return ReportList(found, found[-1].id if len(found) == count else "")


@post("/reports/{report_id:str}/settle", status_code=200, responses=FAILURES)
async def settle(
    report_id: FromPath[str],
    data: JSONBody[SettleReport],
    site: TheSite,
    administrator: TheAdministrator,
) -> ReportSeen:
    """Say what has come of a report. Its words are removed 30 days later."""
    now = site.host.clock()
    note = noted(administrator, now, "settle", "report", report_id, data.note, outcome=data.outcome)

    def store(database: Connection) -> ReportSeen:
        done = reports.settle(database, report_id, now, data.outcome, data.note)
        note(database)
        return done

    return await site.host.write(store)


router = Router("", route_handlers=[list_reports, settle])
