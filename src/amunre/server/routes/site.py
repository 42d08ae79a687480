"""For the operator: is it alive, is it ready, how is it doing. And the page that a browser gets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, Router, get, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from amunre.server.bodies import Health
from amunre.server.files import File, read_files, sent
from amunre.server.routes.shared import FAILURES, TheCaller, TheSite
from amunre.server.settings import words
from amunre.store.engine import StorageFailed
from amunre.tables.draft import deny

STATIC = Path(__file__).parent.parent / "static"
IMMUTABLE = "_app/immutable/"
"""Where files are whose names change with what is in them."""
CLIENT_PAGES = [
    "/",
    "/new",
    "/about",
    "/account",
    "/games",
    "/rules/{title:str}",
    "/table/{table_id:str}",
    "/table/{table_id:str}/replay",
    "/table/{table_id:str}/review",
    "/table/{table_id:str}/analysis",
]
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


def front() -> Router:
    """The web client if the package has one, otherwise one small page."""
    if not (STATIC / "index.html").is_file():
        return Router("", route_handlers=[page])
    return client_of(read_files(STATIC))


def client_of(files: dict[str, File]) -> Router:
    """The web client, which finds out by itself which page is wanted, and its files."""

    @get(CLIENT_PAGES, include_in_schema=False, media_type=MediaType.HTML)
    async def client(request: Request[Any, Any, Any]) -> Response[bytes]:
        return sent(files["index.html"], request)

    @route("/{file_path:path}", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
    async def client_file(file_path: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
        name = str(file_path).lstrip("/")
        if name not in files:
            if name.startswith("api/") or "text/html" not in request.headers.get("accept", ""):
                raise NotFoundException
            return sent(files["index.html"], request, status=404)  # the client says it, with a way home
        return sent(files[name], request, forever=name.startswith(IMMUTABLE))

    return Router("", route_handlers=[client, client_file])


router = Router("", route_handlers=[healthz, readyz, metrics])
