"""A game with people and bots around it, and the file it is kept in."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec

from amunre.arena.guarded import Guarded, seat_bot
from amunre.bots import HINT_BOT, PATIENCE, Bot, check_bot, make_bot
from amunre.kernel.errors import SetupError
from amunre.kernel.game import Game
from amunre.kernel.messages import Action
from amunre.notation import GameFile, GameFileError, replay, write_game
from amunre.rules.setup import Setup, checked, start
from amunre.tui import saves
from amunre.tui.faces import scene_of
from amunre.tui.people import People
from amunre.tui.terms import terms_of

HUMAN = "human"
SEATS_HEADER = "table"
"""Header of a game file that says who plays each seat: ``human`` or the name of a bot."""
HINTS_HEADER = "hints"
"""Header of a game file that says ``off`` where bots give no hints."""


class Table:
    """The one place where the client changes a game."""

    def __init__(self, setup: Setup, game: Game, seats: tuple[str, ...], path: Path) -> None:
        self.setup = checked(setup)
        self.game = game
        self.seats = seats
        self.path = path
        self.headers: dict[str, str] = {}
        self.comments: dict[int, str] = {}
        self.notes: list[tuple[int, str]] = []
        self.bots: dict[int, Bot] = {
            seat: seat_bot(name, game.rules, seat, PATIENCE)
            for seat, name in enumerate(seats)
            if name != HUMAN
        }

    @property
    def humans(self) -> list[int]:
        return [seat for seat, name in enumerate(self.seats) if name == HUMAN]

    def people(self, viewer: int) -> People:
        officials = self.game.rules.config.components.officials
        return People(self.setup.seat_names(), viewer, terms_of(self.setup.title), officials)

    def scene(self, viewer: int) -> Any:
        """A view of the game at hand, ready to be drawn; which kind depends on the game."""
        return scene_of(self.setup.title, self.game.rules, self.game.view(viewer), self.people(viewer))

    def play(self, seat: int, action: Action) -> None:
        """Play an action. An interruption leaves the game before or after it, never between."""
        twin = self.game.copy()
        twin.play(seat, action)
        self.game = twin

    def undo(self, seat: int) -> Action:
        twin = self.game.copy()
        undone = twin.undo(seat)
        self.game = twin
        for number in [number for number in self.comments if number >= len(twin.commands)]:
            del self.comments[number]
        return undone.action

    def bot_turn(self, seat: int) -> bool:
        """Let a bot choose. Its chance hangs on the game alone, so a resumed table goes on the same way.

        False if it has failed just now, so that chance has chosen; the record has the reason.
        """
        game, bot = self.game, self.bots[seat]
        rng = random.Random(f"{self.setup.seed}/{seat}/{len(game.commands)}")
        faults = bot.faults if isinstance(bot, Guarded) else []
        before = len(faults)
        self.play(seat, bot.choose(game.view(seat), game.legal(seat), rng))
        for fault in faults[before:]:
            self.notes.append((len(game.commands), f"{self.seats[seat]} failed: {fault.reason}"))
        return len(faults) == before

    @property
    def gives_hints(self) -> bool:
        return self.headers.get(HINTS_HEADER) != "off"

    def note_hint(self, seat: int) -> None:
        """Whoever reads the record learns who was helped, and where."""
        self.notes.append((len(self.game.commands), f"{self.setup.seat_names()[seat]} took a hint"))

    def advice(self, seat: int) -> Action:
        """What a bot would do in a seat, from what that seat sees."""
        rng = random.Random(f"hint/{seat}/{len(self.game.commands)}")
        bot = make_bot(HINT_BOT, self.game.rules, seat)
        return bot.choose(self.game.view(seat), self.game.legal(seat), rng)

    def text(self) -> str:
        headers = {**self.headers, SEATS_HEADER: " ".join(self.seats)}
        return write_game(self.setup, self.game, self.comments, headers, self.notes)

    def save(self, path: Path | None = None) -> Path:
        path = path or self.path
        saves.write(path, self.text())
        return path


def new_table(setup: Setup, seats: tuple[str, ...], hints: bool = True) -> Table:
    table = Table(setup, start(setup), seats, saves.new_path(setup.title))
    if not hints:
        table.headers[HINTS_HEADER] = "off"
    return table


def load_table(path: Path, file: GameFile, seats: tuple[str, ...]) -> Table:
    """The table of a game file."""
    table = Table(file.setup, replayed(path, file), seats, path)
    table.headers = {key: value for key, value in file.headers.items() if key != SEATS_HEADER}
    table.comments = {number: move.comment for number, move in enumerate(file.moves) if move.comment}
    table.notes = file.notes
    return table


def replayed(path: Path, file: GameFile) -> Game:
    try:
        return replay(file)
    except GameFileError as problem:
        raise GameFileError(f"{path}: {problem}") from None


def seats_of(file: GameFile) -> tuple[str, ...] | None:
    """Who plays each seat, if the file says so and it can be done here."""
    words = tuple(file.headers.get(SEATS_HEADER, "").split())
    if not words:
        return None
    if len(words) != file.setup.players:
        raise SetupError(
            f"the header {SEATS_HEADER!r} must name {file.setup.players} seats, not {len(words)}."
        )
    for word in words:
        if word != HUMAN:
            check_bot(word)
    return words


def seat_plan(players: int, seat: int, humans: int, bots: list[str]) -> tuple[str, ...]:
    """People sit from ``seat`` on, bots take what is left; one bot's name is enough for all of them."""
    if not 1 <= humans <= players:
        raise SetupError(f"{players} players can be 1 to {players} people, not {humans}.")
    if not 0 <= seat < players:
        raise SetupError(f"the seats of {players} players are 0 to {players - 1}, not {seat}.")
    needed = players - humans
    if len(bots) == 1:
        bots = bots * needed
    if len(bots) != needed:
        raise SetupError(
            f"{players} players with {humans} of them human need {needed} bots, not {len(bots)}."
        )
    for name in bots:
        check_bot(name)
    people = {(seat + offset) % players for offset in range(humans)}
    rest = iter(bots)
    return tuple(HUMAN if number in people else next(rest) for number in range(players))


def seat_names(seats: tuple[str, ...], given: tuple[str, ...]) -> tuple[str, ...]:
    """A name for every seat: those given to people, ``greedy1`` and so on for bots."""
    humans = seats.count(HUMAN)
    if len(given) > humans:
        raise SetupError(f"{len(given)} names are given for {humans} people.")
    for name in given:
        if not name.isprintable() or len(name) > 20 or not name or len(name.split()) != 1:
            raise SetupError(f"{name!r} cannot be a name: use 1 to 20 letters without blanks.")
    plain = ["player"] if humans == 1 else [f"player{number + 1}" for number in range(humans)]
    people = iter([*given, *plain[len(given) :]])
    counts: dict[str, int] = {}
    names = []
    for seat in seats:
        counts[seat] = counts.get(seat, 0) + 1
        names.append(next(people) if seat == HUMAN else f"{seat}{counts[seat]}")
    return tuple(names)


def named(setup: Setup, seats: tuple[str, ...], given: tuple[str, ...]) -> Setup:
    return msgspec.structs.replace(setup, names=seat_names(seats, given))
