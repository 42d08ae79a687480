"""One game between bots."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from amunre.arena.guarded import seat_bot
from amunre.bots import Bot, check_bot
from amunre.bots.protocol import let_go
from amunre.kernel.errors import SetupError
from amunre.kernel.game import Game
from amunre.rules.setup import Setup, start

Check = Callable[[Game], None]
"""Looks at a game after its set-up and after every command; raises if something is wrong."""


class DeadEnd(Exception):
    """A game that is not over, but nobody is asked anything."""


def turned(bots: Sequence[str], number: int) -> tuple[str, ...]:
    """Bots by seat after moving on by so many seats, so that in the end all have had every seat."""
    shift = number % len(bots)
    return (*bots[len(bots) - shift :], *bots[: len(bots) - shift])


def check_bots(bots: Sequence[str], players: int) -> None:
    """One known bot for each seat, or SetupError with a sentence that names the fix."""
    for name in bots:
        check_bot(name)
    if len(bots) != players:
        raise SetupError(f"{players} players need {players} bots, not {len(bots)}.")


def play_match(setup: Setup, bots: Sequence[str], check: Check | None = None) -> Game:
    """Play a game to its end, one named bot in each seat.

    Every bot draws on a stream of its own, so that a bot's luck does not depend on its rivals. Where several
    seats choose at once they are asked in seat order.
    """
    check_bots(bots, setup.players)
    game = start(setup)
    play_out(game, bots, check)
    return game


def play_out(game: Game, bots: Sequence[str], check: Check | None = None) -> list[Bot]:
    """Play a game that has just begun to its end between named bots; gives those who played it."""
    players = [seat_bot(name, game.rules, seat) for seat, name in enumerate(bots)]
    try:
        play_on(game, players, check)
    finally:
        for player in players:
            let_go(player)
    return players


def play_on(game: Game, players: Sequence[Bot], check: Check | None = None) -> None:
    """Play a game that has just begun to its end."""
    dice = [random.Random(f"{game.seed}/{seat}/{player.name}") for seat, player in enumerate(players)]
    while True:
        if check is not None:
            check(game)
        if game.outcome is not None:
            return
        seat = next(iter(game.waiting_for), None)
        if seat is None:
            raise DeadEnd("the game is not over, but nobody is asked anything")
        game.play(seat, players[seat].choose(game.view(seat), game.legal(seat), dice[seat]))
