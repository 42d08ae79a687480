"""Moments of fixed games for pictures: what a player's browser receives there, the same in every run.

``.venv/bin/python web/tools/moments.py FILE`` writes ``{NAME: {"seen": ..., "messages": ...}}``.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from amunre.bots import make_bot
from amunre.rules.base.view import table_view
from amunre.rules.cardgame.view import card_view
from amunre.tables.draft import Draft
from amunre.tables.playing import move
from amunre.tables.seating import begin, open_table, sit
from amunre.tables.settings import Settings
from amunre.tables.sight import TableSeen, messages_since, seen_by
from amunre.tables.table import RUNNING, Table

ALL = "anniversary+officials+afterlife+statues+pharaoh+promos"
CARDS = "cardgame"
NAMES = ("Merit", "Ahmose", "Henut", "Ptahmose", "Tiye")
ME = 0
SECOND = 1_000_000
SEALED = "sealed"
OVER = "over"


class Wanted(NamedTuple):
    """The first moment of a game in which seat 0 is asked this, in this round (or kingdom) or later."""

    name: str
    kind: str
    round: int
    bids: int = 0
    """Scribes or gold cards that must have been bid."""


GAMES: tuple[tuple[str, int, int, tuple[Wanted, ...]], ...] = (
    (
        "anniversary",
        4,
        11,
        (
            Wanted("start", "start_scheme", 0),
            Wanted("auction", "bid", 2, 3),
            Wanted("market", "market", 2),
            Wanted("offer", "offer", 3),
            Wanted("sealed", SEALED, 3),
            Wanted("gift", "gift", 1),
            Wanted("harvest", "harvest", 3),
            Wanted("second", "bid", 4, 1),
            Wanted("final", OVER, 6),
        ),
    ),
    ("classic", 5, 3, (Wanted("five", "bid", 6, 3), Wanted("five-harvest", "harvest", 6))),
    (
        ALL,
        3,
        5,
        (
            Wanted("all-auction", "bid", 5, 3),
            Wanted("all-market", "market", 5),
            Wanted("all-tomb", "gift", 4),
            Wanted("all-harvest", "harvest", 5),
        ),
    ),
    ("revised+expert", 3, 2, (Wanted("expert", "put_up_province", 2),)),
    (CARDS, 2, 22, (Wanted("cards-two", "bid", 3, 1),)),
    (CARDS, 3, 23, (Wanted("cards-three", "extend", 2),)),
    (CARDS, 4, 24, (Wanted("cards-four", "build", 2), Wanted("cards-offer", "offer", 3))),
    (
        CARDS,
        5,
        25,
        (
            Wanted("cards-five", "bid", 3, 3),
            Wanted("cards-pyramid", "pyramid", 3),
            Wanted("cards-over", OVER, 3),
        ),
    ),
)


def course(table: Table) -> tuple[int, int]:
    """The round or kingdom, and how many bids stand."""
    seen = table.playing.view(ME)
    if table.settings.title == CARDS:
        cards = card_view(seen)
        return cards.kingdom, sum(seat.bid >= 0 for seat in cards.seats)
    board = table_view(seen)
    return board.round, sum(bool(province) for seat in board.seats for province in seat.scribes)


class Camera:
    """Keeps a moment when it is one that is wanted."""

    def __init__(self, wanted: tuple[Wanted, ...]) -> None:
        self.wanted = {one.name: one for one in wanted}
        self.kept: dict[str, TableSeen] = {}

    def look(self, table: Table, kind: str, now: int) -> None:
        if kind != OVER and ME not in table.asked:
            return
        shown, bids = course(table)
        for name, one in self.wanted.items():
            fits = one.kind == kind and shown >= one.round and bids >= one.bids
            if fits and name not in self.kept:
                self.kept[name] = seen_by(table, ME, now)


def play(title: str, players: int, seed: int, camera: Camera) -> list[Any]:
    """One game of sound moves; all that seat 0 is told."""
    rng = random.Random(seed)
    now = seed * SECOND
    settings = Settings(title=title, players=players)
    draft = open_table(f"moment-{seed}", seed.to_bytes(32, "big"), settings, now)
    for seat, name in enumerate(NAMES[:players]):
        sit(draft, name, seat, entropy=name)  # what a bot adds to the shuffle would be new in every run
    begin(draft)
    table = draft.table
    bots = {seat: make_bot("greedy", table.playing.rules, seat) for seat in range(players)}
    while table.status == RUNNING:
        # seat 0 chooses first where all choose at once, so that it can be seen waiting
        sealed = table.playing.state.sealed
        seat, asked = min(table.asked.items(), key=lambda item: (item[0] in sealed, item[0]))
        if seat == ME:
            camera.look(table, asked.kind, now)
        action = bots[seat].choose(table.playing.view(seat), table.playing.legal(seat), rng)
        now += SECOND
        draft = Draft(table, now)
        move(draft, seat, asked.id, f"move-{table.seq}", msgspec.to_builtins(action))
        table = draft.table
        if table.status == RUNNING and ME in table.playing.state.sealed and asked.kind == "offer":
            camera.look(table, SEALED, now)
    camera.look(table, OVER, now)
    return messages_since(table, ME, 0)


def main(path: Path) -> None:
    found: dict[str, Any] = {}
    for title, players, seed, wanted in GAMES:
        camera = Camera(wanted)
        messages = play(title, players, seed, camera)
        for name, seen in camera.kept.items():
            found[name] = {"seen": seen, "messages": messages[: seen.head]}
        missing = sorted(set(camera.wanted) - set(camera.kept))
        if missing:
            sys.exit(f"{title}: no moment for {', '.join(missing)}")
    path.write_bytes(msgspec.json.encode(found))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
