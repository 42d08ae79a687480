"""Collects golden games: `python -m tests.golden.collect`. Existing files are kept; only gaps are filled.

A golden game is a finished game file that every later version must replay to the last digest.
"""

from __future__ import annotations

import random
from itertools import count
from pathlib import Path

from amunre.kernel.game import Game
from amunre.notation import write_game
from amunre.rules.catalogue import TITLES
from amunre.rules.setup import Setup, checked, start
from tests.support.games import SWITCHES, play_on

FOLDER = Path(__file__).parent / "games"
ENDS = ("points", "pyramids", "stones", "shared")


def wanted() -> list[tuple[str, int, str, dict[str, str]]]:
    """Title, players, what decides the game, options: each must have its golden game."""
    rows: list[tuple[str, int, str, dict[str, str]]] = [
        (title.name, players, end, {})
        for title in TITLES.values()
        for players in title.players
        for end in ENDS
    ]
    rows += [("anniversary", 4, "points", {switch: "on"}) for switch in SWITCHES]
    rows += [("anniversary", 4, "points", {"track": "picture"})]
    rows += [(title, 4, "points", {"memory": "open"}) for title in TITLES]
    return rows


def file_of(title: str, players: int, end: str, options: dict[str, str]) -> Path:
    chosen = "".join(f"-{name}-{value}" for name, value in options.items())
    return FOLDER / f"{title}-{players}-{end}{chosen}.amunre"


def random_game(setup: Setup) -> Game:
    game = start(setup)
    play_on(game, random.Random(setup.seed))
    return game


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for title, players, end, options in wanted():
        path = file_of(title, players, end, options)
        if path.exists():
            continue
        for number in count():
            setup = checked(Setup(title=title, players=players, seed=f"golden{number}", options=options))
            game = random_game(setup)
            if game.outcome is not None and game.outcome.decided_by == end:
                path.write_text(write_game(setup, game), encoding="utf-8")
                print(path.name, "after", number + 1, "games")
                break


if __name__ == "__main__":
    main()
