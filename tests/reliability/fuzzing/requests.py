"""Requests to every route of a server's OpenAPI document, to its pages and files, and to none of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple
from urllib.parse import quote

from amunre.rules.components import figures, standard
from tests.reliability.fuzzing import values
from tests.reliability.fuzzing.world import EVERYTHING, PASSWORD, Place, Somebody, World, next_name
from tests.server.running import JSON

TITLES = ("classic", "revised", "cardgame", EVERYTHING, "anniversary+statues", "nothing")
BOTS = ("random", "greedy", "beginner", "nobody")
NETWORKS = ("203.0.113.0/24", "2001:db8::/48", "198.51.100.7", "0.0.0.0/1", "nonsense")
PROVINCES = ("abu", "amarna", "avaris", "dakhla", "edfu", "gizeh", "nothing")
FILE = "[province.{0}]\nicons = {1}\n# {2}\n"
PAGES = ("/", "/new", "/rules/classic", "/table/{table_id}", "/table/{table_id}/replay", "/service-worker.js")
ELSEWHERE = (
    "/robots.txt",
    "/_app/immutable/x.js",
    "/api",
    "/api/nothing",
    "/table/%2e%2e/x",
    "//",
    "/%00",
    "*",
)
CONTENT_TYPES = (
    "multipart/form-data; boundary=a",
    "application/x-www-form-urlencoded",
    "application/msgpack",
    'application/json; charset="utf-7"',
)
OFTEN = (
    ("GET", "/api/tables/{table_id}"),
    ("POST", "/api/tables/{table_id}/moves"),
    ("POST", "/api/tables/{table_id}/chat"),
)
METHODS = ("GET", "HEAD", "OPTIONS", "PUT", "PATCH", "DELETE", "TRACE", "QUERY", "CONNECT")
LOSING = ("logout", "forget", "password", "delete", "ban", "merge", "rename", "mute")
"""Last words of routes after which an account is not what it was."""
OWN = {path: given + 1 for path, given, _ in figures(standard()) if type(given) is int}
"""An owner's set in which every number is another one."""


class Request(NamedTuple):
    """What is sent."""

    content: bytes
    endless: bool
    """Whether the answer has no end, or more than one is to be expected."""
    told: Callable[[JSON], None] | None
    """Who wants to know what a table looks like."""


class Operation(NamedTuple):
    """A route with a method, as the document describes it."""

    method: str
    path: str
    parameters: list[JSON]
    body: JSON | None


def operations_of(described: JSON) -> list[Operation]:
    found = []
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            content = operation.get("requestBody", {}).get("content", {})
            body = content.get("application/json", {}).get("schema")
            found.append(Operation(method.upper(), path, operation.get("parameters", []), body))
    found.append(Operation("GET", "/api/schema/openapi.json", [], None))
    often = [one for one in found if (one.method, one.path) in OFTEN]
    return found + 4 * often


class Asking:
    """Makes requests; the same number makes the same request of the same world."""

    def __init__(self, world: World, described: JSON, seed: str) -> None:
        self.world, self.seed = world, seed
        self.usual = {"Host": f"127.0.0.1:{world.server.port}", "Origin": world.server.url}
        self.schemas = described["components"]["schemas"]
        self.operations = operations_of(described)

    def request(self, number: int) -> Request:
        rng = Random(f"{self.seed}/{number}")
        if rng.random() < 0.01:
            return Request((values.raw(rng) or b"?") + b"\r\n\r\n", True, None)  # not even HTTP
        if rng.random() < 0.06:
            return self.elsewhere(rng, number)
        operation = rng.choice(self.operations)
        place, token, somebody = self.whose(rng, operation)
        body = None if operation.body is None else self.body(rng, operation.body, place, token)
        if rng.random() < 0.02:
            body = values.raw(rng)  # also where none is expected
        path = self.path(rng, operation, place)
        method = operation.method if rng.random() < 0.98 else rng.choice(METHODS)
        is_look = (method, operation.path) == ("GET", "/api/tables/{table_id}") and token in place.tokens
        content = written(method, path, self.headers(rng, number, token, somebody), body)
        endless = operation.path.endswith("/stream")
        if rng.random() < 0.01:  # several at once
            content, endless = content * rng.choice((2, 8, 20)), True
        return Request(content, endless, (lambda seen: place.note(token, seen)) if is_look else None)

    def elsewhere(self, rng: Random, number: int) -> Request:
        path = rng.choice(PAGES + ELSEWHERE).replace("{table_id}", rng.choice(self.world.places).table)
        if rng.random() < 0.3:
            path = "/" + quote(values.text(rng, 9_000).encode("utf-8", "surrogatepass"), safe="/.%")
        headers = self.headers(rng, number, "", None) | {"Accept": rng.choice(("text/html", "*/*"))}
        return Request(written(rng.choice(METHODS), path, headers, None), False, None)

    def whose(self, rng: Random, operation: Operation) -> tuple[Place, str, Somebody | None]:
        """About which table, with which token or by which account."""
        world, place = self.world, self.world.place(rng)
        if operation.path.startswith("/api/admin"):
            return place, "", world.administrator if rng.random() < 0.9 else world.somebody(rng)
        if "{table_id}" in operation.path and rng.random() < 0.8:
            is_own = rng.random() < 0.9
            return place, rng.choice(place.tokens if is_own else rng.choice(world.passing).tokens), None
        if rng.random() < 0.6:
            loses = operation.path.rsplit("/", 1)[1] in LOSING
            return place, "", rng.choice(world.spare) if loses else world.somebody(rng)
        return place, "", None

    # The parts of a request

    def path(self, rng: Random, operation: Operation, place: Place) -> str:
        world = self.world
        is_losing = operation.path.rsplit("/", 1)[1] in LOSING
        account = rng.choice(world.spare) if is_losing else world.somebody(rng)
        known = {
            "table_id": place.table,
            "account_id": account.id,
            "report_id": "0" * 32,
            "seat": str(rng.randrange(6)),
            "moment": str(rng.randrange(1, 300)),
        }
        path = operation.path
        for name, given in known.items():
            if rng.random() < 0.05:
                given = quote(values.text(rng, 6_000).encode("utf-8", "surrogatepass"), safe="") or "x"
            path = path.replace(f"{{{name}}}", given)
        query = [
            f"{one['name']}={self.query(rng, one['schema'])}"
            for one in operation.parameters
            if one["in"] == "query" and rng.random() < 0.5
        ]
        if rng.random() < 0.03:
            query += [rng.choice(query or ["x=1"])] * rng.choice((1, 50, 1_000))
        return path + ("?" + "&".join(query) if query else "")

    def query(self, rng: Random, schema: JSON) -> str:
        if rng.random() < 0.15:
            return quote(values.text(rng, 2_000).encode("utf-8", "surrogatepass"), safe="")
        if "enum" in schema:
            return str(rng.choice(schema["enum"]))
        if schema.get("pattern"):
            return rng.choice(("own", "everybody", "open", "0", "4"))
        if schema.get("type") in ("integer", None):
            return str(rng.choice((0, 1, 2, 32, 50, 100, 101, 2**31)))
        return quote(rng.choice(("", "a", "Ann", "me", "classic", "true", next_name())))

    def headers(self, rng: Random, number: int, token: str, somebody: Somebody | None) -> dict[str, str]:
        found = self.usual | {"X-Fuzz": str(number), "Content-Type": "application/json"}
        if token:
            found["Authorization"] = f"Bearer {token}"
        if somebody is not None:
            found |= {"Cookie": somebody.cookie, "X-CSRF-Token": somebody.csrf}
        if rng.random() < 0.08:
            names = ("Cookie", "Authorization", "Accept", "Accept-Language", "Content-Type", "If-None-Match")
            more = ("X-CSRF-Token", "X-Forwarded-For", "Range", "Accept-Encoding", "Host", "User-Agent")
            found[rng.choice(names + more)] = plain(header(rng))
        if rng.random() < 0.01:
            found |= {f"X-{place}": "y" * rng.choice((1, 200)) for place in range(rng.choice((10, 90, 200)))}
        return found

    def body(self, rng: Random, schema: JSON, place: Place, token: str) -> bytes:
        way = rng.random()
        if way < 0.15:
            return values.raw(rng)
        given = self.valid(rng, schema, place, token)
        if way < 0.6:
            return json.dumps(given).encode()
        return values.spoilt(rng, given)

    def valid(self, rng: Random, schema: JSON, place: Place, token: str) -> Any:
        """What fits a schema, with words that mean something to the server."""
        while "$ref" in schema:
            schema = self.schemas[schema["$ref"].rsplit("/", 1)[1]]
        fields, needed = schema.get("properties", {}), schema.get("required", [])
        given = {
            name: self.field(rng, name, one, place)
            for name, one in fields.items()
            if name in needed or rng.random() < 0.3
        }
        if "decision" in given and token in place.asked:
            given["decision"], answers = place.asked[token]
            if "action" in given:
                given["action"] = rng.choice(answers)
        return given

    def field(self, rng: Random, name: str, schema: JSON, place: Place) -> Any:
        known: dict[str, Callable[[], Any]] = {
            "title": lambda: rng.choice(TITLES),
            "bot": lambda: rng.choice(BOTS),
            "players": lambda: rng.randint(1, 6),
            "name": lambda: rng.choice((next_name(), self.world.somebody(rng).name, values.text(rng, 200))),
            "player": lambda: rng.choice(("Zoe", values.text(rng, 200))),
            "password": lambda: PASSWORD,
            "old": lambda: PASSWORD,
            "new": lambda: PASSWORD,
            "network": lambda: rng.choice(NETWORKS),
            "into": lambda: rng.choice(self.world.spare).id,
            "cid": lambda: f"c{rng.randrange(10**6)}",
            "action": lambda: rng.choice(("pass", {"type": "pass"}, values.text(rng, 3_000))),
            "seats": lambda: rng.choice(([], ["me", "random", "greedy"], ["me", *["open"] * 4])),
            "own": lambda: place.tokens * rng.choice((1, 10)),
            "options": lambda: {"x": "y"},
            "clock": lambda: rng.choice(({}, {"bank": 600}, {"per_decision": 3_600, "holidays": 5})),
            "components": lambda: {"name": "mine", "figures": rng.choice((OWN, {"province.abu.icons": 3}))},
            "bids": lambda: [{"province": "abu", "highest": 9}] * rng.choice((1, 50)),
            "text": lambda: rng.choice((own_set(rng), values.text(rng, 2_000), "hello")),
            "until": lambda: 2**52,
        }
        if name in known:
            return known[name]()
        if "enum" in schema:
            return rng.choice(schema["enum"])
        if schema.get("type") == "boolean":
            return rng.random() < 0.5
        if schema.get("type") == "string":
            return rng.choice(("spam", values.text(rng, schema.get("maxLength", 200))))
        return rng.randrange(5)


def own_set(rng: Random) -> str:
    """An owner's file of up to the largest size."""
    lines = rng.choice((1, 100, 1_900))
    most = min(lines, rng.choice((1, len(PROVINCES) - 1, lines)))
    names = [*PROVINCES[:most], *(f"p{place}" for place in range(most - len(PROVINCES)))]
    return "".join(FILE.format(name, rng.randrange(4), values.text(rng, 20)) for name in names)[:60_000]


def header(rng: Random) -> str:
    pairs = "; ".join(f"a{place}={'=' * (place % 3)}" for place in range(rng.choice((10, 500, 3_000))))
    tags = ",".join(f"a{place}-b;q=0.{place}" for place in range(rng.choice((10, 500, 2_000))))
    ranges = "bytes=" + ",".join(f"{place}-{place}" for place in range(rng.choice((1, 1_000))))
    made = (pairs, tags, ranges, values.text(rng, 20_000), '"' + "\\" * 20_000, "[" * 300)
    return rng.choice(made + CONTENT_TYPES)


def plain(line: str) -> str:
    """Without what would end the header."""
    return line.replace("\r", " ").replace("\n", " ").replace("\0", " ")


def written(method: str, path: str, headers: dict[str, str], body: bytes | None) -> bytes:
    lines = [f"{method} {path} HTTP/1.1"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    if body is not None or method not in ("GET", "HEAD", "OPTIONS", "TRACE"):
        lines.append(f"Content-Length: {len(body or b'')}")
    head = "\r\n".join([*lines, "", ""]).encode("utf-8", "surrogatepass")
    return head + (body or b"")
