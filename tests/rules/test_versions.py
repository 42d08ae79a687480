"""Set-ups of an earlier version of the rules are played as they were."""

from __future__ import annotations

import random

import pytest

from amunre.kernel.errors import SetupError
from amunre.kernel.state import digest
from amunre.notation import read_game, read_position, replay, write_game, write_position
from amunre.rules.catalogue import all_titles, ruleset, title_of
from amunre.rules.components import override
from amunre.rules.setup import Setup, checked, rules_of, start
from amunre.rules.versions import FIRST_VERSION, RULES_VERSION, RULES_VERSIONS
from tests.support.games import play_on

TOMBS = "anniversary+afterlife"
BANKS = "anniversary+officials"


def first(title: str, players: int = 3, **options: str) -> Setup:
    return Setup(title=title, players=players, seed="first", options=options, rules_version=FIRST_VERSION)


def test_a_set_up_is_of_the_latest_version_unless_it_says_otherwise() -> None:
    assert Setup(title="classic", players=3, seed="now").rules_version == RULES_VERSION == max(RULES_VERSIONS)


@pytest.mark.parametrize("version", [0, RULES_VERSION + 1])
def test_an_unknown_version_is_refused(version: int) -> None:
    with pytest.raises(SetupError, match=f"rules version {version} is not known here"):
        checked(Setup(title="classic", players=3, seed="no", rules_version=version))


def test_what_an_earlier_version_left_no_choice_of_is_played_as_before() -> None:
    assert "tiles_straight_down" in rules_of(first(TOMBS)).modules
    assert "all_provinces_for_banks" not in rules_of(first(BANKS)).modules
    assert "grouped_tiles" in ruleset(TOMBS, 3, {}).modules
    assert "all_provinces_for_banks" in ruleset(BANKS, 3, {}).modules


def test_where_the_default_is_as_before_nothing_else_changes() -> None:
    for title in ("classic", "anniversary", "anniversary+statues", "cardgame"):
        assert rules_of(first(title)).modules == ruleset(title, 3, {}).modules


def test_a_set_up_of_an_earlier_version_keeps_to_its_own_options() -> None:
    for title in all_titles():
        players = title_of(title).players[0]
        known = checked(first(title, players)).options
        assert not known.keys() & {"ladder", "cultivation", "tombs", "banks"}
        now = checked(Setup(title=title, players=players, seed="now")).options
        assert known.items() <= now.items()
    with pytest.raises(SetupError, match="there is no option of classic called 'ladder'"):
        checked(first("classic", ladder="endless"))


def test_figures_of_editions_came_with_the_second_version() -> None:
    assert rules_of(first("revised")).config.provinces["avaris"].icons == 0
    assert ruleset("revised", 3, {}).config.provinces["avaris"].icons == 1
    mine = override({"province.thebes.icons": 3}, "mine")
    assert ruleset("revised", 3, {}, mine, FIRST_VERSION).config.provinces["thebes"].icons == 3


@pytest.mark.parametrize("title", [TOMBS, BANKS, "revised"])
def test_games_and_positions_of_an_earlier_version_are_read_back_as_such(title: str) -> None:
    setup = checked(first(title))
    game = start(setup)
    play_on(game, random.Random(title), 60)
    line = write_position(setup, game.state)
    assert " rules=1 " in line
    again, state = read_position(line)
    assert again.rules_version == FIRST_VERSION
    assert digest(state) == digest(game.state)
    assert state.rules.modules == game.rules.modules
    play_on(game, random.Random("end"))
    text = write_game(setup, game)
    assert '[rules "1"]' in text
    assert replay(read_game(text)).digests() == game.digests()


def test_a_position_of_the_latest_version_does_not_name_it() -> None:
    setup = checked(Setup(title=TOMBS, players=3, seed="line", options={"tombs": "downward"}))
    line = write_position(setup, start(setup).state)
    assert " tombs=downward " in line
    assert "rules=" not in line
    assert read_position(line)[0].options == setup.options
