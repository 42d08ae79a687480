"""Text for actions, positions and whole games."""

from amunre.notation.actions import NotationError, read_action, usage, write_action
from amunre.notation.gamefile import GameFile, GameFileError, read_game, replay, write_game
from amunre.notation.position import read_position, write_position

__all__ = [
    "GameFile",
    "GameFileError",
    "NotationError",
    "read_action",
    "read_game",
    "read_position",
    "replay",
    "usage",
    "write_action",
    "write_game",
    "write_position",
]
