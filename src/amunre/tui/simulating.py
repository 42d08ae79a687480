"""Many games between bots, with progress on the way and a table at the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from amunre.arena.simulate import Summary, simulate
from amunre.bots import DEFAULT_BOT
from amunre.kernel.errors import SetupError
from amunre.rules.catalogue import check_players, title_of
from amunre.tui.reports import plain_table, say, show
from amunre.tui.scores import rank
from amunre.tui.terms import terms_of
from amunre.tui.words import listed, plural

TENTHS = 10


class Told(Protocol):
    def __call__(self, done: int) -> None: ...


@contextmanager
def shown_progress(console: Console, games: int, what: str = "game") -> Iterator[Told]:
    """A bar on a terminal; elsewhere a line for every tenth of the games."""
    if console.is_terminal:
        columns = (TextColumn(f"{what}s"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=console, transient=True) as progress:
            task = progress.add_task("games", total=games)
            yield lambda done: progress.update(task, completed=done)
        return
    told = 0

    def tell(done: int) -> None:
        nonlocal told
        if done * TENTHS // games > told:
            told = done * TENTHS // games
            console.print(f"{done} of {plural(games, what)}")

    yield tell


def run(
    console: Console,
    title: str,
    players: int | None,
    games: int,
    seed: str,
    bots: tuple[str, ...] | None,
    options: Mapping[str, str],
    components: tuple[str, Mapping[str, object]],
    jobs: int,
    keep: Path | None = None,
) -> Summary:
    """Check what was asked for, fill in the rest and play."""
    known = title_of(title)
    count = players if players is not None else known.players[0]
    check_players(known, count)
    if jobs < 1:
        raise SetupError(f"--jobs must be 1 or more, not {jobs}.")
    names = bots if bots is not None else (DEFAULT_BOT,)
    if len(names) == 1:
        names = names * count
    with shown_progress(console, games) as tell:
        return simulate(title, count, games, seed, names, options, components, tell, jobs, keep)


# The summary


def show_summary(console: Console, summary: Summary) -> None:
    games = plural(summary.games, "game")
    head = f"{summary.title}, {summary.players} players, {games}, seed {summary.seed}: {listed(summary.bots)}"
    say(console, head, "bold")
    show(console, results(summary))
    console.print()
    show(console, by_source(summary))
    console.print()
    seats = ", ".join(f"seat {seat} {wins}" for seat, wins in enumerate(summary.wins_by_seat))
    decided = ", ".join(f"{what} {count}" for what, count in summary.decided_by.items())
    say(console, f"Wins by seat: {seats}. Shared wins: {summary.shared}. Decided by: {decided}.")
    for bot, lost in summary.lost_moves.items():
        if lost:
            reason = next(iter(summary.faults[bot]))
            say(
                console, f"{bot} failed, and chance played {plural(lost, 'move')} of it; most often: {reason}"
            )
    speed = summary.games / summary.seconds if summary.seconds else 0
    say(console, f"{summary.decisions_per_game:.1f} actions a game, {speed:.1f} games a second.")


def results(summary: Summary) -> Table:
    places = [f"{place}." for place in range(1, summary.players + 1)]
    heads = ["games won", "of all", "mean points", *places]
    table = plain_table("bot", *heads, numbers=heads)
    for bot, wins in summary.wins.items():
        share = f"{100 * wins / summary.games:.1f}%"
        counts = [str(count) for count in summary.placings[bot]]
        table.add_row(bot, str(wins), share, f"{summary.mean_points[bot]:.2f}", *counts)
    return table


def by_source(summary: Summary) -> Table:
    """Where the points of an average seat come from."""
    bots = list(summary.wins)
    table = plain_table("mean points from", *bots, numbers=bots)
    found = {name for sources in summary.mean_points_by_source.values() for name in sources}
    for name in sorted(found, key=lambda name: (rank(name), name)):
        cells = [f"{summary.mean_points_by_source[bot].get(name, 0.0):.2f}" for bot in bots]
        table.add_row(terms_of(summary.title).source(name), *cells)
    return table
