"""What is printed on the board and the cards, for the web client, out of the component files.

``.venv/bin/python web/tools/printed.py`` writes into web/src/lib/printed: printed.json (board game),
cards.json (card game) and questions.json, the decisions of every title, with which texts are tested. With
``--check`` it fails if one of them is out of date.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from amunre.drawing.layout import GRID
from amunre.rules.base.prices import price
from amunre.rules.cardgame.income import cost
from amunre.rules.cardgame.table import GOLD_CARDS, KINGDOMS, PROVINCES_EACH
from amunre.rules.catalogue import EXPANSIONS, TITLES, ruleset, title_of
from amunre.rules.components import standard
from amunre.rules.expansions.officials.resolving import BENEFITS

FOLDER = Path(__file__).parents[1] / "src" / "lib" / "printed"
MOST_BOUGHT = 60
MOST_BUILT = 30
"""Far more pyramids than anybody can pay in the card game."""


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


def cards() -> dict[str, Any]:
    """The card game's own set, apart so that it is loaded only with the card game."""
    found = standard().card_set
    data = {
        "cards": found.cards,
        "flood": found.flood,
        "favour": found.favour,
        "favour_of_two": found.favour_of_two,
        "caravan_gold": found.caravan_gold,
        "caravan_levels": found.caravan_levels,
        "fields_needed": found.fields_needed,
        "fields_points": found.fields_points,
        "pharaoh_points": found.pharaoh_points,
        "ankhs_loss": found.ankhs_loss,
        "gold_cards": GOLD_CARDS,
        "kingdoms": KINGDOMS,
        "auctions": PROVINCES_EACH,
        "costs": [cost(found.costs, count) for count in range(MOST_BUILT)],
    }
    built: dict[str, Any] = msgspec.to_builtins(data)
    return built


def questions() -> dict[str, list[str]]:
    """The kinds of decisions of every title, and of every expansion with its title."""
    titles = [*TITLES, *(f"{expansion.title}+{name}" for name, expansion in EXPANSIONS.items())]
    return {name: sorted(ruleset(name, title_of(name).players[0], {}).questions) for name in titles}


def main() -> None:
    for name, data in {"printed": printed(), "cards": cards(), "questions": questions()}.items():
        path = FOLDER / f"{name}.json"
        text = json.dumps(data, indent=2) + "\n"
        if "--check" not in sys.argv:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            raise SystemExit(f"{path} is out of date: run web/tools/printed.py")


if __name__ == "__main__":
    main()
