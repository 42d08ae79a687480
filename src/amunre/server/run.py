"""Runs the server and stops it: within seconds, and with nothing lost."""

from __future__ import annotations

import asyncio
import socket as sockets
import webbrowser
from contextlib import suppress
from functools import partial
from typing import Any, cast

import structlog
import uvicorn

from amunre.arena.programs import check_program
from amunre.bots.lines import named_commands
from amunre.kernel.errors import SetupError
from amunre.server.app import guarded
from amunre.server.connections import Connections, CountedSocket, PromptProtocol
from amunre.server.descriptors import ask_for, needed_for, shortage
from amunre.server.frames import LARGEST_FRAME
from amunre.server.greeting import address, welcome
from amunre.server.logs import set_up_logs
from amunre.server.routes.site import has_client
from amunre.server.settings import ServerSettings
from amunre.server.site import Site
from amunre.server.workers import run_workers
from amunre.store.engine import StoreError, open_database
from amunre.store.upgrade import upgrade

STOP_SECONDS = 5
BACKLOG = 1_024
LEAST_BOT_SECONDS = 5
"""Seconds for a bot of ours to start in another process and search for two."""

log = structlog.get_logger("amunre")


class NotListening(Exception):
    """The address cannot be listened on; the sentence says why."""


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
    guard = guarded(site)
    gate = Connections(settings.connections_per_address, guard.is_proxy)
    site.metrics.watch(gate)
    config = uvicorn.Config(
        guard,
        http=cast(Any, partial(PromptProtocol, gate)),
        ws=cast(Any, partial(CountedSocket, gate)),
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
    check_descriptors(settings.sockets)
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


def check_descriptors(sockets: int) -> None:
    """Take as many as the sockets need, and say so if there are fewer. Workers inherit them."""
    short = shortage(sockets, ask_for(needed_for(sockets)))
    if short:
        log.warning("few_descriptors", fix=short)


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
