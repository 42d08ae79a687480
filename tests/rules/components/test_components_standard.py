"""Every figure and mark of the shipped component set, against the tables of canon 3, 4 and 9."""

import os
import subprocess
import sys

import pytest

from amunre.rules import components as unit
from amunre.rules.components import (
    CARDS,
    EDITIONS,
    PROVINCES,
    SCHEMES,
    Official,
    Province,
    bounds,
    figures,
    for_edition,
    override,
    standard,
)

# Canon 9, column by column: bank, region, Nile, fields, icons, blessing, temples, mine, caravan.
CANON = """
| abu | east | upper* | yes* | 2* | 2* | — | 0 | 4 | 0 |
| abydos | west* | upper* | yes* | 3* | 4 | 1 stone | 0 | 0 | 0 |
| amarna | east* | lower* | yes* | 3* | 2* | — | 1* | 0 | 0 |
| avaris | east* | lower* | no* | 3* | 0 | — | 0 | 0 | 8 |
| baharya | west* | lower* | no* | 2 (+2 printed farmers) | 2* | — | 0 | 0 | 0 |
| berenike | east | upper* | no* | 0 | 1* | — | 0 | 8 | 0 |
| buto | west* | lower* | yes* | 5* | 0 | 1 card | 0 | 0 | 0 |
| dakhla | west* | upper* | no* | 0 | 2 | 1 card, 12 gold | 0 | 0 | 0 |
| damanhur | west* | lower* | no* | 3* | 1* | — | 2 | 0 | 0 |
| edfu | west | upper* | yes* | 2* | 1* | 1 card | 1 | 0 | 0 |
| kharga | west* | upper* | no* | 3* | 1* | — | 0 | 0 | 5 |
| memphis | west* | lower* | yes* | 2* | 3 | 2 stones | 0 | 0 | 0 |
| mendes | east* | lower* | yes* | 6* | 0 | — | 0 | 0 | 0 |
| sawu | east* | upper* | no* | 1* | 1* | — | 0 | 0 | 7 |
| thebes | east | upper | yes | 4 | 2 | 2 cards | 0 | 0 | 0 |
"""
ROWS = [[cell.strip() for cell in line.strip("| ").split("|")] for line in CANON.strip().splitlines()]

# Read off the map of canon 9 by hand, edge by edge.
EDGES = """
damanhur-buto buto-mendes mendes-avaris baharya-memphis memphis-amarna
dakhla-abydos abydos-thebes thebes-sawu kharga-edfu edfu-abu abu-berenike
damanhur-baharya baharya-dakhla dakhla-kharga buto-memphis memphis-abydos abydos-edfu
mendes-amarna amarna-thebes thebes-abu sawu-berenike
"""

FAVOURS = {
    "bribery": 2,
    "protection": 2,
    "architect": 8,
    "cultivation": 5,
    "influence": 4,
    "treasury": 3,
    "abundance": 5,
}


def mark_of(cell: str) -> str:
    return "reconstructed" if cell.endswith("*") else "stated"


def blessing(cell: str) -> dict[str, int]:
    parts = [part.split() for part in cell.split(", ") if part != "—"]
    return {noun.rstrip("s"): int(count) for count, noun in parts}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_province_row(row: list[str]) -> None:
    name, bank, region, nile, fields, icons, gains, temples, mine, caravan = row
    found = standard().provinces[name]
    given = blessing(gains)
    assert found == Province(
        name=name,
        bank=bank.rstrip("*"),
        region=region.rstrip("*"),
        nile=nile.rstrip("*") == "yes",
        fields=int(fields.split()[0].rstrip("*")),
        printed_farmers=2 if "printed" in fields else 0,
        icons=int(icons.rstrip("*")),
        blessing_cards=given.get("card", 0),
        blessing_stones=given.get("stone", 0),
        blessing_gold=given.get("gold", 0),
        temples=int(temples.rstrip("*")),
        mine=int(mine),
        caravan=int(caravan),
        neighbours=found.neighbours,
    )
    marks = {
        "bank": mark_of(bank),
        "region": mark_of(region),
        "nile": mark_of(nile),
        "fields": mark_of(fields),
        "printed_farmers": "stated",
        "icons": mark_of(icons),
        "blessing_cards": "stated",
        "blessing_stones": "stated",
        "blessing_gold": "stated",
        "temples": mark_of(temples),
        "mine": "stated",
        "caravan": "stated",
        "neighbours": "reconstructed",
    }
    prefix = f"province.{name}."
    assert marks == {
        path.removeprefix(prefix): mark for path, mark in standard().marks.items() if path.startswith(prefix)
    }


def test_there_are_fifteen_provinces_in_alphabetical_order() -> None:
    assert list(standard().provinces) == sorted(row[0] for row in ROWS) == list(PROVINCES)
    assert len(ROWS) == 15


def test_map() -> None:
    wanted = {frozenset(edge.split("-")) for edge in EDGES.split()}
    found = {frozenset((p.name, other)) for p in standard().provinces.values() for other in p.neighbours}
    assert found == wanted
    assert len(wanted) == 21
    assert standard().provinces["avaris"].neighbours == ("mendes",)
    assert standard().provinces["thebes"].neighbours == ("abu", "abydos", "amarna", "sawu")


def test_map_fits_banks_regions_and_the_nile() -> None:
    provinces = standard().provinces
    for province in provinces.values():
        assert list(province.neighbours) == sorted(province.neighbours)
        for other in province.neighbours:
            if provinces[other].bank != province.bank:
                assert province.nile
                assert provinces[other].nile


def test_tracks() -> None:
    assert standard().tracks == {"old": (3, 13, 23), "small": (3, 9, 15)}
    assert standard().marks["track.old.bounds"] == "stated"
    assert standard().marks["track.small.bounds"] == "reconstructed"  # which side it is on: R25


def test_tables() -> None:
    found = standard()
    assert found.name == "standard"
    assert found.overrides == {}
    assert found.ladder == (0, 1, 3, 6, 10, 15, 21, 28, 36)
    assert found.start_gold == 20
    assert found.gold_awards == (6, 4, 2)
    assert found.gifts == (3, 2, 1)
    points = (found.pyramid_points, found.set_points, found.bank_points, found.scheme_points)
    assert points == (1, 3, 5, 3)
    assert (found.theft_gold, found.influence_gold, found.treasury_gold) == (3, 3, 8)
    assert found.caravan_positions == (1, 2)
    assert found.small_track_players == (2, 3)
    assert (found.favours_needed, found.farmers_needed) == (7, 9)
    tables = {path: mark for path, mark in found.marks.items() if path.startswith("table.")}
    assert len(tables) == 15
    assert tables.pop("table.small_track_players") == "reconstructed"
    assert set(tables.values()) == {"stated"}


def test_decks() -> None:
    old, new, start = (standard().decks[name] for name in ("old", "new", "start"))
    assert old == {**FAVOURS, **dict.fromkeys(SCHEMES[:-1], 2)}
    assert new == {**FAVOURS, "architect": 3, **dict.fromkeys(SCHEMES, 2)}
    assert start == {"architect": 5, "theft": 5, **dict.fromkeys(SCHEMES, 2)}
    assert (sum(old.values()), sum(new.values()), sum(start.values())) == (39, 36, 22)
    marks = {path: mark for path, mark in standard().marks.items() if path.startswith("deck.")}
    assert {path for path, mark in marks.items() if mark != "stated"} == {
        f"deck.officials_cards.{card}" for card in standard().decks["officials_cards"]
    }


def test_expansions() -> None:
    found = standard()
    assert found.expansions["pharaoh"] == {"gifts_for_a_token": 1, "tokens_needed": 2}
    assert found.expansions["promos"] == {
        "glory_points": 3,
        "greed_gifts": 1,
        "popularity_cards": 3,
        "export_gold": 10,
    }
    assert override({"expansion.promos.export_gold": 9}, "mine").expansions["promos"]["export_gold"] == 9


def test_what_officials_bring_is_reconstructed() -> None:
    """The rulebook names five kinds of benefit and says neither how much nor what goes together."""
    found = standard()
    assert found.officials["six_gold"] == Official("six_gold", gold=6)
    assert found.officials["farmer_and_three_gold"] == Official("farmer_and_three_gold", farmers=1, gold=3)
    marks = [mark for path, mark in found.marks.items() if path.startswith("official.")]
    assert marks == ["reconstructed"] * 35


def test_avaris_has_an_icon_in_the_2016_edition_only() -> None:
    """In the play example of S4 the owner of Avaris alone buys a card; S0 lists it without an icon (R7)."""
    icons = {name: for_edition(standard(), name).provinces["avaris"].icons for name in EDITIONS}
    assert icons == {"classic": 0, "revised": 1, "anniversary": 0}
    assert standard().marks["edition.revised.province.avaris.icons"] == "example"
    assert for_edition(standard(), "revised").marks["province.avaris.icons"] == "example"
    rest = for_edition(standard(), "revised").provinces
    assert {name: each for name, each in rest.items() if standard().provinces[name] != each}.keys() == {
        "avaris"
    }


def test_cards() -> None:
    assert SCHEMES == ("favours", "farmers", "upper_lower", "east_west", "river", "federation")
    assert set(CARDS) == {*FAVOURS, "theft", *SCHEMES}
    assert len(CARDS) == 14


def test_figures_lists_everything_once() -> None:
    found = figures(standard())
    decks, expansions = 12 + 13 + 8 + 8 + 7 + 5, sum(map(len, standard().expansions.values()))
    cards = 45 * 4 + 10 + 8
    officials, editions = 7 * 5, 1
    shared = 15 * 13 + 2 + 15 + decks + expansions + officials
    assert len({path for path, _, _ in found}) == len(found) == shared + cards + editions
    assert {path: mark for path, _, mark in found} == standard().marks
    assert found[0] == ("province.abu.bank", "east", "stated")
    assert ("province.abu.neighbours", ("berenike", "edfu", "thebes"), "reconstructed") in found
    assert ("track.small.bounds", (3, 9, 15), "reconstructed") in found
    assert ("table.ladder", standard().ladder, "stated") in found
    assert ("deck.start.theft", 5, "stated") in found
    assert ("expansion.promos.export_gold", 10, "stated") in found


def test_standard_is_kept_and_within_bounds() -> None:
    assert standard() is standard()
    assert override({}, "standard") == standard()
    assert bounds(standard()) == []


def test_files_are_read_on_first_use_only() -> None:
    code = (
        "import amunre.rules.components as unit\n"
        "from amunre.rules.components import sets\n"
        "assert sets._shipped.cache_info().currsize == 0\n"
        "unit.standard()\n"
        "assert sets._shipped.cache_info().currsize == 1\n"
    )
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, "-c", code], check=True, env=env)


def test_public_names() -> None:
    assert all(hasattr(unit, name) for name in unit.__all__)
