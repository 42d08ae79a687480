"""For the operator: is it alive, is it ready, how is it doing. And the page that a browser gets."""

from __future__ import annotations

from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

from amunre.server.bodies import Health
from amunre.server.routes.shared import FAILURES, TheCaller, TheSite
from amunre.server.settings import words
from amunre.store.engine import StorageFailed
from amunre.tables.draft import deny

STATIC = Path(__file__).parent.parent / "static"
CLIENT_PAGES = ["/", "/new", "/about", "/table/{table_id:str}", "/table/{table_id:str}/analysis"]
PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>amunre</title>
<h1>amunre</h1>
<p>The server is running. Programs find it under <code>/api</code>;
its description is at <a href="/api/schema/openapi.json">/api/schema/openapi.json</a>.</p>
</html>
"""


@get("/healthz", responses=FAILURES)
async def healthz() -> Health:
    """The process is alive."""
    return Health("alive")


@get("/readyz", responses=FAILURES)
async def readyz(site: TheSite) -> Health:
    """The database answers and has the right form."""
    if not await site.is_ready():
        raise StorageFailed("not_ready", "The database has another form than this version needs.")
    return Health("ready")


@get("/metrics", media_type="text/plain", responses=FAILURES)
async def metrics(site: TheSite, caller: TheCaller) -> Response[bytes]:
    """Figures for Prometheus."""
    if caller.address not in words(site.settings.metrics_for):
        deny("not_for_you", "This page is for the operator.")
    return Response(site.metrics.text(), media_type="text/plain; version=0.0.4")


@get("/", include_in_schema=False, media_type=MediaType.HTML)
async def page() -> str:
    """Says that the server is there, where no web client is installed."""
    return PAGE


@get(CLIENT_PAGES, include_in_schema=False, media_type=MediaType.HTML)
async def client() -> Response[bytes]:
    """The web client, which finds out by itself which page is wanted."""
    return Response((STATIC / "index.html").read_bytes(), media_type=MediaType.HTML)


def front() -> Router:
    """The web client if the package has one, otherwise one small page."""
    if not (STATIC / "index.html").is_file():
        return Router("", route_handlers=[page])
    # the names of these files change with what is in them
    forever = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
    named = create_static_files_router(
        "/_app/immutable", [STATIC / "_app" / "immutable"], cache_control=forever, include_in_schema=False
    )
    others = create_static_files_router("/", [STATIC], include_in_schema=False)
    return Router("", route_handlers=[client, named, others])


router = Router("", route_handlers=[healthz, readyz, metrics])
