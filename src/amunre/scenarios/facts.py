"""Checking the facts that a scenario states: what is the same for every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import asdict

from amunre.kernel.engine import legal, refusal
from amunre.kernel.errors import Refusal
from amunre.kernel.game import Game
from amunre.kernel.messages import Action, Event, visible
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.state import plain
from amunre.notation.actions import NotationError, read_action
from amunre.rules.shared.points import table_of
from amunre.scenarios.format import Line, Scenario, ScenarioError, by_seat, seat_number, whole, words_of
from amunre.scenarios.setting import order_of
from amunre.scenarios.slices import slice_field

NOBODY = -1
NOBODY_YET = "nobody yet"


class Reader:
    """What facts are asked of: the state, the events since the given position, those of the last action."""

    def __init__(self, scenario: Scenario, game: Game) -> None:
        self.scenario = scenario
        self.state = game.state
        self.events = game.events
        self.news = game.events[game.ends[-2] :] if game.commands else []

    def name(self, seat: int) -> str:
        return "nobody" if seat == NOBODY else self.scenario.seats[seat]


Check = Callable[[Reader, Line], list[str]]
"""Sentences for what is not as a line says."""


def differ(what: str, expected: Any, found: Any) -> list[str]:
    return [] if expected == found else [f"{what}: expected {expected}, found {found}"]


def check_slice(reader: Reader, line: Line) -> list[str]:
    """``slice NAME.tokens: [1, 0, 0]``: a field of an expansion's part of the state, in JSON."""
    part, field, wanted = slice_field(reader.state, line)
    return differ(line.subject, wanted, plain(getattr(part, field)))


def check_learned(reader: Reader, line: Line) -> list[str]:
    """``learned blue: choice_sealed``: what the last action has told a seat, event by event."""
    seat = seat_number(reader.scenario, line, line.subject)
    shown = [visible(event, seat) for event in reader.news]
    found = [event["type"] for event in shown if event is not None]
    return differ(f"what {line.subject} learned", words_of(line), found)


def check_order(reader: Reader, line: Line) -> list[str]:
    wanted = [reader.name(seat) for seat in order_of(reader.scenario, line)]
    return differ("order", wanted, [reader.name(seat) for seat in table_of(reader.state).order])


def check_score(reader: Reader, line: Line) -> list[str]:
    """``score red: pyramids 7, sets 3``: exact points by source, everything scored since the position."""
    seat = seat_number(reader.scenario, line, line.subject)
    found: Counter[str] = Counter()
    for item in table_of(reader.state).items:
        if item.seat == seat and item.source != "given":
            found[item.source] += item.points
    wanted: Counter[str] = Counter()
    for part in line.value.split(","):
        words = part.split()
        if words != ["nothing"]:
            if len(words) != 2:
                raise ScenarioError(line.number, f"{part.strip()!r} should be a source and a number.")
            if words[0] in wanted:
                raise ScenarioError(line.number, f"{words[0]} is named twice.")
            wanted[words[0]] = whole(line, words[1])
    return differ(f"score of {line.subject}", dict(sorted(wanted.items())), dict(sorted(found.items())))


def check_decision(reader: Reader, line: Line) -> list[str]:
    """``decision: red bid`` or ``decision: red offer, blue offer`` or ``decision: nobody``."""
    if line.value != "nobody":
        for part in line.value.split(","):
            if len(part.split()) != 2:
                raise ScenarioError(line.number, f"{part.strip()!r} should be a seat and a decision.")
            seat_number(reader.scenario, line, part.split()[0])
    asked = [f"{reader.name(seat)} {decision.kind}" for seat, decision in sorted(reader.state.open.items())]
    wanted = [] if line.value == "nobody" else [" ".join(part.split()) for part in line.value.split(",")]
    return differ("decision", sorted(wanted), sorted(asked))


def check_legal(reader: Reader, line: Line) -> list[str]:
    """``legal red: bid thebes 6`` and ``illegal red: bid thebes 3 (bid_too_low)``."""
    seat = seat_number(reader.scenario, line, line.subject)
    text, code = action_and_code(line)
    action = action_of(reader.state.rules, line)
    if action is None:
        raise ScenarioError(line.number, f"undo is tried with '{line.subject} refused: undo' under 'when'.")
    found = refusal(reader.state, seat, action)
    if line.key == "legal":
        return [] if found is None else [f"{text} is refused: {found.text} ({found.code}, {found.rule})"]
    if found is None:
        return [f"{text} is legal"]
    return differ(f"refusal of {text}", code, code_of(found, code))


def code_of(found: Refusal, wanted: str) -> str:
    """As much of a refusal as is asked for: nothing, its code, or its code and rule."""
    return " ".join((found.code, found.rule)[: len(wanted.split())])


def action_and_code(line: Line) -> tuple[str, str]:
    text, _, code = line.value.partition("(")
    return text.strip(), code.strip(" )")


def action_of(rules: Ruleset, line: Line) -> Action | None:
    """``None`` is ``undo``."""
    text, code = action_and_code(line)
    if code and line.key not in ("refused", "illegal"):
        raise ScenarioError(line.number, f"({code}) belongs to actions that are refused.")
    try:
        return None if text == "undo" else read_action(rules, text)
    except NotationError as problem:
        raise ScenarioError(line.number, str(problem)) from None


def check_count(reader: Reader, line: Line) -> list[str]:
    """``count red: 12``: how many actions are legal."""
    return [
        text
        for seat, expected in by_seat(reader.scenario, line).items()
        for text in differ(f"legal actions of {reader.name(seat)}", expected, len(legal(reader.state, seat)))
    ]


def check_winner(reader: Reader, line: Line) -> list[str]:
    for name in words_of(line) if line.value != NOBODY_YET else ():
        seat_number(reader.scenario, line, name)
    outcome = reader.state.outcome
    found = NOBODY_YET if outcome is None else " ".join(reader.name(seat) for seat in outcome.winners)
    return differ("winner", " ".join(words_of(line)), found)


def check_decided(reader: Reader, line: Line) -> list[str]:
    outcome = reader.state.outcome
    return differ("decided by", line.value, "nothing yet" if outcome is None else outcome.decided_by)


def check_numbers(number: Callable[[Reader, int], int]) -> Check:
    """``gold red: 12``: a number that every seat has."""

    def check(reader: Reader, line: Line) -> list[str]:
        return [
            text
            for seat, expected in by_seat(reader.scenario, line).items()
            for text in differ(f"{line.key} of {reader.name(seat)}", expected, number(reader, seat))
        ]

    return check


def income_by(event: type[Event]) -> Check:
    """``income red: 17``: the gold of a seat's last event of a kind, -1 if there was none."""

    def income(reader: Reader, seat: int) -> int:
        own = [asdict(e) for e in reader.events if isinstance(e, event) and asdict(e)["seat"] == seat]
        return int(own[-1]["gold"]) if own else -1

    return check_numbers(income)


def place_of(reader: Reader, seat: int) -> int:
    return reader.state.outcome.places[seat] if reader.state.outcome else 0


def check_figures(figure: Callable[[Reader, str], int]) -> Check:
    """``round: 3``: a number of the table, by the name of the line."""

    def check(reader: Reader, line: Line) -> list[str]:
        return differ(line.key, whole(line, line.value), figure(reader, line.key))

    return check


CHECKS: Mapping[str, Check] = {
    "gold": check_numbers(lambda reader, seat: table_of(reader.state).gold[seat]),
    "points": check_numbers(lambda reader, seat: table_of(reader.state).points[seat]),
    "places": check_numbers(place_of),
    "kingdom": check_figures(lambda reader, key: table_of(reader.state).kingdom),
    "legal": check_legal,
    "illegal": check_legal,
    "slice": check_slice,
    "order": check_order,
    "learned": check_learned,
    "score": check_score,
    "decision": check_decision,
    "count": check_count,
    "winner": check_winner,
    "decided": check_decided,
}
