"""Figures of one edition, and Officials cards: what an owner's file may say of them."""

from __future__ import annotations

import pytest

from amunre.rules.catalogue import TITLES, ruleset
from amunre.rules.components import (
    ComponentError,
    Components,
    Official,
    bounds,
    for_edition,
    override,
    parse_components,
)


def mine(text: str) -> Components:
    name, figures = parse_components(text)
    return override(figures, name)


def icons(components: Components, province: str = "avaris") -> dict[str, int]:
    boards = ("classic", "revised", "anniversary")
    return {name: ruleset(name, 3, {}, components).config.provinces[province].icons for name in boards}


def test_each_edition_is_played_with_its_own_figures() -> None:
    found = {name: ruleset(name, 3, {}).config.components.provinces["avaris"].icons for name in TITLES}
    assert found == {"classic": 0, "revised": 1, "anniversary": 0, "cardgame": 0}
    assert ruleset("revised+expert", 4, {}).config.provinces["avaris"].icons == 1


def test_an_owner_may_correct_a_figure_for_one_edition_only() -> None:
    own = mine("[edition.classic.province.thebes]\nicons = 3")
    assert icons(own, "thebes") == {"classic": 3, "revised": 2, "anniversary": 2}
    assert own.marks["edition.classic.province.thebes.icons"] == "owner"
    assert for_edition(own, "classic").marks["province.thebes.icons"] == "owner"
    assert icons(own) == {"classic": 0, "revised": 1, "anniversary": 0}


def test_what_an_owner_says_of_all_editions_holds_in_each_of_them() -> None:
    assert icons(mine("[province.avaris]\nicons = 2")) == {"classic": 2, "revised": 2, "anniversary": 2}


def test_what_an_owner_says_of_one_edition_is_stronger_than_of_all() -> None:
    text = "[province.avaris]\nicons = 2\n[edition.revised.province.avaris]\nicons = 0"
    assert icons(mine(text)) == {"classic": 2, "revised": 0, "anniversary": 2}


def test_figures_of_an_edition_are_not_only_those_of_provinces() -> None:
    own = mine("[edition.revised.table]\nstart_gold = 25\n[edition.revised.deck.old]\nbribery = 3")
    rules = ruleset("revised", 3, {}, own)
    assert rules.config.components.start_gold == 25
    assert rules.points.favour_deck(rules.config.components)["bribery"] == 3
    assert ruleset("classic", 3, {}, own).config.components.start_gold == 20


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "[edition.revized.table]\nstart_gold = 1",
            "edition.revized is not a known edition; did you mean revised?",
        ),
        (
            "[edition.revised.provinces]",
            "edition.revised.provinces is not a part of a component set; did you mean province?",
        ),
        (
            "[edition.revised.province.avari]\nicons = 1",
            "edition.revised.province.avari is not a known province; did you mean avaris?",
        ),
        (
            "[edition.revised.province.avaris]\nicon = 1",
            "edition.revised.province.avaris.icon is not a figure of a province; did you mean icons?",
        ),
        (
            "[edition.revised.province.avaris]\nicons = -1",
            "edition.revised.province.avaris.icons must be a whole number from 0 to 12, not -1",
        ),
        (
            '[edition.revised.province.avaris]\nneighbours = ["abu"]',
            "in edition.revised, province.abu.neighbours must name avaris, because "
            "province.avaris.neighbours names abu",
        ),
        (
            "[edition.anniversary.deck.officials_cards]\nthree_points = 1",
            "in edition.anniversary, deck.officials_cards.three_points is a new card, so "
            "official.three_points must say what it brings; did you mean two_points?",
        ),
    ],
)
def test_a_slip_in_the_part_of_an_edition_is_named(text: str, sentence: str) -> None:
    with pytest.raises(ComponentError) as caught:
        mine(text)
    assert str(caught.value) == sentence


def test_bounds_are_looked_at_in_each_edition_too() -> None:
    own = override(
        {"edition.classic.province.mendes.icons": 1, "edition.revised.province.avaris.icons": 4}, "mine"
    )
    assert bounds(own) == [
        "In classic: province.mendes.icons is 1, but should be 0 (from the rulebooks).",
        "In revised: province.avaris.icons is 4, but should be from 1 to 3 (from the rulebooks).",
    ]


def test_a_broken_bound_of_all_editions_is_told_once() -> None:
    assert len(bounds(override({"province.buto.icons": 1}, "mine"))) == 1


# Officials cards


def test_an_owner_may_correct_what_an_official_brings() -> None:
    own = mine("[official.six_gold]\ngold = 4\npoints = 1")
    assert own.officials["six_gold"] == Official("six_gold", gold=4, points=1)
    assert own.marks["official.six_gold.gold"] == "owner"
    assert own.marks["official.six_gold.cards"] == "reconstructed"


def test_an_owner_may_add_a_card_to_the_officials() -> None:
    own = mine("[deck.officials_cards]\nthree_points = 2\n[official.three_points]\npoints = 3")
    assert own.officials["three_points"] == Official("three_points", points=3)
    assert own.decks["officials_cards"]["three_points"] == 2
    assert own.marks["official.three_points.points"] == "owner"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "[deck.officials_cards]\nthree_points = 2",
            "deck.officials_cards.three_points is a new card, so official.three_points must say what it "
            "brings; did you mean two_points?",
        ),
        (
            "[official.six_gold]\ngolds = 4",
            "official.six_gold.golds is not a benefit of an official; did you mean gold?",
        ),
        (
            "[official.six_gold]\ngold = 100",
            "official.six_gold.gold must be a whole number from 0 to 99, not 100",
        ),
        ("[official]\nsix_gold = 4", "official.six_gold must be a table of figures, not 4"),
    ],
)
def test_a_slip_in_an_official_is_named(text: str, sentence: str) -> None:
    with pytest.raises(ComponentError) as caught:
        mine(text)
    assert str(caught.value) == sentence


@pytest.mark.parametrize("name", ["Six", "a", "six-gold", "6gold", "x" * 31, "_gold"])
def test_a_card_is_called_by_a_plain_word(name: str) -> None:
    with pytest.raises(ComponentError, match="not a name for a card, which is small letters and underscores"):
        override({f"official.{name}.gold": 1}, "mine")
