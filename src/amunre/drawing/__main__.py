"""``python -m amunre.drawing TITLE PLAYERS SEED STEPS`` prints a position of a random game as SVG.

STEPS is the number of commands played; the game may end before. ``--bot greedy`` lets the bots play who know
what they do, ``--viewer 0`` shows what the first seat sees, and ``--option memory=open`` sets a table option.
"""

from __future__ import annotations

import argparse
import random
import sys

from amunre.bots import make_bot
from amunre.drawing import board_svg
from amunre.kernel.errors import SetupError
from amunre.kernel.game import Game
from amunre.kernel.messages import SPECTATOR
from amunre.rules.setup import Setup, start

NAMES = ("Ana", "Ben", "Cleo", "Dina", "Emil")


def play(setup: Setup, bot: str, steps: int) -> Game:
    """A game after a number of commands, one kind of bot in every seat."""
    game = start(setup)
    bots = [make_bot(bot, game.rules, seat) for seat in range(game.players)]
    rng = random.Random(setup.seed)
    for _ in range(steps):
        if game.outcome is not None:
            break
        seat = game.waiting_for[0]
        game.play(seat, bots[seat].choose(game.view(seat), game.legal(seat), rng))
    return game


def option(choice: str) -> tuple[str, str]:
    name, sign, value = choice.partition("=")
    if not sign:
        raise ValueError(f"an option is written NAME=VALUE, not {choice}")
    return name, value


def draw(arguments: argparse.Namespace) -> str:
    names = arguments.names or NAMES[: arguments.players]
    options = dict(option(choice) for choice in arguments.option)
    setup = Setup(
        title=arguments.title,
        players=arguments.players,
        seed=arguments.seed,
        options=options,
        names=tuple(names),
    )
    game = play(setup, arguments.bot, arguments.steps)
    return board_svg(game.rules, game.view(arguments.viewer), names)


def reader() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m amunre.drawing", description="Draw a position of a random game as SVG."
    )
    parser.add_argument("title", help="for instance classic, or anniversary+statues+promos")
    parser.add_argument("players", type=int)
    parser.add_argument("seed", help="any text; the same text gives the same game")
    parser.add_argument("steps", type=int, help="how many commands to play")
    parser.add_argument("--bot", default="random", help="who plays: random (default) or greedy")
    parser.add_argument("--viewer", type=int, default=SPECTATOR, help="seat from 0 on; default: a spectator")
    parser.add_argument("--names", nargs="+", help="what the seats are called")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a table option")
    return parser


def main(words: list[str] | None = None) -> int:
    parser = reader()
    try:
        picture = draw(parser.parse_args(words))
    except (SetupError, ValueError) as problem:
        parser.error(str(problem))
    sys.stdout.write(picture + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
