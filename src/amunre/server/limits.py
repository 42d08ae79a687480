"""How much one caller may do. In memory where there is one process: a restart forgets, which costs nothing
but some patience. Workers that share a database share what is used, too (``neighbours``).
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from amunre.server.callers import Caller
from amunre.server.puzzles import SKEW_SECONDS, VALID_SECONDS
from amunre.tables.draft import deny

GUESTS = 20
"""Guests who may be behind one address, each opening as many tables as an account may."""
FILES_PER_MINUTE = 60
"""Owners' files that one address may have read in a minute: each costs some hundredths of a second."""
HARD_GUESSES = 1_024
"""Wrong guesses in a day after which puzzles grow no harder."""
MOST_KEYS = 100_000
"""Callers that are remembered at a time; those who are quiet the longest are forgotten first."""

TOO_OFTEN = "That is more than one caller may do at a time; wait a little."


class Allowance:
    """So much in so many seconds for each key; what is used comes back evenly."""

    def __init__(
        self, amount: int, seconds: float, clock: Callable[[], float] = time.monotonic, name: str = ""
    ) -> None:
        self.amount = amount
        self.seconds = seconds
        self.rate = amount / seconds
        self.clock = clock
        self.name = name
        """Under which workers share it."""
        self.levels: dict[str, tuple[float, float]] = {}
        self.untold: dict[str, float] | None = None
        """What was used here and other workers do not know yet, where there are any."""

    def left(self, key: str) -> float:
        level, at = self.levels.get(key, (float(self.amount), 0.0))
        return min(float(self.amount), level + (self.clock() - at) * self.rate)

    def use(self, key: str, cost: float = 1) -> bool:
        """Whether there was enough left; if so, it is used."""
        left = self.left(key)
        if left < cost:
            return False
        self.set_left(key, left - cost)
        if self.untold is not None:
            self.untold[key] = self.untold.get(key, 0.0) + cost
        return True

    def set_left(self, key: str, left: float) -> None:
        self.levels.pop(key, None)  # put back at the end: the oldest stand first
        self.levels[key] = (left, self.clock())
        if len(self.levels) > MOST_KEYS:
            del self.levels[next(iter(self.levels))]

    def wait(self, key: str, cost: float = 1) -> int:
        """Whole seconds until so much is there again, one at least."""
        return max(1, math.ceil((cost - self.left(key)) / self.rate))

    def give_back(self, key: str, cost: float = 1) -> None:
        """What was used and turned out not to count."""
        self.levels[key] = (min(float(self.amount), self.left(key) + cost), self.clock())


DATA_PER_HOUR = 6
"""How often an account may have all of its data."""
REPORTS_PER_HOUR = 10
"""What one caller may report; four times that the callers of one address."""


class Use(NamedTuple):
    """Something that is taken from an allowance."""

    allowance: Allowance
    key: str
    cost: float = 1


class Store(Protocol):
    """Where allowances are kept that must hold for all workers together."""

    async def take(self, uses: Sequence[Use]) -> bool: ...
    async def give_back(self, uses: Sequence[Use]) -> None: ...
    async def used(self, use: Use) -> float: ...


class InMemory:
    """Where there is one worker."""

    async def take(self, uses: Sequence[Use]) -> bool:
        if any(use.allowance.left(use.key) < use.cost for use in uses):
            return False
        return all(use.allowance.use(use.key, use.cost) for use in uses)

    async def give_back(self, uses: Sequence[Use]) -> None:
        for use in uses:
            use.allowance.give_back(use.key, use.cost)

    async def used(self, use: Use) -> float:
        return use.allowance.amount - use.allowance.left(use.key)


class Limits:
    """All allowances of a site."""

    def __init__(
        self,
        requests_per_minute: int,
        tables_per_hour: int,
        actions_per_minute: int,
        accounts_per_hour: int,
        guesses: int,
    ) -> None:
        self.requests = Allowance(requests_per_minute, 60, name="requests")
        """Counted by the guard for each address, before anything else is looked at; sockets count as one."""
        self.actions = Allowance(actions_per_minute, 60, name="actions")
        self.files = Allowance(FILES_PER_MINUTE, 60, name="files")
        self.frequent = (self.requests, self.actions, self.files)
        """Used often and cheaply: each worker counts and tells the others now and then."""
        self.tables = Allowance(tables_per_hour, 3600, name="tables")
        self.tables_from = Allowance(GUESTS * tables_per_hour, 3600, name="tables from")
        self.shown = Allowance(tables_per_hour, 3600, name="shown")
        self.data = Allowance(DATA_PER_HOUR, 3600, name="data")
        self.accounts = Allowance(accounts_per_hour, 3600, name="accounts")
        self.reports = Allowance(REPORTS_PER_HOUR, 3600, name="reports")
        self.reports_from = Allowance(4 * REPORTS_PER_HOUR, 3600, name="reports from")
        self.guesses = Allowance(guesses, 900, name="guesses")
        self.guesses_from = Allowance(4 * guesses, 900, name="guesses from")
        self.hard_guesses = Allowance(HARD_GUESSES, 24 * 3600, name="hard guesses")
        """Wrong ones at an account with a solved puzzle: they make the next puzzle harder."""
        self.hard_pace = Allowance(60, 60, name="hard pace")
        self.puzzles = Allowance(1, VALID_SECONDS + SKEW_SECONDS, name="puzzles")
        """Each is solved once."""
        self.store: Store = InMemory()
        """Where those that are seldom used are kept: they hold exactly, however many workers there are."""

    def use(self, allowance: Allowance, key: str, cost: float = 1) -> None:
        """One of those that are frequent."""
        if not allowance.use(key, cost):
            deny("too_many", TOO_OFTEN)

    async def take(self, *uses: Use) -> bool:
        """Take from all of some allowances, or from none; whether there was enough."""
        return await self.store.take(uses)

    async def must_take(self, *uses: Use) -> None:
        if not await self.take(*uses):
            deny("too_many", TOO_OFTEN)

    async def give_back(self, *uses: Use) -> None:
        """What was taken and turned out not to count."""
        await self.store.give_back(uses)

    async def used(self, use: Use) -> float:
        """How much of an allowance is used up, whatever ``cost`` says."""
        return await self.store.used(use)

    async def use_table(self, caller: Caller, is_shown: bool) -> None:
        """Whoever opens a table: an account, or one of the many guests that may share an address.

        Of those that wait in the public list for others, an address has no more than one account, or it would
        fill the list.
        """
        uses = [Use(self.tables if caller.account is not None else self.tables_from, caller.key)]
        if is_shown:
            uses.append(Use(self.shown, caller.address))
        await self.must_take(*uses)
