"""Bots think in other processes and get what a person in their seat would see, and no more."""

from __future__ import annotations

import asyncio
import logging
import math
import random
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from amunre.bots import BOTS, PATIENCE, make_bot, pause_for
from amunre.bots.asking import as_choice, contain
from amunre.bots.finding import ALLOWED
from amunre.bots.lines import line_kind
from amunre.bots.protocol import let_go
from amunre.kernel.engine import legal
from amunre.kernel.messages import Action
from amunre.kernel.view import View, determinize
from amunre.rules.catalogue import ruleset
from amunre.tables.pools import end_pool, start_pool
from amunre.tables.table import Table

TIME_LIMIT = 10.0
"""Seconds after which a bot's turn is played for it at random."""
LOGGER = logging.getLogger("amunre.tables")


class Task(msgspec.Struct, frozen=True):
    """All that a bot is told: the public set-up without its seed, and the view of its seat."""

    title: str
    players: int
    options: dict[str, str]
    bot: str
    seat: int
    view: View
    seed: int


def task_for(table: Table, seat: int, bot: str, seed: int) -> Task:
    """What a bot needs to know for a seat's present decision."""
    settings, view = table.settings, table.playing.view(seat)
    return Task(settings.title, settings.players, settings.options, bot, seat, view, seed)


def choose(task: Task) -> dict[str, Any]:
    """The bot's action as its fields. Runs in another process.

    The legal set is that of a world imagined from the view: in every world the seat cannot tell from the true
    one it may do the same.
    """
    rules = ruleset(task.title, task.players, task.options)
    rng = random.Random(task.seed)
    allowed = legal(determinize(rules, task.view, rng), task.seat)

    def answer() -> Action:
        bot = make_bot(task.bot, rules, task.seat, PATIENCE)
        try:
            return as_choice(rules, allowed, bot.choose(task.view, allowed, rng))
        finally:
            let_go(bot)

    # the time is watched by who asks: it ends the whole process
    action = answer() if task.bot in BOTS else contain(task.bot, math.inf, answer)
    fields: dict[str, Any] = msgspec.to_builtins(action)
    return fields


def by_chance(task: Task) -> dict[str, Any]:
    """A move for a bot that has none."""
    return choose(msgspec.structs.replace(task, bot="random"))


def allow(commands: dict[str, str]) -> None:
    """Let these commands play; whoever runs the server has named them."""
    ALLOWED.update({name: line_kind(name, command) for name, command in commands.items()})


class Thinkers:
    """A few processes in which bots think; one that crashes or hangs costs a move and never a game."""

    def __init__(
        self, processes: int = 1, limit: float = TIME_LIMIT, commands: dict[str, str] | None = None
    ) -> None:
        self.processes = processes
        self.limit = limit
        self.commands = commands or {}
        """Bots that are commands; the processes must know them too."""
        self.pools: dict[bool, ProcessPoolExecutor] = {}
        """Our own bots think apart from those of others, which may hang and make everybody wait."""
        self.failures = 0

    async def choose(self, task: Task) -> tuple[dict[str, Any], bool]:
        """An action, and whether the bot itself has chosen it.

        The answer comes after a time that depends on the bot and the kind of question alone: how long a bot
        thinks may tell what it holds.
        """
        clock = asyncio.get_running_loop().time
        begun = clock()
        answer = await self.think(task)
        kind = next(decision.kind for decision in task.view.decisions if decision.seat == task.seat)
        await asyncio.sleep(begun + pause_for(task.bot, kind) - clock())
        return answer

    async def think(self, task: Task) -> tuple[dict[str, Any], bool]:
        ours = task.bot in BOTS
        if ours not in self.pools:
            self.pools[ours] = start_pool(self.processes, allow, self.commands)
        pool = self.pools[ours]
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(pool, choose, task), self.limit), True
        except (TimeoutError, Exception) as problem:  # whatever a bot does, the game goes on
            self.failures += 1
            # no more than the kind of failure: the text may tell what the bot holds
            LOGGER.warning("bot_failed: %s, %s", task.bot, type(problem).__name__)
            if isinstance(problem, BrokenProcessPool | TimeoutError):
                end_pool(pool)
                if self.pools.get(ours) is pool:
                    del self.pools[ours]
            return by_chance(task), False

    def close(self) -> None:
        for pool in self.pools.values():
            end_pool(pool)
        self.pools.clear()
