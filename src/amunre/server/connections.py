"""Connections from their first byte on: how many an address may have, and how long a request may take.

Below the application, because whoever never sends a whole request never gets as far as that.
"""

from __future__ import annotations

import asyncio
import logging
import socket as sockets
import time
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

import msgspec
import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Response
from websockets.server import ServerProtocol

from amunre.server.callers import household
from amunre.server.descriptors import allowed
from amunre.server.errors import Problem
from amunre.server.frames import LARGEST_FRAME
from amunre.server.hub import BAD_FRAME, TOO_MANY
from amunre.server.incoming import BODY_SECONDS
from amunre.server.limits import Allowance

HEADER_SECONDS = 10.0
"""Seconds in which the headers of a request must arrive."""
WHOLE_SECONDS = BODY_SECONDS + 5
"""Seconds after its headers in which the rest of any request must be there, answered already or not."""
LARGEST_HEAD = 32 * 1024
"""Bytes of a request's first line and headers."""
MOST_HEADERS = 100
MOST_PARTS = 2_000
"""Parts in which a body may come; a whole one of the largest size makes one or two."""
MOST_WAITING = 8
"""Requests that may wait on one connection until those before are answered."""
SOCKET_BYTES = 2 * LARGEST_FRAME
"""What a socket may send in 20 seconds: hello, and a ping now and then."""
SLICE = 1024
"""Bytes of a socket that are looked at before it is asked again whether there may be more."""
UNREAD_BYTES = 128 * 1024
"""What the system keeps for one reader who does not read."""
UNREAD_MS = 60_000
"""How long it keeps that before it gives the connection up."""
KEPT_FREE = 64
"""Descriptors that no connection gets, so that files and bots can still be opened."""
SAY_AGAIN = 60.0
"""Seconds in which the log is told once of what goes on and on."""

log = structlog.get_logger("amunre")


class Connections:
    """The connections of one process, counted by the address at the other end."""

    def __init__(self, per_address: int, is_proxy: Callable[[str], bool]) -> None:
        self.per_address = per_address
        self.is_proxy = is_proxy
        """A proxy has the connections of many; those callers are counted by the guard."""
        self.counts: Counter[str] = Counter()
        self.refused = 0
        most = allowed()[0]
        self.last_descriptor = most - min(KEPT_FREE, most // 4)
        self.told: dict[str, float] = {}

    def enter(self, address: str, descriptor: int) -> Problem | None:
        """Count a connection; or why it cannot stay. The system gives out the lowest descriptor that is free,
        so a high one says how many are taken, by whatever."""
        own = household(address)
        if descriptor >= self.last_descriptor:
            self.tell("out_of_descriptors", connections=self.counts.total(), descriptor=descriptor)
            return Problem("too_busy", "There are too many connections to this server; try again soon.")
        if self.counts[own] >= self.per_address and not self.is_proxy(address):
            self.tell("too_many_connections", most=self.per_address)
            return Problem("too_many_connections", TOO_MANY)
        self.counts[own] += 1
        return None

    def leave(self, address: str) -> None:
        own = household(address)
        self.counts[own] -= 1
        if not self.counts[own]:
            del self.counts[own]

    def tell(self, event: str, **facts: int) -> None:
        """Whoever floods us shall not flood the log as well."""
        self.refused += 1
        now = time.monotonic()
        if now - self.told.get(event, -SAY_AGAIN) >= SAY_AGAIN:
            self.told[event] = now
            log.warning(event, refused=self.refused, **facts)


class Refused(Exception):
    """What a request is made of is more than anybody needs."""


class PromptProtocol(HttpToolsProtocol):
    """Counts connections, and closes those whose next request does not arrive in time or has no end.

    All that has come at once is parsed at once, so it is counted here how much that may be.
    """

    is_refused = is_socket = False
    begun = heard = 0
    """Requests that have begun, and those whose headers have arrived."""
    unread = 0
    """Bytes of headers that are not there to their end."""
    head = headers_seen = parts = 0
    """Of the request that is coming: bytes of its head, headers, and parts of its body."""
    hearing: asyncio.TimerHandle | None = None
    completing: asyncio.TimerHandle | None = None
    """Close the connection unless the headers of the next request, or the rest of the last, arrive before."""

    def __init__(self, gate: Connections, **options: Any) -> None:
        super().__init__(**options)
        self.gate = gate

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        connected = transport.get_extra_info("socket")
        problem = self.gate.enter(peer_of(self), connected.fileno())
        if problem is not None:
            self.is_refused = True
            self.say(503 if problem.code == "too_busy" else 429, problem)
            return
        connected.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, UNREAD_BYTES)
        connected.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_NODELAY, 1)  # Python's own loop leaves that out
        if hasattr(sockets, "TCP_USER_TIMEOUT"):  # Linux
            connected.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_USER_TIMEOUT, UNREAD_MS)
        self.expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.stop_hearing()
        self.stop_completing()
        if not self.is_refused:
            self.gate.leave(peer_of(self))

    def handle_websocket_upgrade(self) -> None:
        self.is_socket = True  # the rest is the socket's, and so is the connection
        self.stop_completing()
        super().handle_websocket_upgrade()
        del self.parser  # it knows us as we know it, so that only the garbage collector would find both

    # What arrives, and how much of it

    def data_received(self, data: bytes) -> None:
        if self.is_refused:
            return
        super().data_received(data)
        self.unread = self.unread + len(data) if self.begun > self.heard else 0
        if self.unread > LARGEST_HEAD:
            self.send_400_response("")
        elif self.is_idle:  # empty lines came, after which the framework would wait for ever
            self.expect_request()

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_WAITING:
            raise Refused
        super().on_message_begin()
        self.begun += 1
        self.head = self.headers_seen = self.parts = 0
        self.stop_hearing()
        self.expect_request()

    def on_url(self, url: bytes) -> None:
        self.measure(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers_seen += 1
        self.measure(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.heard += 1
        self.stop_hearing()
        self.stop_completing()
        self.completing = self.loop.call_later(WHOLE_SECONDS, self.close)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.parts += 1
        if self.parts > MOST_PARTS:
            raise Refused
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.stop_completing()
        super().on_message_complete()

    def measure(self, more: int) -> None:
        self.head += more
        if self.is_head_too_large:
            raise Refused

    @property
    def is_head_too_large(self) -> bool:
        return max(self.head, self.unread) > LARGEST_HEAD or self.headers_seen > MOST_HEADERS

    # Closing. A timer that is not needed any more is let go: there are two for every request

    @property
    def is_idle(self) -> bool:
        """Whether nothing is coming and nothing has still to be answered."""
        cycle: Any = self.cycle
        is_answered = cycle is None or cycle.response_complete
        return is_answered and self.begun == self.heard and self.completing is None and not self.is_socket

    def expect_request(self) -> None:
        if self.hearing is None:
            self.hearing = self.loop.call_later(HEADER_SECONDS, self.close)

    def stop_hearing(self) -> None:
        if self.hearing is not None:
            self.hearing.cancel()
            self.hearing = None

    def stop_completing(self) -> None:
        if self.completing is not None:
            self.completing.cancel()
            self.completing = None

    def close(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()

    def send_400_response(self, msg: str) -> None:
        if self.is_head_too_large:
            text = f"A request's headers may be {MOST_HEADERS}, with {LARGEST_HEAD // 1024} KiB at most."
            self.say(431, Problem("too_large", text))
        else:
            self.say(400, Problem("bad_request", "This is not a request in HTTP."))

    def say(self, status: int, problem: Problem) -> None:
        """Answer without the application, and close."""
        body = msgspec.json.encode(problem)
        lines = (
            f"HTTP/1.1 {status} {HTTPStatus(status).phrase}",
            "content-type: application/json",
            f"content-length: {len(body)}",
            "cache-control: no-store",
            "connection: close",
            "",
            "",
        )
        self.transport.write("\r\n".join(lines).encode() + body)
        self.transport.close()


class Handshakes(ServerProtocol):
    """What is no handshake of a socket is refused as everything else is."""

    def reject(self, status: Any, text: str) -> Response:
        response = super().reject(status, msgspec.json.encode(Problem("bad_request", text.strip())).decode())
        del response.headers["Content-Type"]
        response.headers["Content-Type"] = "application/json"
        response.headers["Cache-Control"] = "no-store"
        return response


class CountedSocket(WebSocketsSansIOProtocol):
    """A socket over a connection that is counted already, on which little is said."""

    is_open = False

    def __init__(self, gate: Connections, **options: Any) -> None:
        super().__init__(**options)
        self.conn = Handshakes(max_size=LARGEST_FRAME, logger=logging.getLogger("uvicorn.error"))
        self.gate = gate
        self.allowance = Allowance(SOCKET_BYTES, 20)

    def data_received(self, data: bytes) -> None:
        if not self.is_open:  # the handshake
            self.is_open = True
            super().data_received(data)
            return
        for start in range(0, len(data), SLICE):
            part = data[start : start + SLICE]
            if self.transport.is_closing():  # not before: the answer to our own goodbye ends the connection
                return
            if not self.allowance.use("", len(part)):
                self.conn.fail(BAD_FRAME, "too much")
                self.handle_parser_exception()
                return
            super().data_received(part)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.gate.leave(peer_of(self))


def peer_of(protocol: PromptProtocol | CountedSocket) -> str:
    return protocol.client[0] if protocol.client else "nowhere"
