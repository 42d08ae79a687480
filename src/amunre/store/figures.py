"""Figures of a whole site that its database knows. Cheap enough to be asked every few seconds."""

from __future__ import annotations

from pathlib import Path

import msgspec
from sqlalchemy import Connection, func, select, text

from amunre.store import analyses, schema
from amunre.store.workers import workers_alive

PUNCTUAL = 5_000_000
"""Microseconds after which a table that wants something of the server counts as overdue."""


class SiteFigures(msgspec.Struct, frozen=True):
    """A site at one moment."""

    tables: dict[str, int]
    """How many there are in each state."""
    overdue: int
    """Tables at which a bot, an order or a clock is late."""
    latest: float
    """Seconds by which the latest of them is late."""
    analyses_waiting: int
    analyses_kept: int
    accounts: int
    sessions: int
    workers: int
    size: int
    """Bytes of the database."""
    wal_size: int | None
    """Bytes of its write-ahead log; nothing where we may not look."""


def site_figures(connection: Connection, now: int) -> SiteFigures:
    tables, sessions = schema.tables.c, schema.sessions.c
    states = connection.execute(select(tables.status, func.count()).group_by(tables.status))
    overdue, oldest = connection.execute(
        select(func.count(), func.min(tables.due_at)).where(tables.due_at < now - PUNCTUAL)
    ).one()
    in_line, kept = (
        connection.scalar(select(func.count()).select_from(schema.analyses).where(which)) or 0
        for which in (analyses.is_in_line(), ~analyses.is_in_line())
    )
    going_on = sessions.expires_at.is_(None) | (sessions.expires_at > now)
    is_shared = connection.dialect.name == "postgresql"
    return SiteFigures(
        tables={row[0]: row[1] for row in states},
        overdue=overdue,
        latest=0.0 if oldest is None else (now - oldest) / 1e6,
        analyses_waiting=in_line,
        analyses_kept=kept,
        accounts=connection.scalar(select(func.count()).select_from(schema.accounts)) or 0,
        sessions=connection.scalar(select(func.count()).select_from(schema.sessions).where(going_on)) or 0,
        workers=len(workers_alive(connection)) if is_shared else 1,
        size=postgres_size(connection) if is_shared else sqlite_size(connection),
        wal_size=postgres_wal_size(connection) if is_shared else sqlite_wal_size(connection),
    )


def sqlite_size(connection: Connection) -> int:
    pages, size = (
        connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("page_count", "page_size")
    )
    return int(pages or 0) * int(size or 0)


def sqlite_wal_size(connection: Connection) -> int:
    path = connection.exec_driver_sql("PRAGMA database_list").all()[0][2]  # behind it there may be ``temp``
    wal = Path(f"{path}-wal")
    return wal.stat().st_size if wal.exists() else 0


def postgres_size(connection: Connection) -> int:
    return connection.scalar(text("SELECT pg_database_size(current_database())")) or 0


def postgres_wal_size(connection: Connection) -> int | None:
    """The whole server's; only members of ``pg_monitor`` may see it."""
    if not connection.scalar(text("SELECT has_function_privilege('pg_ls_waldir()', 'EXECUTE')")):
        return None
    return int(connection.scalar(text("SELECT sum(size) FROM pg_ls_waldir()")) or 0)
