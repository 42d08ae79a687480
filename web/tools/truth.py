"""What was hidden when, worked out from the record of a finished game by playing it again.

``.venv/bin/python web/tools/truth.py RECORD`` prints JSON: for every entry of the log what each seat held in
secret right after it and which cards lay open, and for each viewer which entries it was told of. It reads the
state itself and not the views that the server makes of it, so that it can be held against them.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from amunre.rules.base.board import board
from amunre.tables.host import continue_with
from amunre.tables.record import Record, read_record, read_row
from amunre.tables.table import RUNNING, Table

EVERYBODY_ELSE = -1
ALWAYS_HELD = "theft"
"""Everybody has this card all the time."""


def secrets_of(table: Table, seat: int) -> dict[str, Any]:
    state = table.playing.state
    held = board(state)
    cards = {*held.hands[seat], *held.dealt[seat], held.given_up[seat]} - {"", ALWAYS_HELD}
    sealed = state.sealed.get(seat)
    return {
        "cards": sorted(card for card in cards if held.hands[seat].get(card, 1)),
        "gold": held.gold[seat],
        "choice": None if sealed is None else msgspec.to_builtins(sealed),
    }


def open_cards(table: Table) -> list[str]:
    seen = board(table.playing.state)
    laid = {card for cards in seen.laid for card in cards}
    return sorted({*seen.discards, *laid, *seen.harvest_cards.values(), *seen.shown} - {ALWAYS_HELD})


def moment(table: Table) -> dict[str, Any] | None:
    """Nothing before the deal, and nothing once the game is over and everything is shown."""
    if table.status != RUNNING:
        return None
    seats = [secrets_of(table, seat) for seat in range(table.players)]
    return {"seats": seats, "open": open_cards(table)}


def main(path: Path) -> None:
    record = read_record(path.read_text())
    if not isinstance(record, Record):
        sys.exit("the game is not over")
    table = Table(record.table, bytes.fromhex(record.seed))
    moments = []
    for row in record.rows:
        continue_with(table, [read_row(row)])
        moments.append(moment(table))
    viewers = [EVERYBODY_ELSE, *range(table.players)]
    told = {str(viewer): table.messages(viewer) for viewer in viewers}
    cards = sorted({card for one in moments if one for seat in one["seats"] for card in seat["cards"]})
    found = {"cards": cards, "moments": moments, "told": told, "seed": record.seed}
    sys.stdout.write(msgspec.json.encode(found).decode())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
