"""What the system tells of a process."""

from __future__ import annotations

from pathlib import Path


def stat_of(number: int) -> list[str]:
    """The fields of its line in /proc after the name; nothing if there is no such process, or no /proc."""
    try:
        return Path(f"/proc/{number}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):  # the latter if it goes just between opening and reading
        return []


def is_running(number: int) -> bool:
    """Whether there is such a process; one that nobody has buried yet does not count."""
    return stat_of(number)[:1] not in ([], ["Z"])
