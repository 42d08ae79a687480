"""Everybody who might come to a table, and what each may do there."""

from __future__ import annotations

import hashlib
import sqlite3
from itertools import count
from typing import Any, NamedTuple

import httpx

from tests.server.running import Guest, Member, Running, open_table, sit

AT_TABLES = ("anonymous", "stranger", "elsewhere", "gone", "replaced", "opponent", "owner", "host")
"""Nobody in particular; an account without a seat; a guest of another table; one who got up before the game;
one whose seat a bot has taken; another player; the player whose turn or seat it is; the host."""
ROLES = (*AT_TABLES, "administrator")
NUMBERS = count()


class Cast:
    """A table of four with everybody around it. The game has begun or not."""

    def __init__(self, server: Running, members: dict[str, Member], begun: bool) -> None:
        self.server = server
        self.members = members
        """The stranger and the administrator."""
        host = open_table(server, players=4)
        self.table = host.table
        gone = sit(server, self.table, "Gone")
        assert gone.post("/leave").status_code == 200
        self.guests: dict[str, Guest] = {"host": host, "gone": gone, "elsewhere": open_table(server)}
        others = [sit(server, self.table, "Bea"), sit(server, self.table, "Cem")]
        if begun:
            others.append(sit(server, self.table, "Dan"))
            assert host.client.post("/start").status_code == 200
            others.sort(key=is_asked, reverse=True)
        self.asked = next((guest for guest in (host, *others) if is_asked(guest)), None)
        """Who is to move; the owner or the host, because the cards decide who begins."""
        self.guests["owner"], self.guests["opponent"] = others[:2]
        self.guests["replaced"] = others[2] if begun else gone
        self.moment = 1
        """The first there is: the deal."""
        if begun:
            assert others[2].post("/leave").status_code == 200
            self.moment = host.client.get("/moments").json()["moments"][0]["n"]

    def client(self, role: str) -> httpx.Client:
        if role == "anonymous":
            return self.server.browser()
        if role in self.members:
            return self.members[role].client
        browser = self.server.browser()
        browser.headers["Authorization"] = f"Bearer {self.guests[role].token}"
        return browser

    def path(self, path: str) -> str:
        """A route's path with this table, the owner's seat, and an account that nobody needs."""
        account = Member(self.server, f"Spare{next(NUMBERS)}").register().id if "{account" in path else ""
        return path.format(
            table_id=self.table,
            seat=self.guests["owner"].seat,
            moment=self.moment,
            path="nothing",
            account_id=account,
            report_id="none",
        )

    def body(self, wanted: Any) -> Any:
        """A body with what only the running table knows."""
        if wanted == "move":
            mover = self.asked or self.guests["owner"]
            decision, action = mover.first_choice()
            return {"decision": decision, "action": action, "cid": "m"}
        if wanted == "hint":
            mover = self.asked or self.guests["owner"]
            return {"decision": mover.first_choice()[0], "cid": "h"}
        if wanted == "nudge":
            return {"seat": (self.asked or self.guests["owner"]).seat}
        if wanted == "report":
            return {"seat": self.guests["owner"].seat, "kind": "abuse"}
        if wanted == "rename":
            return {"name": f"Called{next(NUMBERS)}", "reason": "spam"}
        if wanted == "account":
            return {"name": f"New{next(NUMBERS)}", "password": "correct horse"}
        return wanted


def is_asked(guest: Guest) -> bool:
    seen = guest.look()
    return seen["status"] == "running" and bool(seen["seats"][guest.seat]["waited_for"])


class Rule(NamedTuple):
    """What a route answers to each role, in the order of AT_TABLES, and to an administrator."""

    stage: str
    """Whether the table is ``open``, ``running`` or, before a start, ``full``."""
    body: Any
    codes: tuple[int | str, ...]
    """A status; ``mover`` is 200 for whoever is to move and 409 for the others; ``not mover`` is 200 for the
    others and 422 for whoever is to move; ``only mover`` is the other way round."""
    administrator: int | None = None
    """If nothing is said, what every account gets."""

    @property
    def all_codes(self) -> tuple[int | str, ...]:
        return *self.codes, self.codes[1] if self.administrator is None else self.administrator


def same(code: int) -> tuple[int, ...]:
    return (code,) * len(AT_TABLES)


def for_administrators(code: int, body: Any = None) -> Rule:
    """A route that is refused to everybody else."""
    return Rule("open", body, same(403), code)


LOOK = (200, 200, 401, 401, 200, 200, 200, 200)
OPENED = {"title": "classic", "players": 3, "player": "Zoe"}
RULES: dict[tuple[str, str], Rule] = {
    ("GET", "/"): Rule("open", None, same(200)),
    ("HEAD", "/"): Rule("open", None, same(200)),
    ("GET", "/healthz"): Rule("open", None, same(200)),
    ("GET", "/readyz"): Rule("open", None, same(200)),
    ("GET", "/metrics"): Rule("open", None, same(200)),
    ("GET", "/api/schema"): Rule("open", None, same(200)),
    ("GET", "/api/schema/{path}"): Rule("open", None, same(404)),
    ("GET", "/api/schema/openapi.json"): Rule("open", None, same(200)),
    ("GET", "/api/catalogue"): Rule("open", None, same(200)),
    ("GET", "/api/tables"): Rule("open", None, same(200)),
    ("POST", "/api/tables"): Rule("open", OPENED, same(201)),
    ("GET", "/api/tables/{table_id}"): Rule("running", None, LOOK),
    ("GET", "/api/tables/{table_id}/messages"): Rule("running", None, LOOK),
    ("GET", "/api/tables/{table_id}/forecast"): Rule("running", None, LOOK),
    ("GET", "/api/tables/{table_id}/stream"): Rule("running", None, LOOK),
    ("GET", "/api/tables/{table_id}/record"): Rule("running", None, (409, 409, 401, 401, 409, 409, 409, 409)),
    ("GET", "/api/tables/{table_id}/moments"): Rule("running", None, LOOK),
    ("GET", "/api/tables/{table_id}/moments/{moment}"): Rule("running", None, LOOK),
    ("GET", "/api/tables/{table_id}/review"): Rule("running", None, (409, 409, 401, 401, 409, 409, 409, 409)),
    ("POST", "/api/tables/{table_id}/seats"): Rule(
        "open", {"name": "Zoe"}, (201, 201, 409, 409, 409, 409, 409, 409)
    ),
    ("DELETE", "/api/tables/{table_id}/seats/{seat}"): Rule(
        "open", None, (403, 403, 401, 401, 401, 403, 200, 200)
    ),
    ("POST", "/api/tables/{table_id}/bots"): Rule(
        "open", {"bot": "random"}, (403, 403, 401, 401, 401, 403, 403, 200)
    ),
    ("POST", "/api/tables/{table_id}/start"): Rule("full", None, (403, 403, 401, 401, 401, 403, 403, 200)),
    ("POST", "/api/tables/{table_id}/moves"): Rule(
        "running", "move", (403, 403, 401, 401, 403, "mover", "mover", "mover")
    ),
    ("POST", "/api/tables/{table_id}/undo"): Rule(
        "running", {"cid": "u"}, (403, 403, 401, 401, 403, 422, 422, 422)
    ),
    ("POST", "/api/tables/{table_id}/hint"): Rule(
        "running", "hint", (403, 403, 401, 401, 403, "only mover", "only mover", "only mover")
    ),
    ("POST", "/api/tables/{table_id}/analysis"): Rule(
        "running", {"seat": 0}, (403, 403, 401, 401, 409, 409, 409, 409)
    ),
    ("GET", "/api/tables/{table_id}/analysis"): Rule(
        "running", None, (409, 409, 401, 401, 409, 409, 409, 409)
    ),
    ("GET", "/api/tables/{table_id}/orders"): Rule("running", None, (403, 403, 401, 401, 403, 200, 200, 200)),
    ("PUT", "/api/tables/{table_id}/orders"): Rule(
        "running", {"pass_while_leading": True, "cid": "o"}, (403, 403, 401, 401, 403, 200, 200, 200)
    ),
    ("POST", "/api/tables/{table_id}/chat"): Rule(
        "running", {"text": "hi", "cid": "c"}, (403, 403, 401, 401, 200, 200, 200, 200)
    ),
    ("POST", "/api/tables/{table_id}/nudge"): Rule(
        "running", "nudge", (403, 403, 401, 401, 403, "not mover", "not mover", "not mover")
    ),
    ("POST", "/api/tables/{table_id}/votes"): Rule(
        "running", {"about": "end"}, (403, 403, 401, 401, 403, 200, 200, 200)
    ),
    ("POST", "/api/tables/{table_id}/leave"): Rule("running", {}, (403, 403, 401, 401, 403, 200, 200, 200)),
    ("POST", "/api/tables/{table_id}/claim"): Rule("running", None, (403, 403, 401, 401, 200, 422, 422, 422)),
    ("POST", "/api/components"): Rule("open", {"text": "[province.abu]\nicons = 3"}, same(200)),
    ("GET", "/api/tables/{table_id}/figures"): Rule("open", None, same(200)),
    ("POST", "/api/tables/{table_id}/resume"): Rule(
        "running", None, (403, 403, 401, 401, 200, 200, 200, 200)
    ),
    ("POST", "/api/tables/{table_id}/holiday"): Rule(
        "running", {"days": 1}, (403, 403, 401, 401, 403, 422, 422, 422)
    ),
    ("POST", "/api/tables/{table_id}/rematch"): Rule("running", {}, (403, 403, 401, 401, 409, 409, 409, 409)),
    ("POST", "/api/accounts"): Rule("open", "account", same(201)),
    ("POST", "/api/login"): Rule("open", {"name": "Nobody", "password": "wrong"}, same(401)),
    ("POST", "/api/logout"): Rule("open", None, same(200)),
    ("GET", "/api/me"): Rule("open", None, same(200)),
    ("GET", "/api/me/tables"): Rule("open", None, (401, 200, 401, 401, 401, 401, 401, 401)),
    ("GET", "/api/me/data"): Rule("open", None, (401, 200, 401, 401, 401, 401, 401, 401)),
    ("POST", "/api/me/forget"): Rule(
        "open", {"password": "correct horse"}, (401, 200, 401, 401, 401, 401, 401, 401)
    ),
    ("GET", "/api/tables/{table_id}/data"): Rule("running", None, (403, 403, 401, 401, 200, 200, 200, 200)),
    ("POST", "/api/tables/{table_id}/forget"): Rule(
        "running", None, (403, 403, 401, 401, 200, 200, 200, 200)
    ),
    ("POST", "/api/me/password"): Rule(
        "open",
        {"old": "correct horse", "new": "battery staple"},
        (401, 200, 401, 401, 401, 401, 401, 401),
    ),
    ("GET", "/api/admin/accounts"): for_administrators(200),
    ("POST", "/api/admin/accounts/{account_id}/grant"): for_administrators(403),
    ("POST", "/api/admin/accounts/{account_id}/revoke"): for_administrators(403),
    ("GET", "/api/admin/accounts/{account_id}"): for_administrators(200),
    ("POST", "/api/admin/accounts/{account_id}/ban"): for_administrators(200, {"reason": "spam"}),
    ("POST", "/api/admin/accounts/{account_id}/unban"): for_administrators(409),
    ("POST", "/api/admin/accounts/{account_id}/mute"): for_administrators(200, {"reason": "spam"}),
    ("POST", "/api/admin/accounts/{account_id}/unmute"): for_administrators(409),
    ("POST", "/api/admin/accounts/{account_id}/rename"): for_administrators(200, "rename"),
    ("POST", "/api/admin/accounts/{account_id}/reset-password"): for_administrators(200),
    ("POST", "/api/admin/accounts/{account_id}/merge"): for_administrators(404, {"into": "none"}),
    ("POST", "/api/admin/accounts/{account_id}/delete"): for_administrators(200, {"reason": "spam"}),
    ("GET", "/api/admin/acts"): for_administrators(200),
    ("GET", "/api/admin/bans"): for_administrators(200),
    ("POST", "/api/admin/bans"): for_administrators(200, {"network": "192.0.2.0/24", "reason": "spam"}),
    ("DELETE", "/api/admin/bans"): for_administrators(400),
    ("GET", "/api/admin/reports"): for_administrators(200),
    ("POST", "/api/admin/reports/{report_id}/settle"): for_administrators(404, {"outcome": "acted"}),
    ("GET", "/api/admin/summary"): for_administrators(200),
    ("GET", "/api/admin/tables"): for_administrators(200),
    ("GET", "/api/admin/tables/{table_id}"): for_administrators(200),
    ("GET", "/api/admin/tables/{table_id}/record"): for_administrators(409),
    ("POST", "/api/admin/tables/{table_id}/close"): for_administrators(200, {"reason": "spam"}),
    ("POST", "/api/admin/tables/{table_id}/delete"): for_administrators(204, {"reason": "spam"}),
    ("POST", "/api/admin/tables/{table_id}/seats/{seat}/mute"): for_administrators(200, {"reason": "spam"}),
    ("POST", "/api/admin/tables/{table_id}/seats/{seat}/unmute"): for_administrators(409, {"reason": "spam"}),
    ("POST", "/api/admin/tables/{table_id}/seats/{seat}/remove"): for_administrators(200, {"reason": "spam"}),
    ("POST", "/api/accounts/recover"): Rule(
        "open", {"name": "Nobody", "code": "AAAA", "password": "battery staple"}, same(401)
    ),
    ("POST", "/api/tables/{table_id}/report"): Rule(
        "running", "report", (200, 200, 401, 401, 200, 200, 422, 200)
    ),
}


def content_hash(server: Running) -> str:
    """All that is stored, but for the note that the server is alive."""
    database = sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)
    try:
        lines = [line for line in database.iterdump() if "'alive_at'" not in line]
    finally:
        database.close()
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
