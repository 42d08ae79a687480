"""Modules and their composition, once, into one immutable set of plain callables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, is_dataclass, replace
from dataclasses import fields as dataclass_fields
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from msgspec.structs import fields

from amunre.kernel.chance import Rng
from amunre.kernel.errors import CompositionError, Refusal
from amunre.kernel.gaps import refuse_gaps
from amunre.kernel.legal import Group, Legal
from amunre.kernel.messages import Action, Event, check_audience
from amunre.kernel.phases import EachSeat, Phase, Sequence
from amunre.kernel.state import Frame, SeatTurn, State

if TYPE_CHECKING:
    from amunre.kernel.engine import Transaction
    from amunre.kernel.view import View

Point = Callable[..., Any]


Effect = Callable[["Transaction", Any, int, Any], None]
"""What an action of a seat does once it has been found legal; it is given the frame that asked."""
Reason = Callable[[State, int, Any], Refusal]
"""Why an action is not in the legal set; it explains and never decides."""
Effects = dict[type[Action], Effect]
Reasons = dict[str, dict[type[Action], Reason]]
Offer = Callable[[State, int], list[Group]]
"""Further groups of actions that a module offers at a question."""


@dataclass(frozen=True)
class Question:
    """A kind of decision: what may be done, and how it is asked."""

    legal: Callable[[State, int], Legal]
    prompt: str
    """What the seat is asked, in one sentence."""
    reveal: Callable[[Transaction, dict[int, Any]], None] | None = None
    """For sealed questions: opens everybody's choice together. Other actions take effect at once."""


@dataclass(frozen=True)
class SliceSpec:
    """How a module's slice is made, shown and imagined."""

    create: Callable[[State], Any]
    view: Callable[[State, int], Any] | None
    """What a viewer may know of the slice, built up from nothing; without it the slice is wholly hidden."""
    imagine: Callable[[State, View, Rng], Any]
    """A slice that agrees with a view."""
    scramble: Callable[[State, int, Rng, bool], Any] | None = None
    """The slice with everything changed that is hidden from a viewer, found without asking the view; every
    slice that hides something needs it."""
    audit: Callable[[State], list[str]] | None = None
    """Sentences for every broken invariant of the slice."""
    complete: Callable[[State], None] | None = None
    """Puts what a hand-made position does not mention where it belongs, for instance the rest of a deck."""


@dataclass(frozen=True)
class Module:
    """One edition, expansion or piece of either. All of them are of this one kind."""

    name: str
    summary: str = ""
    version: int = 1
    """Rises with every change through which the same commands could lead to another game."""
    exact_since: int = 1
    """The earliest version that is still played just as it was."""
    requires: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    points: Mapping[str, Any] = field(default_factory=dict)
    """Rule points this module introduces."""
    replaces: Mapping[str, Any] = field(default_factory=dict)
    """Rule points of earlier modules answered here instead; one module at most for each point."""
    wraps: Mapping[str, Callable[[Point], Point]] = field(default_factory=dict)
    """Functions that take the earlier answer to a rule point and give the new one, in module order."""
    phases: Mapping[str, Phase] = field(default_factory=dict)
    replaces_phases: Mapping[str, Phase] = field(default_factory=dict)
    frames: tuple[type[Frame], ...] = ()
    """Frames of the phases that keep something, be it more than the seat whose turn it is."""
    inserts: Mapping[str, tuple[tuple[str, str], ...]] = field(default_factory=dict)
    """Steps put into sequences: for a sequence, pairs of a step and the new step right behind it."""
    questions: Mapping[str, Question] = field(default_factory=dict)
    replaces_questions: Mapping[str, Question] = field(default_factory=dict)
    offers: Mapping[str, Offer] = field(default_factory=dict)
    """Further actions at a question of another module."""
    effects: Mapping[type[Action], Effect] = field(default_factory=dict)
    """What each action does; an action has one effect, wherever it is offered."""
    reasons: Mapping[str, Mapping[type[Action], Reason]] = field(default_factory=dict)
    """For a question, why actions that belong there are refused; any other comes at the wrong moment."""
    tables: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """Rows added to named tables; a row has one home."""
    slices: Mapping[str, SliceSpec] = field(default_factory=dict)
    actions: tuple[type[Action], ...] = ()
    events: tuple[type[Event], ...] = ()
    points_type: Callable[..., Any] | None = None
    """The typed record that the composed points are put into; given by a game's first module."""


@dataclass(frozen=True)
class Ruleset:
    """Composed modules. Nothing in here asks which edition is being played."""

    modules: tuple[str, ...]
    points: Any
    phases: Mapping[str, Phase]
    frames: Mapping[str, type[Frame]]
    """The kind of frame that each phase has."""
    questions: Mapping[str, Question]
    effects: Mapping[type[Action], Effect]
    reasons: Mapping[str, Mapping[type[Action], Reason]]
    tables: Mapping[str, Mapping[str, Any]]
    slices: Mapping[str, SliceSpec]
    actions: Mapping[str, type[Action]]
    events: Mapping[str, type[Event]]
    suppliers: Mapping[str, tuple[str, ...]]
    """For each ``point x``, ``phase x`` and so on, the modules that supply it, in order."""
    config: Any
    """What the title was set up with (components, options); fixed for the whole game."""


def in_order(modules: Iterable[Module]) -> list[Module]:
    """Modules sorted so that each comes behind what it requires or follows; otherwise as given."""
    waiting = list(modules)
    names = {module.name for module in waiting}
    for module in waiting:
        for needed in module.requires:
            if needed not in names:
                raise CompositionError(f"module {module.name} needs module {needed}")
    done: list[Module] = []
    placed: set[str] = set()
    while waiting:
        for module in waiting:
            before = {name for name in module.requires + module.after if name in names}
            if before <= placed:
                break
        else:
            raise CompositionError(f"modules wait for each other: {', '.join(m.name for m in waiting)}")
        waiting.remove(module)
        done.append(module)
        placed.add(module.name)
    return done


class _Register:
    """Collects named things and who supplied them."""

    def __init__(self, what: str, suppliers: dict[str, tuple[str, ...]]) -> None:
        self.what = what
        self.suppliers = suppliers
        self.items: dict[str, Any] = {}
        self.replaced: dict[str, str] = {}

    def add(self, module: str, items: Mapping[str, Any]) -> None:
        for name, item in items.items():
            if name in self.items:
                first = self.suppliers[f"{self.what} {name}"][0]
                raise CompositionError(f"{self.what} {name} comes from both {first} and {module}")
            self.items[name] = item
            self.suppliers[f"{self.what} {name}"] = (module,)

    def replace(self, module: str, items: Mapping[str, Any]) -> None:
        for name, item in items.items():
            if name not in self.items:
                raise CompositionError(f"module {module} replaces {self.what} {name}, which nobody supplies")
            if name in self.replaced:
                both = f"{self.replaced[name]} and {module}"
                raise CompositionError(f"{self.what} {name} is replaced by both {both}")
            self.replaced[name] = module
            self.items[name] = item
            self.suppliers[f"{self.what} {name}"] += (module,)

    def wrap(self, module: str, items: Mapping[str, Callable[[Any], Any]]) -> None:
        for name, wrapper in items.items():
            if name not in self.items:
                raise CompositionError(f"module {module} wraps {self.what} {name}, which nobody supplies")
            self.items[name] = wrapper(self.items[name])
            self.suppliers[f"{self.what} {name}"] += (module,)


def compose(modules: Iterable[Module], config: Any = None) -> Ruleset:
    """Fold modules into a ruleset; every clash is an error here and never in play."""
    ordered = in_order(modules)
    suppliers: dict[str, tuple[str, ...]] = {}
    points = _Register("point", suppliers)
    phases = _Register("phase", suppliers)
    questions = _Register("question", suppliers)
    slices = _Register("slice", suppliers)
    actions = _Register("action", suppliers)
    events = _Register("event", suppliers)
    effects = _Register("effect", suppliers)
    reasons: dict[str, _Register] = {}
    frames = _Register("frame", suppliers)
    tables: dict[str, _Register] = {}
    points_type: Callable[..., Any] = dict
    for module in ordered:
        points_type = module.points_type or points_type
        points.add(module.name, module.points)
        points.replace(module.name, module.replaces)
        points.wrap(module.name, module.wraps)
        phases.add(module.name, module.phases)
        phases.replace(module.name, module.replaces_phases)
        questions.add(module.name, module.questions)
        questions.replace(module.name, module.replaces_questions)
        frames.add(module.name, {phase_of(frame): frame for frame in module.frames})
        for question, found in module.reasons.items():
            named = {_tag(action): (action, reason) for action, reason in found.items()}
            reasons.setdefault(question, _Register(f"reason at {question} against", suppliers)).add(
                module.name, named
            )
        slices.add(module.name, module.slices)
        for event in module.events:
            check_audience(event)
        actions.add(module.name, {_tag(action): action for action in module.actions})
        effects.add(module.name, {_tag(action): effect for action, effect in module.effects.items()})
        events.add(module.name, {_tag(event): event for event in module.events})
        for table, rows in module.tables.items():
            tables.setdefault(table, _Register(f"table {table}", suppliers)).add(module.name, rows)
    for module in ordered:
        phases.wrap(module.name, {name: _inserting(steps) for name, steps in module.inserts.items()})
        questions.wrap(module.name, {name: _offering(offer) for name, offer in module.offers.items()})
    by_type = {action: effect for module in ordered for action, effect in module.effects.items()}
    rules = Ruleset(
        modules=tuple(module.name for module in ordered),
        points=filled(points_type, points.items),
        phases=MappingProxyType(phases.items),
        frames=MappingProxyType(kinds_of_frames(phases.items, frames.items)),
        questions=MappingProxyType(questions.items),
        effects=MappingProxyType(by_type),
        reasons=MappingProxyType({name: dict(found.items.values()) for name, found in reasons.items()}),
        tables=MappingProxyType({name: MappingProxyType(reg.items) for name, reg in tables.items()}),
        slices=MappingProxyType(slices.items),
        actions=MappingProxyType(actions.items),
        events=MappingProxyType(events.items),
        suppliers=MappingProxyType(suppliers),
        config=config,
    )
    refuse_gaps(rules)
    return rules


def phase_of(frame: type[Frame]) -> str:
    """The phase whose frames are of a kind."""
    name = next(found.default for found in fields(frame) if found.name == "phase")
    if not isinstance(name, str):
        raise CompositionError(f"frame {frame.__name__} does not say of which phase it is")
    return name


def kinds_of_frames(phases: Mapping[str, Phase], own: Mapping[str, type[Frame]]) -> dict[str, type[Frame]]:
    """The kind of frame of each phase: its own, that of its building block, or a plain one."""
    turns = {phase.child for phase in phases.values() if isinstance(phase, EachSeat)}
    usual: dict[str, type[Frame]] = {
        name: getattr(phase, "frame", SeatTurn if name in turns else Frame) for name, phase in phases.items()
    }
    return {**usual, **own}


def filled(points_type: Callable[..., Any], answers: Mapping[str, Any]) -> Any:
    """The record of rule points; each of them must be answered, and nothing else."""
    if is_dataclass(points_type):
        known = {found.name for found in dataclass_fields(points_type)}
        unknown, missing = sorted(answers.keys() - known), sorted(known - answers.keys())
        if unknown or missing:
            wrong = ", ".join([*(f"unknown {name}" for name in unknown), *(f"no {name}" for name in missing)])
            raise CompositionError(f"the rule points do not fit {points_type}: {wrong}")
    return points_type(**answers)


def _inserting(pairs: tuple[tuple[str, str], ...]) -> Callable[[Phase], Phase]:
    """A sequence with further steps; several behind one step stand in module order."""

    def with_steps(phase: Phase) -> Phase:
        if not isinstance(phase, Sequence):
            raise CompositionError("steps can be put into a sequence only")
        for behind, step in pairs:
            phase = phase.with_step(behind, step)
        return phase

    return with_steps


def _offering(offer: Offer) -> Callable[[Question], Question]:
    def with_offer(question: Question) -> Question:
        inner = question.legal

        def legal(state: State, seat: int) -> Legal:
            return Legal([*inner(state, seat).groups, *offer(state, seat)])

        return replace(question, legal=legal)

    return with_offer


def _tag(message: type[Action] | type[Event]) -> str:
    return str(message.__struct_config__.tag)
