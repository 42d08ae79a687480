"""Amun-Re: the board game in its three editions, as a library.

>>> import random
>>> import amunre
>>> game = amunre.start(amunre.Setup(title="classic", players=3, seed="nile"))
>>> game.decisions[0].kind
'bid'
>>> seat = game.waiting_for[0]
>>> amunre.read_action(game.rules, "bid thebes 3") in game.legal(seat)
False
>>> game.refusal(seat, amunre.read_action(game.rules, "bid thebes 3")).text
'thebes is not for auction this round.'
>>> rng = random.Random(1)
>>> while game.outcome is None:
...     seat = game.waiting_for[0]
...     events = game.play(seat, game.legal(seat).sample(rng))
>>> len(game.outcome.points), game.outcome.decided_by
(3, 'points')
>>> setup = amunre.Setup(title="classic", players=3, seed="nile")
>>> amunre.replay(amunre.read_game(amunre.write_game(setup, game))).digests() == game.digests()
True
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from amunre.kernel.errors import Refusal, Refused, SetupError
    from amunre.kernel.game import Command, Game
    from amunre.kernel.legal import Legal
    from amunre.kernel.messages import ARBITER, SPECTATOR, Action, Event, visible
    from amunre.kernel.perft import perft
    from amunre.kernel.state import Decision, Outcome, State
    from amunre.kernel.view import View, determinize, view
    from amunre.notation import (
        GameFileError,
        NotationError,
        read_action,
        read_game,
        read_position,
        replay,
        write_action,
        write_game,
        write_position,
    )
    from amunre.rules.catalogue import TITLES
    from amunre.rules.components import ComponentError
    from amunre.rules.setup import Setup, start

__all__ = [
    "ARBITER",
    "SPECTATOR",
    "TITLES",
    "Action",
    "Command",
    "ComponentError",
    "Decision",
    "Event",
    "Game",
    "GameFileError",
    "Legal",
    "NotationError",
    "Outcome",
    "Refusal",
    "Refused",
    "Setup",
    "SetupError",
    "State",
    "View",
    "determinize",
    "perft",
    "read_action",
    "read_game",
    "read_position",
    "replay",
    "start",
    "view",
    "visible",
    "write_action",
    "write_game",
    "write_position",
]

# Names are loaded when they are first used, so that ``amunre --help`` stays quick.
_HOMES = {
    "kernel.errors": ("Refusal", "Refused", "SetupError"),
    "kernel.game": ("Command", "Game"),
    "kernel.legal": ("Legal",),
    "kernel.messages": ("ARBITER", "SPECTATOR", "Action", "Event", "visible"),
    "kernel.perft": ("perft",),
    "kernel.state": ("Decision", "Outcome", "State"),
    "kernel.view": ("View", "determinize", "view"),
    "notation.actions": ("NotationError", "read_action", "write_action"),
    "notation.gamefile": ("GameFileError", "read_game", "replay", "write_game"),
    "notation.position": ("read_position", "write_position"),
    "rules.catalogue": ("TITLES",),
    "rules.components": ("ComponentError",),
    "rules.setup": ("Setup", "start"),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOME_OF[name]}"), name)


def __dir__() -> list[str]:
    return list(__all__)
