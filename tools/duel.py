"""How much one bot is stronger than another: common deals, seats in turn, Elo from both kinds of result.

python tools/duel.py searcher strategist --games 400 --jobs 8 --seed 1 --book duels.jsonl
python tools/duel.py master searcher --seats 1 --games 100

With ``--seats 1`` one of the first bot sits among the second, in every seat of a deal in turn: where the
first is slow that tells more in the same time. Errors are those of deals, whose games hang together; a deal
of which games are missing is left out, because the bots have not had the same seats in it.

With a book every game is written down as it ends, and the same command goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import pairwise
from multiprocessing import get_context
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
SURE = 1.96
"""Standard errors on both sides of a 95 % interval."""
FARTHEST = 4000.0
"""Elo beyond all that games can show."""


def games_a_deal(match: Match) -> int:
    """A deal is played with the one bot in every seat, or twice with the halves changed."""
    _, _, _, players, seats, _ = match
    return players if seats == 1 else 2


def deal_of(match: Match, number: int) -> int:
    return number // games_a_deal(match)


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


def expected_share(elo: float, players: int, seats: list[float]) -> float:
    """Of the first places, over tables with so many seats of the stronger bot."""
    strength = 10 ** (elo / 400)
    return sum(own * strength / (own * strength + players - own) for own in seats) / len(seats)


def elo_of(share: float, players: int, seats: list[float]) -> float:
    """The lead with which a bot would win such a share at these tables.

    Tables of two against one and of one against two cannot be thrown together first: the share of both bends
    with the lead, each in its own way.
    """
    share = min(max(share, 0.001), 0.999)
    low, high = -FARTHEST, FARTHEST
    while high - low > 0.01:
        middle = (low + high) / 2
        if expected_share(middle, players, seats) < share:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean of values that have nothing to do with each other, and how far it may be off."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, SURE * math.sqrt(variance / len(values))


def mean_over_deals(rows: list[Row], what: Callable[[Row], float]) -> tuple[float, float]:
    """The mean with its error, games of one deal taken together."""
    deals: dict[float, list[float]] = {}
    for row in rows:
        deals.setdefault(row["deal"], []).append(what(row))
    return mean_and_error([sum(games) / len(games) for games in deals.values()])


def whole_deals(rows: list[Row], games: int) -> list[Row]:
    """Rows of those deals that have been played in all their games."""
    played = Counter(row["deal"] for row in rows)
    return [row for row in rows if played[row["deal"]] == games]


Result = dict[str, object]


def report(match: Match, played: list[Row]) -> Result | None:
    """What the whole deals come to; nothing if there is none."""
    a, b, title, players, _, _ = match
    rows = whole_deals(played, games_a_deal(match))
    if not rows:
        return None
    first = mean_over_deals(rows, lambda row: row["first"])
    pairs = mean_over_deals(rows, lambda row: row["pairs"])
    margin = mean_over_deals(rows, lambda row: row["points"] - row["against"])

    def span(share: float, error: float, players: int, seats: list[float]) -> list[int]:
        return [round(elo_of(one, players, seats)) for one in (share - error, share, share + error)]

    result: Result = {
        "a": a,
        "b": b,
        "title": title,
        "players": players,
        "games": len(rows),
        "left_out": len(played) - len(rows),
        "first": [round(one, 4) for one in first],
        "elo_first": span(*first, players, [row["seats"] for row in rows]),
        "pairs": [round(one, 4) for one in pairs],
        "elo_pairs": span(*pairs, 2, [1]),
        "place": round(sum(row["place"] for row in rows) / len(rows), 3),
        "margin": [round(one, 2) for one in margin],
        "points": round(sum(row["points"] for row in rows) / len(rows), 2),
        "core_seconds_a_game": round(sum(row["cpu"] for row in rows) / len(rows), 2),
    }
    print(json.dumps(result), flush=True)
    return result


def tell_what_is_missing(match: Match, games: int, rows: list[Row], result: Result | None) -> None:
    """A match that ended early must not look like one that was played to its end."""
    a, b, title, players, _, _ = match
    played = sum(row["number"] < games for row in rows)
    notes = [f"{played} of {games} games"] if played < games else []
    left_out = len(rows) if result is None else result["left_out"]
    if left_out:
        notes.append(f"{left_out} of incomplete deals left out")
    if notes:
        print(f"{a} against {b}, {title} with {players}: {', '.join(notes)}", file=sys.stderr, flush=True)


def matches(arguments: argparse.Namespace) -> Iterator[Match]:
    ladder = arguments.bots
    for title in arguments.titles.split(","):
        wanted = arguments.players.split(",") if arguments.players else title_of(title).players
        for players in map(int, wanted):
            for a, b in pairwise(ladder):
                yield a, b, title, players, arguments.seats, arguments.seed


def whole_lines(path: Path) -> list[str]:
    """The lines of a book, which is freed of one that was cut off when its program was ended."""
    if not path.exists():
        return []
    with path.open("r+b") as file:
        body = file.read()
        sound = body.rfind(b"\n") + 1
        if sound < len(body):
            file.truncate(sound)
    return body[:sound].decode().splitlines()


class Book:
    """Games that have been played, a line each: the match, and what came of the game."""

    def __init__(self, path: str) -> None:
        self.path = Path(path) if path else None

    def rows(self, match: Match) -> dict[int, Row]:
        if self.path is None:
            return {}
        lines = [json.loads(line) for line in whole_lines(self.path)]
        return {int(row["number"]): row for key, row in lines if tuple(key) == match}

    def add(self, match: Match, row: Row) -> None:
        if self.path is not None:
            with self.path.open("a") as file:
                file.write(json.dumps([match, row]) + "\n")


def processes(jobs: int) -> ProcessPoolExecutor:
    """They start clean: one that is copied while a thread holds a lock may wait for it for ever."""
    return ProcessPoolExecutor(jobs, get_context("spawn"))


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
    parser.add_argument("--seconds", type=float, default=math.inf, help="no new games after this time")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--book", default="", help="keep the games here and go on where it stopped")
    parser.add_argument("--out", default="", help="write the results here too")
    arguments = parser.parse_args()
    until = time.monotonic() + arguments.seconds
    book, results = Book(arguments.book), []
    with processes(arguments.jobs) as pool:
        for match in matches(arguments):
            rows = play_all(pool, arguments.jobs, match, arguments.games, until, book)
            result = report(match, rows)
            tell_what_is_missing(match, arguments.games, rows, result)
            if result is not None:
                results.append(result)
    if arguments.out:
        Path(arguments.out).write_text(json.dumps(results, indent=1))


if __name__ == "__main__":
    main()
