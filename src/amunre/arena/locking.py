"""Files that belong to one program at a time."""

from __future__ import annotations

import sys
from typing import IO

from amunre.kernel.errors import SetupError

if sys.platform != "win32":
    import fcntl


def lock(file: IO[bytes], refusal: str) -> None:
    """Keep others out until the file is closed, or this process ends in whatever way.

    SetupError with this sentence if another one was first.
    """
    if sys.platform != "win32":  # which has no such locks, so there nobody is stopped
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise SetupError(refusal) from None
        except OSError:
            return  # some network drives cannot lock; there nobody is stopped either
