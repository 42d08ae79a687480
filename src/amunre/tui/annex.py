"""What expansions add around the map: statues and who has them, tombs, piles, and what a seat holds."""

from __future__ import annotations

from collections import Counter

from rich.console import Console
from rich.text import Text

from amunre.drawing.expansions import CLOSED, FREE, ROWS, rows_begun, space_of
from amunre.rules.base.board import NOBODY
from amunre.rules.expansions.afterlife.sight import TombsView
from amunre.tui.scene import Scene
from amunre.tui.screen import SEAT_STYLES, Signs, fitting, is_in_words, shortened, signs_of
from amunre.tui.words import capital, held, listed, place, places

LETTERS = {"point": "P", "farmer": "F", "stone": "S", "favour": "C", "gold": "G"}
"""Tiles as they stand in a drawn tomb."""
TILES_IN_WORDS = "P point, F farmer, S stone, C favour card, G gold"
_HEAD = 8
_COLUMN = 13
_NAME = 9


def columns(scene: Scene) -> dict[str, list[str]]:
    """Further columns of the table of players: a head, and a cell for each seat."""
    found: dict[str, list[str]] = {}
    if scene.extras.court:
        found["tokens"] = [str(count) for count in scene.extras.court.tokens]
    if scene.extras.tombs:
        found["tiles"] = [str(seat.size) for seat in scene.extras.tombs.seats]
    return found


def reminder(console: Console, scene: Scene) -> list[Text]:
    """What one has to see again between two actions of one's own: the tombs, while they can be built."""
    tombs = scene.extras.tombs
    return tombs_shown(console, scene, tombs) if tombs and scene.phase == "Offering" else []


def draw_annex(console: Console, scene: Scene) -> list[Text]:
    """Below the players: the statues, and the tombs."""
    lines = [Text(fitting(console, line)) for line in statues(scene)]
    tombs = scene.extras.tombs
    return lines + tombs_shown(console, scene, tombs) if tombs else lines


def tombs_shown(console: Console, scene: Scene, tombs: TombsView) -> list[Text]:
    return list_tombs(scene, tombs) if is_in_words(console) else draw_tombs(console, scene, tombs)


# Statues


def statues(scene: Scene) -> list[str]:
    """``Statues: Horus in Buto (you), Isis in Abu (nobody)``."""
    found = scene.extras.statues
    if not found or not found.placed:
        return []
    told = [
        f"{capital(statue)} in {place(where)} ({holder(scene, where)})"
        for where, statue in found.placed.items()
    ]
    return [f"Statues: {', '.join(told)}"]


def holder(scene: Scene, province: str) -> str:
    owner = scene.laid(province).owner
    return "nobody" if owner == NOBODY else scene.people.name(owner)


# Tombs


def draw_tombs(console: Console, scene: Scene, tombs: TombsView) -> list[Text]:
    """The tombs side by side, as far as they are built; rows are numbered from the base up."""
    signs = signs_of(console)
    head = Text("tombs".ljust(_HEAD), "dim")
    for seat in scene.table.order:
        name = f"{signs.seats[seat]} {shortened(scene.people.name(seat), _NAME)}"
        head.append(name.ljust(_COLUMN), SEAT_STYLES[seat])
    head.rstrip()
    lines = [head]
    for row in range(rows_begun(tombs), 0, -1):
        line = Text(f"  row {row}".ljust(_HEAD), "dim")
        for seat in scene.table.order:
            line.append(tomb_row(signs, tombs.seats[seat].tomb, row).ljust(_COLUMN))
        line.rstrip()
        lines.append(line)
    return [*lines, Text(f"{' ' * _HEAD}{TILES_IN_WORDS}, {signs.space} free", "dim")]


def tomb_row(signs: Signs, tomb: dict[str, str], row: int) -> str:
    shown = {FREE: signs.space, CLOSED: signs.closed, **LETTERS}
    return " " * (row - 1) + " ".join(shown[space_of(tomb, space)] for space in ROWS[row])


def list_tombs(scene: Scene, tombs: TombsView) -> list[Text]:
    """A line a player, in words."""
    return [Text(describe_tomb(scene, tombs, seat)) for seat in scene.table.order]


def describe_tomb(scene: Scene, tombs: TombsView, seat: int) -> str:
    tomb = tombs.seats[seat].tomb
    rows = [
        f"row {row}: {', '.join(tomb.get(space, 'empty') for space in spaces)}"
        for row, spaces in ROWS.items()
        if any(space in tomb for space in spaces)
    ]
    whose = "Your tomb" if seat == scene.people.viewer else f"The tomb of {scene.people.name(seat)}"
    return f"{whose}: {'; '.join(rows) or 'empty'}."


# What the viewer holds, and piles


def possessions(scene: Scene) -> list[str]:
    """What the viewer has besides favour cards and gold."""
    parts = []
    viewer = scene.seen.viewer
    if scene.extras.tombs and viewer >= 0:
        parts.append(f"tiles: {listed(held(scene.extras.tombs.seats[viewer].tiles or {}))}")
    if scene.table.held:
        parts.append(f"province cards: {places(scene.table.held)}")
    return parts


def piles(scene: Scene) -> list[str]:
    """Decks and discards of expansions."""
    lines = []
    tombs, officials = scene.extras.tombs, scene.extras.officials
    if tombs:
        discards = listed(held(Counter(tombs.discards)))
        lines.append(f"Tomb tiles {tombs.stack} · discards: {discards}")
    if officials:
        lines.append(f"Officials deck {officials.deck} · discards: {len(officials.discards) or 'none'}")
    return lines
