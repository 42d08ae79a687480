"""Every event is told in a sentence, to each viewer what that viewer may know."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from amunre.kernel.messages import ARBITER, SPECTATOR
from amunre.rules.catalogue import all_titles, ruleset, title_of
from amunre.rules.components import Components, override, standard
from amunre.tui.cards import EFFECTS, STATUES, TILES, effect, power, reward
from amunre.tui.people import People
from amunre.tui.sentences import _FIELD, SENTENCES, sentence, story
from amunre.tui.words import capital, listed, plural
from tests.support.games import combinations, finished
from tests.tui.tools import GAMES

NOT_TOLD = {
    # the order of decks, and cards that nobody has seen
    "favour_deck_shuffled": {"deck"},
    "province_deck_shuffled": {"deck", "box"},
    "deck_reshuffled": {"deck"},
    "blessing_set_out": {"cards"},
    "schemes_left": {"cards"},
    "officials_shuffled": {"deck"},
    "statue_deck_shuffled": {"deck"},
    "tiles_shuffled": {"stack"},
    # which of one's scribes it is can be seen on the board
    "bid_placed": {"scribe"},
    "protection_played": {"scribe"},
    "scribe_came_home": {"scribe"},
    # told as a part of another field
    "bought": {"count"},
    "official_served": {"gold"},
    "game_ended": {"places", "decided_by"},
    # nobody may know them
    "kingdom_deck_shuffled": {"deck", "box"},
}
NAMES = ("anna", "bruno", "cleo", "dora", "emil")


def all_events() -> dict[str, tuple[str, ...]]:
    """Event types of every title with every option, and their fields."""
    found: dict[str, tuple[str, ...]] = {}
    mixes: list[tuple[str, int, dict[str, str]]] = [
        (title, title_of(title).players[0], {}) for title in all_titles()
    ]
    for title, players, options in [*combinations(), *mixes]:
        for name, event in ruleset(title, players, options).events.items():
            found[name] = event.__struct_fields__
    return found


def test_every_event_of_every_title_has_a_sentence() -> None:
    assert set(all_events()) == set(SENTENCES)


@pytest.mark.parametrize("event", sorted(all_events()))
def test_sentences_tell_every_field_of_their_event(event: str) -> None:
    told = {field for template in SENTENCES[event] for field, _ in _FIELD.findall(template)}
    assert told | NOT_TOLD.get(event, set()) == set(all_events()[event])


@pytest.mark.parametrize(("title", "players"), GAMES)
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, ARBITER])
def test_whole_games_are_told_in_clean_sentences(title: str, players: int, viewer: int) -> None:
    for seed in ("1", "2", "3"):
        game = finished(title, players, seed)
        for line in story(game.log(viewer), People(NAMES, viewer)):
            assert re.fullmatch(r"[A-Z][^{}\[\]|]*\.", line), line
            assert "None" not in line, line
            assert not re.search(r"\b(True|False)\b", line), line


def test_verbs_follow_the_viewer() -> None:
    entry = {"type": "bid_placed", "seat": 1, "province": "thebes", "amount": 6}
    assert sentence(entry, People(NAMES, 1)) == "You bid 6 for Thebes."
    assert sentence(entry, People(NAMES, 0)) == "Bruno bids 6 for Thebes."


def test_what_is_private_is_told_to_its_owner_only() -> None:
    own = {"type": "cards_drawn", "seat": 0, "count": 2, "cards": ["river", "river"]}
    others = {"type": "cards_drawn", "seat": 0, "count": 1}
    assert sentence(own, People(NAMES, 0)) == "You draw River or Hinterland ×2."
    assert sentence(others, People(NAMES, 1)) == "Anna draws 1 favour card."


def test_the_third_stone_is_told_as_a_pyramid() -> None:
    entry = {"type": "stone_placed", "seat": 0, "province": "abu", "makes_pyramid": True}
    assert (
        sentence(entry, People(NAMES, 0)) == "You put a stone into Abu, where three stones become a pyramid."
    )


def test_offerings_are_told_with_influence_and_sales() -> None:
    offers = [
        {"type": "offer", "gold": 7, "played": [], "sold": []},
        {"type": "offer", "gold": 0, "played": ["greed", "influence"], "sold": ["river"]},
    ]
    told = sentence({"type": "offerings_revealed", "offers": offers}, People(NAMES, 0))
    assert told == (
        "The offerings are opened: you 7 gold and bruno Theft with Greed and Influence "
        "(selling River or Hinterland)."
    )


def test_points_are_told_by_player_source_and_province() -> None:
    item = {
        "seat": 0,
        "kingdom": 1,
        "source": "west_bank",
        "province": "edfu",
        "points": 5,
        "rule": "scoring-4",
    }
    scheme = {**item, "seat": 1, "source": "scheme_east_west", "province": "", "points": 3}
    told = sentence({"type": "scored", "items": [item, scheme]}, People(NAMES, 0))
    assert told == "You score 5 (west bank Edfu 5); bruno scores 3 (scheme East or West 3)."
    assert sentence({"type": "scored", "items": []}, People(NAMES, 0)) == "Nobody scores."


@pytest.mark.parametrize(
    ("winners", "decided_by", "told"),
    [
        ((0,), "points", "You win."),
        ((1,), "pyramids", "Bruno wins, with more pyramids."),
        ((0, 1), "shared", "You and bruno share the win."),
    ],
)
def test_the_end_names_winners_and_what_decided(winners: tuple[int, ...], decided_by: str, told: str) -> None:
    entry = {
        "type": "game_ended",
        "winners": winners,
        "places": (1, 2),
        "points": (9, 9),
        "decided_by": decided_by,
    }
    assert sentence(entry, People(NAMES, 0)).endswith(told)


def test_the_same_thing_in_a_row_is_told_once() -> None:
    entry = {"type": "farmer_placed", "seat": 1, "province": "buto", "on_field": True}
    assert story([entry] * 3, People(NAMES, 0)) == ["Bruno puts a farmer on a field of Buto (3 times)."]


def test_officials_of_a_round_are_told_together() -> None:
    cards = {"abu": "six_gold", "edfu": "stone_and_card"}
    entries = [
        {"type": "official_set_out", "province": province, "card": card} for province, card in cards.items()
    ]
    people = People(NAMES, 0)
    assert story(entries, people) == ["Officials wait: Abu 6 gold; Edfu 1 card and 1 stone."]
    assert story(entries[:1], people) == ["An official waits in Abu: 6 gold."]


def test_tiles_and_what_they_pay_are_told() -> None:
    built = {"type": "tile_built", "seat": 1, "tile": "gold", "row": 2, "place": 3, "times": 1}
    people = People(NAMES, 0)
    assert sentence(built, people) == "Bruno builds a gold tile in row 2, space 3."
    assert sentence({**built, "times": 3}, people).endswith("space 3, which pays 3 times.")
    paid = {"type": "tile_paid", "seat": 0, "cards": ["river"], "tiles": ["gold"]}
    assert sentence(paid, people) == "You discard River or Hinterland and the tile gold for a further tile."
    both = {**paid, "cards": [], "tiles": ["gold", "gold"]}
    assert sentence(both, people) == "You discard the tiles gold ×2 for a further tile."


def test_a_sealed_province_is_told_to_its_owner() -> None:
    entry = {"type": "choice_sealed", "seat": 0, "choice": {"type": "put_up", "province": "abu"}}
    assert sentence(entry, People(NAMES, 0)) == "You have sealed a choice: putting up Abu."


def test_an_event_without_a_sentence_is_told_all_the_same() -> None:
    assert sentence({"type": "moon_rose", "height": 3}, People(NAMES, 0)) == "Moon rose: height 3."


def rows_of(table: str) -> set[str]:
    """Rows of a table of the rules over all titles."""
    rules = (ruleset(title, title_of(title).players[0], {}) for title in all_titles())
    return {row for found in rules for row in found.tables.get(table, ())}


@pytest.mark.parametrize(
    ("table", "texts", "tell"),
    [("cards", EFFECTS, effect), ("statues", STATUES, power), ("tiles", TILES, reward)],
)
def test_every_card_statue_and_tile_says_what_it_does(
    table: str, texts: dict[str, str], tell: Callable[[str, Components], str]
) -> None:
    assert set(texts) == rows_of(table)
    for name in texts:
        assert "{" not in tell(name, standard())


def test_texts_of_cards_follow_the_figures_in_play() -> None:
    assert "9 farmers" in effect("farmers", standard())
    assert "7 or more favour icons and blessing cards" in effect("favours", standard())
    mine = override({"table.farmers_needed": 7, "expansion.promos.glory_points": 5}, "mine")
    assert "7 farmers" in effect("farmers", mine)
    assert "5 points" in effect("glory", mine)


def test_words_are_joined_as_people_do() -> None:
    assert listed([]) == "none"
    assert listed(["a"]) == "a"
    assert listed(["a", "b", "c"]) == "a, b and c"
    assert plural(1, "stone") == "1 stone"
    assert plural(2, "stone") == "2 stones"
    assert capital("") == ""
