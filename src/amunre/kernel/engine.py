"""The engine: runs phases, asks decisions, checks actions, and lets events change the state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, TypeVar

from amunre.kernel.chance import Chance, key_of
from amunre.kernel.errors import Refusal, Refused
from amunre.kernel.legal import NOTHING, Legal
from amunre.kernel.messages import Action, Audience, Event
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.state import Decision, Frame, Outcome, State

T = TypeVar("T")


class ChoiceSealed(Event, frozen=True):
    """A seat has made its sealed choice; others learn only that (R14)."""

    seat: int
    choice: Any
    audience: ClassVar[Audience] = Audience(("seat",), ("choice",))

    def apply(self, state: State) -> None:
        state.sealed[self.seat] = self.choice


class ChoiceChanged(Event, frozen=True):
    """A seat has replaced its sealed choice; nobody else learns of it (R14)."""

    seat: int
    choice: Any
    audience: ClassVar[Audience] = Audience(None, ("seat", "choice"))

    def apply(self, state: State) -> None:
        state.sealed[self.seat] = self.choice


class Transaction:
    """What one accepted action sets in motion: the state being changed and the events so far."""

    __slots__ = ("events", "rules", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.rules = state.rules
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        event.apply(self.state)
        self.events.append(event)

    def push(self, frame: Frame) -> None:
        """Begin a phase; the one that is in progress goes on when it is over."""
        self.state.stack.append(frame)

    def enter(self, phase: str, **fields: int) -> None:
        """Begin a phase known by its name, with the kind of frame that it has."""
        self.state.stack.append(self.rules.frames[phase](phase=phase, **fields))

    def pop(self) -> None:
        self.state.stack.pop()

    def ask(self, seats: Sequence[int], kind: str) -> None:
        """Put one question to one or more seats."""
        state = self.state
        state.serial += 1
        for seat in seats:
            state.open[seat] = Decision(state.serial, seat, kind)

    def shuffled(self, label: str, items: Sequence[T]) -> list[T]:
        """A shuffle from the labelled stream; put its result into an event."""
        return self.state.chance.shuffled(label, items)

    def finish(self, outcome: Outcome) -> None:
        self.state.outcome = outcome
        self.state.stack.clear()


def blank(rules: Ruleset, players: int, seed: str) -> State:
    """A game in which nothing has happened yet; the events of its past lead on from here."""
    state = State(rules, players, Chance(key_of(seed)), [Frame(phase="game")], {}, {}, {}, 0, None)
    for name, spec in rules.slices.items():
        state.slices[name] = spec.create(state)
    return state


def begin(rules: Ruleset, players: int, seed: str) -> tuple[State, list[Event]]:
    """A new game, played up to its first decision."""
    state = blank(rules, players, seed)
    tx = Transaction(state)
    run(tx)
    return state, tx.events


def run(tx: Transaction) -> None:
    """Run phases until somebody is asked or the game is over."""
    state = tx.state
    stack = state.stack
    phases = tx.rules.phases
    while stack and not state.open:
        frame = stack[-1]
        phases[frame.phase](tx, frame)


def legal(state: State, seat: int) -> Legal:
    """What the seat may do now; empty if it is not asked anything."""
    decision = state.open.get(seat)
    if decision is None:
        return NOTHING
    return state.rules.questions[decision.kind].legal(state, seat)


def refusal(state: State, seat: int, action: Action) -> Refusal | None:
    """Why the action would be refused, or ``None`` if it is legal."""
    decision = state.open.get(seat)
    if decision is None:
        if state.outcome is not None:
            return Refusal("game_over", "end-1", "The game is over.")
        return Refusal("not_your_decision", "game-2", "It is not your turn to decide.")
    rules = state.rules
    question = rules.questions[decision.kind]
    if action in question.legal(state, seat):
        return None
    reason = rules.reasons.get(decision.kind, {}).get(type(action))
    if reason is not None:
        return reason(state, seat, action)
    words = action.notation.split()[0]
    return Refusal("wrong_moment", "game-4", f"'{words}' is not possible now. {question.prompt}")


def apply(state: State, seat: int, action: Action, allowed: Legal | None = None) -> list[Event]:
    """Check and play an action: either it is legal and applies, or :class:`Refused` and nothing changes.

    ``allowed`` may be the seat's current legal set if the caller has it already.
    """
    decision = state.open.get(seat)
    if decision is None or action not in (allowed or legal(state, seat)):
        refused = refusal(state, seat, action)
        assert refused is not None
        raise Refused(refused)
    reveal = state.rules.questions[decision.kind].reveal
    tx = Transaction(state)
    if reveal is None:
        effect = state.rules.effects[type(action)]
        del state.open[seat]
        asker = state.stack[-1]  # no phase begins while a question is open
        effect(tx, asker, seat, action)
    else:
        first = seat not in state.sealed
        tx.emit(ChoiceSealed(seat, action) if first else ChoiceChanged(seat, action))
        if len(state.sealed) == len(state.open):
            choices = {chooser: state.sealed[chooser] for chooser in sorted(state.sealed)}
            state.open.clear()
            state.sealed.clear()
            reveal(tx, choices)
    run(tx)
    return tx.events
