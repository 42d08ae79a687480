"""What is printed on the board and the cards, for the web client, out of the component files.

``.venv/bin/python web/tools/printed.py`` writes into web/src/lib/printed: printed.json (board game),
cards.json (card game), reference.json (decks and points of the board game) and questions.json, the decisions
of every title, with which texts are tested. With ``--check`` it fails if one of them is out of date.
"""

from __future__ import annotations

import json
import sys
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from amunre.drawing.layout import GRID
from amunre.rules.base.prices import price
from amunre.rules.cardgame.income import cost
from amunre.rules.cardgame.module import CARDGAME
from amunre.rules.cardgame.table import GOLD_CARDS, KINGDOMS, PROVINCES_EACH
from amunre.rules.catalogue import EXPANSIONS, TITLES, ruleset, title_of
from amunre.rules.components import for_edition, standard

FOLDER = Path(__file__).parents[1] / "src" / "lib" / "printed"
SWITCHES_OF_DECKS = ("no_start_cards", "no_federation")
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
        "editions": {edition: other_provinces(edition) for edition in found.editions},
        "tracks": found.tracks,
        "ladder": found.ladder,
        "caravan_positions": found.caravan_positions,
        "small_track_players": found.small_track_players,
        "prices": [price(count) for count in range(MOST_BOUGHT)],
        "cards": {name: card.window for name, card in cards.items()},
        "officials": found.officials,
    }
    built: dict[str, Any] = msgspec.to_builtins(data)
    return built


def other_provinces(edition: str) -> dict[str, Any]:
    """The provinces that an edition prints with other figures; of nothing else the client knows editions."""
    if any(not figure.startswith("province.") for figure in standard().editions[edition]):
        raise SystemExit(f"{edition} has other figures than those of provinces: teach the client about them")
    usual = standard().provinces
    own = for_edition(standard(), edition).provinces
    return {name: province for name, province in own.items() if province != usual[name]}


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


def reference() -> dict[str, Any]:
    """For the quick reference, beside printed.json; decks by title and the switches that change them."""
    found = standard()
    decks = {
        " ".join([name, *chosen]): ruleset(
            name, title.players[0], dict.fromkeys(chosen, "on")
        ).points.favour_deck(found)
        for name, title in TITLES.items()
        if name != CARDGAME.name
        for chosen in subsets([switch for switch in SWITCHES_OF_DECKS if switch in title.options])
    }
    data = {
        "decks": decks,
        "joining": {name: found.decks[name] for name in EXPANSIONS if name in found.decks},
        "gifts": found.gifts,
        "theft_gold": found.theft_gold,
        "pyramid_points": found.pyramid_points,
        "set_points": found.set_points,
        "bank_points": found.bank_points,
        "scheme_points": found.scheme_points,
        "gold_awards": found.gold_awards,
        "tomb_row_points": found.expansions["afterlife"]["row_points"],
    }
    built: dict[str, Any] = msgspec.to_builtins(data)
    return built


def subsets(names: list[str]) -> list[tuple[str, ...]]:
    return [mix for size in range(len(names) + 1) for mix in combinations(names, size)]


def questions() -> dict[str, list[str]]:
    """The kinds of decisions of every title, and of every expansion with its title."""
    titles = [*TITLES, *(f"{expansion.title}+{name}" for name, expansion in EXPANSIONS.items())]
    return {name: sorted(ruleset(name, title_of(name).players[0], {}).questions) for name in titles}


def main() -> None:
    for name, data in {
        "printed": printed(),
        "cards": cards(),
        "reference": reference(),
        "questions": questions(),
    }.items():
        path = FOLDER / f"{name}.json"
        text = json.dumps(data, indent=2) + "\n"
        if "--check" not in sys.argv:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            raise SystemExit(f"{path} is out of date: run web/tools/printed.py")


if __name__ == "__main__":
    main()
