"""Which tables a campaign plays: every title, mix, count and option, none twice in a lap."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import product

import pytest

from amunre.arena.checks import Fault, check_audits
from amunre.arena.combinations import (
    MIX_SHARE,
    Combination,
    Round,
    combinations,
    few_switches,
    option_values,
    wanted_titles,
)
from amunre.arena.match import play_match
from amunre.arena.sweep import sweep, sweep_switches
from amunre.kernel.errors import SetupError
from amunre.kernel.state import State
from amunre.rules.base.auction import RoundBegan
from amunre.rules.base.board import board
from amunre.rules.base.cards import CardDiscarded
from amunre.rules.base.stones import PyramidBuilt
from amunre.rules.catalogue import TITLES, all_titles, ruleset, title_of

PLAIN = [one for one in combinations() if "+" not in one.title]
MIXED = [one for one in combinations() if "+" in one.title]
TWO_ALONE = 2 * 2
"""In 2003 and 2016 memory and ladder."""
CHOICES = 2**5 * 3 * (2 * 2 - 1)
"""In 2023 memory, three switches and cultivation; three turn orders; the track, less pictured with old."""


def choices_of(title: str) -> int:
    """Banks and tombs come with their expansions, each with two values."""
    if title.startswith("revised"):
        return TWO_ALONE
    doubled = [part for part in title.split("+") if part in ("officials", "afterlife")]
    return CHOICES << len(doubled)


def test_without_expansions_a_lap_plays_892_tables() -> None:
    card_game = 4
    assert len(PLAIN) == 3 * (TWO_ALONE + TWO_ALONE + CHOICES) + card_game == 892


def test_a_lap_plays_every_mix_at_every_count_and_no_table_twice() -> None:
    tables = {(name, players) for name in all_titles() for players in title_of(name).players}
    assert len(tables) == 92
    assert {(one.title, one.players) for one in combinations()} == tables
    assert len({one.label for one in combinations()}) == len(combinations())
    assert len(MIXED) == 79 * MIX_SHARE


def test_a_lap_plays_every_value_of_every_option_with_expansions() -> None:
    played = {pair for one in MIXED for pair in one.options}
    titles = map(title_of, all_titles())
    assert played == {
        (name, value)
        for title in titles
        if "+" in title.name
        for name, option in title.options.items()
        for value in option.values
    }


def test_after_some_laps_every_mix_has_had_all_choices_of_options() -> None:
    laps = max(map(choices_of, all_titles())) // MIX_SHARE
    played = defaultdict(set)
    for lap in range(laps):
        for one in combinations(lap=lap):
            played[one.title, one.players].add(one.options)
    for (name, _), choices in played.items():
        assert choices == set(option_values(title_of(name)))


def test_the_full_round_crosses_everything_in_each_lap() -> None:
    full = Round(full=True)
    mixes = sum(choices_of(name) * len(title_of(name).players) for name in all_titles() if "+" in name)
    assert full.size == 892 + mixes == len({one.label for one in full.lap(0)})
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


# The sweep: random games of every title and player count, everything checked after every event

GAMES_EACH = 4
"""`make campaign` plays as many as it is told, with the same checks."""


@pytest.mark.slow
@pytest.mark.parametrize("title", all_titles())
def test_every_invariant_holds_after_every_event_of_random_games(title: str) -> None:
    checked = sweep(GAMES_EACH, (title,))
    assert set(checked) == {f"{title}/{players}" for players in title_of(title).players}
    assert all(events > 60 * GAMES_EACH for events in checked.values())


def test_a_sweep_names_the_game_in_which_something_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    def faulty(*arguments: object) -> None:
        raise ValueError("broken")

    monkeypatch.setattr("amunre.arena.sweep.play_match", faulty)
    with pytest.raises(ValueError, match="broken") as caught:
        sweep(1, ("classic",))
    assert caught.value.__notes__ == ["in classic/3, seed sweep/0"]


def test_a_sweep_finds_what_is_wrong_between_two_events_of_one_command(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An architect is lost when it is discarded and found again when its pyramid stands."""
    discard, build = CardDiscarded.apply, PyramidBuilt.apply

    def lose(event: CardDiscarded, state: State) -> None:
        discard(event, state)
        if event.card == "architect":
            board(state).discards.pop()

    def find(event: PyramidBuilt, state: State) -> None:
        build(event, state)
        board(state).discards.append("architect")

    monkeypatch.setattr(CardDiscarded, "apply", lose)
    monkeypatch.setattr(PyramidBuilt, "apply", find)
    for seed in range(3):
        play_match(Combination("classic", 3, ()).setup(f"sweep/{seed}"), ["random"] * 3, check_audits)
    with pytest.raises(Fault, match=r"favour cards do not add up.* after CardDiscarded"):
        sweep(3, ("classic",))


# Switches: every one alone and every two together

GAMES_WITH_SWITCHES = 2


def every_switch(title: str) -> list[tuple[str, str]]:
    """Every value off the default, out of the catalogue."""
    options = title_of(title).options
    return [(name, value) for name, option in options.items() for value in option.values[1:]]


def together(title: str) -> Iterator[dict[str, str]]:
    for one, other in product(every_switch(title), repeat=2):
        if one == other or one[0] < other[0]:
            yield dict([one, other])


@pytest.mark.parametrize("title", TITLES)
def test_every_switch_is_played_alone_and_with_every_other_that_does_not_contradict(title: str) -> None:
    options = title_of(title).options
    usual = {name: option.values[0] for name, option in options.items()}
    found = {(one.players, one.options) for one in few_switches(title)}
    refused = []
    for chosen in together(title):
        values = tuple((usual | chosen).items())
        for players in title_of(title).players:
            if (players, values) in found:
                found.remove((players, values))
            else:
                with pytest.raises(SetupError, match="contradict each other; choose one of them") as why:
                    ruleset(title, players, chosen)
                assert all(f"{name}={value}" in str(why.value) for name, value in chosen.items())
                refused.append(chosen)
    assert not found
    contradiction = {"track": "picture", "old_track": "on"}
    assert refused == ([contradiction] * 3 if title == "anniversary" else [])


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_every_invariant_holds_after_every_event_with_switches(title: str) -> None:
    checked = sweep_switches(GAMES_WITH_SWITCHES, title)
    switches = len(every_switch(title))
    contradictions = 1 if title == "anniversary" else 0
    of_one_option = 1 if title == "anniversary" else 0  # clockwise_order is on, or on for gifts too
    assert len(checked) == 3 * (switches * (switches + 1) // 2 - contradictions - of_one_option)
    assert all(events > 200 * GAMES_WITH_SWITCHES for events in checked.values())


def test_a_fault_that_needs_two_switches_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = RoundBegan.apply

    def generous(event: RoundBegan, state: State) -> None:
        honest(event, state)
        if not {"start_cards", "turn_track"} & set(state.rules.modules):
            board(state).gold[0] += 1

    monkeypatch.setattr(RoundBegan, "apply", generous)
    with pytest.raises(Fault, match=r"but the book says .* after RoundBegan") as caught:
        sweep_switches(1, "anniversary")
    label = "anniversary/3 no_start_cards=on clockwise_order=on"
    assert caught.value.__notes__ == [f"in {label}, seed switches/0"]
