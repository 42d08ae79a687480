"""Games that go on from a stored state and not from their beginning, and what had happened by then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from amunre.kernel.engine import ChoiceChanged, ChoiceSealed, blank
from amunre.kernel.game import Command, Game, Origin
from amunre.kernel.messages import Event
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.state import Outcome, State, digest
from amunre.notation import NotationError, read_position, write_position
from amunre.rules.setup import Setup, checked, rules_of
from amunre.rules.shared.ending import GameEnded
from amunre.tables.entries import MovePlayed, MoveUndone
from amunre.tables.patched import RulesPatched

if TYPE_CHECKING:
    from amunre.tables.table import Logged


class Past(NamedTuple):
    """What a game is resumed with apart from its state."""

    commands: list[Command]
    events: list[Event]
    ends: list[int]
    """Number of events after the set-up and after each command."""


def position_of(setup: Setup, state: State) -> str:
    """The position line of a game, also of one with figures of its own: the set-up has them."""
    return write_position(msgspec.structs.replace(setup, overrides={}), state)


def state_of(setup: Setup, position: str, expected: str) -> State:
    """The state of a position line; raises NotationError if it is not the one that was written."""
    _, state = read_position(position, setup)
    if digest(state) != expected:
        raise NotationError("the position is not the one that was written.")
    return state


def resumed(setup: Setup, log: Sequence[Logged], patched: RulesPatched) -> Game:
    """The game with which an entry goes on under other rules."""
    state = state_of(setup, patched.position, patched.state)
    return carried(setup, state, standing_events(log[: patched.kept + 1]))


def carried(setup: Setup, state: State, events: Sequence[Event]) -> Game:
    """A game that was not played here up to a state. Nothing before that can be taken back."""
    header = msgspec.json.encode(checked(setup), order="sorted")
    past = Past([], list(events), [len(events)])
    return Game.resumed(state.rules, setup.seed, header, state, *past, Origin(state.copy(), tuple(events)))


def standing_events(log: Sequence[Logged]) -> list[Event]:
    """What the entries have led to, apart from what was taken back."""
    batches: list[tuple[Event, ...]] = []
    for logged in log:
        entry = logged.entry
        if isinstance(entry, RulesPatched):
            batches = [tuple(standing_events(log[: entry.kept + 1]))]
        elif isinstance(entry, MoveUndone):
            del batches[-1:]
        elif isinstance(entry, MovePlayed) or logged.events:
            batches.append(logged.events)
    return [event for batch in batches for event in batch]


def told_game(setup: Setup, log: Sequence[Logged], before: Game | None) -> Game:
    """The game as the events of its past tell it: what lies where, and nothing of what is asked.

    Before the last entry it was the one ``before``.
    """
    last = log[-1]
    if before is None or isinstance(last.entry, MoveUndone | RulesPatched):
        rules = rules_of(setup)
        state = blank(rules, setup.players, setup.seed)
        events = new = standing_events(log)
    else:
        rules, state, new = before.rules, before.state.copy(), list(last.events)
        events = before.events + new
    for event in new:
        if not isinstance(event, ChoiceSealed | ChoiceChanged):
            event.apply(state)
        if isinstance(event, GameEnded):
            state.outcome = Outcome(event.winners, event.places, event.points, event.decided_by)
    return Game.resumed(rules, setup.seed, b"", state, [], events, [len(events)])


def past_of(rules: Ruleset, log: Sequence[Logged], since: int = -1) -> Past:
    """The commands of a game that stand, their events, and where the events of each end.

    Entries up to ``since`` are the past of a game that goes on from there, without commands of its own.
    """
    before = standing_events(log[: since + 1])
    moves: list[tuple[Command | None, Sequence[Event]]] = [(None, before)] if since >= 0 else []
    for logged in log[since + 1 :]:
        entry = logged.entry
        if isinstance(entry, MovePlayed):
            action = msgspec.convert(entry.action, rules.actions[entry.action["type"]])
            moves.append((Command(entry.seat, action), logged.events))
        elif isinstance(entry, MoveUndone):
            moves.pop()
        elif logged.events:  # the deal
            moves.append((None, logged.events))
    commands = [command for command, _ in moves if command is not None]
    events = [event for _, led_to in moves for event in led_to]
    ends = [0]
    for _, led_to in moves:
        ends.append(ends[-1] + len(led_to))
    return Past(commands, events, ends[1:])
