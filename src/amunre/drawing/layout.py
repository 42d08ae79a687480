"""Where everything stands. The layout is the same in every phase, so that the eye knows where to look."""

from __future__ import annotations

GRID = (
    ("damanhur", "buto", "mendes", "avaris"),
    ("baharya", "memphis", "amarna", ""),
    ("dakhla", "abydos", "thebes", "sawu"),
    ("kharga", "edfu", "abu", "berenike"),
)
"""West desert, west bank, east bank, east desert; Lower Egypt ends below the second row."""
COLUMN_NAMES = ("West desert", "West bank", "East bank", "East desert")

WIDTH, HEIGHT = 1460, 996
HEAD = 58
"""Height of the line with rounds and phases."""
MAP_WIDTH = 1140
TILE_W, TILE_H = 232, 190
COLUMNS = (20, 266, 642, 888)
ROWS = (144, 348, 580, 784)
RIVER_X = (COLUMNS[1] + TILE_W + COLUMNS[2]) / 2
CORRIDOR = COLUMNS[2] - COLUMNS[1] - TILE_W
"""Space between the two banks."""
BORDER_Y = (ROWS[1] + TILE_H + ROWS[2]) / 2
"""Between Lower and Upper Egypt."""
SEA_Y = HEAD + 24
DELTA_Y = 150
"""Where the river begins to fan out."""
TRACK_X, TRACK_Y = COLUMNS[3], ROWS[1]
"""The cell of the map without a province."""
PANEL_X, PANEL_W = 1152, 292
SEAT_Y, SEAT_GAP = 70, 8
LEGEND_Y = 800
_MOST_SEAT_STEP = 178


def seat_step(players: int) -> float:
    """From one player's card to the next; fewer players have larger ones."""
    return min(_MOST_SEAT_STEP, (LEGEND_Y - SEAT_Y) / players)
