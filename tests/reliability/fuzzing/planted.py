"""The same server with a way to look at bodies that takes a time of the square of their length:
``python -m tests.reliability.fuzzing.planted serve``. A gauge that does not see it is blind."""

from __future__ import annotations

import re

from amunre.server import incoming
from tests.reliability.fuzzing.gauge import main

STRING = re.compile(rb'"(?:[^"\\]|\\.)*"')


def depth_of(text: bytes) -> int:
    """Without strings, as one would write it at first."""
    return STRING.sub(b"", text).count(b"[")


if __name__ == "__main__":
    incoming.depth_of = depth_of
    main()
