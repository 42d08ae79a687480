"""The files of the web client, with the compressed copies that were made when it was built.

They are read once, at the start: what is served then fits together, whatever happens to the folder. They are
the same for everybody and hold no secret, so that compressing them tells nothing.
"""

from __future__ import annotations

import hashlib
import mimetypes
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response

ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Ways of compression and the ending of a file that has it, the better one first."""
TYPES = {".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2", ".html": "text/html"}
"""What the types are called here; what a machine's own list says may differ."""
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class File(msgspec.Struct, frozen=True):
    """One file as it is sent."""

    type: str
    tag: str
    bodies: dict[str, bytes]
    """By encoding; empty for the file as it is."""


def read_files(folder: Path) -> dict[str, File]:
    """All files under a folder by their path, each with its compressed copies."""
    found: dict[str, File] = {}
    for path in sorted(folder.rglob("*")):
        if not path.is_file() or path.suffix in ENCODINGS.values() or path.name.startswith("."):
            continue
        bodies = {"": path.read_bytes()}
        for encoding, ending in ENCODINGS.items():
            copy = path.with_name(path.name + ending)
            if copy.is_file():
                bodies[encoding] = copy.read_bytes()
        kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        tag = hashlib.sha256(bodies[""]).hexdigest()[:32]
        found[path.relative_to(folder).as_posix()] = File(kind, tag, bodies)
    return found


def accepted(header: str) -> set[str]:
    """Encodings that a client takes, out of its ``Accept-Encoding``."""
    found = set()
    for part in header.split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(name.strip().lower())
    return found


def sent(
    file: File,
    request: Request[Any, Any, Any],
    forever: bool = False,
    status: int = 200,
    varies: str = "accept-encoding",
) -> Response[bytes]:
    """The file in the best way that the client takes, or word that it has it already."""
    takes = accepted(request.headers.get("accept-encoding", ""))
    encoding = next((one for one in ENCODINGS if one in takes and one in file.bodies), "")
    tag = f'"{file.tag}{"-" if encoding else ""}{encoding}"'
    headers = {"cache-control": FOREVER if forever else ASK_AGAIN, "etag": tag, "vary": varies}
    known = {one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")}
    if tag in known and status == 200:
        return Response(b"", status_code=304, headers=headers, media_type=file.type)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(file.bodies[encoding], status_code=status, headers=headers, media_type=file.type)
