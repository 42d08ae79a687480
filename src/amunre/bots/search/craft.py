"""What the search must know of a game: who plays on, which answers to try, what a position is worth."""

from __future__ import annotations

import math
import random
from typing import Protocol

from amunre.bots.protocol import Bot
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.state import State
from amunre.kernel.view import View


class Craft(Protocol):
    """The knowledge of one game that the search lacks."""

    def company(self, seat: int, rng: random.Random) -> list[Bot]:
        """Who plays each seat in one imagined world; rivals are not all of one mind."""
        ...

    def candidates(self, seen: View, legal: Legal) -> list[Action]:
        """Answers worth trying, the one to take without search first."""
        ...

    def refine(self, state: State, seen: View, rng: random.Random) -> None:
        """Make an imagined world likelier than one in which all that is unseen is drawn evenly."""
        ...

    def stage(self, state: State) -> int:
        """A playout ends when the stage changes, or with the game."""
        ...

    def standings(self, state: State) -> list[float]:
        """Points that each seat can expect at the end of the game, and their doubt as the last number."""
        ...


def value(standings: list[float], doubt: float, seat: int) -> float:
    """From 0 to 1: half for being first, half for being ahead of each rival."""
    mine = standings[seat]
    others = [points for rival, points in enumerate(standings) if rival != seat]
    ahead = [chance(mine - points, doubt) for points in others]
    return 0.5 * chance(mine - max(others), doubt) + 0.5 * sum(ahead) / len(ahead)


def chance(lead: float, doubt: float) -> float:
    return 1 / (1 + math.exp(-lead / doubt))
