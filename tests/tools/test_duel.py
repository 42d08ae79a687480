"""Duels find the strengths that made the games, and say what they have not seen."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import pytest
from duel import Book, Match, Row, deal_of, elo_of, expected_share, main, mean_over_deals, report, seating


def modelled(match: Match, games: int, elo: float, dice: random.Random) -> list[Row]:
    """Games by Plackett–Luce, in which whoever is stronger is done sooner."""
    a, b, _, players, seats, _ = match
    rates = {a: 10 ** (elo / 400), b: 1.0}
    rows = []
    for number in range(games):
        bots = seating(a, b, players, seats, number)
        times = [dice.expovariate(rates[bot]) for bot in bots]
        mine = [time for time, bot in zip(times, bots, strict=True) if bot == a]
        theirs = [time for time, bot in zip(times, bots, strict=True) if bot == b]
        pairs = [x < y for x in mine for y in theirs]
        row = dict.fromkeys(("cpu", "place", "points", "against"), 0.0)
        row |= {"number": number, "deal": deal_of(match, number), "seats": len(mine)}
        rows.append(row | {"first": min(mine) < min(theirs), "pairs": sum(pairs) / len(pairs)})
    return rows


def told(match: Match, rows: list[Row]) -> dict[str, list[int]]:
    found = json.loads(json.dumps(report(match, rows)))
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize(("players", "seats"), [(2, 0), (3, 0), (4, 0), (5, 0), (3, 1), (5, 1)])
def test_a_known_lead_is_found(players: int, seats: int) -> None:
    match = ("a", "b", "anniversary", players, seats, "1")
    found = told(match, modelled(match, 30_000, 300, random.Random(f"{players} {seats}")))
    for kind in ("elo_first", "elo_pairs"):
        low, middle, high = found[kind]
        assert middle == pytest.approx(300, abs=8)
        assert low < middle < high < low + 30


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    match = ("a", "b", "anniversary", 3, 0, "1")
    held = 0
    for seed in range(300):
        low, _, high = told(match, modelled(match, 120, 200, random.Random(f"cover {seed}")))["elo_first"]
        held += low <= 200 <= high
    assert 0.91 < held / 300 < 0.985


def test_a_lead_is_that_of_the_tables_that_were_played() -> None:
    for elo in (-250.0, 0.0, 100.0):
        for seats in ([1.0], [2.0], [2.0, 1.0], [2.0, 2.0, 1.0]):
            assert elo_of(expected_share(elo, 3, seats), 3, seats) == pytest.approx(elo, abs=0.01)


def test_games_of_one_deal_are_one_observation() -> None:
    once: list[Row] = [{"deal": deal, "first": deal % 3 == 0} for deal in range(30)]
    assert mean_over_deals(once * 2, lambda row: row["first"]) == mean_over_deals(
        once, lambda row: row["first"]
    )


@pytest.mark.parametrize(("seats", "left_out"), [(0, 1), (1, 3)])
def test_incomplete_deals_are_left_out(seats: int, left_out: int) -> None:
    match = ("a", "b", "anniversary", 4, seats, "1")
    rows = modelled(match, 19, 100, random.Random(1))
    result = report(match, rows)
    assert result is not None
    assert (result["games"], result["left_out"]) == (19 - left_out, left_out)
    assert result == {**(report(match, rows[:-left_out]) or {}), "left_out": left_out}
    assert report(match, rows[-left_out:]) is None


# The book and the command


def test_a_line_that_was_cut_off_is_taken_out_of_the_book(tmp_path: Path) -> None:
    path, match = tmp_path / "book", ("a", "b", "anniversary", 4, 0, "1")
    book = Book(str(path))
    for number in range(3):
        book.add(match, {"number": number})
    path.write_bytes(path.read_bytes()[:-4])
    assert list(book.rows(match)) == [0, 1]
    book.add(match, {"number": 2})
    assert list(Book(str(path)).rows(match)) == [0, 1, 2]


def duel(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    monkeypatch.setattr(sys, "argv", ["duel.py", "beginner", "random", "--titles", "cardgame", *words])
    main()


def test_a_duel_that_stopped_early_says_so_and_goes_on_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--players", "2", "--games", "2", "--book", str(tmp_path / "book"))
    duel(monkeypatch, *words, "--seconds", "0")
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err == "beginner against random, cardgame with 2: 0 of 2 games\n"
    duel(monkeypatch, *words)
    shown = capsys.readouterr()
    assert json.loads(shown.out)["games"] == 2
    assert shown.err == ""


def test_a_duel_says_which_games_it_leaves_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    duel(monkeypatch, "--players", "2", "--games", "3")
    shown = capsys.readouterr()
    assert json.loads(shown.out)["games"] == 2
    assert shown.err == "beginner against random, cardgame with 2: 1 of incomplete deals left out\n"
