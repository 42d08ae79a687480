"""From the text of a file to scenarios; whatever cannot be read is told with its line, and all of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from amunre.inputs import read_text
from amunre.rules.components import ComponentError, parse_components
from amunre.scenarios.examples import PLACE, Row, examples_in
from amunre.scenarios.format import (
    BLOCKS,
    HEADS,
    KEYS,
    RESERVED,
    SEVERAL,
    Example,
    Gathered,
    Line,
    Remark,
    Scenario,
    ScenarioError,
    is_number,
    read_line,
    read_step,
)

SEAT_NAME = re.compile(r"[^\W\d_][\w-]*")
STANDARD: tuple[str, dict[str, object]] = ("standard", {})
LARGEST_SET = 200_000
"""Bytes that are read of a component file."""


class Draft:
    """A scenario as it stands in the file, before rows of examples are put into it."""

    def __init__(self, first: Row) -> None:
        self.heads = {"scenario": first}
        self.blocks: dict[str, int] = {}
        """The line of each block's first word."""
        self.components: list[Row] = []
        self.given: list[Row] = []
        self.steps: list[tuple[str, Row]] = []
        self.examples: list[Row] = []
        self.remarks = Gathered()

    def rows(self) -> list[Row]:
        steps = [row for _, row in self.steps]
        return [*self.heads.values(), *self.components, *self.given, *steps]

    def filled(self, values: dict[str, str]) -> Draft:
        """The scenario of one row: every ``<name>`` has become what the row says."""

        def put(row: Row) -> Row:
            return Row(row.number, PLACE.sub(lambda found: values.get(found[1], found[0]), row.text))

        new = Draft(put(self.heads["scenario"]))
        new.blocks = self.blocks
        new.heads = {key: put(row) for key, row in self.heads.items()}
        new.components = [put(row) for row in self.components]
        new.given = [put(row) for row in self.given]
        new.steps = [(block, put(row)) for block, row in self.steps]
        return new


class Reading(NamedTuple):
    """One scenario, or one row of it, with what is wrong; without a scenario if too much is."""

    name: str
    rules: tuple[str, ...]
    example: Example | None
    scenario: Scenario | None
    remarks: list[Remark]


def read_drafts(text: str) -> tuple[list[Draft], list[Remark]]:
    """The scenarios of a file, and what stands outside of them."""
    drafts: list[Draft] = []
    remarks: list[Remark] = []
    block = ""
    for number, raw in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        row = Row(number, raw.split("#")[0].strip())
        key, colon, value = row.text.partition(":")
        if not row.text:
            continue
        if key.strip() == "scenario" and colon:
            drafts.append(Draft(Row(number, value.strip())))
            block = ""
        elif not drafts:
            remarks = remarks or [Remark(number, "a scenario begins with 'scenario: NAME'.")]
        elif row.text in BLOCKS:
            block = row.text
            with drafts[-1].remarks.going_on():
                begin_block(drafts[-1], number, block)
        else:
            with drafts[-1].remarks.going_on():
                add_row(drafts[-1], block, row)
    if not drafts and not remarks:
        remarks = [Remark(1, "there is no scenario in this file; begin with 'scenario: NAME'.")]
    return drafts, remarks


def begin_block(draft: Draft, number: int, block: str) -> None:
    if "examples" in draft.blocks:
        raise ScenarioError(number, "the examples stand last; begin the next scenario behind them.")
    once = block not in ("when", "then")
    if once and block in draft.blocks:
        raise ScenarioError(number, f"{block!r} stands once; it began in line {draft.blocks[block]}.")
    if block in ("given", "components") and draft.steps:
        raise ScenarioError(number, f"{block!r} stands before when and then.")
    draft.blocks.setdefault(block, number)


def add_row(draft: Draft, block: str, row: Row) -> None:
    match block:
        case "given":
            draft.given.append(row)
        case "when" | "then":
            draft.steps.append((block, row))
        case "components":
            draft.components.append(row)
        case "examples":
            draft.examples.append(row)
        case _:
            add_head(draft, row)


def add_head(draft: Draft, row: Row) -> None:
    key, colon, value = row.text.partition(":")
    key = key.strip()
    if key not in HEADS or not colon:
        raise ScenarioError(row.number, f"{row.text!r} stands outside of given, when and then.")
    if key in draft.heads:
        raise ScenarioError(row.number, f"{key!r} stands in line {draft.heads[key].number} already.")
    draft.heads[key] = Row(row.number, value.strip())


def readings(draft: Draft, folder: Path | None) -> Iterator[Reading]:
    """The scenario, or one for each row of its examples; before them what is wrong with the table."""
    if not states_something(draft):
        text = "the scenario states nothing; add a 'then' block."
        draft.remarks.append(Remark(draft.heads["scenario"].number, text))
    examples, remarks = examples_in(draft.rows(), draft.examples, draft.blocks.get("examples"))
    if remarks:
        yield Reading(*label(draft), None, None, [*draft.remarks, *remarks])
    elif "examples" not in draft.blocks:
        yield read_one(draft, draft.remarks, None, folder)
    if examples:
        drop_wrong_forms(draft)
    for example in examples:
        yield read_one(draft.filled(example.values), draft.remarks, example, folder)


def drop_wrong_forms(draft: Draft) -> None:
    """A line that no row could make right is told once and not for every row."""

    def fits(row: Row, read: Callable[[int, str], Line]) -> bool:
        if PLACE.search(row.text.partition(":")[0]):
            return True
        before = len(draft.remarks)
        with draft.remarks.going_on():
            read(row.number, row.text)
        return len(draft.remarks) == before

    draft.given = [row for row in draft.given if fits(row, read_line)]
    draft.steps = [step for step in draft.steps if fits(step[1], reader_of(step[0]))]


def reader_of(block: str) -> Callable[[int, str], Line]:
    return read_step if block == "when" else read_line


def label(draft: Draft) -> tuple[str, tuple[str, ...]]:
    return draft.heads["scenario"].text, tuple(words(draft, "rules"))


def words(draft: Draft, key: str) -> list[str]:
    return draft.heads[key].text.replace(",", " ").split() if key in draft.heads else []


def read_one(draft: Draft, remarks: list[Remark], example: Example | None, folder: Path | None) -> Reading:
    """All lines of one scenario, with what has been remarked before."""
    found = Gathered(remarks)
    for needed in ("title", "seats"):
        if needed not in draft.heads:
            first = draft.heads["scenario"].number
            found.append(Remark(first, f"the scenario needs a line '{needed}: ...'."))
    for key, row in draft.heads.items():
        if not row.text:
            found.append(Remark(row.number, f"'{key}:' says nothing."))
    options: dict[str, str] = {}
    with found.going_on():
        options = options_of(draft)
    with found.going_on():
        check_names(draft)
    components = STANDARD
    with found.going_on():
        components = components_of(draft, folder)
    given = [renewed(line) for line in all_read(found, draft.given, read_line)]
    steps = []
    for block, row in draft.steps:
        steps += [(block, line) for line in all_read(found, [row], reader_of(block))]
    again = dict(repeated(given))
    given = [line for line in given if line not in again]
    found += [*again.values(), *stated_twice(steps)]
    name, rules = label(draft)
    scenario = Scenario(
        name=name,
        rules=rules,
        titles=tuple(words(draft, "title")),
        seats=tuple(words(draft, "seats")),
        options=options,
        seed=draft.heads["seed"].text if "seed" in draft.heads else "scenario",
        components=components,
        lines={key: row.number for key, row in draft.heads.items()} | lines_of_blocks(draft),
        given=given,
        steps=steps,
        example=example,
    )
    complete = scenario.titles and scenario.seats
    return Reading(name, rules, example, scenario if complete else None, found)


def lines_of_blocks(draft: Draft) -> dict[str, int]:
    """Where component lines begin, so that what is wrong with the set as a whole has a line."""
    return {"components": draft.blocks["components"]} if "components" in draft.blocks else {}


def all_read(found: Gathered, rows: list[Row], read: Callable[[int, str], Line]) -> list[Line]:
    lines = []
    for row in rows:
        with found.going_on():
            lines.append(read(row.number, row.text))
    return lines


def renewed(line: Line) -> Line:
    """Files older than ``open`` say it with a slice of the board."""
    if (line.key, line.subject) != ("slice", "base.up"):
        return line
    names = re.findall(r'"(\w+)"', line.value)
    return Line(line.number, "open", "", " ".join(names) or "nothing")


def states_something(draft: Draft) -> bool:
    return any(
        block == "then" or row.text.partition(":")[0].split()[1:] == ["refused"] for block, row in draft.steps
    )


def repeated(given: list[Line]) -> Iterator[tuple[Line, Remark]]:
    """A second line on the same thing would only hide the first."""
    first: dict[str, int] = {}
    for line in given:
        for place in places_of(line):
            if place in first and line.key not in SEVERAL:
                yield line, Remark(line.number, f"{place!r} is given in line {first[place]} already.")
            first.setdefault(place, line.number)
            if KEYS[line.key] == "[SEAT]":  # what is said of everybody afterwards would hide it
                first.setdefault(line.key, line.number)


def places_of(line: Line) -> list[str]:
    """What a given line is about: ``gold``, ``gold red``, or both of ``gold: red 3, blue 4``."""
    if KEYS[line.key] != "[SEAT]" or line.subject or is_number(line.value):
        return [f"{line.key} {line.subject}".strip()]
    names = [part.split()[0] for part in line.value.split(",") if part.split()]
    return [f"{line.key} {name}" for name in dict.fromkeys(names)]


def stated_twice(steps: list[tuple[str, Line]]) -> Iterator[Remark]:
    """The same words twice in one then block."""
    seen: dict[tuple[str, str, str], int] = {}
    for block, line in steps:
        fact = line.key, line.subject, line.value
        if block == "when":
            seen.clear()
        elif fact in seen:
            yield Remark(line.number, f"this stands in line {seen[fact]} already.")
        else:
            seen[fact] = line.number


def options_of(draft: Draft) -> dict[str, str]:
    pairs = [option.partition("=") for option in words(draft, "options")]
    for name, sign, value in pairs:
        if not (name and sign and value):
            raise ScenarioError(draft.heads["options"].number, "options are written name=value.")
    options = {name: value for name, _, value in pairs}
    if len(options) < len(pairs):
        raise ScenarioError(draft.heads["options"].number, "an option is named twice.")
    return options


def check_names(draft: Draft) -> None:
    """Seats are single words that mean nothing else; they and titles are named once."""
    seats, titles = words(draft, "seats"), words(draft, "title")
    for name in seats:
        if name in RESERVED:
            text = f"no seat can be called {name!r}: the word means something else in scenarios."
            raise ScenarioError(draft.heads["seats"].number, text)
        if not SEAT_NAME.fullmatch(name):
            text = f"{name!r} cannot be the name of a seat; take a word that begins with a letter."
            raise ScenarioError(draft.heads["seats"].number, text)
    for key, named in (("seats", seats), ("title", titles)):
        if len(set(named)) < len(named):
            twice = next(name for name in named if named.count(name) > 1)
            raise ScenarioError(draft.heads[key].number, f"{twice!r} is named twice.")


# Component sets


def components_of(draft: Draft, folder: Path | None) -> tuple[str, dict[str, object]]:
    """An owner's corrections: a file beside the scenarios, or lines of the scenario itself."""
    if "components" not in draft.heads:
        return figures_of(draft.components)
    number, name = draft.heads["components"]
    if draft.components:
        raise ScenarioError(number, "name a component file, or write figures in lines, not both.")
    if folder is None:
        raise ScenarioError(number, f"{name!r} is looked for beside a scenario file, and this is none.")
    try:
        text = read_text(folder / name, LARGEST_SET)
    except (OSError, ValueError):
        raise ScenarioError(number, f"the component file {name!r} cannot be read.") from None
    try:
        return parse_components(text)
    except ComponentError as problem:
        raise ScenarioError(number, f"{name}: {problem}.") from None


def figures_of(rows: list[Row]) -> tuple[str, dict[str, object]]:
    """``province.thebes.fields = 5``: one figure a line, by its path; ``name = "ours"`` is possible, too."""
    found = Gathered()
    name, figures = STANDARD[0], dict[str, object]()
    for row in rows:
        with found.going_on():
            try:
                called, more = parse_components(row.text)
            except ComponentError as problem:
                raise ScenarioError(row.number, f"{problem}.") from None
            if not more and not re.match(r"name\s*=", row.text):
                example = "province.thebes.fields = 5"
                raise ScenarioError(row.number, f"{row.text!r} is not a figure; write such as {example}.")
            if not figures.keys().isdisjoint(more):
                raise ScenarioError(row.number, f"{next(iter(more))} is given already.")
            name = called if name == STANDARD[0] or not more else name
            figures |= more
    found.stop_here()
    return name, figures
