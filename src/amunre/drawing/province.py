"""One province as a tile: name, owner, fields, buildings, features, and its ladder or its income."""

from __future__ import annotations

from collections.abc import Callable

from amunre.drawing.court import CARD_W, official_card, pharaoh
from amunre.drawing.glyphs import glyph
from amunre.drawing.ladder import draw_ladder
from amunre.drawing.layout import COLUMNS, GRID, ROWS, TILE_H, TILE_W
from amunre.drawing.pieces import caravan, mine, pyramids
from amunre.drawing.scene import Scene
from amunre.drawing.statues import PLINTH_W, statue
from amunre.drawing.svg import (
    ID,
    Markup,
    at,
    element,
    fitting,
    group,
    joined,
    label,
    path,
    rect,
    title,
    use,
    width_of,
)
from amunre.drawing.words import describe, place
from amunre.rules.base.board import NOBODY
from amunre.rules.base.view import ProvinceView
from amunre.rules.components import Province

_CORNER = 11
_LEFT, _RIGHT = 12, TILE_W - 10
_FIELDS_Y, _FIELD_SCALE = 50, 1.18
_GROUND_Y = 140
"""Where pyramids and the rest stand."""
_RIBBON_Y = 86
_VISIT_Y = 124
_LEAST_STATUE, _LARGEST_STATUE = 0.7, 1.25
"""How large statues are drawn where there is little or much room."""
_STRIP_Y = TILE_H - 31
_PENNANT_X = TILE_W - 37
_FAVOUR_STEP, _FAVOUR_SCALE = 19.5, 1.12


def hatching() -> Markup:
    """The pattern of provinces that do not take part."""
    return element(
        "pattern",
        path("M0 0 V12", "line s-hatch", stroke_width=5),
        id=f"{ID}hatch",
        width=12,
        height=12,
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(45)",
    )


def draw_provinces(scene: Scene) -> Markup:
    places = {
        name: (x, y)
        for row, y in zip(GRID, ROWS, strict=True)
        for name, x in zip(row, COLUMNS, strict=True)
        if name
    }
    tiles = [at(x, y, draw_province(scene, name)) for name, (x, y) in places.items()]
    # the Pharaoh leans over the edge of his province, so he comes last
    visits = [pharaoh(x, y + _VISIT_Y) for name, (x, y) in places.items() if scene.extras.has_pharaoh(name)]
    return joined([*tiles, *visits])


def draw_province(scene: Scene, name: str) -> Markup:
    told = title(describe(scene, name))
    why = scene.why_closed(name)
    if why:
        return group(told, _closed(name, why))
    return group(
        told,
        _ground(scene, name),
        cartouche(_LEFT - 2, 9, place(name)),
        _favours(scene, name),
        _fields(scene, name),
        _buildings(scene, name),
        _features(scene, name),
        _statue(scene, name),
        _pennant(scene, name),
        _foot(scene, name),
        _official(scene, name),
    )


def _closed(name: str, why: str) -> Markup:
    width = width_of(why, 14) + 26
    return joined(
        (
            rect(0, 0, TILE_W, TILE_H, "f-idle", rx=_CORNER),
            rect(0, 0, TILE_W, TILE_H, "s-edge", rx=_CORNER, fill=f"url(#{ID}hatch)", stroke_width=1.4),
            cartouche(_LEFT - 2, 9, place(name)),
            rect((TILE_W - width) / 2, 88, width, 28, "f-idle s-edge", rx=5, stroke_width=1.4),
            label(TILE_W / 2, 107, why, 14, "f-ink bold", anchor="middle"),
        )
    )


def _ground(scene: Scene, name: str) -> Markup:
    """The tile itself; a province that can be bid for has a strong frame of two lines."""
    if scene.is_up(name):
        return joined(
            (
                rect(-3, -3, TILE_W + 6, TILE_H + 6, "f-tile s-alert", rx=_CORNER + 3, stroke_width=3),
                _soil(scene.printed(name)),
                rect(2, 2, TILE_W - 4, TILE_H - 4, "line s-alert", rx=_CORNER - 2, stroke_width=1),
            )
        )
    owner = scene.laid(name).owner
    line, width = (f"s-seat{owner}", 3.4) if owner != NOBODY else ("s-edge", 1.6)
    return joined(
        (
            rect(0, 0, TILE_W, TILE_H, "f-tile", rx=_CORNER),
            _soil(scene.printed(name)),
            rect(0, 0, TILE_W, TILE_H, f"line {line}", rx=_CORNER, stroke_width=width),
        )
    )


def _soil(printed: Province) -> Markup:
    """Sand in the desert, green along the Nile."""
    ground = TILE_H - _CORNER
    d = f"M0 132 Q58 122 116 130 T{TILE_W} 128 V{ground} Q{TILE_W} {TILE_H} {TILE_W - _CORNER} {TILE_H}"
    d += f" H{_CORNER} Q0 {TILE_H} 0 {ground} Z"
    return path(d, "f-meadow" if printed.nile else "f-sand")


def cartouche(x: float, y: float, name: str) -> Markup:
    """A name in an oval with the knot at its end."""
    width = len(name) * 10.6 + 24
    return joined(
        (
            rect(x, y, width, 28, "f-tile s-ink", rx=14, stroke_width=1.8),
            rect(x + 2.8, y + 2.8, width - 5.6, 22.4, "line s-edge", rx=11.2, stroke_width=0.9),
            path(f"M{x + width + 2.4} {y + 4} V{y + 24}", "line s-ink", stroke_width=2.4),
            label(x + width / 2, y + 19.4, name, 15.5, "f-ink carved", anchor="middle"),
        )
    )


def _favours(scene: Scene, name: str) -> Markup:
    count = scene.printed(name).icons
    left = _LEFT + len(name) * 10.6 + 39
    if left + _FAVOUR_STEP * count > _PENNANT_X + 6:
        number = label(left + 10, 28, f"×{count}", 14, "f-favour bold")
        return joined((use("favour", left, 23, _FAVOUR_SCALE), number))
    return joined(use("favour", left + _FAVOUR_STEP * number, 23, _FAVOUR_SCALE) for number in range(count))


def _pennant(scene: Scene, name: str) -> Markup:
    """The owner's banner, hanging from the corner."""
    owner = scene.laid(name).owner
    if owner == NOBODY:
        return Markup("")
    x = _PENNANT_X
    cloth = f"M{x} 0 H{x + 29} V43 L{x + 14.5} 35 L{x} 43 Z"
    return joined((path(cloth, f"f-seat{owner}"), glyph(owner, x + 14.5, 17.5, 0.98)))


# Fields and farmers


def _fields(scene: Scene, name: str) -> Markup:
    printed, laid = scene.printed(name), scene.laid(name)
    plots = [_plot(28 * number, number < laid.farmers) for number in range(printed.fields)]
    x = 28 * printed.fields + (12 if printed.fields else 8)
    beside = ["printed-farmer"] * printed.printed_farmers + ["farmer"] * laid.extra_farmers
    plots += [use(kind, x + 19 * number, 27) for number, kind in enumerate(beside)]
    if not plots:
        return label(_LEFT, _FIELDS_Y + 18, "no fields", 12, "f-soft")
    room = _RIGHT - _LEFT
    width = x + 19 * len(beside) - 12
    return at(_LEFT, _FIELDS_Y, *plots, scale=min(_FIELD_SCALE, room / max(width, 1)))


def _plot(x: float, farmed: bool) -> Markup:
    return joined((use("field", x, 0), use("farmer", x + 12, 24))) if farmed else use("fallow", x, 0)


# Buildings at the left, what is printed at the right


def _buildings(scene: Scene, name: str) -> Markup:
    laid = scene.laid(name)
    x = _LEFT + _pyramids_width(laid)
    parts = [pyramids(laid.pyramids, _LEFT + 28, _GROUND_Y, 1.12)] if laid.pyramids else []
    parts += [use("stone", x + 11 + 20 * number, _GROUND_Y) for number in range(laid.stones)]
    return joined(parts)


def _pyramids_width(laid: ProvinceView) -> float:
    return 0 if not laid.pyramids else 56 if laid.pyramids == 1 else 66


def _statue(scene: Scene, name: str) -> Markup:
    """Between what is built and what is printed, made smaller where there is little room."""
    found = scene.extras.statue_in(name)
    if not found:
        return Markup("")
    laid = scene.laid(name)
    left = _LEFT + _pyramids_width(laid) + 20 * laid.stones + 2
    right = _RIGHT - _features_width(scene.printed(name)) - 2
    most = 1.0 if scene.blessing(name) else _LARGEST_STATUE
    scale = max(_LEAST_STATUE, min(most, (right - left) / PLINTH_W))
    middle = min(max(TILE_W / 2, left + PLINTH_W * scale / 2), right - PLINTH_W * scale / 2)
    return statue(found.lower(), middle, _GROUND_Y, scale)


def _official(scene: Scene, name: str) -> Markup:
    """The Officials card of an open province, where an owner's banner would hang."""
    officials = scene.extras.officials
    if officials is None or name not in officials.placed:
        return Markup("")
    card = scene.components.officials[officials.placed[name]]
    return official_card(card, TILE_W - CARD_W - 4, -5)


def _features(scene: Scene, name: str) -> Markup:
    """From the right: caravan, mine, temples, and the ribbon of the blessing."""
    printed = scene.printed(name)
    x = float(_RIGHT)
    parts: list[Markup] = []
    makers: tuple[Callable[[float], Markup], ...] = (
        lambda left: caravan(printed.caravan, left + 18, _GROUND_Y),
        lambda left: mine(printed.mine, left + 22, _GROUND_Y - 2),
        lambda left: _temples(printed.temples, left),
    )
    for width, make in zip(_widths(printed), makers, strict=True):
        if width:
            x -= width
            parts.append(make(x))
    words = scene.blessing(name)
    if words:
        parts.append(_ribbon("  ".join(f"+{word}" for word in words)))
    return joined(parts)


def _widths(printed: Province) -> tuple[float, float, float]:
    """Of caravan, mine and temples."""
    return 50 if printed.caravan else 0, 44 if printed.mine else 0, 36 * min(printed.temples, 2)


def _features_width(printed: Province) -> float:
    return sum(_widths(printed))


def _temples(count: int, left: float) -> Markup:
    if count > 2:
        number = label(left + 38, _GROUND_Y - 6, f"×{count}", 15, "f-ink bold")
        return joined((use("pylon", left + 18, _GROUND_Y), number))
    return joined(use("pylon", left + 18 + 36 * number, _GROUND_Y) for number in range(count))


def _ribbon(text: str) -> Markup:
    """It hangs at the right edge, above all that can stand on the ground."""
    size = min(12.5, (_RIGHT - _LEFT - 22) / width_of(text, 1))
    width = width_of(text, size) + 22
    right, top, low = _RIGHT, _RIBBON_Y, _RIBBON_Y + 22
    left = right - width
    d = f"M{left:.1f} {top} H{right:.1f} L{right - 6:.1f} {top + 11} L{right:.1f} {low} H{left:.1f}"
    d += f" L{left + 6:.1f} {top + 11} Z"
    return joined(
        (
            path(d, "f-ribbon"),
            label(left + width / 2, top + 15.4, text, size, "f-on_ribbon bold", anchor="middle"),
        )
    )


# The foot of the tile


def _foot(scene: Scene, name: str) -> Markup:
    if scene.is_up(name):
        return draw_ladder(scene, name)
    owner = scene.laid(name).owner
    if owner != NOBODY:
        return _owner_strip(scene, name, owner)
    return label(_LEFT, _STRIP_Y + 21, "still open", 13, "f-ink") if scene.is_open(name) else Markup("")


def _owner_strip(scene: Scene, name: str, owner: int) -> Markup:
    low = TILE_H
    d = f"M0 {_STRIP_Y} H{TILE_W} V{low - _CORNER} A{_CORNER} {_CORNER} 0 0 1 {TILE_W - _CORNER} {low}"
    d += f" H{_CORNER} A{_CORNER} {_CORNER} 0 0 1 0 {low - _CORNER} Z"
    return joined(
        (
            path(d, f"f-seat{owner}"),
            label(_LEFT, _STRIP_Y + 21, fitting(scene.names[owner], 112, 15), 15, "f-on_seat bold"),
            _income(scene, name),
        )
    )


def _income(scene: Scene, name: str) -> Markup:
    """What the next harvest would bring, once the temple stands somewhere."""
    if not scene.table.temple or scene.seen.outcome is not None:
        return Markup("")
    card = scene.table.harvest_cards.get(name, "pays")
    gold = scene.pays(name)
    return joined(
        (
            label(_RIGHT - 28, _STRIP_Y + 21, card, 13, "f-on_seat", anchor="end"),
            element(
                "circle",
                cx=_RIGHT - 12,
                cy=_STRIP_Y + 16,
                r=11.5,
                class_="f-gold s-coin_edge",
                stroke_width=1.5,
            ),
            label(_RIGHT - 12, _STRIP_Y + 20.8, gold, 13.5, "f-on_gold bold", anchor="middle"),
        )
    )
