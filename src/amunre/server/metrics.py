"""Figures for the operator, in the form Prometheus reads. No name, table or action is in them.

Where there are several workers, each keeps its own figures in files that the others can read
(``share_figures``), and whichever is asked adds them up: a scrape gives those of the whole server. What the
database knows is of the whole site, and is the same on every server of it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, values
from prometheus_client.metrics_core import GaugeMetricFamily
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

from amunre.server.connections import Connections
from amunre.server.hub import Hub
from amunre.store.engine import StorageFailed
from amunre.store.figures import SiteFigures, site_figures
from amunre.tables.host import Host
from amunre.tables.keeper import Keeper
from amunre.tables.thinking import Queue, Thinkers

FAILURES = ("storage_full", "storage_busy", "storage_failed", "storage_damaged")
"""Codes of what keeps something from being stored or read."""
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.075, 0.15, 0.25, 0.5, 1, 2.5, 5)
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH")
"""Whoever asks may use any word; the others count as one."""
PERIOD = 2.0
"""Seconds between two times that a worker writes down its levels for the others."""
FRESH = 10.0
"""Seconds for which figures of the database are good."""
PATIENCE = 2.0
"""Seconds that a scrape waits for the database."""
NO_LABELS: Mapping[str, str] = {}


def share_figures(slot: int) -> None:
    """Keep figures where other workers find them, under a number that our successor has, too: it goes on from
    there. To be called before there are any figures."""
    values.ValueClass = values.MultiProcessValue(lambda: slot)  # type: ignore[no-untyped-call]


class Growing:
    """A number kept elsewhere that only grows while the process lives, as a counter that outlives it."""

    def __init__(self, counter: Counter, value: Callable[[], float]) -> None:
        self.counter = counter
        self.value = value
        self.counted = 0.0

    def measure(self) -> None:
        now = self.value()
        self.counter.inc(now - self.counted)
        self.counted = now


class Level(NamedTuple):
    """A number that rises and falls. Of several workers, those that live are added up."""

    gauge: Gauge
    value: Callable[[], float]

    def measure(self) -> None:
        self.gauge.set(self.value())


class Metrics:
    """The figures of one process, and of all there are where they are asked for."""

    def __init__(self, host: Host, hub: Hub, thinkers: Thinkers, keeper: Keeper) -> None:
        self.host = host
        self.registry = CollectorRegistry()
        self.families: dict[str, Counter | Gauge] = {}
        self.watched: list[Growing | Level] = []
        self.site: SiteFigures | None = None
        """What the database knew when it was asked last; nothing if it does not answer."""
        self.site_until = 0.0
        self.asking = asyncio.Lock()
        self.task: asyncio.Task[None] | None = None
        self.requests = Counter(
            "amunre_requests", "Requests answered", ("method", "route", "status"), registry=self.registry
        )
        self.moves = Counter("amunre_moves", "Moves accepted from players", registry=self.registry)
        self.acknowledged = self.histogram(
            "amunre_acknowledgement_seconds", "From a command's arrival to its answer, after the disk has it"
        )
        commits = self.histogram("amunre_commit_seconds", "Time that storing takes, up to the disk's answer")
        host.database.on_commit = commits.observe
        self.watch_storage(host)
        self.level("amunre_sockets", "Sockets and streams open", lambda: hub.number)
        self.level("amunre_tables_in_memory", "Tables held in memory", lambda: len(host.tables))
        self.level("amunre_tables_ready", "Tables that wait to be served", lambda: len(keeper.ready))
        self.growing("amunre_bot_failures", "Bot turns played at random instead", lambda: thinkers.failures)
        for queue in Queue:
            waiting = partial(thinkers.waiting.__getitem__, queue.value)
            text = "Questions that wait for a process of their kind to be free"
            self.level("amunre_bots_waiting", text, waiting, {"kind": queue.value})

    def watch_storage(self, host: Host) -> None:
        """Tell of what cannot be stored or read."""
        health = host.database.health
        for code in FAILURES:
            text = "Times that storing failed or a damaged page was read"
            failures = partial(health.failures.__getitem__, code)
            self.growing("amunre_storage_failures", text, failures, {"code": code})
        self.level("amunre_storage_stopped", "Workers that can store nothing", lambda: bool(health.trouble))
        self.level("amunre_tables_damaged", "Tables found damaged", lambda: len(host.damage.named))

    def histogram(self, name: str, text: str) -> Histogram:
        return Histogram(name, text, buckets=BUCKETS, registry=self.registry)

    def level(
        self, name: str, text: str, value: Callable[[], float], labels: Mapping[str, str] = NO_LABELS
    ) -> None:
        """Tell of a number that rises and falls. Labels are bounded: they are never what a caller sends."""
        gauge = self.families.get(name)
        if not isinstance(gauge, Gauge):
            gauge = Gauge(name, text, tuple(labels), registry=self.registry, multiprocess_mode="livesum")
            self.families[name] = gauge
        self.watched.append(Level(gauge.labels(**labels) if labels else gauge, value))

    def growing(
        self, name: str, text: str, value: Callable[[], float], labels: Mapping[str, str] = NO_LABELS
    ) -> None:
        """Tell of a number that only grows, under this name with ``_total``."""
        counter = self.families.get(name)
        if not isinstance(counter, Counter):
            counter = self.families[name] = Counter(name, text, tuple(labels), registry=self.registry)
        self.watched.append(Growing(counter.labels(**labels) if labels else counter, value))

    def watch(self, gate: Connections) -> None:
        """Tell of the connections, too, where there are any."""
        self.level("amunre_connections", "Connections open, of sockets too", lambda: gate.counts.total())
        self.growing("amunre_connections_refused", "Connections turned away", lambda: gate.refused)

    def count_request(self, method: str, route: str, status: int) -> None:
        self.requests.labels(method if method in METHODS else "other", route, status).inc()

    # Asking

    def measure(self) -> None:
        for one in self.watched:
            one.measure()

    async def text(self) -> bytes:
        """All figures, as they are now."""
        self.measure()
        await self.ask_database()
        return await asyncio.to_thread(self.written)

    def written(self) -> bytes:
        own = self.registry
        if is_shared():
            own = CollectorRegistry()
            MultiProcessCollector(own)  # type: ignore[no-untyped-call]
        site = CollectorRegistry()
        site.register(OfSite(self.site))
        return generate_latest(own) + generate_latest(site)

    async def ask_database(self) -> None:
        """However often we are asked, the database is asked now and then; no scrape waits long for it."""
        async with self.asking:
            if time.monotonic() < self.site_until:
                return
            self.site_until = time.monotonic() + FRESH
            self.site = None
            with suppress(StorageFailed, TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    asked = self.host.database.read(partial(site_figures, now=self.host.clock()))
                    self.site = await asyncio.wrap_future(asked)

    # Where others ask

    def start(self) -> None:
        if is_shared():
            self.task = asyncio.get_running_loop().create_task(self.run())

    async def run(self) -> None:
        while True:
            self.measure()
            await asyncio.sleep(PERIOD)

    async def stop(self) -> None:
        self.measure()  # the last of what has grown
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)


def is_shared() -> bool:
    """Whether other workers can read our figures, and we theirs."""
    return bool(values.ValueClass._multiprocess)


class OfSite(Collector):
    """Figures out of the database."""

    def __init__(self, found: SiteFigures | None) -> None:
        self.found = found

    def collect(self) -> Iterable[GaugeMetricFamily]:
        found = self.found
        is_up = GaugeMetricFamily("amunre_database_up", "1 if the database answers within two seconds")
        is_up.add_metric([], found is not None)
        yield is_up
        if found is None:
            return
        tables = GaugeMetricFamily("amunre_tables", "Tables of the site by their state", labels=("state",))
        for state, count in sorted(found.tables.items()):
            tables.add_metric([state], count)
        yield tables
        for name, text, value in (
            ("amunre_tables_overdue", "Tables at which the server is more than 5 s late", found.overdue),
            ("amunre_tables_overdue_seconds", "By how much it is late at most", found.latest),
            ("amunre_analyses_waiting", "Analyses in line", found.analyses_waiting),
            ("amunre_analyses_kept", "Analyses whose outcome is kept", found.analyses_kept),
            ("amunre_accounts", "Accounts", found.accounts),
            ("amunre_sessions", "Sessions that are logged in", found.sessions),
            ("amunre_workers", "Workers of the site that live", found.workers),
            ("amunre_database_bytes", "Size of the database", found.size),
            ("amunre_database_wal_bytes", "Size of its write-ahead log", found.wal_size),
        ):
            if value is not None:
                family = GaugeMetricFamily(name, text)
                family.add_metric([], value)
                yield family
