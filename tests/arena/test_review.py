"""A finished game in figures: they must be those of the game itself."""

from __future__ import annotations

import msgspec
import pytest

from amunre.arena import play_match
from amunre.arena.review import Review, review
from amunre.kernel.game import Game
from amunre.rules.base.claims import BidPaid
from amunre.rules.base.scoring import GoldShown
from amunre.rules.cardgame.auction import ProvinceWon
from amunre.rules.setup import Setup
from amunre.rules.shared.points import table_of

NAMES = ("Ada", "Ben", "Cleo", "Dan")
MIXES = [
    ("classic", 4),
    ("revised", 3),
    ("revised+expert", 3),
    ("anniversary", 4),
    ("anniversary+officials", 2),
    ("anniversary+afterlife+statues+pharaoh+promos", 4),
    ("cardgame", 3),
]


def reviewed(title: str, players: int, seed: str = "review") -> tuple[Game, Review]:
    game = play_match(Setup(title=title, players=players, seed=seed), ["greedy"] * players)
    return game, review(title, game, NAMES[:players])


@pytest.mark.parametrize(("title", "players"), MIXES)
def test_the_figures_are_those_of_the_game(title: str, players: int) -> None:
    game, found = reviewed(title, players)
    assert found.outcome == game.outcome
    assert found.outcome is not None
    assert found.scorings[-1].totals == found.outcome.points
    assert [scoring.kingdom for scoring in found.scorings] == sorted(
        {item.kingdom for item in table_of(game.state).items}
    )
    for scoring in found.scorings:
        assert all(scoring.totals[seat] == max(scoring.totals) for seat in scoring.leaders)
    earned = sum(points for scoring in found.scorings for one in scoring.sources for points in one.points)
    assert earned == sum(found.outcome.points)


@pytest.mark.parametrize(("title", "players"), [mix for mix in MIXES if mix[0] != "cardgame"])
def test_six_rounds_and_the_set_up_are_told(title: str, players: int) -> None:
    game, found = reviewed(title, players)
    assert [end.round for end in found.rounds] == [0, 1, 2, 3, 4, 5, 6]
    assert [end.kingdom for end in found.rounds] == [0, 1, 1, 1, 2, 2, 2]
    assert all(1 <= end.flood <= 4 for end in found.rounds[1:])
    shown = next(event for event in game.events if isinstance(event, GoldShown))
    assert found.rounds[-1].gold == shown.gold
    assert sum(one.price for one in found.purchases) == sum(
        event.price for event in game.events if isinstance(event, BidPaid)
    )
    assert len(found.purchases) == 6 * players


def test_pyramids_are_counted_before_the_old_kingdom_takes_the_provinces() -> None:
    _, found = reviewed("classic", 4)
    scored = next(one for one in found.scorings[0].sources if one.source == "pyramids")
    assert found.rounds[3].pyramids == scored.points  # one point a pyramid
    assert any(scored.points)


def test_a_kingdom_of_the_card_game_is_a_round() -> None:
    game, found = reviewed("cardgame", 3)
    assert [end.round for end in found.rounds] == [0, 1, 2, 3]
    won = [event for event in game.events if isinstance(event, ProvinceWon)]
    assert [(one.seat, one.province, one.price) for one in found.purchases] == [
        (event.seat, event.province, event.card) for event in won
    ]
    assert len(won) == 27


def test_a_game_that_was_stopped_has_no_outcome() -> None:
    game, whole = reviewed("classic", 3)
    half = Game(game.rules, 3, game.seed, game.header)
    for command in game.commands[: len(game.commands) // 2]:
        half.play(command.seat, command.action)
    found = review("classic", half, NAMES[:3])
    assert found.outcome is None
    assert found.rounds == whole.rounds[: len(found.rounds)]
    assert 0 < len(found.rounds) < len(whole.rounds)


def test_a_review_can_be_sent() -> None:
    _, found = reviewed("anniversary", 3)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found
