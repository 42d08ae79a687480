"""How much one bot is stronger than another: common deals, seats in turn, Elo from both kinds of result.

python tools/duel.py searcher strategist --games 400 --jobs 8 --seed 1
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise

from amunre.arena.match import play_match
from amunre.rules.catalogue import title_of
from amunre.rules.setup import Setup


def seating(a: str, b: str, players: int, number: int) -> list[str]:
    """Half the seats each; which half changes from game to game, over all seats and both halves."""
    seats = [a if (seat + number) % 2 == 0 else b for seat in range(players)]
    if players == 4 and number % 6 >= 4:
        seats = [a, a, b, b] if number % 2 else [b, b, a, a]
    elif players == 4 and number % 6 >= 2:
        seats = [a, b, b, a] if number % 2 else [b, a, a, b]
    return seats


def play(task: tuple[str, str, str, int, str, int]) -> dict[str, float]:
    a, b, title, players, seed, number = task
    bots = seating(a, b, players, number)
    # a deal is played twice with the halves changed
    setup = Setup(title=title, players=players, seed=f"{seed}/{number // 2}")
    game = play_match(setup, bots)
    outcome = game.outcome
    assert outcome is not None
    mine = [seat for seat in range(players) if bots[seat] == a]
    theirs = [seat for seat in range(players) if bots[seat] == b]
    pairs = [(outcome.places[x], outcome.places[y]) for x in mine for y in theirs]
    return {
        "seats": len(mine),
        "first": sum(seat in outcome.winners for seat in mine) / len(outcome.winners),
        "pairs": sum((x < y) + (x == y) / 2 for x, y in pairs) / len(pairs),
        "place": sum(outcome.places[x] for x in mine) / len(mine),
        "points": sum(outcome.points[x] for x in mine) / len(mine),
        "against": sum(outcome.points[y] for y in theirs) / len(theirs),
    }


def elo(share: float, mine: float = 1, theirs: float = 1) -> float:
    share = min(max(share, 0.001), 0.999)
    return 400 * math.log10(share * theirs / ((1 - share) * mine))


def mean_and_error(values: list[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, 1.96 * math.sqrt(variance / len(values))


Result = dict[str, object]


def report(a: str, b: str, title: str, players: int, rows: list[dict[str, float]], spent: float) -> Result:
    seats = sum(row["seats"] for row in rows) / len(rows)
    first, first_error = mean_and_error([row["first"] for row in rows])
    pairs, pairs_error = mean_and_error([row["pairs"] for row in rows])
    points = mean_and_error([row["points"] - row["against"] for row in rows])

    def span(share: float, error: float, *odds: float) -> list[int]:
        return [round(elo(one, *odds)) for one in (share - error, share, share + error)]

    result = {
        "a": a,
        "b": b,
        "title": title,
        "players": players,
        "games": len(rows),
        "first": [round(first, 4), round(first_error, 4)],
        "elo_first": span(first, first_error, seats, players - seats),
        "pairs": [round(pairs, 4), round(pairs_error, 4)],
        "elo_pairs": span(pairs, pairs_error),
        "place": round(sum(row["place"] for row in rows) / len(rows), 3),
        "margin": [round(one, 2) for one in points],
        "points": round(sum(row["points"] for row in rows) / len(rows), 2),
        "seconds": round(spent, 1),
    }
    print(json.dumps(result), flush=True)
    return result


def matches(arguments: argparse.Namespace) -> Iterator[tuple[str, str, str, int]]:
    ladder = arguments.bots
    for title in arguments.titles.split(","):
        wanted = arguments.players.split(",") if arguments.players else title_of(title).players
        for players in map(int, wanted):
            for a, b in pairwise(ladder):
                yield a, b, title, players


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="+", help="bots from strong to weak; neighbours play each other")
    parser.add_argument("--titles", default="anniversary")
    parser.add_argument("--players", default="4", help="counts with commas; empty for all of a title")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=500, help="no new games after this time")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", default="")
    arguments = parser.parse_args()
    begun = time.monotonic()
    results = []
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for a, b, title, players in matches(arguments):
            since = time.monotonic()
            rows: list[dict[str, float]] = []
            step = 2 * arguments.jobs
            for first in range(0, arguments.games, step):
                if time.monotonic() - begun > arguments.seconds:
                    break
                last = min(first + step, arguments.games)
                tasks = [(a, b, title, players, arguments.seed, number) for number in range(first, last)]
                rows += pool.map(play, tasks) if arguments.jobs > 1 else map(play, tasks)
            if rows:
                results.append(report(a, b, title, players, rows, time.monotonic() - since))
    if arguments.out:
        with open(arguments.out, "w") as file:
            json.dump(results, file, indent=1)


if __name__ == "__main__":
    main()
