"""A match is a game between named bots; a simulation is many of them, counted."""

from __future__ import annotations

import math
from collections.abc import Iterator

import msgspec
import pytest

from amunre.arena import Summary, play_match, simulate
from amunre.arena.match import DeadEnd, turned
from amunre.arena.workers import in_order
from amunre.kernel.errors import SetupError
from amunre.kernel.game import Game
from amunre.rules.setup import Setup

SETUP = Setup(title="classic", players=3, seed="match")
RANDOM = ("random", "random", "random")


def test_equal_setups_and_bots_give_equal_games() -> None:
    one, other = (play_match(SETUP, ["greedy", "random", "random"]) for _ in range(2))
    assert one.digests() == other.digests()
    assert one.outcome is not None


def test_another_seed_gives_another_game() -> None:
    other = msgspec.structs.replace(SETUP, seed="another")
    assert play_match(other, RANDOM).digests() != play_match(SETUP, RANDOM).digests()


def test_a_check_sees_the_set_up_and_every_command() -> None:
    lengths: list[int] = []
    game = play_match(SETUP, RANDOM, lambda game: lengths.append(len(game.commands)))
    assert lengths == list(range(len(game.commands) + 1))


def test_a_match_needs_one_known_bot_for_each_seat() -> None:
    with pytest.raises(SetupError, match="3 players need 3 bots, not 2"):
        play_match(SETUP, ["random", "random"])
    with pytest.raises(SetupError, match="no bot called 'gredy'; did you mean greedy"):
        play_match(SETUP, ["random", "random", "gredy"])


def test_a_game_in_which_nobody_is_asked_is_a_dead_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "waiting_for", [])
    with pytest.raises(DeadEnd, match="nobody is asked"):
        play_match(SETUP, RANDOM)


# Simulations


def without_time(summary: Summary) -> Summary:
    return msgspec.structs.replace(summary, seconds=0)


def test_a_simulation_is_the_same_for_equal_arguments_and_any_number_of_processes() -> None:
    bots = ["greedy", "random", "random"]
    options = {"memory": "open"}
    one, again, spread = (
        simulate("anniversary", 3, 24, "same", bots, options, jobs=jobs) for jobs in (1, 1, 2)
    )
    assert without_time(one) == without_time(again) == without_time(spread)


def test_bots_move_on_by_one_seat_a_game() -> None:
    bots = ("a", "b", "c")
    assert [turned(bots, number) for number in range(4)] == [
        ("a", "b", "c"),
        ("c", "a", "b"),
        ("b", "c", "a"),
        ("a", "b", "c"),
    ]


def test_the_numbers_of_a_simulation_fit_together() -> None:
    told: list[int] = []
    summary = simulate(
        "revised", 4, 25, "sums", ["greedy", "random", "random", "random"], progress=told.append
    )
    assert told == [10, 20, 25]
    assert summary.games == 25
    assert sum(summary.wins_by_seat) >= 25
    assert sum(summary.wins.values()) <= 25 + summary.shared
    assert sum(summary.placings["greedy"]) == 25
    assert sum(summary.placings["random"]) == 75
    assert summary.placings["greedy"][0] == summary.wins["greedy"]
    assert sum(summary.decided_by.values()) == 25
    assert summary.decided_by.get("shared", 0) == summary.shared
    assert summary.decisions_per_game > 50
    for name, sources in summary.mean_points_by_source.items():
        assert math.isclose(sum(sources.values()), summary.mean_points[name], abs_tol=0.01)


def test_a_simulation_can_use_a_component_set_of_its_own() -> None:
    rich = simulate("classic", 3, 4, "rich", RANDOM, components=("rich", {"table.pyramid_points": 50}))
    plain = simulate("classic", 3, 4, "rich", RANDOM)
    assert rich.mean_points["random"] > 2 * plain.mean_points["random"]


@pytest.mark.parametrize(
    ("title", "players", "games", "sentence"),
    [
        ("classic", 3, 0, "at least one game"),
        ("clasic", 3, 1, "did you mean classic"),
        ("classic", 2, 1, "2 players need 2 bots, not 3"),
    ],
)
def test_what_cannot_be_simulated_is_refused_in_a_sentence(
    title: str, players: int, games: int, sentence: str
) -> None:
    with pytest.raises(SetupError, match=sentence):
        simulate(title, players, games, "x", RANDOM)


def test_a_wrong_number_of_players_is_refused_before_any_game() -> None:
    with pytest.raises(SetupError, match="classic is for 3, 4, 5 players, not 6"):
        simulate("classic", 6, 1, "x", ["random"] * 6, jobs=2)


# Processes


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_the_order_of_the_tasks(jobs: int) -> None:
    assert list(in_order(math.factorial, iter(range(9)), jobs)) == [math.factorial(n) for n in range(9)]


def test_tasks_are_taken_only_as_far_as_processes_can_follow() -> None:
    taken: list[int] = []

    def tasks() -> Iterator[int]:
        for number in range(100):
            taken.append(number)
            yield number

    results = in_order(math.factorial, tasks(), 2)
    next(results)
    results.close()  # type: ignore[attr-defined]
    assert len(taken) < 10
