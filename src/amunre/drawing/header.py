"""The line on top: kingdoms and rounds, the phases of a round, and whom the table waits for."""

from __future__ import annotations

from amunre.drawing.layout import HEAD, HEIGHT, MAP_WIDTH, PANEL_W, PANEL_X, WIDTH
from amunre.drawing.scene import ROUND_PHASES, SCORING, Scene
from amunre.drawing.svg import Markup, circle, fitting, joined, label, path, rect
from amunre.drawing.words import waiting
from amunre.rules.base.board import ROUNDS_IN_A_KINGDOM

_Y = 30
_KINGDOM_X = (296, 528)
_PHASE_X = 668
_PHASE_WIDTHS = (84, 78, 88, 84, 84)


def draw_header(scene: Scene) -> Markup:
    return joined(
        (
            _frame(),
            label(22, _Y + 9, "Amun-Re", 25, "f-ink carved"),
            _kingdom(scene, 0, "Old Kingdom"),
            _kingdom(scene, 1, "New Kingdom"),
            _phases(scene),
            _prompt(scene),
        )
    )


def _frame() -> Markup:
    """Clean paper above and beside the map."""
    return joined(
        (
            rect(0, 0, WIDTH, HEAD, "f-paper"),
            rect(MAP_WIDTH, HEAD, WIDTH - MAP_WIDTH, HEIGHT - HEAD, "f-paper"),
            path(f"M0 {HEAD} H{WIDTH} M{MAP_WIDTH} {HEAD} V{HEIGHT}", "line s-edge", stroke_width=2),
        )
    )


def _kingdom(scene: Scene, number: int, name: str) -> Markup:
    x = _KINGDOM_X[number]
    now = scene.table.kingdom == number + 1
    parts = [label(x, _Y + 5, name, 14, "f-ink carved" if now else "f-soft", anchor="end")]
    first = number * ROUNDS_IN_A_KINGDOM + 1
    parts += [
        _round(x + 24 + 34 * place, round_, scene.table.round)
        for place, round_ in enumerate(range(first, first + ROUNDS_IN_A_KINGDOM))
    ]
    return joined(parts)


def _round(x: float, number: int, now: int) -> Markup:
    """The present round is a filled disc with a ring, a past one has a line below."""
    if number == now:
        ring = circle(x, _Y, 15, "line s-ink", stroke_width=1.6)
        disc = joined((circle(x, _Y, 12, "f-ink"), ring))
        return joined((disc, label(x, _Y + 5, number, 14, "f-paper bold", anchor="middle")))
    parts = [
        circle(x, _Y, 12, "line s-edge", stroke_width=1.3),
        label(x, _Y + 5, number, 14, "f-soft", anchor="middle"),
    ]
    if number < now:
        parts.append(path(f"M{x - 8} {_Y + 18} H{x + 8}", "line s-edge", stroke_width=2))
    return joined(parts)


def _phases(scene: Scene) -> Markup:
    parts = []
    x = float(_PHASE_X)
    for name, width in zip((*ROUND_PHASES, SCORING), _PHASE_WIDTHS, strict=True):
        parts.append(_phase(x, width, name, name == scene.phase))
        x += width
    return joined(parts)


def _phase(x: float, width: float, name: str, now: bool) -> Markup:
    text = label(x + width / 2, _Y + 5, name, 14.5, "f-paper bold" if now else "f-soft", anchor="middle")
    if not now:
        return text
    return joined((rect(x + 2, _Y - 15, width - 4, 30, "f-ink", rx=15), text))


def _prompt(scene: Scene) -> Markup:
    """One sentence in a frame: what the game waits for."""
    text = waiting(scene)
    if not text:
        return Markup("")
    if scene.phase not in (*ROUND_PHASES, SCORING):
        text = f"{scene.phase}: {text}"
    size = 15
    return joined(
        (
            rect(PANEL_X, _Y - 18, PANEL_W, 36, "f-alert", rx=6),
            label(
                PANEL_X + PANEL_W / 2,
                _Y + 5.5,
                fitting(text, PANEL_W - 20, size),
                size,
                "f-on_alert bold",
                anchor="middle",
            ),
        )
    )
