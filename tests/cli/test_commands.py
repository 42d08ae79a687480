"""The commands that only tell something, as programs and people see them."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from amunre.cli import main
from amunre.notation import write_game
from amunre.rules.catalogue import TITLES
from amunre.rules.components import PROVINCES, figures, standard
from amunre.rules.setup import Setup, start
from tests.support.games import finished, play_on

GAMES = Path(__file__).parents[1] / "golden" / "games"
SCENARIOS = Path(__file__).parents[1] / "scenarios"


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("AMUNRE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")


def amunre(*arguments: object, typed: str = "") -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments], input=typed)


def game_file(folder: Path) -> Path:
    setup = Setup(title="classic", players=3, seed="1", names=("anna", "bruno", "cleo"))
    game = start(setup)
    play_on(game, random.Random(1))
    path = folder / "game.amunre"
    path.write_text(write_game(setup, game), encoding="utf-8")
    return path


# Help


def test_help_lists_every_command() -> None:
    result = amunre("--help")
    assert result.exit_code == 0
    for name in ("play", "simulate", "replay", "verify", "check", "explain", "components", "titles"):
        assert f"\n  {name} " in result.stdout


def test_bare_amunre_shows_the_help() -> None:
    result = amunre()
    assert result.exit_code == 0
    assert result.stdout == amunre("--help").stdout


def test_help_imports_nothing_heavy() -> None:
    heavy = (
        "{'rich', 'msgspec', 'platformdirs', 'amunre.rules', 'amunre.kernel', 'amunre.bots', 'amunre.arena'}"
    )
    code = f"""
import sys
from amunre.cli import main
try:
    main(["--help"])
except SystemExit as end:
    assert end.code == 0
print(sorted({heavy} & set(sys.modules)), file=sys.stderr)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr == "[]\n"


def test_the_version_is_told() -> None:
    result = amunre("--version")
    assert result.exit_code == 0
    assert result.stdout.startswith("amunre")


def test_the_package_runs_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "amunre", "titles", "--json"], capture_output=True, text=True, check=True
    )
    assert [title["name"] for title in json.loads(done.stdout)] == list(TITLES)


def test_shells_can_complete_titles_and_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    def completed(words: str) -> str:
        env = {
            "_AMUNRE_COMPLETE": "bash_complete",
            "COMP_WORDS": words,
            "COMP_CWORD": str(len(words.split()) - 1),
        }
        return CliRunner().invoke(main, [], env=env, prog_name="amunre").stdout

    assert "plain,classic" in completed("amunre play cla")
    assert "plain,greedy,random" in completed("amunre play --bots greedy,ran")


# Titles, components, explain


def test_titles_show_players_and_options() -> None:
    text = amunre("titles").stdout
    for title in TITLES.values():
        assert title.summary in text
        for option in title.options:
            assert option in text
    data = json.loads(amunre("titles", "--json").stdout)
    assert data[0]["players"] == [3, 4, 5]
    assert data[0]["options"]["memory"]["default"] == "closed"


def test_components_show_every_figure_with_its_mark() -> None:
    result = amunre("components")
    assert result.exit_code == 0
    rows = {line.split()[0]: line for line in reversed(result.stdout.splitlines()) if line.strip()}
    assert "4 " in rows["thebes"]
    assert "2*" in rows["abu"]
    assert "reconstructed" in result.stdout
    for name in PROVINCES:
        assert name in result.stdout
    data = json.loads(amunre("components", "--json").stdout)
    assert [(f["path"], f["mark"]) for f in data["figures"]] == [(p, m) for p, _, m in figures(standard())]
    assert data["warnings"] == []


def test_an_owners_file_overrides_figures_and_is_marked(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('name = "mine"\n[province.thebes]\nfields = 9\n')
    result = amunre("components", "--components", mine)
    assert "Component set mine" in result.stdout
    assert "9!" in result.stdout
    assert "Look again: province.thebes.fields is 9" in result.stderr


def test_explain_tells_who_supplies_what() -> None:
    text = amunre("explain", "revised").stdout
    assert "bank_winners" in text
    assert "base → revised" in text
    data = json.loads(amunre("explain", "anniversary", "--json").stdout)
    assert data["players"] == 3
    assert data["supplied"]["point"]["favour_deck"] == ["base", "anniversary", "federation", "start_cards"]
    assert data["supplied"]["table cards"]["federation"] == ["federation"]
    assert data["supplied"]["view part"]["base"] == ["base"]
    assert set(data["supplied"]) >= {"point", "phase", "question", "action", "event", "slice"}


def test_explain_takes_modules_and_options_in() -> None:
    by_module = json.loads(amunre("explain", "classic+open_memory", "--json").stdout)
    by_option = json.loads(amunre("explain", "classic", "--option", "memory=open", "--json").stdout)
    assert by_module == by_option
    assert "open_memory" in by_module["modules"]
    assert amunre("explain", "anniversary+turn_track").exit_code == 0


# Checking


def test_verify_prints_points_and_winner_of_a_sound_game(tmp_path: Path) -> None:
    result = amunre("verify", GAMES / "classic-3-points.amunre", game_file(tmp_path))
    assert result.exit_code == 0
    first, second = result.stdout.splitlines()
    assert "sound; classic, 3 players, " in first
    assert "; won by seat1" in first
    assert "anna " in second


def test_verify_tells_ties_and_games_that_are_not_over(tmp_path: Path) -> None:
    tie = amunre("verify", GAMES / "classic-3-pyramids.amunre").stdout
    assert "won by seat0 (pyramids)" in tie
    assert "shared by" in amunre("verify", GAMES / "classic-3-shared.amunre").stdout
    setup = Setup(title="classic", players=3, seed="1")
    path = tmp_path / "begun.amunre"
    path.write_text(write_game(setup, start(setup)))
    assert "not over yet" in amunre("verify", path).stdout


def test_verify_says_what_differs_and_ends_with_1(tmp_path: Path) -> None:
    path = game_file(tmp_path)
    path.write_text(path.read_text().replace("#", "#0", 1))
    result = amunre("verify", path, GAMES / "classic-3-points.amunre")
    assert result.exit_code == 1
    assert "DIFFERS, line" in result.stdout
    assert "sound" in result.stdout


def test_verify_of_foreign_files_ends_with_2(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("dear anna")
    for bad in (letter, tmp_path / "nothing", tmp_path):
        result = amunre("verify", GAMES / "classic-3-points.amunre", bad)
        assert result.exit_code == 2
        assert result.stderr.count("\n") == 1
        assert str(bad) in result.stderr
        assert "sound" in result.stdout


def test_check_runs_scenarios_of_a_folder() -> None:
    result = amunre("check", SCENARIOS)
    assert result.exit_code == 0
    assert len(result.stdout.splitlines()) == len(list(SCENARIOS.glob("*.scenario")))


def test_check_says_exactly_what_differs(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.scenario"
    text = "scenario: everybody is rich\ntitle: classic\nseats: a b c\ngiven\n  phase: market\n"
    wrong.write_text(f"{text}then\n  gold a: 21\n")
    result = amunre("check", wrong)
    assert result.exit_code == 1
    assert "0 of 1 scenario hold" in result.stdout
    assert "everybody is rich (classic)" in result.stdout
    assert "gold of a: expected 21, found 20" in result.stdout


def test_check_of_unreadable_files_ends_with_2(tmp_path: Path) -> None:
    (tmp_path / "binary.scenario").write_bytes(b"\xff")
    (tmp_path / "empty").mkdir()
    (tmp_path / "text.scenario").write_text("hello: there")
    for bad in ("binary.scenario", "empty", "text.scenario", "nothing.scenario"):
        result = amunre("check", tmp_path / bad)
        assert result.exit_code == 2, bad
        assert result.stderr.count("\n") == 1, bad


# Simulations


def test_simulate_sums_games_up_and_talks_on_the_other_channel() -> None:
    result = amunre("simulate", "classic", "--games", 20, "--bots", "random", "--seed", "7")
    assert result.exit_code == 0
    assert "classic, 3 players, 20 games, seed 7" in result.stdout
    assert "mean points" in result.stdout
    assert "20 of 20 games" in result.stderr
    assert "20 of 20 games" not in result.stdout


def test_simulate_gives_the_same_numbers_for_the_same_seed_and_any_number_of_processes() -> None:
    found = []
    for jobs in (1, 2):
        result = amunre("simulate", "revised", "--games", 20, "--bots", "random", "--jobs", jobs, "--json")
        data = json.loads(result.stdout)
        assert data.pop("seconds") >= 0
        found.append(data)
    assert found[0] == found[1]


def test_simulate_takes_options_and_components(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[table]\nstart_gold = 30\n")
    arguments = ["--option", "no_federation=on", "--components", mine, "--bots", "random", "--players", 4]
    result = amunre("simulate", "anniversary", "--games", 3, *arguments, "--json")
    assert json.loads(result.stdout)["players"] == 4
    assert "scheme_federation" not in result.stdout


# Replays


def test_a_replay_that_is_not_on_a_terminal_is_one_text(tmp_path: Path) -> None:
    result = amunre("replay", GAMES / "anniversary-3-points.amunre")
    assert result.exit_code == 0
    assert result.stdout.count("Memphis") > 6
    assert "1. seat0: makes a sealed choice" in result.stdout
    assert "wins." in result.stdout.splitlines()[-1]


def test_replays_show_what_the_chosen_viewer_may_see() -> None:
    game = GAMES / "anniversary-3-points.amunre"
    everything = amunre("replay", game, "--all").stdout
    assert "1. seat0: keep " in everything
    assert everything.count("theft · ") > 10
    seat = amunre("replay", game, "--seat", 1).stdout
    sealed = [line for line in seat.splitlines() if "makes a sealed choice" in line]
    assert sealed
    assert not any("seat1:" in line for line in sealed)


def test_a_replay_can_be_stepped_through() -> None:
    game = GAMES / "classic-3-points.amunre"
    typed = "\nb\n5\ns\nb\nmoon\n9999\n0\nb\n142\n\nq\n"
    result = amunre("replay", game, "--step", typed=typed)
    assert result.exit_code == 0
    for step in ("[0/142]", "[1/142]", "[5/142]", "[4/142]", "[142/142]"):
        assert step in result.stdout
    assert "'moon' is not possible; steps are 0 to 142" in result.stderr
    assert "This is the first step." in result.stderr
    assert "This is the last step" in result.stderr
    assert amunre("replay", game, "--step").exit_code == 0


def test_an_unfinished_game_cannot_be_seen_whole(tmp_path: Path) -> None:
    setup = Setup(title="classic", players=3, seed="1")
    path = tmp_path / "begun.amunre"
    path.write_text(write_game(setup, start(setup)))
    result = amunre("replay", path, "--all")
    assert result.exit_code == 2
    assert "only a finished game can be seen whole" in result.stderr
    assert "not over" in amunre("replay", path).stdout


def test_colour_is_left_out_where_nobody_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b[" not in amunre("titles").stdout
    monkeypatch.setenv("FORCE_COLOR", "1")
    coloured = amunre("replay", GAMES / "classic-3-points.amunre").stdout
    monkeypatch.setenv("NO_COLOR", "1")
    plain = amunre("replay", GAMES / "classic-3-points.amunre").stdout
    assert "\x1b[1;36m" in coloured
    assert "36m" not in plain


def test_finished_games_of_every_title_verify(tmp_path: Path) -> None:
    for title in sorted(TITLES):
        game = finished(title, 3, "v")
        path = tmp_path / f"{title}.amunre"
        path.write_text(write_game(Setup(title=title, players=3, seed="v"), game))
        assert amunre("verify", path).exit_code == 0
