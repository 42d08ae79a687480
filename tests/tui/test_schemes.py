"""Showing all schemes that score is one choice, and the one that is offered first (R24)."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from amunre.notation import write_action
from amunre.rules.base.board import board
from amunre.tui.schemes import scoring_schemes
from amunre.tui.session import play
from amunre.tui.table import Table
from tests.tui.tools import make_table, run, screen, text_of, type_lines

SCHEMES = ("favours", "farmers", "upper_lower", "east_west", "river", "federation")


def draw_schemes(table: Table) -> None:
    """Give the person one of each scheme out of the deck."""
    whole = board(table.game.state)
    for scheme in SCHEMES:
        if scheme in whole.deck and scheme not in whole.hands[0]:
            whole.deck.remove(scheme)
            whole.hands[0][scheme] = 1


def with_schemes(folder: Path) -> Table:
    """A table at which the person holds every scheme and may show two of them or more."""
    for number in range(100):
        table = make_table(folder, "anniversary", 3, f"schemes{number}")
        rng = random.Random(number)
        while table.game.outcome is None:
            seat = table.game.waiting_for[-1]
            if seat == 0 and table.game.state.open[0].kind == "schemes":
                draw_schemes(table)
                if len(scoring_schemes(table.game, 0)) > 1:
                    return table
                break
            table.play(seat, table.game.legal(seat).sample(rng))
    raise AssertionError


@pytest.mark.parametrize("typed", ["", "show all", "Show All"])
def test_one_answer_shows_all_schemes_that_score(
    typed: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table = with_schemes(tmp_path)
    before = len(table.game.commands)
    shown = [write_action(scheme) for scheme in scoring_schemes(table.game, 0)]
    points = table.scene(0).points_of(0)
    type_lines(monkeypatch, [typed])
    console = screen()
    play(table, console)
    own = [write_action(one.action) for one in table.game.commands[before:] if one.seat == 0]
    assert own == shown
    assert table.scene(0).points_of(0) == points + 3 * len(shown)
    assert "or just Enter, to show all that score: " in text_of(console)


def test_one_scheme_can_be_shown_and_the_others_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    table = with_schemes(tmp_path)
    first, second, *_ = (scheme.card for scheme in scoring_schemes(table.game, 0))
    run(monkeypatch, table, [f"show {first}", "done"])
    hand = table.scene(0).own().hand
    assert first not in hand
    assert second in hand


def test_where_no_scheme_can_be_shown_enter_does_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table = make_table(tmp_path, "anniversary")
    assert scoring_schemes(table.game, 0) == []
    shown = run(monkeypatch, table, ["", "show all"])
    assert "Type a number, an action, or ? for help." in shown
    assert "or just Enter" not in shown
    assert "Not understood: " in shown
