"""What goes over a socket, and line by line over a stream. Tagged with ``type``."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from amunre.server.padding import padded
from amunre.tables.sight import TableSeen

LARGEST_FRAME = 8 * 1024


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The client's first frame."""

    token: Annotated[str, Meta(max_length=200)] = ""
    """A guest's seat token; empty for accounts and spectators."""
    since: Annotated[int, Meta(ge=0)] = 0
    """The last message the client has."""
    viewer: int | None = None
    """Whose messages those were; if the client is another viewer now, it gets all of them anew."""


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


ClientFrame = Hello | Ping


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The server's first frame: as whom the client sees the table, and after which message it goes on."""

    viewer: int
    since: int


class Told(msgspec.Struct, frozen=True, tag="message"):
    """One message; ``n`` counts without gaps for this viewer."""

    n: int
    at: int
    entry: dict[str, Any]


class State(msgspec.Struct, frozen=True, tag="state"):
    """The table as it stands after the messages before."""

    table: TableSeen


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """Yes."""


class Trouble(msgspec.Struct, frozen=True, tag="problem"):
    """Why the connection ends."""

    code: str
    text: str


ServerFrame = Welcome | Told | State | Pong | Trouble

read_frame = msgspec.json.Decoder(ClientFrame).decode
_ENCODER = msgspec.json.Encoder()


def write_frame(frame: ServerFrame) -> str:
    return padded(_ENCODER.encode(frame)).decode()
