"""Bots for tests: those that search do so with little thought, which takes the same paths in less time."""

from __future__ import annotations

import random

from amunre.bots import Bot, make_bot
from amunre.bots.search import Effort, SearchBot
from amunre.kernel.game import Game
from amunre.kernel.ruleset import Ruleset
from amunre.rules.base.board import board
from amunre.rules.setup import Setup, start


def quick_bot(name: str, rules: Ruleset, seat: int, positions: int = 30) -> Bot:
    bot = make_bot(name, rules, seat)
    if isinstance(bot, SearchBot):
        bot.effort = Effort(positions, 0.001)
    return bot


def game_at(
    kind: str,
    round_number: int,
    title: str = "anniversary",
    memory: str = "closed",
    *,
    bot: str,
    seed: str,
) -> tuple[Game, int]:
    """A game of four equal bots at the first question of a kind in a round, and the seat that is asked."""
    game = start(Setup(title=title, players=4, seed=seed, options={"memory": memory}))
    bots = [make_bot(bot, game.rules, seat) for seat in range(4)]
    while True:
        seat = game.waiting_for[0]
        if game.state.open[seat].kind == kind and board(game.state).round == round_number:
            return game, seat
        game.play(seat, bots[seat].choose(game.view(seat), game.legal(seat), random.Random(0)))
