"""Whatever the server can refuse has a sentence in every language of the web client but English.

English is what the server itself speaks. A code is collected where it is made: as an argument of one of
the calls below, or in one of the two tables of the server.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from amunre.server.errors import CODES, STATUSES
from amunre.server.hub import REASONS

ROOT = Path(__file__).parents[2]
SOURCES = {path: path.read_text(encoding="utf-8") for path in sorted((ROOT / "src/amunre").rglob("*.py"))}
LOCALES = ROOT / "web" / "locales"
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir() if folder.name != "en")

MAKERS = {
    "Refusal": 0,
    "Denied": 0,
    "DeniedFor": 0,
    "deny": 0,
    "StorageFailed": 0,
    "Problem": 0,
    "refuse": 1,
    "end": 2,
}
"""Functions and classes that take a code, and at which place."""
PASSED_ON = {
    ("draft.py", "code"),
    ("guard.py", "code"),
    ("watching.py", "problem.code"),
    ("errors.py", "fault.code"),
    ("errors.py", "why.code"),
    ("errors.py", "CODES.get(fault.status_code, 'bad_request')"),
}
"""Arguments that are no code written out but one that was made elsewhere."""


def made(source: str) -> tuple[set[str], set[str]]:
    """Codes that are written out in a source, and the arguments that are not."""
    codes, others = set(), set()
    for node in ast.walk(ast.parse(source)):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKERS):
            continue
        code = node.args[MAKERS[node.func.id]]
        if isinstance(code, ast.Constant):
            codes.add(str(code.value))
        else:
            others.add(ast.unparse(code))
    return codes, others


def all_codes() -> set[str]:
    written = set().union(*(made(source)[0] for source in SOURCES.values()))
    return written | set(CODES.values()) | {word for word, _ in REASONS.values()}


def rules() -> set[str]:
    """Ids of all paragraphs and rulings."""
    pages = [*(ROOT / "docs" / "rules").glob("*.md"), ROOT / "docs" / "rulings.md"]
    texts = (page.read_text(encoding="utf-8") for page in pages)
    return {rule for text in texts for rule in re.findall(r"^### (\S+) ·", text, re.MULTILINE)}


def texts_of(language: str) -> list[str]:
    """What a language has a sentence for: a code, or a code and a rule."""
    text = (LOCALES / language / "later" / "refusals.ftl").read_text(encoding="utf-8")
    return re.findall(r"^refusal-(\S+) = \S", text, re.MULTILINE)


def test_codes_are_found_wherever_they_are_made() -> None:
    unknown = {(path.name, other) for path, source in SOURCES.items() for other in made(source)[1]}
    assert unknown == PASSED_ON
    assert set(STATUSES) <= all_codes()
    assert {"bid_too_low", "seat_taken", "storage_full", "foreign_origin", "bad_hello"} <= all_codes()
    assert made('deny("a", "A.")\nRefusal(name, "R1", "B.")') == ({"a"}, {"name"})


def test_there_are_other_languages() -> None:
    assert {"de", "fr", "it"} <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence(language: str) -> None:
    assert sorted(all_codes() - set(texts_of(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_for_a_code_that_exists(language: str) -> None:
    found = texts_of(language)
    known = all_codes()
    assert len(found) == len(set(found))
    for name in found:
        code, _, rule = name.partition("-")
        assert code in known, name
        assert not rule or rule in rules(), name
