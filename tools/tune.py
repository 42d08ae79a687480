"""Tune the strategist's numbers: variants play the present strategist and greedy on common deals (CEM).

python tools/tune.py --jobs 16 --seconds 500 --seed 1 --out tuned.json
"""

from __future__ import annotations

import argparse
import json
import random
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import fields, replace
from typing import Any

from amunre.bots.greedy import GreedyBot
from amunre.bots.strategist import StrategistBot
from amunre.bots.strategist.weights import WEIGHTS, Weights
from amunre.rules.setup import Setup, start

FIXED = (
    "moods",
    "set_goal",
    "most_tiles",
    "kept_glory",
    "tile",
    "tiles_a_round",
    "tile_kept",
    "tile_spare",
    "tile_prospects",
    "discard_margin",
    "token_stays",
)
Vector = list[float]


def flatten(weights: Weights) -> Vector:
    flat: Vector = []
    for field in fields(weights):
        if field.name not in FIXED:
            value = getattr(weights, field.name)
            flat += value if isinstance(value, tuple) else [value]
    return flat


def unflatten(flat: Vector) -> Weights:
    values: dict[str, Any] = {}
    rest = list(flat)
    for field in fields(WEIGHTS):
        if field.name not in FIXED:
            old = getattr(WEIGHTS, field.name)
            if isinstance(old, tuple):
                values[field.name] = tuple(rest[: len(old)])
                rest = rest[len(old) :]
            else:
                values[field.name] = rest.pop(0)
    return replace(WEIGHTS, **values)


def margin(task: tuple[Vector, Vector, str, int, int]) -> float:
    """Two seats with the new numbers against two others, over some deals."""
    flat, base, seed, first, count = task
    new, old = unflatten(flat), unflatten(base)
    total = 0.0
    for number in range(first, first + count):
        game = start(Setup(title="anniversary", players=4, seed=f"{seed}/{number // 2}"))
        mine = [(0, 2), (1, 3), (0, 1), (2, 3), (0, 3), (1, 2)][number % 6]
        bots: list[GreedyBot] = []
        for seat in range(4):
            if seat in mine:
                bots.append(StrategistBot(game.rules, seat, new))
            elif number % 4 == 3:
                bots.append(GreedyBot(game.rules, seat))
            else:
                bots.append(StrategistBot(game.rules, seat, old))
        dice = random.Random(number)
        while game.outcome is None:
            seat = game.waiting_for[0]
            game.play(seat, bots[seat].choose(game.view(seat), game.legal(seat), dice))
        outcome = game.outcome
        for x in mine:
            for y in set(range(4)) - set(mine):
                ahead = (outcome.places[x] < outcome.places[y]) + (outcome.places[x] == outcome.places[y]) / 2
                total += ahead - 0.5 + (outcome.points[x] - outcome.points[y]) / 40
            total += 0.5 * (x in outcome.winners) / len(outcome.winners)
    return total / count / 4


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=480)
    parser.add_argument("--population", type=int, default=48)
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--begin", default="", help="go on from the mean of an earlier run")
    parser.add_argument("--out", default="tuned.json")
    arguments = parser.parse_args()
    rng = random.Random(arguments.seed)
    base = flatten(WEIGHTS)
    mean = base
    spread = [0.15 * abs(one) + 0.02 for one in base]
    if arguments.begin:
        with open(arguments.begin) as file:
            earlier = json.load(file)
        mean, spread = earlier["mean"], earlier["spread"]
    begun = time.monotonic()
    history = []
    with ProcessPoolExecutor(arguments.jobs) as pool:
        generation = 0
        while time.monotonic() - begun < arguments.seconds:
            deals = f"{arguments.seed}/{generation}"
            people = [mean] + [
                [abs(rng.gauss(m, s)) for m, s in zip(mean, spread, strict=True)]
                for _ in range(arguments.population - 1)
            ]
            tasks = [
                (one, base, deals, first, 12) for one in people for first in range(0, arguments.games, 12)
            ]
            rows = list(pool.map(margin, tasks, chunksize=4))
            each = arguments.games // 12
            scores = [sum(rows[i * each : (i + 1) * each]) / each for i in range(len(people))]
            best = sorted(range(len(people)), key=lambda one: -scores[one])[: arguments.population // 4]
            elite = [people[one] for one in best]
            new_mean = [sum(column) / len(elite) for column in zip(*elite, strict=True)]
            new_spread = [
                (sum((value - m) ** 2 for value in column) / len(elite)) ** 0.5
                for column, m in zip(zip(*elite, strict=True), new_mean, strict=True)
            ]
            mean = [0.3 * old + 0.7 * new for old, new in zip(mean, new_mean, strict=True)]
            spread = [
                0.4 * old + 0.6 * max(new, 0.02 * abs(m) + 0.003)
                for old, new, m in zip(spread, new_spread, mean, strict=True)
            ]
            generation += 1
            history.append([round(scores[0], 4), round(max(scores), 4), round(sum(scores) / len(scores), 4)])
            print(generation, history[-1], round(time.monotonic() - begun), flush=True)
            found = unflatten(mean)
            with open(arguments.out, "w") as file:
                json.dump(
                    {
                        "weights": {field.name: getattr(found, field.name) for field in fields(found)},
                        "mean": mean,
                        "spread": spread,
                        "history": history,
                    },
                    file,
                )
    print(json.dumps({field.name: getattr(found, field.name) for field in fields(found)}))


if __name__ == "__main__":
    main()
