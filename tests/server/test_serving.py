"""How a process that serves treats its own memory."""

from __future__ import annotations

import subprocess
import sys

GROWING = """
import gc
from amunre.server.serving import collect_seldom
if {tuned}:
    collect_seldom()
before = gc.get_stats()[2]["collections"]
kept = [[number] for number in range(1_000_000)]
print(gc.get_stats()[2]["collections"] - before, gc.get_freeze_count())
"""


def collections(tuned: bool) -> tuple[int, int]:
    """Looks through everything while a million lists are made, and objects that are never looked at."""
    code = GROWING.format(tuned=tuned)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    full, frozen = map(int, done.stdout.split())
    return full, frozen


def test_a_server_seldom_stops_to_look_through_all_of_its_memory() -> None:
    usual, _ = collections(tuned=False)
    seldom, frozen = collections(tuned=True)
    assert usual >= 3, "or this shows nothing"
    assert seldom <= 1
    assert frozen > 50_000, "the program itself"
