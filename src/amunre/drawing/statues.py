"""The eight statues: one body, a head for each god, and a plinth with the name."""

from __future__ import annotations

from amunre.drawing.svg import Markup, circle, defined, group, joined, label, path, rect, use

PLINTH_W, PLINTH_H = 46.0, 12.0
_LINE = 1.1


def _stone(d: str) -> Markup:
    return path(d, "f-light s-on_stone", stroke_width=_LINE, stroke_linejoin="round")


def _gold(d: str) -> Markup:
    return path(d, "f-gold s-coin_edge", stroke_width=_LINE, stroke_linejoin="round")


def _stroke(d: str, width: float = 1.2) -> Markup:
    return path(d, "line s-on_stone", stroke_width=width)


def _eye(x: float, y: float) -> Markup:
    return circle(x, y, 0.9, "f-on_stone")


def _wig(*more: Markup) -> Markup:
    """A human head under a wig, with what is on or beside it."""
    return joined(
        (
            path("M-6 -15 C-6.4 -24 -4 -26.5 0 -26.5 C4 -26.5 6.4 -24 6 -15 Z", "f-ribbon"),
            _stone("M-3.2 -17.5 C-3.8 -22 -2.6 -24 0 -24 C2.6 -24 3.8 -22 3.2 -17.5 Q0 -15 -3.2 -17.5 Z"),
            *more,
        )
    )


def _horus() -> Markup:
    """A falcon with the double crown."""
    return joined(
        (
            _stone(
                "M-4.6 -15 C-5.6 -22 -3.6 -26 0.4 -26 C4 -26 5.4 -23.6 8 -20.6 L4.6 -19.8 Q4 -16.6 4.4 -15 Z"
            ),
            _gold("M-4 -24.6 L-3.4 -30 H2.4 L3.2 -25.4 Q-0.4 -27 -4 -24.6 Z"),
            _gold("M-2.6 -30 C-2.8 -34 -0.6 -35.4 0.4 -33.4 L1 -30 Z"),
            _eye(2, -22.6),
            _stroke("M2.4 -21.4 L1.4 -18.6"),
        )
    )


def _bastet() -> Markup:
    """A cat with a ring in its ear."""
    return joined(
        (
            _stone(
                "M-4.4 -15 C-7 -18 -6.4 -23 -5.4 -25 L-4.8 -31 L-1.6 -26.4 H1.6 L4.8 -31 L5.4 -25"
                " C6.4 -23 7 -18 4.4 -15 Z"
            ),
            _eye(-2.2, -21.6),
            _eye(2.2, -21.6),
            _stroke("M-1 -18.8 Q0 -18 1 -18.8 M-2.6 -18.6 L-7 -19.4 M2.6 -18.6 L7 -19.4", 0.8),
            circle(5.8, -26.6, 1.5, "line s-coin_edge", stroke_width=1),
        )
    )


def _osiris() -> Markup:
    """The tall white crown between two feathers, and the beard."""
    return joined(
        (
            _gold("M-3 -23 C-8 -25 -7 -31 -4 -33 C-4.4 -29 -3.4 -26 -2 -24 Z"),
            _gold("M3 -23 C8 -25 7 -31 4 -33 C4.4 -29 3.4 -26 2 -24 Z"),
            _stone("M-3.4 -22.6 C-4 -29 -1.4 -31 -1 -33.4 A1.5 1.5 0 0 1 1 -33.4 C1.4 -31 4 -29 3.4 -22.6 Z"),
            _stone("M-3.4 -22.6 H3.4 C3.8 -19 2.6 -17 0 -16.4 C-2.6 -17 -3.8 -19 -3.4 -22.6 Z"),
            path("M-0.9 -16.6 H0.9 L0.5 -12 H-0.5 Z", "f-on_stone"),
            _eye(-1.4, -20.4),
            _eye(1.4, -20.4),
        )
    )


def _set() -> Markup:
    """An animal that nobody has ever seen: a bent snout and two square ears."""
    return joined(
        (
            _stone("M-4.4 -23 L-6 -33 L-2.6 -33.4 L-1.4 -24.6 Z"),
            _stone("M-0.6 -24.4 L0 -33.6 L3.4 -33 L2.6 -23.6 Z"),
            _stone(
                "M-4.6 -15 C-5.6 -22 -4 -25 -0.6 -25 C3 -25 8 -22 10 -16.6 L7.4 -15.8"
                " C5.6 -18.6 4.4 -18.4 4 -15 Z"
            ),
            _eye(0.6, -21.6),
        )
    )


def _isis() -> Markup:
    """A woman with the sun between the horns of a cow."""
    horns = "M-1.4 -26.4 C-7.4 -27.6 -7.4 -33 -5.4 -36 M1.4 -26.4 C7.4 -27.6 7.4 -33 5.4 -36"
    return _wig(
        path(horns, "line s-edge", stroke_width=2),
        circle(0, -31.2, 3.7, "f-gold s-coin_edge", stroke_width=_LINE),
        _eye(-1.3, -20.6),
        _eye(1.3, -20.6),
    )


def _sobek() -> Markup:
    """A crocodile."""
    return joined(
        (
            _stone(
                "M-5 -15 C-6 -22 -4.4 -25 -1 -25 C1.6 -25 2.4 -22.8 4.4 -21.8 L13.6 -20.6"
                " C14.6 -19.4 14.4 -18 13.4 -17.6 L4 -16.8 V-15 Z"
            ),
            _stroke("M4.2 -18.8 L5.6 -20 L7 -18.6 L8.4 -19.8 L9.8 -18.4 L11.2 -19.6 L12.6 -18.4", 0.9),
            _eye(-0.4, -22.4),
            _gold("M-4.6 -24.4 C-7 -29 -4.6 -32 -3 -33 C-2.8 -30 -1 -28 1 -33 C2.6 -30 2.4 -27 0.8 -25.2 Z"),
        )
    )


def _thoth() -> Markup:
    """An ibis under the moon."""
    return joined(
        (
            _stone(
                "M-4 -15 C-5 -21 -3.4 -25 0 -25 C3.4 -25 6 -23 8.4 -19.6 C9.8 -17.4 10 -14.6 9.4 -12"
                " C8 -15.4 6 -18.8 3 -19.6 Q2.6 -17 3.4 -15 Z"
            ),
            _eye(1.2, -22),
            path(
                "M-5 -28.6 A5 5 0 1 0 5 -28.6 A6.4 6.4 0 0 1 -5 -28.6 Z",
                "f-gold s-coin_edge",
                stroke_width=_LINE,
            ),
            circle(0, -29.8, 3, "f-gold s-coin_edge", stroke_width=0.9),
        )
    )


def _ptah() -> Markup:
    """A man in a close cap, with his staff."""
    return joined(
        (
            _stone("M-3.8 -21.6 C-4 -18 -2.8 -16 0 -15.4 C2.8 -16 4 -18 3.8 -21.6 Z"),
            path("M-4.2 -21 C-4.6 -28 -2 -29 0 -29 C2 -29 4.6 -28 4.2 -21 Q0 -23.6 -4.2 -21 Z", "f-water"),
            path("M-0.8 -15.6 H0.8 L0.5 -11.6 H-0.5 Z", "f-on_stone"),
            _eye(-1.5, -19.8),
            _eye(1.5, -19.8),
            path("M9 0 V-27 M9 -27 L5.8 -29.4 M9 -27 H12", "line s-edge", stroke_width=1.9),
        )
    )


_HEADS = {
    "horus": _horus,
    "bastet": _bastet,
    "osiris": _osiris,
    "set": _set,
    "isis": _isis,
    "sobek": _sobek,
    "thoth": _thoth,
    "ptah": _ptah,
}


def _body() -> Markup:
    """Arms crossed over a robe."""
    return joined(
        (
            _stone("M-6.4 0 L-7.4 -11.4 Q-6.6 -15.4 0 -15.4 Q6.6 -15.4 7.4 -11.4 L6.4 0 Z"),
            _stroke("M-7 -9 L4 -5.4 M7 -9 L-4 -5.4", 1.1),
            path("M-4.4 -15 Q0 -9.8 4.4 -15 Z", "f-gold s-coin_edge", stroke_width=0.9),
        )
    )


def statue_definitions() -> Markup:
    """Each stands with its feet on the origin."""
    return joined(defined(f"statue-{name}", group(_body(), head())) for name, head in _HEADS.items())


def statue(name: str, x: float, y: float, scale: float = 1) -> Markup:
    """A statue on its plinth, whose lower edge lies at ``y``."""
    left, top = x - PLINTH_W * scale / 2, y - PLINTH_H * scale
    return joined(
        (
            use(f"statue-{name}", x, top, scale),
            rect(
                left, top, PLINTH_W * scale, PLINTH_H * scale, "f-light s-on_stone", rx=1.5, stroke_width=1.2
            ),
            label(x, y - 3 * scale, name.capitalize(), 9.8 * scale, "f-on_stone bold", anchor="middle"),
        )
    )
