"""amunre review: a finished game in figures, from game files and from records."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from amunre.cli import main
from amunre.notation import write_game
from amunre.rules.setup import Setup, checked, start
from tests.cli.recorded import record, record_tie
from tests.support.games import play_on
from tests.support.honest import played


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("AMUNRE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")


def amunre(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def test_a_game_file_is_told_in_tables(tmp_path: Path) -> None:
    path, game = record(tmp_path)
    shown = amunre("review", path)
    assert shown.exit_code == 0
    assert game.outcome is not None
    for seat, points in enumerate(game.outcome.points):
        assert any(f"seat{seat}" in line and f" {points} " in line for line in shown.output.splitlines())
    for words in ("points, kingdom 1", "points, kingdom 2", "gold", "pyramids", "round 6", "price"):
        assert words in shown.output


def test_json_holds_the_same(tmp_path: Path) -> None:
    path, game = record(tmp_path, "cardgame")
    found = json.loads(amunre("review", path, "--json").output)
    assert game.outcome is not None
    assert found["outcome"]["points"] == list(game.outcome.points)
    assert [end["round"] for end in found["rounds"]] == [0, 1, 2, 3]


def test_a_record_is_told_with_the_names_of_its_table(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text(played("classic", 3, "review").document(), encoding="utf-8")
    found = json.loads(amunre("review", path, "--json").output)
    assert found["names"] == [seat["name"] for seat in json.loads(path.read_text())["seats"]]
    path.write_text(path.read_text().replace('"finished"', '"running"', 1))
    refused = amunre("review", path)
    assert refused.exit_code == 2
    assert "does not follow from the log" in refused.output


@pytest.mark.parametrize("decided_by", ["pyramids", "shared"])
def test_ties_are_told(tmp_path: Path, decided_by: str) -> None:
    path, _ = record_tie(tmp_path, decided_by)
    words = "share the win" if decided_by == "shared" else "level on points but"
    assert words in amunre("review", path).output


def test_only_games_that_are_over_are_told(tmp_path: Path) -> None:
    setup = checked(Setup(title="classic", players=3, seed="half"))
    game = start(setup)
    play_on(game, random.Random(1), 80)
    path = tmp_path / "half.amunre"
    path.write_text(write_game(setup, game), encoding="utf-8")
    refused = amunre("review", path)
    assert refused.exit_code == 2
    assert "nothing to review yet" in refused.output
    path.write_text(write_game(setup, game, headers={"ended": "abandoned"}), encoding="utf-8")
    assert "stopped before its end" in amunre("review", path).output


def test_a_file_with_a_wrong_move_is_named(tmp_path: Path) -> None:
    path, _ = record(tmp_path)
    path.write_text("".join(path.read_text().splitlines(keepends=True)[:-5]))
    result = amunre("review", path)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"amunre: {path}: ")
