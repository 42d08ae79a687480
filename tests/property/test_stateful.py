"""Hypothesis drives whole games: play, refuse, undo, change sealed choices, save, imagine, in any order."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from amunre.kernel.errors import Refused
from amunre.kernel.messages import SPECTATOR
from amunre.kernel.state import digest
from amunre.kernel.view import determinize, view
from amunre.notation import read_game, read_position, replay, write_game, write_position
from amunre.rules.catalogue import TITLES
from amunre.rules.setup import Setup, checked, start
from tests.support.secrecy import audit, told
from tests.support.universe import some_actions

SEEDS = st.integers(0, 2**32)


class AnyGame(RuleBasedStateMachine):
    """A table that does everything a table can do."""

    @initialize(title=st.sampled_from(sorted(TITLES)), players=st.integers(3, 5), seed=SEEDS, data=st.data())
    def begin(self, title: str, players: int, seed: int, data: st.DataObject) -> None:
        options = {
            name: data.draw(st.sampled_from(option.values))
            for name, option in TITLES[title].options.items()
            if name != "track"
        }
        self.setup = checked(Setup(title=title, players=players, seed=str(seed), options=options))
        self.game = start(self.setup)

    @precondition(lambda self: self.game.outcome is None)
    @rule(seed=SEEDS, steps=st.integers(1, 25))
    def act(self, seed: int, steps: int) -> None:
        rng = random.Random(seed)
        for _ in range(steps):
            if self.game.outcome is not None:
                return
            seat = rng.choice(sorted(self.game.state.open))
            decision = self.game.state.open[seat].id
            self.game.play(seat, self.game.legal(seat).sample(rng), decision)

    @rule(seed=SEEDS)
    def try_anything(self, seed: int) -> None:
        rng = random.Random(seed)
        before = digest(self.game.state)
        seat = rng.randrange(self.setup.players)
        for action in some_actions(self.game.rules, rng, 1):
            reason = self.game.refusal(seat, action)
            if reason is not None:
                with pytest.raises(Refused):
                    self.game.play(seat, action)
        assert digest(self.game.state) == before

    @precondition(lambda self: bool(self.game.commands))
    @rule()
    def undo_and_redo(self) -> None:
        seat = self.game.commands[-1].seat
        if self.game.why_no_undo(seat) is None:
            after = digest(self.game.state)
            undone = self.game.undo(seat)
            self.game.play(seat, undone.action)
            assert digest(self.game.state) == after

    @rule()
    def save_and_load(self) -> None:
        text = write_game(self.setup, self.game)
        self.game = replay(read_game(text))
        assert write_game(self.setup, self.game) == text
        line = write_position(self.setup, self.game.state)
        assert digest(read_position(line)[1]) == digest(self.game.state)

    @rule(seed=SEEDS, viewer=st.integers(SPECTATOR, 2))
    def imagine(self, seed: int, viewer: int) -> None:
        seen = view(self.game.state, viewer)
        world = determinize(self.game.rules, seen, random.Random(seed))
        assert told(view(world, viewer)) == told(seen)
        assert audit(world) == []

    @invariant()
    def nothing_is_broken(self) -> None:
        if hasattr(self, "game"):
            assert audit(self.game.state) == []
            assert bool(self.game.waiting_for) == (self.game.outcome is None)
            assert len(self.game.ends) == len(self.game.commands) + 1


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(
    max_examples=60,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,  # a failure must be the same for everybody; campaigns look further afield
    suppress_health_check=[HealthCheck.too_slow],
)
