"""The terminal as we use it: plain text with colour where it is wanted, signs where they can be shown."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

SEAT_STYLES = ("bold cyan", "bold yellow", "bold magenta", "bold green", "bold red")
NARROW = 100
"""Below this width the map is drawn with short words."""
LIST_ONLY = 76
"""Below this width the map does not fit at all and the provinces are listed."""


class Signs(NamedTuple):
    """Signs for seats and pieces, and the lines of the map. Every seat has a shape, so colour only helps."""

    seats: str
    pyramid: str
    stone: str
    line: str
    border: str
    """The line between Lower and Upper Egypt."""
    wall: str
    corners: dict[str, tuple[str, str, str]]
    """Left, cross and right of each kind of line."""
    nile: str
    bullet: str
    dot: str
    pharaoh: str
    space: str
    """A space of a tomb that can be built on."""
    closed: str
    """A space that nothing carries yet."""


CORNERS = {
    "top": ("┌", "┬", "┐"),
    "middle": ("├", "┼", "┤"),
    "border": ("╞", "╪", "╡"),
    "bottom": ("└", "┴", "┘"),
}
FULL = Signs("◆■●♣★", "▲", "▪", "─", "═", "│", CORNERS, "≈", "•", " · ", "♛", "□", "·")
ASCII = Signs(
    "ABCDE", "^", "o", "-", "=", "|", dict.fromkeys(CORNERS, ("+", "+", "+")), "~", "*", ", ", "&", "_", "."
)


PLAIN = {"×": "x", "–": "-", "\N{MINUS SIGN}": "-", "·": ",", "→": ">", "…": "..."}
"""What stands for signs outside the alphabet of a terminal."""


def make_console(stderr: bool = False) -> Console:
    """A console on the present standard output or error; rich itself honours NO_COLOR and dumb terminals."""
    stream = sys.stderr if stderr else sys.stdout
    return Console(file=stream, markup=False, highlight=False, emoji=False, soft_wrap=False)


def is_in_words(console: Console) -> bool:
    """Whether the table is told instead of drawn: there is no room, or ears or a plain device read it."""
    return console.width < LIST_ONLY or console.is_dumb_terminal


def signs_of(console: Console) -> Signs:
    return FULL if console.encoding.startswith("utf") else ASCII


def fitting(console: Console, text: str) -> str:
    """The text as the terminal can show it: signs outside its alphabet become plain ones."""
    if console.encoding.startswith("utf"):
        return text
    for sign, plain in PLAIN.items():
        text = text.replace(sign, plain)
    return text.encode(console.encoding, "replace").decode(console.encoding)


def pad(left: Text, right: str, width: int, style: str = "dim") -> Text:
    """A line of exactly this width with something at both ends, for which there must be room."""
    line = left.copy()
    line.append(" " * (width - left.cell_len - len(right)))
    return line.append(right, style)


def fit(wordings: Sequence[tuple[Text, str]], width: int, style: str = "dim") -> list[Text]:
    """What stands at both ends of a line, in the first of these wordings for which there is room.

    Nothing is ever cut: a figure that lost a digit would be another figure. If there is no room for any
    wording, the last one takes lines of its own.
    """
    for left, right in wordings:
        gap = 1 if left.cell_len and right else 0
        if left.cell_len + gap + len(right) <= width:
            return [pad(left, right, width, style)]
    left, right = wordings[-1]
    return [
        *(pad(line, "", width) for line in folded(left, width)),
        *(pad(Text(), line.plain, width, style) for line in folded(Text(right), width)),
    ]


def folded(text: Text, width: int) -> list[Text]:
    """The text in lines of at most this width, broken between words where that can be."""
    lines: list[Text] = []
    for word in text.split(" "):
        if lines and lines[-1].cell_len + 1 + word.cell_len <= width:
            lines[-1].append(" ").append_text(word)
        else:
            lines += [piece for piece in word.divide(range(width, len(word), width)) if len(piece)]
    return lines


def shortened(name: str, width: int) -> str:
    """A name without its last letters where it is too long.

    The number behind it stays, for it may be all that tells two bots apart.
    """
    letters = name.rstrip("0123456789")
    number = name[len(letters) :]
    return letters[: max(0, width - len(number))] + number


def in_columns(items: list[str], width: int) -> list[str]:
    """Items laid out downwards in as many columns as fit."""
    widest = max(map(len, items), default=0) + 3
    columns = max(1, width // widest)
    rows = -(-len(items) // columns)
    lines = []
    for row in range(rows):
        cells = items[row::rows]
        lines.append("".join(cell.ljust(widest) for cell in cells).rstrip())
    return lines


def forget_output() -> None:
    """Let what is left of it go nowhere; else it is tried once more at the very end, and fails again."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
