"""The temple track as a nilometer: four steps, the water up to the temple's, and what each of them pays."""

from __future__ import annotations

from itertools import pairwise

from amunre.drawing.layout import TILE_H, TILE_W, TRACK_X, TRACK_Y
from amunre.drawing.scene import Scene
from amunre.drawing.svg import Markup, at, joined, label, path, rect, title, use

POSITIONS = 4
_ROW_H = 27
_FIRST_Y = 50
_LEFT, _RIGHT = 10, TILE_W - 10
_MARK, _NUMBER, _OFFERED, _FARMER, _TEMPLE, _CAMEL = 22, 45, 80, 131, 174, 208
"""Where the columns stand."""


def ranges(bounds: tuple[int, int, int]) -> list[str]:
    """What has to be offered for each position: ``≤2``, ``3–12``, ``13–22``, ``23+``."""
    middle = [f"{low}–{high - 1}" for low, high in pairwise(bounds)]
    return [f"≤{bounds[0] - 1}", *middle, f"{bounds[-1]}+"]


def draw_track(scene: Scene) -> Markup:
    temple = scene.table.temple
    told = title(
        f"Temple track: {_place(temple)}; the last collective offering was {scene.table.collective}."
    )
    rows = [_row(scene, position, offered) for position, offered in enumerate(ranges(scene.track()), 1)]
    return at(TRACK_X, TRACK_Y, told, _shaft(), _water(temple), _heads(), *rows, _foot(scene))


def _place(temple: int) -> str:
    return f"the temple is on position {temple}" if temple else "the temple is not on it yet"


def _top(position: int) -> float:
    """The upper edge of a position's row; the highest position stands highest."""
    return _FIRST_Y + _ROW_H * (POSITIONS - position)


def _shaft() -> Markup:
    """Two lines, like the wall of a well."""
    return joined(
        (
            rect(0, 0, TILE_W, TILE_H, "f-tile s-edge", rx=4, stroke_width=1.6),
            rect(4, 4, TILE_W - 8, TILE_H - 8, "line s-edge", rx=2, stroke_width=0.9),
        )
    )


def _water(temple: int) -> Markup:
    if not temple:
        return Markup("")
    top, low = _top(temple), _FIRST_Y + _ROW_H * POSITIONS
    return rect(_LEFT, top, _RIGHT - _LEFT, low - top, "f-water")


def _heads() -> Markup:
    return joined(
        (
            label(_LEFT + 2, 26, "Temple", 15, "f-ink carved"),
            label(_OFFERED, 43, "offered", 11.5, "f-soft", anchor="middle"),
            use("farmer", _FARMER - 8, 43, 0.95),
            use("coin", _FARMER + 9, 36, 0.72),
            use("pylon", _TEMPLE - 2, 43, 0.78),
            use("camel", _CAMEL, 43, 0.86),
        )
    )


def _row(scene: Scene, position: int, offered: str) -> Markup:
    here = position == scene.table.temple
    class_ = "f-on_water" if position <= scene.table.temple else "f-ink"
    y = _top(position) + 18.5
    pays = position in scene.components.caravan_positions
    cells = (
        (_NUMBER, str(position), 17),
        (_OFFERED, offered, 13),
        (_FARMER, f"{position} gold", 12.5),
        (_TEMPLE, f"{position} pt", 12.5),
        (_CAMEL, "yes" if pays else "no", 12.5),
    )
    weight = " bold" if here else ""
    parts = [label(x, y, text, size, class_ + weight, anchor="middle") for x, text, size in cells]
    if here:
        parts += [_frame(position), use("pylon", _MARK + 3, _top(position) + 24, 0.74)]
    elif position < POSITIONS:
        parts.append(_step(position, class_.replace("f-", "s-")))
    return joined(parts)


def _frame(position: int) -> Markup:
    return rect(_LEFT, _top(position), _RIGHT - _LEFT, _ROW_H, "line s-ink", stroke_width=2.4)


def _step(position: int, line: str) -> Markup:
    y = _top(position)
    return path(f"M{_LEFT} {y} H{_RIGHT}", f"line {line}", stroke_width=0.8, opacity=0.6)


def signed(amount: int) -> str:
    return str(amount).replace("-", "\N{MINUS SIGN}")


def _foot(scene: Scene) -> Markup:
    """The last collective offering, or where the temple waits."""
    known = scene.table.temple or any(who.offered >= 0 for who in scene.table.seats)
    text = f"collective offering {signed(scene.table.collective)}" if known else "not on the track yet"
    return label(TILE_W / 2, TILE_H - 12, text, 12.5, "f-ink", anchor="middle")
