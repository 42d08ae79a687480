"""Fit what a position between two rounds is worth (see bots/search/outlook.py).

python tools/fit.py --games 4000 --jobs 16 --seed 1 --out outlook.json
"""

from __future__ import annotations

import argparse
import json
import random
from concurrent.futures import ProcessPoolExecutor

from amunre.bots import make_bot
from amunre.bots.search.outlook import FEATURES, features
from amunre.rules.base.board import board
from amunre.rules.setup import Setup, start

Row = tuple[int, list[list[float]], list[int]]
"""The round that begins, features by seat, points in the end by seat."""


def play(task: tuple[str, int, str, int]) -> list[Row]:
    """Features of all seats at the beginning of each round, with the points in the end."""
    seed, number, title, players = task
    game = start(Setup(title=title, players=players, seed=f"{seed}/{number}"))
    dice = random.Random(number)
    names = [dice.choice(["strategist", "strategist", "strategist", "greedy"]) for _ in range(players)]
    bots = [make_bot(name, game.rules, seat) for seat, name in enumerate(names)]
    seen, rows = 1, []
    while game.outcome is None:
        now = board(game.state).round
        if now > seen:
            seen = now
            rows.append((now, [features(game.state, seat) for seat in range(players)]))
        seat = game.waiting_for[0]
        allowed = game.legal(seat)
        stray = dice.random() < 0.02  # now and then something else, so that the fit sees other paths
        action = allowed.sample(dice) if stray else bots[seat].choose(game.view(seat), allowed, dice)
        game.play(seat, action)
    points = list(game.outcome.points)
    return [(now, values, points) for now, values in rows]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    size = len(right)
    rows = [[*matrix[i], right[i]] for i in range(size)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(size):
            if k != i:
                factor = rows[k][i] / rows[i][i]
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def fit(rows: list[tuple[list[float], float]], ridge: float) -> tuple[list[float], float]:
    size = len(rows[0][0])
    matrix = [[ridge * (i == j) for j in range(size)] for i in range(size)]
    right = [0.0] * size
    for x, y in rows:
        for i in range(size):
            if x[i]:
                right[i] += x[i] * y
                for j in range(size):
                    matrix[i][j] += x[i] * x[j]
    found = solve(matrix, right)
    errors = [y - sum(a * b for a, b in zip(found, x, strict=True)) for x, y in rows]
    return found, (sum(error * error for error in errors) / len(errors)) ** 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--title", default="anniversary")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--out", default="outlook.json")
    arguments = parser.parse_args()
    title, players = arguments.title, arguments.players
    tasks = [(arguments.seed, number, title, players) for number in range(arguments.games)]
    by_round: dict[int, list[tuple[list[float], float]]] = {}
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for game in pool.map(play, tasks, chunksize=4):
            for now, values, points in game:
                means = [sum(column) / players for column in zip(*values, strict=True)]
                usual = sum(points) / players
                for x, y in zip(values, points, strict=True):
                    row = [a - b for a, b in zip(x, means, strict=True)], y - usual
                    by_round.setdefault(now, []).append(row)
    result = {}
    for now, rows in sorted(by_round.items()):
        found, error = fit(rows, 5.0)
        result[now] = [*(round(one, 3) for one in found), round(error, 2)]
        print(now, len(rows), dict(zip((*FEATURES, "error"), result[now], strict=True)), flush=True)
    with open(arguments.out, "w") as file:
        json.dump(result, file)


if __name__ == "__main__":
    main()
