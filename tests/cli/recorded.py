"""Games recorded on the fly."""

from __future__ import annotations

import random
from itertools import count
from pathlib import Path

from amunre.kernel.game import Game
from amunre.notation import write_game
from amunre.rules.components import PROVINCES
from amunre.rules.setup import Setup, checked, start
from tests.support.games import play_on

POOR = {
    **{f"table.{name}_points": 0 for name in ("pyramid", "set", "bank", "scheme")},
    "table.gold_awards": [0, 0, 0],
    **{f"province.{name}.temples": 0 for name in PROVINCES},
}
"""Figures with which nobody ever scores, so that every game is a tie."""


def random_game(setup: Setup) -> Game:
    game = start(setup)
    play_on(game, random.Random(setup.seed))
    return game


def record(folder: Path, title: str = "classic", players: int = 3, seed: str = "record") -> tuple[Path, Game]:
    """A finished game and its file."""
    setup = checked(Setup(title=title, players=players, seed=seed))
    game = random_game(setup)
    path = folder / f"{title}.amunre"
    path.write_text(write_game(setup, game), encoding="utf-8")
    return path, game


def record_tie(folder: Path, decided_by: str) -> tuple[Path, Game]:
    """A finished game in which all have the same points, and this decides."""
    for number in count():
        setup = checked(
            Setup(title="classic", players=3, seed=f"tie{number}", components="poor", overrides=POOR)
        )
        game = random_game(setup)
        if game.outcome is not None and game.outcome.decided_by == decided_by:
            path = folder / f"{decided_by}.amunre"
            path.write_text(write_game(setup, game), encoding="utf-8")
            return path, game
    raise AssertionError
