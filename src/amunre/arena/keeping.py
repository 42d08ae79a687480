"""Games that bots have played, as game files for ``replay``, ``review`` and ``analyse``."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from amunre.arena.book import write_whole
from amunre.kernel.game import Game
from amunre.notation import write_game
from amunre.rules.setup import Setup

SUFFIX = ".amunre"


def record_of(setup: Setup, game: Game, bots: Sequence[str]) -> str:
    """The game file. Bots stand in its headers, because two seats of one bot cannot have the same name."""
    return write_game(setup, game, headers={f"player{seat}": name for seat, name in enumerate(bots)})


def keep_record(folder: Path, name: str, record: str) -> None:
    write_whole(folder / f"{name}{SUFFIX}", record.encode())
