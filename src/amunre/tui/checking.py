"""Checking game files, one line for each."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import click
from msgspec import to_builtins

from amunre.kernel.errors import SetupError
from amunre.kernel.game import Game
from amunre.notation import GameFile, GameFileError, replay
from amunre.rules.components import ComponentError
from amunre.rules.setup import start
from amunre.tui import saves
from amunre.tui.words import listed, plural

SOUND, DIFFERENT, UNREADABLE = 0, 1, 2


class Judged(NamedTuple):
    """What came of playing a game file again."""

    code: int
    reason: str
    """Why it is not sound, or empty."""
    file: GameFile | None = None
    game: Game | None = None


def judged(path: Path) -> Judged:
    """Play a game file again and compare everything in it."""
    try:
        file = saves.read(path)
        start(file.setup)
    except (GameFileError, SetupError, ComponentError) as problem:
        text = str(problem)
        return Judged(UNREADABLE, text if text.startswith(str(path)) else f"{path}: {text}")
    except click.ClickException as problem:
        return Judged(UNREADABLE, problem.message)
    try:
        return Judged(SOUND, "", file, replay(file))
    except GameFileError as problem:
        return Judged(DIFFERENT, str(problem), file)


def verify_file(path: Path) -> int:
    """Print one line about a game file; gives the exit code for it."""
    found = judged(path)
    if found.file is None:
        return complain(found.reason)
    if found.game is None:
        click.echo(f"{path}: DIFFERS, {found.reason}")
    else:
        click.echo(f"{path}: sound; {result(found.file, found.game)}")
    return found.code


def as_data(path: Path, found: Judged) -> dict[str, Any]:
    """The same for programs; ``sound`` and ``reason`` are there for records of tables too."""
    data: dict[str, Any] = {"file": str(path), "sound": found.code == SOUND, "reason": found.reason}
    if found.file is None:
        return data
    setup = found.file.setup
    data |= {"title": setup.title, "names": list(setup.seat_names())}
    if found.game is not None:
        outcome = found.game.outcome
        data |= {
            "actions": len(found.game.commands),
            "outcome": None if outcome is None else to_builtins(outcome),
        }
    return data


def complain(text: str) -> int:
    click.echo(f"amunre: {text}", err=True)
    return UNREADABLE


def result(file: GameFile, game: Game) -> str:
    """Points and winner, or how far the game has come."""
    setup = file.setup
    names = setup.seat_names()
    played = f"{setup.title}, {plural(setup.players, 'player')}, {plural(len(game.commands), 'action')}"
    outcome = game.outcome
    if outcome is None:
        return f"{played}; not over yet"
    points = ", ".join(f"{name} {count}" for name, count in zip(names, outcome.points, strict=True))
    winners = listed(names[seat] for seat in outcome.winners)
    how = "shared by" if len(outcome.winners) > 1 else "won by"
    tie = "" if outcome.decided_by in ("points", "shared") else f" ({outcome.decided_by})"
    return f"{played}; {points}; {how} {winners}{tie}"
