"""Bots of installed packages that do everything wrong spoil no tournament, simulation or check."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from amunre.arena.workers import who_ended
from tests.support.bot_packages import environment, install


def amunre(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A command, with the packages of a folder installed."""
    return subprocess.run(
        [sys.executable, "-m", "amunre", *words],
        env=environment(folder),
        capture_output=True,
        text=True,
        timeout=120,
    )


REASONS = {
    "exits": "SystemExit: 3",
    "interrupts": "KeyboardInterrupt",
    "hangs": "it thought for more than 0.2 seconds.",
    "answers_none": "None is not one of its choices.",
    "floats": "Expected `int`, got `float`",
}


@pytest.mark.parametrize("way", REASONS)
def test_a_tournament_goes_on_and_tells_why(way: str, tmp_path: Path) -> None:
    install(tmp_path, way)
    log = tmp_path / "log"
    words = ["tournament", "classic", "--lineup", f"{way},random,random", "--deals", "1", "--runner", "one"]
    seconds = "0.2" if way == "hangs" else "60"  # others may be slow, as on a busy machine
    done = amunre(tmp_path, *words, "--seconds", seconds, "--json", "--log", str(log))
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 3
    games = [json.loads(line) for line in log.read_text().splitlines()[1:]]
    reasons = [fault["reason"] for game in games for fault in game["faults"]]
    assert reasons
    assert all(REASONS[way] in reason for reason in reasons)


def test_a_simulation_goes_on_and_counts(tmp_path: Path) -> None:
    install(tmp_path, "exits")
    words = ["simulate", "cardgame", "--games", "3", "--bots", "exits,random"]
    done = amunre(tmp_path, *words, "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["lost_moves"]["exits"] > 9
    assert told["lost_moves"]["random"] == 0
    assert told["faults"] == {"exits": {"SystemExit: 3": 9}, "random": {}}
    spread = json.loads(amunre(tmp_path, *words, "--json", "--jobs", "2").stdout)
    assert {**spread, "seconds": 0} == {**told, "seconds": 0}
    shown = " ".join(amunre(tmp_path, *words).stdout.split())
    assert f"exits failed, and chance played {told['lost_moves']['exits']} moves" in shown


@pytest.mark.parametrize(("way", "code"), [("ends", 4), ("leaves", 0)])
@pytest.mark.parametrize(
    "words",
    [
        "tournament cardgame --lineup WAY,random --jobs 2",
        "tournament cardgame --lineup WAY,random --jobs 1",
        "tournament cardgame --lineup WAY,random --runner one",
        "simulate cardgame --bots WAY,random --jobs 2",
        "simulate cardgame --bots WAY,random",
        "bots check WAY",
    ],
)
def test_a_bot_that_ends_its_process_is_named_in_one_sentence(
    words: str, way: str, code: int, tmp_path: Path
) -> None:
    install(tmp_path, way)
    done = amunre(tmp_path, *words.replace("WAY", way).split())
    assert done.returncode == 2
    assert done.stdout == ""
    sentence = f"{way} has ended the process that asked it (exit code {code}); leave it out, or mend it."
    assert done.stderr == f"amunre: {sentence}\n"


def test_who_was_ended_with_the_others_is_not_named(tmp_path: Path) -> None:
    (tmp_path / "1").write_text("searcher")
    (tmp_path / "2").write_text("leaves")
    assert who_ended(tmp_path, {1: -signal.SIGTERM, 2: 0}).startswith("leaves has ended the process")


@pytest.mark.parametrize(
    "words",
    [
        "tournament cardgame --lineup lingers,random --deals 2 --jobs 2",
        "tournament cardgame --lineup lingers,random --deals 2 --runner one",
        "simulate cardgame --bots lingers,random --games 2",
        "bots check lingers --title cardgame",
    ],
)
def test_a_thread_that_a_bot_leaves_behind_is_not_waited_for(words: str, tmp_path: Path) -> None:
    install(tmp_path, "lingers")
    done = amunre(tmp_path, *words.split(), "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)


def test_a_bot_of_others_plays_the_same_games_in_one_process_and_in_two(tmp_path: Path) -> None:
    install(tmp_path, "plays")
    words = ["tournament", "cardgame", "--lineup", "plays,random", "--deals", "8", "--json", "--log"]
    one = amunre(tmp_path, *words, str(tmp_path / "one"), "--runner", "one")
    two = amunre(tmp_path, *words, str(tmp_path / "two"), "--jobs", "2")
    assert json.loads(one.stdout) == json.loads(two.stdout)
    games = [json.loads(line) for line in (tmp_path / "one").read_text().splitlines()[1:]]
    assert [(game["deal"], game["rotation"]) for game in games] == [(n // 2, n % 2) for n in range(16)]


@pytest.mark.parametrize("runner", ["one", "cores"])
def test_a_bot_that_cannot_be_stopped_is_named_in_one_sentence(runner: str, tmp_path: Path) -> None:
    install(tmp_path, "catches")
    words = ["--lineup", "catches,random", "--runner", runner, "--jobs", "2", "--seconds", "0.2"]
    done = amunre(tmp_path, "tournament", "cardgame", *words)
    assert done.returncode != 0
    (sentence,) = [line for line in done.stderr.splitlines() if line.startswith("amunre:")]
    assert sentence.startswith("amunre: catches")
    assert "cannot be stopped" in sentence
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(("way", "fails"), [("exits", "answers"), ("answers_none", "legal")])
def test_the_check_tells_what_fails_and_what_it_could_not_test(way: str, fails: str, tmp_path: Path) -> None:
    install(tmp_path, way)
    done = amunre(tmp_path, "bots", "check", way, "--title", "cardgame", "--json")
    assert done.returncode == 1, done.stderr
    told = json.loads(done.stdout)
    assert not told["passed"]
    assert told["verdicts"][fails] == "FAILS"
    assert told["verdicts"]["same"] == told["verdicts"]["blind"] == "not tested"
    shown = amunre(tmp_path, "bots", "check", way, "--title", "cardgame").stdout
    assert shown.count("not tested") >= 3


def test_what_a_bot_prints_does_not_spoil_the_results(tmp_path: Path) -> None:
    install(tmp_path, "prints")
    done = amunre(tmp_path, "bots", "check", "prints", "--title", "cardgame", "--json")
    assert done.returncode == 0
    assert json.loads(done.stdout)["passed"]
    assert "hello" in done.stderr
    words = ["cardgame", "--lineup", "prints,random", "--deals", "1", "--jobs", "2", "--json"]
    assert json.loads(amunre(tmp_path, "tournament", *words).stdout)["games"] == 2


def test_a_package_that_ends_the_program_is_listed_with_the_reason(tmp_path: Path) -> None:
    install(tmp_path, "fatal", "import sys; print('hello'); sys.exit('no licence')")
    install(tmp_path, "plays")
    install(tmp_path, "plays2", package="amunre_twin")
    (tmp_path / "amunre_twin-1.0.dist-info" / "entry_points.txt").write_text(
        "[amunre.bots]\nplays = amunre_twin:BOT\ngreedy = amunre_twin:BOT\n"
    )
    done = amunre(tmp_path, "bots", "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert {row["name"]: row["source"] for row in told["bots"]}["plays"] == "amunre_plays"
    assert told["faults"] == {
        "fatal": "amunre_fatal: SystemExit: no licence",
        "greedy": "amunre_twin: a bot of amunre itself has that name.",
        "plays": "amunre_twin: amunre_plays has a bot of that name already.",
    }
