"""What every request passes before a handler sees it: pace, host, origin, body; and what all answers have.

Plain ASGI around the whole application, so that no route can be forgotten. The cheapest question comes first:
what is refused has cost next to nothing.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Iterable
from typing import Any, cast

import structlog
from litestar.types import ASGIApp, Message, Receive, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from amunre.server.callers import household, is_from_here
from amunre.server.door import is_operator
from amunre.server.errors import NOTHING_HERE, Problem, problem_of
from amunre.server.headers import security_headers
from amunre.server.incoming import BODY_SECONDS, LARGEST_BODY, fault_of, read_body, refuse, replaying
from amunre.server.logs import shown
from amunre.server.settings import words
from amunre.server.site import Site
from amunre.tables.draft import Denied

SAFE = ("GET", "HEAD", "OPTIONS", "TRACE")
COMMANDS = "/api/tables"
"""Where commands come in whose answers are timed."""
PROBES = ("/healthz", "/readyz", "/metrics")
"""What the machine itself may ask under any name and as often as it likes."""
REQUEST_ID = re.compile("[A-Za-z0-9_.:-]{1,64}")
PORT = re.compile(r":\d*$")
KEPT_BY_NOBODY = b"no-store, no-transform"
"""What is for one caller is kept by nobody on the way, nor compressed, which would tell by its length what is
in it."""
Header = tuple[bytes, bytes]

log = structlog.get_logger("amunre")


class Guard:
    """The application with everything around it."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        settings = site.settings
        self.app = app
        self.site = site
        self.origins = frozenset(words(settings.origins))
        self.hosts = words(settings.hosts.lower())
        self.headers = security_headers(settings.https)
        self.believing: Any = ProxyHeadersMiddleware(cast(Any, self.believed), list(words(settings.proxies)))

    def is_proxy(self, address: str) -> bool:
        """Whether what this one says of a caller is believed."""
        return address in self.believing.trusted_hosts

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if is_operator(scope):
            scope.setdefault("state", {})["request_id"] = secrets.token_hex(8)
            await self.http(scope, receive, send)
            return
        given = header(scope, b"x-request-id") if self.is_proxy(host_of(scope)) else ""
        request_id = given if REQUEST_ID.fullmatch(given) else secrets.token_hex(8)
        scope.setdefault("state", {})["request_id"] = request_id
        await self.believing(scope, receive, send)

    async def believed(self, scope: Any, receive: Receive, send: Send) -> None:
        """With the caller's own address, if a proxy that is named has told it."""
        act = self.http if scope["type"] == "http" else self.socket
        await act(scope, receive, send)

    async def http(self, scope: Any, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        request_id: str = scope["state"]["request_id"]
        status = 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = self.completed(message.get("headers", []), request_id)
            await send(message)

        try:
            problem = self.problem_with(scope)
            if problem is not None:
                await refuse(answer, problem, self.wait_for(scope, problem))
            elif scope["method"] in SAFE:
                await self.app(scope, receive, answer)
            else:
                await self.with_body(scope, receive, answer)
        finally:
            took = time.perf_counter() - began
            route = str(scope.get("path_template") or "none")
            self.site.metrics.count_request(scope["method"], route, status)
            if scope["method"] not in SAFE and route.startswith(COMMANDS):
                self.site.metrics.acknowledged.observe(took)
            told = {"method": scope["method"], "route": route, "status": status, "ms": round(took * 1000, 1)}
            log.info("request", **told, **self.caller_of(scope))

    def completed(self, headers: Iterable[Header], request_id: str) -> list[Header]:
        """What an answer says, with what all answers say."""
        found = [*headers, *self.headers, (b"x-request-id", request_id.encode())]
        if not any(name.lower() == b"cache-control" for name, _ in found):
            found.append((b"cache-control", KEPT_BY_NOBODY))
        return found

    async def with_body(self, scope: Any, receive: Receive, send: Send) -> None:
        """Read the body here, so that what is too large, too deep or too slow never gets further."""
        try:
            async with asyncio.timeout(BODY_SECONDS):
                body = await read_body(receive)
        except TimeoutError:
            await refuse(send, Problem("too_slow", "The request took too long to arrive."), close=True)
            return
        except ConnectionError:
            return
        if body is None:
            text = f"A request may have {LARGEST_BODY // 1024} KiB at most."
            await refuse(send, Problem("too_large", text), close=True, rest=receive)
            return
        fault = fault_of(body)
        if fault is not None:
            await refuse(send, fault)
        else:
            await self.app(scope, replaying(body, receive), send)

    async def socket(self, scope: Any, receive: Receive, send: Send) -> None:
        """A socket counts from its handshake on, whether it ever says hello or not."""
        request_id: str = scope["state"]["request_id"]

        async def answer(message: Any) -> None:
            """To a handshake, instead of a socket."""
            if message["type"] == "http.response.start":
                message["headers"] = self.completed(message["headers"], request_id)
            await send(message | {"type": f"websocket.{message['type']}"})

        problem = self.problem_with(scope)
        if problem is not None:
            await receive()
            await refuse(answer, problem)
            return
        try:
            visit = self.site.hub.enter(household(host_of(scope)))
        except Denied as full:
            await receive()
            await refuse(answer, problem_of(full)[1])
            return
        began = time.perf_counter()
        code = 1006  # what it is called when a connection just ends
        is_open = False
        log.info("socket_opened", **self.caller_of(scope))

        async def heard() -> Any:
            nonlocal code
            message: Any = await receive()
            if message["type"] == "websocket.disconnect":
                code = message.get("code", code)
            return message

        async def told(message: Any) -> None:
            nonlocal code, is_open
            is_open = is_open or message["type"] == "websocket.accept"
            if message["type"] == "websocket.close":
                code = message.get("code", 1000)
                if not is_open:  # the framework knows no socket at this address
                    await refuse(answer, Problem("no_such_page", NOTHING_HERE))
                    return
            await send(message)

        try:
            await self.app(scope, heard, told)
        finally:
            visit.leave()
            seconds = round(time.perf_counter() - began, 1)
            log.info("socket_closed", code=code, seconds=seconds, **self.caller_of(scope))

    def problem_with(self, scope: Any) -> Problem | None:
        """Why a request is not even looked at."""
        if scope["path"] in PROBES and is_from_here(host_of(scope), scope["headers"]):
            return None
        problem = None if is_operator(scope) else self.problem_with_caller(scope)
        if problem is not None:
            return problem
        if "\0" in scope["path"]:
            return Problem("no_such_page", NOTHING_HERE)
        if b"%00" in scope["query_string"] or b"\0" in scope["query_string"]:
            return Problem("bad_request", "Text may not have the character NUL.")
        return None

    def problem_with_caller(self, scope: Any) -> Problem | None:
        """Over the network nobody may come too often, to another's server, or from another's page."""
        if not self.site.limits.requests.use(household(host_of(scope))):
            return Problem("too_many", "Too many requests; wait a little.")
        if not self.is_for_us(scope):
            return Problem("wrong_host", "This server does not answer to that name (Host).")
        if (scope["type"] == "websocket" or scope["method"] not in SAFE) and not self.is_ours(scope):
            text = "Requests that change something must come from this server's own address (Origin)."
            return Problem("foreign_origin", text)
        return None

    def wait_for(self, scope: Any, problem: Problem) -> tuple[tuple[bytes, bytes], ...]:
        """How long whoever asks too often has to wait."""
        if problem.code != "too_many":
            return ()
        seconds = self.site.limits.requests.wait(household(host_of(scope)))
        return ((b"retry-after", str(seconds).encode()),)

    def is_for_us(self, scope: Any) -> bool:
        """Whether a name is asked for that is ours, at whatever port."""
        host = header(scope, b"host").lower()
        name = PORT.sub("", host)
        return not self.hosts or any(
            ours in ("*", name, host) or (ours.startswith("*.") and name.endswith(ours[1:]))
            for ours in self.hosts
        )

    def is_ours(self, scope: Any) -> bool:
        """Whether a browser says that one of our own pages is asking."""
        given = [value for name, value in scope["headers"] if name == b"origin"]
        if len(given) != 1:
            return False
        origin = given[0].decode("latin-1")
        if self.origins:
            return origin in self.origins
        host = header(scope, b"host")
        secure = self.site.settings.https or scope["scheme"] in ("https", "wss")
        return bool(host) and origin == f"{'https' if secure else 'http'}://{host}"

    def caller_of(self, scope: Any) -> dict[str, str]:
        """Who has asked, as far as the log may know."""
        return shown(host_of(scope), self.site.settings.log_addresses) | {
            "request": scope["state"]["request_id"]
        }


def header(scope: Any, wanted: bytes) -> str:
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == wanted), "")


def host_of(scope: Any) -> str:
    return scope["client"][0] if scope.get("client") else "nowhere"
