"""PostgreSQL with several workers: one log each table, whoever writes, whatever happens to connections."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import inspect

from amunre.store import log, schema
from amunre.store.engine import open_database
from amunre.store.upgrade import newest, upgrade, version_of
from amunre.tables.host import Host
from tests.support.postgres import Server
from tests.volume import spraying


def migrated(url: str) -> Host:
    database = open_database(url)
    upgrade(database)
    return Host(database)


# Migrations


def test_the_migrations_make_the_tables_that_the_code_knows(postgres_url: str) -> None:
    host = migrated(postgres_url)
    found = host.database.read(
        lambda connection: {
            name: {column["name"] for column in inspect(connection).get_columns(name)}
            for name in inspect(connection).get_table_names()
        }
    ).result()
    del found["alembic_version"]
    assert found == {table.name: set(table.c.keys()) for table in schema.metadata.sorted_tables}
    assert host.database.read(version_of).result() == newest()
    host.database.close()


def test_eight_workers_that_migrate_at_once_do_it_once(postgres_url: str) -> None:
    databases = [open_database(postgres_url) for _ in range(8)]
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(upgrade, databases)) == [None] * 8
    for database in databases:
        database.close()


def test_two_workers_keep_the_same_fact_at_once(postgres_url: str) -> None:
    database = migrated(postgres_url).database
    done = [
        database.write(lambda connection, value=str(number): log.keep_fact(connection, "alive_at", value))  # type: ignore[misc]
        for number in range(50)
    ]
    assert [future.result() for future in done] == [None] * 50
    database.close()


# Workers as processes


@pytest.mark.slow
@pytest.mark.parametrize("workers", [2, 4])
def test_workers_spray_moves_and_the_logs_are_sound(workers: int, postgres_url: str) -> None:
    done = spraying.run(postgres_url, workers, 1_000, 20, f"spray{workers}")
    assert done.faults == []
    assert done.accepted >= 1_000


@pytest.mark.slow
def test_killed_connections_lose_and_double_nothing(postgres: Server, postgres_url: str) -> None:
    cut = 0

    def disturb(so_far: Callable[[], int]) -> None:
        nonlocal cut
        until = time.monotonic() + 120
        for wanted in range(50, 500, 50):
            while so_far() < wanted and time.monotonic() < until:
                time.sleep(0.01)
            cut += postgres.cut_connections(postgres_url)

    done = spraying.run(postgres_url, 2, 600, 20, "cut", disturb)
    assert done.faults == []
    assert cut > 20


@pytest.mark.slow
def test_a_server_that_stops_and_starts_again_loses_and_doubles_nothing(
    postgres: Server, postgres_url: str
) -> None:
    def disturb(so_far: Callable[[], int]) -> None:
        until = time.monotonic() + 120
        for wanted in (100, 250):
            while so_far() < wanted and time.monotonic() < until:
                time.sleep(0.01)
            postgres.stop()
            time.sleep(1)
            postgres.start()

    done = spraying.run(postgres_url, 2, 400, 20, "restart", disturb)
    assert done.faults == []


def test_a_move_that_is_stored_twice_would_be_noticed(postgres_url: str) -> None:
    """The harness finds what it is there to find."""
    host = migrated(postgres_url)
    tables = asyncio.run(spraying.open_tables(host.database, 1))
    ack = spraying.Ack(tables[0], 0, "w0-1", 5)
    faults, moves, _ = spraying.faults_of_logs(host.database, tables, [ack, ack])
    assert moves == 0
    assert [fault.split("(")[0] for fault in faults] == ["a move was acknowledged twice", ""]
    assert "not stored" in faults[1]
    host.database.close()
