"""Small pieces of English: lists, counts, names of seats, provinces and sources of points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

KINGDOMS = {1: "Old Kingdom", 2: "New Kingdom"}
SOURCES = {
    "west_bank": "west bank",
    "east_bank": "east bank",
    "tomb": "tomb tiles",
    "tomb_rows": "full tomb rows",
    "osiris": "Osiris",
    "pharaoh": "Pharaoh",
    "not_below_0": "never below 0",
    "farmers": "farmers",  # not the scheme
}


def listed(words: Iterable[str], nothing: str = "none") -> str:
    """``a, b and c``."""
    *most, last = list(words) or [nothing]
    return f"{', '.join(most)} and {last}" if most else last


def place(province: str) -> str:
    return province.capitalize()


def places(provinces: Iterable[str]) -> str:
    return listed(place(province) for province in provinces)


def plural(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def held(hand: Mapping[str, int]) -> list[str]:
    """``architect`` and ``river ×2``, under the names by which cards are typed."""
    return [card if count == 1 else f"{card} ×{count}" for card, count in sorted(hand.items())]


def tiles(names: Iterable[str]) -> str:
    """``the tile gold`` or ``the tiles gold and stone ×2``."""
    counts = Counter(names)
    return f"the tile{'' if counts.total() == 1 else 's'} {listed(held(counts))}"


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def with_more(decided_by: str) -> str:
    """How whoever is level on points has won."""
    return "earlier in turn order" if decided_by == "order" else f"with more {decided_by}"
