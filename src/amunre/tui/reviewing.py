"""A game in figures on the terminal: tables, and bars that are drawn with letters."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from amunre.arena.review import Review, Scoring
from amunre.tui.reports import plain_table, say, show
from amunre.tui.scores import rank
from amunre.tui.screen import SEAT_STYLES, signs_of
from amunre.tui.terms import terms_of
from amunre.tui.words import capital, listed, place, plural, with_more

WIDEST = 30
"""Letters of the longest bar."""


def show_review(console: Console, found: Review) -> None:
    say(console, f"{found.title}, {plural(len(found.names), 'player')}", "bold")
    standing(console, found)
    for scoring in found.scorings:
        console.print()
        show(console, points_of(console, found, scoring))
        leaders = listed(found.names[seat] for seat in scoring.leaders)
        say(console, f"In front after this kingdom: {leaders}.")
    for head, values in (
        ("gold", [end.gold for end in found.rounds]),
        ("pyramids", [end.pyramids for end in found.rounds]),
    ):
        console.print()
        show(console, over_rounds(console, found, head, values))
    console.print()
    floods = ", ".join(f"{end.round}: {end.flood}" for end in found.rounds if end.round)
    if floods:  # a game may have been stopped before the first
        say(console, f"Temple or flood at the end of each round: {floods}.")
        console.print()
    show(console, prices(console, found))


def seat_name(console: Console, found: Review, seat: int) -> Text:
    return Text(f"{signs_of(console).seats[seat]} {found.names[seat]}", SEAT_STYLES[seat])


def standing(console: Console, found: Review) -> None:
    """Places with bars as long as the points."""
    outcome = found.outcome
    if outcome is None:
        say(console, "The game was stopped before its end.")
        return
    table = plain_table("place", "player", "points", "", numbers=("place", "points"))
    most = max(*outcome.points, 1)
    for seat in sorted(range(len(found.names)), key=lambda seat: outcome.places[seat]):
        points = outcome.points[seat]
        bar = signs_of(console).stone * (max(points, 0) * WIDEST // most)
        name = seat_name(console, found, seat)
        table.add_row(f"{outcome.places[seat]}.", name, str(points), Text(bar, SEAT_STYLES[seat]))
    show(console, table)
    winners = capital(listed(found.names[seat] for seat in outcome.winners))
    if len(outcome.winners) > 1:
        say(console, f"{winners} share the win.")
    else:
        tie = (
            "" if outcome.decided_by == "points" else f", level on points but {with_more(outcome.decided_by)}"
        )
        say(console, f"{winners} wins{tie}.")


def seats_table(console: Console, found: Review, head: str) -> Table:
    table = plain_table(head)
    for seat in range(len(found.names)):
        table.add_column(seat_name(console, found, seat), justify="right")
    return table


def points_of(console: Console, found: Review, scoring: Scoring) -> Table:
    """One row a source, in the order of the rules."""
    table = seats_table(console, found, f"points, kingdom {scoring.kingdom}")
    for one in sorted(scoring.sources, key=lambda one: (rank(one.source), one.source)):
        table.add_row(
            terms_of(found.title).source(one.source), *(str(points or "-") for points in one.points)
        )
    table.add_row("all so far", *(str(total) for total in scoring.totals))
    return table


def over_rounds(console: Console, found: Review, head: str, values: Sequence[Sequence[int]]) -> Table:
    """One row a round; the figure of whoever has most is bold."""
    table = seats_table(console, found, head)
    for end, row in zip(found.rounds, values, strict=True):
        cells = [Text(str(value), "bold" if value == max(row) else "") for value in row]
        table.add_row(f"round {end.round}" if end.round else "set-up", *cells)
    return table


def prices(console: Console, found: Review) -> Table:
    table = plain_table("round", "province", "player", "price", numbers=("round", "price"))
    for one in found.purchases:
        table.add_row(
            str(one.round), place(one.province), seat_name(console, found, one.seat), str(one.price)
        )
    return table
