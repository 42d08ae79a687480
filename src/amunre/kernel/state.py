"""The state of a game: a stack of named phases, open decisions, and one slice for each module."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from amunre.kernel.chance import Chance
from amunre.kernel.messages import Action

if TYPE_CHECKING:
    from amunre.kernel.ruleset import Ruleset


class Slice(Protocol):
    """The part of the state that one module owns."""

    def copy(self) -> Any: ...


class Frame:
    """One phase in progress: its name, how far it is, and a few whole numbers of its own. All public."""

    __slots__ = ("data", "phase", "step")

    def __init__(self, phase: str, step: int, data: list[int]) -> None:
        self.phase = phase
        self.step = step
        self.data = data

    def copy(self) -> Frame:
        return Frame(self.phase, self.step, self.data.copy())


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A question to one seat. Another seat's action never changes its id (sealed phases ask several)."""

    serial: int
    seat: int
    kind: str

    @property
    def id(self) -> str:
        return f"{self.serial}.{self.seat}"


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    winners: tuple[int, ...]
    places: tuple[int, ...]
    """Place of each seat, 1 is best; equal players share the better place."""
    points: tuple[int, ...]
    decided_by: str
    """What separated first from second: ``points``, a tie-break, or ``shared``."""


class State:
    """Everything that matters for the rest of the game, and nothing of its history."""

    __slots__ = ("chance", "open", "outcome", "players", "rules", "sealed", "serial", "slices", "stack")

    def __init__(
        self,
        rules: Ruleset,
        players: int,
        chance: Chance,
        stack: list[Frame],
        slices: dict[str, Any],
        open_: dict[int, Decision],
        sealed: dict[int, Action],
        serial: int,
        outcome: Outcome | None,
    ) -> None:
        self.rules = rules
        self.players = players
        self.chance = chance
        self.stack = stack
        self.slices = slices
        self.open = open_
        """Open decisions by seat."""
        self.sealed = sealed
        """Sealed choices of a phase in which several seats choose at once, by seat."""
        self.serial = serial
        """How many questions have been asked so far; gives decisions their ids."""
        self.outcome = outcome

    def copy(self) -> State:
        return State(
            self.rules,
            self.players,
            self.chance.copy(),
            [frame.copy() for frame in self.stack],
            {name: part.copy() for name, part in self.slices.items()},
            self.open.copy(),
            self.sealed.copy(),
            self.serial,
            self.outcome,
        )

    @property
    def frame(self) -> Frame:
        return self.stack[-1]


def plain(value: Any) -> Any:
    """Nested lists, dicts, numbers and text for any part of a state; the base of digests and comparisons."""
    slots = getattr(type(value), "__slots__", None)
    if isinstance(value, msgspec.Struct):
        return msgspec.to_builtins(value)
    if slots:
        return {name: plain(getattr(value, name)) for name in slots if name != "rules"}
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return value.hex() if isinstance(value, bytes) else value


def digest(state: State) -> str:
    """A fingerprint of the whole state, hidden parts included: never shown to players."""
    return hashlib.blake2b(msgspec.json.encode(plain(state), order="sorted"), digest_size=16).hexdigest()
