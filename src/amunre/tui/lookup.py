"""Paragraphs of the rules by their id, where the documents lie beside the program."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).resolve().parents[3] / "docs"
"""In a checkout; an installed package has no documents."""


def paragraph(title: str, rule: str) -> str | None:
    """The text of a rule such as ``auction-4`` or a ruling such as ``R27``, or ``None``."""
    file = (
        DOCS / "rulings.md" if re.fullmatch(r"R\d+", rule, re.IGNORECASE) else DOCS / "rules" / f"{title}.md"
    )
    try:
        text = file.read_text(encoding="utf-8")
    except OSError:
        return None
    heading = rf"^#+ {re.escape(rule)}\b.*?(?=^#|\Z)"
    found = re.search(heading, text, re.IGNORECASE | re.MULTILINE | re.DOTALL)
    return found[0].lstrip("# ").replace("**", "").strip() if found else None
