"""What goes wrong on a Ray cluster, told as everything else is."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from amunre.kernel.errors import SetupError


@contextmanager
def told_of_cluster() -> Iterator[None]:
    """What ends the work of a Ray cluster in one sentence, but faults of ours, which stay visible."""
    try:
        yield
    except Exception as problem:
        ray = sys.modules.get("ray")
        if ray is None or not isinstance(problem, ray.exceptions.RayError):
            raise
        cause = getattr(problem, "cause", problem)  # of what our own code raised there
        if not isinstance(cause, SetupError | ImportError | ray.exceptions.RayError):
            raise
        why = " ".join(str(cause).split())
        raise SetupError(f"the Ray cluster cannot play: {why}") from None
