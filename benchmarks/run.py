"""Side by side with a peer, in one run on one core: `make bench`.

Measures decisions and full games a second of random four-player games here and in catanatron, the copy of a
mid-game state, positions that a searching bot looks at, and `amunre --help`. Rounds of both sides alternate
and medians are taken, so that a busy machine bothers both alike.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from amunre.bots import make_bot
from amunre.bots.search.board_game import BoardGame
from amunre.bots.search.playout import imagine, play_on
from amunre.kernel.game import Game
from amunre.rules.setup import Setup, start

ROUNDS = 5
SECONDS = 2.0
"""Time for each side in each round."""
COPIES = 5_000
ALL_MODULES = "anniversary+afterlife+statues+pharaoh+promos"


def amunre_game(title: str, seed: int) -> int:
    """One random game, every action checked and every event kept; returns its decisions."""
    game = start(Setup(title=title, players=4, seed=str(seed)))
    play_to_end(game, random.Random(seed))
    return len(game.commands)


def play_to_end(game: Game, rng: random.Random, most: int = 1_000_000) -> None:
    while game.outcome is None and len(game.commands) < most:
        seat = game.waiting_for[0]
        game.play(seat, game.legal(seat).sample(rng))


def catanatron_game(seed: int) -> int:
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    colours = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE]
    game = Catan([RandomPlayer(colour) for colour in colours], seed=seed)
    game.play()
    state = game.state
    return len(state.actions if hasattr(state, "actions") else state.action_records)


def rates(play: Callable[[int], int], first: int) -> tuple[float, float]:
    """Decisions and games a second."""
    begun = time.perf_counter()
    games = decisions = 0
    while time.perf_counter() - begun < SECONDS:
        decisions += play(first + games)
        games += 1
    spent = time.perf_counter() - begun
    return decisions / spent, games / spent


def copy_microseconds() -> float:
    """Copy of a state in the middle of a game."""
    game = start(Setup(title="anniversary", players=4, seed="copy"))
    play_to_end(game, random.Random(1), most=110)
    samples = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        for _ in range(COPIES):
            game.state.copy()
        samples.append((time.perf_counter() - begun) / COPIES * 1e6)
    return statistics.median(samples)


def searched_positions() -> float:
    """Positions a second that a search plays through, over the first bids and market turns of a game."""
    game = start(Setup(title="anniversary", players=4, seed="search"))
    bots = [make_bot("greedy", game.rules, seat) for seat in range(4)]
    craft = BoardGame(game.rules)
    rng = random.Random(1)
    samples = []
    while len(samples) < ROUNDS:
        seat = game.waiting_for[0]
        if game.state.open[seat].kind in ("bid", "market"):
            begun, looked_at = time.perf_counter(), 0
            while time.perf_counter() - begun < SECONDS / 2:
                company = craft.company(rng)
                world = imagine(game.rules, craft, game.view(seat), company, rng)
                looked_at += play_on(world, craft.stage(world), craft, company, rng)
            samples.append(looked_at / (time.perf_counter() - begun))
        game.play(seat, bots[seat].choose(game.view(seat), game.legal(seat), rng))
    return statistics.median(samples)


def help_milliseconds() -> float:
    command = shutil.which("amunre", path=str(Path(sys.executable).parent)) or "amunre"
    samples = []
    for _ in range(2 * ROUNDS):
        begun = time.perf_counter()
        subprocess.run([command, "--help"], check=True, capture_output=True)
        samples.append((time.perf_counter() - begun) * 1e3)
    return statistics.median(samples)


def measure() -> dict[str, dict[str, float]]:
    sides: dict[str, Callable[[int], int]] = {
        "catanatron": catanatron_game,
        "classic": lambda seed: amunre_game("classic", seed),
        "revised": lambda seed: amunre_game("revised", seed),
        "anniversary": lambda seed: amunre_game("anniversary", seed),
        "all modules": lambda seed: amunre_game(ALL_MODULES, seed),
    }
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in sides}
    for play in sides.values():
        play(0)  # imports and caches are warm before the clock runs
    for number in range(ROUNDS):
        for name, play in sides.items():
            found[name].append(rates(play, 1000 * number))
            print(f"round {number + 1}/{ROUNDS}: {name}", file=sys.stderr)
    return {
        name: {
            "decisions_per_second": statistics.median(row[0] for row in rows),
            "games_per_second": statistics.median(row[1] for row in rows),
        }
        for name, rows in found.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print figures for programs")
    wants_json = parser.parse_args().json
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    speeds = measure()
    copy, searched, helped = copy_microseconds(), searched_positions(), help_milliseconds()
    if wants_json:
        figures = {"speeds": speeds, "copy_us": copy, "searched": searched, "help_ms": helped}
        print(json.dumps(figures, indent=2))
        return
    peer = speeds["catanatron"]
    print(f"{'':14}{'decisions/s':>14}{'x peer':>9}{'games/s':>11}{'x peer':>9}")
    for name, speed in speeds.items():
        decisions, games = speed["decisions_per_second"], speed["games_per_second"]
        print(
            f"{name:14}{decisions:14,.0f}{decisions / peer['decisions_per_second']:9.2f}"
            f"{games:11,.1f}{games / peer['games_per_second']:9.1f}"
        )
    plain, full = (speeds[name]["decisions_per_second"] for name in ("anniversary", "all modules"))
    print(f"a decision with all modules costs {plain / full:.2f} times one of the plain game (bar: 1.6)")
    print(f"copy of a mid-game state: {copy:.1f} microseconds (bar: 10)")
    print(f"positions that a search looks at: {searched:,.0f} a second (bar: 2,000)")
    print(f"amunre --help: {helped:.0f} ms (bar: 150)")


if __name__ == "__main__":
    main()
