"""What administrators do and see, as tests say it in one line."""

from __future__ import annotations

from itertools import count
from typing import Any

import httpx

from tests.server.running import JSON, Guest, Member, Running

NUMBERS = count()
BECAUSE = {"reason": "Spam in the chat"}


def member(server: Running, name: str = "Member") -> Member:
    return Member(server, f"{name}{next(NUMBERS)}").register()


def seen(client: httpx.Client, table: str) -> JSON:
    found: JSON = client.get(f"/api/admin/tables/{table}").raise_for_status().json()
    return found


def done(client: httpx.Client, table: str, what: str, reason: str = "Spam in the chat") -> JSON:
    answer = client.post(f"/api/admin/tables/{table}/{what}", json={"reason": reason})
    assert answer.status_code == 200, answer.text
    found: JSON = answer.json()
    return found


def refused(client: httpx.Client, table: str, what: str, body: Any = None) -> tuple[int, str]:
    answer = client.post(f"/api/admin/tables/{table}/{what}", json=body or BECAUSE)
    return answer.status_code, answer.json()["code"]


def told(guest: Guest) -> list[JSON]:
    """The latest that somebody at a table has heard."""
    return [message["entry"] for message in guest.messages()]


def latest_act(client: httpx.Client) -> JSON:
    [act] = client.get("/api/admin/acts", params={"count": 1}).json()["acts"]
    return {name: act[name] for name in ("who_name", "what", "kind", "about", "reason", "facts")}


def found_by(client: httpx.Client, **asked: Any) -> list[str]:
    """The ids of all pages."""
    page = client.get("/api/admin/tables", params=asked).raise_for_status().json()
    rest = found_by(client, **asked | {"after": page["next"]}) if page["next"] else []
    return [table["id"] for table in page["tables"]] + rest
