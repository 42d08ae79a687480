"""The commands that only tell something, as programs and people see them."""

from __future__ import annotations

import io
import json
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from amunre.cli import main
from amunre.notation import write_game
from amunre.rules.catalogue import EXPANSIONS, TITLES, all_titles, title_of
from amunre.rules.components import PROVINCES, figures, standard
from amunre.rules.setup import Setup, start
from amunre.tui import reports
from tests.cli.recorded import record, record_tie
from tests.support.games import play_on

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
    names = ["play", "simulate", "replay", "verify", "check", "explain", "components", "titles", "catalogue"]
    for name in names:
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
    assert "plain,anniversary+pharaoh+promos" in completed("amunre play anniversary+pharaoh+p")
    assert "plain,anniversary+pharaoh+pharaoh" not in completed("amunre play anniversary+pharaoh+p")


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
    path, game = record(tmp_path)
    assert game.outcome is not None
    result = amunre("verify", path, game_file(tmp_path))
    assert result.exit_code == 0
    first, second = result.stdout.splitlines()
    points = ", ".join(f"seat{seat} {found}" for seat, found in enumerate(game.outcome.points))
    assert f"sound; classic, 3 players, {len(game.commands)} actions; {points}; won by seat" in first
    assert "anna " in second


def test_verify_tells_ties_and_games_that_are_not_over(tmp_path: Path) -> None:
    path, game = record_tie(tmp_path, "pyramids")
    assert game.outcome is not None
    tie = amunre("verify", path).stdout
    assert f"won by seat{game.outcome.winners[0]} (pyramids)" in tie
    assert "shared by" in amunre("verify", record_tie(tmp_path, "shared")[0]).stdout
    setup = Setup(title="classic", players=3, seed="1")
    path = tmp_path / "begun.amunre"
    path.write_text(write_game(setup, start(setup)))
    assert "not over yet" in amunre("verify", path).stdout


def test_verify_says_what_differs_and_ends_with_1(tmp_path: Path) -> None:
    path = game_file(tmp_path)
    path.write_text(path.read_text().replace("#", "#0", 1))
    result = amunre("verify", path, record(tmp_path)[0])
    assert result.exit_code == 1
    assert "DIFFERS, line" in result.stdout
    assert "sound" in result.stdout


def test_verify_of_foreign_files_ends_with_2(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("dear anna")
    good, _ = record(tmp_path)
    for bad in (letter, tmp_path / "nothing", tmp_path):
        result = amunre("verify", good, bad)
        assert result.exit_code == 2
        assert result.stderr.count("\n") == 1
        assert str(bad) in result.stderr
        assert "sound" in result.stdout


def test_check_runs_scenarios_of_a_folder() -> None:
    result = amunre("check", SCENARIOS)
    assert result.exit_code == 0
    *files, total = result.stdout.splitlines()
    assert len(files) == len(list(SCENARIOS.glob("*.scenario")))
    holding = sum(int(line.split(": ")[1].split()[0]) for line in files)
    assert total == f"{len(files)} files: {holding} of {holding} scenarios hold"


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
    result = amunre("replay", record(tmp_path, "anniversary")[0])
    assert result.exit_code == 0
    assert result.stdout.count("Memphis") > 6
    assert re.search(r"^1\. seat\d: makes a sealed choice$", result.stdout, re.MULTILINE)
    assert "wins" in result.stdout.splitlines()[-1]


def test_replays_show_what_the_chosen_viewer_may_see(tmp_path: Path) -> None:
    game, _ = record(tmp_path, "anniversary")
    everything = amunre("replay", game, "--all").stdout
    assert re.search(r"^1\. seat\d: keep ", everything, re.MULTILINE)
    assert everything.count("Theft · ") > 10
    seat = amunre("replay", game, "--seat", 1).stdout
    sealed = [line for line in seat.splitlines() if "makes a sealed choice" in line]
    assert sealed
    assert not any("seat1:" in line for line in sealed)


def test_a_replay_can_be_stepped_through(tmp_path: Path) -> None:
    game, played = record(tmp_path)
    last = len(played.commands)
    typed = f"\nb\n5\ns\nb\nmoon\n9999\n0\nb\n{last}\n\nq\n"
    result = amunre("replay", game, "--step", typed=typed)
    assert result.exit_code == 0
    for step in (0, 1, 5, 4, last):
        assert f"[{step}/{last}]" in result.stdout
    assert f"'moon' is not possible; steps are 0 to {last}" in result.stderr
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


def test_colour_is_left_out_where_nobody_wants_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert "\x1b[" not in amunre("titles").stdout
    game, _ = record(tmp_path)
    monkeypatch.setenv("FORCE_COLOR", "1")
    coloured = amunre("replay", game).stdout
    monkeypatch.setenv("NO_COLOR", "1")
    plain = amunre("replay", game).stdout
    assert "\x1b[1;36m" in coloured
    assert "36m" not in plain


def test_finished_games_of_every_title_verify(tmp_path: Path) -> None:
    paths = [record(tmp_path, title, title_of(title).players[0])[0] for title in all_titles()]
    result = amunre("verify", *paths)
    assert result.exit_code == 0
    assert result.stdout.count("sound") == len(all_titles())


# Expansions


def test_titles_tell_their_expansions() -> None:
    text = amunre("titles").stdout
    for expansion in EXPANSIONS.values():
        assert f"  +{expansion.name} " in text
        assert expansion.module.summary in text
    found = {title["name"]: title for title in json.loads(amunre("titles", "--json").stdout)}
    assert found["classic"]["expansions"] == []
    assert [one["name"] for one in found["revised"]["expansions"]] == ["expert"]
    assert found["anniversary"]["expansions"][0]["players"] == [2, 3]
    assert found["anniversary"]["expansions"][1]["players"] == [3, 4, 5]


def test_one_title_can_be_told_alone() -> None:
    result = amunre("titles", "anniversary+promos+officials")
    assert result.stdout.startswith("anniversary+officials+promos – ")
    assert "2, 3 players" in result.stdout
    assert "classic" not in result.stdout
    assert "+statues" not in result.stdout
    (found,) = json.loads(amunre("titles", "revised", "--json").stdout)
    assert found["name"] == "revised"


def test_the_catalogue_lists_every_combination() -> None:
    data = json.loads(amunre("catalogue", "--json").stdout)
    assert [entry["title"] for entry in data] == all_titles()
    for entry in data:
        assert list(entry) == ["title", "modules", "players", "options"]
        title = title_of(entry["title"])
        assert entry["modules"] == entry["title"].split("+")[1:]
        assert entry["players"] == list(title.players)
        assert set(entry["options"]) == set(title.options)
        if entry["options"]:
            assert entry["options"]["memory"] == {"values": ["closed", "open"], "default": "closed"}
    text = amunre("catalogue").stdout
    rows = [line.split() for line in text.splitlines()]
    assert ["anniversary+officials", "2,", "3"] in rows
    for title_name in all_titles():
        assert [title_name] in [row[:1] for row in rows]


def test_explain_takes_expansions_in() -> None:
    data = json.loads(amunre("explain", "anniversary+open_memory+statues+turn_track", "--json").stdout)
    assert data["title"] == "anniversary+statues"
    assert {"statues", "open_memory", "turn_track"} <= set(data["modules"])
    assert data["supplied"]["table statues"]["horus"] == ["statues"]
    assert data["supplied"]["view part"]["statues"] == ["statues"]
    assert json.loads(amunre("explain", "anniversary+officials", "--json").stdout)["players"] == 2


def test_every_title_can_be_explained() -> None:
    for title in all_titles():
        assert json.loads(amunre("explain", title, "--json").stdout)["title"] == title
    assert "table statues" in amunre("explain", "anniversary+statues").stdout
    assert "bidding" in amunre("explain", "cardgame").stdout


def test_simulate_takes_expansions() -> None:
    result = amunre("simulate", "anniversary+promos+officials", "--games", 3, "--bots", "random", "--json")
    data = json.loads(result.stdout)
    assert data["title"] == "anniversary+officials+promos"
    assert data["players"] == 2


def test_a_replay_of_expansions_shows_all_hands_at_the_end(tmp_path: Path) -> None:
    game, _ = record(tmp_path, "anniversary+officials+afterlife+statues+pharaoh+promos", 2)
    shown = amunre("replay", game, "--all").stdout
    assert re.search(r"^seat1: .*Theft · \d+ gold · tiles: ", shown, re.MULTILINE)
    assert "Officials wait: " in shown


def test_tables_in_a_pipe_are_whole_and_end_without_blanks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who reads them is a program or a pager, whatever the terminal's width is."""
    monkeypatch.setenv("COLUMNS", "40")
    for command in (["components"], ["titles"], ["catalogue"], ["explain", "classic"], ["bots"]):
        lines = amunre(*command).stdout.splitlines()
        assert all(line == line.rstrip() for line in lines)
    shown = amunre("components").stdout
    assert re.search(r"^abydos +west", shown, re.MULTILINE)
    assert re.search(r"^upper_lower ", shown, re.MULTILINE)
    assert f"\n{reports.LEGEND}\n" in shown
    assert "option" not in amunre("titles", "cardgame").stdout


@pytest.mark.parametrize("width", [60, 80, 100])
def test_tables_of_components_fit_a_terminal_without_breaking_a_word(width: int) -> None:
    out = io.StringIO()
    reports.show_components(
        Console(file=out, width=width, force_terminal=True, color_system=None), standard()
    )
    lines = out.getvalue().splitlines()
    assert max(map(len, lines)) <= width
    words = {word.rstrip("*!") for line in lines for word in line.split()}
    assert {"province", "caravan", "abydos", "upper_lower", "deck.officials_cards", "bribery"} <= words
    for name in PROVINCES:
        assert sum(line.startswith(f"{name} ") for line in lines) >= 2
