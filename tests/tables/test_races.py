"""Races for decisions, sealed choices and seats: one wins, the others are told (C3, C5, C10)."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from amunre.kernel import engine
from amunre.kernel.messages import Action
from amunre.kernel.state import State
from amunre.rules.base.board import board
from amunre.tables import playing, seating
from amunre.tables.draft import Draft
from tests.volume import races


def test_of_two_answers_one_counts_and_the_other_is_superseded(tmp_path: Path) -> None:
    count = asyncio.run(races.race(200, "ci", tmp_path / "races.db"))
    assert count.faults == []
    assert count.tabs > 150
    assert count.seals >= 3
    assert count.joins >= 4


# The harness finds what it is there to find


def test_a_move_that_ignores_its_decision_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = playing.move

    def careless(draft: Draft, seat: int, decision: str, *rest: Any) -> int:
        asked = draft.table.asked.get(seat)
        return honest(draft, seat, asked.id if asked is not None else "", *rest)

    monkeypatch.setattr(playing, "move", careless)
    count = asyncio.run(races.race(200, "planted", tmp_path / "races.db"))
    assert "was told" in count.faults[0]


def test_choices_that_are_opened_as_they_came_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = engine.apply

    def apply(state: State, seat: int, action: Action, allowed: Any = None) -> Any:
        """Whoever has sealed first is paid for it."""
        if len(state.sealed) > 1 and len(state.sealed) + 1 == len(state.open) and seat not in state.sealed:
            board(state).gold[next(iter(state.sealed))] += 1
        return honest(state, seat, action, allowed)

    monkeypatch.setattr(engine, "apply", apply)
    count = asyncio.run(races.race(200, "planted", tmp_path / "races.db"))
    assert "opens something else" in count.faults[0]


def test_seats_that_are_given_twice_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "free_seat", lambda draft, wanted: wanted or 0)
    count = asyncio.run(races.race(10, "planted", tmp_path / "races.db"))
    assert "were let in" in count.faults[0]
