"""Bots think in other processes and get what a person in their seat would see, and no more."""

from __future__ import annotations

import asyncio
import logging
import math
import random
import time
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractAsyncContextManager
from enum import Enum
from typing import Any, NamedTuple

import msgspec

from amunre.bots import BOTS, make_bot, patience_for, pause_for
from amunre.bots.asking import as_choice, contain
from amunre.bots.finding import ALLOWED
from amunre.bots.lines import line_kind
from amunre.bots.protocol import let_go
from amunre.bots.registry import QUICK
from amunre.kernel.engine import legal
from amunre.kernel.messages import Action
from amunre.kernel.view import View, determinize
from amunre.rules.catalogue import components_of, ruleset
from amunre.rules.versions import Versions
from amunre.tables.pools import Process, Processes
from amunre.tables.table import Table

TIME_LIMIT = 10.0
"""Seconds of thinking after which a bot's turn is played for it at random."""
OWN = "own"
"""What a table's own component set is called where only its figures count."""
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
    overrides: dict[str, Any] = {}
    """An owner's corrections of the printed figures."""
    versions: Versions = {}


class Queue(Enum):
    """Who waits for whom: a quick bot, or a hint, for none that searches, and ours for none of others."""

    QUICK = "quick"
    SEARCHING = "searching"
    OTHERS = "others"


class Thought(NamedTuple):
    """What a bot wants to do, and when it began to think about that."""

    begun: float
    action: dict[str, Any]


def task_for(table: Table, seat: int, bot: str, seed: int) -> Task:
    """What a bot needs to know for a seat's present decision."""
    setup, view = table.setup, table.playing.view(seat)
    assert setup is not None  # a game has one
    own, versions = setup.overrides, setup.rules_version
    return Task(setup.title, setup.players, setup.options, bot, seat, view, seed, own, versions)


def kind_of(task: Task) -> str:
    """The kind of the question."""
    return next(decision.kind for decision in task.view.decisions if decision.seat == task.seat)


def queue_for(bot: str, kind: str) -> Queue:
    """Where a kind of question to a bot waits until a process is free for it."""
    if bot not in BOTS:
        return Queue.OTHERS
    return Queue.SEARCHING if pause_for(bot, kind) > QUICK else Queue.QUICK


def is_quick(bot: str) -> bool:
    """Whether a bot answers every question at once, as far as that is known."""
    return bot in BOTS and not BOTS[bot].pause


def choose(task: Task) -> dict[str, Any]:
    """The bot's action as its fields. Runs in another process.

    The legal set is that of a world imagined from the view: in every world the seat cannot tell from the true
    one it may do the same.
    """
    until = time.monotonic() + patience_for(task.bot)
    components = components_of(task.overrides, OWN)
    rules = ruleset(task.title, task.players, task.options, components, task.versions)
    rng = random.Random(task.seed)
    allowed = legal(determinize(rules, task.view, rng), task.seat)

    def answer() -> Action:
        bot = make_bot(task.bot, rules, task.seat, until - time.monotonic())
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


def allow(commands: dict[str, str], seconds: float = TIME_LIMIT) -> None:
    """Let these commands play; whoever runs the server has named them."""
    ALLOWED.update({name: line_kind(name, command, seconds) for name, command in commands.items()})


class Thinkers:
    """A few processes for each queue; one that crashes or hangs costs a move and never a game."""

    def __init__(
        self, processes: int = 1, limit: float = TIME_LIMIT, commands: dict[str, str] | None = None
    ) -> None:
        self.limit = limit
        self.processes = {queue: Processes(processes, allow, commands or {}, limit) for queue in Queue}
        self.failures = 0

    @property
    def waiting(self) -> dict[str, int]:
        """How many questions wait for a process, by kind of bot."""
        return {queue.value: len(processes.waiting) for queue, processes in self.processes.items()}

    async def choose(self, task: Task, caller: str = "") -> tuple[dict[str, Any], bool]:
        """An action, and whether the bot itself has chosen it."""
        async with self.process(queue_for(task.bot, kind_of(task)), caller) as process:
            thought = await self.think(task, process)
        return await self.answer(task, thought)

    def process(self, queue: Queue, caller: str, table: str = "") -> AbstractAsyncContextManager[Process]:
        """A process to think in, when it is this caller's turn; it is for a thought and no more."""
        return self.processes[queue].one(caller, table)

    async def think(self, task: Task, process: Process) -> Thought | None:
        """The bot's own answer, or nothing. Its time runs from here, however long it has waited in line."""
        try:
            try:
                return await self.try_once(task, process)
            except BrokenProcessPool:  # the machine may have ended the process; if not, the bot ends this too
                return await self.try_once(task, process)
        except Exception as problem:  # whatever a bot does, the game goes on
            self.failures += 1
            # no more than the kind of failure: the text may tell what the bot holds
            LOGGER.warning("bot_failed", extra={"bot": task.bot, "kind": type(problem).__name__})
            return None

    async def try_once(self, task: Task, process: Process) -> Thought:
        await process.be_ready()
        begun = asyncio.get_running_loop().time()
        return Thought(begun, await process.do(self.limit, choose, task))

    async def answer(self, task: Task, thought: Thought | None) -> tuple[dict[str, Any], bool]:
        """What is played, and whether the bot itself has chosen it.

        From when a process was free, the answer takes a time that depends on the bot and the kind of question
        alone: how long a bot thinks may tell what it holds.
        """
        if thought is None:
            return by_chance(task), False
        pause = pause_for(task.bot, kind_of(task))
        await asyncio.sleep(thought.begun + pause - asyncio.get_running_loop().time())
        return thought.action, True

    def close(self) -> None:
        for processes in self.processes.values():
            processes.close()
