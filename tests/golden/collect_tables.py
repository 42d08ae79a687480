"""Collects golden tables: ``python -m tests.golden.collect_tables``. Existing files stay; gaps are filled.

A golden table is the whole record of a table, its secret seed included, that was left at an awkward moment.
Every later version must replay it to the last proof and be able to play on. Files are compressed, because
hashes and salts make up most of them.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

import msgspec

from amunre.rules.catalogue import TITLES, title_of
from amunre.tables.company import WAITED, end_outage, nudge, open_rematch, say, take_holiday, vote
from amunre.tables.orders import carry_out, give_orders
from amunre.tables.record import Record, read_record
from amunre.tables.seating import leave
from amunre.tables.settings import Clock
from amunre.tables.sight import can_undo
from amunre.tables.table import RUNNING
from tests.golden.collect import readings
from tests.support.games import SWITCHES, expansion_combinations
from tests.support.honest import BID, LIVE, SLOW, Played, played

FOLDER = Path(__file__).parent / "tables"
SUFFIX = ".json.gz"


class Wish(msgspec.Struct, frozen=True):
    """A golden table: how it is set up, and where it is left."""

    name: str
    title: str
    players: int
    end: Callable[[Played], object] = lambda table: None
    steps: int = 40
    options: dict[str, str] = {}
    clock: Clock = Clock()
    bots: int = 0
    extras: float = 0.0


def sealed(table: Played) -> None:
    """Leave it when some have sealed a choice and others have not."""
    while table.table.status == RUNNING and not table.table.playing.state.sealed:
        table.play()
    assert table.table.playing.state.sealed


def ordered(table: Played) -> None:
    """Leave it in an auction with standing orders that have yet to act."""
    while not any(asked.kind == BID for asked in table.table.asked.values()):
        table.play()
    seat = next(iter(table.table.asked))
    table.do(lambda draft: give_orders(draft, seat, table.bids(), True, table.cid()))


def spent(table: Played) -> None:
    """Orders that have no answer are dropped, and the seat is asked again."""
    while not any(asked.kind == BID for asked in table.table.asked.values()):
        table.play()
    seat = next(iter(table.table.asked))
    table.do(lambda draft: give_orders(draft, seat, (), True, table.cid()))
    table.do(lambda draft: carry_out(draft, seat))


def undoable(table: Played) -> None:
    """Leave it where somebody may still take an action back."""
    while not any(can_undo(table.table, seat) for seat in table.table.asked):
        table.play()


def talking(table: Played) -> None:
    table.do(lambda draft: say(draft, 0, "Well played! \N{GRINNING FACE}", "late"))
    table.do(lambda draft: open_rematch(draft, 1, "the-next-table"))


def half_voted(table: Played) -> None:
    table.do(lambda draft: vote(draft, 0, "end", True))
    late = table.table.playing.waiting_for[0]
    other = next(seat for seat in table.table.persons() if seat != late)
    table.do(lambda draft: nudge(draft, other, late))
    table.do(lambda draft: vote(draft, other, f"replace {late}", True), WAITED["untimed"])


def away(table: Played) -> None:
    table.do(lambda draft: take_holiday(draft, 0, 2))


def left(table: Played) -> None:
    table.do(lambda draft: leave(draft, 0))


def after_outage(table: Played) -> None:
    table.now += 3_600_000_000
    table.do(lambda draft: end_outage(draft, table.table.at, table.now))


def wishes() -> list[Wish]:
    found = [
        Wish(f"running-{title}-{players}", title, players, steps=30 * players)
        for title in TITLES
        for players in title_of(title).players
    ]
    for title in TITLES:
        found += [
            Wish(f"sealed-{title}", title, 4, sealed, 25),
            Wish(f"orders-{title}", title, 3, ordered, 50, extras=0.2),
            Wish(f"undo-{title}", title, 3, undoable, 60, extras=0.3),
            Wish(f"live-{title}", title, 3, after_outage, 70, clock=LIVE, extras=0.3),
            Wish(f"slow-{title}", title, 3, away, 45, clock=SLOW, extras=0.3),
            Wish(f"bots-{title}", title, 3, left, 55, bots=2),
            Wish(f"finished-{title}", title, 3, talking, 10_000, extras=0.1),
            Wish(f"abandoned-{title}", title, 3, Played.abandon, 33, extras=0.2),
        ]
    found += [Wish(f"{mix}-{players}", mix, players, sealed, 80, clock=LIVE) for mix, players, _ in mixes()]
    found += [Wish(f"switch-{name}", "anniversary", 3, steps=60, options={name: "on"}) for name in SWITCHES]
    found += [
        Wish(f"reading-{name}-{value}", title, players, sealed, 60, {name: value})
        for title, players, options in readings()
        for name, value in options.items()
        if title != "revised"
    ]
    found.append(Wish("orders-spent", "classic", 3, spent))
    found.append(Wish("votes", "classic", 3, half_voted))
    found.append(Wish("open-memory", "classic", 3, options={"memory": "open"}))
    return found


def mixes() -> list[tuple[str, int, dict[str, str]]]:
    """Each mix of expansions once, with the most players."""
    return list({mix: (mix, players, options) for mix, players, options in expansion_combinations()}.values())


def make(wish: Wish) -> Played:
    table = played(
        wish.title,
        wish.players,
        f"golden-{wish.name}"[:26].replace("+", "-"),
        options=wish.options,
        clock=wish.clock,
        bots=wish.bots,
        steps=wish.steps,
        extras=wish.extras,
    )
    wish.end(table)
    return table


def file_of(wish: Wish) -> Path:
    return FOLDER / f"{wish.name}{SUFFIX}"


def read(path: Path) -> Record:
    record = read_record(gzip.decompress(path.read_bytes()))
    assert isinstance(record, Record)
    return record


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for wish in wishes():
        if not file_of(wish).exists():
            data = gzip.compress(make(wish).document().encode(), 9, mtime=0)
            file_of(wish).write_bytes(data)
            print(f"{file_of(wish).name}: {len(data)} bytes")


if __name__ == "__main__":
    main()
