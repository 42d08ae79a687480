"""What the search for numbers tells of its own errors, and how it keeps its games."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from duel import Row
from tune import (
    Played,
    Table,
    flatten,
    games_in,
    lines_of,
    outcome_of,
    play_missing,
    rates_and_errors,
    read,
    steps_of,
)

from amunre.bots.strategist.weights import FOR_TWO, WEIGHTS

SIZE = 3
"""Numbers that stray in the model."""
SLOPE = 0.7


def modelled(players: int, games: int, seed: str) -> Played:
    """Games in which the first number brings points, beside much chance and what the whole table shares."""
    table, dice, played = Table("anniversary", players, seed), random.Random(f"luck {seed}"), {}
    for number in range(games):
        rich = dice.gauss(0, 10)
        steps = steps_of(table, number, SIZE)
        points = [rich + SLOPE * own[0] + dice.gauss(0, 3) for own in steps]
        played[table, number] = {"points": points, "wins": [0.0] * players}
    return played


@pytest.mark.parametrize("players", [2, 4])
def test_errors_of_a_fit_are_as_large_as_they_are_told(players: int) -> None:
    slopes, told = [], []
    for seed in range(300):
        games = modelled(players, 30, f"{players} {seed}")
        rates, errors = rates_and_errors(lines_of(games, SIZE), len(games))
        slopes.append(rates[0])
        told.append(errors[0])
    mean = sum(slopes) / len(slopes)
    true = (sum((slope - mean) ** 2 for slope in slopes) / (len(slopes) - 1)) ** 0.5
    assert mean == pytest.approx(SLOPE, abs=0.1)
    assert sum(told) / len(told) == pytest.approx(true, rel=0.12)


def test_too_few_games_are_not_fitted() -> None:
    with pytest.raises(SystemExit, match="6 games are too few for 6 rates"):
        rates_and_errors(lines_of(modelled(2, 6, "few"), SIZE), 6)


def test_a_duel_tells_how_far_it_may_be_off() -> None:
    """Two games of a deal that went alike prove no more than one."""
    once: list[Row] = [{"deal": deal, "first": deal % 2, "lead": deal % 2 * 6} for deal in range(100)]
    assert outcome_of(once) == "100 games: 50.0% ± 9.8% of the first places, 3.00 ± 0.59 points ahead"
    assert outcome_of(once * 2) == "200 games: 50.0% ± 9.8% of the first places, 3.00 ± 0.59 points ahead"


def test_two_players_begin_with_their_own_numbers() -> None:
    assert FOR_TWO != WEIGHTS
    assert read("anniversary", 2, None) == FOR_TWO
    assert read("anniversary", 3, None) == WEIGHTS


def test_a_game_is_played_and_counted_once(tmp_path: Path) -> None:
    book, table, weights = tmp_path / "book", Table("cardgame", 2, "once"), read("cardgame", 2, None)
    play_missing(table, weights, 2, 1, book)
    whole = book.read_bytes()
    play_missing(table, weights, 2, 1, book)
    assert book.read_bytes() == whole
    book.write_bytes(whole[:-9])
    play_missing(table, weights, 2, 1, book)
    assert book.read_bytes() == whole
    book.write_bytes(whole * 2)
    games = games_in(book)
    assert list(games) == [(table, 0), (table, 1)]
    assert len(lines_of(games, len(flatten(weights)))) == 4
