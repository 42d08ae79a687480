"""Building the position that a scenario gives: what is the same for every game."""

from __future__ import annotations

import json
from typing import Any

from amunre.kernel.phases import path_to
from amunre.kernel.state import Frame, State
from amunre.rules.shared.points import ScoreItem, table_of
from amunre.scenarios.format import Line, Scenario, ScenarioError, by_seat, seat_number, words_of


def phase_of(lines: dict[str, Line], phases: dict[str, str]) -> Line:
    """The line that says where the position stands; ``phases`` are the words for it."""
    if "phase" not in lines:
        first = min((line.number for line in lines.values()), default=1)
        raise ScenarioError(first, f"given needs a line 'phase: ...', one of {', '.join(phases)}.")
    line = lines["phase"]
    if line.value not in phases:
        raise ScenarioError(
            line.number, f"there is no phase {line.value!r}; choose from {', '.join(phases)}."
        )
    return line


def put_flow(state: State, line: Line, goal: str, occurrence: int) -> None:
    """Put the flow right before the so-and-so-many-th place of a phase."""
    try:
        path = path_to(dict(state.rules.phases), "game", goal, occurrence)
    except LookupError:
        raise ScenarioError(line.number, f"this title has no phase {line.value!r}.") from None
    state.stack.extend(Frame(phase, step, []) for phase, step in path)


def complete(state: State) -> None:
    """Whatever the position does not mention goes where it belongs; given points are booked as such."""
    for spec in state.rules.slices.values():
        if spec.complete is not None:
            spec.complete(state)
    book_points(state)


def set_points(state: State, scenario: Scenario, line: Line) -> None:
    for seat, value in by_seat(scenario, line).items():
        table_of(state).points[seat] = value


def slice_field(state: State, line: Line) -> tuple[Any, str, Any]:
    """``slice NAME.at: "thebes"``: a part of the state, one of its fields, and the value in JSON."""
    name, _, field = line.subject.partition(".")
    part = state.slices.get(name)
    if part is None or field not in type(part).__slots__:
        raise ScenarioError(line.number, f"{line.subject!r} is not a slice and a field of this title.")
    try:
        return part, field, json.loads(line.value)
    except ValueError:
        raise ScenarioError(line.number, f"{line.value!r} is not JSON.") from None


def set_slice(state: State, line: Line) -> None:
    """Fields of an expansion's slice; of a dict only the keys that are named."""
    part, field, value = slice_field(state, line)
    setattr(part, field, {**getattr(part, field), **value} if isinstance(value, dict) else value)


def book_points(state: State) -> None:
    """Points given at the start are booked as such, so that every point has an item."""
    table = table_of(state)
    for seat, value in enumerate(table.points):
        if value:
            table.items.append(ScoreItem(seat, 1, "given", "", value, "scoring-1"))


def order_of(scenario: Scenario, line: Line) -> list[int]:
    order = [seat_number(scenario, line, name) for name in words_of(line)]
    if sorted(order) != list(range(len(scenario.seats))):
        raise ScenarioError(line.number, "the order must name every seat once.")
    return order
