"""Points: where they came from, and who has won."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.table import Table
from rich.text import Text

from amunre.kernel.state import Outcome
from amunre.rules.shared.points import ScoreItem
from amunre.tui.scene import AnyScene
from amunre.tui.screen import SEAT_STYLES, signs_of
from amunre.tui.words import capital, place, with_more

ORDER = (
    "officials",
    "glory",
    "tomb",
    "pyramids",
    "fields",
    "pharaoh",
    "fewest_ankhs",
    "not_below_0",
    "sets",
    "west_bank",
    "east_bank",
    "temples",
    "scheme",
    "gold",
    "tomb_rows",
)


def draw_scores(console: Console, scene: AnyScene) -> None:
    """Every point so far by source, and what the provinces would bring now."""
    items = scene.items
    if items:
        console.print(points_table(console, scene, items))
        for line in details(scene, items):
            console.print(line)
    else:
        console.print(f"Nobody has scored yet; {scene.WHEN_SCORED}.")
    if scene.seen.outcome is None:
        console.print(f"If the provinces scored now: {projection(scene)}.")


def points_table(console: Console, scene: AnyScene, items: list[ScoreItem]) -> Table:
    """A row for each source of a kingdom, a column for each player, and the sum."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="", show_footer=True)
    seats = range(scene.seen.players)
    table.add_column("points", footer="total")
    for seat in seats:
        name = Text(f"{signs_of(console).seats[seat]} {scene.people.name(seat)}", SEAT_STYLES[seat])
        total = Text(str(scene.points_of(seat)), "bold")
        table.add_column(name, justify="right", footer=total)
    for kingdom, origin in rows(items):
        cells = [
            sum(i.points for i in items if (i.seat, i.kingdom, i.source) == (seat, kingdom, origin))
            for seat in seats
        ]
        table.add_row(
            f"{scene.KINGDOMS[kingdom]}: {scene.terms.source(origin)}", *(str(cell or "-") for cell in cells)
        )
    return table


def rows(items: Iterable[ScoreItem]) -> list[tuple[int, str]]:
    """Kingdoms and sources that brought points, in the order of the rules."""
    found = {(item.kingdom, item.source) for item in items}
    return sorted(found, key=lambda row: (row[0], rank(row[1]), row[1]))


def rank(origin: str) -> int:
    kind = "scheme" if origin.startswith("scheme_") else origin
    return ORDER.index(kind) if kind in ORDER else len(ORDER)


def details(scene: AnyScene, items: list[ScoreItem]) -> list[str]:
    """Which provinces brought the points, one line a player and kingdom."""
    lines = []
    for seat in range(scene.seen.players):
        for kingdom in scene.KINGDOMS:
            own = [item for item in items if (item.seat, item.kingdom) == (seat, kingdom) and item.province]
            parts = [f"{scene.terms.source(origin)} {by_province(own, origin)}" for _, origin in rows(own)]
            if parts:
                lines.append(
                    f"{capital(scene.people.name(seat))}, {scene.KINGDOMS[kingdom]}: {'; '.join(parts)}."
                )
    return lines


def by_province(items: Iterable[ScoreItem], origin: str) -> str:
    return ", ".join(f"{place(item.province)} {item.points}" for item in items if item.source == origin)


def projection(scene: AnyScene) -> str:
    sums = [0] * scene.seen.players
    parts: list[list[str]] = [[] for _ in sums]
    for item in scene.if_scored_now():
        sums[item.seat] += item.points
        where = f" {place(item.province)}" if item.province else ""
        parts[item.seat].append(f"{scene.terms.source(item.source)}{where} {item.points}")
    return "; ".join(
        f"{scene.people.name(seat)} {total}" + (f" ({', '.join(parts[seat])})" if total else "")
        for seat, total in enumerate(sums)
    )


def draw_ranking(console: Console, scene: AnyScene, outcome: Outcome) -> None:
    """Places at the end, with what decided."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="")
    for head in ("place", "player", "points", scene.TIE_BREAK):
        table.add_column(head, justify="left" if head == "player" else "right")
    for seat in sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat]):
        name = Text(f"{signs_of(console).seats[seat]} {scene.people.name(seat)}", SEAT_STYLES[seat])
        more = str(scene.tie_break(seat))
        table.add_row(f"{outcome.places[seat]}.", name, str(outcome.points[seat]), more)
    console.print(table)
    console.print(verdict(scene, outcome))


def verdict(scene: AnyScene, outcome: Outcome) -> str:
    who = capital(scene.people.listed(outcome.winners))
    if len(outcome.winners) > 1:
        return f"{who} share the win."
    verb = "win" if outcome.winners[0] == scene.people.viewer else "wins"
    tie = "" if outcome.decided_by == "points" else f", level on points but {with_more(outcome.decided_by)}"
    return f"{who} {verb}{tie}."
