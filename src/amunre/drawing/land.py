"""The land under the tiles: sea, delta, the Nile at its level, and the border of Lower and Upper Egypt."""

from __future__ import annotations

import math

from amunre.drawing.layout import (
    BORDER_Y,
    COLUMN_NAMES,
    COLUMNS,
    CORRIDOR,
    DELTA_Y,
    HEAD,
    HEIGHT,
    MAP_WIDTH,
    RIVER_X,
    ROWS,
    SEA_Y,
    TILE_H,
    TILE_W,
)
from amunre.drawing.svg import (
    ID,
    Markup,
    at,
    circle,
    element,
    group,
    joined,
    label,
    number,
    path,
    rect,
    title,
    use,
)

_WIDTHS = (40, 54, 84, 114, 146)
"""Of the river with the temple off its track and on positions 1 to 4; the last is wider than the corridor."""
_SPILLS = (0, 0, 0, 26, 92)
"""How far the flood runs in between the tiles of two rows."""
_MOUTHS = (-330, -190, -64, 64, 190, 330)
"""Where the arms of the delta reach the sea, from the middle of the river."""
_OASES = (28, 186, 908, 1062)
_STEP = 4


def centre(temple: int, y: float) -> float:
    """The middle of the river: it winds as far as its width leaves room."""
    room = max(0.0, (CORRIDOR - _WIDTHS[temple]) / 2 - 6)
    return RIVER_X + min(room, 26) * math.sin((y - BORDER_Y) / 74)


def _half(temple: int, y: float) -> float:
    gaps = [top + TILE_H + 7 for top in (ROWS[0], ROWS[2])] + [BORDER_Y, HEIGHT - 4]
    spill = max(math.exp(-(((y - gap) / 11) ** 4)) for gap in gaps)
    ripple = 3 * math.sin(y / 23) * math.cos(y / 57)
    return _WIDTHS[temple] / 2 + spill * _SPILLS[temple] + ripple


def _bank(temple: int, margin: float) -> str:
    """The outline of the river from the delta to the south, with some ground beside it."""
    heights = [*range(DELTA_Y, HEIGHT, _STEP), HEIGHT]
    west = [(centre(temple, y) - _half(temple, y) - margin, y) for y in heights]
    east = [(centre(temple, y) + _half(temple, y) + margin, y) for y in reversed(heights)]
    return "M" + " L".join(f"{number(x)} {y}" for x, y in west + east) + " Z"


def land() -> Markup:
    stops = (
        (0, "dune"), (18, "desert"), (26, "desert"), (40, "plain"),
        (60, "plain"), (74, "desert"), (82, "desert"), (100, "dune"),
    )  # fmt: skip
    shades = element(
        "linearGradient",
        *(element("stop", offset=f"{offset}%", class_=f"f-{name}") for offset, name in stops),
        id=f"{ID}land",
    )
    ground = rect(0, HEAD, MAP_WIDTH, HEIGHT - HEAD, "land", fill=f"url(#{ID}land)")
    return joined((shades, ground))


def _oasis(x: float) -> Markup:
    """A dune with a palm, in the corners that nothing else needs."""
    leaves = (
        "M0 -26 q-9 -8 -15 1 M0 -26 q9 -8 15 1 M0 -26 q-10 0 -12 10 M0 -26 q10 0 12 10 M0 -26 q-2 -9 -8 -10"
    )
    return at(
        x,
        SEA_Y + 46,
        path("M-12 2 q20 -16 44 0 q12 -9 26 0", "line s-hatch", stroke_width=2),
        path("M22 -4 q4 -12 0 -24", "line s-camel", stroke_width=2.6),
        at(22, -2, path(leaves, "line s-palm", stroke_width=2.4)),
    )


def delta_shores(temple: int) -> Markup:
    """The green land between the arms; it lies under the river, so that the two run into each other."""
    low, wide = DELTA_Y + 20, (90, 430)
    fan = f"M{RIVER_X - wide[0]} {low} L{RIVER_X - wide[1]} {SEA_Y - 4} H{RIVER_X + wide[1]}"
    return joined(
        (
            path(f"{fan} L{RIVER_X + wide[0]} {low} Z", "f-plain"),
            path(_arms(temple), "line s-shore", stroke_width=_thickness(temple) + 8),
        )
    )


def delta(temple: int) -> Markup:
    """The arms share the river among them."""
    return path(_arms(temple), "line s-water", stroke_width=_thickness(temple))


def _thickness(temple: int) -> float:
    return 5 + _WIDTHS[temple] / 8


def _arms(temple: int) -> str:
    return "".join(_arm(temple, mouth, _thickness(temple)) for mouth in _MOUTHS)


def _arm(temple: int, mouth: float, thick: float) -> str:
    """From its share of the river to the sea."""
    foot = DELTA_Y + 14
    x = centre(temple, foot) + mouth / _MOUTHS[-1] * (_WIDTHS[temple] - thick - 6) / 2
    end, bend = RIVER_X + mouth, RIVER_X + mouth * 0.8
    return f"M{number(x)} {foot} C{number(x)} {foot - 44} {number(bend)} {foot - 34} {end} {SEA_Y - 6} "


def sea() -> Markup:
    """It takes in the arms of the delta; the Egyptians called it the Great Green."""
    east = MAP_WIDTH - 280
    coast = f"M-9 {HEAD - 9} H{MAP_WIDTH + 9} V{SEA_Y - 8} Q{MAP_WIDTH - 160} {SEA_Y + 8} {east} {SEA_Y}"
    coast += f" Q{RIVER_X} {SEA_Y + 18} 280 {SEA_Y} Q160 {SEA_Y + 8} -9 {SEA_Y - 8} Z"
    waves = "".join(f"M{x} {HEAD + 13} q7 -5 14 0 t14 0 " for x in range(30, MAP_WIDTH - 30, 92))
    return joined(
        (
            path(coast, "f-water s-shore", stroke_width=3),
            path(waves, "line s-foam", stroke_width=1.6),
        )
    )


def river(temple: int) -> Markup:
    """Wider with every position of the temple, until it stands between the tiles."""
    told = f"The Nile, temple on position {temple}" if temple else "The Nile, before the first offering"
    return group(
        title(told),
        path(_bank(temple, 9), "f-shore"),
        path(_bank(temple, 0), "f-water"),
        _currents(temple),
        _letters(temple),
        _boat(temple),
        _cataract(temple),
    )


def _currents(temple: int) -> Markup:
    lines = []
    for share in (-0.28, 0.28):
        for top in range(DELTA_Y + 20, HEIGHT - 60, 88):
            start = top + (30 if share > 0 else 0)
            places = (
                (centre(temple, y) + share * _WIDTHS[temple], y) for y in range(start, start + 40, _STEP)
            )
            lines.append("M" + " L".join(f"{number(x)} {y}" for x, y in places))
    return path(" ".join(lines), "line s-foam", stroke_width=1.8, opacity=0.7)


def _letters(temple: int) -> Markup:
    top = ROWS[2] + 60
    return joined(
        label(centre(temple, y), y + 6, letter, 19, "f-on_water carved", anchor="middle")
        for letter, y in ((letter, top + 38 * place) for place, letter in enumerate("NILE"))
    )


def _boat(temple: int) -> Markup:
    y = ROWS[1] + 78
    return at(
        centre(temple, y),
        y,
        path("M0 -4 V-34 C12 -28 15 -16 13 -8 Z", "f-light s-on_stone", stroke_width=1.2),
        path(
            "M-17 -8 Q-13 2 -9 4 H9 Q14 2 17 -8 Q9 -2 0 -2 Q-9 -2 -17 -8 Z",
            "f-camel s-on_stone",
            stroke_width=1.2,
        ),
    )


def _cataract(temple: int) -> Markup:
    """Rocks in the far south; a high flood covers the smaller ones."""
    rocks = ((-12, 962, 8), (9, 974, 7), (-3, 982, 5), (15, 955, 5), (-18, 985, 6))
    shown = rocks[: 5 - temple]
    return joined(
        joined(
            (
                circle(centre(temple, y) + x, y, size, "f-rock"),
                path(
                    f"M{number(centre(temple, y) + x - size - 3)} {y + 3} q{size + 3} 6 {2 * size + 6} 0",
                    "line s-foam",
                    stroke_width=1.6,
                ),
            )
        )
        for x, y, size in shown
    )


def border(temple: int) -> Markup:
    """The double line, and the temple on an island where it crosses the river."""
    left, right = COLUMNS[0], COLUMNS[3] + TILE_W
    lines = "".join(f"M{left} {BORDER_Y + dy} H{right} " for dy in (-3, 3))
    return joined(
        (
            path(lines, "line s-ink", stroke_width=1.8),
            _border_label(left + 4, BORDER_Y - 8, "Lower Egypt", "start"),
            _border_label(right - 4, BORDER_Y + 14, "Upper Egypt", "end"),
            _island(temple),
        )
    )


def _border_label(x: float, y: float, text: str, anchor: str) -> Markup:
    return label(x, y, text, 12, "f-ink carved", anchor=anchor)


def _island(temple: int) -> Markup:
    told = f"Temple on position {temple}" if temple else "The temple is not on its track yet"
    sign = str(temple) if temple else "–"
    return at(
        RIVER_X,
        BORDER_Y,
        title(told),
        element("ellipse", cx=0, cy=6, rx=42, ry=25, class_="f-desert s-shore", stroke_width=3),
        use("pylon", 0, 16, 1.25),
        circle(0, 16, 11.5, "f-tile s-ink", stroke_width=1.8),
        label(0, 21.5, sign, 16, "f-ink bold", anchor="middle"),
    )


def column_names() -> Markup:
    """Those of the banks stand at the outer corners, clear of the arms of the delta."""
    middle, corner = TILE_W / 2, 8
    places = ((middle, "middle"), (corner, "start"), (TILE_W - corner, "end"), (middle, "middle"))
    return joined(
        label(x + dx, ROWS[0] - 7, name, 12, "f-ink carved", anchor=anchor)
        for x, name, (dx, anchor) in zip(COLUMNS, COLUMN_NAMES, places, strict=True)
    )


def draw_land(temple: int) -> Markup:
    return joined(
        (
            land(),
            delta_shores(temple),
            river(temple),
            delta(temple),
            *(_oasis(x) for x in _OASES),
            sea(),
            border(temple),
            column_names(),
        )
    )
