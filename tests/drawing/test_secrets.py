"""A picture shows what its viewer may know, and nothing else."""

from __future__ import annotations

import random

import pytest

from amunre.kernel.messages import SPECTATOR
from amunre.kernel.view import scramble, view
from amunre.rules.base.board import board
from amunre.rules.catalogue import TITLES
from tests.drawing.tools import MIXES, draw, moments, writing
from tests.support.games import new_game, play_on


@pytest.mark.parametrize(("title", "players"), [*((title, 4) for title in sorted(TITLES)), *MIXES.items()])
def test_the_picture_is_the_same_whatever_is_hidden(title: str, players: int) -> None:
    """Change all that the viewer cannot know: not one letter of the picture may change with it."""
    rng = random.Random(7)
    for game in moments(title, players, "veil", 0.08):
        if game.outcome is not None:
            continue
        for viewer in (SPECTATOR, rng.randrange(players)):
            other = scramble(game.state, viewer, rng)
            assert draw(game, viewer) == draw(game, view=view(other, viewer))


def test_a_closed_table_shows_gold_and_counts_of_oneself_only() -> None:
    for game in moments("anniversary", 4, "closed", 0.05):
        if game.outcome is None:
            assert writing(draw(game, SPECTATOR)).count("?") == 2 * 4
            assert writing(draw(game, 2)).count("?") == 2 * 3


def test_an_open_table_shows_all_gold_and_counts() -> None:
    game = new_game("anniversary", 4, "open", {"memory": "open"})
    play_on(game, random.Random("open"), 40)
    text = writing(draw(game))
    assert "?" not in text
    for gold in board(game.state).gold:
        assert str(gold) in text


def test_one_sees_the_names_of_ones_own_cards_only() -> None:
    game = new_game("anniversary", 4, "hands")
    while board(game.state).dealt[0]:
        play_on(game, random.Random(3), 1)
    for seat in range(4):
        lines = " ".join(writing(draw(game, seat)))
        assert lines.count("hand:") == 1
        for card in board(game.state).hands[seat]:
            assert card.replace("_", "/") in lines
    assert "hand:" not in " ".join(writing(draw(game, SPECTATOR)))


def test_start_schemes_are_shown_to_their_chooser_only() -> None:
    game = new_game("anniversary", 4, "start")
    lines = [" ".join(writing(draw(game, viewer))) for viewer in (SPECTATOR, 1)]
    assert ["choose: " in line for line in lines] == [False, True]
    assert "4 choose in secret" in lines[0]


def test_a_sealed_choice_is_a_scroll_and_no_more() -> None:
    game = new_game("anniversary", 4, "start")
    before = draw(game, 0)
    game.play(2, game.legal(2).sample(random.Random(1)))
    after = draw(game, 0)
    assert after.count("#amunre-scroll") == before.count("#amunre-scroll") + 1
    assert "has chosen" in writing(after)
