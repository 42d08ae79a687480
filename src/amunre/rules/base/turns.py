"""Ending one's own turn."""

from __future__ import annotations

from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Effects
from amunre.kernel.state import Frame

DONE = -1
"""Step of a turn whose seat wants to do no more."""


class Done(Action, frozen=True):
    """Do no more in this turn."""

    notation: ClassVar[str] = "done"


def end_turn(tx: Transaction, frame: Frame, seat: int, action: Done) -> None:
    frame.step = DONE


ACTIONS = (Done,)
EFFECTS: Effects = {Done: end_turn}
