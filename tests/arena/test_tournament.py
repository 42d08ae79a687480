"""Tournaments: mirrored deals, equal results wherever they are played, logs that can be gone on with."""

from __future__ import annotations

import json
import math
import os
import random
import signal
import socket
import subprocess
import sys
import time
from concurrent.futures import wait
from pathlib import Path

import msgspec
import pytest

from amunre.arena import runners
from amunre.arena.guarded import make_player
from amunre.arena.log import Log, read_log
from amunre.arena.runners import OneProcess, OnRay, Processes, Runner
from amunre.arena.standings import in_plan_order, picture, rankings, rated, standings
from amunre.arena.tournament import (
    GameResult,
    Plan,
    games_in,
    make_plan,
    play_one,
    play_tournament,
    rotations_of,
    round_robin,
)
from amunre.bots import BotKind, finding
from amunre.bots.lines import RUNNING, LineBot
from amunre.kernel.errors import SetupError
from amunre.rules.setup import Setup, rules_of, start
from tests.arena.test_conformance import Crashing, Hanging, Illegal
from tests.support.line_bots import program

TWO_AND_ONE = ("greedy", "random", "random")


def played(
    plan: Plan, deals: int, runner: Runner | None = None, path: Path | None = None
) -> list[GameResult]:
    with Log(plan, path) as log:
        for _ in play_tournament(plan, deals, runner or OneProcess(), log):
            pass
    return log.results


def lines(path: Path) -> list[str]:
    """The games of a log, whichever ended first."""
    return sorted(path.read_text().splitlines())


def test_every_deal_is_played_from_every_seat() -> None:
    results = played(make_plan("classic", 3, [TWO_AND_ONE], "mirror"), 2)
    assert [result.key for result in results] == [(deal, 0, turn) for deal in range(2) for turn in range(3)]
    for deal in range(2):
        seats = [result.bots.index("greedy") for result in results if result.deal == deal]
        assert sorted(seats) == [0, 1, 2]


def test_equal_seatings_are_played_once() -> None:
    assert rotations_of(("a", "a", "a", "a")) == (0,)
    assert rotations_of(("a", "b", "a", "b")) == (0, 1)
    assert rotations_of(("a", "a", "b", "b")) == (0, 1, 2, 3)


def test_everybody_meets_everybody() -> None:
    assert round_robin(["a", "b", "c"], 2) == (("a", "b"), ("a", "c"), ("b", "c"))
    assert round_robin(["a", "b"], 4) == (("a", "b", "a", "b"),)
    assert round_robin(["a", "b"], 3) == (("a", "b", "a"), ("b", "a", "b"))
    with pytest.raises(SetupError, match="at least two different bots"):
        round_robin(["a", "a"], 3)


@pytest.mark.parametrize(
    ("line_up", "reason"),
    [
        (("greedy", "random"), "3 players need 3 bots, not 2"),
        (("greedy", "greedi", "random"), "did you mean greedy"),
        (("mine=x", "mine=y", "random"), "two different bots are called mine"),
        (("greedy=x", "beginner", "random"), "there is a bot called greedy; call the program something else"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(line_up: tuple[str, ...], reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        make_plan("classic", 3, [line_up], "1")


def test_the_same_games_come_out_on_one_process_and_on_several(tmp_path: Path) -> None:
    plan = make_plan("cardgame", 3, round_robin(["greedy", "random"], 3), "same")
    played(plan, 2, OneProcess(), tmp_path / "one")
    played(plan, 2, Processes(2), tmp_path / "two")
    assert lines(tmp_path / "one") == lines(tmp_path / "two")
    assert len(lines(tmp_path / "one")) == 1 + games_in(plan, 2) == 13
    other = make_plan("cardgame", 3, plan.line_ups, "other")
    assert {result.digest for result in played(other, 1)}.isdisjoint(
        result.digest for result in read_log(tmp_path / "one")[1]
    )


def test_results_that_come_together_keep_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a log which one other process fills is that of this process."""
    monkeypatch.setattr(runners, "wait", lambda running, return_when: wait(running))
    assert list(Processes(2).map_unordered(math.factorial, range(12))) == list(map(math.factorial, range(12)))


def test_a_log_is_gone_on_with(tmp_path: Path) -> None:
    plan = make_plan("cardgame", 2, [("greedy", "random")], "log")
    path, whole = tmp_path / "log", tmp_path / "whole"
    played(plan, 1, path=path)
    begun = path.read_text()
    with path.open("a") as file:
        file.write('{"type":"game","deal":1,"line')  # the program was ended while it wrote
    played(plan, 3, path=path)
    assert path.read_text().startswith(begun)
    played(plan, 3, path=whole)
    assert path.read_text() == whole.read_text()
    with pytest.raises(SetupError, match="another tournament: seed is log there and other here"):
        Log(make_plan("cardgame", 2, [("greedy", "random")], "other"), path)
    with pytest.raises(SetupError, match="who plays is greedy,random there and beginner,random here"):
        Log(make_plan("cardgame", 2, [("beginner", "random")], "log"), path)


def test_a_tournament_that_is_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    path, whole = tmp_path / "log", tmp_path / "whole"
    command = [sys.executable, "-m", "amunre", "tournament", "cardgame", "--bots", "greedy,random"]
    command += ["--runner", "one", "--deals", "60", "--json", "--log"]
    process = subprocess.Popen([*command, path], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    until = time.monotonic() + 60
    while time.monotonic() < until and (not path.exists() or path.read_bytes().count(b"\n") < 5):
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert path.read_bytes().count(b"\n") >= 5
    again = subprocess.run([*command, path], capture_output=True, check=True)
    straight = subprocess.run([*command, whole], capture_output=True, check=True)
    assert path.read_text() == whole.read_text()
    assert json.loads(again.stdout) == json.loads(straight.stdout)


LONG = ["tournament", "cardgame", "--bots", "greedy,random", "--deals", "100000", "--jobs", "2", "--log"]


def begun(log: Path) -> subprocess.Popen[str]:
    """A long tournament on two processes that has kept some games."""
    process = subprocess.Popen(
        [sys.executable, "-m", "amunre", *LONG, str(log)], stderr=subprocess.PIPE, text=True
    )
    until = time.monotonic() + 60
    while time.monotonic() < until and (not log.exists() or log.read_bytes().count(b"\n") < 5):
        time.sleep(0.05)
    return process


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_one_that_is_interrupted_says_how_to_go_on(how: signal.Signals, tmp_path: Path) -> None:
    process = begun(tmp_path / "log")
    process.send_signal(how)
    _, told = process.communicate(timeout=60)
    assert process.returncode == 130
    assert f"amunre: interrupted; the games that are over are kept in {tmp_path / 'log'}" in told
    assert "the same command goes on from there." in told


def test_processes_end_when_the_tournament_is_killed(tmp_path: Path) -> None:
    process = begun(tmp_path / "log")
    process.kill()
    # its own processes hold the other end of the pipe, so it ends only when they have
    process.communicate(timeout=60)
    assert process.returncode == -signal.SIGKILL


def test_a_process_that_ends_itself_does_not_leave_the_others_waiting() -> None:
    """The pool ends them with SIGTERM then, so they must not be deaf to it."""
    with pytest.raises(SetupError, match="has ended"):
        list(Processes(2).map_unordered(end_or_wait, [3, 0, 0, 0]))


def end_or_wait(code: int) -> None:
    if code:
        os._exit(code)
    time.sleep(600)


@pytest.mark.parametrize("fault", [Crashing, Illegal])
def test_a_bot_that_fails_loses_moves_and_not_the_game(fault: type, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(finding.ALLOWED, "faulty", BotKind("fails", fault))
    plan = make_plan("classic", 3, [("faulty", "greedy", "greedy")], "faulty")
    result = play_one(plan, 0, 0, 1).result
    assert result.bots == ("greedy", "faulty", "greedy")
    assert result.lost[1] > 3
    assert result.lost[0] == result.lost[2] == 0
    assert len(result.faults) == 3  # after that it is not asked any more
    assert {found.seat for found in result.faults} == {1}
    assert result.places[1] == 3


def test_a_bot_that_hangs_is_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(finding.ALLOWED, "hanging", BotKind("hangs", Hanging))
    plan = make_plan("cardgame", 2, [("hanging", "random")], "hanging", move_seconds=0.5)
    result = play_one(plan, 0, 0, 0).result
    hung = [found.reason for found in result.faults if found.seat == 0]  # a busy machine may stop the other
    assert hung == ["it thought for more than 0.5 seconds."] * 3


def test_the_time_for_a_move_is_not_spent_on_starting_a_program(tmp_path: Path) -> None:
    game = start(Setup(title="classic", players=3, seed="start"))
    seat = game.waiting_for[0]
    slow = program(tmp_path, "good", before="import time; time.sleep(4)")
    player = make_player(slow, game.rules, seat, 3.5)
    try:
        for _ in range(2):
            player.choose(game.view(seat), game.legal(seat), random.Random(1))
            assert player.faults == []
            assert isinstance(player.bot, LineBot)
            player.bot.end()  # as if it had failed: it is started again, with as much time
    finally:
        player.close()


def test_a_program_that_does_not_say_hello_or_not_answer_is_ended_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = start(Setup(title="classic", players=3, seed="start"))
    seat = game.waiting_for[0]
    players = [make_player(program(tmp_path, "silent"), game.rules, seat, 0.5)]
    players[0].choose(game.view(seat), game.legal(seat), random.Random(1))
    monkeypatch.setattr("amunre.bots.lines.START_SECONDS", 0.5)
    players.append(make_player("mute=sleep 60", game.rules, seat, 10.0))
    players[1].choose(game.view(seat), game.legal(seat), random.Random(1))
    assert [[fault.reason for fault in player.faults] for player in players] == [
        ["it thought for more than 0.5 seconds."],
        ["it said nothing for 0.5 seconds."],
    ]
    assert not RUNNING


def test_a_bot_that_cannot_be_made_loses_its_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> Crashing:
        raise RuntimeError("no licence")

    monkeypatch.setitem(finding.ALLOWED, "broken", BotKind("cannot be made", refuse))
    result = play_one(make_plan("cardgame", 2, [("broken", "random")], "1"), 0, 0, 0).result
    assert result.faults[0].reason == "RuntimeError: no licence"


def test_programs_play_in_tournaments(tmp_path: Path) -> None:
    plan = make_plan(
        "classic", 3, [(program(tmp_path, "good"), program(tmp_path, "ended", "gone"), "random")], "p"
    )
    result = play_one(plan, 0, 0, 0).result
    assert result.bots == ("mine", "gone", "random")
    assert result.lost[0] == 0
    assert result.lost[1] > 3
    assert {found.reason for found in result.faults} == {"it has ended with exit code 3."}


def test_a_program_has_as_long_as_everybody(tmp_path: Path) -> None:
    """Not the few seconds that a program gets where nothing was said."""
    rules = rules_of(Setup(title="classic", players=3, seed="slow"))
    player = make_player(program(tmp_path, "good"), rules, 0, seconds=90.0)
    assert isinstance(player.bot, LineBot)
    assert player.bot.seconds == 90


def test_standings_and_picture(tmp_path: Path) -> None:
    plan = make_plan("classic", 3, [TWO_AND_ONE], "standings")
    results = played(plan, 2)
    first, second = standings(results)
    assert (first.bot, first.seats, first.won, first.mean_place) == ("greedy", 6, 6, 1.0)
    assert (second.bot, second.seats, second.won) == ("random", 12, 0)
    found = rated(rankings([(plan, in_plan_order(results))]), None, 1000)
    drawn = picture(found.ratings, "a < b")
    assert drawn.startswith("<svg")
    assert "a &lt; b" in drawn
    assert drawn.count("<circle") == 2


def test_the_commands_tell_all_in_json(tmp_path: Path) -> None:
    log, svg = tmp_path / "log", tmp_path / "plot.svg"
    command = [sys.executable, "-m", "amunre", "tournament", "classic", "--lineup", ",".join(TWO_AND_ONE)]
    command += ["--deals", "1", "--runner", "one", "--json", "--log", str(log), "--plot", str(svg)]
    told = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    assert told["games"] == len(told["results"]) == 3
    assert told["results"] == [json.loads(line) for line in log.read_text().splitlines()[1:]]
    assert [row["bot"] for row in told["ratings"]] == ["greedy", "random"]
    assert svg.read_text().startswith("<svg")
    rate = [sys.executable, "-m", "amunre", "rate", str(log), "--anchor", "greedy=1500", "--json"]
    again = json.loads(subprocess.run(rate, check=True, capture_output=True).stdout)
    assert again["ratings"][0]["elo"] == again["ratings"][0]["low"] == 1500
    gap = told["ratings"][0]["elo"] - told["ratings"][1]["elo"]
    assert again["ratings"][0]["elo"] - again["ratings"][1]["elo"] == pytest.approx(gap)


PAIR = ("greedy", "random")


def test_a_log_that_cannot_be_used_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "log"
    plan = make_plan("cardgame", 2, [PAIR], "damaged")
    played(plan, 2, path=path)
    first, second, *others = path.read_text().splitlines(keepends=True)
    places = second.replace('"places":[', '"places":[1,')

    def altered(**fields: object) -> str:
        """The log with another first game."""
        return f"{first}{json.dumps(json.loads(second) | fields)}\n{''.join(others)}"

    path.write_text(altered(places=[1, 1]))  # a shared place is sound
    assert len(read_log(path)[1]) == 4
    for text, reason in {
        "hello\n": "no log of a tournament: line 1 is no plan",
        "hello": "delete it, or choose another file",
        f"{first}{second}{second[:40]}\n{others[0]}": "line 3 is no game .Input data was truncated",
        f"{first}{places}": "line 2 is no game .places has 3 entries, and 2 play",
        altered(places=[1, 9]): "line 2 is no game .1, 9 cannot be the places of a game",
        altered(places=[2, 2]): "line 2 is no game .2, 2 cannot be the places of a game",
        altered(deal=-7): "line 2 is no game .there is no deal -7",
        altered(line_up=77): "line 2 is no game .the plan has no line-up 77 with rotation 0",
        altered(rotation=2): "line 2 is no game .the plan has no line-up 0 with rotation 2",
        altered(bots=["nobody", "random"]): "line 2 is no game .nobody, random do not sit so in the plan",
    }.items():
        path.write_text(text)
        with pytest.raises(SetupError, match=reason):
            read_log(path)
        with pytest.raises(SetupError, match=reason):
            Log(plan, path)
        assert path.read_text() == text


def test_a_log_that_was_cut_within_its_plan_is_begun_again(tmp_path: Path) -> None:
    path, whole = tmp_path / "log", tmp_path / "whole"
    plan = make_plan("cardgame", 2, [PAIR], "cut")
    played(plan, 1, path=whole)
    path.write_text(whole.read_text()[:30])
    played(plan, 1, path=path)
    assert path.read_text() == whole.read_text()


def test_a_log_belongs_to_one_tournament_at_a_time(tmp_path: Path) -> None:
    plan = make_plan("cardgame", 2, [PAIR], "lock")
    with Log(plan, tmp_path / "log"), pytest.raises(SetupError, match="another tournament is writing to"):
        Log(plan, tmp_path / "log")
    Log(plan, tmp_path / "log").close()


def test_equal_games_are_counted_once(tmp_path: Path) -> None:
    plan = make_plan("cardgame", 2, [PAIR], "twice")
    results = played(plan, 3, path=tmp_path / "log")
    text = (tmp_path / "log").read_text()
    (tmp_path / "log").write_text(text + text.partition("\n")[2])  # as two programs at once would write it
    assert read_log(tmp_path / "log")[1] == results
    games = rankings([(plan, results)])
    assert rankings([(plan, results), read_log(tmp_path / "log")[:2]]) == games
    assert len(games) == 6
    command = [sys.executable, "-m", "amunre", "rate", *[str(tmp_path / "log")] * 2, "--json"]
    told = subprocess.run(command, check=True, capture_output=True, text=True)
    assert (json.loads(told.stdout)["games"], json.loads(told.stdout)["deals"]) == (6, 3)
    assert "count once; left out: 6" in told.stderr


def test_logs_with_one_seed_have_the_same_deals() -> None:
    """Another rival at the same deals adds games and no deals."""
    plans = [make_plan("cardgame", 2, [("greedy", rival)], "seed") for rival in ("random", "beginner")]
    games = rankings([(plan, played(plan, 2)) for plan in plans])
    assert (len(games), len({game.deal for game in games})) == (8, 2)


def test_a_line_up_in_another_order_is_the_same_one() -> None:
    with pytest.raises(SetupError, match="random,greedy is greedy,random in another seating"):
        make_plan("cardgame", 2, [PAIR, PAIR[::-1]], "1")
    with pytest.raises(SetupError, match="greedy,random would be counted twice"):
        make_plan("cardgame", 2, [PAIR, PAIR], "1")


CLUSTER = """
import json, sys
from ray.cluster_utils import Cluster
small = {"num_cpus": 1, "object_store_memory": 80_000_000, "include_dashboard": False}
cluster = Cluster(initialize_head=True, head_node_args=small)
try:
    cluster.add_node(**{key: value for key, value in small.items() if key != "include_dashboard"})
    cluster.wait_for_nodes(240)
    print(json.dumps({"address": cluster.address, "nodes": len(cluster.list_all_nodes())}), flush=True)
    sys.stdin.readline()
finally:
    cluster.shutdown()
"""


@pytest.mark.slow
def test_the_same_games_come_out_on_a_ray_cluster_of_two_nodes(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is not installed, so nothing can be played on it.")
    quiet = os.environ | {
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_DISABLE_IMPORT_WARNING": "1",
        "RAY_health_check_failure_threshold": "100",  # a node of a busy machine is not dead,
        "RAY_memory_monitor_refresh_ms": "0",  # and what others take of its memory ends no game
    }
    cluster = subprocess.Popen(
        [sys.executable, "-c", CLUSTER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=quiet
    )
    assert cluster.stdin is not None
    assert cluster.stdout is not None
    try:
        told = json.loads(next(line for line in cluster.stdout if line.startswith("{")))
        assert told["nodes"] == 2
        command = [sys.executable, "-m", "amunre", "tournament", "cardgame", "--players", "3"]
        command += ["--bots", "greedy,random", "--deals", "2", "--seed", "same", "--json"]
        command += ["--runner", "ray", "--address", told["address"], "--log", str(tmp_path / "ray")]
        subprocess.run(command, check=True, capture_output=True, env=quiet)
    finally:
        cluster.communicate("\n", timeout=240)
    assert cluster.returncode == 0
    played(msgspec.structs.replace(read_log(tmp_path / "ray")[0]), 2, OneProcess(), tmp_path / "one")
    assert lines(tmp_path / "ray") == lines(tmp_path / "one")


def test_a_cluster_that_does_not_answer_is_one_sentence() -> None:
    pytest.importorskip("ray", reason="Ray is not installed, so nothing can be played on it.")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))  # nobody listens there
        address = f"127.0.0.1:{free.getsockname()[1]}"
        plan = make_plan("cardgame", 2, [PAIR], "nowhere")
        runner = OnRay(address)
        runner.ray = None  # it would try for minutes, so it is not even asked
        with pytest.raises(SetupError, match=f"no Ray cluster answers at {address}; start one with"):
            played(plan, 1, runner)


def test_ray_that_is_not_there_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SetupError, match="Ray is not installed"):
        OnRay("auto")
