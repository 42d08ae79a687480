"""Fit what a position between two rounds is worth (see bots/search/outlook.py and card_outlook.py).

python tools/fit.py --games 2000 --plain 200 --jobs 16 --seed shock --out outlook.json
python tools/fit.py --company master --games 4000 --plain 400 --jobs 2 --seed plan --out planned.json
python tools/fit.py --company cards --title cardgame --players 4 --games 3000 --plain 400 --out cards.json
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from amunre.bots.search import card_outlook, outlook
from amunre.bots.search.board_game import BoardGame
from amunre.bots.search.card_mastery import CardMastery
from amunre.bots.search.craft import Craft
from amunre.bots.search.mastery import Mastery
from amunre.kernel.engine import apply, legal
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.state import State
from amunre.rules.base.board import board, empty_fields
from amunre.rules.base.stones import STONES_IN_A_PYRAMID
from amunre.rules.cardgame.income import MOST_IN_RESERVE, reserves_worth
from amunre.rules.cardgame.table import PROVINCES_EACH, table
from amunre.rules.setup import Setup, start

Row = tuple[int, list[list[float]], list[int]]
"""The round that begins, features by seat, points in the end by seat."""
Line = tuple[list[float], float]
"""Features and points of one seat."""


def play(task: tuple[str, str, int, str, int, bool]) -> list[Row]:
    """Features of all seats at the beginning of each round, with the points in the end."""
    name, seed, number, title, players, shaken = task
    made, features, _, shake, guessed = COMPANIES[name]
    game = start(Setup(title=title, players=players, seed=f"{seed}/{number}"))
    state, craft, dice = game.state, made(game.rules), random.Random(f"{seed}/{number}")
    company = craft.company(dice)
    seen, rows = 1, []
    while state.outcome is None:
        now = craft.stage(state)
        if now > seen:
            seen = now
            for seat in range(players) if shaken else ():
                shake(state, seat, dice)
            rows.append((now, [features(state, seat) for seat in range(players)]))
        seat = next(one for one in state.open if one not in state.sealed)
        allowed = legal(state, seat)
        stray = dice.random() < 0.01  # now and then something else, so that the fit sees other paths
        if stray:
            action = allowed.sample(dice)
        elif state.open[seat].kind in guessed:
            action = craft.guess(company, state, [seat], dice)[seat]
        else:
            action = craft.answer(company[seat], state, seat, allowed, dice)
        apply(state, seat, action, allowed)
    points = list(state.outcome.points)
    return [(now, values, points) for now, values in rows]


def give_and_take(state: State, seat: int, dice: random.Random) -> None:
    """Change by chance what a seat has.

    Good players have more of everything, so a fit of games as they are would tell who has much of something
    and not what it brings.
    """
    table = board(state)
    if dice.random() < 0.5:
        table.gold[seat] = max(0, table.gold[seat] + dice.randint(-8, 8))
    if dice.random() < 0.3 and table.deck:
        table.take_card(seat, table.deck.pop())
    for name in table.lands[seat]:
        if dice.random() < 0.4:
            added = dice.randint(1, 4) + table.stones[name]
            table.pyramids[name] += added // STONES_IN_A_PYRAMID
            table.stones[name] = added % STONES_IN_A_PYRAMID
        if dice.random() < 0.2:
            table.pyramids[name] = max(0, table.pyramids[name] - 1)
        if dice.random() < 0.4:
            farmers = table.farmers[name] + dice.randint(-2, 2)
            table.farmers[name] = max(0, min(farmers, table.farmers[name] + empty_fields(state, name)))


def give_and_take_cards(state: State, seat: int, dice: random.Random) -> None:
    """The same in the card game, before the first auction of a kingdom."""
    found = table(state)
    if dice.random() < 0.6:
        gold = sum(found.reserves[seat]) + dice.randint(-5, 5)
        (reserve,) = dice.choice(reserves_worth(max(0, min(gold, MOST_IN_RESERVE))))
        found.reserves[seat] = list(reserve)
    for place in range(PROVINCES_EACH):
        if dice.random() < 0.4:
            found.tokens[seat][place] += dice.randint(1, 2)


class Company(NamedTuple):
    """Who plays on in the imagined worlds of a bot, and what its outlook looks at."""

    craft: Callable[[Ruleset], Craft]
    features: Callable[[State, int], list[float]]
    names: tuple[str, ...]
    shake: Callable[[State, int, random.Random], None]
    guessed: frozenset[str]
    """What they think about as they do when it is sealed beside one's own choice."""


COMPANIES = {
    "searcher": Company(BoardGame, outlook.features, outlook.FEATURES, give_and_take, frozenset()),
    "master": Company(Mastery, outlook.features, outlook.FEATURES, give_and_take, frozenset({"offer"})),
    "cards": Company(
        CardMastery, card_outlook.features, card_outlook.FEATURES, give_and_take_cards, frozenset()
    ),
}


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


def fit(rows: list[Line], ridge: float) -> list[float]:
    return solve(*equations(rows, ridge))


def equations(rows: list[Line], ridge: float) -> tuple[list[list[float]], list[float]]:
    """Matrix and right side for the rates that leave least unexplained."""
    size = len(rows[0][0])
    matrix = [[ridge * (i == j) for j in range(size)] for i in range(size)]
    right = [0.0] * size
    for x, y in rows:
        for i in range(size):
            if x[i]:  # many are 0
                right[i] += x[i] * y
                for j in range(size):
                    matrix[i][j] += x[i] * x[j]
    return matrix, right


def spread(rows: list[Line], rates: list[float]) -> float:
    """What the rates leave unexplained."""
    errors = [y - sum(a * b for a, b in zip(rates, x, strict=True)) for x, y in rows]
    return float((sum(error * error for error in errors) / len(errors)) ** 0.5)


def beside_the_mean(game: list[Row]) -> list[tuple[int, Line]]:
    """For each round and seat how far features and points are from those of the whole table."""
    lines = []
    for now, values, points in game:
        means = [sum(column) / len(values) for column in zip(*values, strict=True)]
        usual = sum(points) / len(points)
        for x, y in zip(values, points, strict=True):
            lines.append((now, ([a - b for a, b in zip(x, means, strict=True)], y - usual)))
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--games", type=int, default=400, help="games to fit, in which things change by chance"
    )
    parser.add_argument("--plain", type=int, default=100, help="games as they are, to measure the spread")
    parser.add_argument("--company", choices=COMPANIES, default="searcher", help="for whose worlds")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--title", default="anniversary")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--out", default="outlook.json")
    arguments = parser.parse_args()
    games, every = arguments.games, arguments.games + arguments.plain
    tasks = [
        (arguments.company, arguments.seed, number, arguments.title, arguments.players, number < games)
        for number in range(every)
    ]
    shaken: dict[int, list[Line]] = {}
    plain: dict[int, list[Line]] = {}
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for number, game in enumerate(pool.map(play, tasks, chunksize=4)):
            for now, line in beside_the_mean(game):
                (shaken if number < games else plain).setdefault(now, []).append(line)
    result = {}
    for now, rows in sorted(shaken.items()):
        rates = [round(one, 2) for one in fit(rows, 5.0)]
        result[now] = [*rates, round(spread(plain[now], rates), 2)]
        print(
            now,
            len(rows),
            dict(zip((*COMPANIES[arguments.company].names, "spread"), result[now], strict=True)),
            flush=True,
        )
    with open(arguments.out, "w") as file:
        json.dump(result, file)


if __name__ == "__main__":
    main()
