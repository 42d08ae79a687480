"""Somebody who wants nobody else's bots to move, with many tables, several accounts, and one address."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from typing import Any

import msgspec
from websockets import Origin
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.reliability.wire import Lost, Wire
from tests.server.running import JSON, Member, Running, choices

HOSTILE = "127.0.0.9"
ACCOUNTS = 4
"""One fewer than an address may open in an hour."""
ENGINE = "master"
PACE = 0.05
"""Seconds between two requests while the attack goes on; more would be refused."""


class Seat:
    """Somebody's place at a table: a guest's with a token, or an account's whose wire says who it is."""

    def __init__(self, wire: Wire, seated: JSON) -> None:
        self.wire = wire
        self.table = str(seated["table"]["id"])
        self.seat = int(seated["seat"])
        self.token = str(seated["token"])


class Attacker:
    """Opens tables in ways that take turns, and then goes round them for as long as it may."""

    def __init__(self, server: Running, tables: int) -> None:
        self.server = server
        self.tables = tables
        self.seats: list[list[Seat]] = []
        self.answers: Counter[int] = Counter()
        self.engines: set[str] = set()
        """Tables whose turn is the engine's."""
        self.tasks: list[asyncio.Task[None]] = []
        self.guest = Wire(server.port, HOSTILE)
        self.owners = [self.guest]

    def words(self) -> str:
        refused = sum(number for status, number in self.answers.items() if status >= 400)
        return (
            f"attack: {len(self.seats)} tables, {self.answers.total()} requests, {refused} of them refused; "
            f"{len(self.engines)} attended tables waited for {ENGINE} at the end"
        )

    async def begin(self) -> None:
        """Open all tables; then the attack goes on by itself."""
        for number in range(ACCOUNTS):
            member = Member(self.server, f"Eve{number}").register()
            wire = Wire(self.server.port, HOSTILE)
            cookies = "; ".join(f"{name}={value}" for name, value in member.client.cookies.items())
            wire.headers = {"Cookie": cookies, "X-CSRF-Token": member.csrf()}
            self.owners.append(wire)
        others = (self.leave, self.seat_engines, self.come_and_go, self.run_out, self.vote)
        ways = itertools.chain.from_iterable((self.stay, way) for way in itertools.cycle(others))
        owners = itertools.cycle(self.owners)
        for way in itertools.islice(ways, self.tables):
            await way(next(owners))
        self.tasks.append(asyncio.ensure_future(self.go_round()))

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for wire in self.owners:
            wire.close()

    async def ask(self, wire: Wire, method: str, path: str, token: str = "", body: Any = None) -> Any:
        status, answer = await wire.call(method, path, token, body)
        self.answers[status] += 1
        return answer if status < 400 else None

    async def do(self, seat: Seat, what: str, /, **body: Any) -> Any:
        return await self.ask(seat.wire, "POST", f"/api/tables/{seat.table}/{what}", seat.token, body)

    # Ways to have bots that search at a table

    async def open(self, owner: Wire, guests: int, **wish: Any) -> list[Seat]:
        body = {"title": "cardgame", "players": 2, "player": "Eve", "listed": False} | wish
        seated = await self.ask(owner, "POST", "/api/tables", "", body)
        if seated is None:  # too many tables: a guest again
            owner = self.guest
            seated = await self.ask(owner, "POST", "/api/tables", "", body)
        if seated is None:
            return []
        seats = [Seat(owner, seated)]
        if guests:
            more = await self.ask(
                self.guest, "POST", f"/api/tables/{seats[0].table}/seats", "", {"name": "Mal"}
            )
            if more is not None:
                seats.append(Seat(self.guest, more))
        self.seats.append(seats)
        await self.do(seats[0], "start")
        return seats

    async def leave(self, owner: Wire) -> None:
        """Two who sit down, begin and leave."""
        for seat in await self.open(owner, 1):
            await self.do(seat, "leave", bot=ENGINE)

    async def seat_engines(self, owner: Wire) -> None:
        """One who begins with a bot and leaves."""
        for seat in await self.open(owner, 0, seats=["me", ENGINE]):
            await self.do(seat, "leave", bot=ENGINE)

    async def come_and_go(self, owner: Wire) -> None:
        """Whoever leaves and comes back leaves again."""
        for seat in await self.open(owner, 1):
            for _ in range(2):
                await self.do(seat, "leave", bot=ENGINE)
                await self.do(seat, "claim")
            await self.do(seat, "leave", bot=ENGINE)

    async def run_out(self, owner: Wire) -> None:
        """Time runs out, and a bot plays; see ``go_round`` for how that becomes one that searches."""
        await self.open(owner, 1, clock={"bank": 1})

    async def vote(self, owner: Wire) -> None:
        """Two who want to have each other replaced, and leave when that does not work."""
        seats = await self.open(owner, 1)
        for seat in seats:
            await self.do(seat, "nudge", seat=1 - seat.seat)
            await self.do(seat, "votes", about="replace", seat=1 - seat.seat)
        for seat in seats:
            await self.do(seat, "leave", bot=ENGINE)

    async def stay(self, _: Wire) -> None:
        """A guest who begins with a bot, is there all along, and plays at once: nobody puts that aside.

        Half of the tables are of this kind; an account is refused, because it has too many of them.
        """
        for seat in await self.open(self.guest, 0, seats=["me", ENGINE]):
            self.tasks.append(asyncio.ensure_future(self.attend(seat)))

    # Going on

    async def attend(self, seat: Seat) -> None:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{seat.table}/socket"
        there: JSON = {"origin": Origin(self.server.url), "compression": None, "local_addr": (HOSTILE, 0)}
        with closing(Wire(self.server.port, HOSTILE)) as wire, suppress(ConnectionClosed, Lost, OSError):
            async with connect(address, **there) as socket:
                await socket.send(msgspec.json.encode({"type": "hello", "token": seat.token}).decode())
                async for text in socket:
                    frame = msgspec.json.decode(text)
                    if "table" in frame:
                        await self.answer(wire, seat, frame["table"])

    async def answer(self, wire: Wire, seat: Seat, seen: JSON) -> None:
        """Play at once, so that the bot has to think again."""
        is_waiting = self.engines.add if seen["seats"][1 - seat.seat]["waited_for"] else self.engines.discard
        is_waiting(seat.table)
        if seen["prompt"] is not None and seen["seats"][seat.seat]["waited_for"]:
            body = {"decision": seen["prompt"]["decision"], "cid": f"c{seen['head']}"}
            body["action"] = choices(seen)[0]
            await self.ask(wire, "POST", f"/api/tables/{seat.table}/moves", seat.token, body)

    async def go_round(self) -> None:
        """Take up what was put aside, come back where that is possible, and leave again."""
        steps: tuple[Callable[[Seat], Awaitable[Any]], ...] = (
            lambda seat: self.do(seat, "resume"),
            lambda seat: self.do(seat, "claim"),
            lambda seat: self.do(seat, "leave", bot=ENGINE),
        )
        while True:
            for seats in self.seats:
                for seat in seats:
                    for step in steps:
                        with suppress(Lost):
                            await step(seat)
                        await asyncio.sleep(PACE)
