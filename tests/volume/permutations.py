"""Non-interference at volume: worlds that a viewer cannot tell apart, over tables' channels and views.

``make permutations N=100000`` goes through all titles, mixes and viewers until it has compared so often.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import sys
import time
from collections.abc import Iterator
from contextlib import suppress

import msgspec
from rich.progress import Progress

from amunre.kernel.messages import SPECTATOR
from amunre.tables.table import RUNNING
from tests.support.games import combinations, expansion_combinations
from tests.support.secrecy import leaks
from tests.support.worlds import Worlds

TIMES = 8
"""Other deals that each look at hands is compared with."""

Case = tuple[str, int, dict[str, str], int, str]


class Tally(msgspec.Struct):
    """What one game has led to."""

    case: Case
    tables: int = 0
    """Comparisons over a table's channels."""
    views: int = 0
    """Comparisons over the game's own views, events, legal sets and refusals."""
    faults: list[str] = []


def cases(seed: str) -> Iterator[Case]:
    """Every combination, in any order, again and again, with viewers that go round."""
    rng = random.Random(seed)
    lap = 0
    while True:
        mixes = combinations() + expansion_combinations()
        rng.shuffle(mixes)
        for place, (title, players, options) in enumerate(mixes):
            viewer = (lap + place) % (players + 1) - 1
            yield title, players, options, viewer, f"{seed}/{lap}/{place}"
        lap += 1


def play(case: Case) -> Tally:
    """One game from its beginning to its end or to the first leak, compared after every step."""
    title, players, options, viewer, seed = case
    tally = Tally(case)
    worlds = Worlds(title, players, options, viewer, seed)
    while not worlds.is_over and not tally.faults:
        worlds.step()
        compared, faults = worlds.look(hands=0.5, times=TIMES)
        tally.tables += compared
        if worlds.tables[0].status == RUNNING and worlds.rng.random() < 0.2:
            for seat in (SPECTATOR, *range(players)):
                tally.views += 1
                faults += leaks(worlds.tables[0].playing.state, seat, worlds.rng)
        tally.faults = [
            f"{title} {players} {options}, viewer {viewer}, step {worlds.steps}: {f}" for f in faults
        ]
    return tally


def run(wanted: int, seed: str, jobs: int, show: bool = True) -> Tally:
    """Compare so often, or until the first leak, or until Ctrl-C."""
    total = Tally(("", 0, {}, 0, seed))
    with Progress(disable=not show) as progress, multiprocessing.get_context("spawn").Pool(jobs) as pool:
        bar = progress.add_task("permutations", total=wanted)
        with suppress(KeyboardInterrupt):
            for tally in pool.imap(play, limited(cases(seed), wanted)):
                total.tables += tally.tables
                total.views += tally.views
                total.faults = total.faults + tally.faults
                progress.update(bar, completed=total.tables + total.views)
                if total.faults or total.tables + total.views >= wanted:
                    break
    return total  # the pool is ended with what it still had to do


def limited(endless: Iterator[Case], wanted: int) -> Iterator[Case]:
    """Enough cases: even the shortest game compares a hundred times."""
    for _ in range(wanted // 100 + 1):
        yield next(endless)


def main() -> None:
    parser = argparse.ArgumentParser(description="Look for leaks in many pairs of worlds.")
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="permutations")
    chosen = parser.parse_args()
    began = time.monotonic()
    total = run(chosen.count, chosen.seed, chosen.jobs)
    print(
        f"{total.tables} comparisons over table channels and {total.views} over views in "
        f"{time.monotonic() - began:.0f} s: {len(total.faults)} leaks."
    )
    print("\n".join(total.faults[:5]))
    sys.exit(bool(total.faults))


if __name__ == "__main__":
    main()
