"""What is kept for a time only is removed when that is over: sessions, and what administrators keep."""

from __future__ import annotations

import asyncio
from functools import partial

from sqlalchemy import Connection, delete

from amunre.server import reports
from amunre.server.sessions import sweep
from amunre.store import schema
from amunre.tables.host import Host
from amunre.tables.patience import going_on

PERIOD = 3600.0
"""Seconds between two times that it is looked for."""


def tidy(connection: Connection, now: int) -> None:
    """Bans and mutes that have ended, codes that are too old, and the words of reports."""
    reports.tidy(connection, now)
    for table in (schema.restrictions, schema.network_bans):
        connection.execute(delete(table).where(table.c.until <= now))
    codes = schema.recoveries
    connection.execute(delete(codes).where(codes.c.expires_at <= now))


async def keep_tidy(host: Host) -> None:
    """For as long as the server runs; several workers may do the same, which does no harm."""
    while True:
        for work in (tidy, sweep):  # apart: damage among the sessions concerns nothing else
            with going_on("tidying"):
                await host.write(partial(work, now=host.clock()))
        await asyncio.sleep(PERIOD)
