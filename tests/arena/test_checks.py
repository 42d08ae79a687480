"""The checks of a campaign pass sound games and catch planted faults."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from amunre.arena import checks
from amunre.arena.checks import Checker, Fault, check_audits
from amunre.arena.match import play_match
from amunre.arena.strays import stray_action
from amunre.kernel.errors import Refusal
from amunre.kernel.game import Game
from amunre.kernel.legal import NOTHING, Legal
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.state import State
from amunre.kernel.view import View, determinize, scramble
from amunre.rules.base.board import board
from amunre.rules.base.cards import CardSold
from amunre.rules.catalogue import TITLES, all_titles, ruleset, title_of
from amunre.rules.setup import Setup
from amunre.rules.shared.points import Scored

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


@pytest.mark.parametrize("title", [name for name in all_titles() if "+" in name])
def test_a_sound_game_with_expansions_passes_every_check(title: str) -> None:
    for players in title_of(title).players:
        setup = Setup(title=title, players=players, seed="sound")
        checker = Checker(setup.seed)
        game = play_match(setup, ["random"] * players, checker)
        assert checker.events == len(game.events)
        check_audits(game)


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


def test_a_view_that_shows_what_ought_to_be_hidden_is_found(
    look_closely: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def telling(state: State, viewer: int, rng: random.Random) -> State:
        other = scramble(state, viewer, rng)
        board(other).temple += 1
        return other

    monkeypatch.setattr(checks, "scramble", telling)
    with pytest.raises(Fault, match="with other hidden things looks otherwise"):
        play_under_checks()


def test_an_imagined_state_that_breaks_an_invariant_is_found(
    look_closely: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def careless(rules: Ruleset, seen: View, rng: random.Random) -> State:
        state = determinize(rules, seen, rng)
        state.slices["afterlife"].stack[0] = "moon"
        return state

    monkeypatch.setattr(checks, "determinize", careless)
    setup = Setup(title="anniversary+afterlife", players=3, seed="checks")
    with pytest.raises(Fault, match="is not sound: tomb tiles do not add up"):
        play_match(setup, ["random"] * 3, Checker(setup.seed))


# Strays


def test_strays_come_in_every_kind_of_action() -> None:
    rules = ruleset("anniversary+officials+afterlife+statues+pharaoh+promos", 3, {})
    rng = random.Random("strays")
    strays = [stray_action(rules, rng) for _ in range(2_000)]
    assert {type(stray) for stray in strays} == set(rules.actions.values())
