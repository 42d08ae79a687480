"""The page for owners: its file is read, its commands print what it shows, and it names every figure."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from amunre.cli import main
from amunre.rules.components import figures, for_edition, override, parse_components, standard
from tests.cli.test_guide import holds, tidy

PAGE = (Path(__file__).parents[2] / "docs" / "components.md").read_text(encoding="utf-8")
EXAMPLE, OF_EDITIONS, OF_OFFICIALS = re.findall(r"^```toml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
BLOCKS = re.findall(r"^```console\n\$ amunre (.*?)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("arguments", "shown"), BLOCKS, ids=[arguments for arguments, _ in BLOCKS])
def test_the_page_shows_what_is_printed(
    arguments: str, shown: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("AMUNRE_DATA", str(tmp_path / "data"))
    Path("my.toml").write_text(EXAMPLE, encoding="utf-8")
    Path("slip.toml").write_text(EXAMPLE.replace("thebes", "thebs"), encoding="utf-8")
    printed = tidy(CliRunner().invoke(main, shlex.split(arguments)).output)
    assert holds(tidy(shown), printed), "\n".join(printed)


def test_the_example_changes_what_it_says_and_nothing_else() -> None:
    name, changes = parse_components(EXAMPLE)
    assert name == "my-copy"
    before = {path: value for path, value, _ in figures(standard())}
    after = {path: (value, mark) for path, value, mark in figures(override(changes, name))}
    assert {path: value for path, (value, _) in after.items() if value != before[path]} == {
        "province.thebes.fields": 5,
        "province.thebes.blessing_cards": 1,
        "deck.old.architect": 9,
        "table.scheme_points": 4,
    }
    assert {path for path, (_, mark) in after.items() if mark == "owner"} == set(changes)


def test_the_other_examples_are_taken() -> None:
    name, changes = parse_components(OF_EDITIONS)
    mine = override(changes, name)
    assert mine.provinces["thebes"].fields == for_edition(mine, "revised").provinces["thebes"].fields == 5
    assert for_edition(mine, "revised").provinces["avaris"].icons == 0
    name, changes = parse_components(OF_OFFICIALS)
    mine = override(changes, name)
    assert (mine.officials["six_gold"].gold, mine.officials["three_points"].points) == (5, 3)
    assert mine.decks["officials_cards"]["three_points"] == 1


SLIPS = {
    "[province.avaris]\nneighbours = ['thebes']": "province.thebes.neighbours must name avaris",
    "[edition.revised.province.avaris]\nneighbours = ['thebes']": "in edition.revised, province.thebes",
    "[deck.officials_cards]\nthree_points = 1": "deck.officials_cards.three_points is a new card",
    "[card_cost]\n2 = 1": "card_cost.2 must be from",
}


@pytest.mark.parametrize("text", SLIPS)
@pytest.mark.parametrize("command", ["components", "simulate classic --games 1"])
def test_a_slip_that_only_the_whole_set_shows_names_file_and_figure(
    command: str, text: str, tmp_path: Path
) -> None:
    path = tmp_path / "slip.toml"
    path.write_text(text, encoding="utf-8")
    found = CliRunner().invoke(main, [*command.split(), "--components", str(path)])
    assert found.exit_code == 2
    assert f"{path}: {SLIPS[text]}" in found.output


def test_a_game_can_be_played_with_the_example(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("AMUNRE_DATA", str(tmp_path / "data"))
    path = tmp_path / "my.toml"
    path.write_text(EXAMPLE, encoding="utf-8")
    asked = ["play", "classic", "--players", "3", "--bots", "greedy", "--components", str(path)]
    result = CliRunner().invoke(main, asked, input="quit\n")
    assert result.exit_code == 0
    assert "The game is saved." in result.output


def test_the_page_names_every_kind_of_figure() -> None:
    for path, _, _ in figures(standard()):
        first, *_, last = path.split(".")
        assert f"`[{first}]`" in PAGE or f"`[{first}.NAME]`" in PAGE, path
        if first in ("province", "card", "track"):
            assert f"`{last}`" in PAGE, path
