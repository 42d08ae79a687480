"""Everything can be read by day and by night, and seats are told apart without the full range of colours."""

from __future__ import annotations

from itertools import combinations

import pytest

from amunre.drawing.glyphs import GLYPHS
from amunre.drawing.palette import PAINTS, READ_ON, SEEN_ON

TIMES = ("day", "night")
# Machado, Oliveira and Fernandes (2009), full protanopia, deuteranopia and tritanopia, on linear light.
EYES = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "less red": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "less green": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "less blue": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def light(colour: str) -> list[float]:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def luminance(colour: str) -> float:
    red, green, blue = light(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def lab(colour: str, eyes: str) -> tuple[float, float, float]:
    """The colour as these eyes see it, in a space where distance is difference (CIELAB)."""
    seen = [sum(a * b for a, b in zip(row, light(colour), strict=True)) for row in EYES[eyes]]
    red, green, blue = (min(1.0, max(0.0, part)) for part in seen)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.0888
    fx, fy, fz = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize("time", TIMES)
@pytest.mark.parametrize(("least", "pairs"), [(4.5, READ_ON), (3.0, SEEN_ON)], ids=["writing", "shapes"])
def test_contrast(time: str, least: float, pairs: dict[str, tuple[str, ...]]) -> None:
    weak = [
        f"{name} on {ground}: {contrast(getattr(PAINTS[name], time), getattr(PAINTS[ground], time)):.2f}"
        for name, grounds in pairs.items()
        for ground in grounds
        if contrast(getattr(PAINTS[name], time), getattr(PAINTS[ground], time)) < least
    ]
    assert weak == []


@pytest.mark.parametrize("time", TIMES)
@pytest.mark.parametrize("eyes", EYES)
def test_seats_are_told_apart(time: str, eyes: str) -> None:
    colours = [getattr(PAINTS[f"seat{seat}"], time) for seat in range(5)]
    for one, other in combinations(colours, 2):
        pairs = zip(lab(one, eyes), lab(other, eyes), strict=True)
        assert sum((a - b) ** 2 for a, b in pairs) ** 0.5 > 18, (one, other)


def test_every_seat_has_a_glyph_of_its_own() -> None:
    assert len(set(GLYPHS)) == 5
