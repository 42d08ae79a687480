"""The expert rule in whole games (docs/rules/expert.md); single rules are in ``expert.scenario``."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from amunre.kernel.errors import SetupError
from amunre.kernel.game import Game
from amunre.kernel.messages import EVERYONE, SPECTATOR
from amunre.kernel.state import State, digest
from amunre.notation import read_position, write_position
from amunre.rules.base import view as base_view
from amunre.rules.base.auction import ProvincesCameUp, RoundBegan
from amunre.rules.base.board import board, provinces_in_hand
from amunre.rules.base.view import table_view
from amunre.rules.catalogue import ruleset
from amunre.rules.expansions.expert import hands
from amunre.rules.expansions.expert.hands import ProvinceHandTaken, places
from amunre.rules.setup import Setup, start
from amunre.scenarios import ScenarioError, check_text
from tests.support.expansions import faults
from tests.support.games import new_game, play_on, positions
from tests.support.secrecy import told

TITLE = "revised+expert"
COUNTS = (3, 4)


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("options", [{}, {"memory": "open"}], ids=str)
def test_random_games_hold_and_tell_nothing(players: int, options: dict[str, str]) -> None:
    for seed in range(4):
        game = new_game(TITLE, players, f"expert{seed}", options)
        assert faults(game, random.Random(seed), 0.25) == []


def test_five_cannot_play() -> None:
    with pytest.raises(SetupError, match="expert is for 3 or 4 players, not 5"):
        ruleset(TITLE, 5, {})


def test_the_deck_is_dealt_out_evenly() -> None:
    assert [list(places(3, 6, seat)) for seat in range(3)] == [[0, 1], [2, 3], [4, 5]]
    assert [list(places(4, 0, seat)) for seat in range(4)] == [[], [], [], []]


@pytest.mark.parametrize("players", COUNTS)
def test_everybody_puts_up_the_own_cards_and_nothing_else(players: int) -> None:
    """Checked from what each seat was told at the start of a kingdom."""
    game = new_game(TITLE, players, "own")
    rng = random.Random("own")
    told_hands: dict[int, set[str]] = {}
    old: set[str] = set()
    seen = 0
    while game.outcome is None:
        play_on(game, rng, 1)
        for event in game.events[seen:]:
            match event:
                case ProvinceHandTaken(seat, count, provinces):
                    assert count == len(set(provinces)) == 3
                    assert told_hands.get(seat, set()) == set()  # all cards of the Old Kingdom were put up
                    told_hands[seat] = set(provinces)
                case ProvincesCameUp(provinces):
                    order = board(game.state).order
                    assert len(provinces) == players
                    for seat, province in zip(order, provinces, strict=True):
                        told_hands[seat].remove(province)
                    old |= set(provinces)
        seen = len(game.events)
        for seat in told_hands:
            assert set(provinces_in_hand(game.state, seat)) == told_hands[seat]
    assert len(old) == 3 * players  # the New Kingdom has the same provinces
    rounds = sum(isinstance(event, RoundBegan) for event in game.events)
    assert rounds == 6


def test_one_sees_the_own_cards_only() -> None:
    for game in positions(new_game(TITLE, 3, "sight"), random.Random(7), 0.3):
        for viewer in range(3):
            assert table_view(game.view(viewer)).held == tuple(sorted(provinces_in_hand(game.state, viewer)))
        assert table_view(game.view(SPECTATOR)).held == ()
        assert provinces_in_hand(game.state, SPECTATOR) == []


def test_a_choice_is_told_in_the_same_bytes_whatever_it_is() -> None:
    seen = set()
    for choice in range(3):
        game = new_game(TITLE, 3, "bytes")
        game.play(1, list(game.legal(1))[choice])
        seen.add(told([game.view(0), game.log(0), game.view(SPECTATOR), game.log(SPECTATOR)]))
    assert len(seen) == 1


def test_a_position_keeps_the_hands() -> None:
    setup = Setup(title=TITLE, players=3, seed="line")
    game = start(setup)
    game.play(2, next(iter(game.legal(2))))
    again = read_position(write_position(setup, game.state))[1]
    assert digest(again) == digest(game.state)
    assert [provinces_in_hand(again, seat) for seat in range(3)] == [
        provinces_in_hand(game.state, seat) for seat in range(3)
    ]


# A harness that cannot fail proves nothing


def view_of_the_neighbour(patch: pytest.MonkeyPatch) -> None:
    def neighbours(state: State, viewer: int) -> list[str]:
        return provinces_in_hand(state, (viewer + 1) % state.players)

    patch.setattr(base_view, "provinces_in_hand", neighbours)


def dealt_openly(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hands.ProvinceHandTaken, "audience", EVERYONE)


def is_caught(game: Game) -> bool:
    try:
        return bool(faults(game, random.Random(1), 0.5))
    except ValueError:
        return True  # no table agrees with a view that shows what it should not


@pytest.mark.parametrize("plant", [view_of_the_neighbour, dealt_openly])
def test_planted_leaks_are_caught(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    games = [new_game(TITLE, 3, f"planted{seed}") for seed in range(4)]
    assert any(is_caught(game) for game in games)


# Hands in scenarios

GIVEN = """\
scenario: hands
title: {title}
seats: red blue white
given
  phase: auction
  held red: thebes buto
  held blue: abu mendes
  {white}
then
  held red: buto thebes
"""


def test_hands_can_be_given_and_checked() -> None:
    text = GIVEN.format(title=TITLE, white="held white: memphis dakhla")
    assert [result.differences for result in check_text(text)] == [[]]
    [result] = check_text(text.replace("held red: buto thebes", "held red: abu mendes"))
    assert result.differences == [
        "line 10: provinces held by red: expected ['abu', 'mendes'], found ['buto', 'thebes']"
    ]


@pytest.mark.parametrize(
    ("title", "white", "problem"),
    [
        (TITLE, "held white: memphis", "line 8: everybody must hold equally many provinces."),
        ("revised", "held white: memphis edfu", "line 8: nobody holds provinces in this title."),
        (
            TITLE,
            "held white: thebes edfu",
            r"line 8: thebes cannot be held: it lies elsewhere already \(expert-1\).",
        ),
    ],
)
def test_impossible_hands_are_refused(title: str, white: str, problem: str) -> None:
    with pytest.raises(ScenarioError, match=problem):
        check_text(GIVEN.format(title=title, white=white))
