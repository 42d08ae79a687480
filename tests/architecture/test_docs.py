"""Documentation that can go stale is checked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from amunre.notation import usage
from amunre.rules.base.points import Points
from amunre.rules.catalogue import TITLES, all_titles, ruleset, title_of
from tests.support.games import EDITIONS

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"


def test_the_notation_page_lists_every_action_and_no_other() -> None:
    text = (DOCS / "notation.md").read_text(encoding="utf-8")
    listed = {row.replace("\\|", "|") for row in re.findall(r"^\| `(.+?)` \|", text, re.MULTILINE)}
    known = {
        usage(make)
        for title in all_titles()
        for make in ruleset(title, title_of(title).players[0], {}).actions.values()
    }
    assert listed == known


def test_the_architecture_page_names_files_that_exist() -> None:
    text = (DOCS / "architecture.md").read_text(encoding="utf-8")
    named = re.findall(r"`((?:base|shared|cardgame|editions|components|catalogue)[\w/]*\.py)`", text)
    assert len(named) > 15
    for name in named:
        assert (ROOT / "src" / "amunre" / "rules" / name).exists(), name


def test_every_rule_point_says_what_it_answers() -> None:
    source = (ROOT / "src/amunre/rules/base/points.py").read_text(encoding="utf-8")
    for name in Points.__dataclass_fields__:
        assert re.search(rf'    {name}: .*\n    """.+"""', source), name


@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_a_rules_page(title: str) -> None:
    text = (DOCS / "rules" / f"{title}.md").read_text(encoding="utf-8")
    paragraphs = len(re.findall(r"^### [a-z-]+-\d+ · ", text, re.MULTILINE))
    assert paragraphs == (54 if title in EDITIONS else 31)


@pytest.mark.parametrize(
    "page", [*sorted(DOCS.rglob("*.md")), ROOT / "README.md"], ids=lambda page: page.name
)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target
