"""The whole picture."""

from __future__ import annotations

from collections.abc import Sequence

from amunre.drawing.glyphs import glyph_definitions
from amunre.drawing.header import draw_header
from amunre.drawing.land import draw_land
from amunre.drawing.layout import HEIGHT, WIDTH
from amunre.drawing.legend import draw_legend
from amunre.drawing.palette import style_sheet
from amunre.drawing.pieces import piece_definitions
from amunre.drawing.players import draw_players
from amunre.drawing.province import draw_provinces, hatching
from amunre.drawing.scene import Scene
from amunre.drawing.svg import ID, element, rect, written
from amunre.drawing.temple import draw_track
from amunre.drawing.words import full_description, heading
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.view import View


def board_svg(rules: Ruleset, view: View, names: Sequence[str]) -> str:
    """A position as a standalone SVG, with all that the view shows and nothing else.

    ``names`` are those of the seats, in seat order. The same arguments always give the same text. The
    picture follows the reader's choice of light or dark, and its title and description tell it in words.
    """
    scene = Scene(rules, view, names)
    return element(
        "svg",
        element("title", written(heading(scene)), id=f"{ID}title"),
        element("desc", written(full_description(scene)), id=f"{ID}desc"),
        style_sheet(),
        element("defs", glyph_definitions(), piece_definitions(), hatching()),
        rect(0, 0, WIDTH, HEIGHT, "f-paper"),
        draw_land(scene.table.temple),
        draw_provinces(scene),
        draw_track(scene),
        draw_header(scene),
        draw_players(scene),
        draw_legend(scene),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        class_="picture",
        role="img",
        aria_labelledby=f"{ID}title {ID}desc",
    )
