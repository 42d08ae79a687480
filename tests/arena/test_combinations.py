"""Which tables a campaign plays: every title, mix, count and option, none twice in a lap."""

from __future__ import annotations

from collections import defaultdict

import pytest

from amunre.arena.combinations import MIX_SHARE, Round, combinations, option_values, wanted_titles
from amunre.arena.sweep import sweep
from amunre.kernel.errors import SetupError
from amunre.rules.catalogue import all_titles, ruleset, title_of

PLAIN = [one for one in combinations() if "+" not in one.title]
MIXED = [one for one in combinations() if "+" in one.title]
CHOICES = 2 * (2**5 * 2 - 2**4)
"""In 2023 closed and open memory, five switches and the track, less pictured track with old track."""


def test_without_expansions_a_lap_plays_304_tables() -> None:
    card_game = 4
    assert len(PLAIN) == 3 * (2 + 2 + CHOICES) + card_game == 304


def test_a_lap_plays_every_mix_at_every_count_and_no_table_twice() -> None:
    tables = {(name, players) for name in all_titles() for players in title_of(name).players}
    assert len(tables) == 92
    assert {(one.title, one.players) for one in combinations()} == tables
    assert len({one.label for one in combinations()}) == len(combinations())
    with_two_values, with_all_options = 2 * 2, 77 * MIX_SHARE
    assert len(MIXED) == with_two_values + with_all_options


def test_a_lap_plays_every_value_of_every_option_with_expansions() -> None:
    options = title_of("anniversary").options
    played = {pair for one in MIXED for pair in one.options}
    assert played == {(name, value) for name, option in options.items() for value in option.values}


def test_after_some_laps_every_mix_has_had_all_choices_of_options() -> None:
    laps = CHOICES // MIX_SHARE
    played = defaultdict(set)
    for lap in range(laps):
        for one in combinations(lap=lap):
            played[one.title, one.players].add(one.options)
    for (name, _), choices in played.items():
        assert choices == set(option_values(title_of(name)))


def test_the_full_round_crosses_everything_in_each_lap() -> None:
    full = Round(full=True)
    assert full.size == 304 + 77 * CHOICES + 2 * 2 == len({one.label for one in full.lap(0)})
    assert full.lap(0) == full.lap(1)


def test_a_game_has_its_table_by_its_number() -> None:
    tables = Round()
    assert tables.table(0) == tables.lap(0)[0]
    assert tables.table(tables.size + 5) == tables.lap(1)[5]
    assert tables.lap(0) != tables.lap(1)


def test_no_table_has_options_that_contradict_each_other() -> None:
    for one in combinations():
        assert not {("track", "picture"), ("old_track", "on")} <= set(one.options)
        ruleset(one.title, one.players, dict(one.options))


def test_a_label_names_the_options_that_differ_from_the_default() -> None:
    labels = [one.label for one in combinations()]
    assert "classic/3" in labels
    assert "anniversary/5 memory=open track=picture no_federation=on" in labels


# Some titles only


def test_titles_can_be_named_in_any_order_of_their_expansions() -> None:
    assert wanted_titles("classic, anniversary+promos+statues") == ("classic", "anniversary+statues+promos")
    tables = Round(wanted_titles("anniversary+promos+statues"))
    assert {one.title for one in tables.lap(0)} == {"anniversary+statues+promos"}
    assert tables.size == 3 * MIX_SHARE


def test_a_plus_sign_stands_for_every_mix_with_an_expansion() -> None:
    titles = {one.title for one in Round(wanted_titles("+officials")).lap(0)}
    assert titles == {name for name in all_titles() if "officials" in name}


@pytest.mark.parametrize(("text", "near"), [("clasic", "classic"), ("+oficials", "officials")])
def test_an_unknown_title_is_refused_with_the_nearest(text: str, near: str) -> None:
    with pytest.raises(SetupError, match=f"did you mean {near}"):
        wanted_titles(text)


def test_the_words_of_a_round_ask_for_it_again() -> None:
    assert Round().words() == ""
    assert Round(("+officials", "classic"), True).words() == "--titles +officials,classic --full"


# The sweep: random games of every title and player count, audited after every command

GAMES_EACH = 20


@pytest.mark.slow
@pytest.mark.parametrize("title", all_titles())
def test_every_invariant_holds_after_every_command_of_random_games(title: str) -> None:
    played = sweep(GAMES_EACH, (title,))
    assert set(played) == {f"{title}/{players}" for players in title_of(title).players}
    assert all(commands > 40 * GAMES_EACH for commands in played.values())


def test_a_sweep_names_the_game_in_which_something_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    def faulty(*arguments: object) -> None:
        raise ValueError("broken")

    monkeypatch.setattr("amunre.arena.sweep.play_match", faulty)
    with pytest.raises(ValueError, match="broken") as caught:
        sweep(1, ("classic",))
    assert caught.value.__notes__ == ["in classic/3, seed sweep/0"]
