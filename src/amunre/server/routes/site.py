"""For the operator: is it alive, is it ready, how is it doing. And the page that a browser gets."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from litestar import HttpMethod, MediaType, Request, Response, Router, get, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from amunre.server.bodies import Health
from amunre.server.callers import is_from_here
from amunre.server.files import File, read_files, sent
from amunre.server.previews import Known, Words, language_of, page_with, preview_of, tags
from amunre.server.routes.shared import FAILURES, TheCaller, TheSite
from amunre.server.settings import words
from amunre.server.site import Site
from amunre.store import log
from amunre.store.engine import StorageFailed
from amunre.tables.draft import deny
from amunre.tables.host import Summary

STATIC = Path(__file__).parent.parent / "static"
WORDS = "words.json"
"""What the server writes into the page itself, in all languages."""
IMMUTABLE = "_app/immutable/"
"""Where files are whose names change with what is in them."""
CLIENT_PAGES = [
    "/",
    "/new",
    "/about",
    "/account",
    "/admin",
    "/games",
    "/tables",
    "/rules",
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
<p>The web client is not built; in a clone of the project <code>make web</code> builds it.</p>
</html>
"""


@get("/healthz", responses=FAILURES)
async def healthz() -> Health:
    """The process is alive."""
    return Health("alive")


@get("/readyz", responses=FAILURES)
async def readyz(site: TheSite) -> Health:
    """The database answers, has the right form and can store."""
    if not await site.is_ready():
        raise StorageFailed("not_ready", "The database has another form than this version needs.")
    return Health("ready", len(site.host.damage.named))


@get("/metrics", media_type="text/plain", responses=FAILURES)
async def metrics(request: Request[Any, Any, Any], site: TheSite, caller: TheCaller) -> Response[bytes]:
    """Figures for Prometheus."""
    headers = request.scope["headers"]
    is_unnamed_proxy = is_from_here(caller.address, []) and not is_from_here(caller.address, headers)
    if is_unnamed_proxy or caller.address not in words(site.settings.metrics_for):
        deny("not_for_you", "This page is for the operator.")
    return Response(await site.metrics.text(), media_type="text/plain; version=0.0.4")


@route("/", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False, media_type=MediaType.HTML)
async def page() -> str:
    """Says that the server is there, where no web client is installed."""
    return PAGE


AnyRequest = Request[Any, Any, Any]
READS = [HttpMethod.GET, HttpMethod.HEAD]


def has_client() -> bool:
    """Whether the web client has been built."""
    return all((STATIC / name).is_file() for name in ("index.html", WORDS))


def front() -> Router:
    """The web client if the package has one, otherwise one small page."""
    if not has_client():
        return Router("", route_handlers=[page])
    return client_of(read_files(STATIC), known_table, origin_of)


async def known_table(request: AnyRequest, table_id: str) -> Known | None:
    """What may be told of a table to whoever has its link; a database that does not answer stops no page."""
    site: Site = request.app.state.site
    try:
        found = await site.host.read(lambda database: log.head_of(database, table_id))
        summary = None if found is None else msgspec.json.decode(found.summary, type=Summary)
    except (StorageFailed, ValueError, TypeError, RecursionError):
        return None
    return None if found is None or summary is None else Known(found.status, found.listed, summary)


def origin_of(request: AnyRequest) -> str:
    """Under which address this server is known outside."""
    site: Site = request.app.state.site
    named = words(site.settings.origins)
    scheme = "https" if site.settings.https else request.url.scheme
    return named[0] if named else f"{scheme}://{request.headers.get('host', '')}"


def client_of(
    files: dict[str, File],
    known: Callable[[AnyRequest, str], Awaitable[Known | None]],
    origin: Callable[[AnyRequest], str],
) -> Router:
    """The web client, which finds out by itself which page is wanted, and its files."""
    texts = msgspec.json.decode(files[WORDS].bodies[""], type=dict[str, Words])
    languages = frozenset(texts)

    def page_about(table: Known | None, request: AnyRequest, path: str, status: int = 200) -> Response[bytes]:
        language = language_of(request.headers.get("accept-language", ""), languages)
        head = tags(preview_of(table, texts[language]), origin(request), path)
        file = page_with(files["index.html"].bodies[""], head)
        return sent(file, request, status=status, varies="accept-encoding, accept-language")

    @route(CLIENT_PAGES, http_method=READS, include_in_schema=False, media_type=MediaType.HTML)
    async def client(request: AnyRequest) -> Response[bytes]:
        table_id = request.path_params.get("table_id", "")
        table = await known(request, table_id) if table_id else None
        return page_about(table, request, request.url.path)

    @route("/{file_path:path}", http_method=READS, include_in_schema=False)
    async def client_file(file_path: FromPath[str], request: AnyRequest) -> Response[bytes]:
        name = str(file_path).lstrip("/")
        if name not in files:
            if name.startswith("api/") or "text/html" not in request.headers.get("accept", ""):
                raise NotFoundException
            return page_about(None, request, "/", status=404)  # the client says it, with a way home
        return sent(files[name], request, forever=name.startswith(IMMUTABLE))

    return Router("", route_handlers=[client, client_file])


router = Router("", route_handlers=[healthz, readyz, metrics])
