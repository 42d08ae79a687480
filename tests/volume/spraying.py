"""Several worker processes spray moves at the same tables on PostgreSQL; then every log is gone through.

``make workers`` starts a server, the workers, and reports. A worker is called with a folder and its number.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec

from amunre.kernel.errors import Refused
from amunre.store import log
from amunre.store.chain import first_fault
from amunre.store.engine import Database, StorageFailed, open_database
from amunre.store.upgrade import upgrade
from amunre.tables.draft import Denied, Draft
from amunre.tables.entries import MovePlayed, read_entry
from amunre.tables.following import Follower
from amunre.tables.host import Host
from amunre.tables.loading import fold
from amunre.tables.playing import move
from amunre.tables.table import RUNNING
from tests.support.postgres import Server
from tests.support.tables import fill, sampled, settings

TASKS = 6
"""Moves that one worker has on the way at a time."""
A_GAME = 130
"""Moves that a game lasts at least, so that there are tables enough."""


class Plan(msgspec.Struct, frozen=True):
    """What the workers are to do."""

    url: str
    tables: list[str]
    window: int
    """Games that go on at a time."""
    moves: int
    """Moves of each worker."""
    seed: str


class Ack(msgspec.Struct, frozen=True, array_like=True):
    """What a worker was told of a move."""

    table: str
    seat: int
    cid: str
    number: int


class Spray(msgspec.Struct, frozen=True):
    """What came of it all."""

    faults: list[str]
    accepted: int
    tables: int
    finished: int
    seconds: float


# A worker


async def spray(plan: Plan, worker: int, out: Path) -> None:
    host = Host(open_database(plan.url))
    follower = Follower(host)
    follower.start()
    rng = random.Random(f"{plan.seed}/{worker}")
    left, number, over = plan.moves, 0, set[str]()
    with out.open("w", encoding="utf-8") as acks:

        async def one(cid: str) -> bool:
            """Try one move somewhere; whether it was accepted. If nobody answers it is asked again."""
            live = [table_id for table_id in plan.tables if table_id not in over][: plan.window]
            table_id = rng.choice(live)
            table = await host.table(table_id)
            if table.status != RUNNING:
                over.add(table_id)
                return False
            seats = table.playing.waiting_for if rng.random() < 0.9 else sorted(table.asked)
            seat = rng.choice(seats)
            asked, action = table.asked[seat].id, sampled(table, seat, rng)

            def play(draft: Draft) -> int:
                return move(draft, seat, asked, cid, action)

            while True:
                try:
                    _, stored = await host.change(table_id, play)
                except StorageFailed:
                    await asyncio.sleep(0.1)
                    continue
                acks.write(msgspec.json.encode(Ack(table_id, seat, cid, stored)).decode() + "\n")
                acks.flush()
                return True

        async def some() -> None:
            nonlocal left, number
            while left > 0:
                left, number = left - 1, number + 1
                try:
                    accepted = await one(f"w{worker}-{number}")
                except (Refused, Denied, StorageFailed):
                    accepted = False  # somebody was quicker, or nothing could be read: look again
                    await asyncio.sleep(0)
                left += not accepted

        await asyncio.gather(*(some() for _ in range(TASKS)))
    await follower.stop()
    host.database.close()


# The parent


async def open_tables(database: Database, count: int) -> list[str]:
    host = Host(database)
    titles = ("classic", "revised", "anniversary")
    made = []
    for number in range(count):
        wanted = settings(titles[number % 3], 3 + number % 3)
        table, _ = await host.open(wanted, fill)
        made.append(table.id)
    return made


def faults_of_logs(database: Database, tables: list[str], acks: list[Ack]) -> tuple[list[str], int, int]:
    """What is wrong with the logs, how many moves they hold, and how many games have ended."""
    faults, moves, finished = [], 0, 0
    told = {(ack.table, ack.seat, ack.cid): ack.number for ack in acks}
    if len(told) != len(acks):
        faults.append("a move was acknowledged twice")
    for table_id in tables:
        stored = database.read(lambda connection, wanted=table_id: log.load(connection, wanted)).result()  # type: ignore[misc]
        assert stored is not None
        fault = first_fault(table_id, stored.rows)
        if fault is not None:
            faults.append(f"{table_id}: {fault}")
            continue
        table = fold(table_id, stored.seed, stored.rows)
        finished += table.status != RUNNING
        names = Counter[tuple[str, int, str]]()
        for row in stored.rows:
            entry = read_entry(row.body)
            if isinstance(entry, MovePlayed):
                name = (table_id, entry.seat, entry.cid)
                names[name] += 1
                if told.pop(name, row.seq) != row.seq:
                    faults.append(f"{name} was acknowledged under another number")
        moves += sum(names.values())
        faults += [f"{name} is stored {times} times" for name, times in names.items() if times > 1]
    faults += [f"{name} was acknowledged and is not stored" for name in told]
    return faults, moves, finished


def run(
    url: str,
    workers: int,
    moves: int,
    window: int,
    seed: str = "spray",
    disturb: Callable[[Callable[[], int]], None] | None = None,
) -> Spray:
    """Let workers play; ``disturb`` is called meanwhile with a function that counts the moves so far."""
    database = open_database(url)
    upgrade(database)
    tables = asyncio.run(open_tables(database, max(window, -(-moves // A_GAME))))
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        plan = Plan(url, tables, window, -(-moves // workers), seed)
        (folder / "plan.json").write_bytes(msgspec.json.encode(plan))
        command = [sys.executable, "-m", "tests.volume.spraying", "--folder", str(folder), "--worker"]
        processes = [subprocess.Popen([*command, str(number)]) for number in range(workers)]

        def so_far() -> int:
            return sum(path.read_bytes().count(b"\n") for path in folder.glob("acks-*"))

        try:
            if disturb is not None:
                disturb(so_far)
            failed = [process.args for process in processes if process.wait()]
        finally:
            for process in processes:
                process.kill()
        lines = [line for path in folder.glob("acks-*") for line in path.read_bytes().splitlines()]
    seconds = time.monotonic() - began
    acks = [msgspec.json.decode(line, type=Ack) for line in lines]
    faults, stored, finished = faults_of_logs(database, tables, acks)
    database.close()
    if failed:
        faults.append("a worker has crashed")
    if stored != len(acks):
        faults.append(f"{stored} moves are stored, {len(acks)} were acknowledged")
    return Spray(faults, len(acks), len(tables), finished, seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description="Workers spray moves at shared tables on PostgreSQL.")
    parser.add_argument("--workers", type=int, default=4)
    parser.add_argument("--games", type=int, default=200, help="games that go on at a time")
    parser.add_argument("--actions", type=int, default=100_000)
    parser.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--worker", type=int, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.folder is not None:
        plan = msgspec.json.decode((chosen.folder / "plan.json").read_bytes(), type=Plan)
        asyncio.run(spray(plan, chosen.worker, chosen.folder / f"acks-{chosen.worker}"))
        return
    server = Server()
    try:
        done = run(server.new_database(), chosen.workers, chosen.actions, chosen.games)
    finally:
        server.remove()
    rate = done.accepted / done.seconds
    print(
        f"{chosen.workers} workers, {done.tables} tables ({chosen.games} at a time), {done.accepted} moves "
        f"accepted in {done.seconds:.0f} s ({rate:.0f}/s), {done.finished} games ended: "
        f"{len(done.faults)} faults."
    )
    print("\n".join(done.faults[:20]))
    sys.exit(bool(done.faults))


if __name__ == "__main__":
    main()
