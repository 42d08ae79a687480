"""Puts the application together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Router
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import PermissionDeniedException
from litestar.middleware import DefineMiddleware
from litestar.middleware.csrf import CSRFMiddleware
from litestar.routes import HTTPRoute
from litestar.types import Message, Receive, Send

from amunre.server.callers import session_cookie
from amunre.server.errors import answer
from amunre.server.guard import SAFE, Guard
from amunre.server.incoming import LARGEST_BODY
from amunre.server.openapi import openapi_config
from amunre.server.padding import PaddedResponse
from amunre.server.routes import (
    accounts,
    admin,
    advice,
    figures,
    forecast,
    past,
    personal,
    play,
    reports,
    tables,
    watching,
)
from amunre.server.routes import site as site_routes
from amunre.server.routes.shared import the_caller, the_site
from amunre.server.site import Site


class SessionCSRF(CSRFMiddleware):
    """Asks for the token only where a cookie could speak for somebody, and gives it only under ``/api``.

    Pages and files are the same for everybody: a cache that keeps them must not hand on somebody's token.
    """

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or (scope["method"] in SAFE and not scope["path"].startswith("/api/")):
            await self.app(scope, receive, send)
            return
        if scope["method"] not in SAFE:
            request: Request[Any, Any, Any] = Request(scope)
            site: Site = scope["litestar_app"].state.site
            is_guest = request.headers.get("authorization", "").lower().startswith("bearer ")
            if is_guest or session_cookie(site.settings.https) not in request.cookies:
                await self.app(scope, receive, send)
                return
            cookie = request.cookies.get(self.config.cookie_name, "")
            given = request.headers.get(self.config.header_name, "")
            if not all(one and one.isascii() for one in (cookie, given)):  # the framework fails at others
                raise PermissionDeniedException("CSRF token verification failed")
        await super().__call__(scope, receive, send)


def csrf(site: Site) -> DefineMiddleware:
    https = site.settings.https
    config = CSRFConfig(
        secret=site.csrf_secret,
        cookie_name="__Host-amunre-csrf" if https else "amunre-csrf",
        cookie_secure=https,
        cookie_samesite="lax",
        header_name="x-csrf-token",
    )
    return DefineMiddleware(SessionCSRF, config=config)


async def complete_allow(message: Message, scope: Any) -> None:
    """Litestar's answer to OPTIONS names the methods of one handler, where a path may have several."""
    if message["type"] == "http.response.start" and scope.get("method") == "OPTIONS":
        methods = [
            method
            for route in scope["litestar_app"].routes
            if isinstance(route, HTTPRoute) and route.path_format == scope.get("path_template")
            for method in route.methods
        ]
        if methods:
            MutableScopeHeaders(message)["allow"] = ", ".join(sorted(methods))


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    site: Site = app.state.site
    await site.start()
    try:
        yield
    finally:
        await site.stop()


def make_app(site: Site) -> Litestar:
    """All routes, without the guard around them."""
    routes = (tables, play, advice, watching, past, forecast, figures, accounts, personal, reports, admin)
    api = Router("/api", route_handlers=[file.router for file in routes])
    return Litestar(
        route_handlers=[api, site_routes.router, site_routes.front()],
        dependencies={"site": Provide(the_site, sync_to_thread=False), "caller": Provide(the_caller)},
        exception_handlers={Exception: answer},
        middleware=[csrf(site)],
        before_send=[complete_allow],
        lifespan=[running],
        openapi_config=openapi_config(),
        response_class=PaddedResponse,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
        state=State({"site": site}),
    )


def guarded(site: Site) -> Guard:
    """What the server runs."""
    return Guard(make_app(site), site)
