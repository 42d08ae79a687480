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


def output_of(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout


def collections(tuned: bool) -> tuple[int, int]:
    """Looks through everything while a million lists are made, and objects that are never looked at."""
    code = GROWING.format(tuned=tuned)
    full, frozen = map(int, output_of(code).split())
    return full, frozen


def test_a_server_seldom_stops_to_look_through_all_of_its_memory() -> None:
    usual, _ = collections(tuned=False)
    seldom, frozen = collections(tuned=True)
    assert usual >= 3, "or this shows nothing"
    assert seldom <= 1
    assert frozen > 50_000, "the program itself"


SETTLING = """
import gc
from amunre.server.serving import collect_seldom, settle
collect_seldom()
kept = [[number] for number in range(100_000)]
if {settled}:
    settle()
print(len(gc.get_objects()))
"""


def test_what_has_come_to_stay_is_not_gone_through_again() -> None:
    left = [int(output_of(SETTLING.format(settled=settled))) for settled in (False, True)]
    assert left[0] > 100_000, "or this shows nothing"
    assert left[1] < 1_000


BUSY = """
import threading, time
from amunre.server.serving import take_turns
def work():
    while True:
        pass
if {tuned}:
    take_turns()
threading.Thread(target=work, daemon=True).start()
began = time.monotonic()
for _ in range(200):
    time.sleep(0)
print(time.monotonic() - began)
"""


def test_a_thread_that_works_gives_way_to_the_event_loop_soon() -> None:
    usual = float(output_of(BUSY.format(tuned=False)))
    assert usual > 0.5, "or this shows nothing"
    # who has to wait for a core as well is no slower every time
    assert min(float(output_of(BUSY.format(tuned=True))) for _ in range(3)) < usual / 2
