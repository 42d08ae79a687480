"""``amunre play``: questions, resuming, and every way in which input can be wrong."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from amunre.cli import main
from amunre.notation import read_game, write_game
from amunre.rules.setup import Setup, start
from tests.cli.recorded import record

GAME = "GAME"
"""Stands for the path of a recorded game."""
NEW = ["play", "classic", "--players", "3", "--bots", "random", "--seed", "1"]


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("AMUNRE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")


def amunre(*arguments: object, typed: str = "") -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments], input=typed)


def saved(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "data" / "saves").glob("*.amunre"))


def test_bare_play_asks_for_title_players_and_bots_with_defaults(tmp_path: Path) -> None:
    result = amunre("play", typed="\n\n\nquit\n")
    assert result.exit_code == 0
    for question in ("Title: [classic]", "How many players (3, 4, 5)? [3]", "Bots: [greedy]"):
        assert question in result.stdout
    file = read_game(saved(tmp_path)[0].read_text())
    assert file.setup.title == "classic"
    assert file.headers["table"] == "human greedy greedy"


def test_wrong_answers_are_asked_again(tmp_path: Path) -> None:
    result = amunre("play", typed="moon\n2\n\n9\n4\nnobody\nrandom,greedy\nrandom,greedy,random\nquit\n")
    assert result.exit_code == 0
    assert "'moon' is not one of classic, revised, anniversary, cardgame." in result.stderr
    assert "'9' is not possible; choose 3, 4, 5." in result.stderr
    assert "there is no bot called 'nobody'" in result.stderr
    assert "name one bot for all, or 3 bots" in result.stderr
    file = read_game(saved(tmp_path)[0].read_text())
    assert (file.setup.title, file.setup.players) == ("revised", 4)
    assert file.headers["table"] == "human random greedy random"


def test_expansions_of_a_title_are_offered(tmp_path: Path) -> None:
    result = amunre("play", typed="anniversary\nmoon\n1,sta,statues\n4\n2\nrandom\nquit\n")
    assert result.exit_code == 0
    assert "  1  officials – two scribes each" in result.stdout
    assert "keep (2 or 3 players)" in " ".join(result.stdout.split())
    assert "Expansions: [none]" in result.stdout
    assert "'moon' is not one of officials, afterlife, statues, pharaoh, promos." in result.stderr
    assert "'4' is not possible; choose 2, 3." in result.stderr
    file = read_game(saved(tmp_path)[0].read_text())
    assert (file.setup.title, file.setup.players) == ("anniversary+officials+statues", 2)


def test_without_answers_no_game_is_started(tmp_path: Path) -> None:
    result = amunre("play")
    assert result.exit_code == 2
    assert "no answer came, so no game was started" in result.stderr
    assert saved(tmp_path) == []


def test_everything_can_be_said_on_the_command_line(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('name = "mine"\n[table]\nstart_gold = 25\n')
    table = [
        "--players",
        4,
        "--seat",
        2,
        "--humans",
        2,
        "--bots",
        "random",
        "--name",
        "anna",
        "--name",
        "bruno",
    ]
    result = amunre(
        "play", "anniversary", *table, "--option", "memory=open", "--components", mine, "--seed", "x"
    )
    assert result.exit_code == 0
    file = read_game(saved(tmp_path)[0].read_text())
    assert file.setup.names == ("random1", "random2", "anna", "bruno")
    assert file.setup.options["memory"] == "open"
    assert file.setup.overrides == {"table.start_gold": 25}
    assert file.headers["table"] == "random random human human"


def test_games_that_were_left_are_offered(tmp_path: Path) -> None:
    amunre(*NEW, typed="1\nquit\n")
    before = saved(tmp_path)[0].read_text()
    result = amunre("play", typed="\nquit\n")
    assert "Unfinished games:" in result.stdout
    assert "classic, player, random1 and random2" in result.stdout
    assert saved(tmp_path)[0].read_text() == before
    result = amunre("play", typed="n\n\n\n\nquit\n")
    assert len(saved(tmp_path)) == 2


def test_the_command_that_is_shown_resumes_the_game(tmp_path: Path) -> None:
    result = amunre(*NEW, typed="1\n")
    shown = re.search(r"^  amunre (play --load .*)$", result.stdout, re.MULTILINE)
    assert shown is not None
    again = amunre(*shown[1].split())
    assert again.exit_code == 0
    assert "You bid" in again.stdout
    assert len(saved(tmp_path)) == 1


def test_a_record_without_a_table_is_played_from_seat_0_against_bots(tmp_path: Path) -> None:
    setup = Setup(title="revised", players=3, seed="1")
    path = tmp_path / "record.amunre"
    path.write_text(write_game(setup, start(setup)))
    assert amunre("play", "--load", path).exit_code == 0
    assert '[table "human greedy greedy"]' in path.read_text()
    assert amunre("play", "--load", path, "--seat", 1, "--bots", "random").exit_code == 0
    assert '[table "random human random"]' in path.read_text()
    assert amunre("play", "--load", path, "--humans", 3).exit_code == 0
    assert '[table "human human human"]' in path.read_text()


def test_a_finished_game_shows_its_end(tmp_path: Path) -> None:
    path, game = record(tmp_path)
    assert game.outcome is not None
    result = amunre("play", "--load", path)
    assert result.exit_code == 0
    winner = "You win" if game.outcome.winners == (0,) else f"Seat{game.outcome.winners[0]} wins"
    assert f"{winner}" in result.stdout


WRONG = [
    (["play", "clasic"], "did you mean classic?"),
    (["play", "classic", "--players", "2"], "classic is for 3, 4, 5 players, not 2."),
    (["play", "classic", "--players", "two"], "'two' is not a valid integer"),
    ([*NEW, "--seat", "3"], "the seats of 3 players are 0 to 2, not 3."),
    ([*NEW, "--humans", "4"], "1 to 3 people, not 4"),
    ([*NEW, "--bots", "gready"], "did you mean greedy?"),
    ([*NEW, "--bots", "greedy,greedy,greedy"], "need 2 bots, not 3"),
    ([*NEW, "--option", "memory"], "should be NAME=VALUE"),
    ([*NEW, "--option", "memory=ajar"], "memory must be closed or open"),
    ([*NEW, "--option", "memry=open"], "did you mean memory?"),
    ([*NEW, "--option", "memory=open", "--option", "memory=closed"], "memory is given twice"),
    ([*NEW, "--name", "a b"], "cannot be a name"),
    ([*NEW, "--name", "random1"], "two seats have the same name"),
    ([*NEW, "--seed", ""], "the seed must be a printable text"),
    ([*NEW, "--components", "nowhere.toml"], "nowhere.toml cannot be read"),
    (["play", "--load", "nowhere.amunre"], "nowhere.amunre cannot be read"),
    (["play", "classic", "--load", "x", "--seed", "1"], "leave out TITLE and --seed"),
    (["play", "--nonsense"], "No such option"),
    (["play", "anniversary+expert"], "expert is an expansion of revised, not of anniversary."),
    (["play", "anniversary+statue"], "there is no expansion called 'statue'; did you mean statues?"),
    (["play", "anniversary+statues+statues"], "statues is named twice."),
    (["play", "anniversary+"], "there is no expansion called ''; choose from officials, "),
    (["play", "anniversary", "--players", "2"], "anniversary is for 2 players only with officials."),
    (["play", "anniversary+officials", "--players", "4"], "officials is for 2 or 3 players, not 4."),
    (["play", "revised+expert", "--players", "5"], "expert is for 3 or 4 players, not 5."),
    (["simulate"], "Missing argument 'TITLE[+EXPANSION...]'"),
    (["simulate", "classic+statues"], "statues is an expansion of anniversary, not of classic."),
    (["titles", "clasic"], "did you mean classic?"),
    (["titles", "classic+moon"], "there is no expansion called 'moon'"),
    (["explain", "anniversary+expert"], "expert is an expansion of revised, not of anniversary."),
    (["explain", "anniversary+statue"], "there is no module of anniversary called 'statue'; did you mean"),
    (["simulate", "clasic"], "did you mean classic?"),
    (["simulate", "classic", "--players", "9"], "not 9"),
    (["simulate", "classic", "--games", "0"], "at least one game"),
    (["simulate", "classic", "--jobs", "0"], "--jobs must be 1 or more"),
    (["simulate", "classic", "--bots", "greedy,random"], "3 players need 3 bots, not 2"),
    (["replay", "nowhere.amunre"], "cannot be read"),
    (["replay", GAME, "--seat", "3"], "the seats of this game are 0 to 2, not 3."),
    (["replay", GAME, "--seat", "-1"], "seats are counted from 0"),
    (["replay", GAME, "--seat", "1", "--all"], "choose --seat or --all, not both."),
    (["verify"], "there is no database"),
    (["explain", "classic+moon"], "there is no module of classic called 'moon'"),
    (["explain", "classic+open_memory", "--option", "memory=closed"], "needs memory=open"),
    (["explain", "classic", "--players", "9"], "not 9"),
    (["dance"], "No such command 'dance'"),
]


@pytest.mark.parametrize(("arguments", "told"), WRONG, ids=[" ".join(arguments) for arguments, _ in WRONG])
def test_wrong_input_is_one_sentence_and_exit_code_2(
    arguments: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    game = str(record(tmp_path)[0]) if GAME in arguments else ""
    result = amunre(*(game if argument == GAME else argument for argument in arguments))
    assert result.exit_code == 2
    assert told in result.stderr
    assert result.stderr.startswith("amunre: ")
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.output
    assert saved(tmp_path) == []


def test_options_that_contradict_each_other_are_refused() -> None:
    both = ["--option", "track=picture", "--option", "old_track=on"]
    result = amunre("play", "anniversary", "--players", 3, "--bots", "random", *both)
    assert result.exit_code == 2
    assert "track=picture and old_track=on contradict each other; choose one of them." in result.stderr


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "[province.thebes]\nfields = 99\n",
            "province.thebes.fields must be a whole number from 0 to 12, not 99",
        ),
        ("[province.theben]\nfields = 1\n", "did you mean thebes?"),
        ("[province", "not valid TOML"),
        ('name = "standard"\n[table]\nstart_gold = 1\n', 'name must not be "standard"'),
        ("[deck.old]\narchitect = 0\n", "3 players need 3 architects to begin"),
    ],
)
def test_wrong_component_files_name_the_field(tmp_path: Path, text: str, told: str) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(text)
    result = amunre(*NEW, "--components", mine)
    assert result.exit_code == 2
    assert told in result.stderr
    assert result.stderr.count("\n") == 1


def test_component_files_that_are_not_text_are_refused(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_bytes(b"\xff\xfe")
    result = amunre("components", "--components", tmp_path / "mine.toml")
    assert result.exit_code == 2
    assert "it is not text" in result.stderr


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("amunre-game 1", "amunre-game 7", "its first line must be"),
        ('[seed "1"]', "", "the header 'seed' is missing"),
        ('[title "classic"]', '[title "chess"]', "there is no title called 'chess'"),
        ('[players "3"]', '[players "three"]', "a header cannot be read"),
        ("player: bid", "player: dance", "line 1"),
        ("player: bid", "nobody: bid", "nobody is called 'nobody'"),
        ("human random random", "human random", "must name 3 seats, not 2"),
        ("human random random", "human random deepthought", "there is no bot called 'deepthought'"),
        (" #", " #0", "the digest does not fit"),
        ('[result "*"]', '[result "1 2 3 / 0 / points"]', "the result is given as"),
    ],
)
def test_damaged_games_are_refused_and_left_as_they_are(
    tmp_path: Path, old: str, new: str, told: str
) -> None:
    amunre(*NEW, typed="bid aby 3\n1\n")
    path = saved(tmp_path)[0]
    damaged = path.read_text().replace(old, new, 1)
    assert damaged != path.read_text()
    path.write_text(damaged)
    result = amunre("play", "--load", path)
    assert result.exit_code == 2
    assert told in result.stderr
    assert result.stderr.count("\n") == 1
    assert path.read_text() == damaged


def test_a_folder_that_cannot_be_written_is_told_but_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("AMUNRE_DATA", str(tmp_path / "file"))
    result = amunre(*NEW, typed="1\nquit\n")
    assert "could not be saved" in result.stderr
    assert "set AMUNRE_DATA" in result.stderr
    assert "You bid" in result.stdout


@pytest.mark.parametrize("typed", [b"\xff\xfe\n1\nquit\n", b"\xff", b"1\n\x00\n"])
def test_any_bytes_and_any_alphabet_are_borne(tmp_path: Path, typed: bytes) -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii:strict", "AMUNRE_DATA": str(tmp_path)}
    arguments = [sys.executable, "-m", "amunre", *NEW, "--name", "zoë"]
    done = subprocess.run(arguments, input=typed, env=env, capture_output=True, timeout=60, check=True)
    assert b"zo?> " in done.stdout
    assert b"The game is saved." in done.stdout
    assert done.stderr == b""


def test_a_folder_that_cannot_even_be_named_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AMUNRE_DATA", "/" + "x" * 5000)
    result = amunre(*NEW)
    assert result.exit_code == 2
    assert "cannot be used: file name too long" in result.stderr
    assert "AMUNRE_DATA" in result.stderr


def test_lists_are_broken_between_words_and_bots_can_be_named_by_number(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    result = amunre("play", typed="anniversary\n\n3\n1,2\nquit\n")
    assert result.exit_code == 0
    asked = result.stdout.split("With which expansions?")[1].split("\n• ")[0]
    lines = [line for line in asked.splitlines() if line.startswith("  ")]
    assert max(map(len, lines)) < 60
    words = " ".join(asked.split())
    assert "whoever wins the province of the last outbidding" in words
    assert "1 random – plays any legal action" in words
    file = read_game(saved(tmp_path)[0].read_text())
    assert file.headers["table"] == "human random beginner"
