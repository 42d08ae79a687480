"""Where games are played: in this process, on all cores, or on a Ray cluster. The results are the same.

A shard is a piece of work that knows all it needs, its seed included, so it does not matter who does it when.
"""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import islice
from typing import Any, Protocol, TypeVar

from amunre.arena.workers import AHEAD, submit, workers
from amunre.kernel.errors import SetupError

ANSWER_SECONDS = 10.0
"""For a cluster to answer the first knock."""

Shard = TypeVar("Shard")
Result = TypeVar("Result")


class Runner(Protocol):
    """Does work on shards."""

    def map_unordered(self, work: Callable[[Shard], Result], shards: Iterable[Shard]) -> Iterator[Result]:
        """Results as they come. Shards are taken only when somebody will soon be free for them."""
        ...


class OneProcess:
    """One after the other."""

    def map_unordered(self, work: Callable[[Shard], Result], shards: Iterable[Shard]) -> Iterator[Result]:
        yield from map(work, shards)


class Processes:
    """On several cores of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def map_unordered(self, work: Callable[[Shard], Result], shards: Iterable[Shard]) -> Iterator[Result]:
        left = iter(shards)
        running: list[Future[Result]] = []
        with workers(self.jobs) as pool:
            while True:
                free = AHEAD * self.jobs - len(running)
                running += [submit(pool, work, shard) for shard in islice(left, free)]
                if not running:
                    return
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                # in their order, so that one process gives what this one would
                for future in running:
                    if future in done:
                        yield future.result()
                running = [future for future in running if future not in done]


class OnRay:
    """On a Ray cluster, whose machines must have this package and the bots that play."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError:
            raise SetupError('Ray is not installed: in a clone, pip install ".[ray]".') from None
        self.ray: Any = ray
        self.address = address

    def map_unordered(self, work: Callable[[Shard], Result], shards: Iterable[Shard]) -> Iterator[Result]:
        ray = self.ray
        try:
            knock(self.address)
            ray.init(address=self.address, log_to_driver=False, logging_level="error")
        except OSError:
            where = "here" if self.address == "auto" else f"at {self.address}"
            raise SetupError(f'no Ray cluster answers {where}; start one with "ray start --head".') from None
        try:
            remote = ray.remote(work)
            slots = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            left = iter(shards)
            running: list[Any] = []
            while True:
                running += [remote.remote(shard) for shard in islice(left, slots - len(running))]
                if not running:
                    return
                done, running = ray.wait(running, num_returns=1)
                yield ray.get(done[0])
        finally:
            ray.shutdown()


def knock(address: str) -> None:
    """OSError if nobody listens at ``HOST:PORT``; Ray itself would try for minutes, and talk a lot."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), ANSWER_SECONDS).close()


def make_runner(name: str, jobs: int, address: str, apart: bool = False) -> Runner:
    """``one`` process, all ``cores`` or so many of them, or ``ray``. One is this one, or apart from it."""
    if name == "ray":
        return OnRay(address)
    count = jobs if name == "cores" else 1
    return Processes(count) if count > 1 or apart else OneProcess()
