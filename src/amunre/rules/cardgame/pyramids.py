"""Where pyramids go: one at a time to the province that has fewest (rule card-pyramids-1, R20)."""

from __future__ import annotations

from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.errors import Refusal
from amunre.kernel.legal import Choices, Legal
from amunre.kernel.messages import EVERYONE, Action, Audience, Event
from amunre.kernel.phases import Phase
from amunre.kernel.ruleset import Effects, Question, Reasons
from amunre.kernel.state import SeatTurn, State
from amunre.rules.cardgame.extension import not_your_top
from amunre.rules.cardgame.table import pyramids_of, table


class PlacePyramids(SeatTurn, kw_only=True):
    """Pyramids that a seat still has to set up."""

    phase: str = "place_pyramids"
    left: int


class PlacePyramid(Action, frozen=True):
    """Set up a pyramid in one of those of your provinces that have fewest."""

    province: str
    notation: ClassVar[str] = "pyramid {province:province}"


class PyramidsPlaced(Event, frozen=True):
    """Pyramid tokens are laid on a province, named by its uppermost card; they never move."""

    seat: int
    province: str
    count: int
    audience: ClassVar[Audience] = EVERYONE
    undoable: ClassVar[bool] = True

    def apply(self, state: State) -> None:
        found = table(state)
        found.tokens[self.seat][found.tops(self.seat).index(self.province)] += self.count


def placing(tx: Transaction, frame: PlacePyramids) -> None:
    """Pyramids that fill up all lowest provinces alike need no question; a choice is asked for."""
    if frame.left == 0:
        tx.pop()
    elif frame.left < len(lowest(tx.state, frame.seat)):
        tx.ask((frame.seat,), "pyramid")
    else:
        frame.left = fill_up(tx, frame.seat, frame.left)


def fill_up(tx: Transaction, seat: int, left: int) -> int:
    """Raise the lowest provinces as long as each of them gets a pyramid; gives back how many are left."""
    heights = pyramids_of(tx.state, seat)
    before = heights.copy()
    while left and left >= heights.count(min(heights)):
        fewest = min(heights)
        left -= heights.count(fewest)
        heights = [height + (height == fewest) for height in heights]
    for name, old, new in zip(table(tx.state).tops(seat), before, heights, strict=True):
        if new > old:
            tx.emit(PyramidsPlaced(seat, name, new - old))
    return left


def lowest(state: State, seat: int) -> list[str]:
    """Provinces with fewest pyramids, each by its uppermost card."""
    heights = pyramids_of(state, seat)
    fewest = min(heights)
    tops = table(state).tops(seat)
    return [name for name, height in zip(tops, heights, strict=True) if height == fewest]


def legal_places(state: State, seat: int) -> Legal:
    return Legal([Choices(PlacePyramid, [(name,) for name in lowest(state, seat)])])


def place(tx: Transaction, frame: PlacePyramids, seat: int, action: PlacePyramid) -> None:
    frame.left -= 1
    tx.emit(PyramidsPlaced(seat, action.province, 1))


def why_not_there(state: State, seat: int, action: PlacePyramid) -> Refusal:
    missing = not_your_top(state, seat, action.province, "card-pyramids-1")
    if missing is not None:
        return missing
    text = "A pyramid goes to a province that has fewest."
    return Refusal("not_the_lowest", "R20", text)


PHASES: dict[str, Phase] = {"place_pyramids": placing}
FRAMES = (PlacePyramids,)
QUESTIONS = {"pyramid": Question(legal_places, "Set up a pyramid in one of your provinces with fewest.")}
EFFECTS: Effects = {PlacePyramid: place}
REASONS: Reasons = {"pyramid": {PlacePyramid: why_not_there}}
ACTIONS = (PlacePyramid,)
EVENTS = (PyramidsPlaced,)
