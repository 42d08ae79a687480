"""Words that no reader may ever meet, whatever a translation would otherwise suggest."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).resolve()
TEXTS = {".ftl", ".html", ".json", ".md", ".py", ".scenario", ".svelte", ".svg", ".toml", ".ts", ".txt"}
PLACES = ("web/locales", "web/src", "web/static", "docs", "src", "tests", "README.md", "CHANGELOG.md")

THIRD_KINGDOM = re.compile(
    r"\b(?:dritte[nmrs]?|3\.|III\.?)\W+(?:\w+\W+)?(?:(?:König)?Reich(?:e?s|e)?)\b", re.IGNORECASE
)
"""With an ordinal the third kingdom has the name of the Nazi state; kingdoms are numbered."""


def texts() -> list[Path]:
    places = [ROOT / place for place in PLACES]
    files = [file for place in places for file in (place.rglob("*") if place.is_dir() else [place])]
    return [file for file in files if file.is_file() and file.suffix in TEXTS and file != HERE]


def test_no_kingdom_is_called_by_the_name_of_the_nazi_state() -> None:
    files = texts()
    assert any("locales/de" in file.as_posix() for file in files)
    assert any("rules/de" in file.as_posix() for file in files)
    found = {file: THIRD_KINGDOM.search(file.read_text(encoding="utf-8")) for file in files}
    assert [file.relative_to(ROOT).as_posix() for file, words in found.items() if words] == []


@pytest.mark.parametrize(
    "text",
    [
        "Drittes Reich, Versteigerung 1",
        "Das dritte Reich",
        "im zweiten und dritten Reiche",
        "die Punkte des dritten\nReichs",
        "das Dritte ägyptische Reich",
        "3. Reich",
        "III. Reich",
        "im *dritten* **Reich**",
    ],
)
def test_every_form_of_it_is_found(text: str) -> None:
    assert THIRD_KINGDOM.search(text)


@pytest.mark.parametrize("text", ["Reich 3", "drei Reiche", "Das letzte Reich", "die dritte Provinz reicht"])
def test_other_words_are_left_alone(text: str) -> None:
    assert not THIRD_KINGDOM.search(text)
