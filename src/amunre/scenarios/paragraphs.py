"""The ids of rules and rulings that scenarios name, checked against the texts."""

from __future__ import annotations

import difflib
from functools import cache

from amunre import texts
from amunre.scenarios.format import ScenarioError


@cache
def known_ids(title: str) -> frozenset[str]:
    """All that a scenario in this title may name."""
    pages = [f"rules/{part}.md" for part in title.split("+")]
    return frozenset(name for page in (*pages, "rulings.md") for name in texts.paragraphs(page))


def check_id(line: int, title: str, rule: str) -> None:
    """Refuses an id that nobody can look up; where the texts are not there, none is called wrong."""
    known = known_ids(title)
    if known and rule not in known:
        near = difflib.get_close_matches(rule, sorted(known), 1)
        hint = f"did you mean {near[0]}?" if near else "see the pages of the rules and the register."
        raise ScenarioError(line, f"this title has no rule or ruling {rule!r}; {hint}")
