"""Trying again for a while what a shared database did not answer."""

from __future__ import annotations

import asyncio
import time

PATIENCE = 8.0
"""Seconds for which a shared database that does not answer is tried again."""


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
