"""`amunre check`: files and folders, a choice of scenarios, totals, and JSON for programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.test_commands import amunre

HOLDS = """\
scenario: everybody begins with <gold>
rules: setup-1
title: classic revised
seats: a b c
given
  phase: market
then
  gold: <gold>
examples
  gold
  20
"""
DIFFERS = HOLDS.replace("  20\n", "  20\n  21\n").replace("setup-1", "setup-1 R11")
WRONG = HOLDS.replace("gold: <gold>", "geld: <gold>").replace("setup-1", "setup-1 R11")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in (("1", HOLDS), ("2", DIFFERS), ("3", WRONG)):
        (tmp_path / f"{name}.scenario").write_text(text)
    return tmp_path


def test_a_folder_ends_with_a_total(folder: Path) -> None:
    result = amunre("check", folder)
    assert result.exit_code == 2
    assert result.stdout.splitlines() == [
        f"{folder}/1.scenario: 2 of 2 scenarios hold",
        f"{folder}/2.scenario: 2 of 4 scenarios hold",
        "  DIFFERS: everybody begins with 21 (classic; line 12: gold 21)",
        "    line 8: gold of a: expected 21, found 20",
        "    line 8: gold of b: expected 21, found 20",
        "    line 8: gold of c: expected 21, found 20",
        "  DIFFERS: everybody begins with 21 (revised; line 12: gold 21)",
        "    line 8: gold of a: expected 21, found 20",
        "    line 8: gold of b: expected 21, found 20",
        "    line 8: gold of c: expected 21, found 20",
        "3 files: 4 of 6 scenarios hold; 1 mistake",
    ]
    said = "line 8: 'geld: <gold>' is not a fact; write for instance 'gold red: 12'."
    assert result.stderr == f"amunre: {folder}/3.scenario: {said}\n"


def test_one_file_has_no_total_and_several_have_one(folder: Path) -> None:
    first, second = folder / "1.scenario", folder / "2.scenario"
    assert amunre("check", first).stdout.splitlines() == [f"{first}: 2 of 2 scenarios hold"]
    both = amunre("check", first, second)
    assert (both.exit_code, both.stdout.splitlines()[-1]) == (1, "2 files: 4 of 6 scenarios hold")


def test_a_file_with_a_mistake_and_good_scenarios_tells_both(folder: Path) -> None:
    mixed = folder / "mixed.scenario"
    mixed.write_text(HOLDS + WRONG)
    result = amunre("check", mixed)
    assert result.exit_code == 2
    assert result.stdout == f"{mixed}: 2 of 2 scenarios hold; 1 mistake\n"
    assert result.stderr.startswith(f"amunre: {mixed}: line 19: 'geld: <gold>'")


def test_a_filter_chooses_by_name_or_rule(folder: Path) -> None:
    by_name = amunre("check", folder, "--filter", "WITH 21")
    assert by_name.exit_code == 1
    assert by_name.stdout.splitlines()[-1] == "1 file: 0 of 2 scenarios hold"
    by_rule = amunre("check", folder / "1.scenario", folder / "2.scenario", "--filter", "R11")
    assert by_rule.stdout.splitlines()[-1] == "1 file: 2 of 4 scenarios hold"
    assert "1.scenario" not in by_rule.stdout


def test_a_filter_that_fits_nothing_ends_with_2(folder: Path) -> None:
    result = amunre("check", folder, "--filter", "R1")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "amunre: no scenario has 'R1' in its name or as one of its rules.\n"


def test_json_has_everything_that_is_said(folder: Path) -> None:
    result = amunre("check", folder, folder / "nothing", "--json")
    assert (result.exit_code, result.stderr) == (2, "")
    data = json.loads(result.stdout)
    wrong = [{"line": 8, "text": f"gold of {seat}: expected 21, found 20"} for seat in "abc"]

    def scenario(title: str, gold: str, row: int, rules: list[str]) -> dict[str, object]:
        return {
            "name": f"everybody begins with {gold}",
            "line": 1,
            "title": title,
            "rules": rules,
            "row": {"line": row, "values": {"gold": gold}},
            "holds": gold == "20",
            "differences": [] if gold == "20" else wrong,
        }

    titles, both = ("classic", "revised"), ["setup-1", "R11"]
    unread = f"{folder}/nothing cannot be read: no such file or directory; check the name."
    assert data == {
        "holds": False,
        "files": [
            {
                "file": f"{folder}/1.scenario",
                "scenarios": [scenario(title, "20", 11, ["setup-1"]) for title in titles],
                "mistakes": [],
            },
            {
                "file": f"{folder}/2.scenario",
                "scenarios": [
                    *(scenario(title, "20", 11, both) for title in titles),
                    *(scenario(title, "21", 12, both) for title in titles),
                ],
                "mistakes": [],
            },
            {
                "file": f"{folder}/3.scenario",
                "scenarios": [],
                "mistakes": [
                    {
                        "line": 8,
                        "text": "'geld: <gold>' is not a fact; write for instance 'gold red: 12'.",
                        "where": "",
                    }
                ],
            },
            {
                "file": f"{folder}/nothing",
                "scenarios": [],
                "mistakes": [{"line": None, "text": unread, "where": ""}],
            },
        ],
        "total": {"files": 4, "scenarios": 6, "hold": 4, "differ": 2, "mistakes": 2},
    }


def test_json_ends_with_the_same_codes(folder: Path) -> None:
    codes = [amunre("check", folder / f"{name}.scenario", "--json").exit_code for name in "123"]
    assert codes == [0, 1, 2]
    good = json.loads(amunre("check", folder / "1.scenario", "--json").stdout)
    assert (good["holds"], good["files"][0]["scenarios"][0]["row"]["line"]) == (True, 11)


def test_a_scenario_without_examples_has_no_row(folder: Path) -> None:
    plain = folder / "plain.scenario"
    plain.write_text(HOLDS.partition("examples")[0].replace("<gold>", "20"))
    data = json.loads(amunre("check", plain, "--json").stdout)
    assert [found["row"] for found in data["files"][0]["scenarios"]] == [None, None]
