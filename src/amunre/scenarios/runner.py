"""Running scenarios: set the position, play the actions, compare the facts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from amunre.kernel.errors import Refused, SetupError
from amunre.kernel.game import Game
from amunre.kernel.ruleset import Ruleset
from amunre.notation.actions import NotationError, read_action
from amunre.rules.catalogue import ruleset
from amunre.scenarios.facts import Reader, action_and_code, code_of
from amunre.scenarios.format import Line, Scenario, ScenarioError, read_scenarios, seat_number
from amunre.scenarios.language import differences, set_up


class Result(NamedTuple):
    """How a scenario went in one title."""

    name: str
    title: str
    rules: tuple[str, ...]
    differences: list[str]


class Table(Game):
    """A game that begins with a scenario's position; nothing before it can be taken back."""

    def __init__(self, scenario: Scenario, rules: Ruleset) -> None:
        self.scenario = scenario
        super().__init__(rules, len(scenario.seats), scenario.seed)

    def _restart(self) -> None:
        self.state, self.events = set_up(self.scenario, self.rules)
        self.ends = [len(self.events)]
        self._legal.clear()


def check_text(text: str) -> list[Result]:
    """Run all scenarios of a text, each in all of its titles."""
    return [
        Result(scenario.name, title, scenario.rules, run_scenario(scenario, title))
        for scenario in read_scenarios(text)
        for title in scenario.titles
    ]


def check_file(path: Path) -> list[Result]:
    return check_text(path.read_text(encoding="utf-8"))


def run_scenario(scenario: Scenario, title: str) -> list[str]:
    """Sentences for all that differs; empty if the scenario holds."""
    try:
        options: Mapping[str, str] = scenario.options
        table = Table(scenario, ruleset(title, len(scenario.seats), options))
    except SetupError as problem:
        raise ScenarioError(scenario.line, str(problem)) from None
    for block, line in scenario.steps:
        if block == "when":
            wrong = step(scenario, table, line)
        else:
            wrong = differences(Reader(scenario, table), line)
        if wrong:
            return wrong
    return []


def step(scenario: Scenario, table: Table, line: Line) -> list[str]:
    """Play or try one action; ``undo`` takes the seat's last one back."""
    seat = seat_number(scenario, line, line.subject)
    text, code = action_and_code(line)
    try:
        action = None if text == "undo" else read_action(table.rules, text)
    except NotationError as problem:
        raise ScenarioError(line.number, str(problem)) from None
    if line.key == "refused":
        found = table.why_no_undo(seat) if action is None else table.refusal(seat, action)
        if found is None:
            return [f"line {line.number}: {text} should be refused but is legal"]
        if code_of(found, code) != code:
            return [f"line {line.number}: {text} is refused with {code_of(found, code)}, not {code}"]
        return []
    try:
        if action is None:
            table.undo(seat)
        else:
            table.play(seat, action)
    except Refused as refused:
        why = refused.refusal
        return [f"line {line.number}: {text} is refused: {why.text} ({why.code}, {why.rule})"]
    return []
