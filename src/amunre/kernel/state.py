"""The state of a game: a stack of named phases, open decisions, and one slice for each module."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from copy import copy
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from amunre.kernel.chance import Chance
from amunre.kernel.messages import Action

if TYPE_CHECKING:
    from amunre.kernel.ruleset import Ruleset


class Frame(msgspec.Struct, kw_only=True, gc=False):
    """One phase in progress: its name and how far it is. All of it is public.

    A phase that keeps more has a frame of its own, a subclass with further fields and the phase's name as the
    default of ``phase``. Fields hold numbers, texts and tuples of them, so that a shallow copy is a copy.
    """

    phase: str
    step: int = 0


class SeatTurn(Frame, kw_only=True):
    """A phase of one seat."""

    seat: int


F = TypeVar("F", bound=Frame)


def innermost(frames: Sequence[Frame], kind: type[F]) -> F | None:
    """The frame of a kind that is in progress; where there are several, the one begun last."""
    for frame in reversed(frames):  # a plain loop: rules ask this often
        if isinstance(frame, kind):
            return frame
    return None


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A question to one seat. Another seat's action never changes its id (sealed phases ask several)."""

    serial: int
    seat: int
    kind: str

    @property
    def id(self) -> str:
        return f"{self.serial}.{self.seat}"

    def __str__(self) -> str:
        return f"seat {self.seat}: {self.kind}"


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
            [copy(frame) for frame in self.stack],
            {name: part.copy() for name, part in self.slices.items()},
            self.open.copy(),
            self.sealed.copy(),
            self.serial,
            self.outcome,
        )

    def __repr__(self) -> str:
        """The phases in progress and who is asked: ``<State: game > round > auction; seat 2: bid>``."""
        flow = " > ".join(frame.phase for frame in self.stack) or "over"
        return f"<State: {flow}; {', '.join(map(str, self.open.values())) or 'nobody is asked'}>"

    def frame_of(self, kind: type[F]) -> F:
        """The frame of this kind in progress; there must be one."""
        found = innermost(self.stack, kind)
        if found is None:
            raise LookupError(f"no {kind.__name__} is in progress")
        return found

    def is_within(self, kind: type[Frame]) -> bool:
        """Whether a frame of this kind is in progress."""
        return innermost(self.stack, kind) is not None


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
