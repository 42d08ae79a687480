"""How storing goes: for the log, ``/readyz`` and the figures."""

from __future__ import annotations

import logging
import time
from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from amunre.store.engine import StorageFailed

LOG_AGAIN = 60.0
"""Seconds after which the log says again that storing fails."""
QUIET = 5.0
"""Seconds without a failure after which storing works again."""
DAMAGE = "storage_damaged"
"""The code of a failure that stops nothing else."""
LOGGER = logging.getLogger("amunre.store")
LOGGER.addHandler(logging.NullHandler())  # commands have no log and say it themselves


class Health:
    """How storing goes: whether it fails now, and how often it has, by code."""

    def __init__(self) -> None:
        self.trouble: StorageFailed | None = None
        """What keeps everything from being stored. A damaged page is none: others go on."""
        self.failures: Counter[str] = Counter()
        self.failed_at = 0.0
        self.logged_at: dict[str, float] = {}

    def fails(self, failure: StorageFailed) -> None:
        """Something could not be stored, or a damaged page not be read. The log says so once a minute."""
        now = time.monotonic()
        self.failures[failure.code] += 1
        if failure.code != DAMAGE:
            self.trouble, self.failed_at = failure, now
        if now > self.logged_at.get(failure.code, -LOG_AGAIN) + LOG_AGAIN:
            self.logged_at[failure.code] = now
            LOGGER.error(failure.code, extra={"reason": str(failure)})

    def works(self) -> None:
        """Something was stored. Where the disk is nearly full something small fits now and then."""
        if self.trouble is not None and time.monotonic() > self.failed_at + QUIET:
            self.trouble = None
            self.logged_at.clear()
            LOGGER.warning("storage_works_again")
