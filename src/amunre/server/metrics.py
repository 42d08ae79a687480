"""Figures for the operator, in the form Prometheus reads. No name, table or action is in them."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, values

from amunre.server.connections import Connections
from amunre.server.hub import Hub
from amunre.tables.host import Host
from amunre.tables.thinking import Thinkers

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.075, 0.15, 0.25, 0.5, 1, 2.5, 5)


def share_figures(slot: int) -> None:
    """Keep figures where other workers find them, under a number that our successor has, too: it goes on from
    there. To be called before there are any figures."""
    values.ValueClass = values.MultiProcessValue(lambda: slot)  # type: ignore[no-untyped-call]


class Metrics:
    """The counters of one site."""

    def __init__(self, host: Host, hub: Hub, thinkers: Thinkers) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "amunre_requests", "Requests answered", ("method", "route", "status"), registry=self.registry
        )
        self.moves = Counter("amunre_moves", "Moves accepted from players", registry=self.registry)
        self.acknowledged = Histogram(
            "amunre_acknowledgement_seconds",
            "From a command's arrival to its answer, which is after the disk has it",
            buckets=BUCKETS,
            registry=self.registry,
        )
        for name, text, value in (
            ("amunre_sockets", "Sockets and streams open", lambda: hub.number),
            ("amunre_tables_in_memory", "Tables held in memory", lambda: len(host.tables)),
            ("amunre_bot_failures", "Bot turns played at random instead", lambda: thinkers.failures),
        ):
            Gauge(name, text, registry=self.registry).set_function(value)

    def watch(self, gate: Connections) -> None:
        """Tell of the connections, too, where there are any."""
        for name, text, value in (
            ("amunre_connections", "Connections open, of sockets too", lambda: gate.counts.total()),
            ("amunre_connections_refused", "Connections turned away, being too many", lambda: gate.refused),
        ):
            Gauge(name, text, registry=self.registry).set_function(value)

    def text(self) -> bytes:
        return generate_latest(self.registry)
