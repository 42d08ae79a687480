"""Bots, tournaments and ratings on the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from amunre.arena.conformance import CHECKS, Report
from amunre.arena.ratings import FEWEST_DEALS, Rating
from amunre.arena.standings import Rated, Standing, span
from amunre.arena.tournament import GameResult, Plan
from amunre.bots.finding import installed, known_bots
from amunre.tui.reports import plain_table, say, show
from amunre.tui.screen import signs_of
from amunre.tui.words import listed, plural

BESIDE = 56
"""Columns that the figures beside a plot take."""
NARROWEST = 12
MOST_FAULTS_TOLD = 5


# Bots


def bots_data() -> dict[str, Any]:
    bots = [
        {"name": name, "summary": kind.summary, "titles": list(kind.titles), "source": kind.source}
        for name, kind in known_bots().items()
    ]
    return {"bots": bots, "faults": installed().faults}


def show_bots(console: Console) -> None:
    table = plain_table("bot", "from", "plays", "what it does")
    for name, kind in known_bots().items():
        table.add_row(name, kind.source, ", ".join(kind.titles) or "every title", kind.summary)
    show(console, table)
    for name, fault in installed().faults.items():
        say(console, f"{name} cannot be loaded: {fault}")


def show_report(console: Console, report: Report) -> None:
    for name, about in CHECKS.items():
        count = report.counts[name]
        often = f" ({plural(count, 'time')})" if count else ""
        say(console, f"{report.verdict(name):10}  {about}{often}")
        for failure in report.failures[name]:
            say(console, f"              {failure}")
    games, questions = plural(report.games, "game"), plural(report.questions, "question")
    say(console, f"{games}, {questions} asked twice, {report.looks} of them in other ways too.")
    say(
        console,
        f"An answer takes {report.median_ms:.1f} ms (median); the slowest took {report.slowest_ms:.1f} ms.",
    )


# Tournaments


def show_tournament(
    console: Console, plan: Plan, results: Sequence[GameResult], table: Sequence[Standing], rated: Rated
) -> None:
    deals = len({result.deal for result in results})
    head = f"{plan.title}, {plan.players} players, {plural(deals, 'deal')}, {plural(len(results), 'game')}"
    say(console, f"{head}, seed {plan.seed}", "bold")
    show(console, standings_table(table))
    console.print()
    show_ratings(console, rated)
    faults = [
        f"{result.bots[fault.seat]} in {result.name} ({', '.join(result.bots)}), "
        f"question {fault.serial}: {fault.reason}"
        for result in results
        for fault in result.faults
    ]
    for fault in faults[:MOST_FAULTS_TOLD]:
        say(console, f"Lost move: {fault}")
    if len(faults) > MOST_FAULTS_TOLD:
        say(console, f"... and {len(faults) - MOST_FAULTS_TOLD} more, which --json and a log tell.")


def standings_table(standings: Sequence[Standing]) -> Table:
    heads = ["seats", "came first", "of all", "mean place", "mean points", "lost moves"]
    table = plain_table("bot", *heads, numbers=heads)
    for one in standings:
        share = f"{100 * one.won / one.seats:.1f}%"
        figures = [f"{one.mean_place:.2f}", f"{one.mean_points:.2f}", str(one.lost_moves)]
        table.add_row(one.bot, str(one.seats), str(one.won), share, *figures)
    return table


def show_ratings(console: Console, rated: Rated) -> None:
    numbers = ["Elo", "95 %", "beats", "mu", "sigma"]
    table = plain_table("bot", *numbers, "", numbers=numbers)
    wide = max(NARROWEST, console.width - BESIDE)
    beliefs = {one.bot: one for one in rated.online}
    for rating in rated.ratings:
        belief = beliefs[rating.bot]
        table.add_row(
            rating.bot,
            f"{rating.elo:.0f}",
            interval(rating),
            f"{100 * rating.beaten:.1f}%",
            f"{belief.mu:.1f}",
            f"{belief.sigma:.1f}",
            plot(rating, rated.ratings, signs_of(console).line, wide),
        )
    show(console, table)
    say(console, f"Measured by {rated.anchor}. Elo fits all games at once; mu and sigma go game by game.")
    unknown = [rating.bot for rating in rated.ratings if rating.low is None]
    if unknown:
        say(
            console,
            f"No 95 % interval for {listed(unknown)}: games of one deal are alike and count as one "
            f"observation, and an interval takes {FEWEST_DEALS} deals or more.",
        )


def interval(rating: Rating) -> str:
    if rating.low is None or rating.high is None:
        return "?"
    return f"{rating.low:.0f} to {rating.high:.0f}"


def plot(rating: Rating, ratings: Sequence[Rating], line: str, wide: int) -> str:
    """A line for the interval and an o for the rating, on a scale that all of them share."""
    low = min(span(one)[0] for one in ratings)
    room = max(max(span(one)[1] for one in ratings) - low, 1.0)

    def column(elo: float) -> int:
        return round((elo - low) / room * (wide - 1))

    drawn = [" "] * wide
    left, right = span(rating)
    for place in range(column(left), column(right) + 1):
        drawn[place] = line
    drawn[column(rating.elo)] = "o"
    return "".join(drawn)
