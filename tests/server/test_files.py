"""The web client's files: compressed when they can be, kept for ever when their name says what is in them."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar, Request
from litestar.testing import TestClient

from amunre.server.errors import answer
from amunre.server.files import accepted, read_files
from amunre.server.routes.site import client_of

WORDS = {"preview-title": "Amun-Re", "preview-line": "A game."}
SCRIPT = b"let river = 'Nile';\n" * 100


async def no_table(request: Request[Any, Any, Any], table_id: str) -> None:
    """There are no tables here."""


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    immutable = tmp_path / "_app" / "immutable"
    immutable.mkdir(parents=True)
    (immutable / "a.1234.js").write_bytes(SCRIPT)
    (immutable / "a.1234.js.gz").write_bytes(gzip.compress(SCRIPT))
    (immutable / "a.1234.js.br").write_bytes(b"brotli")
    (tmp_path / "index.html").write_text("<!doctype html><title>page</title>")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / ".built").write_text("")
    (tmp_path / "words.json").write_text(json.dumps({"en": WORDS}))
    front = client_of(read_files(tmp_path), no_table, lambda request: "https://play.example")
    app = Litestar([front], exception_handlers={Exception: answer})
    with TestClient(app) as client:
        yield client


def test_a_file_comes_compressed_in_the_way_the_browser_takes(browser: TestClient[Litestar]) -> None:
    name = "/_app/immutable/a.1234.js"
    found = {}
    for takes in ("gzip, deflate, br", "gzip", "br;q=0, gzip;q=0.5", "identity"):
        reply = browser.get(name, headers={"Accept-Encoding": takes})
        assert reply.headers["vary"] == "accept-encoding"
        assert reply.headers["content-type"].startswith("text/javascript")
        found[takes] = (reply.headers.get("content-encoding", ""), int(reply.headers["content-length"]))
    packed = len(gzip.compress(SCRIPT))
    assert found == {
        "gzip, deflate, br": ("br", 6),
        "gzip": ("gzip", packed),
        "br;q=0, gzip;q=0.5": ("gzip", packed),
        "identity": ("", len(SCRIPT)),
    }
    assert browser.get(name, headers={"Accept-Encoding": "gzip"}).content == SCRIPT


def test_what_has_a_name_of_its_own_is_kept_and_the_rest_is_asked_for(browser: TestClient[Litestar]) -> None:
    kept = browser.get("/_app/immutable/a.1234.js").headers["cache-control"]
    assert kept == "public, max-age=31536000, immutable"
    for path in ("/", "/new", "/account", "/rules", "/rules/classic", "/table/abc", "/icon.svg"):
        first = browser.get(path)
        assert (first.status_code, first.headers["cache-control"]) == (200, "no-cache")
        again = browser.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        assert browser.get(path, headers={"If-None-Match": '"other"'}).status_code == 200


def test_every_encoding_has_a_tag_of_its_own(browser: TestClient[Litestar]) -> None:
    name = "/_app/immutable/a.1234.js"
    replies = [browser.get(name, headers={"Accept-Encoding": takes}) for takes in ("br", "gzip", "")]
    assert len({reply.headers["etag"] for reply in replies}) == 3


@pytest.mark.parametrize(
    "path", ["/nothing.js", "/.built", "/../pyproject.toml", "/_app/immutable/a.1234.js.gz", "/%2e%2e/x"]
)
def test_nothing_but_the_client_is_served(browser: TestClient[Litestar], path: str) -> None:
    reply = browser.get(path)
    assert (reply.status_code, reply.json()["code"]) == (404, "no_such_page")


def test_who_looks_for_a_page_that_is_not_there_is_told_so_by_the_client(
    browser: TestClient[Litestar],
) -> None:
    looking = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    page = browser.get("/", headers=looking)
    lost = browser.get("/tabel/abc", headers=looking)
    assert (lost.status_code, lost.content) == (404, page.content)
    assert lost.headers["content-type"].startswith("text/html")
    again = browser.get("/tabel/abc", headers={**looking, "If-None-Match": page.headers["etag"]})
    assert (again.status_code, again.content) == (404, page.content)
    for path in ("/api/nothing", "/api/tables/abc/nothing"):
        assert browser.get(path, headers=looking).json()["code"] == "no_such_page"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html"),
        ("/rules", "text/html"),
        ("/table/abc", "text/html"),
        ("/icon.svg", "image/svg+xml"),
    ],
)
def test_a_head_request_gets_the_headers_alone(browser: TestClient[Litestar], path: str, kind: str) -> None:
    reply = browser.head(path)
    assert (reply.status_code, reply.content) == (200, b"")
    assert reply.headers["content-type"].startswith(kind)
    assert reply.headers["etag"] == browser.get(path).headers["etag"]


def test_a_head_request_for_what_is_not_there_says_so(browser: TestClient[Litestar]) -> None:
    assert browser.head("/nothing.js").status_code == 404


def test_encodings_out_of_a_header() -> None:
    assert accepted("") == {""}
    assert accepted("GZIP;q=1.0, br; q=0, *;q=0.1") == {"gzip", "*"}
