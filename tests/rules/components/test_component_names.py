"""Each edition's own names for cards and things (canon 2)."""

from __future__ import annotations

import tomllib
from importlib import resources

import pytest

from amunre.rules import components
from amunre.rules.catalogue import TITLES, ruleset
from amunre.rules.components import editions_with_names, names


@pytest.mark.parametrize(
    ("title", "protection", "influence", "abundance"),
    [
        ("classic", "Bidding Blockade", "Sacrifice Correction", "Harvest Increase"),
        ("revised", "Protection", "Offering Adjustment", "Big Harvest"),
        ("revised+expert", "Protection", "Offering Adjustment", "Big Harvest"),
        ("anniversary", "Protection", "Influence", "Abundance"),
        ("anniversary+officials+promos", "Protection", "Influence", "Abundance"),
    ],
)
def test_an_edition_calls_its_cards_by_the_names_that_it_prints(
    title: str, protection: str, influence: str, abundance: str
) -> None:
    cards = names(title).cards
    assert (cards["protection"], cards["influence"], cards["abundance"]) == (protection, influence, abundance)


@pytest.mark.parametrize(
    ("title", "card", "gift", "start"),
    [
        ("classic", "power cards", "reward", "pharaoh"),
        ("revised", "Favor cards", "reward", "Start Player token"),
        ("anniversary", "favour cards", "gift", "start player"),
    ],
)
def test_an_edition_calls_its_things_by_the_names_that_it_prints(
    title: str, card: str, gift: str, start: str
) -> None:
    things = names(title).things
    assert (things["favour_cards"], things["gift"], things["start_player"]) == (card, gift, start)


def test_what_an_edition_does_not_rename_keeps_the_common_name() -> None:
    assert names("classic").things["temple_track"] == "temple track"
    assert names("revised").cards["architect"] == "Architect"


@pytest.mark.parametrize("title", ["classic", "revised", "revised+expert", "anniversary+officials+afterlife"])
def test_every_card_of_a_title_has_a_name_of_its_own(title: str) -> None:
    cards = ruleset(title, 3, {}).tables["cards"]
    found = [names(title).cards[card] for card in cards]
    assert len(set(found)) == len(found)


def test_an_edition_renames_only_what_has_a_common_name() -> None:
    file = resources.files(components).joinpath("names.toml")
    tables = tomllib.loads(file.read_text(encoding="utf-8"))
    assert editions_with_names() == ("classic", "revised")
    assert set(editions_with_names()) <= set(TITLES)
    for edition in editions_with_names():
        for part in ("cards", "things"):
            assert set(tables[edition][part]) <= set(tables["common"][part])
