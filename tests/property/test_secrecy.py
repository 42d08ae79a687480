"""Nobody learns what they may not know: views, events, legal sets, logs and refusals (game-8, R13, R14)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from amunre.kernel import engine
from amunre.kernel.errors import Refusal
from amunre.kernel.game import Game
from amunre.kernel.legal import Legal
from amunre.kernel.messages import EVERYONE, SPECTATOR, Audience
from amunre.kernel.state import State
from amunre.kernel.view import view
from amunre.rules.base import auction, cards, claims, harvest
from amunre.rules.base import view as base_view
from amunre.rules.base.board import Board, board
from amunre.rules.editions.anniversary import start_cards
from tests.support.games import (
    combination_id,
    combinations,
    expansion_combinations,
    new_game,
    play_on,
    positions,
    tiny_game,
)
from tests.support.secrecy import leaks, told


def all_leaks(game: Game, seed: str, share: float) -> list[str]:
    rng = random.Random(seed)
    found: list[str] = []
    for position in positions(game, rng, share):
        for viewer in (SPECTATOR, *range(game.players)):
            found += leaks(position.state, viewer, rng)
        if found:
            break
    return found


@pytest.mark.parametrize(
    ("title", "players", "options"), combinations() + expansion_combinations(), ids=combination_id
)
def test_hidden_things_change_nothing_for_a_viewer(title: str, players: int, options: dict[str, str]) -> None:
    assert all_leaks(new_game(title, players, "secrets", options), "secrets", 0.15) == []


def test_hidden_things_change_nothing_when_the_favour_deck_runs_out() -> None:
    assert all_leaks(tiny_game("secrets"), "secrets", 0.5) == []


def offering(seed: str) -> Game:
    """A game in which everybody is asked for an offering and nobody has chosen yet."""
    game = new_game("classic", 4, seed)
    rng = random.Random(seed)
    while any(decision.kind != "offer" for decision in game.decisions):
        play_on(game, rng, 1)
    assert not game.state.sealed
    return game


def test_changing_a_sealed_choice_is_seen_by_nobody_else() -> None:
    game = offering("change")
    rng = random.Random(1)
    game.play(2, game.legal(2).sample(rng))
    others = (SPECTATOR, 0, 1, 3)
    before = [(told(game.view(viewer)), told(game.log(viewer))) for viewer in others]
    asked = [decision.id for decision in game.decisions]
    for _ in range(20):
        game.play(2, game.legal(2).sample(rng))
        assert [(told(game.view(viewer)), told(game.log(viewer))) for viewer in others] == before
        assert [decision.id for decision in game.decisions] == asked


def test_a_sealed_choice_is_told_in_the_same_bytes_whatever_it_is() -> None:
    seen = set()
    for choice in range(30):
        game = offering("bytes")
        game.play(1, list(game.legal(1))[choice % len(game.legal(1))])
        seen.add(told([game.view(0), game.log(0), game.view(SPECTATOR), game.log(SPECTATOR)]))
    assert len(seen) == 1


def test_the_owner_sees_the_own_hand_gold_and_sealed_choice_exactly() -> None:
    rng = random.Random("own")
    for game in positions(new_game("anniversary", 5, "own"), rng, 0.3):
        for seat in range(5):
            shown = base_view.table_view(game.view(seat)).seats[seat]
            assert shown.hand == board(game.state).hands[seat]
            assert shown.gold == board(game.state).gold[seat]
            assert game.view(seat).own_choice == game.state.sealed.get(seat)


def test_changing_a_view_does_not_touch_the_state() -> None:
    game = new_game("anniversary", 3, "alias")
    play_on(game, random.Random(5), 60)
    before = told(game.view(0))
    shown = base_view.table_view(game.view(0))
    assert shown.seats[0].hand is not None
    shown.seats[0].hand.clear()
    shown.provinces.clear()
    shown.harvest_cards["thebes"] = "treasury"
    assert told(game.view(0)) == before


# A harness that cannot fail proves nothing: each of these leaks must be caught.

Patch = pytest.MonkeyPatch
Rules = Any


def leaky_view(change: Callable[[Board, dict[str, Any]], dict[str, Any]]) -> Callable[[Patch], None]:
    def plant(patch: Patch) -> None:
        honest = base_view.show_seat

        def show_seat(table: Board, seat: int, viewer: int, open_counts: bool) -> Any:
            shown = honest(table, seat, viewer, open_counts)
            fields = {name: getattr(shown, name) for name in shown.__struct_fields__}
            return type(shown)(**{**fields, **change(table, {"seat": seat})})

        patch.setattr(base_view, "show_seat", show_seat)

    return plant


def leaky_event(event: Any) -> Callable[[Patch], None]:
    return lambda patch: patch.setattr(event, "audience", EVERYONE)


def leaky_refusal(patch: Patch) -> None:
    honest = engine.refusal

    def refusal(state: State, seat: int, action: Any) -> Refusal | None:
        found = honest(state, seat, action)
        if found is None:
            return None
        return Refusal(found.code, found.rule, found.text + (board(state).deck or [""])[-1])

    monkey = "tests.support.secrecy.refusal"
    patch.setattr(monkey, refusal)


def leaky_facts(patch: Patch) -> None:
    honest = engine.refusal

    def refusal(state: State, seat: int, action: Any) -> Refusal | None:
        found = honest(state, seat, action)
        if found is None:
            return None
        facts = {**found.facts, "card": (board(state).deck or [""])[-1]}
        return Refusal(found.code, found.rule, found.sentence, facts)

    patch.setattr("tests.support.secrecy.refusal", refusal)


def leaky_legal_set(patch: Patch) -> None:
    honest = engine.legal

    def legal(state: State, seat: int) -> Legal:
        found = honest(state, seat)
        crowded = sum(board(state).hands[(seat + 1) % state.players].values()) % 2
        return Legal(found.groups[:-1]) if crowded and len(found.groups) > 1 else found

    patch.setattr("tests.support.secrecy.legal", legal)


def skipping_who_has_no_card(patch: Patch) -> None:
    """Not asking a seat whose cards do not fit tells everybody what it holds."""
    honest = harvest.harvest_turn

    def harvest_turn(tx: Any, frame: Any) -> None:
        hand = board(tx.state).hands[frame.seat]
        if not {"treasury", "abundance"} & set(hand):
            frame.step = 1
        honest(tx, frame)

    patch.setattr(harvest, "harvest_turn", harvest_turn)
    replace_phase(patch, "harvest_turn", harvest_turn)


def replace_phase(patch: Patch, name: str, phase: Any) -> None:
    from amunre.rules import catalogue

    honest = catalogue._compose
    patch.setattr(
        catalogue,
        "_compose",
        lambda *args: honest_with(honest(*args), name, phase),
    )
    catalogue._standard_ruleset.cache_clear()
    patch.context()


def honest_with(rules: Any, name: str, phase: Any) -> Any:
    import dataclasses

    return dataclasses.replace(rules, phases={**rules.phases, name: phase})


MUTANTS: dict[str, Callable[[Patch], None]] = {
    "view shows hands": leaky_view(lambda table, s: {"hand": dict(table.hands[s["seat"]])}),
    "view shows gold": leaky_view(lambda table, s: {"gold": table.gold[s["seat"]]}),
    "view shows card counts": leaky_view(lambda table, s: {"cards": table.cards_held(s["seat"])}),
    "view shows given-up schemes": leaky_view(lambda table, s: {"given_up": table.given_up[s["seat"]]}),
    "view shows dealt schemes": leaky_view(lambda table, s: {"dealt": tuple(table.dealt[s["seat"]])}),
    "view smuggles the deck": leaky_view(lambda table, s: {"scribes": tuple(table.deck[-1:])}),
    "view smuggles the province deck": leaky_view(lambda t, s: {"scribes": tuple(t.province_deck[-1:])}),
    "drawn cards are told": leaky_event(cards.CardsDrawn),
    "reshuffled order is told": leaky_event(cards.DeckReshuffled),
    "blessings are told": leaky_event(auction.BlessingSetOut),
    "blessing cards are told": leaky_event(claims.BlessingCardsTaken),
    "refusals name the next card": leaky_refusal,
    "refusals have it among their facts": leaky_facts,
    "legal sets depend on other hands": leaky_legal_set,
    "seats without a fitting card are skipped": skipping_who_has_no_card,
}


def is_caught(seed: str) -> bool:
    games = [new_game("anniversary", 4, seed), new_game("classic", 4, seed), tiny_game(seed)]
    try:
        return any(all_leaks(game, seed, 0.3) for game in games)
    except (IndexError, ZeroDivisionError):
        return True  # no table agrees with a view that shows what it should not


@pytest.mark.parametrize("mutant", MUTANTS)
def test_planted_leaks_are_caught(mutant: str, monkeypatch: Patch) -> None:
    from amunre.rules import catalogue

    MUTANTS[mutant](monkeypatch)
    try:
        assert any(is_caught(f"mutant{number}") for number in range(6))
    finally:
        monkeypatch.undo()
        catalogue._standard_ruleset.cache_clear()


def test_a_told_change_of_a_sealed_choice_would_be_noticed(monkeypatch: Patch) -> None:
    monkeypatch.setattr(engine.ChoiceChanged, "audience", Audience(("seat",), ("choice",)))
    with pytest.raises(AssertionError):
        test_changing_a_sealed_choice_is_seen_by_nobody_else()


def test_a_told_sealed_choice_would_be_noticed(monkeypatch: Patch) -> None:
    monkeypatch.setattr(engine.ChoiceSealed, "audience", EVERYONE)
    with pytest.raises(AssertionError):
        test_a_sealed_choice_is_told_in_the_same_bytes_whatever_it_is()


def test_told_start_schemes_would_be_noticed(monkeypatch: Patch) -> None:
    monkeypatch.setattr(start_cards.SchemeKept, "audience", EVERYONE)
    game = new_game("anniversary", 3, "kept")
    play_on(game, random.Random(2), 10)
    told_to_others = [event for event in game.log(0) if event["type"] == "scheme_kept" and event["seat"] != 0]
    assert any("kept" in event for event in told_to_others)


def test_only_a_finished_game_is_seen_whole() -> None:
    game = new_game("classic", 3, "whole")
    with pytest.raises(ValueError, match="finished"):
        view(game.state, -2)
    with pytest.raises(ValueError, match="no seat 3"):
        view(game.state, 3)
    play_on(game, random.Random(3))
    shown = base_view.table_view(game.view(-2))
    assert shown.deck_order == tuple(board(game.state).deck)
    assert all(seat.hand is not None for seat in shown.seats)
