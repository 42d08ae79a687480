"""Building the position that a scenario gives: what is the same for every game."""

from __future__ import annotations

from collections.abc import Callable

from amunre.kernel.phases import path_to
from amunre.kernel.state import State
from amunre.rules.shared.points import ScoreItem, table_of
from amunre.scenarios.format import Line, Scenario, ScenarioError, by_seat, seat_number, words_of

Layer = Callable[[State, Scenario, Line], None]
"""Lays what a given line says on the table."""


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
    state.stack.extend(state.rules.frames[phase](phase=phase, step=step) for phase, step in path)


def complete(state: State) -> None:
    """Whatever the position does not mention goes where it belongs; given points are booked as such."""
    for spec in state.rules.slices.values():
        if spec.complete is not None:
            spec.complete(state)
    book_points(state)


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


# Lines of a position


def nothing_to_lay(state: State, scenario: Scenario, line: Line) -> None:
    """Where the position stands has been settled before."""


def counts(scenario: Scenario, line: Line, rule: str) -> dict[int, int]:
    """Numbers of seats, none of them below 0."""
    found = by_seat(scenario, line)
    if min(found.values()) < 0:
        raise ScenarioError(line.number, f"{line.key} cannot be below 0 ({rule}).")
    return found


def lay_points_by(rule: str) -> Layer:
    """Points of seats; ``rule`` says that they never fall below 0."""

    def lay(state: State, scenario: Scenario, line: Line) -> None:
        for seat, value in counts(scenario, line, rule).items():
            table_of(state).points[seat] = value

    return lay
