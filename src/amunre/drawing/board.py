"""The whole picture."""

from __future__ import annotations

from collections.abc import Sequence

from amunre.drawing.court import court_definitions
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
from amunre.drawing.statues import statue_definitions
from amunre.drawing.svg import ID, Markup, element, rect, written
from amunre.drawing.temple import draw_track
from amunre.drawing.tombs import STRIP_H, draw_tombs, tile_definitions
from amunre.drawing.words import full_description, heading
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.view import View


def board_picture(rules: Ruleset, view: View, names: Sequence[str]) -> str:
    """A position of the board game."""
    scene = Scene(rules, view, names)
    tombs = scene.extras.tombs
    height = HEIGHT + STRIP_H if tombs else HEIGHT
    return element(
        "svg",
        element("title", written(heading(scene)), id=f"{ID}title"),
        element("desc", written(full_description(scene)), id=f"{ID}desc"),
        style_sheet(),
        element("defs", glyph_definitions(), piece_definitions(), hatching(), *expansion_definitions(scene)),
        rect(0, 0, WIDTH, height, "f-paper"),
        draw_land(scene.table.temple),
        draw_provinces(scene),
        draw_track(scene),
        draw_header(scene),
        draw_players(scene),
        draw_legend(scene),
        draw_tombs(scene, tombs) if tombs else Markup(""),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {height}",
        class_="picture",
        role="img",
        aria_labelledby=f"{ID}title {ID}desc",
    )


def expansion_definitions(scene: Scene) -> list[Markup]:
    """Drawings that only some games need."""
    extras = scene.extras
    found = [statue_definitions()] if extras.statues else []
    found += [court_definitions()] if extras.court else []
    return found + ([tile_definitions()] if extras.tombs else [])
