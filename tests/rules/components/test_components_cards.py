"""The figures of the card game: marks, bounds and what an owner may correct."""

import pytest

from amunre.rules.components import PROVINCE_CARDS, ComponentError, bounds, figures, override, standard

CARDS = standard().card_set


def test_there_are_fifteen_cards_a_kingdom() -> None:
    assert [len(set(names)) for names in PROVINCE_CARDS.values()] == [15, 15, 15]
    assert [card.kingdom for card in CARDS.cards.values()] == [1] * 15 + [2] * 15 + [3] * 15
    assert len(CARDS.cards) == 45


def test_every_figure_has_its_mark() -> None:
    marks = {path: mark for path, _, mark in figures(standard())}
    assert {mark for path, mark in marks.items() if path.startswith("card.")} == {"reconstructed"}
    assert {mark for path, mark in marks.items() if path.startswith("card_table.")} == {"stated"}
    stated = [path for path, mark in marks.items() if path.startswith("card_cost.") and mark == "stated"]
    assert stated == ["card_cost.4"]
    assert CARDS.costs == (3, 6, 10, 15, 21, 28, 36, 45)


def test_the_standard_cards_keep_all_bounds() -> None:
    assert bounds(standard()) == []
    printed = [card.pyramids for card in CARDS.cards.values() if card.kingdom == 3]
    assert 3.5 <= sum(printed) / len(printed) <= 4.5


def test_no_card_beats_another_of_its_kingdom_in_everything() -> None:
    rows = [(c.kingdom, (c.ankhs, c.fields, c.caravans, c.pyramids)) for c in CARDS.cards.values()]
    for kingdom, mine in rows:
        for other, theirs in rows:
            if kingdom == other and mine != theirs:
                assert not all(a >= b for a, b in zip(mine, theirs, strict=True))


WARNINGS = {
    "card_cost.4 is 14, but should be 15 (from the rulebook's examples).": {"card_cost.4": 14},
    "card.siwa is better than card.karanis in every way (our own choice).": {
        "card.siwa.ankhs": 3,
        "card.siwa.fields": 1,
    },
    "The cards of kingdom 1 cannot be dealt as in the example (from the rulebook's examples).": {
        f"card.{name}.caravans": 0 for name in PROVINCE_CARDS[1]
    },
    "No three cards of kingdom 2 have 8 ankhs and 10 fields (from the rulebook's examples).": {
        f"card.{name}.fields": 0 for name in PROVINCE_CARDS[2]
    },
    "No three cards of kingdom 3 have 3 ankhs and 7 fields (from the rulebook's examples).": {
        f"card.{name}.ankhs": 2 for name in PROVINCE_CARDS[3]
    },
}


@pytest.mark.parametrize("sentence", WARNINGS)
def test_a_broken_bound_is_told(sentence: str) -> None:
    assert sentence in bounds(override(dict(WARNINGS[sentence]), "mine"))


def test_an_owner_may_correct_a_card() -> None:
    mine = override({"card.giza.ankhs": 2, "card_table.start_gold": 15, "card_cost.8": 46}, "mine")
    assert mine.card_set.cards["giza"].ankhs == 2
    assert mine.card_set.start_gold == 15
    assert mine.card_set.costs[7] == 46
    assert [value for path, value, mark in figures(mine) if mark == "owner"] == [15, 46, 2]


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("card_cost.2", 3, "card_cost.2 must be from 4 to 40, not 3, because one pyramid less costs 3"),
        ("card_cost.8", 99, "card_cost.8 must be from 37 to 73, not 99, because one pyramid less costs 36"),
        ("card.gizeh.ankhs", 1, "card.gizeh is not a known province card; did you mean giza?"),
        ("card.giza.ankh", 1, "card.giza.ankh is not a figure of a province card; did you mean ankhs?"),
        (
            "card_cost.9",
            55,
            "card_cost.9 is not a listed number of pyramids; allowed: 1, 2, 3, 4, 5, 6, 7, 8",
        ),
        ("card_table.flod", 1, "card_table.flod is not a known figure of the card game; did you mean flood?"),
    ],
)
def test_a_wrong_figure_is_refused_in_one_sentence(path: str, value: int, sentence: str) -> None:
    with pytest.raises(ComponentError) as caught:
        override({path: value}, "mine")
    assert str(caught.value) == sentence
