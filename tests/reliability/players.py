"""People for harnesses: tables full of guests who play at random and keep every answer they get."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from tests.reliability.wire import Lost, Wire

TITLES = ("classic", "revised", "anniversary", "anniversary+statues", "anniversary+afterlife")


class Acks:
    """What the server has said is stored: one line for each command it has acknowledged."""

    def __init__(self) -> None:
        self.told: dict[str, list[tuple[int, str]]] = {}
        """Seat and client id, by table."""
        self.fresh: dict[str, list[tuple[int, str]]] = {}
        """Those since the last look."""
        self.count = 0
        self.refused: list[str] = []
        """What an honest client must never hear."""

    def note(self, table: str, seat: int, cid: str) -> None:
        self.told.setdefault(table, []).append((seat, cid))
        self.fresh.setdefault(table, []).append((seat, cid))
        self.count += 1


class Group:
    """Everybody at one table; when the game is over they open another."""

    def __init__(self, number: int, port: int, acks: Acks, seed: str) -> None:
        self.number = number
        self.wire = Wire(port)
        self.acks = acks
        self.rng = random.Random(f"{seed}/{number}")
        self.table = ""
        self.tokens: list[str] = []
        self.names = 0
        self.pending: tuple[int, str, dict[str, Any]] | None = None
        """A move that was sent and perhaps never answered: seat, client id and body."""
        self.games = 0
        self.repeats = 0

    async def play(self, stop: asyncio.Event) -> None:
        """Play until told to stop or until the server is gone."""
        try:
            while not stop.is_set():
                if not self.table:
                    await self.open()
                elif self.pending is not None:
                    await self.send()
                else:
                    await self.decide()
        except Lost:
            pass

    async def call(self, method: str, path: str, seat: int = 0, body: Any = None) -> Any:
        status, answer = await self.wire.call(method, path, self.tokens[seat] if self.tokens else "", body)
        if status >= 400:
            self.acks.refused.append(f"{method} {path} {body}: {status} {answer}")
            raise Lost
        return answer

    async def open(self) -> None:
        """A new table, all seats taken and begun. One that a kill has left half open is forgotten."""
        self.tokens = []
        title = self.rng.choice(TITLES)
        body = {"title": title, "players": 3, "player": "Ann", "listed": False}
        seated = await self.call("POST", "/api/tables", body=body)
        table, tokens = seated["table"]["id"], [seated["token"]]
        for name in ("Bea", "Cem"):
            more = await self.wire.call("POST", f"/api/tables/{table}/seats", "", {"name": name})
            tokens.append(more[1]["token"])
        self.tokens = tokens
        await self.call("POST", f"/api/tables/{table}/start")
        self.table = table

    async def decide(self) -> None:
        """Look, choose, and write down what is going to be sent before it is sent."""
        seen = await self.call("GET", f"/api/tables/{self.table}", self.rng.randrange(3))
        if seen["status"] != "running":
            self.table, self.tokens = "", []
            self.games += 1
            return
        waiting = [seat for seat, holder in enumerate(seen["seats"]) if holder["waited_for"]]
        seat = self.rng.choice(waiting)
        if seen["viewer"] != seat:
            seen = await self.call("GET", f"/api/tables/{self.table}", seat)
        group = self.rng.choice(seen["prompt"]["choices"])
        action = self.rng.choice(group["texts"] or [group["example"]])
        self.names += 1
        cid = f"g{self.number}-{self.names}"
        self.pending = (seat, cid, {"decision": seen["prompt"]["decision"], "cid": cid, "action": action})

    async def send(self) -> None:
        """Send what was decided, again if need be: the same client id can only ever count once."""
        assert self.pending is not None
        seat, cid, body = self.pending
        await self.call("POST", f"/api/tables/{self.table}/moves", seat, body)
        self.acks.note(self.table, seat, cid)
        self.pending = None
        if self.rng.random() < 0.05:  # now and then say it twice
            await self.call("POST", f"/api/tables/{self.table}/moves", seat, body)
            self.repeats += 1
