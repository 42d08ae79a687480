"""How names are compared: as they are searched for, and as they look."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path

LONGEST_KEY = 80
JOINERS = dict.fromkeys((0x200D, 0xFE0F))
"""What joins emoji, or says that one is meant, and cannot be seen itself."""


def search_key(name: str) -> str:
    """A name as it is searched for: without case, width and accents."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).strip()


def look_of(name: str) -> str:
    """The same for all names that can hardly be told apart: Unicode's skeleton of the name, without case.

    Twice, because a small letter can look like something else than the capital that it is compared with.
    """
    look = name.translate(JOINERS)
    for _ in range(2):
        look = search_key(unicodedata.normalize("NFD", look).translate(confusables()))
    return look[:LONGEST_KEY]


@cache
def confusables() -> dict[int, str]:
    """What each character looks like, where that is another one."""
    text = Path(__file__).with_name("confusables.txt").read_text(encoding="utf-8")
    lines = (line.split("\t") for line in text.split("\n") if "\t" in line)
    return {ord(source): target for target, sources in lines for source in sources}
