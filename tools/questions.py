"""How good a search's answers are: questions out of games, and what really comes of each idea.

python tools/questions.py ask --book questions.jsonl --seconds 600 --seed 1
python tools/questions.py score searcher master --book questions.jsonl

``ask`` takes questions out of games of strategists and lets strategists play the first few ideas to the end
of the game in many worlds. ``score`` lets bots that search choose between the same ideas, and tells what
their choices bring more than the strategist's own, in chances of winning, with 95 % intervals.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from duel import mean_and_error

from amunre.bots import make_bot
from amunre.bots.search import SearchBot
from amunre.bots.search.board_game import BoardGame
from amunre.bots.search.craft import Idea, value
from amunre.bots.search.player import Trial
from amunre.bots.search.playout import imagine
from amunre.kernel.engine import apply
from amunre.kernel.game import Game
from amunre.rules.base.board import board
from amunre.rules.setup import Setup, start

OFTEN = {"bid": 0.1, "market": 0.03, "offer": 0.07, "gift_cards": 0.03}
"""How many of each kind of question are taken."""
IDEAS = 4
Question = dict[str, Any]
"""Where it was asked, the ideas as text, and by world what each came to."""


def questions(seed: str) -> Iterator[tuple[Game, int, int]]:
    """A game of strategists, halted at some questions: the game, the seat, and the number of the question."""
    game = start(Setup(title="anniversary", players=4, seed=seed))
    bots = [make_bot("strategist", game.rules, seat) for seat in range(4)]
    dice, number = random.Random(seed), 0
    while game.outcome is None:
        seat, number = game.waiting_for[0], number + 1
        if dice.random() < OFTEN.get(game.state.open[seat].kind, 0.0):
            yield game, seat, number
        game.play(seat, bots[seat].choose(game.view(seat), game.legal(seat), dice))


def outcomes(craft: BoardGame, game: Game, seat: int, ideas: list[Idea], luck: random.Random) -> list[float]:
    """What each idea comes to in one world, with the same luck, among strategists to the end of the game."""
    company = craft.company(luck)
    world = imagine(game.rules, craft, game.view(seat), company, luck)
    seed, found = luck.getrandbits(64), []
    for idea in ideas:
        state, dice = world.copy(), random.Random(seed)
        apply(state, seat, idea.action)
        while state.outcome is None:
            one = next(one for one in state.open if one not in state.sealed)
            apply(state, one, craft.guess(company, state, [one], dice)[one])
        found.append(round(value(craft.standings(state), seat), 4))
    return found


def ask(book: Path, seed: str, worlds: int, seconds: float) -> None:
    until, number = time.monotonic() + seconds, 0
    while time.monotonic() < until:
        place, number = f"{seed}/{number}", number + 1
        for game, seat, step in questions(place):
            craft = BoardGame(game.rules)
            ideas = craft.ideas(game.view(seat), game.legal(seat))[:IDEAS]
            if len(ideas) == 1:
                continue
            values = [
                outcomes(craft, game, seat, ideas, random.Random(f"{place}/{step}/{world}"))
                for world in range(worlds)
            ]
            texts = [repr(idea.action) for idea in ideas]
            kind = game.state.open[seat].kind
            question = {"game": place, "step": step, "kind": kind, "round": board(game.state).round}
            with book.open("a") as file:
                file.write(json.dumps({**question, "ideas": texts, "values": values}) + "\n")
            if time.monotonic() > until:
                return


def score(book: Path, names: list[str]) -> None:
    asked: list[Question] = [json.loads(line) for line in book.read_text().splitlines()]
    places = {(question["game"], question["step"]): question for question in asked}
    gains: dict[str, list[float]] = {name: [] for name in names}
    spent = dict.fromkeys(names, 0.0)
    for seed in dict.fromkeys(question["game"] for question in asked):
        for game, seat, step in questions(seed):
            question = places.get((seed, step))
            if question is None:
                continue
            worlds = question["values"]
            for name in names:
                begun = time.process_time()
                choice = question["ideas"].index(answer(name, game, seat, random.Random(f"{seed}/{step}")))
                spent[name] += time.process_time() - begun
                gains[name].append(sum(world[choice] - world[0] for world in worlds) / len(worlds))
    for name in names:
        against = [mine - first for mine, first in zip(gains[name], gains[names[0]], strict=True)]
        mean, error = mean_and_error(gains[name])
        lead, doubt = mean_and_error(against)
        each = spent[name] / len(asked)
        print(
            f"{name}: {mean:.4f} ± {error:.4f} a question; beside {names[0]} {lead:.4f} ± {doubt:.4f};",
            end=" ",
        )
        print(f"{len(asked)} questions, {each:.3f} core-seconds each")


def answer(name: str, game: Game, seat: int, rng: random.Random) -> str:
    bot = make_bot(name, game.rules, seat)
    assert isinstance(bot, SearchBot)
    ideas = BoardGame(game.rules).ideas(game.view(seat), game.legal(seat))[:IDEAS]
    return repr(bot.race([Trial(idea) for idea in ideas], game.view(seat), rng).action)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("verb", choices=("ask", "score"))
    parser.add_argument("bots", nargs="*", help="bots that search, to score")
    parser.add_argument("--book", type=Path, required=True, help="where the questions are kept")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--worlds", type=int, default=24)
    parser.add_argument("--seconds", type=float, default=600)
    arguments = parser.parse_args()
    if arguments.verb == "ask":
        ask(arguments.book, arguments.seed, arguments.worlds, arguments.seconds)
    else:
        score(arguments.book, arguments.bots)


if __name__ == "__main__":
    main()
