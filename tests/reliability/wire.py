"""A small HTTP client for harnesses: one connection, JSON both ways, and no speed lost on comfort."""

from __future__ import annotations

import asyncio
import json
from typing import Any


class Lost(Exception):
    """The connection broke before the answer came."""


class Wire:
    """One connection to the server, opened when it is needed."""

    def __init__(self, port: int, address: str = "") -> None:
        self.port = port
        self.local = (address, 0) if address else None
        """Where we come from: every 127.x.y.z is somebody else to the server."""
        self.headers: dict[str, str] = {}
        """Further ones, which go with every request."""
        self.pair: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def call(self, method: str, path: str, token: str = "", body: Any = None) -> tuple[int, Any]:
        """Status and answer; raises Lost if the server went away meanwhile."""
        content = b"" if body is None else json.dumps(body).encode()
        head = [
            f"{method} {path} HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            f"Origin: http://127.0.0.1:{self.port}",
            f"Content-Length: {len(content)}",
            "Content-Type: application/json",
            *(f"{name}: {value}" for name, value in self.headers.items()),
        ]
        if token:
            head.append(f"Authorization: Bearer {token}")
        request = "\r\n".join([*head, "", ""]).encode() + content
        try:
            lines = await self.ask(request, again=self.pair is not None)
            assert self.pair is not None
            reader, _ = self.pair
            fields = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:])}
            answer = await reader.readexactly(int(fields.get("content-length", "0")))
        except (OSError, asyncio.IncompleteReadError) as problem:
            self.close()
            raise Lost from problem
        if fields.get("connection", "").lower() == "close":
            self.close()
        return int(lines[0].split()[1]), json.loads(answer) if answer else None

    async def ask(self, request: bytes, again: bool) -> list[str]:
        """Send and read the answer's head.

        The server ends connections that were silent for a while, perhaps just as the next request is sent. So
        an old connection that gives no single byte is tried once more, as every HTTP client does.
        """
        if self.pair is None:
            self.pair = await asyncio.open_connection(
                "127.0.0.1", self.port, limit=1 << 20, local_addr=self.local
            )
        reader, writer = self.pair
        try:
            writer.write(request)
            await writer.drain()
            return (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        except (OSError, asyncio.IncompleteReadError) as problem:
            has_begun = isinstance(problem, asyncio.IncompleteReadError) and problem.partial
            if has_begun or not again:
                raise
            self.close()
            return await self.ask(request, again=False)

    def close(self) -> None:
        if self.pair is not None:
            self.pair[1].close()
            self.pair = None
