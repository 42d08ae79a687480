"""Sockets that say what no client says, before hello and after it."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from random import Random

from websockets import Origin
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.reliability.fuzzing import values
from tests.reliability.fuzzing.world import Place, World

LARGEST = 8 * 1024
PATIENCE = 5.0


async def talk(world: World, seed: str, number: int, address: str) -> None:
    """One socket, from its handshake until the server closes it or enough is said."""
    rng = Random(f"{seed}/{number}")
    place = world.place(rng)
    url = f"ws://127.0.0.1:{world.server.port}/api/tables/{place.table}/socket"
    headers = {"X-Fuzz": str(number)}
    if rng.random() < 0.3:
        headers["Cookie"] = world.somebody(rng).cookie
    options = {"origin": Origin(world.server.url), "compression": None, "ping_interval": None}
    with suppress(WebSocketException, OSError, TimeoutError):
        async with (
            asyncio.timeout(PATIENCE),
            connect(
                url,
                additional_headers=headers,
                local_addr=(address, 0),
                max_size=None,
                close_timeout=1,
                **options,  # type: ignore[arg-type]
            ) as socket,
        ):
            with suppress(ConnectionClosed):
                await socket.send(hello(rng, place))
                await socket.recv()
                for _ in range(rng.choice((1, 3, 100))):
                    await socket.send(frame(rng))
                with suppress(TimeoutError):
                    async with asyncio.timeout(0.05):
                        while True:
                            await socket.recv()


def hello(rng: Random, place: Place) -> str | bytes:
    if rng.random() < 0.25:
        return frame(rng)
    known = {"type": "hello", "token": rng.choice(place.tokens), "since": rng.choice((0, 1, 50, 2**31))}
    if rng.random() < 0.7:
        return json.dumps(known)
    return values.spoilt(rng, known)[:LARGEST].decode("utf-8", "replace")


def frame(rng: Random) -> str | bytes:
    way = rng.random()
    if way < 0.5:
        return '{"type":"ping"}'
    found = values.raw(rng)[: LARGEST + rng.choice((0, 1))]
    return found if way < 0.7 else found.decode("utf-8", "replace")[:LARGEST]
