"""What the documentation shows is what happens."""

from __future__ import annotations

import doctest
from pathlib import Path

import amunre

ROOT = Path(__file__).parents[2]


def test_the_package_docstring_plays_a_whole_game() -> None:
    result = doctest.testmod(amunre)
    assert result.attempted > 5
    assert result.failed == 0


def test_the_readme_runs() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.failed == 0
