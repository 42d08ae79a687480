"""What a caller may reckon with at a table. It is asked for, so that no move waits for it."""

from __future__ import annotations

from litestar import Router, get

from amunre.rules.shared.forecast import Forecast
from amunre.server.routes.shared import FAILURES, TableId, TheCaller, TheSite
from amunre.tables.sight import forecast_for


@get("/tables/{table_id:str}/forecast", responses=FAILURES)
async def get_forecast(table_id: TableId, site: TheSite, caller: TheCaller) -> Forecast:
    """What would be scored now and what every temple position would pay, as far as the caller knows."""
    table, role = await site.look(table_id, caller)
    return forecast_for(table, role.viewer)


router = Router("", route_handlers=[get_forecast])
