"""One address against everybody else: ``python -m tests.reliability.crowding``.

A server with its default settings. One address opens many tables and leaves their seats to bots that search,
by every way there is, and goes on doing so. Others meanwhile play with quick bots, under clocks, with orders
and with hints. What they find before the attack and under it is compared.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import click
import msgspec

from tests.reliability.hostile import Attacker, Seat
from tests.reliability.wire import Wire
from tests.server.running import JSON, Running, choices, running

QUIET, TIMED, ORDERLY = "127.0.0.2", "127.0.0.3", "127.0.0.4"
"""Where the others come from."""
SECOND = 1_000_000
CLOCK = 2
"""Seconds on the clock of those who let it run out."""
LOOK = 0.1
"""Seconds between two looks at a table."""


class Figures(msgspec.Struct):
    """What honest people find, before the attack or under it."""

    waits: list[float] = []
    """Seconds between a move of a quick bot and what was heard before it."""
    late: list[float] = []
    """Seconds by which clocks were late."""
    orders: list[float] = []
    """Seconds until a standing order was carried out."""
    hints: list[float] = []
    analysis: float = 0.0
    """Seconds until the analysis of a seat was done."""

    @property
    def rate(self) -> float:
        """Moves of quick bots for every second in which they were waited for."""
        return len(self.waits) / sum(self.waits)

    def words(self) -> str:
        return (
            f"{len(self.waits)} moves of quick bots, {self.rate:.2f} a second, after {worst(self.waits)}; "
            f"clocks of {CLOCK} s late by {worst(self.late)}; orders carried out after {worst(self.orders)}; "
            f"hints after {worst(self.hints)}; an analysis after {self.analysis:.0f} s"
        )


def worst(figures: list[float]) -> str:
    return f"{max(figures):.2f} s at most ({len(figures)} times)" if figures else "(none)"


class Player(Seat):
    """A guest who plays and looks on."""

    cids = 0

    async def call(self, method: str, path: str = "", /, **body: Any) -> JSON:
        sent = body if method != "GET" else None
        status, answer = await self.wire.call(method, f"/api/tables/{self.table}{path}", self.token, sent)
        assert status < 400, (path, answer)
        found: JSON = answer
        return found

    def cid(self) -> str:
        self.cids += 1
        return f"c{self.cids}"

    async def look(self) -> JSON:
        return await self.call("GET")

    async def messages(self) -> list[JSON]:
        found: list[JSON] = (await self.call("GET", "/messages"))["messages"]
        return found

    async def move(self, seen: JSON) -> None:
        prompt = seen["prompt"]
        body = {"decision": prompt["decision"], "cid": self.cid(), "action": choices(seen)[0]}
        await self.call("POST", "/moves", **body)


async def open_table(wire: Wire, guests: int, **wish: Any) -> list[Player]:
    """A table with guests in its first seats, and the game begun."""
    body = {"title": "classic", "players": 3, "player": "guest0", **wish}
    status, answer = await wire.call("POST", "/api/tables", "", body)
    assert status == 201, answer
    seats = [Player(wire, answer)]
    for number in range(1, guests):
        path, name = f"/api/tables/{seats[0].table}/seats", {"name": f"guest{number}"}
        seats.append(Player(wire, (await wire.call("POST", path, "", name))[1]))
    if not body.get("begin"):
        await seats[0].call("POST", "/start")
    return seats


class Honest:
    """Everybody but the attacker, for as long as is measured."""

    def __init__(self, port: int, seconds: float, with_analysis: bool) -> None:
        self.port = port
        self.seconds = seconds
        self.with_analysis = with_analysis
        self.finished: list[Player] = []
        """At a game that is over, to be analysed."""
        self.wires: list[Wire] = []

    def wire(self, address: str) -> Wire:
        self.wires.append(Wire(self.port, address))
        return self.wires[-1]

    def close(self) -> None:
        for wire in self.wires:
            wire.close()

    async def measure(self) -> Figures:
        figures = Figures()
        until = time.monotonic() + self.seconds
        work = [
            self.with_quick_bots(figures, until),
            self.under_a_clock(figures, until),
            self.with_orders(figures, until),
        ]
        if self.with_analysis:
            work.append(self.analysed(figures))
        await asyncio.gather(*work)
        return figures

    async def with_quick_bots(self, figures: Figures, until: float) -> None:
        """One person and two quick bots; now and then the person asks for a hint."""
        wire = self.wire(QUIET)
        while time.monotonic() < until:
            bots = ["me", "greedy", "greedy"]
            (seat,) = await open_table(wire, 1, seats=bots, begin=True)
            status = "running"
            while time.monotonic() < until and status == "running":
                seen = await seat.look()
                status = seen["status"]
                if seen["prompt"] is not None and seen["seats"][seat.seat]["waited_for"]:
                    if seat.cids % 8 == 0:
                        began = time.monotonic()
                        await seat.call("POST", "/hint", decision=seen["prompt"]["decision"], cid=seat.cid())
                        figures.hints.append(time.monotonic() - began)
                    await seat.move(seen)
                await asyncio.sleep(LOOK)
            for before, told in pairwise(await seat.messages()):
                if told["entry"]["type"] == "move_played" and told["entry"]["seat"] != seat.seat:
                    figures.waits.append((told["at"] - before["at"]) / SECOND)
            with suppress(AssertionError):  # it may be over
                await seat.call("POST", "/votes", about="end")

    async def under_a_clock(self, figures: Figures, until: float) -> None:
        """People who let their time run out, one table after the other."""
        wire = self.wire(TIMED)
        while not figures.late or time.monotonic() < until:
            seats = await open_table(wire, 3, clock={"bank": CLOCK})
            while True:
                told = await seats[0].messages()
                lost = [one for one in told if one["entry"]["type"] == "seat_given_to_bot"]
                if lost:
                    break
                await asyncio.sleep(LOOK)
            begun = next(one["at"] for one in told if one["entry"]["type"] == "game_started")
            figures.late.append((lost[0]["at"] - begun) / SECOND - CLOCK)
            for seat in seats:
                with suppress(AssertionError):  # a bot plays for one of them
                    await seat.call("POST", "/votes", about="end")

    async def with_orders(self, figures: Figures, until: float) -> None:
        """People who leave an order instead of bidding."""
        wire = self.wire(ORDERLY)
        while not figures.orders or time.monotonic() < until:
            seats = await open_table(wire, 3)
            asked = (await seats[0].look())["seats"]
            seat = next(one for one in seats if asked[one.seat]["waited_for"])
            offered = [one for group in (await seat.look())["prompt"]["choices"] for one in group["actions"]]
            provinces = sorted({one["province"] for one in offered if "province" in one})
            bids = [{"province": province, "highest": 20} for province in provinces]
            began = time.monotonic()
            await seat.call("PUT", "/orders", bids=bids, cid=seat.cid())
            while all(one["entry"]["type"] != "move_played" for one in await seat.messages()):
                await asyncio.sleep(LOOK)
            figures.orders.append(time.monotonic() - began)
            for one in seats:
                await one.call("POST", "/votes", about="end")

    async def play_one(self) -> None:
        """A short game of two, to be analysed: one seat before the attack, the other under it."""
        wire = self.wire(ORDERLY)
        seats = await open_table(wire, 2, title="cardgame", players=2)
        while (seen := await seats[0].look())["status"] == "running":
            for seat in seats:
                if seen["seats"][seat.seat]["waited_for"]:
                    await seat.move(await seat.look())
        self.finished = seats

    async def analysed(self, figures: Figures) -> None:
        seat = self.finished.pop()
        began = time.monotonic()
        await seat.call("POST", "/analysis", seat=seat.seat)
        while (await seat.call("GET", f"/analysis?seat={seat.seat}"))["status"] != "done":
            await asyncio.sleep(LOOK)
        figures.analysis = time.monotonic() - began


async def compare(
    server: Running, tables: int, seconds: float, with_analysis: bool = False
) -> tuple[Figures, Figures, Attacker]:
    """What honest people find before an attack and under it."""
    honest = Honest(server.port, seconds, with_analysis)
    if with_analysis:
        await honest.play_one()
    before = await honest.measure()
    attacker = Attacker(server, tables)
    try:
        await attacker.begin()
        under = await honest.measure()
    finally:
        await attacker.end()
        honest.close()
    return before, under, attacker


@click.command()
@click.option("--tables", default=150, show_default=True, help="Tables of the attacker.")
@click.option("--seconds", default=120.0, show_default=True, help="For how long to measure, twice.")
@click.option("--share", default=0.8, show_default=True, help="Of their rate that quick bots must keep.")
@click.option("--late", default=3.0, show_default=True, help="Seconds by which a clock may be late.")
def main(tables: int, seconds: float, share: float, late: float) -> None:
    """Measure what one address can do to others."""
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
        before, under, attacker = asyncio.run(compare(server, tables, seconds, with_analysis=True))
    click.echo(f"before: {before.words()}")
    click.echo(f"under:  {under.words()}")
    click.echo(f"{attacker.words()}; the rate is {under.rate / before.rate:.0%} of what it was")
    sys.exit(0 if under.rate >= share * before.rate and max(under.late) <= late else 1)


if __name__ == "__main__":
    main()
