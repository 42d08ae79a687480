"""What a table is opened with: title, players, options, clock."""

from __future__ import annotations

from typing import Any

import msgspec

STANDARD = "standard"
"""What the component set without corrections is called."""


class Clock(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much time the seats have. All in seconds; without any figure nobody is hurried."""

    bank: int = 0
    """Live games: what each seat has for the whole game."""
    increment: int = 0
    """Live games: what is added after every decision."""
    per_decision: int = 0
    """Slow games: what each decision may take."""
    holidays: int = 0
    """Slow games: days off that each seat may take."""

    @property
    def pace(self) -> str:
        if self.per_decision:
            return "slow"
        return "live" if self.bank else "untimed"


class ComponentSet(msgspec.Struct, frozen=True):
    """An owner's corrections of the printed figures."""

    name: str
    figures: dict[str, Any]
    """By their paths, as ``amunre components`` shows them."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What a table is opened with."""

    title: str
    players: int
    options: dict[str, str] = {}
    clock: Clock = Clock()
    listed: bool = True
    """Shown to everybody; otherwise only those who have the link find it."""
    hints: bool = True
    name: str = ""
    components: ComponentSet | msgspec.UnsetType = msgspec.UNSET
    """Nothing where the standard set is played with."""

    @property
    def set_name(self) -> str:
        """The name of the component set."""
        return STANDARD if isinstance(self.components, msgspec.UnsetType) else self.components.name

    @property
    def overrides(self) -> dict[str, Any]:
        """The figures that an owner has corrected."""
        return {} if isinstance(self.components, msgspec.UnsetType) else self.components.figures
