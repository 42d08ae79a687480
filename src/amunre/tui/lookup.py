"""Rules and rulings by their id or by a word, for one title."""

from __future__ import annotations

import re
from itertools import groupby

from amunre import texts

RULINGS = "rulings.md"
CARD_GAME = "card-"
"""The card game numbers its own paragraphs so; the word may be left out."""


def paragraph(title: str, rule: str) -> str | None:
    """The text of a rule such as ``auction-4`` or a ruling such as ``R27``, or ``None``.

    A title such as ``anniversary+statues`` has the rules of its edition and of its expansions.
    """
    known = {name.lower(): name for name in ids(title)}
    name = known.get(rule.lower()) or known.get(CARD_GAME + rule.lower())
    if name is None:
        return None
    heading, text = next(found[name] for found in pages(title) if name in found)
    return f"{name} · {heading}\n\n{text}".replace("**", "")


def headings(title: str, word: str) -> list[str]:
    """Paragraphs whose id or heading has this word in it: ``auction-6 · Bribery``."""
    told = [f"{name} · {heading}" for found in pages(title) for name, (heading, _) in found.items()]
    return [line for line in told if word.lower() in line.lower()]


def ids(title: str) -> list[str]:
    """Every id that can be looked up at a table, in the order of the rules."""
    return list(dict.fromkeys(name for found in pages(title) for name in found))


def id_ranges(title: str) -> list[str]:
    """The same in short: ``game-1 to game-9``."""
    parts = [re.fullmatch(r"(.*?)(\d+)", name) for name in ids(title)]
    split = [(match[1], int(match[2]), place) for place, match in enumerate(parts) if match]
    runs = [list(run) for _, run in groupby(split, key=lambda part: (part[0], part[1] - part[2]))]
    ends = [[f"{kind}{number}" for kind, number, _ in (run[0], run[-1])] for run in runs]
    return [first if first == last else f"{first} to {last}" for first, last in ends]


def pages(title: str) -> list[dict[str, tuple[str, str]]]:
    """The paragraphs of the edition, of each expansion and of the register."""
    return [*(texts.paragraphs(f"rules/{part}.md") for part in title.split("+")), texts.paragraphs(RULINGS)]
