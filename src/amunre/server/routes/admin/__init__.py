"""What administrators of the site do. Everything here is refused to everybody else, in the same words."""

from __future__ import annotations

from litestar import Router
from litestar.di import Provide

from amunre.server.administrators import must_administer
from amunre.server.routes.admin import accounts, networks, people, reports, seats, summary, tables
from amunre.server.routes.admin.shared import the_administrator

router = Router(
    "/admin",
    route_handlers=[
        summary.router,
        people.router,
        accounts.router,
        networks.router,
        reports.router,
        tables.router,
        seats.router,
    ],
    guards=[must_administer],
    dependencies={"administrator": Provide(the_administrator, sync_to_thread=False)},
)
