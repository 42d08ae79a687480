"""Blindness at volume: every bot is asked again in other worlds that look the same to it.

``make blindness N=10000`` goes round all titles, player counts and bots. Each comparison is a question asked
in the true world, in one imagined from the view, and in one with all hidden things changed.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import count

import msgspec
from rich.progress import Progress

from amunre.bots import BOTS, make_bot
from amunre.kernel.engine import legal
from amunre.kernel.view import determinize, scramble, view
from amunre.rules.catalogue import all_titles, title_of
from amunre.rules.setup import Setup, start
from tests.support.bots import quick_bot

EVERY = 5
"""One question in so many is compared, and the first of every kind."""


class Tally(msgspec.Struct):
    """Questions compared, by bot and kind, and those that were answered otherwise in another world."""

    compared: Counter[tuple[str, str]]
    faults: list[str]


def cases(seed: str) -> Iterator[tuple[Setup, str]]:
    tables = [(name, players) for name in all_titles() for players in title_of(name).players]
    names = list(BOTS)
    for number in count():
        lap = number // len(tables)  # moves bots and options on, so that all meet all tables
        title, players = tables[number * 7 % len(tables)]
        memory = {"memory": ("closed", "open")[lap % 2]} if "memory" in title_of(title).options else {}
        setup = Setup(title=title, players=players, seed=f"{seed}/{number}", options=memory)
        yield setup, names[(number + lap) % len(names)]


def play(case: tuple[Setup, str]) -> Tally:
    """A game of greedy bots, in which another bot is asked what it would do."""
    setup, name = case
    game = start(setup)
    movers = [make_bot("greedy", game.rules, seat) for seat in range(game.players)]
    rng = random.Random(setup.seed)
    tally = Tally(Counter(), [])
    while game.outcome is None:
        seat = game.waiting_for[0]
        kind = game.state.open[seat].kind
        if (name, kind) not in tally.compared or rng.random() * EVERY < 1:
            tally.compared[name, kind] += 1
            bot, seen, seed = quick_bot(name, game.rules, seat), game.view(seat), rng.random()
            expected = bot.choose(seen, game.legal(seat), random.Random(seed))
            for other in (determinize(game.rules, seen, rng), scramble(game.state, seat, rng)):
                if bot.choose(view(other, seat), legal(other, seat), random.Random(seed)) != expected:
                    tally.faults.append(f"{name} at {kind}, {setup}, decision {len(game.commands)}")
        game.play(seat, movers[seat].choose(game.view(seat), game.legal(seat), rng))
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description="Ask bots the same question in worlds that look the same.")
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="blindness")
    chosen = parser.parse_args()
    began = time.monotonic()
    total = Tally(Counter(), [])
    context = multiprocessing.get_context("spawn")
    with Progress() as progress, context.Pool(chosen.jobs) as pool:
        bar = progress.add_task("blindness", total=chosen.count)
        limited = (case for case, _ in zip(cases(chosen.seed), range(chosen.count // 20 + 1), strict=False))
        for tally in pool.imap_unordered(play, limited):
            total.compared.update(tally.compared)
            total.faults += tally.faults
            progress.update(bar, completed=total.compared.total())
            if total.faults or total.compared.total() >= chosen.count:
                break
    kinds = len(total.compared)
    print(
        f"{total.compared.total()} questions, {kinds} pairs of bot and kind, in "
        f"{time.monotonic() - began:.0f} s: {len(total.faults)} answered otherwise."
    )
    print("\n".join(total.faults[:5]))
    sys.exit(bool(total.faults))


if __name__ == "__main__":
    main()
