"""The Pharaoh, his tokens, and the cards of officials."""

from __future__ import annotations

from amunre.drawing.svg import Markup, at, circle, defined, joined, label, path, rect, use
from amunre.rules.components import Official

CARD_W, CARD_H = 36.0, 48.0
_MIDDLES = (21.5, 38.0)
"""Where two things on a card lie."""
_ROOM = 36.0
"""Height of a card below its head."""


def _head() -> Markup:
    """A face between the striped cloths of the headdress."""
    cloth = "M-11 0 C-15 -12 -12 -25 0 -26 C12 -25 15 -12 11 0 L6 0 C7.6 -8 7 -13 5.6 -16 H-5.6"
    cloth += " C-7 -13 -7.6 -8 -6 0 Z"
    stripes = "M-12 -4 L-6.6 -5.6 M-12.8 -9.6 L-7 -11 M-12 -15.6 L-6.4 -15.6 M-8.8 -21 L-5.8 -18"
    mirrored = "M12 -4 L6.6 -5.6 M12.8 -9.6 L7 -11 M12 -15.6 L6.4 -15.6 M8.8 -21 L5.8 -18"
    return joined(
        (
            path(
                "M-5.8 -16.4 C-6.4 -8 -4 -2.6 0 -2.2 C4 -2.6 6.4 -8 5.8 -16.4 Z",
                "f-camel s-on_stone",
                stroke_width=1,
            ),
            path(cloth, "f-gold s-on_stone", stroke_width=1.3),
            path(f"{stripes} {mirrored} M0 -25 V-19", "line s-water", stroke_width=2.2),
            path("M-1.4 -2.6 H1.4 L0.8 4.4 H-0.8 Z", "f-water s-on_stone", stroke_width=0.9),
            path("M-3.6 -10.4 H-1.4 M1.4 -10.4 H3.6 M-1.6 -5.2 H1.6", "line s-on_stone", stroke_width=1.2),
            path("M-1.4 -17 C-2.4 -21 2.4 -21 1.4 -17 Z", "f-alert s-on_stone", stroke_width=0.8),
        )
    )


def court_definitions() -> Markup:
    """His bust stands on the origin; a token is a disc around it."""
    shoulders = "M-17 20 C-17 8 -11 4 -5 2 H5 C11 4 17 8 17 20 Z"
    collar = "M-8.4 3.4 Q0 14 8.4 3.4 L5 1.4 H-5 Z"
    return joined(
        (
            defined("pharaoh-head", _head()),
            defined(
                "pharaoh",
                at(
                    0,
                    -20,
                    path(shoulders, "f-light s-on_stone", stroke_width=1.3),
                    path(collar, "f-ribbon s-on_stone", stroke_width=1),
                    use("pharaoh-head", 0, 0),
                    path("M10.6 18 V4 C10.6 -1 16 -1 16 3.4", "line s-coin_edge", stroke_width=2),
                ),
            ),
            defined(
                "token",
                circle(0, 0, 9, "f-tile s-coin_edge", stroke_width=1.5),
                use("pharaoh-head", 0, 5.6, 0.5),
            ),
        )
    )


def pharaoh(x: float, y: float) -> Markup:
    return use("pharaoh", x, y)


# Officials


def official_card(benefit: Official, x: float, y: float) -> Markup:
    """A small card: what it brings, one thing below the other."""
    rows = [
        (count, icon)
        for count, icon in (
            (benefit.cards, _icon("card", 0, 0.82)),
            (benefit.farmers, _icon("farmer", 8, 0.78)),
            (benefit.stones, _icon("stone", 6.4, 0.86)),
            (benefit.points, label(0, 4.6, "pt", 12, "f-ink bold", anchor="middle")),
            (benefit.gold, _icon("coin", 0, 0.9)),
        )
        if count
    ]
    if len(rows) > len(_MIDDLES):  # only an owner's cards bring so much
        size, step = len(_MIDDLES) / len(rows), _ROOM / len(rows)
        small = (
            at(CARD_W / 2 * (1 - size), CARD_H - _ROOM + step * (place + 0.5), _row(0, *row), scale=size)
            for place, row in enumerate(rows)
        )
        return at(x, y, _blank(), *small)
    middles = (31.0,) if len(rows) == 1 else _MIDDLES
    return at(x, y, _blank(), *(_row(middle, *row) for middle, row in zip(middles, rows, strict=False)))


def _icon(name: str, y: float, scale: float) -> Markup:
    return use(name, 0, y, scale)


def _blank() -> Markup:
    return joined(
        (
            rect(0, 0, CARD_W, CARD_H, "f-tile s-ink", rx=4, stroke_width=1.5),
            path(
                f"M0.8 10 H{CARD_W - 0.8} V4 A3.2 3.2 0 0 0 {CARD_W - 4} 0.8 H4 A3.2 3.2 0 0 0 0.8 4 Z",
                "f-seal",
            ),
        )
    )


def _row(middle: float, count: int, icon: Markup) -> Markup:
    number = label(12, middle + 5.4, count, 15, "f-ink bold", anchor="end") if count > 1 else Markup("")
    return joined((number, at(23 if count > 1 else CARD_W / 2, middle, icon)))
