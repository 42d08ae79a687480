"""The tombs of all players in a strip below the map, with the tiles that wait to be built."""

from __future__ import annotations

from amunre.drawing.expansions import CLOSED, FREE, ROWS, space_of
from amunre.drawing.glyphs import seat_disc
from amunre.drawing.layout import HEIGHT, WIDTH
from amunre.drawing.scene import Scene
from amunre.drawing.svg import Markup, at, defined, fitting, group, joined, label, path, rect, title, use
from amunre.drawing.words import counted, describe_tomb
from amunre.rules.expansions.afterlife.sight import TombsView, TombView
from amunre.rules.expansions.afterlife.tombs import SPACES

STRIP_H = 146
_BRICK_W, _BRICK_H = 27, 20
_TOMB_W = _BRICK_W * len(ROWS)
_TEXT_W = 118
_FOOT = STRIP_H - 18
_LEFT = 22


def tile_definitions() -> Markup:
    """A star for a point; the other tiles show pieces that are there already."""
    star = "M0 -7 L1.9 -2.4 L6.8 -2.2 L2.9 0.8 L4.3 5.6 L0 2.8 L-4.3 5.6 L-2.9 0.8 L-6.8 -2.2 L-1.9 -2.4 Z"
    return defined("star", path(star, "f-seal s-on_stone", stroke_width=0.8))


_ICONS = {
    "point": ("star", 0.5, 1.0),
    "farmer": ("farmer", 8.0, 0.74),
    "stone": ("stone", 6.2, 0.82),
    "favour": ("card", 0.0, 0.84),
    "gold": ("coin", 0.0, 0.86),
}


def tile(kind: str, x: float, y: float) -> Markup:
    """A brick with what it pays; its middle is at the given place."""
    name, dy, scale = _ICONS[kind]
    brick = rect(
        x - _BRICK_W / 2, y - _BRICK_H / 2, _BRICK_W, _BRICK_H, "f-tile s-ink", rx=1.5, stroke_width=1.2
    )
    return joined((brick, use(name, x, y + dy, scale)))


def draw_tombs(scene: Scene, tombs: TombsView) -> Markup:
    step = (WIDTH - 2 * _LEFT) / max(scene.seen.players, 4)
    seats = [
        at(_LEFT + step * rank, HEIGHT, _seat(scene, tombs.seats[seat], seat))
        for rank, seat in enumerate(scene.table.order)
    ]
    return joined(
        (
            rect(0, HEIGHT, WIDTH, STRIP_H, "f-paper"),
            path(f"M0 {HEIGHT} H{WIDTH}", "line s-edge", stroke_width=2),
            *seats,
        )
    )


def _seat(scene: Scene, own: TombView, seat: int) -> Markup:
    return group(
        title(describe_tomb(scene, own, seat)),
        seat_disc(seat, 13, 30, 13),
        label(34, 35, fitting(scene.names[seat], _TEXT_W - 34, 15), 15, "f-ink carved"),
        label(0, 66, counted(own.size, "tile") + " to build", 12.5, "f-soft"),
        _collection(own),
        at(_TEXT_W, 0, *(_space(own.tomb, space) for row in ROWS.values() for space in row)),
    )


def _collection(own: TombView) -> Markup:
    """One's own tiles; those of others are not in the view."""
    parts = []
    for place, (kind, count) in enumerate((own.tiles or {}).items()):
        x, y = 14 + 56 * (place % 2), 82 + 22 * (place // 2)
        number = label(x + 17, y + 5, f"×{count}", 12.5, "f-ink bold") if count > 1 else Markup("")
        parts.append(joined((tile(kind, x, y), number)))
    return joined(parts)


def _space(tomb: dict[str, str], space: str) -> Markup:
    row, place = SPACES[space]
    x = _BRICK_W * (place - 0.5 + (row - 1) / 2)
    y = _FOOT - (_BRICK_H + 1) * (row - 0.5)
    found = space_of(tomb, space)
    if found not in (FREE, CLOSED):
        return tile(found, x, y)
    dashes, opacity = ("none", 1.0) if found == FREE else ("2 3", 0.55)
    return rect(
        x - _BRICK_W / 2 + 0.8,
        y - _BRICK_H / 2 + 0.6,
        _BRICK_W - 1.6,
        _BRICK_H - 1.2,
        "line s-edge",
        rx=1.5,
        stroke_width=1.1,
        stroke_dasharray=dashes,
        opacity=opacity,
    )
