"""Writes the server's OpenAPI description into a file, for openapi-typescript (see `npm run types`)."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import msgspec

from amunre.server.app import make_app
from amunre.server.openapi import with_frames
from amunre.server.settings import ServerSettings
from amunre.server.site import Site


def main(target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        site = Site(ServerSettings(data=folder))
        described = with_frames(make_app(site).openapi_schema.to_schema())
        site.database.close()
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(msgspec.json.encode(described))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
