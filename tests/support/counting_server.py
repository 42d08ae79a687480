"""``python -m tests.support.counting_server serve``: at each SIGUSR2 a server says how many objects were
there that only the garbage collector could find, and from then on finds none by itself."""

from __future__ import annotations

import gc
import json
import signal
import sys
from types import FrameType

from amunre.cli import main


def count(number: int, frame: FrameType | None) -> None:
    del number, frame
    print(json.dumps({"event": "counted", "found": gc.collect()}), file=sys.stderr, flush=True)
    gc.freeze()
    gc.disable()


if __name__ == "__main__":
    signal.signal(signal.SIGUSR2, count)
    main()
