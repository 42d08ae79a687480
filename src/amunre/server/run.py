"""Runs the server and stops it: within seconds, and with nothing lost."""

from __future__ import annotations

import asyncio
import socket as sockets
import webbrowser
from contextlib import suppress
from typing import Any

import structlog
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from amunre.arena.programs import check_program
from amunre.bots.lines import named_commands
from amunre.kernel.errors import SetupError
from amunre.server.app import guarded
from amunre.server.greeting import address, welcome
from amunre.server.logs import set_up_logs
from amunre.server.routes.site import has_client
from amunre.server.routes.watching import LARGEST_FRAME
from amunre.server.settings import ServerSettings
from amunre.server.site import Site
from amunre.server.workers import run_workers
from amunre.store.engine import StoreError, open_database
from amunre.store.upgrade import upgrade

HEADER_SECONDS = 10.0
"""Seconds in which the headers of a request must arrive."""
UNREAD_BYTES = 128 * 1024
"""What the system keeps for one reader who does not read."""
UNREAD_MS = 60_000
"""How long it keeps that before it gives the connection up."""
STOP_SECONDS = 5
BACKLOG = 1_024
LEAST_BOT_SECONDS = 5
"""Seconds for a bot of ours to start in another process and search for two."""

log = structlog.get_logger("amunre")


class NotListening(Exception):
    """The address cannot be listened on; the sentence says why."""


class PromptProtocol(HttpToolsProtocol):
    """Closes connections whose next request does not arrive in time, so that slow ones cost little."""

    heard = 0
    """Requests whose headers have arrived."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        connected = transport.get_extra_info("socket")
        connected.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, UNREAD_BYTES)
        if hasattr(sockets, "TCP_USER_TIMEOUT"):  # Linux
            connected.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_USER_TIMEOUT, UNREAD_MS)
        self.expect_request()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.expect_request()

    def on_headers_complete(self) -> None:
        self.heard += 1
        super().on_headers_complete()

    def expect_request(self) -> None:
        self.loop.call_later(HEADER_SECONDS, self.close_unless_heard, self.heard)

    def close_unless_heard(self, before: int) -> None:
        if self.heard == before and not self.transport.is_closing():
            self.transport.close()


class Server(uvicorn.Server):
    """Lets watchers go before it waits for connections to end."""

    def __init__(self, config: uvicorn.Config, site: Site) -> None:
        super().__init__(config)
        self.site = site

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        log.info("stopping")
        self.site.hub.close()
        await asyncio.sleep(0.05)  # so that watchers hear of it
        await super().shutdown(sockets)


def server_of(settings: ServerSettings) -> Server:
    """A server that is ready to run; raises StoreError if its database cannot be used."""
    site = Site(settings)
    config = uvicorn.Config(
        guarded(site),
        http=PromptProtocol,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_max_queue=4,
        ws_per_message_deflate=False,  # what is compressed tells by its length what is in it
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the guard asks whom to believe
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    return Server(config, site)


def serve(settings: ServerSettings) -> None:
    """Serve until we are told to stop; Ctrl-C is how a person does that, and no fault."""
    with suppress(KeyboardInterrupt):
        listen_and_serve(settings)


def listen_and_serve(settings: ServerSettings) -> None:
    """Listen first, so that two servers on one port do not quarrel about anything else."""
    set_up_logs(settings.log_level)
    check_bots(settings)
    with listening(settings.host, settings.port) as listener:
        port = listener.getsockname()[1]
        if settings.workers > 1:
            check_database(settings)
            log.info("listening", host=settings.host, port=port, workers=settings.workers)
            welcome(settings.host, port, has_client())
            run_workers(settings.workers, lambda: server_of(settings).run([listener]))
            return
        server = server_of(settings)
        log.info("listening", host=settings.host, port=port)
        welcome(settings.host, port, has_client())
        if settings.open:  # what the browser asks for waits until the server runs
            webbrowser.open(address(settings.host, port))
        server.run([listener])


def check_bots(settings: ServerSettings) -> None:
    """Whether bots have time to think, and the operator's programs can be run under their names; otherwise
    SetupError with the fix."""
    if not settings.bot_seconds >= LEAST_BOT_SECONDS:
        raise SetupError(f"bots need {LEAST_BOT_SECONDS} seconds or more; mend --bot-seconds.")
    for name, command in named_commands(settings.bot_commands).items():
        check_program(f"{name}={command}")


def check_database(settings: ServerSettings) -> None:
    """Once, before there are several of us: whether the database can be shared and used, and its form."""
    database = open_database(settings.database_url())
    try:
        if not database.shared:
            raise StoreError("several workers need PostgreSQL; name one with --database, or use one worker.")
        upgrade(database)
    finally:
        database.close()


def listening(host: str, port: int) -> sockets.socket:
    try:
        family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
        return sockets.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as problem:
        reason = (problem.strerror or str(problem)).lower()
        raise NotListening(
            f"{host} port {port} cannot be used: {reason}; choose another with --port."
        ) from None
