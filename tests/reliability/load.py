"""Many live games at once: ``python -m tests.reliability.load``.

Five guests sit at each table, each with an open socket. A table makes a move every few seconds, as people do.
What is measured is what players feel: the time until a move is acknowledged, which means stored, and the time
until the other seats see it. The clock starts when all tables are there; where one ends, another is opened.

The players are one process on the same machine. It must not be what is measured, so it collects no garbage,
and what it costs and how late it is itself is told as well.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
import msgspec
from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from amunre.server.descriptors import ask_for, needed_for, shortage
from tests.reliability.gauges import Probe, Usage, part, spread, usage_of
from tests.reliability.lives import Lives
from tests.reliability.wire import Lost, Wire

SEATS = 5
OPENING_AT_ONCE = 8


class Choice(msgspec.Struct):
    texts: list[str]
    example: str


class Prompt(msgspec.Struct):
    decision: str
    choices: list[Choice]


class SeatSeen(msgspec.Struct):
    waited_for: bool


class TableSeen(msgspec.Struct):
    head: int
    status: str
    seats: list[SeatSeen | None]
    prompt: Prompt | None


class Frame(msgspec.Struct):
    type: str
    table: TableSeen | None = None


READER = msgspec.json.Decoder(Frame)


class Figures:
    """What has been measured, in milliseconds."""

    def __init__(self) -> None:
        self.acks: list[float] = []
        self.seen: list[float] = []
        self.games = 0
        self.errors: list[str] = []
        self.cut = 0
        """Sockets that the server closed on us."""
        self.gathering = 0.0
        """Seconds until all tables were there."""
        self.seconds = 0.0
        """For how long was measured from then on."""
        self.usage: dict[str, Usage] = {}
        """What each side has cost meanwhile."""
        self.probe: Probe | None = None

    def line(self, seconds: float) -> str:
        return (
            f"{len(self.acks)} moves in {seconds:.0f} s ({len(self.acks) / seconds:.1f}/s), "
            f"acknowledged after {spread(self.acks)}"
        )

    def report(self) -> str:
        costs = [f"{side}: {used.words(self.seconds, len(self.acks))}" for side, used in self.usage.items()]
        held_up = [self.probe.words()] if self.probe is not None else []
        lines = [
            self.line(self.seconds),
            f"seen by others after {spread(self.seen)}",
            f"{self.games} games ended, {self.cut} sockets cut, {len(self.errors)} errors; "
            f"tables opened in {self.gathering:.0f} s",
            *costs,
            *held_up,
            f"load of the machine {', '.join(f'{load:.1f}' for load in os.getloadavg())}",
        ]
        return "\n  ".join(lines)


class Start:
    """The moment from which is measured, and for how long."""

    def __init__(self, tables: int, seconds: float, moves: int) -> None:
        self.missing = tables
        self.seconds, self.moves = seconds, moves
        self.event = asyncio.Event()
        self.at = 0.0

    async def wait(self) -> None:
        """Until every table has been there once."""
        if not self.event.is_set():
            self.missing -= 1
            if not self.missing:
                self.at = time.monotonic()
                self.event.set()
        await self.event.wait()

    def is_over(self, moves: int) -> bool:
        """Whether the time is up and so many moves have been made at all tables."""
        return self.event.is_set() and time.monotonic() > self.at + self.seconds and moves >= self.moves


class Game:
    """One table, its five guests and their sockets."""

    def __init__(self, number: int, port: int, title: str, pause: float, figures: Figures) -> None:
        self.port, self.title, self.pause, self.figures = port, title, pause, figures
        self.rng = random.Random(f"load/{number}")
        self.wire = Wire(port)
        self.names = 0
        self.tasks: list[asyncio.Future[None]] = []

    async def call(self, method: str, path: str, token: str = "", body: Any = None) -> Any:
        status, answer = await self.wire.call(method, path, token, body)
        if status >= 400:
            self.figures.errors.append(f"{method} {path}: {status} {answer}")
            raise Lost
        return answer

    async def play(self, opening: asyncio.Semaphore, start: Start) -> None:
        """Game after game until the time is up and so many moves have been made at all tables."""
        self.start = start
        while not self.is_enough:
            try:
                async with opening:
                    await self.open()
                await start.wait()
                await self.play_one()
            except (Lost, OSError, ConnectionClosed) as problem:
                self.figures.errors.append(f"table lost: {problem!r}")
                await asyncio.sleep(1)
            finally:
                self.wire.close()
                for task in self.tasks:
                    task.cancel()
                await asyncio.gather(*self.tasks, return_exceptions=True)

    @property
    def is_enough(self) -> bool:
        return self.start.is_over(len(self.figures.acks))

    async def open(self) -> None:
        body = {"title": self.title, "players": SEATS, "player": "seat0", "listed": False}
        seated = await self.call("POST", "/api/tables", "", body)
        self.table = seated["table"]["id"]
        self.tokens = [seated["token"]]
        for seat in range(1, SEATS):
            more = await self.call("POST", f"/api/tables/{self.table}/seats", "", {"name": f"seat{seat}"})
            self.tokens.append(more["token"])
        self.latest: list[TableSeen | None] = [None] * SEATS
        self.news = asyncio.Event()
        self.sent: tuple[float, int, set[int]] | None = None
        self.tasks = [asyncio.ensure_future(self.watch(seat)) for seat in range(SEATS)]
        await self.call("POST", f"/api/tables/{self.table}/start", self.tokens[0])

    async def watch(self, seat: int) -> None:
        """Keep what a seat sees, and note when it has seen the last move."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/socket"
        origin = Origin(f"http://127.0.0.1:{self.port}")
        since = 0
        while True:
            try:
                async with connect(address, origin=origin, compression=None, ping_interval=None) as socket:
                    hello = {"type": "hello", "token": self.tokens[seat], "since": since}
                    await socket.send(msgspec.json.encode(hello).decode())
                    await self.listen(seat, socket)
            except ConnectionClosed:
                self.figures.cut += 1
                latest = self.latest[seat]
                since = latest.head if latest is not None else 0

    async def listen(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            frame = READER.decode(text)
            if frame.table is None:
                continue
            self.latest[seat] = frame.table
            if self.sent is not None and seat in self.sent[2]:
                self.figures.seen.append((time.monotonic() - self.sent[0]) * 1_000)
                self.sent[2].discard(seat)
            self.news.set()

    async def play_one(self) -> None:
        await asyncio.sleep(self.rng.uniform(0, self.pause))
        while not self.is_enough:
            mover = next((seat for seat, seen in enumerate(self.latest) if is_asked(seen, seat)), None)
            over = self.latest[0] is not None and self.latest[0].status not in ("open", "running")
            if over:
                self.figures.games += 1
                return
            if mover is None:
                await self.hear_more()
                continue
            await self.move(mover)
            await asyncio.sleep(self.rng.uniform(0.5, 1.5) * self.pause)

    async def hear_more(self) -> None:
        self.news.clear()
        async with asyncio.timeout(60):
            await self.news.wait()

    async def move(self, seat: int) -> None:
        seen = self.latest[seat]
        assert seen is not None
        assert seen.prompt is not None
        group = self.rng.choice(seen.prompt.choices)
        self.names += 1
        body = {
            "decision": seen.prompt.decision,
            "cid": f"m{self.names}",
            "action": self.rng.choice(group.texts or [group.example]),
        }
        began = time.monotonic()
        self.sent = (began, seat, set(range(SEATS)) - {seat})
        told = await self.call("POST", f"/api/tables/{self.table}/moves", self.tokens[seat], body)
        self.figures.acks.append((time.monotonic() - began) * 1_000)
        while (self.latest[seat] or seen).head < told["n"]:  # until then it would answer the same again
            await self.hear_more()


def is_asked(seen: TableSeen | None, seat: int) -> bool:
    if seen is None or seen.prompt is None:
        return False
    holder = seen.seats[seat]
    return holder is not None and holder.waited_for


async def play_all(lives: Lives, games: int, seconds: float, pause: float, title: str, moves: int) -> Figures:
    figures = Figures()
    opening = asyncio.Semaphore(OPENING_AT_ONCE)
    start = Start(games, seconds, moves)
    tables = [Game(number, lives.port, title, pause, figures) for number in range(games)]
    began = time.monotonic()
    playing = asyncio.gather(*(table.play(opening, start) for table in tables))
    await start.event.wait()
    figures.gathering = start.at - began
    figures.probe = Probe(lives.port)
    beside = [asyncio.ensure_future(figures.probe.watch())]
    if sys.stderr.isatty():
        beside.append(asyncio.ensure_future(show(figures, start.at)))
    sides = {"server": lives.pid, "players": os.getpid()}
    before = {side: usage_of(process) for side, process in sides.items()}
    while not start.is_over(len(figures.acks)):
        await asyncio.sleep(0.1)
    figures.seconds = time.monotonic() - start.at
    figures.usage = {side: usage_of(process).since(before[side]) for side, process in sides.items()}
    for task in beside:
        task.cancel()
    await playing  # each ends after its next move
    return figures


async def show(figures: Figures, began: float) -> None:
    while True:
        await asyncio.sleep(2)
        click.echo(f"\r{figures.line(time.monotonic() - began)}", nl=False, err=True)


@contextmanager
def undisturbed() -> Iterator[None]:
    """With thousands of sockets, looking for garbage stops all players for a third of a second."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def run(
    games: int, seconds: float, pause: float, title: str = "anniversary", mutant: str = "", moves: int = 0
) -> Figures:
    """So many games for so many seconds, longer until so many moves have been made."""
    with tempfile.TemporaryDirectory() as folder, undisturbed():
        lives = Lives(Path(folder), mutant)
        try:
            lives.begin()
            return asyncio.run(play_all(lives, games, seconds, pause, title, moves))
        finally:
            lives.close()


def check_descriptors(games: int) -> None:
    """Each side has a socket for each seat, and a connection for each table's requests."""
    sockets = games * (SEATS + 1)
    short = shortage(sockets, ask_for(needed_for(sockets)))
    if short:
        raise click.ClickException(short)


@click.command()
@click.option("--games", default=300, show_default=True, help="Games that are played at the same time.")
@click.option("--seconds", default=600, show_default=True)
@click.option("--pause", default=8.0, show_default=True, help="Seconds between two moves at a table.")
@click.option("--title", default="anniversary", show_default=True)
@click.option("--most", default=75.0, show_default=True, help="Milliseconds that p99 may take.")
def main(games: int, seconds: float, pause: float, title: str, most: float) -> None:
    """Measure a server with many live games on this machine."""
    check_descriptors(games)
    figures = run(games, seconds, pause, title)
    for error in figures.errors[:10]:
        click.echo(error)
    click.echo(f"{games} games of {title} with {SEATS} seats: {figures.report()}")
    sys.exit(1 if figures.errors or part(figures.acks, 0.99) > most else 0)


if __name__ == "__main__":
    main()
