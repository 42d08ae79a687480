"""The past of a game can be seen whole when the game is over, and its events lead from nothing to its end."""

from __future__ import annotations

import pytest

from amunre.kernel.engine import blank
from amunre.kernel.messages import ARBITER
from amunre.kernel.view import view, view_of_past
from tests.support.games import finished, new_game


def test_an_earlier_moment_is_seen_whole_once_the_game_is_over() -> None:
    early = new_game("classic", 3, "past")
    final = finished("classic", 3, "past")
    seen = view_of_past(early.state, final.state)
    assert seen.viewer == ARBITER
    assert all(seat.hand is not None for seat in seen.parts["base"].seats)
    with pytest.raises(ValueError, match="only a finished game"):
        view_of_past(early.state, early.state)
    with pytest.raises(ValueError, match="only a finished game"):
        view(early.state, ARBITER)


def test_the_events_of_a_game_lead_to_its_end() -> None:
    game = finished("classic", 3, "past")
    state = blank(game.rules, game.players, game.seed)
    for event in game.events:
        event.apply(state)
    before, after = (found.slices["base"] for found in (state, game.state))
    assert (before.points, before.gold, before.items) == (after.points, after.gold, after.items)
