"""Races at volume: two tabs answer one decision, all seats seal at once, twenty people want five seats.

``make races N=10000`` plays games in which every decision is such a race, through a host on SQLite.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from rich.progress import Progress

from amunre.kernel.errors import Refused
from amunre.kernel.state import digest
from amunre.store.engine import open_database
from amunre.store.upgrade import upgrade
from amunre.tables import playing
from amunre.tables.draft import Denied, Draft
from amunre.tables.host import Host
from amunre.tables.seating import sit
from amunre.tables.table import RUNNING, Table
from tests.support.tables import fill, sampled, settings

TITLES = ("classic", "revised", "anniversary")
JOINERS = 20
JOIN_EVERY = 50
"""One race for seats to so many others."""


class Count(msgspec.Struct):
    """Races run, and what went wrong in them."""

    tabs: int = 0
    seals: int = 0
    joins: int = 0
    faults: list[str] = []

    @property
    def total(self) -> int:
        return self.tabs + self.seals + self.joins


async def answer(asked: Awaitable[Any]) -> str:
    """``accepted``, or the code of the refusal."""
    try:
        await asked
    except Refused as problem:
        return problem.refusal.code
    except Denied as problem:
        return problem.code
    return "accepted"


def moving(seat: int, decision: str, cid: str, action: dict[str, Any]) -> Callable[[Draft], int]:
    return lambda draft: playing.move(draft, seat, decision, cid, action)


async def two_tabs(host: Host, table: Table, seat: int, rng: random.Random, cid: str) -> str | None:
    """Two different actions for one decision at the same time; what was wrong, or nothing."""
    decision = table.asked[seat].id
    one, other = sampled(table, seat, rng), sampled(table, seat, rng)
    for _ in range(5):
        if other == one:
            other = sampled(table, seat, rng)
    works = [moving(seat, decision, f"{cid}-{tab}", action) for tab, action in enumerate((one, other))]
    told = sorted(await asyncio.gather(*(answer(host.change(table.id, work)) for work in works)))
    after = await host.table(table.id)
    moves = sum((seat, f"{cid}-{tab}") in after.cids for tab in range(2))
    over = after.status != RUNNING
    if told != ["accepted", "not_running" if over else "superseded"] or moves != 1:
        return f"seat {seat} was told {told}, and {moves} of its two moves are stored"
    return None


async def all_seal(host: Host, table: Table, rng: random.Random, cid: str) -> str | None:
    """Every seat seals at once, in any order; the same comes out as when they seal one by one."""
    seats = list(table.playing.waiting_for)
    choices = {seat: sampled(table, seat, rng) for seat in seats}
    expected = table.playing.copy()
    for seat in seats:
        kind = expected.rules.actions[choices[seat]["type"]]
        expected.play(seat, msgspec.convert(choices[seat], kind))
    rng.shuffle(seats)
    works = [moving(seat, table.asked[seat].id, cid, choices[seat]) for seat in seats]
    told = await asyncio.gather(*(answer(host.change(table.id, work)) for work in works))
    after = await host.table(table.id)
    if set(told) != {"accepted"}:
        return f"honest simultaneous choices were told {told}"
    if digest(after.playing.state) != digest(expected.state):
        return f"sealing in the order {seats} opens something else"
    return None


async def all_join(host: Host, rng: random.Random) -> str | None:
    """Twenty people want five seats, any or a certain one."""
    table, _ = await host.open(settings(players=5), lambda draft: None)

    def joining(number: int) -> Callable[[Draft], int]:
        wanted = rng.choice((None, rng.randrange(5)))
        return lambda draft: sit(draft, f"person {number}", wanted)

    told = await asyncio.gather(*(answer(host.change(table.id, joining(n))) for n in range(JOINERS)))
    after = await host.table(table.id)
    names = [holder.name for holder in after.seats if holder is not None]
    if told.count("accepted") != len(set(names)) or len(names) != len(set(names)):
        return f"{told.count('accepted')} were let in, {names} sit"
    if not set(told) <= {"accepted", "seat_taken", "table_full"}:
        return f"joiners were told {sorted(set(told))}"
    return None


async def race(wanted: int, seed: str, path: Path, tick: Callable[[int], None] = lambda done: None) -> Count:
    """Run so many races, or until the first that goes wrong."""
    rng = random.Random(seed)
    database = open_database(f"sqlite:///{path}")
    upgrade(database)
    host = Host(database)
    count = Count()
    table: Table | None = None
    while count.total < wanted and not count.faults:
        if count.total % JOIN_EVERY == 0:
            fault = await all_join(host, rng)
            count.joins += 1
        else:
            if table is None or table.status != RUNNING:
                table, _ = await host.open(settings(rng.choice(TITLES), rng.randrange(3, 6)), fill)
            fault = await one_race(host, table, rng, count)
            table = await host.table(table.id)
        if fault is not None:
            count.faults = [f"race {count.total}: {fault}"]
        tick(count.total)
    database.close()
    return count


async def one_race(host: Host, table: Table, rng: random.Random, count: Count) -> str | None:
    """Whatever the game asks next is raced for."""
    game, cid = table.playing, f"r{table.seq}"
    seat = rng.choice(game.waiting_for)
    if game.rules.questions[table.asked[seat].kind].reveal is not None:
        count.seals += 1
        return await all_seal(host, table, rng, cid)
    if len(game.legal(seat)) < 2:
        work = moving(seat, table.asked[seat].id, cid, sampled(table, seat, rng))
        await host.change(table.id, work)
        return None
    count.tabs += 1
    return await two_tabs(host, table, seat, rng, cid)


def main() -> None:
    parser = argparse.ArgumentParser(description="Race for decisions, sealed choices and seats.")
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", default="races")
    chosen = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, Progress() as progress:
        bar = progress.add_task("races", total=chosen.count)
        count = asyncio.run(
            race(
                chosen.count,
                chosen.seed,
                Path(folder) / "races.db",
                lambda done: progress.update(bar, completed=done),
            )
        )
    print(
        f"{count.tabs} races of two tabs, {count.seals} of all seats sealing, {count.joins} of {JOINERS} "
        f"people for 5 seats in {time.monotonic() - began:.0f} s: {len(count.faults)} faults."
    )
    print("\n".join(count.faults))
    sys.exit(bool(count.faults))


if __name__ == "__main__":
    main()
