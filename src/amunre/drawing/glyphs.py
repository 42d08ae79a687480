"""The five seats' glyphs: ankh, eye, lotus, scarab and sun, drawn in a box from -12 to 12.

They take their colour from where they are used, so they carry no colour classes themselves.
"""

from __future__ import annotations

from amunre.drawing.svg import Markup, circle, defined, group, joined, path, use

GLYPHS = ("ankh", "eye", "lotus", "scarab", "sun")
_RADIUS = 14.5


def _line(d: str, width: float) -> Markup:
    return path(d, "line", stroke_width=width)


def _solid(d: str) -> Markup:
    return path(d, "solid", stroke="none")


def ankh() -> Markup:
    return defined(
        "ankh",
        _line("M0 -1 C-8 -5 -6.5 -11.5 0 -11.5 C6.5 -11.5 8 -5 0 -1 Z", 2.8),
        _line("M-7.5 1.2 H7.5 M0 0 V11", 3.2),
    )


def eye() -> Markup:
    return defined(
        "eye",
        _line("M-11 -1 Q-1 -8.5 10 -1 Q-1 5 -11 -1 Z", 1.8),
        circle(-0.5, -1.8, 2.9, "solid", stroke="none"),
        _line("M-11 -6 Q-1 -13 11 -6.5", 2.2),
        _line("M-3 3 V10 M0.5 3 Q3 9.5 7.5 9 Q10.5 8 8.5 5.8", 1.9),
    )


def lotus() -> Markup:
    return defined(
        "lotus",
        _solid("M0 -11.5 C4.2 -6 4.2 0 0 5 C-4.2 0 -4.2 -6 0 -11.5 Z"),
        _solid("M-7.5 -9 C-4.6 -6.5 -4.6 0 -1.8 4.6 C-6 3.5 -8.6 -2.5 -7.5 -9 Z"),
        _solid("M7.5 -9 C4.6 -6.5 4.6 0 1.8 4.6 C6 3.5 8.6 -2.5 7.5 -9 Z"),
        _solid("M-12 -4 C-9.5 0.5 -6 3.5 -2.5 5.2 C-7.5 6 -11.5 2 -12 -4 Z"),
        _solid("M12 -4 C9.5 0.5 6 3.5 2.5 5.2 C7.5 6 11.5 2 12 -4 Z"),
        _line("M0 5 V11.5 M-4 9 Q0 6.5 4 9", 2),
    )


def scarab() -> Markup:
    """With parted wing cases; a favour icon is a smaller beetle and never stands on a seat's colour."""
    half = (
        _solid("M-0.8 -1.4 H-5.4 C-7 4 -5 9.6 -0.8 11.2 Z"),
        _line(
            "M-4.6 -5.4 L-8.6 -7.4 L-8.6 -11 M-6 1.4 L-10.2 0.4 L-11.8 3.2 M-5 6.6 L-8.8 8.2 L-9.4 11.6", 1.7
        ),
    )
    return defined(
        "scarab",
        _solid("M-5.6 -2.9 C-5.6 -6 -3.6 -7.4 0 -7.4 C3.6 -7.4 5.6 -6 5.6 -2.9 Z"),
        _solid("M-3 -8.3 L-2.6 -11.4 L-0.9 -10.2 L0.9 -10.2 L2.6 -11.4 L3 -8.3 Z"),
        *half,
        group(*half, transform="scale(-1 1)"),
    )


def sun() -> Markup:
    inner, outer = 7.2, 11.6
    ways = [(0, -1), (1, 0), (0, 1), (-1, 0)] + [(a * 0.7071, b * 0.7071) for a in (-1, 1) for b in (-1, 1)]
    rays = "".join(f"M{x * inner:.2f} {y * inner:.2f} L{x * outer:.2f} {y * outer:.2f}" for x, y in ways)
    return defined("sun", circle(0, 0, 4.9, "solid", stroke="none"), _line(rays, 2.4))


def glyph_definitions() -> Markup:
    return joined((ankh(), eye(), lotus(), scarab(), sun()))


def glyph(seat: int, x: float, y: float, scale: float = 1) -> Markup:
    """A seat's glyph in the colour of writing on seats."""
    return use(GLYPHS[seat], x, y, scale, class_="f-on_seat s-on_seat")


def seat_disc(seat: int, x: float, y: float, radius: float) -> Markup:
    """The glyph on a disc of the seat's colour."""
    return joined((circle(x, y, radius, f"f-seat{seat}"), glyph(seat, x, y, radius / _RADIUS)))
