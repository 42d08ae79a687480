"""Fuzzed requests by the hundred thousand: ``python -m tests.reliability.fuzz``.

A real server is asked, over connections of many addresses, whatever its OpenAPI document names and much that
it does not, with bodies, paths, headers and frames of every shape up to the limits. It measures itself
(``fuzzing.gauge``) for how long each input keeps its event loop from everybody else; nothing may do so for
longer than is said.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

import click
import msgspec

from tests.reliability.fuzzing.gauge import FIGURES, Figures, Stall
from tests.reliability.fuzzing.line import Line, NoAnswer
from tests.reliability.fuzzing.requests import Asking
from tests.reliability.fuzzing.sockets import talk
from tests.reliability.fuzzing.world import EVERYTHING, World, crowd
from tests.reliability.gauges import part, spread
from tests.server.running import JSON, PATIENT, Running, running

MOST = 20.0
"""Milliseconds of processor time for which one step may keep the loop."""
GAUGE = "tests.reliability.fuzzing.gauge"
WHENCE = tuple(f"127.{place % 7 + 1}.0.{place + 2}" for place in range(60))
SETTINGS = PATIENT | {"metrics_for": ",".join(WHENCE), "guesses": "100000", "bot_delay": "0"}
AT_ONCE = 4
SHARE_OF_ONE = 0.1
"""Of all requests: from one address alone."""
SHARE_OF_SOCKETS = 0.02
RENEWED = 500
"""Requests after which there are further tables and accounts."""
SHOWN = 10


class Outcome(msgspec.Struct):
    """What has come of it."""

    figures: Figures
    answers: Counter[int]
    seconds: float
    lost: list[str]
    """Requests that were never answered, though their connection stayed open."""
    faults: list[str]
    """What the server's log says of its own mistakes."""

    @property
    def worst(self) -> float:
        return max((stall.ms for stall in self.figures.worst), default=0.0)

    def is_sound(self, most: float) -> bool:
        return self.worst <= most and not self.faults and not self.lost

    def lines(self) -> list[str]:
        found, answers = self.figures, sorted(self.answers.items())
        told = ", ".join(f"{number} × {status or 'closed'}" for status, number in answers)
        return [
            f"{self.answers.total()} inputs in {self.seconds:.0f} s: {told}; {len(self.lost)} unanswered",
            *(f"  no answer to {request}" for request in self.lost[:SHOWN]),
            *(f"  a fault: {told}" for told in self.faults[:SHOWN]),
            "processor time of the event loop, the longest step of each routes' requests:",
            *(line(stall) for stall in found.worst[:SHOWN]),
            f"longest step of a request: {spread(found.longest)}; all of its steps: {spread(found.totals)}",
            f"garbage: {len(found.garbage)} looks, {sum(found.garbage):.0f} ms in all, longest "
            f"{part(found.garbage, 1):.1f} ms; load {', '.join(f'{load:.1f}' for load in os.getloadavg())}",
        ]


def line(stall: Stall) -> str:
    size = f", {stall.size} bytes" if stall.size > 0 else ""
    whose = f"input {stall.number}{size}, {stall.path[:60]}" if stall.number >= 0 else stall.path[:60]
    return f"  {stall.ms:6.1f} ms ({stall.garbage:.1f} of garbage)  {stall.route}  {whose}"


class Fuzzing:
    """So many inputs to one server."""

    def __init__(self, world: World, described: JSON, seed: str, count: int) -> None:
        self.world, self.seed, self.count = world, seed, count
        self.asking = Asking(world, described, seed)
        port = world.server.port
        self.lines = [Line(port, address) for address in WHENCE]
        self.one = [Line(port, "127.0.0.9") for _ in range(AT_ONCE)]
        self.numbers = itertools.count()
        self.answers: Counter[int] = Counter()
        self.lost: list[str] = []

    async def run(self) -> float:
        """Seconds that it took."""
        began = time.monotonic()
        tasks = [asyncio.ensure_future(self.go_on(worker)) for worker in range(AT_ONCE)]
        beside = asyncio.ensure_future(self.watch(began))
        await asyncio.gather(*tasks)
        beside.cancel()
        for opened in (*self.lines, *self.one):
            opened.close()
        return time.monotonic() - began

    async def go_on(self, worker: int) -> None:
        own = self.lines[worker::AT_ONCE]  # nobody else asks over the same connection
        while (number := next(self.numbers)) < self.count:
            if number % RENEWED == RENEWED - 1:
                await asyncio.to_thread(self.world.renew)
            rng = Random(f"{self.seed} whence {number}")
            if rng.random() < SHARE_OF_SOCKETS:
                await talk(self.world, self.seed, number, rng.choice(own).address)
                self.answers[101] += 1
                continue
            await self.ask(number, self.one[worker] if rng.random() < SHARE_OF_ONE else rng.choice(own))

    async def ask(self, number: int, whence: Line) -> None:
        request = self.asking.request(number)
        try:
            status, body = await whence.ask(request.content, request.endless)
        except NoAnswer:
            self.lost.append(f"input {number}, {request.content[:80]!r}")
            return
        self.answers[status] += 1
        if request.told is not None and status == 200:
            with suppress(msgspec.DecodeError):
                request.told(msgspec.json.decode(body))

    async def watch(self, began: float) -> None:
        while True:
            await asyncio.sleep(10)
            done = self.answers.total()
            rate = done / (time.monotonic() - began)
            click.echo(f"{done} of {self.count}, {rate:.0f} a second", err=True)


def fuzz(folder: Path, count: int, seed: str, chats: int, title: str = EVERYTHING) -> Outcome:
    """A world is made on a server, which is started anew: everything is read from the disk first."""
    with running(folder, **SETTINGS) as server:
        world = World(server, title)
        world.build()
    crowd(f"sqlite:///{server.database}", world.places[::2], chats)
    with running(folder, program=GAUGE, **(SETTINGS | {"bot_delay": "1"})) as server:
        world.server = server
        return measure(server, world, count, seed)


def measure(server: Running, world: World, count: int, seed: str) -> Outcome:
    described = server.get("/api/schema/openapi.json").json()
    fuzzing = Fuzzing(world, described, seed, count)
    seconds = asyncio.run(fuzzing.run())
    figures = msgspec.json.decode(server.get(FIGURES).content, type=Figures)
    faults = [line for line in server.log if '"level": "error"' in line or '"level":"error"' in line]
    return Outcome(figures, fuzzing.answers, seconds, fuzzing.lost, faults)


@click.command()
@click.option("--requests", default=100_000, show_default=True, help="Inputs.")
@click.option("--seed", default="fuzz", show_default=True, help="The same seed makes the same inputs.")
@click.option("--chats", default=2_000, show_default=True, help="Messages at the table where most is said.")
@click.option("--most", default=MOST, show_default=True, help="Milliseconds that one step may take.")
@click.option("--long", is_flag=True, help="Show every step that took too long, not the worst of each route.")
def main(requests: int, seed: str, chats: int, most: float, long: bool) -> None:
    """Fuzz a server, and find the input that keeps its event loop the longest."""
    with tempfile.TemporaryDirectory() as folder:
        outcome = fuzz(Path(folder), requests, seed, chats)
    click.echo("\n".join(outcome.lines()))
    if long:
        click.echo("\n".join(line(stall) for stall in outcome.figures.long if stall.ms > most))
    sys.exit(0 if outcome.is_sound(most) else 1)


if __name__ == "__main__":
    main()
