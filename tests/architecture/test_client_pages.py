"""Every page of the web client is one that the server answers as such, not as an address without anything."""

from __future__ import annotations

import re
from pathlib import Path

from amunre.server.routes.site import CLIENT_PAGES

ROUTES = Path(__file__).parents[2] / "web" / "src" / "routes"
FOR_DEVELOPERS = "/dev/"


def test_the_server_knows_the_pages_of_the_client() -> None:
    found = {f"/{page.parent.relative_to(ROUTES).as_posix()}" for page in ROUTES.rglob("+page.svelte")}
    pages = {"/" if path == "/." else path for path in found if not path.startswith(FOR_DEVELOPERS)}
    known = {re.sub(r"\{\w+:str\}", "[]", path) for path in CLIENT_PAGES}
    assert {re.sub(r"\[\w+\]", "[]", path) for path in pages} == known
