"""What the icons mean, and the piles. Nobody should have to look them up."""

from __future__ import annotations

from collections.abc import Callable

from amunre.drawing.layout import HEIGHT, LEGEND_Y, PANEL_W, PANEL_X
from amunre.drawing.scene import Scene
from amunre.drawing.svg import Markup, at, label, path, use
from amunre.drawing.words import counted, listed

_ROW = 30
_COLUMN = 148


def draw_legend(scene: Scene) -> Markup:
    rows = _entries(scene)
    parts = [
        at(_COLUMN * (place % 2), _ROW * (place // 2) + 20, icon, *_text(words))
        for place, (icon, words) in enumerate(rows)
    ]
    piles = label(PANEL_W / 2, HEIGHT - LEGEND_Y - 14, _piles(scene), 12, "f-ink", anchor="middle")
    return at(PANEL_X, LEGEND_Y, path(f"M0 0 H{PANEL_W}", "line s-edge", stroke_width=1.4), *parts, piles)


def _text(words: str) -> list[Markup]:
    first, _, second = words.partition("|")
    if not second:
        return [label(32, 5, first, 12, "f-ink")]
    return [label(32, -1.5, first, 12, "f-ink"), label(32, 11.5, second, 11.5, "f-soft")]


def _entries(scene: Scene) -> list[tuple[Markup, str]]:
    components = scene.components
    positions = listed(str(position) for position in components.caravan_positions)
    icon: Callable[[str, float, float], Markup] = lambda name, dy, scale: use(name, 13, dy, scale)  # noqa: E731
    return [
        (icon("farmer", 12, 1), "farmer|gold = position"),
        (icon("printed-farmer", 12, 1), "printed farmer|stays for ever"),
        (icon("favour", 0, 1.15), "favour icon|one card to buy"),
        (icon("card", 0, 1), "favour card"),
        (icon("pylon", 12, 0.8), "temple|points = position"),
        (icon("ingot", 9, 0.72), "mine|gold each harvest"),
        (icon("camel", 12, 0.95), f"caravan|gold on {positions}"),
        (_ribbon(), "blessing|for the winner"),
        (icon("stone", 7, 0.95), "stone|three: a pyramid"),
        (icon("pyramid", 11, 0.56), f"pyramid|{counted(components.pyramid_points, 'point')}"),
    ]


def _ribbon() -> Markup:
    return path("M1 -7 H26 L21 0 L26 7 H1 L6 0 Z", "f-ribbon")


def _piles(scene: Scene) -> str:
    table = scene.table
    parts = (
        f"favour deck {table.favour_deck}",
        f"discards {len(table.discards)}",
        f"provinces to come {table.province_deck}",
    )
    return "  ·  ".join(parts)
