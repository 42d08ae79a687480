"""The house rules that a machine can check."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import amunre

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "amunre"
FILES = sorted(SOURCE.rglob("*.py"))
EDITIONS = re.compile(r"\b(classic|revised|anniversary|cardgame)\b")
MAY_NAME_EDITIONS = ("rules/editions/", "rules/expansions/", "rules/cardgame/", "rules/catalogue.py")


def name_of(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


@pytest.mark.parametrize(
    "path", [path for path in FILES if name_of(path).startswith(("kernel", "rules"))], ids=name_of
)
def test_only_editions_and_the_catalogue_name_an_edition(path: Path) -> None:
    if not name_of(path).startswith(MAY_NAME_EDITIONS):
        assert EDITIONS.findall(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_files_are_short_and_say_what_they_are(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 400
    assert not text or ast.get_docstring(ast.parse(text))


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_nothing_unsafe_is_used(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    called = {
        node.func.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    assert not called & {"eval", "exec"}
    assert not imported & {"pickle", "marshal", "shelve"}


def test_the_public_names_exist_and_are_sorted() -> None:
    assert dir(amunre) == sorted(amunre.__all__)
    assert all(hasattr(amunre, name) for name in amunre.__all__)
    assert not hasattr(amunre, "chess")
