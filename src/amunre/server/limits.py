"""How much one caller may do. In memory: a restart forgets, which costs nothing but some patience."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from amunre.server.callers import Caller
from amunre.tables.draft import deny

GUESTS = 20
"""Guests who may be behind one address, each opening as many tables as an account may."""
FILES_PER_MINUTE = 60
"""Owners' files that one address may have read in a minute: each costs some hundredths of a second."""
MOST_KEYS = 100_000
"""Callers that are remembered at a time; those who are quiet the longest are forgotten first."""


class Allowance:
    """So much in so many seconds for each key; what is used comes back evenly."""

    def __init__(self, amount: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.amount = amount
        self.rate = amount / seconds
        self.clock = clock
        self.levels: dict[str, tuple[float, float]] = {}

    def left(self, key: str) -> float:
        level, at = self.levels.get(key, (float(self.amount), 0.0))
        return min(float(self.amount), level + (self.clock() - at) * self.rate)

    def use(self, key: str, cost: float = 1) -> bool:
        """Whether there was enough left; if so, it is used."""
        left = self.left(key)
        if left < cost:
            return False
        self.levels.pop(key, None)  # put back at the end: the oldest stand first
        self.levels[key] = (left - cost, self.clock())
        if len(self.levels) > MOST_KEYS:
            del self.levels[next(iter(self.levels))]
        return True

    def wait(self, key: str, cost: float = 1) -> int:
        """Whole seconds until so much is there again, one at least."""
        return max(1, math.ceil((cost - self.left(key)) / self.rate))

    def give_back(self, key: str, cost: float = 1) -> None:
        """What was used and turned out not to count."""
        self.levels[key] = (min(float(self.amount), self.left(key) + cost), self.clock())


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
        self.requests = Allowance(requests_per_minute, 60)
        """Counted by the guard for each address, before anything else is looked at; sockets count as one."""
        self.tables = Allowance(tables_per_hour, 3600)
        self.tables_from = Allowance(GUESTS * tables_per_hour, 3600)
        self.actions = Allowance(actions_per_minute, 60)
        self.files = Allowance(FILES_PER_MINUTE, 60)
        self.accounts = Allowance(accounts_per_hour, 3600)
        self.guesses = Allowance(guesses, 900)
        self.guesses_from = Allowance(4 * guesses, 900)

    def use(self, allowance: Allowance, key: str, cost: float = 1) -> None:
        if not allowance.use(key, cost):
            deny("too_many", "That is more than one caller may do at a time; wait a little.")

    def use_table(self, caller: Caller) -> None:
        """Whoever opens a table: an account, or one of the many guests that may share an address."""
        if caller.account is not None:
            self.use(self.tables, caller.key)
        else:
            self.use(self.tables_from, caller.key)
