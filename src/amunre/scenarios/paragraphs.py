"""The ids of rules and rulings, where the documents lie beside the program."""

from __future__ import annotations

import difflib
import re
from functools import cache
from pathlib import Path

from amunre.scenarios.format import ScenarioError

DOCS = Path(__file__).resolve().parents[3] / "docs"
"""In a checkout; without the documents no id is called wrong."""
HEADING = re.compile(r"^### ([a-z-]+-\d+|R\d+) ·", re.MULTILINE)


@cache
def ids_of(page: str) -> frozenset[str]:
    """Paragraphs of a page of the rules, or the rulings of the register."""
    try:
        return frozenset(HEADING.findall((DOCS / page).read_text(encoding="utf-8")))
    except OSError:
        return frozenset()


def known_ids(title: str) -> frozenset[str]:
    """All that a scenario in this title may name."""
    pages = [ids_of(f"rules/{part}.md") for part in title.split("+")]
    return ids_of("rulings.md").union(*pages) if all(pages) else frozenset()


def check_id(line: int, title: str, rule: str) -> None:
    known = known_ids(title)
    if known and rule not in known:
        near = difflib.get_close_matches(rule, sorted(known), 1)
        hint = f"did you mean {near[0]}?" if near else "see the pages of the rules and the register."
        raise ScenarioError(line, f"this title has no rule or ruling {rule!r}; {hint}")
