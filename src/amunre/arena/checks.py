"""What must hold in every game, checked while it is being played."""

from __future__ import annotations

import random

from amunre.arena.ledger import Ledger
from amunre.arena.strays import stray_action
from amunre.kernel.chance import Chance
from amunre.kernel.engine import legal
from amunre.kernel.errors import Refused
from amunre.kernel.game import Game
from amunre.kernel.legal import Legal
from amunre.kernel.messages import SPECTATOR, Event
from amunre.kernel.state import State, digest
from amunre.kernel.view import determinize, scramble, view
from amunre.notation import read_action, write_action
from amunre.rules.shared.points import table_of

LONGEST_GAME = 2_000
"""Random games of five players stay far below this many commands."""
CLOSER_LOOKS = 0.08
"""Share of the positions at which legal sets, refusals and views are tried out, for that takes long."""
STRAYS = 4
LISTED = 400
"""Larger legal sets are sampled only."""


class Fault(Exception):
    """Something that must never happen has happened; the sentence says what."""


def require(holds: bool, sentence: str) -> None:
    if not holds:
        raise Fault(sentence)


class Checker:
    """Follows one game from its set-up to its end: call it after every command.

    It keeps a table of its own on which it lets the events happen one by one, so that every invariant is
    checked after every event, and so that anything changed by other means than events shows.
    """

    def __init__(self, seed: str, closer_looks: float | None = None) -> None:
        self.rng = random.Random(f"{seed}/checks")
        self.closer_looks = CLOSER_LOOKS if closer_looks is None else closer_looks
        self.game: Game | None = None
        self.events = 0

    def __call__(self, game: Game) -> None:
        if self.game is None:
            self.game = game
            self.twin = empty_twin(game.state)
            self.ledger = Ledger(game.players)
        for event in game.events[self.events :]:
            self.follow(event)
        self.events = len(game.events)
        check_same_table(game.state, self.twin)
        check_flow(game)
        if game.outcome is None and self.rng.random() < self.closer_looks:
            check_legal_sets(game, self.rng)
            check_strays(game, self.rng)
            check_view(game, self.rng)

    def follow(self, event: Event) -> None:
        """Let an event happen on the twin, then look at everything."""
        points = table_of(self.twin).points.copy()
        event.apply(self.twin)
        table = table_of(self.twin)
        self.ledger.book(event)
        booked = self.ledger.gold
        require(table.gold == booked, f"gold is {table.gold}, but the book says {booked}, after {event}")
        risen = all(now >= then for now, then in zip(table.points, points, strict=True))
        require(risen, f"points fell after {event}")
        for fault in faults_of(self.twin):
            raise Fault(f"{fault} after {event}")


def faults_of(state: State) -> list[str]:
    """Broken invariants of every slice."""
    specs = state.rules.slices.values()
    return [fault for spec in specs if spec.audit is not None for fault in spec.audit(state)]


def check_audits(game: Game) -> None:
    """The invariants of every slice as the game stands: the quickest check."""
    for fault in faults_of(game.state):
        raise Fault(f"{fault} after {len(game.commands)} commands")


def empty_twin(state: State) -> State:
    """The same game before its first event."""
    twin = State(state.rules, state.players, Chance(b""), [], {}, {}, {}, 0, None)
    for name, spec in state.rules.slices.items():
        twin.slices[name] = spec.create(twin)
    return twin


def check_same_table(state: State, twin: State) -> None:
    for name, part in state.slices.items():
        other = twin.slices[name]
        for field in type(part).__slots__:
            same = getattr(part, field) == getattr(other, field)
            require(same, f"{name}.{field} was changed by something that is not an event")


def check_flow(game: Game) -> None:
    """Somebody can act until the end, nobody afterwards, and the end comes in time."""
    require(len(game.commands) <= LONGEST_GAME, f"the game goes on after {LONGEST_GAME} commands")
    if game.outcome is not None:
        require(not game.decisions, "the game is over, but somebody is asked something")
    else:
        require(bool(game.waiting_for), "the game is not over, but nobody is asked anything")
        for seat in game.waiting_for:
            require(bool(game.legal(seat)), f"seat {seat} is asked something, but may do nothing")


def check_legal_sets(game: Game, rng: random.Random) -> None:
    """A legal set agrees with itself, with refusals, and with the notation."""
    for seat in game.state.open:
        allowed = game.legal(seat)
        if len(allowed) <= LISTED:
            actions = list(allowed)
            require(
                len(actions) == len(allowed), f"seat {seat}: {len(allowed)} legal actions, not all listed"
            )
            require(len(set(actions)) == len(actions), f"seat {seat}: a legal action is listed twice")
        action = allowed.sample(rng)
        require(action in allowed, f"seat {seat}: {action} was sampled but is not in the legal set")
        require(game.refusal(seat, action) is None, f"seat {seat}: {action} is legal but would be refused")
        text = write_action(action)
        require(
            read_action(game.rules, text) == action, f"{action} is written {text!r}, which reads otherwise"
        )


def check_strays(game: Game, rng: random.Random) -> None:
    """What is not legal is refused with a reason, and a refusal changes nothing."""
    before = digest(game.state)
    for _ in range(STRAYS):
        seat = rng.randrange(game.players)
        action = stray_action(game.rules, rng)
        refusal = game.refusal(seat, action)
        is_legal = action in game.legal(seat)
        require((refusal is None) == is_legal, f"seat {seat}: {action} is both legal and refused, or neither")
        if refusal is not None:
            require(bool(refusal.code and refusal.rule and refusal.text), f"no reason to refuse {action}")
            try:
                game.play(seat, action)
            except Refused:
                continue
            raise Fault(f"seat {seat}: {action} should be refused, but was played")
    require(digest(game.state) == before, "a refused action has changed the game")


def check_view(game: Game, rng: random.Random) -> None:
    """Worlds that differ in hidden things look the same to the viewer, and allow the viewer the same.

    One is imagined from the view alone, the other is the true one with all changed that ought to be hidden.
    """
    viewer = rng.choice([SPECTATOR, *range(game.players)])
    seen = game.view(viewer)
    worlds = {
        "a state imagined from its view": determinize(game.rules, seen, rng),
        "a state with other hidden things": scramble(game.state, viewer, rng),
    }
    for what, world in worlds.items():
        require(view(world, viewer) == seen, f"to viewer {viewer} {what} looks otherwise")
        for fault in faults_of(world):
            raise Fault(f"{what}, of viewer {viewer}, is not sound: {fault}")
        if viewer in game.state.open:
            check_same_legal(game.legal(viewer), legal(world, viewer), f"seat {viewer} in {what}", rng)


def check_same_legal(allowed: Legal, again: Legal, where: str, rng: random.Random) -> None:
    require(len(allowed) == len(again), f"{where} may do otherwise")
    action = allowed.sample(rng)
    require(action in again, f"{where} may not do {action}")
