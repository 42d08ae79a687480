"""A game in progress with its history: play, undo, log, digests. The state itself keeps no history."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any

import msgspec

from amunre.kernel import engine
from amunre.kernel.errors import Refusal, Refused
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action, Event, visible
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.state import Decision, Outcome, State
from amunre.kernel.view import View, view


class Command(msgspec.Struct, frozen=True):
    """An accepted action of a seat."""

    seat: int
    action: Action


def first_digest(header: bytes) -> bytes:
    """Where the chain of digests of a set-up begins."""
    return hashlib.blake2b(header, digest_size=16).digest()


def extend_digest(link: bytes, events: Iterable[Event]) -> bytes:
    """The chain with further events."""
    for event in events:
        link = hashlib.blake2b(link + msgspec.json.encode(event, order="sorted"), digest_size=16).digest()
    return link


class Origin(msgspec.Struct, frozen=True):
    """A state to go on from, and the events that have led to it."""

    state: State
    events: tuple[Event, ...]


class Game:
    """A set-up and its accepted commands, with the state and events they lead to."""

    def __init__(self, rules: Ruleset, players: int, seed: str, header: bytes = b"") -> None:
        self.rules = rules
        self.players = players
        self.seed = seed
        self.header = header
        """What identifies the set-up; the chain of digests begins with it."""
        self.commands: list[Command] = []
        self.state: State
        self.events: list[Event]
        self.ends: list[int]
        """Number of events after the set-up and after each command."""
        self.origin: Origin | None = None
        """Where the commands lead on from, in a game that was not played here from its beginning."""
        self._legal: dict[int, Legal] = {}
        self._restart()

    def _restart(self) -> None:
        if self.origin is None:
            self.state, self.events = engine.begin(self.rules, self.players, self.seed)
        else:
            self.state, self.events = self.origin.state.copy(), list(self.origin.events)
        self.ends = [len(self.events)]
        self._legal.clear()

    def _replay(self) -> None:
        """Play all commands again from the start."""
        commands, self.commands = self.commands, []
        self._restart()
        for command in commands:
            self.play(command.seat, command.action)

    def __repr__(self) -> str:
        """What is played and where it stands: ``<Game of base: 3 players, 12 commands; seat 2: bid>``."""
        if self.outcome is not None:
            winners = " and ".join(f"seat {seat}" for seat in self.outcome.winners)
            stands = f"won by {winners} with {max(self.outcome.points)} points"
        else:
            stands = ", ".join(map(str, self.decisions))
        modules = ", ".join(self.rules.modules)
        return f"<Game of {modules}: {self.players} players, {len(self.commands)} commands; {stands}>"

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    @property
    def decisions(self) -> list[Decision]:
        """Open decisions, by seat; sealed choices stay open until the last seat has chosen (R14)."""
        return [decision for _, decision in sorted(self.state.open.items())]

    @property
    def waiting_for(self) -> list[int]:
        """Seats that must act before the game goes on."""
        return [seat for seat in sorted(self.state.open) if seat not in self.state.sealed]

    def legal(self, seat: int) -> Legal:
        """What the seat may do now."""
        allowed = self._legal.get(seat)
        if allowed is None:
            allowed = self._legal[seat] = engine.legal(self.state, seat)
        return allowed

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why the action would be refused, or ``None``."""
        return engine.refusal(self.state, seat, action)

    def play(self, seat: int, action: Action, decision: str | None = None) -> list[Event]:
        """Play an action, perhaps naming the decision it answers; raises :class:`Refused` otherwise."""
        asked = self.state.open.get(seat)
        if decision is not None and asked is not None and asked.id != decision:
            text = "This answers an earlier question; look at the present one."
            raise Refused(Refusal("stale_decision", "game-9", text))
        try:
            events = engine.apply(self.state, seat, action, self.legal(seat))
        except Refused:
            raise
        except BaseException:  # a fault of a rule, in the middle of a change
            self._replay()
            raise
        self._legal.clear()
        self.commands.append(Command(seat, action))
        self.events.extend(events)
        self.ends.append(len(self.events))
        return events

    def view(self, viewer: int) -> View:
        return view(self.state, viewer)

    def log(self, viewer: int, since: int = 0) -> list[dict[str, Any]]:
        """What the viewer has learned, event by event."""
        seen = (visible(event, viewer) for event in self.events[since:])
        return [event for event in seen if event is not None]

    def why_no_undo(self, seat: int) -> Refusal | None:
        """Why the seat cannot take back the last action, or ``None`` if it can (R66)."""
        over = Refusal("turn_is_over", "R66", "Your turn is over; only actions within a turn are undone.")
        if seat in self.state.sealed:  # asked first: who acted last may be a choice changed in secret (R14)
            return over
        if not self.commands or self.commands[-1].seat != seat:
            return Refusal("not_last_to_act", "R66", "Only your own last action can be taken back.")
        if seat not in self.state.open:
            return over
        if not all(event.undoable for event in self.events[self.ends[-2] :]):
            text = "That action has shown something hidden or random, so it stands."
            return Refusal("something_was_shown", "R66", text)
        return None

    def undo(self, seat: int) -> Command:
        """Take back the seat's last action, within its own turn."""
        refused = self.why_no_undo(seat)
        if refused is not None:
            raise Refused(refused)
        undone = self.commands.pop()
        self._replay()
        return undone

    def digests(self) -> list[str]:
        """A chain with a link for each event, begun with the set-up. Not for players while the game runs."""
        link = first_digest(self.header)
        chain = []
        for event in self.events:
            link = extend_digest(link, (event,))
            chain.append(link.hex())
        return chain

    def copy(self) -> Game:
        """An independent game with the same past."""
        past = (self.commands.copy(), self.events.copy(), self.ends.copy())
        return Game.resumed(self.rules, self.seed, self.header, self.state.copy(), *past, self.origin)

    @staticmethod
    def resumed(
        rules: Ruleset,
        seed: str,
        header: bytes,
        state: State,
        commands: list[Command],
        events: list[Event],
        ends: list[int],
        origin: Origin | None = None,
    ) -> Game:
        """A game whose state and past are known already; nothing is played again."""
        game = Game.__new__(Game)
        game.rules, game.players, game.seed, game.header = rules, state.players, seed, header
        game.state, game.commands, game.events, game.ends = state, commands, events, ends
        game.origin, game._legal = origin, {}
        return game
