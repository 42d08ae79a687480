"""Where somebody stands in a line in which all are served by turns, and how long it will roughly take."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Collection, Iterable
from itertools import accumulate

from amunre.store.analyses import Asker, InLine, Key

USUAL_PACE = 100.0
"""Milliseconds for an action of a game, until it is known how long one takes here."""


class Shares:
    """Owners of work who are served by turns, each as often as any other."""

    def __init__(self, work: Collection[int]) -> None:
        self.sorted = sorted(work)
        self.sums = [0, *accumulate(self.sorted)]

    def until(self, work: int) -> int:
        """What has been done of all by the time that one of them has had so much done."""
        less = bisect_left(self.sorted, work)
        return self.sums[less] + work * (len(self.sorted) - less)


class Line:
    """All analyses in line at one moment."""

    def __init__(self, found: Iterable[InLine], workers: int, pace: float | None) -> None:
        self.rate = (USUAL_PACE if pace is None else pace) / max(1, workers)
        before: dict[Asker, int] = defaultdict(int)
        ends: list[tuple[Key, Asker, int]] = []
        for one in sorted(found, key=lambda one: one.number):
            before[one.asker] += one.left
            ends.append((one.key, one.asker, before[one.asker]))
        callers: dict[bytes, list[int]] = defaultdict(list)
        for asker, work in before.items():
            callers[asker.address].append(work)
        within = {address: Shares(work) for address, work in callers.items()}
        among = Shares([sum(work) for work in callers.values()])
        self.work = {key: among.until(within[asker.address].until(end)) for key, asker, end in ends}
        """Actions to be looked at, of whatever game, until each analysis is done."""
        in_order = sorted(self.work, key=self.work.__getitem__)
        self.places = {key: place for place, key in enumerate(in_order, 1)}

    def __len__(self) -> int:
        return len(self.work)

    def __contains__(self, key: Key) -> bool:
        return key in self.work

    def place(self, key: Key) -> int:
        """By when it should be done; 0 if it is not in line any more."""
        return self.places.get(key, 0)

    def seconds(self, key: Key) -> int | None:
        return math.ceil(self.work[key] * self.rate / 1000) if key in self.work else None
