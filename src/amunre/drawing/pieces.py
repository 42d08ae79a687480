"""Pieces and printed icons. Each is defined once and used many times; its foot stands on the origin."""

from __future__ import annotations

from amunre.drawing.svg import Markup, circle, defined, element, group, joined, label, path, rect, use


def farmer() -> Markup:
    """A figure with a straw hat and a hoe."""
    return defined(
        "farmer",
        path("M6.2 0 L4.4 -17 M4.6 -17.5 L8 -16", "line s-farmer", stroke_width=1.5),
        path("M-5 0 L-3.6 -10.5 Q0 -14 3.6 -10.5 L5 0 Z", "f-farmer"),
        circle(0, -15, 3.2, "f-farmer"),
        path("M-6.4 -16.2 Q0 -24 6.4 -16.2 Z", "f-straw s-farmer", stroke_width=1.2),
    )


def printed_farmer() -> Markup:
    """The same figure as an outline: it belongs to the board and never leaves."""
    return defined(
        "printed-farmer",
        path("M6.2 0 L4.4 -17 M4.6 -17.5 L8 -16", "line s-farmer", stroke_width=1.2),
        path("M-5 0 L-3.6 -10.5 Q0 -14 3.6 -10.5 L5 0 Z", "f-tile s-farmer", stroke_width=1.3),
        circle(0, -14.6, 3, "f-tile s-farmer", stroke_width=1.3),
        path("M-6.4 -16.2 Q0 -24 6.4 -16.2 Z", "f-tile s-farmer", stroke_width=1.3),
    )


def plots() -> Markup:
    """A field under the plough, and one that lies fallow."""
    furrows = "M3 7 Q8 4.5 13 7 T23 7 M3 13.5 Q8 11 13 13.5 T23 13.5 M3 20 Q8 17.5 13 20 T23 20"
    return joined(
        (
            defined(
                "field",
                rect(0, 0, 26, 26, "f-field s-furrow", rx=3, stroke_width=1.4),
                path(furrows, "line s-furrow", stroke_width=1.3),
            ),
            defined(
                "fallow",
                rect(0, 0, 26, 26, "f-fallow s-edge", rx=3, stroke_width=1.2, stroke_dasharray="3 2.4"),
                path(furrows, "line s-edge", stroke_width=1, opacity=0.55),
            ),
        )
    )


def pyramid() -> Markup:
    return defined(
        "pyramid",
        path("M-25 0 L0 -38 L9 0 Z", "f-light"),
        path("M9 0 L0 -38 L25 0 Z", "f-shade"),
        path("M-18.4 -10 H6.6 M-11.8 -20 H4.3 M-5.3 -30 H1.9", "line s-shade", stroke_width=1.2),
        path("M-25 0 L0 -38 L25 0 Z M0 -38 L9 0", "line s-on_stone", stroke_width=1.4),
    )


def stone() -> Markup:
    return defined(
        "stone",
        path("M-8 -11 L-4 -15 H10 L6 -11 Z", "f-light"),
        path("M6 -11 L10 -15 V-4 L6 0 Z", "f-shade"),
        rect(-8, -11, 14, 11, "f-light"),
        path(
            "M-8 -11 H6 V0 H-8 Z M-8 -11 L-4 -15 H10 V-4 L6 0 M6 -11 L10 -15",
            "line s-on_stone",
            stroke_width=1.3,
        ),
    )


def pylon() -> Markup:
    """The gate of a temple: two towers with flags."""
    tower = "M-15 0 L-12.5 -22 H-4.6 L-3.4 0 Z"
    flag = path("M-8.5 -24 V-32 L-3 -30 L-8.5 -28", "f-ribbon s-on_stone", stroke_width=1)
    half = (
        flag,
        path(tower, "f-light s-on_stone", stroke_width=1.4),
        path("M-13.4 -24.5 H-3.8 L-4.4 -22 H-12.8 Z", "f-shade s-on_stone", stroke_width=1.1),
    )
    return defined(
        "pylon",
        rect(-5, -16, 10, 16, "f-shade s-on_stone", stroke_width=1.2),
        rect(-2.6, -12, 5.2, 12, "f-on_stone"),
        group(*half),
        group(*half[1:], transform="scale(-1 1)"),
        path("M8.5 -24 V-32 L14 -30 L8.5 -28", "f-ribbon s-on_stone", stroke_width=1),
    )


def ingot() -> Markup:
    return defined(
        "ingot",
        path("M-15 -13 L-10 -18 H14 L11 -13 Z", "f-gold s-coin_edge", stroke_width=1.2),
        path("M11 -13 L14 -18 L20 -5 L17 0 Z", "f-gold s-coin_edge", stroke_width=1.2),
        path("M-15 -13 H11 L17 0 H-21 Z", "f-gold s-coin_edge", stroke_width=1.4),
    )


def coin() -> Markup:
    return defined(
        "coin",
        circle(0, 0, 8, "f-gold s-coin_edge", stroke_width=1.4),
        circle(0, 0, 5, "line s-coin_edge", stroke_width=0.9),
    )


def camel() -> Markup:
    body = (
        "M-17 -20 L-15.5 -23.5 L-11 -24.5 L-9 -22.5 C-8.4 -17.5 -7.4 -15 -5.2 -14.6"
        " C-3.6 -18.5 -1.6 -24 1.4 -24 C4.6 -24 6.4 -18.5 8.6 -16.4 C12 -15.6 13.8 -13.4 13.8 -10"
        " L13.4 0 H11 L10.4 -7.6 L8 -9 L7.6 0 H5.2 L4.4 -8.4 H-1.6 L-2.4 0 H-4.8 L-5.4 -8.8 L-6.4 0 H-8.8"
        " L-8.8 -10 C-11 -12.6 -12.4 -15.6 -12.8 -19 Z"
    )
    return defined(
        "camel",
        path(body, "f-camel"),
        path("M13.6 -12 Q16.4 -9.6 15.2 -6", "line s-camel", stroke_width=1.4),
        path("M-3.6 -15.5 Q1.6 -11 7 -15.6", "line s-gold", stroke_width=1.8),
    )


def favour() -> Markup:
    """The scarab that stands for a favour icon, a simple beetle seen from above."""
    legs = "M-3.6 -4 L-6.6 -6 M-4.4 0.4 H-7.2 M-3.6 4 L-6.4 6.6 M3.6 -4 L6.6 -6 M4.4 0.4 H7.2 M3.6 4 L6.4 6.6"
    return defined(
        "favour",
        path(legs, "line s-favour", stroke_width=1.4),
        element("ellipse", cx=0, cy=1, rx=4.6, ry=6, class_="f-favour"),
        path("M-3.2 -4.4 A3.2 3 0 0 1 3.2 -4.4 Z", "f-favour"),
        path("M-4.4 -2.4 H4.4 M0 -2.4 V6.6", "line s-tile", stroke_width=1),
    )


def card() -> Markup:
    return defined(
        "card",
        rect(-6, -8.5, 12, 17, "f-tile s-favour", rx=2, stroke_width=1.6),
        use("favour", 0, 0, 0.62),
    )


def scroll() -> Markup:
    """A sealed choice."""
    return defined(
        "scroll",
        rect(-9, -5, 18, 10, "f-papyrus s-edge", stroke_width=1.2),
        rect(-11, -6.5, 4, 13, "f-papyrus s-edge", rx=2, stroke_width=1.2),
        rect(7, -6.5, 4, 13, "f-papyrus s-edge", rx=2, stroke_width=1.2),
        circle(0, 0, 3, "f-alert"),
    )


def piece_definitions() -> Markup:
    makers = (
        farmer, printed_farmer, plots, pyramid, stone, pylon, ingot, coin, camel, favour, card, scroll,
    )  # fmt: skip
    return joined(make() for make in makers)


def pyramids(count: int, x: float, y: float, scale: float = 1) -> Markup:
    """One triangle, a second behind it from two on, and then the number."""
    if count == 1:
        return use("pyramid", x, y, scale)
    size = (19 if count < 10 else 15) * scale
    number = label(x - 4 * scale, y - 7 * scale, count, size, "f-on_stone bold", anchor="middle")
    return joined((use("pyramid", x + 15 * scale, y, scale * 0.72), use("pyramid", x, y, scale), number))


def mine(gold: int, x: float, y: float) -> Markup:
    return joined((use("ingot", x, y), label(x - 2, y - 1.6, gold, 12, "f-on_gold bold", anchor="middle")))


def caravan(gold: int, x: float, y: float) -> Markup:
    """The camel with what it brings on a coin."""
    return joined(
        (
            use("camel", x, y, 1.1),
            circle(x + 20, y - 24, 8.5, "f-gold s-coin_edge", stroke_width=1.3),
            label(x + 20, y - 19.8, gold, 12, "f-on_gold bold", anchor="middle"),
        )
    )
