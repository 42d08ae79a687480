"""Opening a stored game with and without a snapshot, and verifying it: `python -m benchmarks.opening`.

Processor time, the best of several rounds, so that a busy machine tells the same.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from amunre.store.chain import first_fault
from amunre.store.log import Stored
from amunre.tables.host import continue_with, fold
from amunre.tables.snapshot import EVERY, restored, write_snapshot
from amunre.tables.verify import verify_record
from tests.support.honest import LIVE, Played, played

GAMES = [
    ("classic", 5, 0.0),
    ("anniversary", 5, 0.0),
    ("anniversary+afterlife+statues+pharaoh+promos", 5, 0.0),
    ("anniversary", 5, 0.3),
]
ROUNDS = 15


def best(work: Callable[[], object]) -> float:
    """Milliseconds of the quickest round."""
    found = []
    for _ in range(ROUNDS):
        began = time.process_time()
        work()
        found.append(time.process_time() - began)
    return min(found) * 1000


def opened(table: Played, stored: Stored) -> object:
    first_fault(table.table.id, stored.rows)
    found = restored(table.table.id, stored)
    if found is None:
        return fold(table.table.id, stored.seed, stored.rows)
    continue_with(found, stored.rows[found.seq + 1 :])
    return found


def main() -> None:
    print(f"{'game':46} entries  whole log  snapshot  and {EVERY - 1} more   verify   record")
    for title, players, extras in GAMES:
        table = played(title, players, "opening", clock=LIVE, extras=extras)
        seed, rows, last = table.table.seed, table.rows, table.table.seq
        document = table.document()
        behind = fold(table.table.id, seed, rows[: last - EVERY + 2])
        stored = [
            Stored(seed, rows, None),
            Stored(seed, rows, (last, write_snapshot(table.table))),
            Stored(seed, rows, (behind.seq, write_snapshot(behind))),
        ]
        times = [best(lambda one=one, table=table: opened(table, one)) for one in stored]  # type: ignore[misc]
        times.append(best(lambda document=document: verify_record(document)))  # type: ignore[misc]
        shown = "  ".join(f"{milliseconds:6.1f} ms" for milliseconds in times)
        name = f"{title}, {players} players" + (", with undo and talk" if extras else "")
        print(f"{name[:46]:46} {len(rows):7}  {shown}  {len(document) // 1024:3} KiB")


if __name__ == "__main__":
    main()
