"""How much one bot is stronger than another: common deals, seats in turn, Elo from both kinds of result.

python tools/duel.py searcher strategist --games 400 --jobs 8 --seed 1 --book duels.jsonl
python tools/duel.py master searcher --seats 1 --games 100

With ``--seats 1`` one of the first bot sits among the second, in every seat of a deal in turn: where the
first is slow that tells more in the same time. Errors are those of deals, whose games hang together.

With a book every game is written down as it ends, and the same command goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import pairwise
from pathlib import Path

from amunre.arena.match import play_match
from amunre.rules.catalogue import title_of
from amunre.rules.setup import Setup


def seating(a: str, b: str, players: int, seats: int, number: int) -> list[str]:
    """One seat, or half the seats; which changes from game to game, over all seats and both halves."""
    if seats == 1:
        return [a if seat == number % players else b for seat in range(players)]
    bots = [a if (seat + number) % 2 == 0 else b for seat in range(players)]
    if players == 4 and number % 6 >= 4:
        bots = [a, a, b, b] if number % 2 else [b, b, a, a]
    elif players == 4 and number % 6 >= 2:
        bots = [a, b, b, a] if number % 2 else [b, a, a, b]
    return bots


Match = tuple[str, str, str, int, int, str]
"""Two bots, title, players, seats of the first (0 for half of them), seed."""
Row = dict[str, float]


def deal_of(match: Match, number: int) -> int:
    """A deal is played with the one bot in every seat, or twice with the halves changed."""
    _, _, _, players, seats, _ = match
    return number // (players if seats == 1 else 2)


def play(match: Match, number: int) -> Row:
    a, b, title, players, seats, seed = match
    begun = time.process_time()
    bots = seating(a, b, players, seats, number)
    setup = Setup(title=title, players=players, seed=f"{seed}/{deal_of(match, number)}")
    game = play_match(setup, bots)
    outcome = game.outcome
    assert outcome is not None
    mine = [seat for seat in range(players) if bots[seat] == a]
    theirs = [seat for seat in range(players) if bots[seat] == b]
    pairs = [(outcome.places[x], outcome.places[y]) for x in mine for y in theirs]
    return {
        "number": number,
        "deal": deal_of(match, number),
        "cpu": round(time.process_time() - begun, 2),
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


def mean_and_error(rows: list[Row], what: Callable[[Row], float]) -> tuple[float, float]:
    """The mean over deals, and how far it may be off."""
    deals: dict[float, list[float]] = {}
    for row in rows:
        deals.setdefault(row["deal"], []).append(what(row))
    values = [sum(games) / len(games) for games in deals.values()]
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, 1.96 * math.sqrt(variance / len(values))


Result = dict[str, object]


def report(match: Match, rows: list[Row]) -> Result:
    a, b, title, players, _, _ = match
    seats = sum(row["seats"] for row in rows) / len(rows)
    first, first_error = mean_and_error(rows, lambda row: row["first"])
    pairs, pairs_error = mean_and_error(rows, lambda row: row["pairs"])
    points = mean_and_error(rows, lambda row: row["points"] - row["against"])

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
        "core_seconds_a_game": round(sum(row["cpu"] for row in rows) / len(rows), 2),
    }
    print(json.dumps(result), flush=True)
    return result


def matches(arguments: argparse.Namespace) -> Iterator[Match]:
    ladder = arguments.bots
    for title in arguments.titles.split(","):
        wanted = arguments.players.split(",") if arguments.players else title_of(title).players
        for players in map(int, wanted):
            for a, b in pairwise(ladder):
                yield a, b, title, players, arguments.seats, arguments.seed


class Book:
    """Games that have been played, a line each: the match, and what came of the game."""

    def __init__(self, path: str) -> None:
        self.path = Path(path) if path else None

    def rows(self, match: Match) -> dict[int, Row]:
        if self.path is None or not self.path.exists():
            return {}
        lines = [json.loads(line) for line in self.path.read_text().splitlines()]
        return {int(row["number"]): row for key, row in lines if tuple(key) == match}

    def add(self, match: Match, row: Row) -> None:
        if self.path is not None:
            with self.path.open("a") as file:
                file.write(json.dumps([match, row]) + "\n")


def play_all(
    pool: ProcessPoolExecutor, jobs: int, match: Match, games: int, until: float, book: Book
) -> list[Row]:
    """The games that the book lacks, as many at once as there are jobs; none is begun after ``until``."""
    rows = book.rows(match)
    missing = iter([number for number in range(games) if number not in rows])
    running: set[Future[Row]] = set()
    while True:
        while len(running) < jobs and time.monotonic() < until:
            number = next(missing, None)
            if number is None:
                break
            running.add(pool.submit(play, match, number))
        if not running:
            return [rows[number] for number in sorted(rows)]
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            row = future.result()
            rows[int(row["number"])] = row
            book.add(match, row)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="+", help="bots from strong to weak; neighbours play each other")
    parser.add_argument("--titles", default="anniversary")
    parser.add_argument("--players", default="4", help="counts with commas; empty for all of a title")
    parser.add_argument(
        "--seats", type=int, choices=(0, 1), default=0, help="seats of the first bot; 0 for half of them"
    )
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=500, help="no new games after this time")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--book", default="", help="keep the games here and go on where it stopped")
    parser.add_argument("--out", default="", help="write the results here too")
    arguments = parser.parse_args()
    until = time.monotonic() + arguments.seconds
    book, results = Book(arguments.book), []
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for match in matches(arguments):
            rows = play_all(pool, arguments.jobs, match, arguments.games, until, book)
            if rows:
                results.append(report(match, rows))
    if arguments.out:
        Path(arguments.out).write_text(json.dumps(results, indent=1))


if __name__ == "__main__":
    main()
