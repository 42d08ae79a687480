"""Blindness at volume: every bot is asked again in other worlds that look the same to it.

``make blindness N=1000`` goes round all titles and player counts until every bot has been asked every kind of
question in at least so many other worlds. Half of them are imagined from the view, half are the true world
with all hidden things changed; view, legal set and random state are the same, and so must the answer be.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count, islice, product

import msgspec
from rich.progress import Progress

from amunre.bots import BOTS, make_bot
from amunre.bots.protocol import Bot
from amunre.kernel.engine import legal
from amunre.kernel.game import Game
from amunre.kernel.view import determinize, scramble, view
from amunre.rules.catalogue import all_titles, title_of
from amunre.rules.setup import Setup, start
from tests.support.bots import quick_bot

WORLDS = 10
"""Other worlds for one question."""
EVERY = 5
"""One question in so many is asked again, and the first of every kind in a game."""
TABLES = [(name, players) for name in all_titles() for players in title_of(name).players]
Pair = tuple[str, str]
"""Bot and kind of question."""


class Tally(msgspec.Struct):
    """Other worlds by bot and kind, and questions that were answered otherwise in one of them."""

    worlds: Counter[Pair]
    faults: list[str]


def setups(seed: str) -> Iterator[Setup]:
    for number in count():
        title, players = TABLES[number * 7 % len(TABLES)]
        lap = number // len(TABLES)
        memory = {"memory": ("closed", "open")[lap % 2]} if "memory" in title_of(title).options else {}
        yield Setup(title=title, players=players, seed=f"{seed}/{number}", options=memory)


def play(setup: Setup, enough: frozenset[Pair]) -> Tally:
    """A game of greedy bots, in which bots are asked what they would do: all that need it yet."""
    game = start(setup)
    movers = [make_bot("greedy", game.rules, seat) for seat in range(game.players)]
    rng = random.Random(setup.seed)
    tally = Tally(Counter(), [])
    family = "card game" if setup.title == "cardgame" else "board game"
    while game.outcome is None:
        seat = game.waiting_for[0]
        kind = f"{family} {game.state.open[seat].kind}"
        for name in BOTS:
            pair = name, kind
            if pair not in enough and (pair not in tally.worlds or rng.random() * EVERY < 1):
                tally.worlds[pair] += WORLDS
                if not answers_alike(game, seat, quick_bot(name, game.rules, seat), rng):
                    tally.faults.append(f"{name} at {kind}, {setup}, decision {len(game.commands)}")
        game.play(seat, movers[seat].choose(game.view(seat), game.legal(seat), rng))
    return tally


def answers_alike(game: Game, seat: int, bot: Bot, rng: random.Random) -> bool:
    seen, seed = game.view(seat), rng.random()
    expected = bot.choose(seen, game.legal(seat), random.Random(seed))
    others = [determinize(game.rules, seen, rng) for _ in range(WORLDS // 2)]
    others += [scramble(game.state, seat, rng) for _ in range(WORLDS // 2)]
    return all(
        bot.choose(view(other, seat), legal(other, seat), random.Random(seed)) == expected for other in others
    )


class Campaign:
    """Games until every bot was asked every kind of question often enough, and every table was played."""

    def __init__(self, worlds: int) -> None:
        self.wanted = worlds
        self.total = Tally(Counter(), [])
        self.games = 0

    def pairs(self) -> list[Pair]:
        """All that have been met, by any bot."""
        return list(product(BOTS, {kind for _, kind in self.total.worlds}))

    def enough(self) -> frozenset[Pair]:
        return frozenset(pair for pair in self.pairs() if self.total.worlds[pair] >= self.wanted)

    @property
    def is_over(self) -> bool:
        every_table = self.games >= len(TABLES)
        return bool(self.total.faults) or (every_table and len(self.enough()) == len(self.pairs()))

    def add(self, tally: Tally) -> None:
        self.games += 1
        self.total.worlds.update(tally.worlds)
        self.total.faults += tally.faults


def main() -> None:
    parser = argparse.ArgumentParser(description="Ask bots the same question in worlds that look the same.")
    parser.add_argument(
        "--count", type=int, default=1000, help="other worlds for every bot and kind of question"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="blindness")
    chosen = parser.parse_args()
    began = time.monotonic()
    campaign, waiting = Campaign(chosen.count), setups(chosen.seed)
    running: set[Future[Tally]] = set()
    with Progress() as progress, ProcessPoolExecutor(chosen.jobs) as pool:
        bar = progress.add_task("blindness")
        while not campaign.is_over:
            for setup in islice(waiting, chosen.jobs - len(running)):
                running.add(pool.submit(play, setup, campaign.enough()))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for one in done:
                campaign.add(one.result())
            progress.update(bar, total=len(campaign.pairs()), completed=len(campaign.enough()))
    worlds, faults = campaign.total.worlds, campaign.total.faults
    print(
        f"{worlds.total()} other worlds in {campaign.games} games, {len(worlds)} pairs of bot and kind, at "
        f"least {min(worlds.values())} each, in {time.monotonic() - began:.0f} s: {len(faults)} answered "
        f"otherwise."
    )
    print("\n".join(faults[:5]))
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
