"""How ``amunre admin`` reaches a site: by the operator's door of a server that runs, and otherwise by its
database, with the same routes in this process."""

from __future__ import annotations

import asyncio
import http.client
import json
import socket
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol
from urllib.parse import quote, unquote, urlencode

import click

from amunre.cli_database import Where, store_errors, store_options

if TYPE_CHECKING:
    from amunre.server.site import Site

SECONDS = 60.0
"""For which an answer is waited for."""


class Answer(NamedTuple):
    status: int
    kind: str
    """Of what is in the body."""
    body: bytes


class Way(Protocol):
    """A way to a site."""

    def send(self, method: str, address: str, body: bytes, headers: Mapping[str, str]) -> Answer: ...


class Asker:
    """The site, as the operator's commands ask it."""

    def __init__(self, way: Way) -> None:
        self.way = way

    def raw(self, method: str, path: str, body: Any = None, **query: Any) -> Answer:
        """What is answered to a request; a refusal ends the command in its sentence."""
        given = {name: str(value) for name, value in query.items() if value is not None}
        address = "/api" + quote(path) + (f"?{urlencode(given)}" if given else "")
        headers = {} if body is None else {"content-type": "application/json"}
        text = b"" if body is None else json.dumps(body).encode()
        answer = self.way.send(method, address, text, headers)
        if answer.status >= 400:
            raise click.ClickException(sentence_in(answer))
        return answer

    def get(self, path: str, **query: Any) -> Any:
        return json.loads(self.raw("GET", path, **query).body)

    def post(self, path: str, body: Any = None) -> Any:
        return json.loads(self.raw("POST", path, body).body)

    def delete(self, path: str, **query: Any) -> Any:
        return json.loads(self.raw("DELETE", path, **query).body)

    def account(self, name: str) -> Any:
        """The account of a name, as administrators see it in a list."""
        found = self.get("/admin/accounts", name=name, whole="true")["accounts"]
        if not found:
            raise click.ClickException(f"there is no account named {name}.")
        return found[0]


def sentence_in(answer: Answer) -> str:
    try:
        told = json.loads(answer.body)
        return str(told["text"])
    except (ValueError, KeyError, TypeError):
        return f"the server answers {answer.status}, and not in a way that is understood here."


class Door:
    """A server that runs on this machine."""

    def __init__(self, path: Path, database: str) -> None:
        self.path = path
        self.database = database

    def send(self, method: str, address: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        from amunre.server.door import WHOSE

        connection = http.client.HTTPConnection("localhost", timeout=SECONDS)
        connection.sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            connection.sock.settimeout(SECONDS)
            connection.sock.connect(str(self.path))
            connection.request(method, address, body or None, {WHOSE: self.database, **headers})
            answer = connection.getresponse()
            return Answer(answer.status, answer.getheader("content-type", ""), answer.read())
        finally:
            connection.close()

    def is_open(self) -> bool:
        """Whether a server answers there that serves this database."""
        try:
            return self.send("GET", "/healthz", b"", {}).status == 200
        except PermissionError:
            raise click.ClickException(
                f"a server runs there, and {self.path} is not for you; be the server's user or root."
            ) from None
        except (OSError, http.client.HTTPException):
            return False


class Here:
    """The application in this process, for which nobody listens on any network."""

    def __init__(self, site: Site, runner: asyncio.Runner) -> None:
        from amunre.server.app import guarded
        from amunre.server.door import AsOperator

        self.site = site
        self.runner = runner
        self.app = AsOperator(guarded(site), site.database.url)

    def send(self, method: str, address: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        return self.runner.run(self.sent(method, address, body, headers))

    async def sent(self, method: str, address: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        path, _, query = address.partition("?")
        lines = {"host": "localhost", "content-length": str(len(body)), **headers}
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in lines.items()],
            "client": None,
            "server": None,
            "state": {},
        }
        coming = [{"type": "http.request", "body": body, "more_body": False}]
        told: list[Any] = []

        async def receive() -> Any:
            return coming.pop() if coming else await asyncio.Event().wait()

        async def send(message: Any) -> None:
            told.append(message)

        await self.app(scope, receive, send)
        await asyncio.gather(*self.site.forgetting.tasks.values())  # nobody else goes on with it
        kind = dict(told[0]["headers"]).get(b"content-type", b"").decode()
        return Answer(told[0]["status"], kind, b"".join(message.get("body", b"") for message in told[1:]))


@contextmanager
def way_to(where: Where) -> Iterator[Way]:
    """A server that runs if there is one, otherwise its database."""
    with store_errors():
        from amunre.server.door import door_of, name_of

        url = where.url()
        door = Door(door_of(url, where.folder()), name_of(url))
        if door.is_open():
            yield door
            return
        from amunre.server.logs import set_up_logs
        from amunre.server.settings import ServerSettings
        from amunre.server.site import Site
        from amunre.store.engine import StoreError
        from amunre.store.looking import sqlite_file
        from amunre.store.upgrade import must_be_newest, upgrade

        file = sqlite_file(url)
        if file is not None and not file.is_file():
            raise StoreError(f"there is no database at {file}.")
        set_up_logs("error")
        with asyncio.Runner() as runner:
            site = Site(ServerSettings(database=url), upgrade if file else must_be_newest)
            try:
                yield Here(site, runner)
            finally:
                site.thinkers.close()
                site.database.close()


def asking(command: Callable[..., Any]) -> Callable[..., Any]:
    """``--data``, ``--database`` and ``--config`` for a command that asks a site; it gets an ``Asker``."""

    @store_options
    @wraps(command)
    def with_site(*arguments: Any, where: Where, **options: Any) -> Any:
        with way_to(where) as way:
            return command(*arguments, site=Asker(way), **options)

    return with_site
