"""Choosing a title: what fits together, and the sentence for what does not."""

from __future__ import annotations

import pytest

from amunre.kernel.errors import SetupError
from amunre.rules.catalogue import ruleset
from amunre.rules.components import override
from amunre.rules.setup import Setup, start


@pytest.mark.parametrize(
    ("title", "players", "options", "sentence"),
    [
        ("anniversery", 4, {}, "there is no title called 'anniversery'; did you mean anniversary?"),
        ("go", 4, {}, "choose from classic, revised, anniversary, cardgame."),
        ("classic", 2, {}, "classic is for 3, 4, 5 players, not 2."),
        ("anniversary+officials", 4, {}, "officials is for 2 or 3 players, not 4."),
        ("anniversary", 2, {}, "anniversary is for 2 players only with officials."),
        ("classic+promos", 4, {}, "promos is an expansion of anniversary, not of classic."),
        ("anniversary+promos+promos", 4, {}, "promos is named twice."),
        ("anniversary+statue", 4, {}, "did you mean statues?"),
        ("revised+expert", 5, {}, "expert is for 3 or 4 players, not 5."),
        ("classic", 4, {"old_track": "on"}, "there is no option of classic called 'old_track'"),
        ("classic", 4, {"tombs": "group"}, "there is no option of classic called 'tombs'"),
        ("anniversary", 3, {"tombs": "group"}, "an option of afterlife; play anniversary+afterlife."),
        (
            "anniversary+afterlife",
            3,
            {"banks": "all"},
            "banks is an option of officials; play anniversary+afterlife+officials.",
        ),
        ("anniversary", 4, {"memry": "open"}, "did you mean memory?"),
        ("anniversary", 4, {"memory": "ajar"}, "memory must be closed or open, not 'ajar'."),
        ("anniversary", 4, {"track": "picture", "old_track": "on"}, "contradict each other"),
    ],
)
def test_a_choice_that_does_not_fit_is_refused_with_the_fix(
    title: str, players: int, options: dict[str, str], sentence: str
) -> None:
    with pytest.raises(SetupError) as caught:
        ruleset(title, players, options)
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("title", "changes", "sentence"),
    [
        ("classic", {"deck.old.architect": 3}, "4 players need 4 architects"),
        ("anniversary", {"deck.start.architect": 2}, "4 players need 4 architects"),
        (
            "anniversary",
            {f"deck.start.{card}": 1 for card in ("favours", "farmers", "upper_lower", "east_west", "river")},
            "4 players need 8 start schemes",
        ),
    ],
)
def test_a_component_set_must_leave_enough_to_begin(
    title: str, changes: dict[str, object], sentence: str
) -> None:
    with pytest.raises(SetupError, match=sentence):
        ruleset(title, 4, {}, override(changes, "poor"))


def test_an_owners_figure_is_used_in_play() -> None:
    setup = Setup(
        title="classic", players=3, seed="rich", components="rich", overrides={"table.start_gold": 50}
    )
    assert start(setup).state.slices["base"].gold == [50, 50, 50]


def test_one_line_of_an_owners_file_swaps_the_sides_of_the_track() -> None:
    swapped = override({"table.small_track_players": [4, 5]}, "swapped")
    for players, bounds in ((3, (3, 13, 23)), (4, (3, 9, 15))):
        rules = ruleset("anniversary", players, {}, swapped)
        game = start(Setup(title="anniversary", players=players, seed="x"))
        game.state.rules = rules
        assert rules.points.temple_track(game.state) == bounds


def test_the_sizes_of_the_favour_decks() -> None:
    for title, options, size in (
        ("classic", {}, 39),
        ("revised", {}, 39),
        ("anniversary", {}, 36),
        ("anniversary", {"no_federation": "on"}, 34),
        ("anniversary", {"no_start_cards": "on"}, 41),
        ("anniversary", {"no_start_cards": "on", "no_federation": "on"}, 39),
    ):
        rules = ruleset(title, 4, options)
        assert sum(rules.points.favour_deck(rules.config.components).values()) == size


def test_without_start_cards_and_federation_the_deck_is_the_old_one() -> None:
    old = ruleset("classic", 4, {})
    new = ruleset("anniversary", 4, {"no_start_cards": "on", "no_federation": "on"})
    decks = [rules.points.favour_deck(rules.config.components) for rules in (old, new)]
    assert decks[0] == decks[1]
