"""Find better numbers of taste: every seat of every game plays with numbers of its own, a little off the
present ones, and a fit over all seats tells which changes bring points.

python tools/tune.py play --players 4 --games 11000 --jobs 2 --seed one --book one.jsonl
python tools/tune.py fit --book one.jsonl --out one.json
python tools/tune.py duel --new one.json --players 4 --games 1000 --jobs 2
python tools/tune.py play --title cardgame --players 4 --games 11000 --seed cards --book cards.jsonl

One step after the other: ``--begin one.json`` plays and fits around numbers that were found before. A step of
which the fit promises much can lead too far, because numbers work together; ``--part 0.4`` goes a part of the
way. Only a duel with the numbers before tells. In the card game the numbers are greedy's, elsewhere the
strategist's.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, fields, replace
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from duel import seating
from fit import Line, fit, spread

from amunre.arena.match import play_on
from amunre.bots.cards import CardBot
from amunre.bots.cards import weights as cards
from amunre.bots.protocol import Bot
from amunre.bots.strategist import StrategistBot
from amunre.bots.strategist import weights as strategist
from amunre.kernel.ruleset import Ruleset
from amunre.rules.setup import Setup, start

FIXED = (
    "set_goal", "offering_purse", "most_tiles", "kept_glory", "tile", "tiles_a_round", "tile_kept",
    "tile_spare", "tile_prospects", "discard_margin", "token_stays", "insight",
)  # fmt: skip
"""Whole numbers, and those of expansions."""
STRAY = 0.25
"""How far numbers stray on average, as a share of each."""
FARTHEST = 0.8
"""How far one fit may lead, in the same measure."""
BEND = -0.08
"""Every number can be too high and too low: the least bend that a fit is taken to show."""
WIN = 4.0
"""Points that a first place counts for."""
Vector = list[float]
Weights = strategist.Weights | cards.Weights


def flatten(weights: Weights) -> Vector:
    flat: Vector = []
    for field in fields(weights):
        if field.name not in FIXED:
            value = getattr(weights, field.name)
            flat += value if isinstance(value, tuple) else [value]
    return flat


def unflatten(flat: Vector, like: Weights) -> Weights:
    values: dict[str, Any] = {}
    rest = iter(flat)
    for field in fields(like):
        if field.name not in FIXED:
            old = getattr(like, field.name)
            values[field.name] = tuple(next(rest) for _ in old) if isinstance(old, tuple) else next(rest)
    return replace(like, **values)


def names(weights: Weights) -> list[str]:
    found: list[str] = []
    for field in fields(weights):
        if field.name not in FIXED:
            value = getattr(weights, field.name)
            places = range(len(value)) if isinstance(value, tuple) else [""]
            found += [f"{field.name} {place}" for place in places]
    return found


def read(title: str, path: Path | None) -> Weights:
    usual: Weights = cards.WEIGHTS if title == "cardgame" else strategist.WEIGHTS
    if path is None:
        return usual
    values: dict[str, Any] = json.loads(path.read_text())
    for name, one in values.items():
        values[name] = tuple(one) if isinstance(one, list) else one
    return replace(usual, **values)


def bot_with(rules: Ruleset, seat: int, weights: Weights) -> Bot:
    if isinstance(weights, cards.Weights):
        return CardBot(rules, seat, weights)
    return StrategistBot(rules, seat, weights)


class Table(NamedTuple):
    """What is played."""

    title: str
    players: int
    seed: str


def finish(table: Table, deal: int, every: list[Weights]) -> tuple[list[int], list[float]]:
    """Play a deal with these numbers by seat; points, and shares of the first place."""
    game = start(Setup(title=table.title, players=table.players, seed=f"{table.seed}/{deal}"))
    play_on(game, [bot_with(game.rules, seat, weights) for seat, weights in enumerate(every)])
    assert game.outcome is not None
    won = game.outcome.winners
    return list(game.outcome.points), [(seat in won) / len(won) for seat in range(len(every))]


def steps_of(table: Table, number: int, size: int) -> list[Vector]:
    """How far each seat's numbers stray; evenly, with a spread of about 1."""
    dice = random.Random(f"{table.seed}/{number}")
    return [[dice.uniform(-1.7, 1.7) for _ in range(size)] for _ in range(table.players)]


def moved(base: Vector, steps: Vector) -> Vector:
    return [one * (1 + STRAY * step) for one, step in zip(base, steps, strict=True)]


def play(table: Table, weights: Weights, number: int) -> str:
    base = flatten(weights)
    every = [unflatten(moved(base, steps), weights) for steps in steps_of(table, number, len(base))]
    points, wins = finish(table, number, every)
    return json.dumps({"table": table, "number": number, "points": points, "wins": wins})


def lines_of(book: Iterable[str], size: int) -> list[Line]:
    """For every seat its steps and their squares, and what it scored, beside the mean of the table."""
    lines: list[Line] = []
    for text in book:
        row = json.loads(text)
        steps = steps_of(Table(*row["table"]), row["number"], size)
        rows = [[*one, *(step * step for step in one)] for one in steps]
        scores = [points + WIN * win for points, win in zip(row["points"], row["wins"], strict=True)]
        means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
        usual = sum(scores) / len(scores)
        for one, score in zip(rows, scores, strict=True):
            lines.append(([x - mean for x, mean in zip(one, means, strict=True)], score - usual))
    return lines


def best_steps(lines: list[Line], weights: Weights, part: float) -> Vector:
    """Where each number would be best if nothing else changed; what may be chance counts less."""
    base = flatten(weights)
    size = len(base)
    found = fit(lines, 1.0)
    error = spread(lines, found) / math.sqrt(len(lines))
    steps = []
    for name, one, slope, bend in zip(names(weights), base, found[:size], found[size:], strict=True):
        likely = slope * slope**2 / (slope**2 + error**2)
        step = max(-FARTHEST, min(FARTHEST, -likely / (2 * min(bend, BEND)))) * part
        steps.append(step)
        there = moved([one], [step])[0]
        print(f"{name:18}{one:8.3f} to{there:8.3f}   {slope:6.2f} ± {2 * error:.2f} points a step")
    return steps


def duel(table: Table, new: Weights, old: Weights, number: int) -> tuple[float, float]:
    """A deal is played twice with the seats changed; first places of the new numbers, and their lead."""
    every = [new if name == "new" else old for name in seating("new", "old", table.players, 0, number)]
    points, wins = finish(table, number // 2, every)
    mine = [seat for seat, one in enumerate(every) if one is new]
    theirs = [seat for seat, one in enumerate(every) if one is old]
    lead = sum(points[seat] for seat in mine) / len(mine) - sum(points[seat] for seat in theirs) / len(theirs)
    return sum(wins[seat] for seat in mine), lead


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("verb", choices=("play", "fit", "duel"))
    parser.add_argument("--book", type=Path, help="games that were played")
    parser.add_argument("--begin", type=Path, help="numbers to begin with, or to beat; else the bots'")
    parser.add_argument("--new", type=Path, help="numbers to try in a duel")
    parser.add_argument("--out", type=Path, help="where the numbers go that a fit has found")
    parser.add_argument("--part", type=float, default=1.0, help="how much of the way to go")
    parser.add_argument("--title", default="anniversary")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    table, old = Table(given.title, given.players, given.seed), read(given.title, given.begin)
    if given.verb == "fit":
        base = flatten(old)
        with given.book.open() as file:
            steps = best_steps(lines_of(file, len(base)), old, given.part)
        rounded = unflatten([round(one, 3) for one in moved(base, steps)], old)
        given.out.write_text(json.dumps(asdict(rounded), indent=1))
        return
    with ProcessPoolExecutor(given.jobs) as pool:
        if given.verb == "play":
            with given.book.open("a") as file:
                for text in pool.map(partial(play, table, old), range(given.games), chunksize=20):
                    file.write(text + "\n")
            return
        task = partial(duel, table, read(given.title, given.new), old)
        results = list(pool.map(task, range(given.games), chunksize=20))
    won = sum(first for first, _ in results) / given.games
    lead = sum(margin for _, margin in results) / given.games
    print(f"{given.games} games: {won:.1%} of the first places, {lead:.2f} points ahead")


if __name__ == "__main__":
    main()
