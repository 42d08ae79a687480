"""What the search must know of a game: who plays on, which answers to try, what a position is worth."""

from __future__ import annotations

import math
import random
from typing import NamedTuple, Protocol

from amunre.bots.protocol import Bot
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.state import State
from amunre.kernel.view import View


class Standings(NamedTuple):
    """Points that each seat can expect at the end, and how far that may be off."""

    points: list[float]
    doubt: float


class Idea(NamedTuple):
    """An answer worth trying."""

    action: Action
    hint: float
    """Points by which judgement alone holds it better than the first idea; never more than 0."""


class Craft(Protocol):
    """The knowledge of one game that the search lacks."""

    def company(self, rng: random.Random) -> list[Bot]:
        """Who plays each seat in one imagined world; rivals are not all of one mind."""
        ...

    def ideas(self, seen: View, legal: Legal) -> list[Idea]:
        """Answers worth trying, the one to take without search first."""
        ...

    def refine(self, state: State, seen: View, rng: random.Random) -> None:
        """Make an imagined world likelier than one in which all that is unseen is drawn evenly."""
        ...

    def answer(self, bot: Bot, state: State, seat: int, legal: Legal, rng: random.Random) -> Action:
        """What a bot of the company does in an imagined world."""
        ...

    def guess(
        self, company: list[Bot], state: State, seats: list[int], rng: random.Random
    ) -> dict[int, Action]:
        """What the company seals in these seats where all choose at once; asked once a world only."""
        ...

    def stage(self, state: State) -> int:
        """A playout ends when the stage changes, or with the game."""
        ...

    def standings(self, state: State) -> Standings:
        """How the seats stand at the end of a playout."""
        ...


def value(standings: Standings, seat: int) -> float:
    """From 0 to 1: half for being first, half for being ahead of each rival."""
    points, doubt = standings
    others = [theirs for rival, theirs in enumerate(points) if rival != seat]
    ahead = [chance(points[seat] - theirs, doubt) for theirs in others]
    return 0.5 * min(ahead) + 0.5 * sum(ahead) / len(ahead)


def chance(lead: float, doubt: float) -> float:
    """How likely a lead holds."""
    return 1 / (1 + math.exp(-lead / doubt))


def ideas_of(own: Action, judged: dict[Action, float], rate: float, most: int) -> list[Idea]:
    """The best answers by judgement behind one's own; ``rate`` is what a unit of judgement is in points."""
    top = judged.get(own, max(judged.values(), default=0.0))
    ranked = sorted((action for action in judged if action != own), key=lambda action: -judged[action])
    return [Idea(own, 0.0), *(Idea(one, min(0.0, (judged[one] - top) * rate)) for one in ranked[: most - 1])]
