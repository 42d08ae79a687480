"""Runs the server and stops it: within seconds, and with nothing lost."""

from __future__ import annotations

import asyncio
import socket as sockets
from typing import Any

import structlog
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from amunre.server.app import guarded
from amunre.server.logs import set_up_logs
from amunre.server.routes.watching import LARGEST_FRAME
from amunre.server.settings import ServerSettings, words
from amunre.server.site import Site

HEADER_SECONDS = 10.0
"""Seconds in which the headers of a request must arrive."""
UNREAD_BYTES = 128 * 1024
"""What the system keeps for one reader who does not read."""
STOP_SECONDS = 5

log = structlog.get_logger("amunre")


class PromptProtocol(HttpToolsProtocol):
    """Closes connections whose next request does not arrive in time, so that slow ones cost little."""

    heard = 0
    """Requests whose headers have arrived."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        connected = transport.get_extra_info("socket")
        connected.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, UNREAD_BYTES)
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

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            log.info("listening", host=self.config.host, port=port)

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
        host=settings.host,
        port=settings.port,
        http=PromptProtocol,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_max_queue=4,
        ws_per_message_deflate=False,  # what is compressed tells by its length what is in it
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(words(settings.proxies)),
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    return Server(config, site)


def serve(settings: ServerSettings) -> None:
    set_up_logs(settings.log_level)
    server_of(settings).run()
