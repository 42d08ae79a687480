"""Ending one's own turn."""

from __future__ import annotations

from typing import ClassVar

from amunre.kernel.messages import Action


class Done(Action, frozen=True):
    """Do no more in this turn."""

    notation: ClassVar[str] = "done"


ACTIONS = (Done,)
