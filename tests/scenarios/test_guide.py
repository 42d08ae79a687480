"""The page about scenarios is complete, and what it shows happens."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from amunre.cli import main
from amunre.kernel.ruleset import Ruleset
from amunre.rules.catalogue import EXPANSIONS, TITLES, ruleset
from amunre.rules.components import PROVINCE_CARDS, PROVINCES
from amunre.scenarios import board_setting, card_setting
from amunre.scenarios.format import BLOCKS, HEADS, KEYS
from amunre.scenarios.language import LANGUAGES
from amunre.scenarios.slices import SHAPES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
BOARD, CARDS = PAGE.split("\n## The card game\n")
CARDS = CARDS.split("\n## ")[0]
WHOLE = [
    ruleset("anniversary+officials+afterlife+statues+pharaoh+promos", 3, {}),
    ruleset("revised+expert", 3, {}),
    ruleset("classic", 3, {}),
]
CARD_GAME = ruleset("cardgame", 3, {})
EXAMPLES = re.findall(r"^```scenario\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def missing(words: Iterator[str] | set[str], text: str) -> set[str]:
    """Words that do not stand alone anywhere in a text."""
    return {word for word in words if not re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text)}


def in_code(text: str) -> str:
    """What is set in the letters of code, outside of examples."""
    prose = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    return " ".join(re.findall(r"`([^`]+)`", prose))


# Complete


def test_every_head_line_and_block_is_on_the_page() -> None:
    assert missing({*HEADS, *BLOCKS}, in_code(PAGE)) == set()


@pytest.mark.parametrize(
    ("text", "words"),
    [(BOARD, board_setting.LAYERS), (CARDS, card_setting.LAYERS)],
    ids=["board game", "card game"],
)
def test_every_line_of_a_position_is_in_the_table_of_its_game(text: str, words: dict[str, object]) -> None:
    assert missing(set(words), in_code(text)) == set()
    assert set(words) <= set(KEYS)


@pytest.mark.parametrize("config", LANGUAGES, ids=lambda config: str(config.__name__))
def test_every_fact_is_on_the_page(config: type) -> None:
    facts = set(LANGUAGES[config].checks)
    text = CARDS if config is type(CARD_GAME.config) else BOARD
    assert missing(facts, in_code(text)) - {"slice"} == set()
    assert facts <= set(KEYS)


def test_every_word_of_a_line_belongs_to_a_game() -> None:
    used = {*board_setting.LAYERS, *card_setting.LAYERS}
    assert used.union(*(language.checks for language in LANGUAGES.values())) == set(KEYS)


def test_every_phase_is_on_the_page() -> None:
    assert missing(set(board_setting.PHASES), in_code(BOARD)) == set()
    assert missing(set(card_setting.PHASES), in_code(CARDS)) == set()


def test_every_title_option_and_expansion_is_on_the_page() -> None:
    options = {name for title in TITLES.values() for name in title.options}
    assert missing({*TITLES, *EXPANSIONS, *options}, in_code(BOARD)) == set()


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_every_expansion_has_a_part_with_all_fields_and_an_example(expansion: str) -> None:
    part = PAGE.split(f"\n#### {expansion}\n")[1].split("\n#")[0]
    fields = {f"slice {expansion}.{field}" for field in SHAPES.get(expansion, {})}
    assert missing(fields, in_code(part)) == set()
    titles = re.findall(r"^title: (.*)$", part, re.MULTILINE)
    assert any(expansion in title.split("+") for title in titles)
    if fields:
        assert f"slice {expansion}." in "".join(re.findall(r"^```scenario(.*?)^```", part, re.M | re.S))


def parts(rules: list[Ruleset], kind: str) -> set[str]:
    return {name for one in rules for name in getattr(one, kind)}


@pytest.mark.parametrize("kind", ["questions", "events"])
def test_every_decision_and_event_is_on_the_page(kind: str) -> None:
    assert missing(parts(WHOLE, kind), BOARD) == set()
    assert missing(parts([CARD_GAME], kind), CARDS) == set()


def test_every_action_is_on_the_page() -> None:
    def verb(notation: str) -> str:
        return " ".join(notation.split("{")[0].split("[")[0].split())

    verbs = {verb(action.notation) for rules in WHOLE for action in rules.actions.values()}
    assert {verb for verb in verbs if verb not in in_code(BOARD)} == set()
    verbs = {verb(action.notation) for action in CARD_GAME.actions.values()}
    assert {verb for verb in verbs if verb not in in_code(CARDS)} == set()


def test_every_name_is_on_the_page() -> None:
    tables = ("cards", "officials", "tiles", "statues")
    rows = {row for rules in WHOLE for table in tables for row in rules.tables.get(table, {})}
    assert missing({*PROVINCES, *rows}, BOARD) == set()
    assert missing({name for names in PROVINCE_CARDS.values() for name in names}, CARDS) == set()


def codes(folder: Path) -> set[str]:
    """First arguments of all refusals of the rules in a folder."""
    calls = [
        node
        for path in sorted(folder.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"
    ]
    return {str(call.args[0].value) for call in calls if isinstance(call.args[0], ast.Constant)}


def test_every_code_is_on_the_page() -> None:
    rules = ROOT / "src" / "amunre" / "rules"
    everywhere = codes(rules) | codes(ROOT / "src" / "amunre" / "kernel")
    assert len(everywhere) > 50
    assert missing(everywhere, in_code(PAGE)) == set()
    assert missing(codes(rules / "cardgame") - {"unknown_province", "count_too_low"}, in_code(CARDS)) == set()


def test_every_source_of_points_is_on_the_page() -> None:
    sources = set()
    for rules in WHOLE:
        schemes = {name for name, card in rules.tables["cards"].items() if card.holds is not None}
        sources |= {f"scheme_{name}" for name in schemes}
    assert missing(sources, in_code(BOARD)) == set()
    text = (ROOT / "tests" / "scenarios" / "cardgame.scenario").read_text(encoding="utf-8")
    scored = {
        word for line in re.findall(r"score \w+: (.*)", text) for word in re.findall(r"[a-z_][a-z_0]*", line)
    }
    assert missing(scored - {"nothing"}, in_code(CARDS)) == set()


# True


def shown(command: str) -> str:
    """The output that the page shows for a command."""
    [text] = re.findall(rf"^\$ {re.escape(command)}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    return str(text)


def printed(command: str) -> str:
    words = command.split()
    return str(CliRunner().invoke(main, words[1:]).output)


@pytest.fixture
def at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files of which the page tells."""
    first, good = EXAMPLES[0], EXAMPLES[1]
    (tmp_path / "outbid.scenario").write_text(first)
    (tmp_path / "wrong.scenario").write_text(first.replace("bid thebes: blue 6", "bid thebes: blue 10"))
    bad = first.replace("phase: auction", "phase: bidding").replace("gold red: 12", "gold green: 12")
    (tmp_path / "unreadable.scenario").write_text(bad + good)
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    monkeypatch.chdir(tmp_path)
    return tmp_path


COMMANDS = re.findall(r"^\$ (amunre check .*)$", PAGE, re.MULTILINE)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_prints_what_the_page_shows(command: str, at: Path) -> None:
    assert sorted(printed(command).splitlines()) == sorted(shown(command).splitlines())


def test_the_page_shows_commands() -> None:
    assert len(COMMANDS) >= 5


def test_json_is_as_the_page_shows(at: Path) -> None:
    [text] = re.findall(r"^```json\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    wrong = at / "wrong.scenario"
    wrong.write_text(wrong.read_text().replace("classic revised anniversary", "classic"))
    assert json.loads(printed("amunre check wrong.scenario --json")) == json.loads(text)


def test_differences_of_rows_read_as_the_page_shows(at: Path) -> None:
    [table] = [text for text in EXAMPLES if "bring the temple to position <temple>" in text]
    (at / "rows.scenario").write_text(table.replace("11  | 13    | 3", "11  | 13    | 4"))
    found = printed("amunre check rows.scenario").splitlines()[1:]
    block = PAGE.split("A difference in a row of examples names the row and its cells:\n\n```\n")[1]
    assert found == block.split("```")[0].splitlines()
