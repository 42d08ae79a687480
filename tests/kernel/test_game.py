"""The game object: decisions by id, refusals, undo, digests (R66)."""

from __future__ import annotations

import random

import pytest

from amunre.kernel.errors import Refused
from amunre.kernel.game import Game, Origin
from amunre.kernel.messages import SPECTATOR
from amunre.kernel.phases import path_to
from amunre.kernel.state import Frame, digest
from amunre.notation import read_action
from tests.support.games import finished, new_game, play_on


def at_market(seed: str) -> tuple[Game, int]:
    game = new_game("classic", 3, seed)
    rng = random.Random(seed)
    while game.decisions[0].kind != "market":
        play_on(game, rng, 1)
    return game, game.decisions[0].seat


def play(game: Game, seat: int, text: str) -> None:
    game.play(seat, read_action(game.rules, text))


def code_of(game: Game, seat: int, text: str) -> str:
    with pytest.raises(Refused) as caught:
        play(game, seat, text)
    return caught.value.refusal.code


def test_an_action_may_name_the_decision_it_answers() -> None:
    game, seat = at_market("id")
    decision = game.decisions[0]
    game.play(seat, read_action(game.rules, "done"), decision.id)
    assert game.decisions[0].id != decision.id


def test_an_answer_to_an_earlier_question_is_refused() -> None:
    game = new_game("anniversary", 3, "stale")
    with pytest.raises(Refused) as caught:
        game.play(0, next(iter(game.legal(0))), "99.0")
    assert caught.value.refusal.code == "stale_decision"
    assert str(caught.value) == caught.value.refusal.text


def test_a_game_that_goes_on_from_a_state_is_undone_back_to_it() -> None:
    game, seat = at_market("origin")
    origin = Origin(game.state.copy(), tuple(game.events))
    ends = [len(game.events)]
    later = Game.resumed(
        game.rules, game.seed, b"", game.state.copy(), [], game.events.copy(), ends.copy(), origin
    )
    play(later, seat, "buy 1 farmer")
    assert digest(later.state) != digest(game.state)
    later.undo(seat)
    assert digest(later.state) == digest(game.state)
    assert (later.commands, later.events, later.ends) == ([], game.events, ends)


def test_a_frame_that_is_not_in_progress_is_not_found() -> None:
    class Elsewhere(Frame, kw_only=True):
        phase: str = "elsewhere"

    with pytest.raises(LookupError, match="no Elsewhere is in progress"):
        new_game("classic", 3, "frames").state.frame_of(Elsewhere)


def test_a_seat_that_is_not_asked_is_refused() -> None:
    game, seat = at_market("other")
    other = (seat + 1) % 3
    assert code_of(game, other, "done") == "not_your_decision"
    reason = game.refusal(other, read_action(game.rules, "done"))
    assert reason is not None
    assert reason.code == "not_your_decision"


def test_nobody_acts_after_the_end() -> None:
    assert code_of(finished("classic", 3, "over"), 0, "done") == "game_over"


def test_a_purchase_can_be_taken_back_within_the_turn() -> None:
    game, seat = at_market("undo")
    before, length = digest(game.state), len(game.commands)
    play(game, seat, "buy 1 stone")
    assert digest(game.state) != before
    assert game.why_no_undo(seat) is None
    assert game.undo(seat).seat == seat
    assert digest(game.state) == before
    assert len(game.commands) == length


def test_a_shown_card_is_not_taken_back() -> None:
    game, seat = at_market("d")
    play(game, seat, "sell architect")
    refused = game.why_no_undo(seat)
    assert refused is not None
    assert refused.code == "something_was_shown"
    with pytest.raises(Refused):
        game.undo(seat)


def test_nobody_takes_back_another_seats_action_or_a_finished_turn() -> None:
    game, seat = at_market("undo")
    play(game, seat, "buy 1 stone")
    other = (seat + 1) % 3
    refused = game.why_no_undo(other)
    assert refused is not None
    assert refused.code == "not_last_to_act"
    play(game, seat, "done")
    refused = game.why_no_undo(seat)
    assert refused is not None
    assert refused.code == "turn_is_over"


def test_a_refused_undo_does_not_tell_that_another_seat_has_changed_its_sealed_choice() -> None:
    game = new_game("classic", 3, "sealed")
    rng = random.Random("sealed")
    while game.decisions[0].kind != "offer":
        play_on(game, rng, 1)
    for seat in (0, 1):
        game.play(seat, game.legal(seat).sample(rng))
    before = game.why_no_undo(1)
    game.play(0, game.legal(0).sample(rng))
    assert game.why_no_undo(1) == before
    assert before is not None
    assert before.code == "turn_is_over"


def test_a_new_game_has_nothing_to_take_back() -> None:
    refused = new_game("classic", 3, "new").why_no_undo(0)
    assert refused is not None
    assert refused.code == "not_last_to_act"


def test_undo_never_takes_back_a_draw_or_another_seats_knowledge() -> None:
    """Whatever can be undone has used no randomness and told nobody anything hidden."""
    game = new_game("anniversary", 4, "peep")
    rng = random.Random("peep")
    undone = 0
    while game.outcome is None:
        draws = dict(game.state.chance.counters)
        before = [game.view(viewer) for viewer in (SPECTATOR, 0, 1, 2, 3)]
        play_on(game, rng, 1)
        seat = game.commands[-1].seat
        if game.why_no_undo(seat) is None:
            assert game.state.chance.counters == draws
            twin = game.copy()
            twin.undo(seat)
            assert [twin.view(viewer) for viewer in (SPECTATOR, 0, 1, 2, 3)] == before
            undone += 1
    assert undone > 20


def test_the_log_of_a_viewer_can_be_read_from_any_point() -> None:
    game = finished("revised", 3, "log")
    assert game.log(0, len(game.events) - 1)[-1]["type"] == "game_ended"
    assert len(game.log(SPECTATOR)) <= len(game.events) == len(game.digests())


def test_a_phase_that_is_not_in_the_flow_cannot_be_found() -> None:
    game = new_game("classic", 3, "path")
    assert path_to(dict(game.rules.phases), "game", "market", 5)[0] == ("game", 5)
    with pytest.raises(LookupError):
        path_to(dict(game.rules.phases), "game", "market", 6)


def test_game_state_view_and_legal_set_introduce_themselves() -> None:
    game, seat = at_market("names")
    stands = f"seat {seat}: market"
    assert repr(game) == f"<Game of base, classic: 3 players, {len(game.commands)} commands; {stands}>"
    assert repr(game.state) == f"<State: game > kingdom > round > market > market_turn; {stands}>"
    assert str(game.view(SPECTATOR)) == (
        f"<View of a spectator: game > kingdom > round > market > market_turn; {stands}>"
    )
    assert repr(game.legal(seat)).startswith("<Legal: 1 Done, ")
    assert repr(game.legal((seat + 1) % 3)) == "<Legal: nothing>"


def test_a_finished_game_says_who_has_won() -> None:
    game = finished("classic", 3, "names")
    assert game.outcome is not None
    points = max(game.outcome.points)
    assert f"won by seat {game.outcome.winners[0]} with {points} points" in repr(game)
    assert repr(game.state) == "<State: over; nobody is asked>"
    assert str(game.view(0)) == "<View of seat 0: over; nobody is asked>"
