"""Random games with expansions, watched at every step."""

from __future__ import annotations

import random
from collections.abc import Iterator

from amunre.kernel.engine import legal, refusal
from amunre.kernel.game import Game
from amunre.kernel.messages import SPECTATOR
from amunre.kernel.ruleset import Module, compose
from amunre.notation import read_action, write_action
from amunre.rules.base.board import Config
from amunre.rules.catalogue import title_of
from amunre.rules.components import standard
from tests.support.games import play_on
from tests.support.secrecy import audit, leaks
from tests.support.universe import some_actions

COUNTS = (3, 4, 5)
WITH_TWO = (2, 3)
"""Player counts of mixes with the variant for few players."""


def faults(game: Game, rng: random.Random, share: float) -> list[str]:
    """Broken invariants after every command, and at a share of the positions leaks and wrong legal sets."""
    while game.outcome is None:
        found = [f"{fault} after {len(game.commands)} commands" for fault in audit(game.state)]
        if rng.random() < share:
            for viewer in (SPECTATOR, *range(game.players)):
                found += leaks(game.state, viewer, rng)
            found += list(disagreements(game, rng))
        if found:
            return found
        play_on(game, rng, 1)
    return audit(game.state)


def disagreements(game: Game, rng: random.Random) -> Iterator[str]:
    """Where legal sets, refusals and notation do not say the same."""
    for seat in range(game.players):
        allowed = legal(game.state, seat)
        actions = list(allowed)
        if not len(allowed) == len(actions) == len(set(actions)):
            yield f"seat {seat} has {len(allowed)} actions but lists {actions}"
        for action in rng.sample(actions, min(len(actions), 8)):
            if refusal(game.state, seat, action) or read_action(game.rules, write_action(action)) != action:
                yield f"{action} is listed but not played or written"
        for action in some_actions(game.rules, rng, 2):
            if (refusal(game.state, seat, action) is None) != (action in actions):
                yield f"{action} of seat {seat}: legal set and refusal disagree"


def game_with(module: Module, players: int, seed: str) -> Game:
    """A 2023 game with one module, perhaps a changed one, that need not be in the catalogue."""
    modules = [*title_of("anniversary").modules, module]
    return Game(compose(modules, Config(standard(), players)), players, seed)


def is_caught(module: Module, seeds: int = 6, players: int = 4) -> bool:
    """Whether a leak that was put into a module on purpose is found."""
    for seed in range(seeds):
        try:
            if faults(game_with(module, players, f"planted{seed}"), random.Random(seed), 0.3):
                return True
        except (IndexError, KeyError, ZeroDivisionError):
            return True  # no table agrees with a view that shows what it should not
    return False
