"""What workers on one PostgreSQL tell each other: that they live, what callers have used, who is connected.

Plain functions of a connection. None of it is worth a place in a backup: PostgreSQL does not log these
tables, and after a crash of the database they begin empty.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, text

SECOND = 1_000_000
LIVES = 5 * SECOND
"""Microseconds after its last sign of life for which a worker counts as alive."""
STALE = 3600 * SECOND
"""Microseconds after which what nobody needs any more is swept away."""
NOW = "(EXTRACT(EPOCH FROM now()) * 1000000)::bigint"
ALIVE = f"SELECT id FROM workers WHERE alive_at > {NOW} - {LIVES}"


class Spent(Exception):
    """An allowance does not have so much left; nothing was taken."""


class Cost(NamedTuple):
    """What is taken from an allowance, in microseconds until it has come back."""

    key: bytes
    cost: int
    window: int
    """In which the whole allowance comes back."""


class Worker(NamedTuple):
    """A worker that lives."""

    id: str
    host: str
    pid: int
    parent: int
    state: str


class Seen(NamedTuple):
    """When somebody was at a table, and from where."""

    table_id: str
    address: bytes
    seen_at: int


# Lives


def show_life(connection: Connection, worker: Worker) -> None:
    connection.execute(
        text(
            "INSERT INTO workers (id, host, pid, parent, state, alive_at) "
            f"VALUES (:id, :host, :pid, :parent, :state, {NOW}) "
            f"ON CONFLICT (id) DO UPDATE SET state = :state, alive_at = {NOW}"
        ),
        worker._asdict(),
    )


def workers_alive(connection: Connection) -> list[Worker]:
    columns = ", ".join(Worker._fields)
    found = connection.execute(
        text(f"SELECT {columns} FROM workers WHERE alive_at > {NOW} - {LIVES} ORDER BY host, parent, pid")
    )
    return [Worker(*row) for row in found]


def end_life(connection: Connection, worker_id: str) -> None:
    for name, column in (("workers", "id"), ("connected", "worker")):
        connection.execute(text(f"DELETE FROM {name} WHERE {column} = :worker"), {"worker": worker_id})


# Allowances. A row says when its allowance will be full again, which is all there is to know of it.


def take(connection: Connection, costs: Collection[Cost]) -> None:
    """Take from some allowances, or from none and raise Spent. In order, so that nobody waits in a circle."""
    for cost in sorted(costs):
        taken = connection.scalar(
            text(
                f"INSERT INTO allowances AS a (key, full_at) "
                f"SELECT :key, {NOW} + :cost WHERE :cost <= :window "
                f"ON CONFLICT (key) DO UPDATE SET full_at = GREATEST(a.full_at, {NOW}) + :cost "
                f"WHERE GREATEST(a.full_at, {NOW}) + :cost <= {NOW} + :window RETURNING full_at"
            ),
            cost._asdict(),
        )
        if taken is None:
            raise Spent


def give_back(connection: Connection, costs: Collection[Cost]) -> None:
    for cost in sorted(costs):
        wanted = text("UPDATE allowances SET full_at = full_at - :cost WHERE key = :key")
        connection.execute(wanted, {"key": cost.key, "cost": cost.cost})


def owed(connection: Connection, key: bytes) -> int:
    """Microseconds until an allowance is full again."""
    found = connection.scalar(text(f"SELECT full_at - {NOW} FROM allowances WHERE key = :key"), {"key": key})
    return max(0, int(found or 0))


def add_up(connection: Connection, used: Mapping[bytes, int]) -> dict[bytes, int]:
    """Add what was used here; microseconds until each allowance is full again, with what others have used.

    What several workers let through before they knew of each other is owed.
    """
    found = connection.execute(
        text(
            f"INSERT INTO allowances AS a (key, full_at) SELECT key, {NOW} + cost FROM "
            "unnest(CAST(:keys AS bytea[]), CAST(:costs AS bigint[])) AS used (key, cost) ORDER BY key "
            "ON CONFLICT (key) DO UPDATE "
            f"SET full_at = GREATEST(a.full_at, {NOW}) + (excluded.full_at - {NOW}) "
            f"RETURNING key, full_at - {NOW}"
        ),
        {"keys": list(used), "costs": list(used.values())},
    )
    return {bytes(key): left for key, left in found}


# Connections


def tell_connected(connection: Connection, worker_id: str, counts: Mapping[bytes, int]) -> None:
    """How many connections there are here under each of these keys."""
    connection.execute(
        text(
            "INSERT INTO connected (key, worker, number) SELECT key, :worker, number FROM "
            "unnest(CAST(:keys AS bytea[]), CAST(:numbers AS integer[])) AS told (key, number) ORDER BY key "
            "ON CONFLICT (key, worker) DO UPDATE SET number = excluded.number"
        ),
        {"worker": worker_id, "keys": list(counts), "numbers": list(counts.values())},
    )


def connected_elsewhere(connection: Connection, worker_id: str, keys: Sequence[bytes]) -> dict[bytes, int]:
    """How many connections others that live have under each of these keys."""
    found = connection.execute(
        text(
            "SELECT key, sum(number) FROM connected WHERE key = ANY(CAST(:keys AS bytea[])) "
            f"AND worker <> :worker AND number > 0 AND worker IN ({ALIVE}) GROUP BY key"
        ),
        {"keys": list(keys), "worker": worker_id},
    )
    return {bytes(key): int(number) for key, number in found}


# Attendance: who was at which game with bots, by the clocks of the workers


def tell_attended(connection: Connection, seen: Sequence[Seen]) -> None:
    connection.execute(
        text(
            "INSERT INTO attended AS a (table_id, address, seen_at) "
            "VALUES (:table_id, :address, :seen_at) ON CONFLICT (table_id) DO UPDATE "
            "SET address = excluded.address, seen_at = GREATEST(a.seen_at, excluded.seen_at)"
        ),
        [one._asdict() for one in sorted(seen)],
    )


def seen_at(connection: Connection, table_id: str) -> int:
    """When somebody was at a table; 0 if nobody is known to have been."""
    found = text("SELECT seen_at FROM attended WHERE table_id = :table_id")
    return int(connection.scalar(found, {"table_id": table_id}) or 0)


def seen_from(connection: Connection, address: bytes) -> list[Seen]:
    """The running tables at which somebody from this address was last, those left alone the longest first."""
    columns = ", ".join(Seen._fields)
    found = connection.execute(
        text(
            f"SELECT {columns} FROM attended JOIN tables ON id = table_id "
            "WHERE address = :address AND status = 'running' ORDER BY seen_at"
        ),
        {"address": address},
    )
    return [Seen(*row) for row in found]


def sweep(connection: Connection) -> None:
    """Forget what says nothing any more."""
    connection.execute(text(f"DELETE FROM workers WHERE alive_at < {NOW} - {STALE}"))
    connection.execute(text(f"DELETE FROM connected WHERE number = 0 OR worker NOT IN ({ALIVE})"))
    connection.execute(text(f"DELETE FROM allowances WHERE full_at < {NOW}"))
    running = "SELECT id FROM tables WHERE status = 'running'"
    connection.execute(text(f"DELETE FROM attended WHERE table_id NOT IN ({running})"))
