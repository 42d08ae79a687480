"""What a viewer may know, built up from nothing, and states imagined from a view."""

from __future__ import annotations

from copy import copy
from typing import Any

import msgspec

from amunre.kernel.chance import Chance, Rng
from amunre.kernel.engine import legal
from amunre.kernel.messages import ARBITER, SPECTATOR, Action
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.state import Decision, Frame, Outcome, State


class DecisionView(msgspec.Struct, frozen=True):
    """Who is being asked what, and whether a sealed choice lies there already."""

    serial: int
    seat: int
    kind: str
    sealed: bool


class View(msgspec.Struct, frozen=True):
    """All that one viewer may know: a seat (0 and up), ``SPECTATOR``, or after the end ``ARBITER``."""

    viewer: int
    players: int
    flow: tuple[Frame, ...]
    """Copies of the phases in progress, the outermost first."""
    decisions: tuple[DecisionView, ...]
    own_choice: Any
    """The viewer's own sealed choice, while the others still choose."""
    outcome: Outcome | None
    parts: dict[str, Any]
    """What each module shows of its slice."""

    def __str__(self) -> str:
        """Who looks, the phases in progress and who is asked."""
        eyes = {SPECTATOR: "a spectator", ARBITER: "an arbiter"}.get(self.viewer, f"seat {self.viewer}")
        flow = " > ".join(frame.phase for frame in self.flow) or "over"
        asked = ", ".join(f"seat {one.seat}: {one.kind}" for one in self.decisions) or "nobody is asked"
        return f"<View of {eyes}: {flow}; {asked}>"


def view(state: State, viewer: int) -> View:
    """The view of a seat or of the spectator; ``ARBITER`` sees all, but only when the game is over."""
    if viewer == ARBITER and state.outcome is None:
        raise ValueError("only a finished game can be seen whole")
    if not (viewer in (ARBITER, SPECTATOR) or 0 <= viewer < state.players):
        raise ValueError(f"there is no seat {viewer} in a game of {state.players}")
    return _built(state, viewer)


def view_of_past(state: State, final: State) -> View:
    """All there was at an earlier moment of a game that is over; ``final`` is how that game ended."""
    if final.outcome is None:
        raise ValueError("only a finished game can be seen whole")
    return _built(state, ARBITER)


def _built(state: State, viewer: int) -> View:
    return View(
        viewer=viewer,
        players=state.players,
        flow=tuple(copy(frame) for frame in state.stack),
        decisions=tuple(
            DecisionView(decision.serial, seat, decision.kind, seat in state.sealed)
            for seat, decision in sorted(state.open.items())
        ),
        own_choice=state.sealed.get(viewer),
        outcome=state.outcome,
        parts={
            name: spec.view(state, viewer)
            for name, spec in state.rules.slices.items()
            if spec.view is not None
        },
    )


def determinize(rules: Ruleset, seen: View, rng: Rng) -> State:
    """A state that agrees with a view: all that the viewer cannot know is drawn anew."""
    state = State(
        rules,
        seen.players,
        Chance(_random_key(rng)),
        [copy(frame) for frame in seen.flow],
        {},
        {d.seat: Decision(d.serial, d.seat, d.kind) for d in seen.decisions},
        {},
        max((d.serial for d in seen.decisions), default=0),
        seen.outcome,
    )
    for name, spec in rules.slices.items():
        state.slices[name] = spec.imagine(state, seen, rng)
    for decision in seen.decisions:
        if decision.sealed:
            own = decision.seat == seen.viewer
            choice: Action = seen.own_choice if own else legal(state, decision.seat).sample(rng)
            state.sealed[decision.seat] = choice
    return state


def scramble(state: State, viewer: int, rng: Rng, same_past: bool = False) -> State:
    """Another state that the viewer cannot tell from this one: all that is hidden is changed.

    It does not ask the view what is hidden, so it can be used to test the view. With ``same_past`` only
    that is changed which could not be worked out from what was public so far.
    """
    other = state.copy()
    other.chance = Chance(_random_key(rng))
    for name, spec in state.rules.slices.items():
        if spec.scramble is not None:
            other.slices[name] = spec.scramble(state, viewer, rng, same_past)
    for seat in state.sealed:
        if seat != viewer:
            other.sealed[seat] = legal(other, seat).sample(rng)
    return other


def _random_key(rng: Rng) -> bytes:
    return bytes(int(rng.random() * 256) for _ in range(32))
