"""What route files have in common: dependencies, and the failures that are documented for every route."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from amunre.server.callers import Caller, find_caller
from amunre.server.errors import Problem
from amunre.server.site import Site
from amunre.store.log import rows_since
from amunre.tables.record import record_for, write_record
from amunre.tables.table import Table

T = TypeVar("T")
MANY = 100
"""Entries of a log that are put into words at once; more are in another thread, while others are served."""
MEANINGS = {
    400: "The request is not of the form that is documented.",
    401: "Nobody is logged in, or the token opens nothing here.",
    403: "The caller may not do this.",
    404: "There is no such thing.",
    409: "Something has happened meanwhile, or is taken; look again.",
    413: "The request is too large.",
    422: "A rule of the game or of the table says no.",
    429: "Too much at a time; wait a little.",
    503: "The database cannot store or answer now; nothing was changed.",
}
FAILURES = {
    status: ResponseSpec(data_container=Problem, description=text, generate_examples=False)
    for status, text in MEANINGS.items()
}
"""For the documentation of every route."""


TableId = FromPath[str]
TheSite = NamedDependency[Site]
TheCaller = NamedDependency[Caller]


async def told(entries: int, work: Callable[[], T]) -> T:
    """What comes of putting so many entries of a log into words."""
    return work() if entries <= MANY else await asyncio.to_thread(work)


async def record_text(site: Site, table: Table) -> str:
    """The whole record of a table, put into words in another thread."""
    rows = await site.host.read(lambda connection: rows_since(connection, table.id, 0))
    return await asyncio.to_thread(lambda: write_record(record_for(table, rows)))


def the_site(request: Request[Any, Any, Any]) -> Site:
    site: Site = request.app.state.site
    return site


async def the_caller(request: Request[Any, Any, Any], site: TheSite) -> Caller:
    return await find_caller(request, site.host, site.settings.https)
