"""Running scenario files: a line for each, and whatever differs or is wrong below it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import click

from amunre.scenarios import Remark, Report, Result, examine_file
from amunre.tui import saves
from amunre.tui.checking import DIFFERENT, SOUND, UNREADABLE, complain
from amunre.tui.words import plural


class Checked(NamedTuple):
    """A file with what its scenarios came to."""

    path: Path
    results: list[Result]
    mistakes: list[Remark]
    unreadable: str
    """Why the file could not be read at all, or empty."""

    @property
    def wrong(self) -> list[Result]:
        return [result for result in self.results if result.remarks]

    @property
    def complaints(self) -> list[str]:
        if self.unreadable:
            return [self.unreadable]
        return [f"{self.path}: {mistake}" for mistake in self.mistakes]


def check_files(paths: tuple[Path, ...], only: str, as_json: bool) -> int:
    """Run all scenarios, or those that are meant; the exit code."""
    files = scenario_files(paths)
    found = [check_file(path, only) for path in files]
    if only:
        found = [file for file in found if file.results or file.complaints]
        if not found:
            raise click.ClickException(f"no scenario has {only!r} in its name or as one of its rules.")
    if as_json:
        click.echo(json.dumps(as_data(found), indent=2))
    else:
        for file in found:
            show(file)
        if len(files) > 1 or any(path.is_dir() for path in paths):
            click.echo(f"{plural(len(found), 'file')}: {summary(found)}")
    if any(file.complaints for file in found):
        return UNREADABLE
    return DIFFERENT if any(file.wrong for file in found) else SOUND


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


def check_file(path: Path, only: str) -> Checked:
    why = ""
    report = Report([], [])
    try:
        report = examine_file(path, only)
    except UnicodeError:
        why = f"{path} is not a scenario file: it is not text."
    except OSError as problem:
        why = saves.unreadable(path, problem).message
    return Checked(path, *report, why)


def show(file: Checked) -> None:
    for text in file.complaints:
        complain(text)
    if file.results or not file.complaints:
        click.echo(f"{file.path}: {summary([file])}")
    for result in file.wrong:
        click.echo(f"  DIFFERS: {result.name} ({result.title}{row_in_words(result)})")
        for text in result.differences:
            click.echo(f"    {text}")


def row_in_words(result: Result) -> str:
    """Which row of the examples it was."""
    if result.example is None:
        return ""
    cells = ", ".join(f"{name} {cell}" for name, cell in result.example.values.items())
    return f"; line {result.example.line}: {cells}"


def summary(files: list[Checked]) -> str:
    """How many scenarios hold, and how many lines stand in the way of others."""
    results = [result for file in files for result in file.results]
    hold = sum(not result.remarks for result in results)
    mistakes = sum(len(file.complaints) for file in files)
    text = f"{hold} of {plural(len(results), 'scenario')} hold"
    return f"{text}; {plural(mistakes, 'mistake')}" if mistakes else text


def as_data(files: list[Checked]) -> dict[str, Any]:
    """The whole report for programs; its shape is described in ``docs/scenarios.md``."""
    results = [result for file in files for result in file.results]
    differ = sum(len(file.wrong) for file in files)
    mistakes = sum(len(file.complaints) for file in files)
    return {
        "holds": not differ and not mistakes,
        "files": [file_as_data(file) for file in files],
        "total": {
            "files": len(files),
            "scenarios": len(results),
            "hold": len(results) - differ,
            "differ": differ,
            "mistakes": mistakes,
        },
    }


def file_as_data(file: Checked) -> dict[str, Any]:
    whole = [{"line": None, "where": "", "text": file.unreadable}] if file.unreadable else []
    return {
        "file": str(file.path),
        "scenarios": [result_as_data(result) for result in file.results],
        "mistakes": whole + [mistake._asdict() for mistake in file.mistakes],
    }


def result_as_data(result: Result) -> dict[str, Any]:
    return {
        "name": result.name,
        "line": result.line,
        "title": result.title,
        "rules": list(result.rules),
        "row": None if result.example is None else result.example._asdict(),
        "holds": not result.remarks,
        "differences": [{"line": remark.line, "text": remark.text} for remark in result.remarks],
    }
