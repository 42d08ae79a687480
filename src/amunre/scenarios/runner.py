"""Running scenarios: set the position, play the actions, compare the facts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from amunre import inputs
from amunre.kernel.errors import Refused, SetupError
from amunre.kernel.game import Game
from amunre.kernel.ruleset import Ruleset
from amunre.rules import catalogue
from amunre.rules.components import ComponentError
from amunre.scenarios.facts import Reader, action_and_code, action_of, code_of
from amunre.scenarios.format import (
    Example,
    Gathered,
    Line,
    Remark,
    Scenario,
    ScenarioError,
    seat_number,
)
from amunre.scenarios.language import differences, set_up
from amunre.scenarios.paragraphs import check_id
from amunre.scenarios.reading import Reading, read_drafts, readings

LARGEST_FILE = 2 * inputs.MIB
"""Of scenarios."""


class Result(NamedTuple):
    """How a scenario went in one title, and in one row of its examples."""

    name: str
    line: int
    title: str
    rules: tuple[str, ...]
    example: Example | None
    remarks: list[Remark]
    """What differs."""

    @property
    def differences(self) -> list[str]:
        return [str(remark) for remark in self.remarks]


class Report(NamedTuple):
    """All that a file has to say."""

    results: list[Result]
    mistakes: list[Remark]
    """What cannot be read or could never be, in the order of the lines; these scenarios were not run."""


class Table(Game):
    """A game that begins with a scenario's position; nothing before it can be taken back."""

    def __init__(self, scenario: Scenario, rules: Ruleset) -> None:
        self.scenario = scenario
        super().__init__(rules, len(scenario.seats), scenario.seed)

    def _restart(self) -> None:
        self.state, self.events = set_up(self.scenario, self.rules)
        self.ends = [len(self.events)]
        self._legal.clear()


# Files


def check_text(text: str) -> list[Result]:
    """Run all scenarios of a text, each in all of its titles; ScenarioError if a line is wrong."""
    return sound(examine_text(text))


def check_file(path: Path) -> list[Result]:
    return sound(examine_file(path))


def sound(report: Report) -> list[Result]:
    if report.mistakes:
        raise ScenarioError.of(report.mistakes)
    return report.results


def read_scenarios(text: str, folder: Path | None = None) -> list[Scenario]:
    """All scenarios of a text, one for each row of examples; ScenarioError if they cannot be read."""
    found, remarks = read_text(text, folder)
    wrong = remarks + [remark for reading in found for remark in reading.remarks]
    if wrong:
        raise ScenarioError.of(sorted(wrong))
    return [reading.scenario for reading in found if reading.scenario is not None]


def read_text(text: str, folder: Path | None) -> tuple[list[Reading], list[Remark]]:
    drafts, remarks = read_drafts(text)
    return [reading for draft in drafts for reading in readings(draft, folder)], remarks


def examine_file(path: Path, only: str = "") -> Report:
    return examine_text(inputs.read_text(path, LARGEST_FILE), path.parent, only)


def examine_text(text: str, folder: Path | None = None, only: str = "") -> Report:
    """Run what can be run and tell all that is wrong; ``only`` chooses by name or by rule."""
    drafts, outside = read_drafts(text)
    results: list[Result] = []
    mistakes = [] if only else list(outside)
    for draft in drafts:
        chosen = [reading for reading in readings(draft, folder) if is_meant(reading, only)]
        tried: list[tuple[str, Example | None, Remark]] = []
        variants: list[tuple[str, Example | None]] = []
        for reading in chosen:
            mistakes += reading.remarks if reading.scenario is None else []
            if reading.scenario is not None:
                ran, wrong = examine(reading.scenario, reading.remarks)
                results += ran
                tried += wrong
                variants += [(title, reading.example) for title in reading.scenario.titles]
        mistakes += told_once(tried, variants)
    return Report(results, sorted(set(mistakes)))


def is_meant(reading: Reading, only: str) -> bool:
    wanted = only.lower()
    return wanted in reading.name.lower() or wanted in (rule.lower() for rule in reading.rules)


def examine(
    scenario: Scenario, remarks: list[Remark]
) -> tuple[list[Result], list[tuple[str, Example | None, Remark]]]:
    """The scenario in each of its titles, as far as nothing is wrong there."""
    results = []
    wrong = []
    for title in scenario.titles:
        found = [*remarks]
        try:
            table = checked_table(scenario, title)
        except ScenarioError as problem:
            found += problem.remarks
        if found:
            wrong += [(title, scenario.example, remark) for remark in found]
        else:
            differ = run_steps(scenario, table)
            results.append(
                Result(scenario.name, scenario.line, title, scenario.rules, scenario.example, differ)
            )
    return results, wrong


def told_once(
    tried: list[tuple[str, Example | None, Remark]], variants: list[tuple[str, Example | None]]
) -> list[Remark]:
    """The same remark from several titles and rows is told once, and where, if not everywhere."""
    by_remark: dict[Remark, list[tuple[str, Example | None]]] = {}
    for title, example, remark in tried:
        by_remark.setdefault(remark, []).append((title, example))
    told = []
    for remark, places in by_remark.items():
        parts = []
        titles = list(dict.fromkeys(title for title, _ in places))
        rows = {row_of(example) for _, example in places}
        if len(titles) < len({title for title, example in variants if row_of(example) in rows}):
            parts.append(", ".join(titles))
        if len(rows) < len({row_of(example) for _, example in variants}):
            parts.append("row of line " + ", ".join(map(str, sorted(rows))))
        told.append(remark._replace(where="; ".join(parts)))
    return told


def row_of(example: Example | None) -> int:
    return example.line if example else 0


# One scenario


def run_scenario(scenario: Scenario, title: str) -> list[str]:
    """Sentences for all that differs; empty if the scenario holds."""
    return [str(remark) for remark in run_steps(scenario, checked_table(scenario, title))]


def checked_table(scenario: Scenario, title: str) -> Table:
    """The given position; ScenarioError with all that is wrong in any line of the scenario."""
    found = Gathered()
    rules = rules_of(scenario, title, found)
    for rule in scenario.rules:
        with found.going_on():
            check_id(scenario.lines["rules"], title, rule)
    game: Game = Game(rules, len(scenario.seats), "")  # to read the steps with, if the position is wrong
    with found.going_on():
        game = Table(scenario, rules)
    for block, line in scenario.steps:  # read before anything is played: all mistakes are told at once
        with found.going_on():
            read(scenario, game, title, block, line)
    found.stop_here()
    assert isinstance(game, Table)
    return game


def rules_of(scenario: Scenario, title: str, found: Gathered) -> Ruleset:
    """The rules of a title with options and components; without those that are wrong, to read on."""
    count = len(scenario.seats)
    with at(scenario, "title"):
        chosen = catalogue.title_of(title)
    with at(scenario, "seats"):
        catalogue.check_players(chosen, count)
    options: Mapping[str, str] = {}
    with found.going_on(), at(scenario, "options"):
        options = catalogue.full_options(chosen, scenario.options)
    rules = catalogue.ruleset(title, count, options)
    with found.going_on(), at(scenario, "components"):
        name, figures = scenario.components
        rules = catalogue.ruleset(title, count, options, catalogue.components_of(figures, name))
    return rules


@contextmanager
def at(scenario: Scenario, head: str) -> Iterator[None]:
    """What is wrong with a set-up is said of the head line that asks for it."""
    try:
        yield
    except (SetupError, ComponentError) as problem:
        text = str(problem).rstrip(".")
        raise ScenarioError(scenario.lines.get(head, scenario.line), f"{text}.") from None


def read(scenario: Scenario, game: Game, title: str, block: str, line: Line) -> None:
    """Whether a step can be understood; what it leads to does not matter yet."""
    if block == "then":
        differences(Reader(scenario, game), line)
    else:
        seat_number(scenario, line, line.subject)
        action_of(game.rules, line)
    if line.key in ("refused", "illegal"):
        for rule in action_and_code(line)[1].split()[1:]:
            check_id(line.number, title, rule)


def run_steps(scenario: Scenario, table: Table) -> list[Remark]:
    """What differs at the first line that is not as stated; the rest would only repeat it."""
    for block, line in scenario.steps:
        if block == "when":
            wrong = step(scenario, table, line)
        else:
            wrong = differences(Reader(scenario, table), line)
        if wrong:
            return [Remark(line.number, text) for text in wrong]
    return []


def step(scenario: Scenario, table: Table, line: Line) -> list[str]:
    """Play or try one action; ``undo`` takes the seat's last one back."""
    seat = seat_number(scenario, line, line.subject)
    text, code = action_and_code(line)
    action = action_of(table.rules, line)
    if line.key == "refused":
        found = table.why_no_undo(seat) if action is None else table.refusal(seat, action)
        if found is None:
            return [f"{text} should be refused but is legal"]
        if code_of(found, code) != code:
            return [f"{text} is refused with {code_of(found, code)}, not {code}"]
        return []
    try:
        if action is None:
            table.undo(seat)
        else:
            table.play(seat, action)
    except Refused as refused:
        why = refused.refusal
        return [f"{text} is refused: {why.text} ({why.code}, {why.rule})"]
    return []
