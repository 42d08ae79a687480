"""Trying again what a shared database did not answer, and what comes back all the time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager

from amunre.store.engine import StorageFailed

PATIENCE = 8.0
"""Seconds for which a shared database that does not answer is tried again."""
LOGGER = logging.getLogger("amunre.tables")


@contextmanager
def going_on(work: str) -> Iterator[None]:
    """A round of work that comes back now and then, and must not end for good by something that went wrong
    once. What the database cannot store or read shows elsewhere."""
    try:
        yield
    except StorageFailed:
        pass
    except Exception:
        LOGGER.exception("round_failed", extra={"kind": work})


class Patience:
    """Ever longer pauses before the next attempt, until it is enough."""

    def __init__(self) -> None:
        self.until = time.monotonic() + PATIENCE
        self.pause = 0.05

    async def wait(self) -> bool:
        """Pause; whether another attempt is worth it."""
        if time.monotonic() > self.until:
            return False
        await asyncio.sleep(self.pause)
        self.pause = min(2 * self.pause, 1.0)
        return True
