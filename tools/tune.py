"""Find better numbers of taste: every seat of every game plays with numbers of its own, a little off the
present ones, and a fit over all seats tells which changes bring points.

python tools/tune.py play --players 4 --games 11000 --jobs 2 --seed one --book one.jsonl
python tools/tune.py fit --book one.jsonl --out one.json
python tools/tune.py duel --new one.json --players 4 --games 1000 --jobs 2
python tools/tune.py play --title cardgame --players 4 --games 11000 --seed cards --book cards.jsonl

The same command goes on with its book where it stopped; with more ``--games`` it adds some. One step after
the other: ``--begin one.json`` plays and fits around numbers that were found before, in a book of its own. A
step of which the fit promises much can lead too far, because numbers work together; ``--part 0.4`` goes a
part of the way. Only a duel with the numbers before tells. In the card game the numbers are greedy's,
elsewhere the strategist's.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from dataclasses import asdict, fields, replace
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from duel import SURE, Row, mean_over_deals, processes, seating, whole_lines
from fit import Line, equations, solve, spread

from amunre.arena.match import play_on
from amunre.arena.ratings import inverse
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
GAMES_A_DEAL = 2
"""In a duel, with the seats changed."""
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


def read(title: str, players: int, path: Path | None) -> Weights:
    """Numbers in a file, or those of the bot that plays this title with so many players."""
    usual: Weights = cards.WEIGHTS if title == "cardgame" else strategist.usual_weights(players)
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


Played = dict[tuple[Table, int], dict[str, Any]]
"""Games by table and number, each once however often it stands in a book."""


def games_in(book: Path) -> Played:
    rows = [json.loads(text) for text in whole_lines(book)]
    return {(Table(*row["table"]), row["number"]): row for row in rows}


def play_missing(table: Table, weights: Weights, games: int, jobs: int, book: Path) -> None:
    """Play those games that the book lacks: what stands there twice would look twice as sure."""
    done = games_in(book)
    missing = [number for number in range(games) if (table, number) not in done]
    print(f"{games - len(missing)} of {games} games are in {book}", flush=True)
    with processes(jobs) as pool, book.open("a") as file:
        for text in pool.map(partial(play, table, weights), missing, chunksize=20):
            file.write(text + "\n")
            file.flush()


def lines_of(games: Played, size: int) -> list[Line]:
    """For every seat its steps and their squares, and what it scored, beside the mean of the table."""
    lines: list[Line] = []
    for (table, number), row in games.items():
        steps = steps_of(table, number, size)
        rows = [[*one, *(step * step for step in one)] for one in steps]
        scores = [points + WIN * win for points, win in zip(row["points"], row["wins"], strict=True)]
        means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
        usual = sum(scores) / len(scores)
        for one, score in zip(rows, scores, strict=True):
            lines.append(([x - mean for x, mean in zip(one, means, strict=True)], score - usual))
    return lines


def rates_and_errors(lines: list[Line], games: int) -> tuple[Vector, Vector]:
    """What steps and their squares bring, with standard errors.

    The mean of every table is known only from its own seats, so it uses up a line, and so does every rate.
    """
    matrix, right = equations(lines, 1.0)
    rates = solve(matrix, right)
    free = len(lines) - games - len(rates)
    if free < 1:
        raise SystemExit(f"{games} games are too few for {len(rates)} rates.")
    noise = spread(lines, rates) * math.sqrt(len(lines) / free)
    return rates, [noise * math.sqrt(row[place]) for place, row in enumerate(inverse(matrix))]


def best_steps(games: Played, weights: Weights, part: float) -> Vector:
    """Where each number would be best if nothing else changed; what may be chance counts less."""
    base = flatten(weights)
    size = len(base)
    found, errors = rates_and_errors(lines_of(games, size), len(games))
    steps = []
    for place, name in enumerate(names(weights)):
        one, slope, bend, error = base[place], found[place], found[size + place], errors[place]
        likely = slope * slope**2 / (slope**2 + error**2)
        step = max(-FARTHEST, min(FARTHEST, -likely / (2 * min(bend, BEND)))) * part
        steps.append(step)
        there = moved([one], [step])[0]
        print(f"{name:18}{one:8.3f} to{there:8.3f}   {slope:6.2f} ± {SURE * error:.2f} points a step")
    return steps


def fit_book(book: Path, begin: Path | None, part: float, out: Path) -> None:
    """The book knows what was played, and so whose numbers they were."""
    games = games_in(book)
    kinds = {(table.title, table.players) for table, _ in games}
    if len(kinds) != 1:
        raise SystemExit(f"{book} must hold games of one title with one number of players.")
    old = read(*kinds.pop(), begin)
    steps = best_steps(games, old, part)
    rounded = unflatten([round(one, 3) for one in moved(flatten(old), steps)], old)
    out.write_text(json.dumps(asdict(rounded), indent=1))


def duel(table: Table, new: Weights, old: Weights, number: int) -> Row:
    """A deal is played twice with the seats changed; first places of the new numbers, and their lead."""
    seats = seating("new", "old", table.players, 0, number)
    deal = number // GAMES_A_DEAL
    points, wins = finish(table, deal, [new if name == "new" else old for name in seats])
    mine = [seat for seat, name in enumerate(seats) if name == "new"]
    theirs = [seat for seat, name in enumerate(seats) if name == "old"]
    lead = sum(points[seat] for seat in mine) / len(mine) - sum(points[seat] for seat in theirs) / len(theirs)
    return {"deal": deal, "first": sum(wins[seat] for seat in mine), "lead": lead}


def outcome_of(rows: list[Row]) -> str:
    first, first_error = mean_over_deals(rows, lambda row: row["first"])
    lead, lead_error = mean_over_deals(rows, lambda row: row["lead"])
    return (
        f"{len(rows)} games: {first:.1%} ± {first_error:.1%} of the first places, "
        f"{lead:.2f} ± {lead_error:.2f} points ahead"
    )


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
    if given.verb == "fit":
        fit_book(given.book, given.begin, given.part, given.out)
        return
    table = Table(given.title, given.players, given.seed)
    old = read(given.title, given.players, given.begin)
    if given.verb == "play":
        play_missing(table, old, given.games, given.jobs, given.book)
        return
    task = partial(duel, table, read(given.title, given.players, given.new), old)
    games = given.games + given.games % GAMES_A_DEAL  # no half deal
    with processes(given.jobs) as pool:
        print(outcome_of(list(pool.map(task, range(games), chunksize=20))))


if __name__ == "__main__":
    main()
