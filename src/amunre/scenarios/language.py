"""The words of each game in scenarios. A game is known by the class of what its rules are composed with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from amunre.kernel.chance import Chance, key_of
from amunre.kernel.engine import Transaction, run
from amunre.kernel.messages import Event
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.state import State
from amunre.rules.base.board import Config
from amunre.rules.cardgame.table import CardConfig
from amunre.scenarios import board_facts, board_setting, card_facts, card_setting
from amunre.scenarios.facts import Check, Reader
from amunre.scenarios.format import Line, Scenario, ScenarioError


class Language(NamedTuple):
    """How positions of a game are given and its facts checked."""

    place: Callable[[State, dict[str, Line]], None]
    """Puts the flow right before the given phase."""
    lay_table: Callable[[State, Scenario], None]
    checks: Mapping[str, Check]


LANGUAGES: dict[type, Language] = {
    Config: Language(board_setting.place, board_setting.lay_table, board_facts.CHECKS),
    CardConfig: Language(card_setting.place, card_setting.lay_table, card_facts.CHECKS),
}


def language_of(rules: Ruleset) -> Language:
    return LANGUAGES[type(rules.config)]


def set_up(scenario: Scenario, rules: Ruleset) -> tuple[State, list[Event]]:
    """The given position, played up to its first decision, with the events on the way."""
    players = len(scenario.seats)
    state = State(rules, players, Chance(key_of(scenario.seed)), [], {}, {}, {}, 0, None)
    for name, spec in rules.slices.items():
        state.slices[name] = spec.create(state)
    lines = {line.key: line for line in scenario.given}
    language = language_of(rules)
    language.place(state, lines)
    if lines["phase"].value != "setup":
        language.lay_table(state, scenario)
        check_position(state, scenario)
    elif len(lines) > 1:
        raise ScenarioError(lines["phase"].number, "nothing else can be given before the set-up.")
    tx = Transaction(state)
    run(tx)
    return state, tx.events


def check_position(state: State, scenario: Scenario) -> None:
    """Positions that no game can reach are refused: four farmers on three fields, three stones."""
    for spec in state.rules.slices.values():
        for fault in spec.audit(state) if spec.audit else ():
            raise ScenarioError(scenario.line, f"the given position is not possible: {fault}.")


def differences(reader: Reader, line: Line) -> list[str]:
    """Sentences for what is not as the line says."""
    check = language_of(reader.state.rules).checks.get(line.key)
    if check is None:
        raise ScenarioError(line.number, f"{line.key!r} cannot be stated under 'then'.")
    return [f"line {line.number}: {text}" for text in check(reader, line)]
