"""Clocks: who is charged, what is left, and when time runs out. Pure arithmetic on given times.

A seat is charged while the game waits for it; in sealed phases that is every seat yet to choose. All times
are microseconds. Time in which the server was away is nobody's.
"""

from __future__ import annotations

from collections.abc import Iterable

from amunre.tables.patched import Clocks
from amunre.tables.settings import Clock

SECOND = 1_000_000
DAY = 24 * 3600 * SECOND


class Timer:
    """The clocks of one table."""

    __slots__ = ("away_until", "clock", "days_off", "left", "rewards", "since", "waiting")

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.left = [(clock.bank or clock.per_decision) * SECOND] * players
        self.rewards: list[tuple[int, ...]] = [()] * players
        """What each decision of a seat's present turn has brought it, in case they are undone."""
        self.since = 0
        """Up to here everything has been charged."""
        self.waiting: frozenset[int] = frozenset()
        """Seats that are being charged."""
        self.away_until = [0] * players
        self.days_off = [clock.holidays] * players
        """Holidays that each seat has left."""

    def copy(self) -> Timer:
        twin = Timer.__new__(Timer)
        twin.clock, twin.since, twin.waiting = self.clock, self.since, self.waiting
        twin.left, twin.rewards = self.left.copy(), self.rewards.copy()
        twin.away_until, twin.days_off = self.away_until.copy(), self.days_off.copy()
        return twin

    def written(self) -> Clocks:
        values = {name: getattr(self, name) for name in self.__slots__ if name != "clock"}
        return {
            name: sorted(value) if isinstance(value, frozenset) else value for name, value in values.items()
        }

    def read(self, clocks: Clocks) -> None:
        """Put every field to what was written; raises KeyError if another version has."""
        for name in self.__slots__:
            if name != "clock":
                value = clocks[name]
                setattr(self, name, frozenset(value) if name == "waiting" else value)  # type: ignore[arg-type]

    @property
    def is_on(self) -> bool:
        return self.clock.pace != "untimed"

    def charge(self, now: int) -> None:
        """Bring the clocks of those waited for up to date."""
        for seat in self.waiting if self.is_on else ():
            self.left[seat] -= max(0, now - max(self.since, self.away_until[seat]))
        self.since = max(self.since, now)

    def wait_for(self, seats: Iterable[int]) -> None:
        """From now on these seats are charged."""
        self.waiting = frozenset(seats)
        for seat in range(len(self.rewards)):
            if seat not in self.waiting:
                self.rewards[seat] = ()  # its turn is over, so it takes nothing back

    def decided(self, seat: int) -> None:
        """A seat has answered: its increment, or the full time of its next decision."""
        before = self.left[seat]
        if self.clock.pace == "slow":
            self.left[seat] = self.clock.per_decision * SECOND
        else:
            self.left[seat] += self.clock.increment * SECOND
        self.rewards[seat] += (self.left[seat] - before,)

    def undone(self, seat: int) -> None:
        """A decision was taken back, and so is its reward; the time spent since then stays spent."""
        if self.rewards[seat]:
            self.left[seat] -= self.rewards[seat][-1]
            self.rewards[seat] = self.rewards[seat][:-1]

    def can_undo(self, seat: int, now: int) -> bool:
        """Whether there is time left without the last reward."""
        reward = self.rewards[seat][-1] if self.rewards[seat] else 0
        return not self.is_on or self.deadline(seat) - reward > now

    def forgive(self, since: int, grace: int, now: int) -> None:
        """Give back what was charged from ``since`` to ``now``; at least ``grace`` seconds are left."""
        for seat in self.waiting if self.is_on else ():
            charged_from = max(since, self.away_until[seat])
            self.left[seat] = max(self.left[seat] + max(0, now - charged_from), grace * SECOND)

    def take_holiday(self, seat: int, days: int, now: int) -> None:
        self.days_off[seat] -= days
        self.away_until[seat] = max(self.away_until[seat], now) + days * DAY

    def left_at(self, seat: int, now: int) -> int:
        """What is left on a seat's clock at a time that has not been charged yet."""
        running = self.is_on and seat in self.waiting
        return self.left[seat] - (max(0, now - max(self.since, self.away_until[seat])) if running else 0)

    def go_on_with(self, seat: int, left: int) -> None:
        """Somebody has come back, and what bots decided meanwhile brings nothing. What the own decisions of
        this turn have brought is still taken for those that are undone; bots' moves stand."""
        self.left[seat] = left

    def full_again(self, seat: int) -> None:
        """How older logs go on: with what a fresh decision or half the bank allows."""
        fresh = self.clock.per_decision or self.clock.bank // 2
        self.left[seat] = max(self.left[seat], fresh * SECOND)

    def deadline(self, seat: int) -> int:
        """When this seat's time runs out if it goes on being waited for."""
        return max(self.since, self.away_until[seat]) + self.left[seat]

    def next_deadline(self, seats: Iterable[int]) -> int | None:
        return min((self.deadline(seat) for seat in seats), default=None) if self.is_on else None
