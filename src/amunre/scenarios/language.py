"""The words of each game in scenarios. A game is known by the class of what its rules are composed with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from amunre.kernel.chance import Chance, key_of
from amunre.kernel.engine import Transaction, run
from amunre.kernel.messages import Event
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.state import State
from amunre.rules.base.board import Config
from amunre.rules.cardgame.table import CardConfig
from amunre.scenarios import (
    board_facts,
    board_position,
    board_setting,
    card_facts,
    card_position,
    card_setting,
)
from amunre.scenarios.facts import Check, Reader
from amunre.scenarios.format import Gathered, Line, Remark, Scenario, ScenarioError
from amunre.scenarios.setting import Layer


class Language(NamedTuple):
    """How positions of a game are given and its facts checked."""

    moments: Callable[[dict[str, Line]], Iterator[dict[str, Line]]]
    """Lines that say when it is, for positions that leave that open: from the first moment on."""
    place: Callable[[State, dict[str, Line]], None]
    """Puts the flow right before the given phase."""
    begin: Callable[[State], None]
    """What everybody has where a position says nothing."""
    layers: Mapping[str, Layer]
    """How each line of a position is laid on the table."""
    finish: Callable[[State, Scenario], None]
    """Deals the rest when all lines are laid."""
    impossible: Callable[[State, Scenario], Iterator[Remark]]
    """What could not come about in any game."""
    checks: Mapping[str, Check]


LANGUAGES: dict[type, Language] = {
    Config: Language(
        board_setting.moments,
        board_setting.place,
        board_setting.begin,
        board_setting.LAYERS,
        board_setting.finish,
        board_position.impossible,
        board_facts.CHECKS,
    ),
    CardConfig: Language(
        card_setting.moments,
        card_setting.place,
        card_setting.begin,
        card_setting.LAYERS,
        card_setting.finish,
        card_position.impossible,
        card_facts.CHECKS,
    ),
}


def language_of(rules: Ruleset) -> Language:
    return LANGUAGES[type(rules.config)]


def set_up(scenario: Scenario, rules: Ruleset) -> tuple[State, list[Event]]:
    """The given position, played up to its first decision, with the events on the way."""
    state = position(scenario, rules)
    tx = Transaction(state)
    run(tx)
    return state, tx.events


def position(scenario: Scenario, rules: Ruleset) -> State:
    """The position at the moment that is given, or else at the first moment that it fits."""
    language = language_of(rules)
    given = {line.key: line for line in scenario.given}
    problems: list[ScenarioError] = []
    for moment in language.moments(given):
        try:
            return lay_position(scenario, rules, language, {**given, **moment})
        except ScenarioError as problem:
            problems.append(problem)
    raise min(problems, key=lambda problem: len(problem.remarks))


def lay_position(scenario: Scenario, rules: Ruleset, language: Language, lines: dict[str, Line]) -> State:
    """All lines in turn; one error tells all that is wrong with them, or else with the whole."""
    state = State(rules, len(scenario.seats), Chance(key_of(scenario.seed)), [], {}, {}, {}, 0, None)
    for name, spec in rules.slices.items():
        state.slices[name] = spec.create(state)
    found = Gathered()
    with found.going_on():
        language.place(state, lines)
    if "phase" in lines and lines["phase"].value == "setup":
        text = "nothing else can be given before the set-up."
        found += [Remark(line.number, text) for line in scenario.given if line.key != "phase"]
        found.stop_here()
        return state
    placed = not found
    language.begin(state)
    laid: list[Line] = []
    for line in scenario.given:
        with found.going_on():
            lay(language, state, scenario, line)
            laid.append(line)
    if placed:
        found += language.impossible(state, scenario._replace(given=laid))
    found.stop_here()
    language.finish(state, scenario)
    check_position(state, scenario)
    return state


def lay(language: Language, state: State, scenario: Scenario, line: Line) -> None:
    layer = language.layers.get(line.key)
    if layer is None:
        raise ScenarioError(line.number, f"{line.key!r} cannot be given.")
    layer(state, scenario, line)


def check_position(state: State, scenario: Scenario) -> None:
    """The invariants of the game itself, for whatever no line was blamed for."""
    for spec in state.rules.slices.values():
        for fault in spec.audit(state) if spec.audit else ():
            raise ScenarioError(scenario.line, f"the given position is not possible: {fault}.")


def differences(reader: Reader, line: Line) -> list[str]:
    """Sentences for what is not as the line says."""
    check = language_of(reader.state.rules).checks.get(line.key)
    if check is None:
        raise ScenarioError(line.number, f"{line.key!r} cannot be stated under 'then'.")
    return check(reader, line)
