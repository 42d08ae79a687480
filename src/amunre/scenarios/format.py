"""Reading scenario files: a line-based text that a rules expert can write. See ``docs/scenarios.md``."""

from __future__ import annotations

import re
from typing import NamedTuple


class ScenarioError(ValueError):
    """A scenario that cannot be read; the sentence names the line and the fix."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(f"line {line}: {text}")
        self.line = line


class Line(NamedTuple):
    """``key subject: value`` with its place in the file."""

    number: int
    key: str
    subject: str
    value: str


class Scenario(NamedTuple):
    """One example: a position, then actions and facts in the order they are written."""

    name: str
    line: int
    rules: tuple[str, ...]
    titles: tuple[str, ...]
    seats: tuple[str, ...]
    options: dict[str, str]
    seed: str
    given: list[Line]
    steps: list[tuple[str, Line]]
    """``("when", line)`` or ``("then", line)``."""


HEADS = ("scenario", "rules", "title", "seats", "options", "seed")
BLOCKS = ("given", "when", "then")
# what a line under given or then may begin with
KEYS = frozenset(
    """round phase order up gold hand province temple deck discards blocked points sees hides holds cards
    owner score collective decision legal illegal count bid winner decided income places
    provinces face_down dealt given_up gone box used learned kingdom slice held
    auction pharaoh reserve spent stack pyramids ankhs fields level offered""".split()
)


def read_scenarios(text: str) -> list[Scenario]:
    """All scenarios of a file."""
    found: list[Scenario] = []
    heads: dict[str, Line] = {}
    given: list[Line] = []
    steps: list[tuple[str, Line]] = []
    block = ""
    for number, raw in enumerate(text.splitlines(), 1):
        row = raw.split("#")[0].strip()
        if not row:
            continue
        if row in BLOCKS:
            block = row
            continue
        key = row.split(":")[0]
        if key == "scenario":
            if heads:
                found.append(finish(heads, given, steps))
            heads, given, steps, block = {}, [], [], ""
        if key in HEADS and not block:
            heads[key] = Line(number, key, "", row.partition(":")[2].strip())
        elif not heads:
            raise ScenarioError(number, "a scenario begins with 'scenario: NAME'.")
        elif block == "given":
            given.append(read_line(number, row))
        elif block == "when":
            steps.append((block, read_step(number, row)))
        elif block == "then":
            steps.append((block, read_line(number, row)))
        else:
            raise ScenarioError(number, f"{row!r} stands outside of given, when and then.")
    if not heads:
        raise ScenarioError(1, "there is no scenario in this file; begin with 'scenario: NAME'.")
    found.append(finish(heads, given, steps))
    return found


def read_line(number: int, row: str) -> Line:
    """``gold red: 12`` or ``temple: 2``."""
    head, colon, value = row.partition(":")
    words = head.split()
    if not colon or not words or words[0] not in KEYS:
        raise ScenarioError(number, f"{row!r} is not a fact; write for instance 'gold red: 12'.")
    return Line(number, words[0], " ".join(words[1:]), value.strip())


def read_step(number: int, row: str) -> Line:
    """``red: bid thebes 6`` or ``red refused: bid thebes 3 (bid_too_low)``."""
    head, colon, value = row.partition(":")
    words = head.split()
    if not colon or len(words) not in (1, 2) or words[1:] not in ([], ["refused"]):
        raise ScenarioError(number, f"{row!r} is not an action; write 'red: bid thebes 6'.")
    return Line(number, "refused" if words[1:] else "plays", words[0], value.strip())


def finish(heads: dict[str, Line], given: list[Line], steps: list[tuple[str, Line]]) -> Scenario:
    first = heads["scenario"].number if "scenario" in heads else 1
    for needed in ("scenario", "title", "seats"):
        if needed not in heads:
            raise ScenarioError(first, f"the scenario needs a line '{needed}: ...'.")
    if not any(block == "then" for block, _ in steps) and not any(line.key == "refused" for _, line in steps):
        raise ScenarioError(first, "the scenario states nothing; add a 'then' block.")
    options = heads["options"].value.replace(",", " ").split() if "options" in heads else []
    if any("=" not in option for option in options):
        raise ScenarioError(heads["options"].number, "options are written name=value.")
    return Scenario(
        name=heads["scenario"].value,
        line=first,
        rules=tuple(heads["rules"].value.replace(",", " ").split()) if "rules" in heads else (),
        titles=tuple(heads["title"].value.replace(",", " ").split()),
        seats=tuple(heads["seats"].value.replace(",", " ").split()),
        options=dict(option.split("=", 1) for option in options),
        seed=heads["seed"].value if "seed" in heads else "scenario",
        given=given,
        steps=steps,
    )


def seat_number(scenario: Scenario, line: Line, name: str) -> int:
    if name not in scenario.seats:
        raise ScenarioError(
            line.number, f"nobody is called {name!r}; the seats are {', '.join(scenario.seats)}."
        )
    return scenario.seats.index(name)


def whole(line: Line, text: str) -> int:
    if not re.fullmatch(r"-?\d{1,6}", text):
        raise ScenarioError(line.number, f"{text!r} is not a whole number.")
    return int(text)


def by_seat(scenario: Scenario, line: Line) -> dict[int, int]:
    """``gold red: 12``, ``gold: red 12, blue 3`` or ``gold: 20`` (everybody)."""
    if line.subject:
        return {seat_number(scenario, line, line.subject): whole(line, line.value)}
    if re.fullmatch(r"-?\d+", line.value):
        return dict.fromkeys(range(len(scenario.seats)), whole(line, line.value))
    found = {}
    for pair in line.value.split(","):
        words = pair.split()
        if len(words) != 2:
            raise ScenarioError(line.number, f"{pair.strip()!r} should be a seat and a number.")
        found[seat_number(scenario, line, words[0])] = whole(line, words[1])
    return found


def words_of(line: Line) -> list[str]:
    """Words separated by blanks or commas; ``river*2`` stands for two; ``nothing`` for none."""
    found: list[str] = []
    for word in line.value.replace(",", " ").split():
        name, _, count = word.partition("*")
        if name != "nothing":
            found += [name] * (whole(line, count) if count else 1)
    return found
