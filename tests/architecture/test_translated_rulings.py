"""Rulings that a table chooses between can be read in every language, with all readings and the option."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
REGISTER = ROOT / "docs" / "rulings.md"
LANGUAGES = sorted(folder.name for folder in (ROOT / "web" / "locales").iterdir() if folder.name != "en")


def entries(page: Path) -> dict[str, str]:
    _, *rest = re.split(r"^### (R\d+) · ", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return dict(zip(rest[::2], rest[1::2], strict=True))


def readings(text: str) -> int:
    return len(re.findall(r"^\d\. ", text, re.MULTILINE))


ENGLISH = entries(REGISTER)
CHOSEN = {name: text for name, text in ENGLISH.items() if "**Option.**" in text}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_table_chooses_is_told_with_its_readings_and_values(language: str) -> None:
    own = entries(REGISTER.parent / "rulings" / f"{language}.md")
    assert CHOSEN.keys() <= own.keys() <= ENGLISH.keys()
    for name, text in own.items():
        assert readings(text) == readings(ENGLISH[name]), name
    for name, text in CHOSEN.items():
        values = set(re.findall(r"`\w+=\w+`", text.partition("**Option.**")[2]))
        assert values <= set(re.findall(r"`\w+=\w+`", own[name])), name
