"""The rules and the rulings as texts: beside the code in an installed package, in ``docs/`` in a checkout."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2] / "docs"
_HEADING = re.compile(r"^#+ (?P<id>[a-z]+(?:-[a-z]+)*-\d+|R\d+) · (?P<title>.+)$", re.MULTILINE)


def page(name: str) -> str | None:
    """A page such as ``rules/classic.md`` or ``rulings.md``; ``None`` where there is none."""
    for folder in (resources.files("amunre") / "docs", CHECKOUT):
        found = folder.joinpath(*name.split("/"))
        if found.is_file():
            return found.read_text(encoding="utf-8")
    return None


@cache
def paragraphs(name: str) -> dict[str, tuple[str, str]]:
    """The numbered paragraphs of a page in their order: by id, each with its title and its text."""
    text = page(name) or ""
    found = {}
    for match in _HEADING.finditer(text):
        rest = text[match.end() :]
        end = re.search(r"^#", rest, re.MULTILINE)
        found[match["id"]] = match["title"], rest[: end.start() if end else None].strip()
    return found
