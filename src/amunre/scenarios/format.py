"""What a scenario is made of, and the words that its lines share. See ``docs/scenarios.md``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import NamedTuple


class Remark(NamedTuple):
    """A sentence about a line of a file."""

    line: int
    text: str
    where: str = ""
    """Title and row of the examples, where it is not so in all of them."""

    def __str__(self) -> str:
        return f"line {self.line}{f' ({self.where})' if self.where else ''}: {self.text}"


class ScenarioError(ValueError):
    """A scenario that cannot be read, or a position that cannot be; names lines and what to do."""

    def __init__(self, line: int, text: str) -> None:
        self.remarks: list[Remark] = [Remark(line, text)]
        super().__init__(str(self.remarks[0]))

    @property
    def line(self) -> int:
        return self.remarks[0].line

    @staticmethod
    def of(remarks: Iterable[Remark]) -> ScenarioError:
        """One error for all that was found; at least one remark."""
        first, *others = remarks
        error = ScenarioError(first.line, first.text)
        error.remarks = [first, *others]
        error.args = ("\n".join(map(str, error.remarks)),)
        return error


class Gathered(list[Remark]):
    """Collects what is wrong, so that one bad line does not silence the next."""

    @contextmanager
    def going_on(self) -> Iterator[None]:
        try:
            yield
        except ScenarioError as problem:
            self.extend(problem.remarks)

    def stop_here(self) -> None:
        if self:
            raise ScenarioError.of(self)


class Line(NamedTuple):
    """``key subject: value`` with its place in the file."""

    number: int
    key: str
    subject: str
    value: str


class Example(NamedTuple):
    """A row of the table of examples."""

    line: int
    values: dict[str, str]


class Scenario(NamedTuple):
    """One example: a position, then actions and facts in the order they are written."""

    name: str
    rules: tuple[str, ...]
    titles: tuple[str, ...]
    seats: tuple[str, ...]
    options: dict[str, str]
    seed: str
    components: tuple[str, dict[str, object]]
    """Name and figures of the component set; no figures for the standard one."""
    lines: dict[str, int]
    """Where the head lines stand."""
    given: list[Line]
    steps: list[tuple[str, Line]]
    """``("when", line)`` or ``("then", line)``."""
    example: Example | None = None
    """The row of the table of examples that this is."""

    @property
    def line(self) -> int:
        return self.lines["scenario"]


HEADS = ("scenario", "rules", "title", "seats", "options", "seed", "components")
BLOCKS = ("given", "when", "then", "components", "examples")
RESERVED = ("nobody", "nothing", "empty", "refused", *dict.fromkeys((*HEADS, *BLOCKS)))
"""Words that no seat can be called, because they mean something where a seat can stand."""
SUBJECTS = {
    "": "phase round order temple deck discards blocked collective decision winner decided provinces "
    "box open gone used kingdom auction pharaoh level up",
    "SEAT": "hand holds sees hides score legal illegal dealt given_up learned held reserve spent stack "
    "pyramids",
    "[SEAT]": "gold points cards count income places ankhs fields offered",
    "PROVINCE": "province owner bid face_down",
    "NAME.FIELD": "slice",
}
"""What may stand between the first word of a line and its colon."""
KEYS = {key: subject for subject, keys in SUBJECTS.items() for key in keys.split()}
"""What a line under given or then may begin with."""
SEVERAL = ("stack",)
"""Given lines of which a seat may have more than one."""
MOST_COPIES = 99


def usage(key: str) -> str:
    """How a line is written: ``gold [SEAT]: ...``."""
    return f"{key} {KEYS[key]}".strip() + ": ..."


def read_line(number: int, row: str) -> Line:
    """``gold red: 12`` or ``temple: 2``."""
    head, colon, value = row.partition(":")
    words = head.split()
    if not colon or not words or words[0] not in KEYS:
        raise ScenarioError(number, f"{row!r} is not a fact; write for instance 'gold red: 12'.")
    form = KEYS[words[0]]
    fits = (1, 2) if form == "[SEAT]" else (2,) if form else (1,)
    if len(words) not in fits:
        raise ScenarioError(number, f"{row!r} is not complete; write '{usage(words[0])}'.")
    return Line(number, words[0], " ".join(words[1:]), value.strip())


def read_step(number: int, row: str) -> Line:
    """``red: bid thebes 6`` or ``red refused: bid thebes 3 (bid_too_low)``."""
    head, colon, value = row.partition(":")
    words = head.split()
    if not colon or len(words) not in (1, 2) or words[1:] not in ([], ["refused"]):
        raise ScenarioError(number, f"{row!r} is not an action; write 'red: bid thebes 6'.")
    return Line(number, "refused" if words[1:] else "plays", words[0], value.strip())


def seat_number(scenario: Scenario, line: Line, name: str) -> int:
    if name not in scenario.seats:
        raise ScenarioError(
            line.number, f"nobody is called {name!r}; the seats are {', '.join(scenario.seats)}."
        )
    return scenario.seats.index(name)


def whole(line: Line, text: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,6}", text):
        raise ScenarioError(line.number, f"{text!r} is not a whole number.")
    return int(text)


def is_number(text: str) -> bool:
    return re.fullmatch(r"-?[0-9]+", text) is not None


def by_seat(scenario: Scenario, line: Line) -> dict[int, int]:
    """``gold red: 12``, ``gold: red 12, blue 3`` or ``gold: 20`` (everybody)."""
    if line.subject:
        return {seat_number(scenario, line, line.subject): whole(line, line.value)}
    if is_number(line.value):
        return dict.fromkeys(range(len(scenario.seats)), whole(line, line.value))
    found: dict[int, int] = {}
    for pair in line.value.split(","):
        words = pair.split()
        if len(words) != 2:
            raise ScenarioError(line.number, f"{pair.strip()!r} should be a seat and a number.")
        seat = seat_number(scenario, line, words[0])
        if seat in found:
            raise ScenarioError(line.number, f"{words[0]} is named twice.")
        found[seat] = whole(line, words[1])
    return found


def words_of(line: Line) -> list[str]:
    """Words separated by blanks or commas; ``river*2`` stands for two; ``nothing`` for none."""
    found: list[str] = []
    for word in line.value.replace(",", " ").split():
        name, star, count = word.partition("*")
        copies = whole(line, count) if star else 1
        if not 1 <= copies <= MOST_COPIES:
            raise ScenarioError(line.number, f"{word!r} should be 1 to {MOST_COPIES} copies.")
        if name != "nothing":
            found += [name] * copies
    return found
