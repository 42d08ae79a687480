"""Legal sets say exactly what applies: everything in them, and nothing else (contract of the engine)."""

from __future__ import annotations

import random

import pytest

from amunre.kernel.engine import apply, legal, refusal
from amunre.kernel.errors import Refused
from amunre.kernel.state import digest
from amunre.notation import read_action, write_action
from tests.support.games import (
    combination_id,
    combinations,
    expansion_combinations,
    new_game,
    positions,
    tiny_game,
)
from tests.support.universe import some_actions

COMBINATIONS = [row for row in combinations() if row[2] in ({}, {"no_start_cards": "on"})]
COMBINATIONS += expansion_combinations()


@pytest.mark.parametrize(("title", "players", "options"), COMBINATIONS, ids=combination_id)
def test_every_listed_action_applies_and_counts_once(
    title: str, players: int, options: dict[str, str]
) -> None:
    rng = random.Random(title)
    for game in positions(new_game(title, players, "listed", options), rng, 0.1):
        for seat in game.state.open:
            allowed = game.legal(seat)
            actions = list(allowed)
            assert len(actions) == len(allowed) == len(set(actions))
            for action in rng.sample(actions, min(len(actions), 12)):
                assert action in allowed
                assert refusal(game.state, seat, action) is None
                assert read_action(game.rules, write_action(action)) == action
                apply(game.state.copy(), seat, action)


@pytest.mark.parametrize(("title", "players", "options"), COMBINATIONS, ids=combination_id)
def test_everything_else_is_refused_with_a_reason_and_changes_nothing(
    title: str, players: int, options: dict[str, str]
) -> None:
    rng = random.Random(players)
    for game in positions(new_game(title, players, "refused", options), rng, 0.15):
        before = digest(game.state)
        for seat in range(players):
            allowed = set(legal(game.state, seat))
            for action in some_actions(game.rules, rng, 3):
                reason = refusal(game.state, seat, action)
                assert (reason is None) == (action in allowed)
                if reason is not None:
                    assert reason.code
                    assert reason.rule
                    assert reason.text.endswith(".")
                    with pytest.raises(Refused):
                        apply(game.state, seat, action)
        assert digest(game.state) == before


def test_samples_are_legal_and_reach_every_action() -> None:
    rng = random.Random("samples")
    for game in positions(tiny_game("samples"), rng, 0.05):
        for seat in game.state.open:
            allowed = game.legal(seat)
            seen = {allowed.sample(rng) for _ in range(400)}
            assert all(action in allowed for action in seen)
            if len(allowed) <= 12:
                assert seen == set(allowed)
