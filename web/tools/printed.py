"""What is printed on the board and the cards, for the web client, out of the component files.

``.venv/bin/python web/tools/printed.py`` writes web/src/lib/printed/printed.json; with ``--check`` it fails
if that file is out of date.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from amunre.drawing.layout import GRID
from amunre.rules.base.prices import price
from amunre.rules.catalogue import EXPANSIONS, ruleset
from amunre.rules.components import standard
from amunre.rules.expansions.officials.resolving import BENEFITS

FILE = Path(__file__).parents[1] / "src" / "lib" / "printed" / "printed.json"
MOST_BOUGHT = 60


def printed() -> dict[str, Any]:
    found = standard()
    modules = [name for name, expansion in EXPANSIONS.items() if expansion.title == "anniversary"]
    everything = "+".join(["anniversary", *modules])
    cards = ruleset(everything, 3, {}).tables["cards"]
    data = {
        "grid": GRID,
        "provinces": found.provinces,
        "tracks": found.tracks,
        "ladder": found.ladder,
        "caravan_positions": found.caravan_positions,
        "small_track_players": found.small_track_players,
        "prices": [price(count) for count in range(MOST_BOUGHT)],
        "cards": {name: card.window for name, card in cards.items()},
        "officials": BENEFITS,
    }
    built: dict[str, Any] = msgspec.to_builtins(data)
    return built


def main() -> None:
    text = json.dumps(printed(), indent=2) + "\n"
    if "--check" in sys.argv:
        if not FILE.exists() or FILE.read_text() != text:
            raise SystemExit(f"{FILE} is out of date: run web/tools/printed.py")
    else:
        FILE.parent.mkdir(exist_ok=True)
        FILE.write_text(text)


if __name__ == "__main__":
    main()
