"""What is printed on the board and the cards, for the web client, out of the component files.

``.venv/bin/python web/tools/printed.py`` writes web/src/lib/printed/printed.json, and beside it the decisions
of every title, with which texts are tested; with ``--check`` it fails if one of these files is out of date.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from amunre.drawing.layout import GRID
from amunre.rules.base.prices import price
from amunre.rules.catalogue import EXPANSIONS, TITLES, ruleset, title_of
from amunre.rules.components import standard
from amunre.rules.expansions.officials.resolving import BENEFITS

FOLDER = Path(__file__).parents[1] / "src" / "lib" / "printed"
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


def questions() -> dict[str, list[str]]:
    """The kinds of decisions of every title, and of every expansion with its title."""
    titles = [*TITLES, *(f"{expansion.title}+{name}" for name, expansion in EXPANSIONS.items())]
    return {name: sorted(ruleset(name, title_of(name).players[0], {}).questions) for name in titles}


def main() -> None:
    for name, data in (("printed", printed()), ("questions", questions())):
        file = FOLDER / f"{name}.json"
        text = json.dumps(data, indent=2) + "\n"
        if "--check" not in sys.argv:
            FOLDER.mkdir(exist_ok=True)
            file.write_text(text)
        elif not file.exists() or file.read_text() != text:
            raise SystemExit(f"{file} is out of date: run web/tools/printed.py")


if __name__ == "__main__":
    main()
