"""What composed modules lack, found before anybody plays by them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from amunre.kernel.errors import CompositionError
from amunre.kernel.phases import AskTogether, EachSeat, Sequence
from amunre.kernel.state import SeatTurn

if TYPE_CHECKING:
    from amunre.kernel.ruleset import Ruleset

ROOT = "game"
"""The phase that a game begins with."""


def refuse_gaps(rules: Ruleset) -> None:
    """Raise CompositionError, naming everything that would fail in play."""
    found = [*gaps_in_flow(rules), *gaps_in_actions(rules), *gaps_in_slices(rules)]
    if found:
        raise CompositionError("; ".join(found))


def gaps_in_flow(rules: Ruleset) -> Iterator[str]:
    if rules.phases and ROOT not in rules.phases:
        yield f"no phase is called {ROOT}, with which a game begins"
    for name, phase in rules.phases.items():
        match phase:
            case Sequence():
                yield from missing(phase.steps, rules.phases, f"phase {name} has the step {{}}, no phase")
            case EachSeat():
                yield from missing([phase.child], rules.phases, f"phase {name} repeats {{}}, no phase")
                if not issubclass(rules.frames.get(phase.child, SeatTurn), SeatTurn):
                    yield f"the frame of phase {phase.child} does not say whose turn it is"
            case AskTogether():
                yield from missing([phase.question], rules.questions, f"phase {name} asks {{}}, no question")
                question = rules.questions.get(phase.question)
                if question is not None and question.reveal is None:
                    yield f"phase {name} asks all at once {phase.question}, which is not a sealed question"
    yield from missing(rules.frames, rules.phases, "there is a frame for {}, no phase")


def gaps_in_actions(rules: Ruleset) -> Iterator[str]:
    known = set(rules.actions.values())
    yield from missing(rules.reasons, rules.questions, "there are reasons at {}, no question")
    for question, reasons in rules.reasons.items():
        for action in reasons.keys() - known:
            yield f"there is a reason at {question} against {action.__name__}, no action"
    for action in rules.effects.keys() - known:
        yield f"there is an effect of {action.__name__}, no action"
    sealed = {
        action
        for question, reasons in rules.reasons.items()
        for action in reasons
        if question in rules.questions and rules.questions[question].reveal is not None
    }
    for action in known:
        if action not in rules.effects and action not in sealed:
            yield f"action {action.__name__} has no effect and answers no sealed question"
        if not getattr(action, "notation", ""):
            yield f"action {action.__name__} has no notation"


def gaps_in_slices(rules: Ruleset) -> Iterator[str]:
    for name, spec in rules.slices.items():
        if spec.view is None and spec.scramble is None:
            yield f"slice {name} is hidden and says nothing about how to scramble it"


def missing(names: Iterable[str], known: Iterable[str], text: str) -> Iterator[str]:
    return (text.format(name) for name in names if name not in known)
