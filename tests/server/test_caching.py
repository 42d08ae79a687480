"""What caches on the way may keep: files for ever, pages if they ask again, and nothing of anything else."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from http import HTTPStatus

import httpx
import pytest
from litestar.testing import TestClient
from websockets import InvalidStatus

from amunre.server.app import guarded
from amunre.server.guard import Guard
from amunre.server.routes import site as site_routes
from amunre.server.settings import ServerSettings
from amunre.server.site import Site
from tests.server.running import Member, Running, open_socket

SCRIPT = "/_app/immutable/a.1234.js"
PAGES = ("/", "/rules", "/account", "/table/abc", "/table/abc/replay")
FILES = ("/icon.svg", "/words.json", "/_app/version.json")
FOR_ONE_CALLER = "no-store, no-transform"
"""No cache keeps it, and nobody on the way compresses it."""
WORDS = {"preview-title": "Amun-Re", "preview-line": "A game."}

Client = TestClient[Guard]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """The whole application, with a web client of a few files."""
    static = tmp_path_factory.mktemp("static")
    script = static / SCRIPT[1:]
    script.parent.mkdir(parents=True)
    script.write_bytes(b"let river = 'Nile';")
    for ending, body in ((".gz", gzip.compress(script.read_bytes())), (".br", b"brotli")):
        script.with_name(script.name + ending).write_bytes(body)
    (static / "index.html").write_text("<!doctype html><title>page</title>")
    (static / "icon.svg").write_text("<svg/>")
    (static / "words.json").write_text(json.dumps({"en": WORDS}))
    (static / "_app" / "version.json").write_text("{}")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(site_routes, "STATIC", static)
        app = guarded(Site(ServerSettings(data=str(tmp_path_factory.mktemp("data")))))
    with TestClient(app) as found:
        yield found


def anew(client: Client, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    """What a browser is answered that was never here before."""
    client.cookies.clear()
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return client.request(method, path, headers=named)


@pytest.mark.parametrize("encoding", ["br", "gzip", "identity"])
@pytest.mark.parametrize("path", [SCRIPT, *PAGES, *FILES])
def test_what_is_the_same_for_everybody_brings_no_cookie(client: Client, path: str, encoding: str) -> None:
    first = anew(client, path, accept_encoding=encoding)
    assert first.status_code == HTTPStatus.OK
    wanted = "public, max-age=31536000, immutable" if path == SCRIPT else "no-cache"
    varies = "accept-encoding, accept-language" if path in PAGES else "accept-encoding"
    again = anew(client, path, accept_encoding=encoding, if_none_match=first.headers["etag"])
    assert (again.status_code, again.content) == (HTTPStatus.NOT_MODIFIED, b"")
    head = anew(client, path, "HEAD", accept_encoding=encoding)
    assert (head.status_code, head.content) == (HTTPStatus.OK, b"")
    for answer in (first, again, head):
        assert answer.headers["cache-control"] == wanted
        assert answer.headers["vary"] == varies
        assert answer.headers["etag"] == first.headers["etag"]
        assert "set-cookie" not in answer.headers
    for name in ("content-encoding", "content-length", "content-type"):
        assert head.headers.get(name) == first.headers.get(name)


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "/_app/immutable/gone.js"), ("GET", "/gone.png"), ("POST", SCRIPT), ("OPTIONS", SCRIPT)],
)
def test_no_cache_learns_that_a_file_is_not_there(client: Client, method: str, path: str) -> None:
    answer = anew(client, path, method)
    assert answer.headers["cache-control"] == FOR_ONE_CALLER
    assert "set-cookie" not in answer.headers


def test_whoever_looks_for_a_page_that_is_not_there_gets_one_that_is_asked_for_anew(client: Client) -> None:
    answer = anew(client, "/gone", accept="text/html")
    assert (answer.status_code, answer.headers["cache-control"]) == (HTTPStatus.NOT_FOUND, "no-cache")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "path", ["/api/me", "/api/catalogue", "/api/tables", "/api/tables/x", "/api/nothing"]
)
def test_what_is_for_one_caller_is_kept_by_nobody(client: Client, path: str) -> None:
    for method in ("GET", "HEAD", "OPTIONS", "DELETE"):
        assert anew(client, path, method).headers["cache-control"] == FOR_ONE_CALLER, method


def test_the_first_thing_that_a_page_asks_for_brings_the_token(client: Client) -> None:
    assert "amunre-csrf=" in anew(client, "/api/me").headers["set-cookie"]
    for path in ("/healthz", "/readyz", "/metrics"):
        assert "set-cookie" not in anew(client, path).headers, path


def test_the_data_of_an_account_is_kept_by_nobody(server: Running) -> None:
    ann = Member(server, "Ann").register()
    assert ann.client.get("/api/me/data").headers["cache-control"] == FOR_ONE_CALLER


@pytest.mark.parametrize(
    ("path", "origin", "status", "code"),
    [
        ("x", "https://evil.example", 403, "foreign_origin"),
        ("x/nothing", "", 404, "no_such_page"),
    ],
)
def test_a_socket_that_is_refused_gets_an_answer_like_any_other(
    server: Running, path: str, origin: str, status: int, code: str
) -> None:
    with pytest.raises(InvalidStatus) as refused:
        open_socket(server, path, **({"origin": origin} if origin else {}))
    response = refused.value.response
    assert (response.status_code, json.loads(response.body)["code"]) == (status, code)
    assert response.headers["Content-Type"] == "application/json"
    assert response.headers["Cache-Control"] == FOR_ONE_CALLER
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    assert response.headers["X-Request-ID"]
