"""Whether the verdicts of an analysis hold: what is called better, played on to the end of the game.

python tools/verdicts.py anniversary --players 4 --games 8 --worlds 40

A beginner, a greedy, a strategist and a searcher play games, changing seats, and a third of their decisions
are looked at. Whatever is called clearly better is tried against what was played in worlds that the analysis
has not seen, by bots like the searcher and by bots like the master.
"""

from __future__ import annotations

import argparse
import random
import statistics
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

from amunre.arena.analysis import Budget, Question, judge, middle_place, questions
from amunre.arena.match import play_match
from amunre.bots.registry import CRAFTS, MASTERY, craft_for
from amunre.bots.search.craft import Craft
from amunre.bots.search.playout import imagine, play_on
from amunre.kernel.engine import apply
from amunre.kernel.messages import Action
from amunre.rules.setup import Setup, rules_of
from amunre.tables.playing import action_of

LEVELS = ("beginner", "greedy", "strategist", "searcher", "strategist")
PART = 3
"""One decision of so many is looked at."""


class Decision(NamedTuple):
    missed: float
    """Places between the expected and the final one."""
    cost: float
    gains: tuple[float, ...]
    """What the better choice brought with bots like the searcher, and like the master."""


def place_in(question: Question, craft: Craft, action: Action, number: int) -> float:
    """The final place in one world."""
    rules = rules_of(question.setup)
    luck = random.Random(f"another world/{number}/{question.number}")
    company = craft.company(luck)
    state = imagine(rules, craft, question.view, company, luck)
    apply(state, question.seat, action)
    luck = random.Random(number)
    while state.outcome is None:
        play_on(state, craft.stage(state), craft, company, luck)
    return middle_place(state.outcome.places, question.seat)


def decisions(title: str, players: int, worlds: int, number: int) -> list[Decision]:
    turn = number % players
    bots = [*LEVELS[turn:players], *LEVELS[:turn]]
    setup = Setup(title=title, players=players, seed=f"verdicts {number}")
    game, rules = play_match(setup, bots), rules_of(setup)
    assert game.outcome is not None
    found = []
    for seat in range(players):
        final = middle_place(game.outcome.places, seat)
        for question in list(questions(setup, game, seat, Budget()))[number % PART :: PART]:
            verdict = judge(question)
            gains: tuple[float, ...] = ()
            if verdict.alternative is not None:
                better = action_of(rules, verdict.alternative)
                gains = tuple(
                    statistics.fmean(
                        place_in(question, craft, question.played, world)
                        - place_in(question, craft, better, world)
                        for world in range(worlds)
                    )
                    for craft in (craft_for(rules, CRAFTS), craft_for(rules, MASTERY))
                )
            found.append(Decision(verdict.after - final, verdict.cost, gains))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--worlds", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    work = partial(decisions, asked.title, asked.players, asked.worlds)
    with ProcessPoolExecutor(asked.jobs) as pool:
        found = [one for game in pool.map(work, range(asked.games)) for one in game]
    missed = statistics.fmean(one.missed**2 for one in found) ** 0.5
    clear = [one for one in found if one.gains]
    print(f"{len(found)} decisions; the expected place missed the final one by {missed:.2f}.")
    print(f"{len(clear)} choices called better, by {statistics.fmean(one.cost for one in clear):.2f} places.")
    for place, name in enumerate(("searcher", "master")):
        gains = [one.gains[place] for one in clear]
        held = sum(gain > 0 for gain in gains)
        print(f"Among bots like the {name} {held} were better, by {statistics.fmean(gains):.2f} for all.")


if __name__ == "__main__":
    main()
