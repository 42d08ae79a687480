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


INSTALLING = "](../README.md#install)"
PAGES = [
    *sorted(DOCS.glob("*.md")),
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "examples" / "README.md",
]


@pytest.mark.parametrize("page", sorted(DOCS.glob("*.md")), ids=lambda page: page.name)
def test_a_page_with_commands_says_where_the_command_is(page: Path) -> None:
    """Whoever has a clone has the program in ``.venv``, and not among the system's commands."""
    text = page.read_text(encoding="utf-8")
    shown = re.search(r"^```(console)?\n(\$ )?amunre .*?^```", text, re.MULTILINE | re.DOTALL)
    if shown is None:
        return
    assert ".venv/bin/amunre" in text
    assert INSTALLING in text
    assert text.index(INSTALLING) <= shown.end() + 300


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_no_page_installs_by_a_name_that_no_index_knows(page: Path) -> None:
    """The package is in no index: it is installed from a clone, or from a wheel that was built there."""
    text = page.read_text(encoding="utf-8")
    assert not re.findall(r"""pip3? install (?:-\S+ )*["']?amunre\b(?!-)""", text)


@pytest.mark.parametrize(
    "source", sorted((ROOT / "src" / "amunre").rglob("*.py")), ids=lambda path: path.name
)
def test_no_message_installs_by_a_name_that_no_index_knows(source: Path) -> None:
    assert not re.search(r"""pip3? install ["']?amunre""", source.read_text(encoding="utf-8"))
