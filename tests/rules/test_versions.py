"""Set-ups of an earlier version of the rules are played as they were."""

from __future__ import annotations

import random

import pytest

from amunre.kernel.errors import SetupError
from amunre.kernel.ruleset import Module
from amunre.kernel.state import digest
from amunre.notation import GameFileError, read_game, read_position, replay, write_game, write_position
from amunre.rules.catalogue import all_modules, all_titles, ruleset, title_of
from amunre.rules.components import override
from amunre.rules.setup import Setup, brought_to, checked, rules_of, start
from amunre.rules.versions import UnknownVersion, by_module, is_exact, newest, played_by
from tests.support.games import play_on

TOMBS = "anniversary+afterlife"
BANKS = "anniversary+officials"
FIRST_VERSION = 1


def first(title: str, players: int = 3, **options: str) -> Setup:
    return Setup(title=title, players=players, seed="first", options=options, rules_version=FIRST_VERSION)


def test_a_set_up_is_of_the_newest_versions_unless_it_says_otherwise() -> None:
    setup = checked(Setup(title=TOMBS, players=3, seed="now"))
    assert setup.rules_version == newest(title_of(TOMBS).versioned)
    assert list(newest(title_of(TOMBS).versioned)) == ["base", "anniversary", "afterlife"]
    assert list(newest(title_of("cardgame").versioned)) == ["cardgame"]


def test_every_edition_and_expansion_has_a_version_and_no_part_of_one() -> None:
    names = {name for title in all_titles() for name in title.split("+")}
    assert {module.name for module in all_modules()} == {"base", *names}


@pytest.mark.parametrize("number", [0, 3])
def test_a_number_that_never_stood_for_all_modules_is_refused(number: int) -> None:
    with pytest.raises(UnknownVersion, match=f"rules version {number} is not known here"):
        checked(Setup(title="classic", players=3, seed="no", rules_version=number))


def test_versions_of_other_modules_and_newer_ones_are_refused() -> None:
    known = newest(title_of("classic").versioned)
    for versions, problem in (
        ({**known, "statues": 1}, "versions are needed of base, classic, not of base, classic, statues"),
        ({"base": 1}, "versions are needed of base, classic, not of base"),
        ({**known, "classic": 99}, "version 99 of classic is not known here; this is version 2"),
        ({**known, "base": 0}, "version 0 of base is not known here"),
    ):
        with pytest.raises(UnknownVersion, match=problem):
            checked(Setup(title="classic", players=3, seed="no", rules_version=versions))


def test_a_number_stands_for_all_modules_and_stays_what_the_set_up_says() -> None:
    setup = checked(first(TOMBS))
    assert setup.rules_version == FIRST_VERSION
    assert by_module(title_of(TOMBS).versioned, 1) == {"base": 1, "anniversary": 1, "afterlife": 1}


def test_each_module_is_of_its_own_version() -> None:
    versions = {"base": 2, "anniversary": 2, "afterlife": 1}
    assert "tiles_straight_down" in ruleset(TOMBS, 3, {}, None, versions).modules
    setup = checked(Setup(title=TOMBS, players=3, seed="mixed", rules_version=versions))
    assert "tombs" not in setup.options
    assert "cultivation" in setup.options


def test_what_a_module_no_longer_plays_as_it_was_is_played_as_it_is() -> None:
    old = Module("old", version=3, exact_since=1)
    new = Module("new", version=4, exact_since=3)
    assert played_by([old, new], 2) == {"old": 2, "new": 4}
    assert played_by([old, new], {"old": 1, "new": 3}) == {"old": 1, "new": 3}


def test_a_game_is_played_exactly_where_the_rules_it_began_with_are_still_there() -> None:
    old = Module("old", version=3, exact_since=1)
    new = Module("new", version=4, exact_since=3)
    assert is_exact([old], 2)
    assert is_exact([old, new], {"old": 1, "new": 3})
    assert not is_exact([old, new], 2)


def test_a_game_that_goes_on_under_later_rules_keeps_its_choices() -> None:
    title = title_of(TOMBS)
    later = brought_to(first(TOMBS, clockwise_order="on"), newest(title.versioned))
    assert later.rules_version == newest(title.versioned)
    assert later.options["clockwise_order"] == "on"
    assert later.options["tombs"] == "downward"  # what it was before there was a choice
    assert later.options["cultivation"] == "bought"
    half = brought_to(first(TOMBS), {"base": 2, "anniversary": 2, "afterlife": 1})
    assert "tombs" not in half.options
    assert "cultivation" in half.options


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


def test_a_game_file_and_an_earlier_position_name_the_version_of_each_module() -> None:
    versions = {"base": 2, "anniversary": 2, "afterlife": 1}
    setup = checked(Setup(title=TOMBS, players=3, seed="mixed", rules_version=versions))
    game = start(setup)
    assert '[rules "base=2 anniversary=2 afterlife=1"]' in write_game(setup, game)
    line = write_position(setup, game.state)
    assert " rules=base:2,anniversary:2,afterlife:1 " in line
    assert read_position(line)[0].rules_version == versions
    assert read_game(write_game(setup, game)).setup == setup


@pytest.mark.parametrize("text", ["classic", "classic=x", "=2", "classic=-1", "classic=1=2"])
def test_versions_that_cannot_be_read_are_refused(text: str) -> None:
    lines = f'amunre-game 1\n[title "classic"]\n[players "3"]\n[seed "s"]\n[rules "{text}"]\n'
    with pytest.raises(GameFileError, match="versions are written MODULE=NUMBER"):
        read_game(lines)


def test_a_position_of_the_latest_version_does_not_name_it() -> None:
    setup = checked(Setup(title=TOMBS, players=3, seed="line", options={"tombs": "downward"}))
    line = write_position(setup, start(setup).state)
    assert " tombs=downward " in line
    assert "rules=" not in line
    assert read_position(line)[0].options == setup.options
