"""Real tables to look at and to test with: what a player's browser receives, at many moments of many games.

``.venv/bin/python web/tools/fixtures.py FOLDER`` writes two files for each title, ``{"seen": ..., "messages":
...}``. Every kind of decision that comes up is in it at least once, and the last moment of the game.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import msgspec

from amunre.bots import make_bot
from amunre.rules.catalogue import title_of
from amunre.tables.draft import Draft
from amunre.tables.playing import move
from amunre.tables.seating import begin, open_table, seat_bot, sit
from amunre.tables.settings import Settings
from amunre.tables.sight import messages_since, seen_by
from amunre.tables.table import RUNNING

ALL = "anniversary+officials+afterlife+statues+pharaoh+promos"
GAMES = (
    ("classic", 4),
    ("revised", 3),
    ("revised+expert", 3),
    ("anniversary", 5),
    ("anniversary+officials", 2),
    ("anniversary+afterlife", 4),
    ("anniversary+statues", 3),
    ("anniversary+pharaoh", 4),
    ("anniversary+promos", 4),
    (ALL, 3),
    ("cardgame", 4),
    ("cardgame", 2),
)
ME = 0
SECOND = 1_000_000
EACH = 3
"""Moments kept of each kind of decision."""


def play(title: str, players: int, seed: int) -> dict[str, Any]:
    """One game of random moves in seat 0 and sound ones elsewhere, with its moments."""
    rng = random.Random(seed)
    now = seed * SECOND
    options = {"memory": "open"} if "memory" in title_of(title).options else {}
    settings = Settings(title=title, players=players, options=options)
    draft = open_table(f"fixture-{title}", seed.to_bytes(32, "big"), settings, now)
    sit(draft, "Merit", ME)
    for _ in range(1, players):
        seat_bot(draft, "greedy")
    begin(draft)
    table = draft.table
    rules = table.playing.rules
    bots = {seat: make_bot("random" if seat == ME else "greedy", rules, seat) for seat in range(players)}
    moments: list[Any] = []
    kept: dict[str, int] = {}
    while table.status == RUNNING:
        seat, asked = sorted(table.asked.items())[rng.randrange(len(table.asked))]
        if seat == ME and kept.get(asked.kind, 0) < EACH:
            kept[asked.kind] = kept.get(asked.kind, 0) + 1
            moments.append(seen_by(table, ME, now))
        legal = table.playing.legal(seat)
        action = bots[seat].choose(table.playing.view(seat), legal, rng)
        now += SECOND
        draft = Draft(table, now)
        by = "" if seat == ME else "bot"
        move(draft, seat, asked.id, f"move-{table.seq}", msgspec.to_builtins(action), by)
        table = draft.table
    moments.append(seen_by(table, ME, now))
    return {"seen": moments, "messages": messages_since(table, ME, 0)}


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for title, players in GAMES:
        for seed in (1, 2):
            path = folder / f"{title}-{players}-{seed}.json"
            path.write_bytes(msgspec.json.encode(play(title, players, seed)))
            print(path, path.stat().st_size)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
