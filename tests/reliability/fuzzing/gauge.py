"""A server that measures by itself for how long each input keeps the event loop to itself:
``python -m tests.reliability.fuzzing.gauge serve``.

All that a server does in its loop it does in steps, callbacks of the loop, and while one of them runs nobody
else is served. So every step is measured, in processor time of the loop's thread, because the machine may be
busy with something else; what the garbage collector takes counts for the step in which it comes. A step
belongs to the request in whose context it runs, also where the request has begun another task. The loop is
Python's own: the steps of another, written in C, could not be measured one by one.

Nothing of this is shipped; ``GET /stalls`` of such a server tells what it has measured so far.
"""

from __future__ import annotations

import asyncio
import contextvars
import gc
import sys
import threading
import time
from array import array
from collections import Counter
from typing import Any

import msgspec

from amunre.server.connections import CountedSocket, PromptProtocol
from amunre.server.guard import Guard
from amunre.tables import host

NUMBER = b"x-fuzz"
"""The header in which a harness says which of its inputs this is."""
FIGURES = "/stalls"
FEW = 8
"""Tables held in memory, so that they are read from their logs again and again."""
LONG = 5.0
"""Milliseconds from which on single steps are remembered."""
ITSELF = "the server itself"
RECEIVING = "received"


class Stall(msgspec.Struct, frozen=True, order=True):
    """A step, and whose it was."""

    ms: float
    garbage: float
    """Milliseconds of it that the garbage collector took."""
    route: str
    path: str
    size: int
    number: int


class Figures(msgspec.Struct):
    """What is told of a server."""

    worst: list[Stall]
    """The longest step of each route, the longest first."""
    longest: list[float]
    """The longest step of each request, in no order."""
    totals: list[float]
    """All steps of each request together."""
    long: list[Stall]
    """The longest steps of all."""
    garbage: list[float]
    """What each look for garbage took."""
    answers: dict[str, int]
    """How often each route has given each status, by both."""


class Input:
    """A request or socket while it is served."""

    __slots__ = ("is_over", "longest", "method", "number", "path", "route", "scope", "size", "total")

    def __init__(self, scope: Any) -> None:
        headers = dict(scope["headers"])
        self.scope = scope
        self.method = scope.get("method", "SOCKET")
        self.route = self.path = ""
        self.number = plain_number(headers.get(NUMBER, b""))
        self.size = plain_number(headers.get(b"content-length", b""))
        self.longest = self.total = 0.0
        self.is_over = False

    def look(self) -> None:
        """As which route it is known by now; the scope is let go when it is over."""
        if self.scope is not None:
            self.route = f"{self.method} {self.scope.get('path_template') or 'none'}"
            self.path = str(self.scope.get("path", ""))[:200]


def plain_number(digits: bytes) -> int:
    return int(digits) if digits.isdigit() and len(digits) < 18 else -1


CURRENT: contextvars.ContextVar[Input | None] = contextvars.ContextVar("current", default=None)


class Gauge:
    """Measures the steps of one loop."""

    def __init__(self) -> None:
        self.thread = 0
        self.longest, self.totals, self.collected = array("d"), array("d"), array("d")
        self.worst: dict[str, Stall] = {}
        self.long: list[Stall] = []
        self.answers: Counter[str] = Counter()
        self.garbage = 0.0
        """Milliseconds that the collector has taken since the step began."""
        self.since = 0
        self.received: Any = None
        """The protocol that has taken in something in this step."""
        self.is_asked = False
        """Whether anybody has come; nobody waits for what a server does before."""

    def measure(self, run: Any, handle: Any) -> None:
        self.garbage, self.received = 0.0, None
        began = time.thread_time_ns()
        run(handle)
        ms = (time.thread_time_ns() - began) / 1e6
        whose: Input | None = handle._context.get(CURRENT)
        if whose is not None:
            whose.look()
            whose.total += ms
            whose.longest = max(whose.longest, ms)
            if whose.is_over:
                self.finish(whose)
        if self.is_asked and (ms > LONG or (whose is not None and ms > self.worst_of(whose.route))):
            self.remember(ms, whose, handle)

    def worst_of(self, route: str) -> float:
        found = self.worst.get(route)
        return 0.0 if found is None else found.ms

    def finish(self, whose: Input) -> None:
        whose.is_over, whose.scope = False, None
        self.longest.append(whose.longest)
        self.totals.append(whose.total)

    def remember(self, ms: float, whose: Input | None, handle: Any) -> None:
        if whose is not None:
            where = whose.route, whose.path, whose.size, whose.number
        else:
            where = self.where(handle)
        stall = Stall(ms, self.garbage, *where)
        if ms > self.worst_of(stall.route):
            self.worst[stall.route] = stall
        if ms > LONG:
            self.long.append(stall)
            if len(self.long) > 2_000:
                self.long = sorted(self.long, reverse=True)[:1_000]

    def where(self, handle: Any) -> tuple[str, str, int, int]:
        """What no request has to answer for: taking in what comes, or what the server does unasked."""
        if self.received is not None:
            scope = getattr(self.received, "scope", None) or {}
            number = dict(scope.get("headers", ())).get(NUMBER, b"")
            return RECEIVING, str(scope.get("path", ""))[:200], -1, plain_number(number)
        task = getattr(handle._callback, "__self__", None)
        if isinstance(task, asyncio.Task):
            return ITSELF, getattr(task.get_coro(), "__qualname__", "a task"), -1, -1
        return ITSELF, getattr(handle._callback, "__qualname__", repr(handle._callback))[:200], -1, -1

    def collecting(self, phase: str, _: dict[str, int]) -> None:
        if threading.get_ident() != self.thread or not self.is_asked:
            return
        if phase == "start":
            self.since = time.thread_time_ns()
        else:
            took = (time.thread_time_ns() - self.since) / 1e6
            self.garbage += took
            self.collected.append(took)

    def figures(self) -> Figures:
        worst = sorted(self.worst.values(), reverse=True)
        long = sorted(self.long, reverse=True)[:200]
        lists = list(self.longest), list(self.totals), long, list(self.collected)
        return Figures(worst, *lists, dict(self.answers))


def install(gauge: Gauge) -> None:
    """Measure every step of every loop of this process, and know whose it is."""
    handles: Any = asyncio.Handle
    guards: Any = Guard
    run, serve = handles._run, guards.__call__

    def measured(handle: asyncio.Handle) -> None:
        gauge.measure(run, handle)

    async def served(guard: Guard, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            gauge.thread = threading.get_ident()
            await serve(guard, scope, receive, send)
            return
        if scope["path"] == FIGURES:
            await tell(gauge, send)
            return
        gauge.is_asked = True
        whose = Input(scope)
        CURRENT.set(whose)

        async def counted(message: Any) -> None:
            if "status" in message:
                whose.look()
                gauge.answers[f"{whose.route} {message['status']}"] += 1
            await send(message)

        try:
            await serve(guard, scope, receive, counted)
        finally:
            whose.is_over = True

    handles._run, guards.__call__ = measured, served
    for protocol in (PromptProtocol, CountedSocket):
        note_receiving(gauge, protocol)
    gc.callbacks.append(gauge.collecting)


def note_receiving(gauge: Gauge, protocol: Any) -> None:
    receive = protocol.data_received

    def data_received(self: Any, data: bytes) -> None:
        gauge.received = self
        receive(self, data)

    protocol.data_received = data_received


async def tell(gauge: Gauge, send: Any) -> None:
    body = msgspec.json.encode(gauge.figures())
    headers = [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def main() -> None:
    sys.modules["uvloop"] = None  # type: ignore[assignment]
    host.KEPT = FEW
    install(Gauge())
    from amunre.cli import main as command

    command()


if __name__ == "__main__":
    main()
