"""What the workers of a site know of each other, through their database.

What is seldom and dear (wrong passwords, accounts, tables) is counted there, exactly. What is frequent and
cheap (requests, actions, connections) is counted by each worker, told to the others every half second, and
corrected with what they have told: several workers together may let through more than the limit for so long,
and what was too much is owed. Who is at which game with bots is told in the same way.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import secrets
import socket
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from itertools import islice

from sqlalchemy import Connection

from amunre.server.hub import Hub
from amunre.server.limits import Allowance, Limits, Use
from amunre.server.presence import Presence
from amunre.store import log, workers
from amunre.store.engine import StorageFailed
from amunre.store.workers import SECOND, Cost, Seen, Worker
from amunre.tables.draft import deny
from amunre.tables.host import Host
from amunre.tables.patience import Patience, going_on

PERIOD = 0.5
"""Seconds between two times that we tell the others, and hear from them."""
SWEEP = 60.0
"""Seconds between two times that what says nothing any more is swept away, and all else told again."""

TURN = 10
"""Seconds after which a worker that has died keeps a caller waiting no longer."""
AT_ONCE = 5_000
"""Callers of each kind that others are told of at a time; the rest has to wait."""


class Neighbours:
    """One worker among those of a site."""

    def __init__(self, host: Host, hub: Hub, limits: Limits, presence: Presence, secret: str) -> None:
        self.host = host
        self.hub = hub
        self.limits = limits
        self.presence = presence
        self.secret = secret
        self.me = Worker(
            secrets.token_hex(8), socket.gethostname()[:80], os.getpid(), os.getppid(), "serving"
        )
        self.told: dict[str, int] = {}
        """Connections under each key, as the others know them."""
        self.sweep_at = 0.0
        self.task: asyncio.Task[None] | None = None
        limits.store = self
        presence.elsewhere = self
        for allowance in limits.frequent:
            allowance.untold = {}

    def digest(self, name: str, key: str) -> bytes:
        """No address and no name of an account stands in a table for a limit alone."""
        return digest_of(self.secret, name, key)

    # What must hold exactly

    def cost(self, use: Use) -> Cost:
        allowance = use.allowance
        share = use.cost / allowance.amount if allowance.amount else 2.0  # of nothing it is always too much
        window = int(allowance.seconds * SECOND)
        return Cost(self.digest(allowance.name, use.key), int(share * window), window)

    async def take(self, uses: Sequence[Use]) -> bool:
        costs = [self.cost(use) for use in uses]
        try:
            await self.host.write(lambda database: workers.take(database, costs))
        except workers.Spent:
            return False
        return True

    async def give_back(self, uses: Sequence[Use]) -> None:
        costs = [self.cost(use) for use in uses]
        await self.host.write(lambda database: workers.give_back(database, costs))

    async def used(self, use: Use) -> float:
        key = self.cost(use).key
        owed = await self.host.read(lambda database: workers.owed(database, key))
        return owed / SECOND * use.allowance.rate

    # Who is at which game

    async def seen_at(self, table_id: str) -> int:
        return await self.host.read(lambda database: workers.seen_at(database, table_id))

    async def seen_from(self, address: str, present: str, now: int) -> list[tuple[str, int]]:
        """The running games of an address, the present one among them, and when somebody was at them."""
        digest = self.digest("address", address)

        def look(database: Connection) -> list[Seen]:
            workers.tell_attended(database, [Seen(present, digest, now)])
            return workers.seen_from(database, digest)

        return [(seen.table_id, seen.seen_at) for seen in await self.host.write(look)]

    @asynccontextmanager
    async def turn_of(self, caller: str) -> AsyncIterator[None]:
        """While no other worker lets bots come to a game of a caller."""
        name = f"turn {self.digest('turn', caller).hex()[:28]}"
        patience = Patience()
        until = 0
        while not until:
            now = self.host.clock()
            until = now + TURN * SECOND
            if not await self.host.write(partial(log.take_lease, table_id=name, now=now, until=until)):
                until = 0
                if not await patience.wait():
                    deny("too_busy", "Too much is happening at once; try again.")
        try:
            yield
        finally:
            with suppress(StorageFailed):  # it runs out by itself
                await self.host.write(partial(log.end_lease, table_id=name, until=until))

    # What is told now and then

    def start(self) -> None:
        self.task = asyncio.get_running_loop().create_task(self.run())

    async def run(self) -> None:
        while True:
            with going_on("neighbours"):
                await self.exchange()
            await asyncio.sleep(PERIOD)

    async def exchange(self) -> None:
        """Tell what has happened here, and hear what has happened elsewhere."""
        now = asyncio.get_running_loop().time()
        if now >= self.sweep_at:
            await self.host.write(workers.sweep)
            self.sweep_at = now + SWEEP
            self.told = {}  # what we said is gone if the database has crashed meanwhile
        used = [
            Use(allowance, key, cost)
            for allowance in self.limits.frequent
            for key, cost in islice((allowance.untold or {}).items(), AT_ONCE)
        ]
        costs = [self.cost(use) for use in used]
        counts = dict(self.hub.counts)
        digests = {key: self.digest("connected", key) for key in counts.keys() | self.told.keys()}
        changed = {digests[key]: counts.get(key, 0) for key in changed_keys(counts, self.told)}
        here = [digests[key] for key in counts]
        news = self.presence.news()
        seen = [Seen(table_id, self.digest("address", address), at) for table_id, address, at in news]

        def tell(database: Connection) -> tuple[dict[bytes, int], dict[bytes, int]]:
            workers.show_life(database, self.me)
            if seen:
                workers.tell_attended(database, seen)
            if changed:
                workers.tell_connected(database, self.me.id, changed)
            owed = workers.add_up(database, {cost.key: cost.cost for cost in costs}) if costs else {}
            return owed, workers.connected_elsewhere(database, self.me.id, here) if here else {}

        try:
            owed, elsewhere = await self.host.write(tell)
        except StorageFailed:
            self.presence.untold |= {one.table_id for one in seen}
            raise
        for use, cost in zip(used, costs, strict=True):
            learn(use, owed[cost.key] / SECOND)
        self.told = counts
        self.hub.elsewhere = {key: elsewhere[digests[key]] for key in counts if digests[key] in elsewhere}

    async def leave(self) -> None:
        """We end: tell the last, and that nothing we have told of connections holds any more."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        with suppress(StorageFailed):
            await self.exchange()
            await self.host.write(lambda database: workers.end_life(database, self.me.id))


def digest_of(secret: str, name: str, key: str) -> bytes:
    """Under what a caller is known in the database; without the secret nobody finds out who it is."""
    by = hashlib.sha256(secret.encode()).digest()
    return hashlib.blake2b(f"{name} {key}".encode(), key=by, digest_size=16).digest()


def changed_keys(counts: dict[str, int], told: dict[str, int]) -> list[str]:
    return [key for key in counts.keys() | told.keys() if counts.get(key, 0) != told.get(key, 0)]


def learn(told: Use, owed: float) -> None:
    """What is left of an allowance, if it is full again in so many seconds by what everybody has told."""
    allowance: Allowance = told.allowance
    assert allowance.untold is not None
    since = allowance.untold.pop(told.key) - told.cost
    if since > 0:
        allowance.untold[told.key] = since
    allowance.set_left(told.key, allowance.amount - owed * allowance.rate - since)
