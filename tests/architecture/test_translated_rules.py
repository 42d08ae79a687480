"""The rules in other languages say the same as the English ones, as far as that can be counted.

An English paragraph that was changed alone is noticed by its numbers and the rows of its tables.
"""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"
LANGUAGES = sorted(folder.name for folder in (ROOT / "web" / "locales").iterdir() if folder.name != "en")

HEADING = re.compile(r"^### (\S+) ·", re.MULTILINE)


def paragraphs(page: Path) -> dict[str, str]:
    """Text by id, in its order; what stands before the first paragraph has no id."""
    first, *rest = HEADING.split(page.read_text(encoding="utf-8"))
    return {"": first, **dict(zip(rest[::2], rest[1::2], strict=True))}


def counts(text: str) -> dict[str, Counter[str] | int]:
    return {
        "numbers": Counter(re.findall(r"\d+", text)),
        "table rows": len(re.findall(r"^\|", text, re.MULTILINE)),
    }


def differences(english: Path, own: Path) -> list[str]:
    """Where the pages of a folder do not match the English ones."""
    names = {page.name for page in english.glob("*.md")}
    found = [f"{name} is missing" for name in sorted(names - {page.name for page in own.glob("*.md")})]
    for page in sorted(own.glob("*.md")):
        if page.name not in names:
            found.append(f"{page.name} has no English page")
            continue
        originals, others = paragraphs(english / page.name), paragraphs(page)
        if list(originals) != list(others):
            found.append(f"{page.name}: its paragraphs are {list(others)}, not {list(originals)}")
            continue
        for rule, text in originals.items():
            before, after = counts(text), counts(others[rule])
            found += [
                f"{page.name} {rule or 'introduction'}: {what} {after[what]}, not {before[what]}"
                for what in before
                if before[what] != after[what]
            ]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_in_another_language_match_the_english_ones(language: str) -> None:
    assert differences(RULES, RULES / language) == []


CARDS = (
    "corruzione|protezione|architetto|coltivazione|influenza|furto|tesoro|abbondanza|gloria|avidità|popolarità"
    "|esportazione|delegazione|aldilà|tributo"
)
NEVER = {
    "fr: a bid is a mise": ("fr/*.md", r"(?<!sur)(?<!Sur)ench(?:ère\b|éri)"),
    "fr: the card game has royaumes": ("fr/cardgame.md", r"\b[Ee]mpires?\b"),
    "it: a scheme is an obiettivo": ("it/*.md", r"\b[Pp]ian[oi]\b"),
    "it: offerings are revealed": ("it/*.md", r"all’apertura|offerte aperte|si aprono"),
    "it: a card goes by its name": ("it/*.md", rf"(?<![\w`])(?:{CARDS})(?!\w)"),
    "it: the card game as it is printed": (
        "it/cardgame.md",
        r"\b[Rr]egn[oi]\b|\bpien[ae]\b|[Aa]mpli|cart[ae] oro",
    ),
    "de: provinces are put up": ("de/*.md", r"zur\s+Versteigerung\s+(?:ge)?stell"),
    "de: what is paid out is brought": ("de/*.md", r"Meister des Bundes|\bsie zahlt in dieser Runde"),
}
"""Words that a language has given up, by what it says instead; the web client has tests of its own."""


@pytest.mark.parametrize("name", NEVER)
def test_the_rules_call_things_as_the_web_client_does(name: str) -> None:
    pages, words = NEVER[name]
    found = {page.name: re.findall(words, page.read_text(encoding="utf-8")) for page in RULES.glob(pages)}
    assert found
    assert {page: words for page, words in found.items() if words} == {}


def test_every_folder_is_a_language_of_the_web_client() -> None:
    assert {folder.name for folder in RULES.iterdir() if folder.is_dir()} <= set(LANGUAGES)


# The comparison finds what it should


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The English rules as if they were another language."""
    for page in RULES.glob("*.md"):
        shutil.copy(page, tmp_path)
    return tmp_path


def change(page: Path, old: str, new: str) -> None:
    text = page.read_text(encoding="utf-8")
    assert old in text
    page.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_what_is_the_same_has_no_differences(copy: Path) -> None:
    assert differences(RULES, copy) == []


def test_a_missing_language_and_a_missing_page_are_found(copy: Path) -> None:
    (copy / "expert.md").unlink()
    assert differences(RULES, copy) == ["expert.md is missing"]
    assert len(differences(RULES, copy / "nowhere")) == len(list(RULES.glob("*.md")))


def test_a_page_of_its_own_is_found(copy: Path) -> None:
    (copy / "more.md").write_text("# More\n", encoding="utf-8")
    assert differences(RULES, copy) == ["more.md has no English page"]


@pytest.mark.parametrize(
    ("old", "new"), [("### expert-2 ", "### expert-1 "), ("### expert-1 ", "## expert-1 ")]
)
def test_a_missing_paragraph_is_found(copy: Path, old: str, new: str) -> None:
    change(copy / "expert.md", old, new)
    [found] = differences(RULES, copy)
    assert found.startswith("expert.md: its paragraphs are")


def test_another_number_and_a_lost_row_are_found(copy: Path) -> None:
    change(copy / "expert.md", "(R14)", "(R15)")
    [found] = differences(RULES, copy)
    assert found.startswith("expert.md expert-2: numbers")
    change(copy / "cardgame.md", "\n| ", "\n")
    assert any("table rows" in one for one in differences(RULES, copy))
