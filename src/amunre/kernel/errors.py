"""What can go wrong, as values with a stable code, the rule behind it and a plain sentence."""

from __future__ import annotations

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not accepted. The same three parts reach web, terminal and API."""

    code: str
    """Stable word for programs, for instance ``bid_too_low``."""
    rule: str
    """Paragraph of ``docs/rules/`` or ruling id, for instance ``auction-4`` or ``R27``."""
    text: str
    """One plain sentence for people."""


class Refused(Exception):
    """An action was refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text)
        self.refusal = refusal


class SetupError(ValueError):
    """A game cannot be set up as asked; the sentence names the fix."""


class CompositionError(ValueError):
    """Modules clash or are incomplete; found when they are composed, never during play."""
