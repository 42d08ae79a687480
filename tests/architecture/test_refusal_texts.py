"""Whatever the server can refuse has a sentence in every language of the web client but English.

English is what the server itself speaks. A code is collected where it is made: as an argument of one of
the calls below, or in one of the two tables of the server. The facts beside it are collected there too: the
English sentence and all translations tell exactly these.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import NamedTuple

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
    "StorageDamaged": 0,
    "Problem": 0,
    "end": 2,
}
"""Functions and classes that take a code, and at which place."""
WITH_FACTS = {"Refusal": 2, "Denied": 1, "DeniedFor": 1, "deny": 1}
"""Those that take a sentence and its facts, and at which place the sentence is."""
PASSED_ON = {
    ("draft.py", "code"),
    ("watching.py", "problem.code"),
    ("errors.py", "fault.code"),
    ("errors.py", "why.code"),
    ("errors.py", "CODES.get(fault.status_code, 'bad_request')"),
}
"""Arguments that are no code written out but one that was made elsewhere."""
CONSTANTS = {
    name: text
    for source in SOURCES.values()
    for name, text in re.findall(r'^([A-Z_]+) = \(?\s*((?:"[^"\n]*"\s*)+)\)?$', source, re.MULTILINE)
}
"""Sentences that stand in one place for several."""


class Site(NamedTuple):
    """One place where something is refused."""

    where: str
    code: str
    rule: str
    """Empty where there is none, or where it is not written out."""
    facts: frozenset[str]
    sentence: str


def written(node: ast.expr, function: ast.AST, line: int) -> ast.expr:
    """What an argument is: itself, or what a variable of the function was set to last."""
    if not isinstance(node, ast.Name):
        return node
    known: list[tuple[int, ast.expr]] = []
    for one in ast.walk(function):
        targets = one.targets if isinstance(one, ast.Assign) else [getattr(one, "target", None)]
        value = getattr(one, "value", None)
        if isinstance(one, ast.Assign | ast.AnnAssign) and value is not None and one.lineno <= line:
            known += [(one.lineno, value) for to in targets if isinstance(to, ast.Name) and to.id == node.id]
    if known:
        return max(known, key=lambda one: one[0])[1]
    return (
        ast.parse(CONSTANTS[node.id].replace("\n", " "), mode="eval").body if node.id in CONSTANTS else node
    )


def hole(part: ast.expr) -> str:
    """What is filled in without being a fact: only what never changes may be."""
    name = part.value.id if isinstance(part, ast.FormattedValue) and isinstance(part.value, ast.Name) else ""
    return name if name.isupper() else "{lost}"


def words(node: ast.expr) -> str:
    """The sentence with its `{names}`; numbers of the rules in capitals are part of it."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.BinOp):
        return words(node.right)
    if isinstance(node, ast.JoinedStr):
        return "".join(
            str(part.value) if isinstance(part, ast.Constant) else hole(part) for part in node.values
        )
    return ""


def sites(source: str, where: str = "") -> list[Site]:
    found = []
    functions = [
        one for one in ast.walk(ast.parse(source)) if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    for function in functions:
        for node in ast.walk(function):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            place = WITH_FACTS.get(node.func.id)
            if place is None or not isinstance(node.args[0], ast.Constant):
                continue
            rule = node.args[1] if place == 2 else None
            facts = (
                written(node.args[place + 1], function, node.lineno) if len(node.args) > place + 1 else None
            )
            assert facts is None or isinstance(facts, ast.Dict), ast.unparse(node)
            names = (
                {str(key.value) for key in facts.keys if isinstance(key, ast.Constant)} if facts else set()
            )
            sentence = words(written(node.args[place], function, node.lineno))
            known = str(rule.value) if isinstance(rule, ast.Constant) else ""
            found.append(
                Site(f"{where}:{node.lineno}", str(node.args[0].value), known, frozenset(names), sentence)
            )
    return found


ALL_SITES = [site for path, source in SOURCES.items() for site in sites(source, path.name)]


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
    codes = set().union(*(made(source)[0] for source in SOURCES.values()))
    return codes | set(CODES.values()) | {word for word, _ in REASONS.values()}


def rules() -> set[str]:
    """Ids of all paragraphs and rulings."""
    pages = [*(ROOT / "docs" / "rules").glob("*.md"), ROOT / "docs" / "rulings.md"]
    texts = (page.read_text(encoding="utf-8") for page in pages)
    return {rule for text in texts for rule in re.findall(r"^### (\S+) ·", text, re.MULTILINE)}


def texts_of(language: str) -> dict[str, set[str]]:
    """The facts of each sentence: of a code, of a code under a rule, of a code with certain facts."""
    text = (LOCALES / language / "later" / "refusals.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^refusal-(\S+) = ", text, flags=re.MULTILINE)[1:]
    assert len(set(parts[::2])) == len(parts[::2]), "no sentence is written twice"
    return {
        name: set(re.findall(r"\$(\w+)", said)) for name, said in zip(parts[::2], parts[1::2], strict=True)
    }


def told_by(site: Site, texts: dict[str, set[str]]) -> str:
    """The sentence that the web client chooses there, as its `refusals.ts` does."""
    telling = "-".join(["with", *sorted(site.facts)])
    names = [f"{site.code}-{site.rule}", f"{site.code}-{telling}", site.code]
    return next((name for name in names if name in texts), site.code)


def test_codes_are_found_wherever_they_are_made() -> None:
    unknown = {(path.name, other) for path, source in SOURCES.items() for other in made(source)[1]}
    assert unknown == PASSED_ON
    assert set(STATUSES) <= all_codes()
    assert {"bid_too_low", "seat_taken", "storage_full", "foreign_origin", "bad_hello"} <= all_codes()
    assert made('deny("a", "A.")\nRefusal(name, "R1", "B.")') == ({"a"}, {"name"})


def test_facts_are_found_wherever_they_are_given() -> None:
    source = """
def why():
    text = "A {b}."
    facts: Facts = {"b": 1}
    return Refusal("a", "R1", text, facts)
"""
    assert sites(source) == [Site(":5", "a", "R1", frozenset({"b"}), "A {b}.")]
    [lost] = sites('def why():\n    deny("a", f"{b} of {MOST}")')
    assert lost.sentence == "{lost} of MOST"
    assert len({site.code for site in ALL_SITES if site.facts}) > 40


NOTATION = {"wrong_moment"}
"""What names an action as it is typed, which only those who type can use."""


@pytest.mark.parametrize("site", ALL_SITES, ids=lambda site: f"{site.where} {site.code}")
def test_the_english_sentence_tells_its_facts_and_no_others(site: Site) -> None:
    if site.code not in NOTATION:
        assert set(re.findall(r"\{(\w+)\}", site.sentence)) == site.facts


def test_there_are_other_languages() -> None:
    assert {"de", "fr", "it"} <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence(language: str) -> None:
    with_sentence = {name.partition("-")[0] for name in texts_of(language)}
    assert sorted(all_codes() - with_sentence) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_tells_the_facts_of_its_code_and_no_others(language: str) -> None:
    texts = texts_of(language)
    wrong = [
        (site.where, told_by(site, texts), sorted(site.facts))
        for site in ALL_SITES
        if texts.get(told_by(site, texts), {"nothing"}) != set(site.facts)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_for_a_code_that_exists(language: str) -> None:
    texts = texts_of(language)
    known = all_codes()
    used = {told_by(site, texts) for site in ALL_SITES}
    for name in texts:
        code, _, rest = name.partition("-")
        assert code in known, name
        assert not rest or rest.startswith("with-") or rest in rules(), name
        assert not rest or name in used, f"{name} is never told"
