"""Checking game files, one line for each."""

from __future__ import annotations

from pathlib import Path

import click

from amunre.kernel.errors import SetupError
from amunre.kernel.game import Game
from amunre.notation import GameFile, GameFileError, replay
from amunre.rules.components import ComponentError
from amunre.rules.setup import start
from amunre.tui import saves
from amunre.tui.words import listed, plural

SOUND, DIFFERENT, UNREADABLE = 0, 1, 2


def verify_file(path: Path) -> int:
    """Play a game file again and print one line; gives the exit code for it."""
    try:
        file = saves.read(path)
        start(file.setup)
    except (GameFileError, SetupError, ComponentError) as problem:
        text = str(problem)
        return complain(text if text.startswith(str(path)) else f"{path}: {text}")
    except click.ClickException as problem:
        return complain(problem.message)
    try:
        game = replay(file)
    except GameFileError as problem:
        click.echo(f"{path}: DIFFERS, {problem}")
        return DIFFERENT
    click.echo(f"{path}: sound; {result(file, game)}")
    return SOUND


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
