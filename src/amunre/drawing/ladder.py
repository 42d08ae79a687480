"""The papyrus ladder of a province that is up for auction: steps, scribes, and what protection closes."""

from __future__ import annotations

from amunre.drawing.glyphs import seat_disc
from amunre.drawing.layout import TILE_H, TILE_W
from amunre.drawing.scene import Scene
from amunre.drawing.svg import Markup, group, joined, label, path, rect

SHOWN = 9
"""Steps that fit side by side."""
_LEFT, _TOP, _HEIGHT = 12, TILE_H - 44, 38
_CELL = (TILE_W - 2 * _LEFT - 8) / SHOWN
_STEP_ABOVE = 3


def shown_steps(scene: Scene, province: str) -> list[int]:
    """Steps to draw: a window that reaches one step above the best bid, and every step with a scribe."""
    bids = [amount for amount, _ in scene.bids_on(province)]
    top = max(bids, default=0)
    steps = scene.steps(_STEP_ABOVE * top + 60)
    end = max(SHOWN, sum(step <= top for step in steps) + 1)
    window = steps[:end][-SHOWN:]
    below = sorted({amount for amount in bids if amount < window[0]})
    free = [step for step in window if step not in bids]
    return sorted({*below, *window} - set(free[: len(below)]))


def draw_ladder(scene: Scene, province: str) -> Markup:
    steps = shown_steps(scene, province)
    bids = scene.bids_on(province)
    best = bids[-1][0] if bids else -1
    closed = scene.blocked_step(province)
    cells = [_cell(place, step, best, closed) for place, step in enumerate(steps)]
    scribes = [seat_disc(seat, _middle(steps.index(amount)), _TOP + 11.5, 10.4) for amount, seat in bids]
    return group(_papyrus(len(steps)), *cells, *scribes)


def _middle(place: int) -> float:
    return _LEFT + 4 + _CELL * (place + 0.5)


def _papyrus(count: int) -> Markup:
    width = _CELL * count + 8
    return joined(
        (
            rect(_LEFT, _TOP, width, _HEIGHT, "f-papyrus s-edge", stroke_width=1.2),
            rect(_LEFT - 4, _TOP - 2, 7, _HEIGHT + 4, "f-papyrus s-edge", rx=3.5, stroke_width=1.3),
            rect(_LEFT + width - 3, _TOP - 2, 7, _HEIGHT + 4, "f-papyrus s-edge", rx=3.5, stroke_width=1.3),
        )
    )


def _cell(place: int, step: int, best: int, closed: int) -> Markup:
    x = _middle(place)
    # Steps that nobody can use any more are written small; colour alone would not tell.
    is_open = step > best and step != closed
    weight, size = ("f-ink bold", 12.5) if is_open or step == best else ("f-soft", 11)
    parts = [label(x, _TOP + _HEIGHT - 4, step, size, weight, anchor="middle")]
    if place:
        side = x - _CELL / 2
        parts.append(path(f"M{side:.1f} {_TOP + 24} V{_TOP + _HEIGHT}", "line s-edge", stroke_width=0.9))
    if step == closed:
        parts.append(_cross(x))
    return joined(parts)


def _cross(x: float) -> Markup:
    left, right, top, low = x - 7, x + 7, _TOP + 5, _TOP + 19
    d = f"M{left:.1f} {top} L{right:.1f} {low} M{right:.1f} {top} L{left:.1f} {low}"
    return path(d, "line s-alert", stroke_width=2.6)
