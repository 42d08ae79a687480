"""The operator's own door: a Unix socket that only whoever runs the server can open.

Requests that come in there are the operator's. They reach the application through ``AsOperator``, which marks
them with what no header can say; what comes over the network never passes it.
"""

from __future__ import annotations

import hashlib
import os
import socket
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import structlog
from litestar.types import ASGIApp, Receive, Send
from sqlalchemy.engine import make_url
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from amunre.server.errors import Problem
from amunre.server.incoming import refuse
from amunre.tui.saves import data_folder

FILE = "admin.sock"
MARK = "amunre.operator"
"""What a request's scope has if it came in by this door."""
WHOSE = "x-amunre-database"
"""A header that says for which database somebody comes."""
BACKLOG = 16
PROBE_SECONDS = 2.0

log = structlog.get_logger("amunre")


def is_operator(scope: Mapping[str, Any]) -> bool:
    return scope.get(MARK) is True


class AsOperator:
    """The application as the operator reaches it."""

    def __init__(self, app: ASGIApp, database: str) -> None:
        self.app = app
        self.database = name_of(database).encode()

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        wanted = [value for name, value in scope["headers"] if name == WHOSE.encode()]
        if wanted and wanted != [self.database]:
            await refuse(send, Problem("wrong_database", "This server serves another database."))
            return
        scope[MARK] = True
        await self.app(scope, receive, send)


class OperatorProtocol(HttpToolsProtocol):
    """A connection of the operator's, which counts for no limit; it has no sockets."""

    def __init__(self, app: AsOperator, **options: Any) -> None:
        super().__init__(**options)
        self.app = app
        self.ws_protocol_class = None


def name_of(url: str) -> str:
    """Tells databases apart: the same for every way to log in to one, and says nothing about it."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        place = str(Path(parsed.database or "").resolve())
    else:
        place = f"{parsed.host}:{parsed.port}/{parsed.database}?{sorted(parsed.query.items())}"
    return hashlib.sha256(f"{parsed.get_backend_name()} {place}".encode()).hexdigest()[:32]


def door_of(url: str, folder: str = "") -> Path:
    """Where the door of a server is: beside its database, or in its data folder."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        return Path(parsed.database or "").absolute().parent / FILE
    return (Path(folder).expanduser() if folder else data_folder()).absolute() / FILE


class Door:
    """A socket that listens at a place. It is a process that removes it again, not each of its workers."""

    def __init__(self, path: Path) -> None:
        """Take a place, also from a server that has died."""
        if path.is_socket():
            if answers(path):
                raise OSError("another server on this machine has it")
            path.unlink()
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self.listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        before = os.umask(0o177)  # nobody else may get in, not for a moment
        try:
            self.listener.bind(str(path))
        except OSError:
            self.listener.close()
            raise
        finally:
            os.umask(before)
        self.listener.listen(BACKLOG)
        self.file = path.stat().st_ino

    def remove(self) -> None:
        """May be said more than once; another server may have put its own there meanwhile."""
        self.listener.close()
        with suppress(OSError):
            if self.path.stat().st_ino == self.file:
                self.path.unlink()


@contextmanager
def open_door(path: Path) -> Iterator[Door | None]:
    """A door until the block ends; nothing where there can be none, which stops no server."""
    try:
        door = Door(path)
    except OSError as problem:
        log.warning("no_operator_socket", reason=(problem.strerror or str(problem)).lower())
        yield None
        return
    try:
        yield door
    finally:
        door.remove()


def answers(path: Path) -> bool:
    """Whether somebody listens there."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        probe.settimeout(PROBE_SECONDS)
        try:
            probe.connect(str(path))
        except (ConnectionRefusedError, FileNotFoundError):
            return False
        except OSError:
            return True
    return True
