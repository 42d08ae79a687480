"""How many files and connections the system lets a process have open, and whether that is enough."""

from __future__ import annotations

import sys

if sys.platform != "win32":
    import resource

BESIDE_SOCKETS = 1_000
"""What is open beside sockets and streams: connections for single requests, files, the database, bots."""
UNKNOWN = sys.maxsize


def needed_for(sockets: int) -> int:
    """Descriptors for so many sockets and streams and all the rest."""
    return sockets + BESIDE_SOCKETS


def allowed() -> tuple[int, int]:
    """How many this process may have open now, and how many if it asks for more."""
    if sys.platform == "win32":
        return UNKNOWN, UNKNOWN
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    return tuple(UNKNOWN if one == resource.RLIM_INFINITY else one for one in (soft, hard))  # type: ignore[return-value]


def ask_for(wanted: int) -> int:
    """Raise what this process may have open as far as it needs and may; what it may have then."""
    soft, hard = allowed()
    if soft >= wanted or sys.platform == "win32":
        return soft
    reached = min(wanted, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (reached, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    except (OSError, ValueError):  # macOS has a limit of its own below the hard one
        return soft
    return reached


def shortage(sockets: int, at_most: int) -> str:
    """In a sentence, that so many descriptors are too few; empty if they are enough."""
    wanted = needed_for(sockets)
    if at_most >= wanted:
        return ""
    return (
        f"{at_most} files and connections may be open, {wanted} are needed for {sockets} sockets; "
        "raise the limit (ulimit -n, LimitNOFILE of a unit), or lower sockets."
    )
