"""How a campaign tells what it is doing: a bar on a terminal, plain lines elsewhere, a table at the end."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from amunre.arena.book import Book

Report = Callable[[Book], None]

PAUSE = 10.0
"""Seconds between two plain lines."""


@contextmanager
def watcher(already: int, games: int | None, seconds: float | None) -> Iterator[Report]:
    """Something that is told of the book after every batch."""
    if sys.stdout.isatty():
        with bar(already, games, seconds) as report:
            yield report
    else:
        yield lines()


@contextmanager
def bar(already: int, games: int | None, seconds: float | None) -> Iterator[Report]:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[unit]}, {task.fields[failures]} failures"),
        TimeElapsedColumn(),
    )
    began = time.monotonic()
    with Progress(*columns) as progress:
        unit = "games" if games is not None else "seconds"
        total = games if games is not None else int(seconds or 0)
        task = progress.add_task("campaign", total=total, unit=unit, failures=0)

        def report(book: Book) -> None:
            done = book.games - already if games is not None else int(time.monotonic() - began)
            progress.update(task, completed=done, failures=len(book.failures))

        yield report


def lines() -> Report:
    told = time.monotonic()

    def report(book: Book) -> None:
        nonlocal told
        if time.monotonic() - told >= PAUSE:
            told = time.monotonic()
            print(f"{book.games} games, {book.events} events, {len(book.failures)} failures", flush=True)

    return report


def table_of(book: Book) -> None:
    """Games by title and player count, totals, and every failure with the command that shows it."""
    games: Counter[str] = Counter()
    tables: Counter[str] = Counter()
    for label, count in book.counts.items():
        name = label.split()[0]
        games[name] += count
        tables[name] += 1
    table = Table("title/players", "combinations", "games", title=f"campaign {book.seed}")
    for name in games:
        table.add_row(name, str(tables[name]), str(games[name]))
    table.add_section()
    table.add_row("all", str(len(book.counts)), str(book.games))
    console = Console()
    console.print(table)
    console.print(f"{book.events} events, {book.decisions} decisions, {book.seconds:.0f} seconds")
    for failure in book.failures:
        console.print(f"game {failure.number} ({failure.combination}): {failure.problem}", markup=False)
        console.print(f"  {failure.file}\n  {failure.command}", markup=False)
