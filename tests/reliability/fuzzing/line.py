"""A connection over which anything is sent, well-formed or not."""

from __future__ import annotations

import asyncio
from contextlib import suppress

PATIENCE = 60.0
"""Seconds after which no answer comes any more."""
KEPT = 256 * 1024
"""Bytes of an answer that are kept."""


class NoAnswer(Exception):
    """The server has said nothing for too long."""


class Line:
    """Somebody at one address, whose connection is opened anew whenever the server has closed it."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address = port, address
        self.pair: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, request: bytes, endless: bool = False) -> tuple[int, bytes]:
        """Status and body; 0 if the connection ended without an answer. Of what has no end, the beginning."""
        was_open = self.pair is not None
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.ask_once(request, endless)
        except TimeoutError:
            self.close()
            raise NoAnswer from None
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError):
            self.close()
            return await self.ask(request, endless) if was_open else (0, b"")

    async def ask_once(self, request: bytes, endless: bool) -> tuple[int, bytes]:
        if self.pair is None:
            there = ("127.0.0.1", self.port)
            self.pair = await asyncio.open_connection(*there, limit=1 << 20, local_addr=(self.address, 0))
        reader, writer = self.pair
        writer.write(request)
        with suppress(ConnectionError):  # the answer may be there all the same
            await writer.drain()
        lines = (await reader.readuntil(b"\r\n\r\n")).split(b"\r\n")
        fields = dict(line.lower().split(b": ", 1) for line in lines[1:] if line)
        status = int(lines[0].split()[1])
        has_body = not request.startswith(b"HEAD ") and status not in (204, 304)
        body = await rest_of(reader, fields, endless) if has_body else b""
        if endless or fields.get(b"connection") == b"close":
            self.close()
        return status, body

    def close(self) -> None:
        if self.pair is not None:
            self.pair[1].close()
            self.pair = None


async def rest_of(reader: asyncio.StreamReader, fields: dict[bytes, bytes], endless: bool) -> bytes:
    if fields.get(b"transfer-encoding") != b"chunked":
        return (await reader.readexactly(int(fields.get(b"content-length", b"0"))))[:KEPT]
    body = b""
    while size := int(await reader.readline(), 16):
        part = await reader.readexactly(size + 2)
        if len(body) < KEPT:
            body += part[:-2]
        if endless:
            return body
    await reader.readline()
    return body
