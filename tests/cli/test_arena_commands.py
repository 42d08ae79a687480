"""Commands about bots refuse what cannot work before the first game, each in one sentence."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest
from click.testing import CliRunner, Result

from amunre.arena import conformance, tournament
from amunre.arena.clusters import told_of_cluster
from amunre.bots import BotKind, finding
from amunre.bots.random_bot import RandomBot
from amunre.cli import main
from amunre.kernel.errors import SetupError
from tests.support.line_bots import program


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.chdir(tmp_path)


def amunre(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments], prog_name="amunre")


CARDS = ["tournament", "cardgame", "--runner", "one", "--deals", "1", "--log", "log"]
TWO = [*CARDS, "--bots", "greedy,random"]

WRONG = [
    ([*TWO, "--players", "-1"], "cardgame is for 2, 3, 4, 5 players, not -1."),
    ([*TWO, "--players", "0"], "players, not 0."),
    ([*TWO, "--seconds", "0"], "0 should be more than 0"),
    ([*TWO, "--seconds", "-5"], "-5 should be more than 0"),
    ([*TWO, "--seconds", "nan"], "nan should be more than 0"),
    ([*TWO, "--seconds", "inf"], "inf should be more than 0 and at most 86400"),
    (["bots", "check", "random", "--seconds", "0"], "0 should be more than 0"),
    ([*TWO, "--anchor", "random=nan"], "'random=nan' should be NAME=RATING"),
    ([*TWO, "--anchor", "random=inf"], "'random=inf' should be NAME=RATING"),
    ([*TWO, "--anchor", "nobody"], "nobody has played no game"),
    ([*TWO, "--plot", "nowhere/x.svg"], "nowhere/x.svg cannot be written"),
    ([*TWO, "--plot", "."], ". cannot be written"),
    ([*TWO, "--runner", "ray", "--address", "nonsense"], "'nonsense' should be HOST:PORT, or auto"),
    ([*TWO, "--runner", "ray", "--address", "here:99999"], "'here:99999' should be HOST:PORT, or auto"),
    ([*TWO[:-3], "/dev/null", *TWO[-2:]], "/dev/null cannot keep games; choose a file."),
    ([*CARDS, "--lineup", "greedy,greedy"], "at least two different bots"),
    ([*CARDS, "--lineup", "greedy,random", "--lineup", "beginner,beginner"], "no games connect beginner"),
    (
        [*CARDS, "--lineup", "mine=nosuchprogram,greedy"],
        "the program of mine, nosuchprogram, cannot be found",
    ),
    (
        [*CARDS, "--lineup", "mine=python3 'x,greedy"],
        "a quote is not closed: mine=python3 'x,greedy has a ' without another one.",
    ),
    ([*CARDS, "--lineup", f"mine={sys.executable} nosuch.py,greedy"], "mine cannot play: "),
    ([*CARDS, "--lineup", "greedy=python3 x,random"], "there is a bot called greedy"),
    ([*CARDS, "--lineup", "a b=python3,random"], "'a b' cannot name a program"),
    ([*CARDS, "--lineup", "a=python3; b=python3,random"], "put what has a ; in it into quotes"),
    (["analyse", "game.amunre", "--seat", "0", "--worlds", "2"], "2 is not in the range x>=3"),
    (["rate", "."], ". cannot be used: is a directory.\n"),
    (["bots", "check", "mine=nosuchprogram"], "nosuchprogram, cannot be found"),
    (["bots", "check", "cards-only", "--title", "classic"], "cards-only plays cardgame only."),
]


@pytest.fixture
def cards_only(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = BotKind("plays one title", RandomBot, titles=("cardgame",))
    monkeypatch.setitem(finding.ALLOWED, "cards-only", kind)


@pytest.mark.usefixtures("cards_only")
@pytest.mark.parametrize(("arguments", "told"), WRONG, ids=[" ".join(arguments) for arguments, _ in WRONG])
def test_what_cannot_work_is_refused_before_the_first_game(
    arguments: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object) -> None:
        raise AssertionError("a game was begun")

    monkeypatch.setattr(tournament, "play_shard", never)
    result = amunre(*arguments)
    assert result.exit_code == 2
    assert told in result.stderr
    assert result.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_command_may_have_commas_in_quotes(tmp_path: Path) -> None:
    command = f'{program(tmp_path, "good", "my-bot")} "--options=a,b;c"'
    result = amunre(*CARDS, "--lineup", f"{command},random", "--json")
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    assert {row["bot"]: row["lost_moves"] for row in found["standings"]} == {"my-bot": 0, "random": 0}
    assert shlex.split(found["plan"]["line_ups"][0][0])[-1] == "--options=a,b;c"


@pytest.mark.usefixtures("cards_only")
def test_a_bot_for_one_title_is_checked_at_its_tables_alone() -> None:
    result = amunre("bots", "check", "cards-only", "--json")
    assert json.loads(result.stdout)["games"] == 2
    assert "2 of 2 games" in result.stderr


def test_a_title_is_checked_with_the_expansions_that_were_named() -> None:
    result = amunre("bots", "check", "random", "--title", "anniversary+officials", "--json")
    assert json.loads(result.stdout)["games"] == 2


def test_lost_moves_are_told_with_their_game_and_all_of_them_to_programs(tmp_path: Path) -> None:
    command = [*CARDS[:-2], "--lineup", f"{program(tmp_path, 'no json')},random"]
    shown = amunre(*command).stdout
    assert "Lost move: mine in deal0-lineup0-rotation0 (mine, random), question " in shown
    assert "Lost move: mine in deal0-lineup0-rotation1 (random, mine), question " in shown
    found = json.loads(amunre(*command, "--json").stdout)["results"]
    assert [(game["rotation"], len(game["faults"])) for game in found] == [(0, 3), (1, 3)]
    assert "bid thebes" in found[0]["faults"][0]["reason"]


def test_games_of_a_tournament_can_be_kept_and_looked_at(tmp_path: Path) -> None:
    found = json.loads(amunre(*TWO, "--keep", tmp_path / "games", "--json").stdout)["results"]
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files] == [f"deal0-lineup0-rotation{turn}.amunre" for turn in (0, 1)]
    for game, file in zip(found, files, strict=True):
        told = json.loads(amunre("review", file, "--json").stdout)
        assert told["names"] == game["bots"]
        assert amunre("verify", file).exit_code == 0
    assert "1." in amunre("replay", files[0]).stdout


@pytest.mark.parametrize("jobs", [1, 2])
def test_games_of_a_simulation_can_be_kept(jobs: int, tmp_path: Path) -> None:
    command = ["simulate", "cardgame", "--games", 3, "--bots", "random", "--jobs", jobs, "--keep", "games"]
    assert amunre(*command).exit_code == 0
    names = [file.name for file in sorted((tmp_path / "games").iterdir())]
    assert names == [f"game{number}.amunre" for number in range(3)]
    assert amunre("verify", *(tmp_path / "games").iterdir()).exit_code == 0


def test_a_folder_for_games_that_cannot_be_made_is_refused_at_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = amunre(*TWO, "--keep", "file/games")
    assert result.exit_code == 2
    assert "file/games cannot be used: not a directory" in result.stderr


def limited(blocks: int, *arguments: object, output: str = "/dev/null") -> tuple[int, str]:
    """Exit code and error of a command whose files cannot grow beyond so many blocks, as on a full disk."""
    command = shlex.join([sys.executable, "-m", "amunre", *map(str, arguments)])
    limit = f"ulimit -f {blocks}; exec {command} > {output}"
    done = subprocess.run(["sh", "-c", limit], stderr=subprocess.PIPE, text=True, check=False)
    return done.returncode, done.stderr


@pytest.mark.parametrize("runner", ["one", "cores"])
def test_a_log_on_a_full_disk_can_be_gone_on_with(runner: str, tmp_path: Path) -> None:
    command = ["tournament", "cardgame", "--deals", 15, "--bots", "greedy,random", "--runner", runner]
    code, told = limited(8, *command, "--log", "log")
    assert code == 2
    assert told.endswith(
        "amunre: log cannot be written: file too large. The games that are over are kept there, and the same "
        "command goes on from there.\n"
    )
    kept = (tmp_path / "log").read_text()
    assert kept.endswith("}\n")
    assert 5 < kept.count("\n") < 31
    assert amunre("rate", "log").exit_code == 0
    assert amunre(*command, "--log", "log").exit_code == 0
    assert (tmp_path / "log").read_text().startswith(kept)
    assert (tmp_path / "log").read_text().count("\n") == 31


@pytest.mark.parametrize("option", ["log", "keep"])
def test_what_cannot_even_be_begun_is_named(option: str) -> None:
    code, told = limited(0, *CARDS[:-2], "--bots", "greedy,random", f"--{option}", "there")
    assert code == 2
    assert re.search(r"^amunre: there\S* cannot be (written|used): file too large", told)
    assert told.count("\n") == 1


def test_a_system_without_any_room_is_one_sentence() -> None:
    code, told = limited(0, "tournament", "cardgame", "--bots", "greedy,random", "--jobs", 2)
    assert (code, told.count("\n")) == (2, 1)
    assert "not everything could be written: no usable temporary directory found in" in told


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="This system has no disk that is always full.")
def test_output_that_cannot_be_written_is_one_sentence() -> None:
    assert amunre(*TWO).exit_code == 0
    for command in (["rate", "log"], ["rate", "log", "--json"], ["bots"]):
        told = limited(1000, *command, output="/dev/full")
        assert told == (2, "amunre: not everything could be written: no space left on device.\n")
    result = amunre("rate", "log", "--plot", "/dev/full")
    assert result.exit_code == 2
    assert result.stderr == "amunre: /dev/full cannot be used: no space left on device.\n"


def test_what_a_machine_of_a_cluster_lacks_is_one_sentence() -> None:
    exceptions = pytest.importorskip("ray.exceptions", reason="Ray is not installed.")

    def told(cause: Exception) -> None:
        with told_of_cluster():
            raise exceptions.RayTaskError("play_shard", "File x, line 1", cause).as_instanceof_cause()

    with pytest.raises(SetupError, match=r"^the Ray cluster cannot play: there is no bot called 'mine'\.$"):
        told(SetupError("there is no bot called 'mine'."))
    with pytest.raises(SetupError, match=r"^the Ray cluster cannot play: No module named 'amunre'$"):
        told(ModuleNotFoundError("No module named 'amunre'"))
    with pytest.raises(SetupError, match="the Ray cluster cannot play: The worker died"), told_of_cluster():
        raise exceptions.WorkerCrashedError
    with pytest.raises(exceptions.RayTaskError, match="line 1"):  # a fault of ours stays visible
        told(KeyError("province"))


def test_the_slowest_answer_is_told_in_fractions_of_a_millisecond(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    clock = SimpleNamespace(perf_counter=lambda: next(ticks) * 0.0003)
    monkeypatch.setattr(conformance, "time", clock)
    told = amunre("bots", "check", "random", "--title", "cardgame").stdout
    assert "the slowest took 0.3 ms" in told
