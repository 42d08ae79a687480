"""Random games of every table that can be set up, checked step by step: ``python -m amunre.arena.campaign``.

A campaign goes round all combinations of title, expansions, player count and options. It keeps its book in a
folder and goes on where it stopped; game ``n`` is the same on every machine, however many processes play.
"""

from __future__ import annotations

import os
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType

import click
import msgspec
from platformdirs import user_data_path

from amunre.arena.book import Book, Failure, open_book, own_folder, save_book, save_totals, write_whole
from amunre.arena.checks import Checker
from amunre.arena.combinations import Round, wanted_titles
from amunre.arena.match import play_match
from amunre.arena.reporting import Report, table_of, watcher
from amunre.arena.workers import in_order
from amunre.kernel.errors import SetupError
from amunre.kernel.game import Game
from amunre.notation import write_game
from amunre.rules.setup import Setup, start

BATCH = 10
"""Games that a process plays before it reports; also what an interrupt waits for."""
SECONDS_IN_AN_HOUR = 3600


class Trouble(msgspec.Struct, frozen=True):
    """A failed game, on its way from the process that played it."""

    number: int
    problem: str
    record: str


class Played(msgspec.Struct):
    """What came of a batch."""

    end: int
    games: int = 0
    events: int = 0
    decisions: int = 0
    counts: Counter[str] = msgspec.field(default_factory=Counter)
    troubles: list[Trouble] = msgspec.field(default_factory=list)


class Batch(msgspec.Struct, frozen=True):
    """Games ``first`` to ``end - 1`` of the campaign with this seed and these tables."""

    seed: str
    round: Round
    first: int
    end: int


def setup_of(seed: str, tables: Round, number: int) -> Setup:
    return tables.table(number).setup(f"{seed}/{number}")


def play_checked(setup: Setup) -> tuple[Game | None, int, str]:
    """Play a random game under all checks: the game as far as it went, its events, and the problem if any."""
    checker = Checker(setup.seed)
    problem = ""
    try:
        play_match(setup, ["random"] * setup.players, checker)
    except Exception as error:  # whatever it is, it must not happen, and the campaign reports it and goes on
        place = traceback.extract_tb(error.__traceback__)[-1]
        problem = f"{type(error).__name__}: {error} ({Path(place.filename).name}:{place.lineno})"
    return checker.game, checker.events, problem


def play_batch(batch: Batch) -> Played:
    played = Played(batch.end)
    for number in range(batch.first, batch.end):
        setup = setup_of(batch.seed, batch.round, number)
        game, events, problem = play_checked(setup)
        played.games += 1
        played.events += events
        played.decisions += len(game.commands) if game is not None else 0
        played.counts[batch.round.table(number).label] += 1
        if problem:
            played.troubles.append(Trouble(number, problem, failure_record(setup, game, problem)))
    return played


def failure_record(setup: Setup, game: Game | None, problem: str) -> str:
    """The game file of a failed game; one that could not even be set up has nothing to record."""
    if game is None:
        return f"; {setup}\n; {problem}\n"
    return write_game(setup, game, notes=[(len(game.commands), problem)])


def enter(book: Book, folder: Path, played: Played) -> None:
    """Add a batch to the book and keep the records of its failures."""
    book.next = played.end
    book.games += played.games
    book.events += played.events
    book.decisions += played.decisions
    book.add_counts(played.counts)
    for trouble in played.troubles:
        file = folder / f"failure-{trouble.number}.amunre"
        write_whole(file, trouble.record.encode())
        words = ["-m amunre.arena.campaign", f"--seed {book.seed}", book.round.words()]
        command = " ".join([Path(sys.executable).name, *filter(None, words), f"--game {trouble.number}"])
        label = book.round.table(trouble.number).label
        book.failures.append(Failure(trouble.number, label, trouble.problem, str(file), command))


def batches(book: Book, end: int | None, goes_on: Callable[[], bool]) -> Iterator[Batch]:
    """Batch after batch until a number of games is reached or there is a reason to stop."""
    first = book.next
    while goes_on() and (end is None or first < end):
        last = first + BATCH if end is None else min(first + BATCH, end)
        yield Batch(book.seed, book.round, first, last)
        first = last


def run(
    book: Book, folder: Path, games: int | None, seconds: float | None, jobs: int, report: Report
) -> None:
    """Play on in a campaign; an interrupt ends it after the batches that have begun."""
    began, spent = time.monotonic(), book.seconds
    interrupted: list[int] = []

    def interrupt(number: int, frame: FrameType | None) -> None:
        interrupted.append(number)
        signal.signal(signal.SIGINT, signal.default_int_handler)  # a second one is meant

    def goes_on() -> bool:
        return not interrupted and (seconds is None or time.monotonic() - began < seconds)

    before = signal.signal(signal.SIGINT, interrupt)
    try:
        end = None if games is None else book.next + games
        for played in in_order(play_batch, batches(book, end, goes_on), jobs):
            enter(book, folder, played)
            book.seconds = spent + time.monotonic() - began
            save_book(folder, book)
            report(book)
    finally:
        signal.signal(signal.SIGINT, before)


def replay_one(seed: str, tables: Round, number: int) -> bool:
    """Play one game of a campaign again and tell how it went."""
    setup = setup_of(seed, tables, number)
    start(setup)
    click.echo(f"game {number}: {tables.table(number).label}, seed {setup.seed}")
    game, events, problem = play_checked(setup)
    click.echo(
        problem or f"played {len(game.commands) if game else 0} decisions and {events} events, all sound"
    )
    return not problem


@click.command()
@click.option("--games", type=click.IntRange(min=1), help="How many more games to play.")
@click.option("--hours", type=click.FloatRange(min=0), help="How long to play.")
@click.option(
    "--jobs", type=click.IntRange(min=1), default=os.cpu_count() or 1, help="Processes; all cores by default."
)
@click.option("--seed", default="campaign", show_default=True, help="Names the campaign's games.")
@click.option(
    "--dir", "folder", type=click.Path(file_okay=False, path_type=Path), help="Where the book is kept."
)
@click.option("--game", type=click.IntRange(min=0), help="Play this one game again and tell what is wrong.")
@click.option(
    "--titles", default="", help="Only these titles, separated by commas; +NAME for all with an expansion."
)
@click.option("--full", is_flag=True, help="All choices of options with every mix of expansions in each lap.")
def main(
    games: int | None,
    hours: float | None,
    jobs: int,
    seed: str,
    folder: Path | None,
    game: int | None,
    titles: str,
    full: bool,
) -> None:
    """Let random bots play every table that can be set up, and check every step.

    Goes on where the campaign in the folder stopped; without a limit, one lap is played. In a lap every title
    has every player count, without expansions with every choice of options, and each mix of expansions with a
    few choices that change from lap to lap.
    """
    seconds = None if hours is None else hours * SECONDS_IN_AN_HOUR
    try:
        tables = Round(wanted_titles(titles), full)
        if game is not None:
            sys.exit(0 if replay_one(seed, tables, game) else 1)
        folder = folder or user_data_path("amunre") / "campaign"
        if games is None and hours is None:
            games = tables.size
        with own_folder(folder):
            book = open_book(folder, seed, tables)
            with watcher(book.games, games, seconds) as report:
                run(book, folder, games, seconds, jobs, report)
            totals = save_totals(folder, book)
    except SetupError as problem:
        raise click.ClickException(str(problem)) from None
    table_of(book)
    click.echo(totals.decode())
    sys.exit(1 if book.failures else 0)


if __name__ == "__main__":
    main()
