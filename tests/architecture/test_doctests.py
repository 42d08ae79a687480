"""What the documentation shows is what happens."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import amunre

ROOT = Path(__file__).parents[2]


def test_the_package_docstring_plays_a_whole_game() -> None:
    result = doctest.testmod(amunre)
    assert result.attempted > 5
    assert result.failed == 0


PAGES = [
    page for page in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")) if ">>> " in page.read_text("utf-8")
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_what_a_page_shows_happens(page: Path) -> None:
    assert doctest.testfile(str(page), module_relative=False, encoding="utf-8").failed == 0


def test_the_pages_for_programmers_show_something() -> None:
    assert {"README", "bots", "bot-protocol"} <= {page.stem for page in PAGES}
