"""One process that serves: how it stops, and how it leaves others to go on without anybody noticing."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable
from typing import Any

import structlog
import uvicorn
from litestar.types import ASGIApp, Message, Receive, Send

from amunre.server.door import AsOperator, OperatorProtocol
from amunre.server.hub import STOPPING
from amunre.server.site import Site
from amunre.server.workers import DRAIN

SPREAD = 3.0
"""Seconds over which watchers are sent elsewhere, so that they do not all come back at one moment."""
LONGEST_PAUSE = 0.1
"""Seconds between two of them at most, if they are few."""
LEAVE_SECONDS = 15.0
"""Seconds for the last requests; connections that nobody uses end by themselves before."""

WARM = 60.0
"""Seconds after which what is kept for good is there, once."""
TURN = 0.001
"""Seconds after which a thread that works lets the event loop go on, which has five times that by default."""

COLLECT_AFTER = (700, 10, 1000)
"""Objects more than before, and rounds of the younger kind, after which unreachable cycles are looked for.

Requests, refusals, moves and sockets leave next to none. By default the last figure is 10, and with 300 live
games everything was looked through every half minute for a third of a second, with 1,000 for a whole one.
Without an end the little that is left would fill the memory: at this figure a gigabyte at most.
"""

log = structlog.get_logger("amunre")


class Leaving:
    """The application, whose answers end their connections as soon as the process is about to leave."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.begun = False

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        async def last(message: Message) -> None:
            if self.begun and message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), (b"connection", b"close")]
            await send(message)

        await self.app(scope, receive, last if scope["type"] == "http" else send)


def collect_seldom() -> None:
    """Keep moves from waiting until the garbage collector has looked through everything."""
    gc.collect()
    gc.freeze()  # the program itself is never garbage
    gc.set_threshold(*COLLECT_AFTER)


def take_turns() -> None:
    """Let the event loop go on soon while threads work: it gives way to them at every call of the system."""
    sys.setswitchinterval(TURN)


def settle() -> None:
    """When all is gone through, pass over what has come to stay, such as the statements of the database."""
    gc.collect(1)
    gc.freeze()


class Server(uvicorn.Server):
    """Lets watchers go before it waits for connections to end."""

    def __init__(self, config: uvicorn.Config, site: Site, leaving: Leaving) -> None:
        super().__init__(config)
        self.site = site
        self.leaving = leaving
        self.is_up: Callable[[], object] = lambda: None
        """Hears that we serve."""
        self.task: asyncio.Task[None] | None = None
        self.door: socket.socket | None = None
        """Where the operator comes in, if that listens."""
        self.has_stopped: Callable[[], object] = lambda: None
        """Hears that we have stopped; after that a signal may end the process at once."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(DRAIN, self.begin_to_leave)
        if self.door is not None and not self.should_exit:
            self.servers.append(await loop.create_server(self.operators, sock=self.door))
        collect_seldom()
        loop.call_later(WARM, settle)
        take_turns()
        self.is_up()

    def operators(self) -> OperatorProtocol:
        return OperatorProtocol(
            AsOperator(self.leaving, self.site.database.url),
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("stopping")
        self.site.keeper.outages.stop_now()
        self.site.hub.close()
        await asyncio.sleep(0.05)  # so that watchers hear of it
        await super().shutdown(sockets)
        self.has_stopped()

    # Leaving

    def begin_to_leave(self) -> None:
        if not self.site.database.shared:
            log.warning("cannot_drain", reason="nobody else can serve an SQLite file; restart the server.")
        elif self.task is None:
            self.task = asyncio.create_task(self.leave())

    async def leave(self) -> None:
        """Take nothing new, hand over what is ours to do, send everybody elsewhere, then stop."""
        log.info("leaving", sockets=self.site.hub.number)
        self.leaving.begun = True
        for server in self.servers:
            server.close()  # who comes now is accepted by another worker, on the same socket
        try:
            async with asyncio.timeout(LEAVE_SECONDS):
                await self.site.hand_over()
                await self.send_elsewhere()
                while self.server_state.connections:
                    await asyncio.sleep(0.05)
        except TimeoutError:
            log.warning("left_behind", connections=len(self.server_state.connections))
        self.should_exit = True

    async def send_elsewhere(self) -> None:
        """Let watchers go one by one; they say hello to another worker at once."""
        hub = self.site.hub
        watchers = hub.everybody()
        for watcher in watchers:
            hub.let_go(watcher, STOPPING)
            await asyncio.sleep(min(LONGEST_PAUSE, SPREAD / len(watchers)))
        while hub.number:  # some were on their way in
            for watcher in hub.everybody():
                hub.let_go(watcher, STOPPING)
            await asyncio.sleep(LONGEST_PAUSE)
