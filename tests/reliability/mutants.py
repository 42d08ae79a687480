"""Planted bugs. A harness that does not catch its own is not evidence of anything."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable
from typing import Any


def none() -> None:
    """The server as it is."""


def early() -> None:
    """Acknowledge moves when they have been handed over, and not when they are stored."""
    from amunre.tables.host import Host

    true_write = Host.write

    async def write(self: Host, work: Callable[..., Any]) -> Any:
        draft = inspect.getclosurevars(work).nonlocals.get("draft")
        if draft is None or not any('"move_played"' in row.body for row in draft.rows):
            return await true_write(self, work)
        asyncio.get_running_loop().call_later(0.02, self.database.write, work)  # the disk will have it soon
        return None

    Host.write = write  # type: ignore[method-assign]


def doubled() -> None:
    """Do not recognise a repeat."""
    from amunre.tables import playing

    playing.repeated = lambda draft, seat, cid: None


def unsynced() -> None:
    """Commit without waiting for the disk."""
    from amunre.store import engine

    true_engine = engine.sqlite_engine

    def lazy(*arguments: Any) -> Any:
        from sqlalchemy import event

        made = true_engine(*arguments)
        event.listen(made, "connect", lambda connection, _: connection.execute("PRAGMA synchronous = OFF"))
        return made

    engine.sqlite_engine = lazy  # type: ignore[assignment]


def slow() -> None:
    """Take a fifth of a second for everything that is stored."""
    from amunre.tables.host import Host

    true_write = Host.write

    async def write(self: Host, work: Callable[..., Any]) -> Any:
        await asyncio.sleep(0.2)
        return await true_write(self, work)

    Host.write = write  # type: ignore[method-assign]


MUTANTS: dict[str, Callable[[], None]] = {
    "": none,
    "early": early,
    "doubled": doubled,
    "unsynced": unsynced,
    "slow": slow,
}
