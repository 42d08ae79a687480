"""Building blocks for the sequence of play. A phase is any callable that runs one step of its frame."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from amunre.kernel.errors import CompositionError
from amunre.kernel.state import Frame, State

if TYPE_CHECKING:
    from amunre.kernel.engine import Transaction

Phase = Callable[["Transaction", Any], None]
"""Called while its frame is on top and nothing is being asked; it must ask, push a phase, or pop itself."""


class Sequence:
    """Phases one after another."""

    def __init__(self, *steps: str, inserted: tuple[str, ...] = ()) -> None:
        self.steps = steps
        self.inserted = inserted

    def with_step(self, behind: str, step: str) -> Sequence:
        """The sequence with a step behind every place of another, and behind what was put there before."""
        steps: list[str] = []
        waiting = False
        for name in (*self.steps, ""):
            if waiting and name not in self.inserted:
                steps.append(step)
                waiting = False
            waiting = waiting or name == behind
            steps.append(name)
        if len(steps) == len(self.steps) + 1:
            raise CompositionError(f"there is no step {behind} behind which {step} could stand")
        return Sequence(*steps[:-1], inserted=(*self.inserted, step))

    def __call__(self, tx: Transaction, frame: Frame) -> None:
        if frame.step == len(self.steps):
            tx.pop()
        else:
            frame.step += 1
            tx.enter(self.steps[frame.step - 1])


class InTurn(Frame, kw_only=True):
    """Seats that have their turns one after another."""

    seats: tuple[int, ...] = ()


class EachSeat:
    """A phase for every seat in turn; the order is fixed when it begins."""

    frame = InTurn

    def __init__(self, child: str, order: Callable[[State], list[int]]) -> None:
        self.child = child
        self.order = order

    def __call__(self, tx: Transaction, frame: InTurn) -> None:
        if frame.step == 0:
            frame.seats = tuple(self.order(tx.state))
        if frame.step == len(frame.seats):
            tx.pop()
        else:
            frame.step += 1
            tx.enter(self.child, seat=frame.seats[frame.step - 1])


class Once:
    """A phase that does one thing and is over."""

    def __init__(self, work: Callable[[Transaction], None]) -> None:
        self.work = work

    def __call__(self, tx: Transaction, frame: Frame) -> None:
        tx.pop()
        self.work(tx)


class AskTogether:
    """All seats that ``who`` names choose at the same time; over when their choices are open."""

    def __init__(self, question: str, who: Callable[[State], list[int]]) -> None:
        self.question = question
        self.who = who

    def __call__(self, tx: Transaction, frame: Frame) -> None:
        seats = self.who(tx.state) if frame.step == 0 else []
        if seats:
            frame.step = 1
            tx.ask(seats, self.question)
        else:
            tx.pop()


def path_to(phases: dict[str, Phase], root: str, goal: str, occurrence: int = 0) -> list[tuple[str, int]]:
    """The frames (phase, step) above the ``occurrence``-th place where ``goal`` is about to begin."""
    found: list[list[tuple[str, int]]] = []

    def search(name: str, above: list[tuple[str, int]]) -> None:
        phase = phases[name]
        for step, child in enumerate(getattr(phase, "steps", ())):
            if child == goal:
                found.append([*above, (name, step)])
            else:
                search(child, [*above, (name, step + 1)])  # an outer phase has begun the step it is in

    search(root, [])
    if occurrence >= len(found):
        raise LookupError(goal)
    return found[occurrence]
