"""The body of a request: read whole, looked over before any parser sees it, and refused if it does not fit.

All of this runs in the event loop for whoever asks, so every look is one pass that Python makes in C.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from itertools import accumulate
from typing import Any

import msgspec
from litestar.types import Receive

from amunre.server.errors import Problem, status_of

LARGEST_BODY = 64 * 1024
DEEPEST = 20
BODY_SECONDS = 10.0
REST_SECONDS = 1.0
"""Of silence, after which the rest of a request that is refused already is not waited for."""
OPENING, CLOSING = b"[{", b"]}"
NO_BRACKET = bytes(set(range(256)) - set(OPENING + CLOSING))
STEPS = [1 if byte in OPENING else -1 for byte in range(256)]
NUL = b"\\u0000"


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


def replaying(body: bytes, receive: Receive) -> Receive:
    """A channel that gives the body once more, then whatever comes."""
    waiting = [body]

    async def again() -> Any:
        if waiting:
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}
        return await receive()

    return again


def fault_of(body: bytes) -> Problem | None:
    """Why a body cannot be what any of our routes takes, however it goes on."""
    try:
        body.decode()
    except UnicodeDecodeError:
        return Problem("bad_request", "The body is not UTF-8.")
    if has_nul(body):
        return Problem("bad_request", "Text may not have the character NUL.")
    if depth_of(body) > DEEPEST:
        return Problem("too_deep", f"JSON may be nested {DEEPEST} deep at most.")
    return None


def has_nul(text: bytes) -> bool:
    """Whether a string of the JSON has the character NUL, which no database takes."""
    return NUL in text and NUL in text.replace(rb"\\", b"")


def depth_of(text: bytes) -> int:
    """How deep brackets are nested outside of strings, up to where the text stops being JSON."""
    bare = text.replace(rb"\\", b"").replace(rb"\"", b"")  # every quote that is left begins or ends a string
    brackets = b"".join(bare.split(b'"')[::2]).translate(None, NO_BRACKET)
    return max(accumulate(map(STEPS.__getitem__, brackets)), default=0)


async def refuse(
    send: Any,
    problem: Problem,
    headers: tuple[tuple[bytes, bytes], ...] = (),
    close: bool = False,
    rest: Receive | None = None,
) -> None:
    """Answer with a problem. The rest of the request, while it keeps coming, is read and dropped: whoever
    still sends when we close may see nothing but the end of the connection."""
    body = msgspec.json.encode(problem)
    lines = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *headers]
    if close:
        lines.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": status_of(problem.code), "headers": lines})
    await send({"type": "http.response.body", "body": body, "more_body": rest is not None})
    if rest is not None:
        with suppress(TimeoutError):
            async with asyncio.timeout(BODY_SECONDS):
                while await is_more(rest):
                    pass
        await send({"type": "http.response.body", "body": b""})


async def is_more(receive: Receive) -> bool:
    """Drop a part of a body; whether there is another one. Raises TimeoutError if nothing comes."""
    async with asyncio.timeout(REST_SECONDS):
        message: Any = await receive()
    return message["type"] == "http.request" and bool(message.get("more_body", False))
