"""How a game was played, on the terminal: expected places over time, and what would have been better."""

from __future__ import annotations

from rich.console import Console

from amunre.arena.analysis import Analysis, Verdict
from amunre.tui.reports import plain_table, say, show
from amunre.tui.words import plural

MOST_TOLD = 10
HALVES = 2
"""Rows of the graph for a place."""
MARGIN = 6


def show_analysis(console: Console, found: Analysis, name: str) -> None:
    worlds = plural(found.budget.worlds, "world")
    say(
        console,
        f"{name} in {found.title}, {found.players} players: came in at place {found.place:g}.",
        "bold",
    )
    say(console, f"Expected place after each decision (by the {found.bot}, {worlds} each):")
    for line in graph(found, console.width - MARGIN):
        say(console, line)
    worst = sorted((one for one in found.verdicts if one.better), key=lambda one: -one.cost)
    if not worst:
        say(console, "No decision was clearly worse than another that was tried.")
        return
    say(console, f"Decisions for which something clearly better was found: {len(worst)}.")
    heads = ["before", "after", "cost", "±"]
    table = plain_table("action", "played", "better", *heads, numbers=heads)
    for one in worst[:MOST_TOLD]:
        figures = (one.before, one.after, one.cost, one.unsure)
        # counted from 1, as replays count actions
        table.add_row(str(one.number + 1), one.played, one.better, *(f"{value:.2f}" for value in figures))
    show(console, table)
    say(console, "Before: the expected place with the better choice. After: with what was played.")


def graph(found: Analysis, width: int) -> list[str]:
    """A row for each half place and a column for each decision, or for several where they are many."""
    columns = in_columns(found.verdicts, max(10, width))
    rows = []
    for step in range((found.players - 1) * HALVES + 1):
        place = 1 + step / HALVES
        marks = "".join(mark(column, step) for column in columns)
        label = f"{place:g}." if place == int(place) else ""
        rows.append(f"{label:>4} {marks}".rstrip())
    return rows


def in_columns(verdicts: list[Verdict], width: int) -> list[list[Verdict]]:
    size = -(-len(verdicts) // width) or 1
    return [verdicts[start : start + size] for start in range(0, len(verdicts), size)]


def mark(column: list[Verdict], step: int) -> str:
    """A star where the seat is expected after the decision, an x where the decision cost something."""
    after = sum(one.after for one in column) / len(column)
    if round((after - 1) * HALVES) != step:
        return " "
    return "x" if any(one.better for one in column) else "*"
