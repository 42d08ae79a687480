"""The length of what is sent tells nobody what a seat has sealed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from amunre.kernel.messages import SPECTATOR
from amunre.server import padding
from amunre.server.frames import State, Told, write_frame
from amunre.tables.sight import messages_since, seen_by
from amunre.tables.table import RUNNING, Table
from tests.server.running import Running
from tests.support.tables import BEGAN, begun, played, sampled

STATES = 60


def sealed_questions(title: str, players: int, wanted: int) -> Iterator[tuple[Table, int]]:
    """Tables at which a seat is about to seal a choice that opens nothing yet."""
    rng = random.Random(f"lengths/{title}")
    found = 0
    for number in range(wanted):
        table = begun(title, players, seed=f"lengths/{number}")
        while table.status == RUNNING and found < wanted:
            seat = rng.choice(table.playing.waiting_for)
            game = table.playing
            last = len(game.state.sealed) + 1 == len(game.state.open)
            if game.rules.questions[table.asked[seat].kind].reveal is not None and not last:
                found += 1
                yield table, seat
            table = played(table, seat, sampled(table, seat, rng), f"m{table.seq}", BEGAN + table.seq)


def lengths(table: Table, seat: int, action: dict[str, Any], viewer: int) -> tuple[int, ...]:
    """Of all frames that the viewer gets for a choice."""
    after = played(table, seat, action, "c", BEGAN + table.seq)
    new = messages_since(after, viewer, len(table.messages(viewer)))
    frames = [write_frame(Told(said.n, said.at, said.entry)) for said in new]
    frames.append(write_frame(State(seen_by(after, viewer, BEGAN))))
    return tuple(len(frame.encode()) for frame in frames)


def shares(title: str, players: int) -> tuple[float, float]:
    """In how many questions lengths tell choices apart: to others, and to who watches the seat's own line."""
    told = [0, 0]
    for table, seat in sealed_questions(title, players, STATES):
        legal = [msgspec.to_builtins(action) for action in table.playing.legal(seat)]
        some = random.Random(table.seq).sample(legal, min(len(legal), 12))
        for viewer in (SPECTATOR, *range(players)):
            seen = {lengths(table, seat, action, viewer) for action in some}
            told[viewer == seat] += len(seen) > 1
    return told[0] / STATES, told[1] / STATES


@pytest.mark.parametrize(("title", "players"), [("classic", 4), ("anniversary", 3), ("cardgame", 3)])
def test_a_sealed_choice_has_no_length(title: str, players: int) -> None:
    to_others, on_own_line = shares(title, players)
    assert to_others == 0
    assert on_own_line <= 0.1, "only where a frame happens to end at a step"


def test_without_padding_it_would_have(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(padding, "STEP", 1)
    to_others, on_own_line = shares("cardgame", 3)
    assert to_others == 0
    assert on_own_line > 0.9


def test_answers_come_in_steps(server: Running) -> None:
    answer = server.get("/api/catalogue")
    assert answer.status_code == 200
    assert len(answer.content) % padding.STEP == 0
    assert answer.json()
