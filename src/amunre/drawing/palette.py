"""Colours by day and by night, and the style sheet made of them.

Every colour is two classes: ``f-NAME`` fills with it and ``s-NAME`` draws lines with it. Plain classes are
understood by more programs than variables are.
"""

from __future__ import annotations

from typing import NamedTuple

from amunre.drawing.svg import CLASS, Markup


class Paint(NamedTuple):
    """A colour on papyrus and in the night."""

    day: str
    night: str


PAINTS = {
    # the land
    "paper": Paint("#f7eed8", "#12142a"),
    "desert": Paint("#ead7a9", "#2a2742"),
    "dune": Paint("#dcc28d", "#211f38"),
    "plain": Paint("#bccb90", "#1f3d3f"),
    "sand": Paint("#f0dfb4", "#3a3550"),
    "meadow": Paint("#d3dfae", "#28484b"),
    "shore": Paint("#94a866", "#2a5350"),
    "water": Paint("#2a5caa", "#2a5aa8"),
    "foam": Paint("#8fb6e6", "#86b1ec"),
    "palm": Paint("#2d6f46", "#4fae7f"),
    "rock": Paint("#8b7a60", "#59556f"),
    # what is written on
    "tile": Paint("#fdf7e6", "#262b47"),
    "edge": Paint("#7d6842", "#918fb4"),
    "idle": Paint("#e6d8b6", "#1d2039"),
    "hatch": Paint("#c2ac7d", "#3f4266"),
    "papyrus": Paint("#f1dfae", "#383254"),
    "ribbon": Paint("#0c6570", "#7ad3d8"),
    "alert": Paint("#a5301b", "#ff9478"),
    # writing
    "ink": Paint("#2b2118", "#f5edd8"),
    "soft": Paint("#584a37", "#cfc6b4"),
    "on_water": Paint("#ffffff", "#ffffff"),
    "on_ribbon": Paint("#ffffff", "#10222a"),
    "on_alert": Paint("#ffffff", "#2b0f08"),
    "on_gold": Paint("#2f2200", "#2f2200"),
    "on_stone": Paint("#2b2118", "#2b2118"),
    # pieces
    "field": Paint("#76b97c", "#2c8560"),
    "furrow": Paint("#215c38", "#082c1f"),
    "fallow": Paint("#e3dbb4", "#3a4057"),
    "farmer": Paint("#6b3417", "#f2d3a4"),
    "straw": Paint("#f3e3b0", "#fff3cf"),
    "light": Paint("#f3e7c9", "#e9dcbd"),
    "shade": Paint("#cbb489", "#b39d75"),
    "gold": Paint("#e9b32c", "#f2c14a"),
    "coin_edge": Paint("#735200", "#735200"),
    "camel": Paint("#8a5a24", "#dba567"),
    "favour": Paint("#0c6570", "#7ad3d8"),
    "seal": Paint("#8c3a86", "#dd9be0"),
    # seats: told apart by people who see red, green or blue less; the glyph says the same
    "seat0": Paint("#1546b8", "#9fcdf5"),
    "seat1": Paint("#bd5111", "#f2672b"),
    "seat2": Paint("#07865f", "#3d9d78"),
    "seat3": Paint("#6e1270", "#d964e0"),
    "seat4": Paint("#2b2620", "#f5edd8"),
    "on_seat": Paint("#ffffff", "#12142a"),
}

READ_ON = {
    "ink": ("paper", "tile", "idle", "papyrus", "desert", "dune", "plain", "shore", "fallow"),
    "soft": ("paper", "tile", "idle", "papyrus", "desert", "dune", "plain"),
    "alert": ("paper", "tile"),
    "favour": ("tile",),
    "on_water": ("water",),
    "on_ribbon": ("ribbon",),
    "on_alert": ("alert",),
    "on_gold": ("gold",),
    "on_stone": ("light", "shade"),
    "on_seat": ("seat0", "seat1", "seat2", "seat3", "seat4"),
}
"""What is written on what: each pair has to be readable by day and by night (AA, 4.5 to 1)."""

SEEN_ON = {
    "edge": ("tile", "papyrus"),
    "farmer": ("field", "tile"),
    "camel": ("tile",),
    "coin_edge": ("gold",),
    "furrow": ("field",),
    "seal": ("tile",),
    **{f"seat{seat}": ("tile", "papyrus") for seat in range(5)},
}
"""Shapes that have to stand out from their ground (AA, 3 to 1)."""

CARVED = "'Palatino Linotype', Palatino, 'Book Antiqua', 'URW Palladio L', 'DejaVu Serif', Georgia, serif"
PLAIN = "'Gill Sans', 'Gill Sans MT', Optima, Candara, 'Noto Sans', 'DejaVu Sans', Calibri, sans-serif"

_RULES = f"""
.{CLASS}picture {{ font-family: {PLAIN}; font-variant-numeric: tabular-nums; }}
.{CLASS}carved {{ font-family: {CARVED}; font-weight: bold; letter-spacing: .04em; }}
.{CLASS}bold {{ font-weight: bold; }}
.{CLASS}line {{ fill: none; stroke-linecap: round; stroke-linejoin: round; }}
"""


def style_sheet() -> Markup:
    """Layout rules first, then the colours, then those of the night."""
    day = "\n".join(_rule(name, paint.day) for name, paint in PAINTS.items())
    night = "\n".join(_rule(name, paint.night) for name, paint in PAINTS.items())
    return Markup(f"<style>{_RULES}{day}\n@media (prefers-color-scheme: dark) {{\n{night}\n}}\n</style>")


def _rule(name: str, colour: str) -> str:
    fill = f".{CLASS}f-{name} {{ fill: {colour}; stop-color: {colour}; }}"
    return f"{fill} .{CLASS}s-{name} {{ stroke: {colour}; }}"
