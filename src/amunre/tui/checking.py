"""Checking game files and scenarios, one line for each."""

from __future__ import annotations

from collections.abc import Iterable
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


def scenario_files(paths: Iterable[Path]) -> list[Path]:
    """The files themselves, and all scenarios in folders."""
    found: list[Path] = []
    for path in paths:
        if not path.is_dir():
            found.append(path)
            continue
        inside = sorted(path.rglob("*.scenario"))
        if not inside:
            raise click.ClickException(f"there is no *.scenario file in {path}.")
        found.extend(inside)
    return found


def check_files(paths: Iterable[Path]) -> int:
    """Run all scenarios; every difference is a line of its own."""
    codes = [check_file(path) for path in scenario_files(paths)]
    return max(codes)


def check_file(path: Path) -> int:
    from amunre import scenarios

    try:
        results = scenarios.check_file(path)
    except UnicodeError:
        return complain(f"{path} is not a scenario file: it is not text.")
    except scenarios.ScenarioError as problem:
        return complain(f"{path}: {problem}")
    except OSError as problem:
        return complain(saves.unreadable(path, problem).message)
    wrong = [found for found in results if found.differences]
    click.echo(f"{path}: {len(results) - len(wrong)} of {plural(len(results), 'scenario')} hold")
    for found in wrong:
        click.echo(f"  DIFFERS: {found.name} ({found.title})")
        for text in found.differences:
            click.echo(f"    {text}")
    return DIFFERENT if wrong else SOUND
