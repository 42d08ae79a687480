"""The checks of a campaign pass sound games and catch planted faults."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from amunre.arena import checks
from amunre.arena.checks import Checker, Fault
from amunre.arena.combinations import combinations
from amunre.arena.match import play_match
from amunre.arena.strays import stray_action
from amunre.kernel.errors import Refusal
from amunre.kernel.game import Game
from amunre.kernel.legal import NOTHING, Legal
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.state import State
from amunre.kernel.view import View, determinize
from amunre.rules.base.board import board
from amunre.rules.base.cards import CardSold
from amunre.rules.base.scoring import Scored
from amunre.rules.catalogue import TITLES, ruleset
from amunre.rules.setup import Setup

SETUP = Setup(title="anniversary", players=3, seed="checks")


def play_under_checks() -> Game:
    return play_match(SETUP, ["random"] * 3, Checker(SETUP.seed))


@pytest.fixture
def look_closely(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "CLOSER_LOOKS", 1.0)


@pytest.mark.parametrize("title", TITLES)
def test_a_sound_game_passes_every_check(title: str, look_closely: None) -> None:
    setup = Setup(title=title, players=3, seed="sound")
    checker = Checker(setup.seed)
    game = play_match(setup, ["random"] * 3, checker)
    assert checker.events == len(game.events)


def test_gold_that_the_book_does_not_know_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = CardSold.apply

    def generous(event: CardSold, state: State) -> None:
        honest(event, state)
        board(state).gold[event.seat] += 1

    monkeypatch.setattr(CardSold, "apply", generous)
    with pytest.raises(Fault, match=r"gold is .* but the book says"):
        play_under_checks()


def test_points_that_fall_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def unkind(event: Scored, state: State) -> None:
        board(state).points[0] -= 1

    monkeypatch.setattr(Scored, "apply", unkind)
    with pytest.raises(Fault, match="points fell after"):
        play_under_checks()


def test_a_broken_invariant_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = CardSold.apply

    def forgetful(event: CardSold, state: State) -> None:
        honest(event, state)
        board(state).discards.pop()

    monkeypatch.setattr(CardSold, "apply", forgetful)
    with pytest.raises(Fault, match="favour cards do not add up"):
        play_under_checks()


def test_a_change_that_is_no_event_is_found() -> None:
    checker = Checker(SETUP.seed)

    def meddle(game: Game) -> None:
        if len(game.commands) == 30:
            board(game.state).collective += 1
        checker(game)

    with pytest.raises(Fault, match=r"base\.collective was changed by something that is not an event"):
        play_match(SETUP, ["random"] * 3, meddle)


def test_an_endless_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "LONGEST_GAME", 20)
    with pytest.raises(Fault, match="goes on after 20 commands"):
        play_under_checks()


def test_a_seat_without_any_legal_action_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "legal", lambda game, seat: NOTHING)
    with pytest.raises(Fault, match="may do nothing"):
        play_under_checks()


def test_a_dead_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "waiting_for", [])
    with pytest.raises(Fault, match="nobody is asked anything"):
        play_under_checks()


def miscount(allowed: Legal) -> int:
    return sum(len(group) for group in allowed.groups) + 1


def refuse_all(game: Game, seat: int, action: object) -> Refusal:
    return Refusal("no", "no", "No.")


def refuse_none(game: Game, seat: int, action: object) -> None:
    return None


@pytest.mark.parametrize(
    ("owner", "name", "fault", "sentence"),
    [
        (Legal, "__len__", miscount, "not all listed"),
        (Legal, "__contains__", lambda allowed, action: False, "is not in the legal set"),
        (Game, "refusal", refuse_all, "is legal but would be refused"),
        (Game, "refusal", refuse_none, "is both legal and refused, or neither"),
    ],
)
def test_a_legal_set_at_odds_with_itself_is_found(
    owner: type,
    name: str,
    fault: Callable[..., object],
    sentence: str,
    look_closely: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(owner, name, fault)
    with pytest.raises(Fault, match=sentence):
        play_under_checks()


def test_a_refusal_that_changes_the_game_is_found(
    look_closely: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Game.refusal

    def meddling(game: Game, seat: int, action: object) -> Refusal | None:
        refusal = honest(game, seat, action)  # type: ignore[arg-type]
        game.state.serial += refusal is not None
        return refusal

    monkeypatch.setattr(Game, "refusal", meddling)
    with pytest.raises(Fault, match="a refused action has changed the game"):
        play_under_checks()


def test_a_view_that_cannot_be_imagined_is_found(look_closely: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(rules: Ruleset, seen: View, rng: random.Random) -> State:
        state = determinize(rules, seen, rng)
        board(state).temple += 1
        return state

    monkeypatch.setattr(checks, "determinize", careless)
    with pytest.raises(Fault, match="looks otherwise"):
        play_under_checks()


# What a campaign plays


def test_there_are_three_hundred_different_tables() -> None:
    # closed and open memory; in 2023 five switches and the track, less pictured track with old track
    with_switches = 2 * (2**5 * 2 - 2**4)
    assert len(combinations()) == 3 * (2 + 2 + with_switches) == 300
    assert len({one.label for one in combinations()}) == 300


def test_no_table_has_options_that_contradict_each_other() -> None:
    for one in combinations():
        assert not {("track", "picture"), ("old_track", "on")} <= set(one.options)
        ruleset(one.title, one.players, dict(one.options))


def test_a_label_names_the_options_that_differ_from_the_default() -> None:
    labels = [one.label for one in combinations()]
    assert "classic/3" in labels
    assert "anniversary/5 memory=open track=picture no_federation=on" in labels


def test_strays_come_in_every_kind_of_action() -> None:
    rules = ruleset("anniversary", 4, {})
    rng = random.Random("strays")
    strays = [stray_action(rules, rng) for _ in range(2_000)]
    assert {type(stray) for stray in strays} == set(rules.actions.values())
