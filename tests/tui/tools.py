"""Sessions without a terminal: what was typed goes in, what would be on the screen comes out."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

import pytest
from rich.console import Console

from amunre.bots import make_bot
from amunre.notation import write_action
from amunre.rules.catalogue import TITLES
from amunre.rules.setup import Setup, start
from amunre.tui import session
from amunre.tui.table import Table, named, seat_plan
from tests.drawing.tools import MIXES

GAMES = [*((title, 4) for title in sorted(TITLES)), *MIXES.items()]


def screen(width: int = 100) -> Console:
    return Console(file=io.StringIO(), width=width, height=30, markup=False, highlight=False, emoji=False)


def text_of(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def make_table(
    folder: Path,
    title: str = "classic",
    players: int = 3,
    seed: str = "1",
    humans: int = 1,
    options: Mapping[str, str] | None = None,
    bot: str = "random",
) -> Table:
    seats = seat_plan(players, 0, humans, [bot] * (players - humans))
    setup = named(Setup(title=title, players=players, seed=seed, options=dict(options or {})), seats, ())
    return Table(setup, start(setup), seats, folder / "game.amunre")


def type_lines(monkeypatch: pytest.MonkeyPatch, lines: Iterable[str]) -> list[str]:
    """Type these lines, then Ctrl-D; gives the prompts that were shown, as far as they have come."""
    waiting = iter(lines)
    prompts: list[str] = []

    def read_line(prompt: str) -> str:
        prompts.append(prompt)
        for line in waiting:
            return line
        raise EOFError

    monkeypatch.setattr(session, "read_line", read_line)
    return prompts


def run(monkeypatch: pytest.MonkeyPatch, table: Table, lines: Iterable[str], width: int = 100) -> str:
    """A session with these lines typed; what was printed."""
    type_lines(monkeypatch, lines)
    console = screen(width)
    session.play(table, console)
    return text_of(console)


def play_through(
    monkeypatch: pytest.MonkeyPatch,
    table: Table,
    console: Console,
    at_prompt: Callable[[int], None] | None = None,
    bot: str = "random",
) -> int:
    """Let people play by a bot's choices, typed in notation, to the end of the game."""
    rng = random.Random(table.setup.seed)

    def read_line(prompt: str) -> str:
        game = table.game
        humans = [seat for seat in game.waiting_for if seat in table.humans]
        if "Enter" in prompt or not humans:
            return ""
        if "Write yes" in prompt:
            return "yes"
        if at_prompt is not None:
            at_prompt(humans[0])
        chooser = make_bot(bot, game.rules, humans[0])
        return write_action(chooser.choose(game.view(humans[0]), game.legal(humans[0]), rng))

    monkeypatch.setattr(session, "read_line", read_line)
    return session.play(table, console)
