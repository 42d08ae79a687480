"""Runs the server and stops it: within seconds, and with nothing lost."""

from __future__ import annotations

import os
import signal
import socket as sockets
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, cast

import structlog
import uvicorn
from sqlalchemy.engine import make_url

from amunre.arena.programs import check_program
from amunre.bots.lines import named_commands
from amunre.kernel.errors import SetupError
from amunre.server.app import guarded
from amunre.server.connections import Connections, CountedSocket, PromptProtocol
from amunre.server.descriptors import ask_for, needed_for, shortage
from amunre.server.door import door_of, open_door
from amunre.server.frames import LARGEST_FRAME
from amunre.server.greeting import address, welcome
from amunre.server.logs import set_up_logs
from amunre.server.metrics import share_figures
from amunre.server.routes.site import has_client
from amunre.server.serving import Leaving, Server
from amunre.server.settings import ServerSettings
from amunre.server.site import Site
from amunre.server.workers import DRAIN, Inherited, inherited, run_workers
from amunre.store.engine import Database, StoreError, open_database
from amunre.store.upgrade import must_be_newest, upgrade

STOP_SECONDS = 5
BACKLOG = 1_024
LEAST_BOT_SECONDS = 5
"""Seconds for a bot of ours to start in another process and search for two."""

log = structlog.get_logger("amunre")


class NotListening(Exception):
    """The address cannot be listened on; the sentence says why."""


def server_of(settings: ServerSettings, prepare: Callable[[Database], None] = upgrade) -> Server:
    """A server that is ready to run; raises StoreError if its database cannot be used."""
    site = Site(settings, prepare)
    guard = guarded(site)
    gate = Connections(settings.connections_per_address, guard.is_proxy)
    site.metrics.watch(gate)
    leaving = Leaving(guard)
    config = uvicorn.Config(
        leaving,
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
    return Server(config, site, leaving)


def serve(settings: ServerSettings) -> None:
    """Serve until we are told to stop; Ctrl-C is how a person does that, and no fault."""
    with suppress(KeyboardInterrupt):
        listen_and_serve(settings)


def listen_and_serve(settings: ServerSettings) -> None:
    """Listen first, so that two servers on one port do not quarrel about anything else."""
    set_up_logs(settings.log_level)
    signal.signal(DRAIN, signal.SIG_IGN)  # until we know what to do then
    check_bots(settings)
    check_descriptors(settings.sockets)
    given = inherited()
    if given is not None:
        be_a_worker(settings, given)
        return
    with listening(settings.host, settings.port) as listener:
        port = listener.getsockname()[1]
        server = None
        if is_shared(settings):
            bring_up_to_date(settings)
        else:
            server = server_of(settings)
        with open_door(door_of(settings.database_url(), settings.data)) as door:
            log.info("listening", host=settings.host, port=port, workers=settings.workers)
            welcome(settings.host, port, has_client())
            if settings.open:  # what the browser asks for waits until the server runs
                webbrowser.open(address(settings.host, port))
            if server is None:
                run_workers(settings.workers, listener, None if door is None else door.listener)
                return
            if door is not None:
                server.door, server.has_stopped = door.listener, door.remove
            server.run([listener])


def be_a_worker(settings: ServerSettings, given: Inherited) -> None:
    """Serve on the socket of our parent, and tell it as soon as we do."""
    for handle in given.handles:
        os.set_inheritable(handle, False)
    share_figures(given.slot)
    server = server_of(settings, must_be_newest)

    def tell_parent() -> None:
        with os.fdopen(given.ready, "wb") as ready:
            ready.write(b"1")

    server.is_up = tell_parent
    if given.door >= 0:
        server.door = sockets.socket(fileno=given.door)
    with sockets.socket(fileno=given.listener) as listener:
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


def is_shared(settings: ServerSettings) -> bool:
    """Whether several processes can serve the database."""
    shared = make_url(settings.database_url()).get_backend_name() != "sqlite"
    if settings.workers > 1 and not shared:
        raise StoreError("several workers need PostgreSQL; name one with --database, or use one worker.")
    return shared


def bring_up_to_date(settings: ServerSettings) -> None:
    """The form of a database, once, before there are several of us."""
    database = open_database(settings.database_url())
    try:
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
