"""What every request passes before a handler sees it (origin, size, depth, pace), and the headers of answers.

Plain ASGI around the whole application, so that no route can be forgotten.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar.types import ASGIApp, Message, Receive, Send
from secure import (
    ContentSecurityPolicy,
    CrossOriginOpenerPolicy,
    CrossOriginResourcePolicy,
    PermissionsPolicy,
    ReferrerPolicy,
    Secure,
    StrictTransportSecurity,
    XContentTypeOptions,
    XFrameOptions,
)

from amunre.server.errors import Problem, status_of
from amunre.server.metrics import Metrics

LARGEST_BODY = 64 * 1024
DEEPEST = 20
BODY_SECONDS = 10.0
REST_SECONDS = 1.0
"""Of silence, after which the rest of a request that is refused already is not waited for."""
STRING = re.compile(rb'"(?:[^"\\]|\\.)*"', re.DOTALL)
BRACKET = re.compile(rb"[\[\]{}]")
SAFE = ("GET", "HEAD", "OPTIONS", "TRACE")
COMMANDS = "/api/tables"
"""Where commands come in whose answers are timed."""

log = structlog.get_logger("amunre")


def security_headers(https: bool) -> list[tuple[bytes, bytes]]:
    """Our own files only, no inline script, nothing framed, nothing guessed, nothing kept by proxies."""
    policy = (
        ContentSecurityPolicy()
        .default_src("'none'")
        .script_src("'self'")
        .style_src("'self'")
        .img_src("'self'", "data:")
        .font_src("'self'")
        .connect_src("'self'")
        .manifest_src("'self'")
        .worker_src("'self'")
        .base_uri("'none'")
        .form_action("'self'")
        .frame_ancestors("'none'")
    )
    headers = Secure(
        csp=policy,
        coop=CrossOriginOpenerPolicy().same_origin(),
        corp=CrossOriginResourcePolicy().same_origin(),
        permissions=PermissionsPolicy().camera().geolocation().microphone(),
        referrer=ReferrerPolicy().no_referrer(),
        xcto=XContentTypeOptions().nosniff(),
        xfo=XFrameOptions().deny(),
        hsts=StrictTransportSecurity().max_age(31_536_000) if https else None,
    )
    return [(name.lower().encode(), value.encode()) for name, value in headers.header_items()]


class Guard:
    """The application with everything around it."""

    def __init__(self, app: ASGIApp, origins: Iterable[str], https: bool, metrics: Metrics) -> None:
        self.app = app
        self.origins = frozenset(origins)
        self.https = https
        self.headers = security_headers(https)
        self.metrics = metrics

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            if self.is_ours(scope):
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": "foreign origin"})
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Any, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message.get("headers", []), *self.headers]
                if not any(name.lower() == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        try:
            if scope["method"] in SAFE:
                await self.app(scope, receive, answer)
            elif not self.is_ours(scope):
                text = "Requests that change something must come from this server's own address (Origin)."
                await refuse(answer, "foreign_origin", text)
            else:
                await self.with_body(scope, receive, answer)
        finally:
            took = time.perf_counter() - began
            route = str(scope.get("path_template") or "none")
            self.metrics.requests.labels(scope["method"], route, status).inc()
            if scope["method"] not in SAFE and route.startswith(COMMANDS):
                self.metrics.acknowledged.observe(took)
            log.info("request", method=scope["method"], route=route, status=status, ms=round(took * 1000, 1))

    async def with_body(self, scope: Any, receive: Receive, send: Send) -> None:
        """Read the body here, so that what is too large, too deep or too slow never gets further."""
        try:
            async with asyncio.timeout(BODY_SECONDS):
                body = await read_body(receive)
        except TimeoutError:
            await refuse(send, "too_slow", "The request took too long to arrive.", close=True)
            return
        except ConnectionError:
            return
        if body is None:
            text = f"A request may have {LARGEST_BODY // 1024} KiB at most."
            await refuse(send, "too_large", text, close=True, rest=receive)
        elif depth_of(body) > DEEPEST:
            await refuse(send, "too_deep", f"JSON may be nested {DEEPEST} deep at most.")
        else:
            await self.app(scope, replaying(body, receive), send)

    def is_ours(self, scope: Any) -> bool:
        """Whether a browser says that one of our own pages is asking."""
        given = [value for name, value in scope["headers"] if name == b"origin"]
        if len(given) != 1:
            return False
        origin = given[0].decode("latin-1")
        if self.origins:
            return origin in self.origins
        host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
        scheme = "https" if self.https or scope["scheme"] in ("https", "wss") else "http"
        return bool(host) and origin == f"{scheme}://{host}"


async def read_body(receive: Receive) -> bytes | None:
    """The whole body, or ``None`` if it is too large."""
    parts: list[bytes] = []
    size = 0
    while True:
        message: Any = await receive()
        if message["type"] == "http.disconnect":
            raise ConnectionError
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > LARGEST_BODY:
            return None
        if not message.get("more_body", False):
            return b"".join(parts)


async def is_more(receive: Receive) -> bool:
    """Drop a part of a body; whether there is another one. Raises TimeoutError if nothing comes."""
    async with asyncio.timeout(REST_SECONDS):
        message: Any = await receive()
    return message["type"] == "http.request" and bool(message.get("more_body", False))


def replaying(body: bytes, receive: Receive) -> Receive:
    """A channel that gives the body once more, then whatever comes."""
    waiting = [body]

    async def again() -> Any:
        if waiting:
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}
        return await receive()

    return again


def depth_of(text: bytes) -> int:
    """How deep brackets are nested, outside of strings; as far as it matters."""
    depth = deepest = 0
    for bracket in BRACKET.findall(STRING.sub(b"", text)):
        depth += 1 if bracket in b"[{" else -1
        deepest = max(deepest, depth)
        if deepest > DEEPEST:
            break
    return deepest


async def refuse(send: Any, code: str, text: str, close: bool = False, rest: Receive | None = None) -> None:
    """Answer with a problem. The rest of the request, while it keeps coming, is read and dropped: whoever
    still sends when we close may see nothing but the end of the connection."""
    body = msgspec.json.encode(Problem(code, text))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if close:
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": status_of(code), "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": rest is not None})
    if rest is not None:
        with suppress(TimeoutError):
            async with asyncio.timeout(BODY_SECONDS):
                while await is_more(rest):
                    pass
        await send({"type": "http.response.body", "body": b""})
