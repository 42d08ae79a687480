"""Draw the pictures of the documentation anew: ``python tests/drawing/collect.py``.

Each picture has a position line beside it (see ``docs/notation.md``), so that it can be drawn again after a
change of the drawing. The positions were reached by the greedy bot; they do not change with it.
"""

from __future__ import annotations

from pathlib import Path

from amunre.drawing import board_svg
from amunre.kernel.messages import SPECTATOR
from amunre.kernel.view import view
from amunre.notation import read_position

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
VIEWERS = {"position": SPECTATOR, "auction": 0, "expansions": 0, "cards": SPECTATOR}
NAMES = ("Ana", "Ben", "Cleo", "Dina")


def picture(name: str) -> str:
    _, state = read_position((PICTURES / f"{name}.txt").read_text(encoding="utf-8"))
    return board_svg(state.rules, view(state, VIEWERS[name]), NAMES[: state.players]) + "\n"


if __name__ == "__main__":
    for name in VIEWERS:
        (PICTURES / f"{name}.svg").write_text(picture(name), encoding="utf-8")
