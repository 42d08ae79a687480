"""Paragraphs of the rules by their id, where the documents lie beside the program."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).resolve().parents[3] / "docs"
"""In a checkout; an installed package has no documents."""


def paragraph(title: str, rule: str) -> str | None:
    """The text of a rule such as ``auction-4`` or a ruling such as ``R27``, or ``None``.

    A title such as ``anniversary+statues`` has the rules of its edition and of its expansions.
    """
    heading = rf"^#+ {re.escape(rule)}\b.*?(?=^#|\Z)"
    for file in pages(title, rule):
        try:
            text = file.read_text(encoding="utf-8")
        except OSError:
            continue
        found = re.search(heading, text, re.IGNORECASE | re.MULTILINE | re.DOTALL)
        if found:
            return found[0].lstrip("# ").replace("**", "").strip()
    return None


def pages(title: str, rule: str) -> list[Path]:
    if re.fullmatch(r"R\d+", rule, re.IGNORECASE):
        return [DOCS / "rulings.md"]
    return [DOCS / "rules" / f"{part}.md" for part in title.split("+")]
