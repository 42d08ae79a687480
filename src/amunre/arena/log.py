"""The log of a tournament: its plan, then a line for every game, in the order in which they ended."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import IO

import msgspec

from amunre.arena.locking import lock
from amunre.arena.match import turned
from amunre.arena.tournament import GameResult, LineUp, Plan, label_of, rotations_of
from amunre.inputs import MIB, read_bytes
from amunre.kernel.errors import SetupError

ASKED_WITH = {
    "line_ups": "who plays",
    "move_seconds": "--seconds",
    "rules_version": "the rules by module",
}
"""What a part of a plan is called, where its name does not say it to everybody."""
LARGEST_LOG = 256 * MIB
"""Of a tournament; a game takes some 200 bytes."""


class Log:
    """Games that have been played; with a file, they are kept there and not played again.

    The file belongs to one tournament at a time: two that go on with it would play the same games.
    """

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.results: list[GameResult] = []
        self.file: IO[bytes] | None = None
        if path is None:
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self.file = path.open("a+b", buffering=0)  # a buffer that the disk has no room for cannot be closed
        try:
            if not stat.S_ISREG(os.fstat(self.file.fileno()).st_mode):
                raise SetupError(f"{path} cannot keep games; choose a file.")
            lock(
                self.file,
                f"another tournament is writing to {path} just now; wait for it, or choose another file.",
            )
            self.results = go_on_with(self.file, path, plan)
        except BaseException:
            self.close()
            raise

    def add(self, results: Iterable[GameResult]) -> None:
        fresh = list(results)
        self.results += fresh
        if self.file is not None:
            append(self.file, self.path, b"".join(line_of(result) for result in fresh))

    def close(self) -> None:
        if self.file is not None:
            self.file.close()

    def __enter__(self) -> Log:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def line_of(entry: Plan | GameResult) -> bytes:
    return msgspec.json.encode(entry) + b"\n"


def append(file: IO[bytes], path: Path, lines: bytes) -> None:
    """All or nothing, so that a log on a full disk can be read and gone on with."""
    before = file.seek(0, os.SEEK_END)
    left = memoryview(lines)
    try:
        while left:  # where room is short, a part is written
            left = left[file.write(left) :]
    except OSError as problem:
        with suppress(OSError):
            file.truncate(before)
        why = (problem.strerror or "it fails").lower()
        raise SetupError(
            f"{path} cannot be written: {why}. The games that are over are kept there, and the same command "
            "goes on from there."
        ) from None


def go_on_with(file: IO[bytes], path: Path, plan: Plan) -> list[GameResult]:
    """The games in a log; it is begun if it is empty, and freed of a line that was cut off."""
    file.seek(0)
    plan_line = line_of(plan)
    body = file.read(len(plan_line) + 1)
    if plan_line.startswith(body):  # new, or the program was ended while it wrote the plan
        file.truncate(0)
        append(file, path, plan_line)
        return []
    found, results, sound = read_log(path)
    if found != plan:
        raise SetupError(
            f"{path} holds another tournament: {'; '.join(differences(found, plan))}. Choose another file."
        )
    file.truncate(sound)
    return results


def differences(there: Plan, here: Plan) -> list[str]:
    return [
        f"{ASKED_WITH.get(name, name)} is {in_words(old)} there and {in_words(new)} here"
        for name in Plan.__struct_fields__
        if (old := getattr(there, name)) != (new := getattr(here, name))
    ]


def in_words(value: object) -> str:
    if isinstance(value, tuple):
        return " and ".join(",".join(line_up) for line_up in value)
    if isinstance(value, dict):
        return " ".join(f"{name}={setting}" for name, setting in value.items()) or "none"
    return str(value)


def read_log(path: Path) -> tuple[Plan, list[GameResult], int]:
    """Plan and games of a log, and how many of its bytes are whole lines.

    A game that stands there twice, as two programs at once can have written it, is taken once.
    """
    body = read_bytes(path, LARGEST_LOG)
    sound = body.rfind(b"\n") + 1
    if not sound:
        raise SetupError(f"{path} has no whole line, so it keeps no game: delete it, or choose another file.")
    first, *lines = body[:sound].splitlines()
    try:
        plan = msgspec.json.decode(first, type=Plan)
    except msgspec.DecodeError as problem:
        raise SetupError(f"{path} is no log of a tournament: line 1 is no plan ({problem}).") from None
    seatings = {
        (number, turn): tuple(map(label_of, turned(line_up, turn)))
        for number, line_up in enumerate(plan.line_ups)
        for turn in rotations_of(line_up)
    }
    games: dict[tuple[int, int, int], GameResult] = {}
    for number, line in enumerate(lines, 2):
        try:
            game = msgspec.json.decode(line, type=GameResult)
            check_game(game, plan, seatings)
        except (msgspec.DecodeError, ValueError) as problem:
            raise SetupError(
                f"{path}, line {number} is no game ({problem}); without that line the log can be used."
            ) from None
        games.setdefault(game.key, game)
    return plan, list(games.values()), sound


def check_game(game: GameResult, plan: Plan, seatings: dict[tuple[int, int], LineUp]) -> None:
    """ValueError if a game cannot have come out of a plan, whose bots sit so by line-up and rotation."""
    for name in ("bots", "places", "points", "lost"):
        count = len(getattr(game, name))
        if count != plan.players:
            raise ValueError(f"{name} has {count} entries, and {plan.players} play")
    if any(not 0 <= fault.seat < plan.players for fault in game.faults):
        raise ValueError("a fault is of a seat that is none")
    if game.deal < 0:
        raise ValueError(f"there is no deal {game.deal}")
    if (game.line_up, game.rotation) not in seatings:
        raise ValueError(f"the plan has no line-up {game.line_up} with rotation {game.rotation}")
    if game.bots != seatings[game.line_up, game.rotation]:
        raise ValueError(f"{', '.join(game.bots)} do not sit so in the plan")
    if any(place != 1 + sum(other < place for other in game.places) for place in game.places):
        raise ValueError(f"{', '.join(map(str, game.places))} cannot be the places of a game")
