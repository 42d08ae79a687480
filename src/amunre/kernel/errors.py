"""What can go wrong, as values with a stable code, the rule behind it and a plain sentence."""

from __future__ import annotations

import msgspec

Fact = int | str | tuple[str, ...]
"""A number, the name of a province, card or the like as the rules write it, or several of these."""
Facts = dict[str, Fact]


def told(sentence: str, facts: Facts) -> str:
    """An English sentence with its facts filled in."""
    if not facts:
        return sentence
    words = {name: " and ".join(fact) if isinstance(fact, tuple) else fact for name, fact in facts.items()}
    return sentence.format(**words)


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not accepted. The same parts reach web, terminal and API."""

    code: str
    """Stable word for programs, for instance ``bid_too_low``."""
    rule: str
    """Paragraph of ``docs/rules/`` or ruling id, for instance ``auction-4`` or ``R27``."""
    sentence: str
    """One plain sentence for people, with a ``{name}`` where a fact goes."""
    facts: Facts = {}
    """What the sentence tells, by name, for other languages: nothing that the seat may not know."""

    @property
    def text(self) -> str:
        return told(self.sentence, self.facts)


class Refused(Exception):
    """An action was refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text)
        self.refusal = refusal


class SetupError(ValueError):
    """A game cannot be set up as asked; the sentence names the fix."""


class CompositionError(ValueError):
    """Modules clash or are incomplete; found when they are composed, never during play."""
