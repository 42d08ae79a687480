"""Whether a bot keeps to the rules of bots: it answers legally and in time, always the same, and blind."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from typing import NamedTuple

import msgspec

from amunre.arena.guarded import Guarded, make_player
from amunre.arena.workers import submit, workers
from amunre.bots import known_bots, make_bot
from amunre.bots.asking import GRACE, ask, contain
from amunre.bots.finding import code_of_others
from amunre.bots.lines import START_SECONDS, LineBot
from amunre.bots.protocol import BotFailed, BotIllegal, BotTooSlow, told
from amunre.kernel.engine import legal
from amunre.kernel.errors import SetupError
from amunre.kernel.game import Game
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.view import View, determinize, scramble, view
from amunre.notation import write_action
from amunre.rules.catalogue import EXPANSIONS, TITLES, title_of
from amunre.rules.setup import Setup, start

CHECKS = {
    "answers": "it answers every question and never fails",
    "legal": "every answer is one of its choices",
    "time": "no answer takes too long",
    "same": "the same question with the same luck gets the same answer",
    "memory": "a bot that has just sat down answers like one that has played from the start",
    "blind": "what its seat cannot see makes no difference",
}
HOLDS, FAILS, NOT_TESTED, UNCLEAR = "holds", "FAILS", "not tested", "unclear"
EVERY = 3
"""From one closer look to the next it is so many questions; a program must be started for each."""
SURE = 3
"""So often an answer must come again before it is held against a bot that it is another one elsewhere."""
MOST_TOLD = 3
"""Failures of one kind that are told in full."""
ENOUGH = 10
"""A game in which so much went wrong need not be played to its end."""


class Report(msgspec.Struct):
    """What came of checking a bot."""

    bot: str
    games: int = 0
    questions: int = 0
    looks: int = 0
    """Questions that were asked in other ways too, and not only twice."""
    failures: dict[str, list[str]] = msgspec.field(default_factory=lambda: {name: [] for name in CHECKS})
    counts: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(CHECKS, 0))
    tested: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(CHECKS, 0))
    """How often each could be seen to hold or not."""
    verdicts: dict[str, str] = {}
    median_ms: float = 0.0
    slowest_ms: float = 0.0

    @property
    def passed(self) -> bool:
        return all(self.verdict(check) == HOLDS for check in CHECKS)

    def verdict(self, check: str) -> str:
        if self.counts[check]:
            return FAILS
        if self.failures[check]:
            return UNCLEAR
        return HOLDS if self.tested[check] else NOT_TESTED

    def fail(self, check: str, text: str) -> None:
        self.counts[check] += 1
        if len(self.failures[check]) < MOST_TOLD:
            self.failures[check].append(text)


def tables_for(titles: Sequence[str]) -> list[tuple[str, int]]:
    """Titles and player counts to try: each edition, each expansion alone, and all that go together.

    A title that is named with its expansions is tried as it is.
    """
    names = [name for name in titles if "+" in name]
    for title in TITLES.values():
        if titles and title.name not in titles:
            continue
        own = [expansion for expansion in EXPANSIONS.values() if expansion.title == title.name]
        mixes = [[], *([one] for one in own), *([own] if len(own) > 1 else [])]
        names += ["+".join([title.name, *(expansion.name for expansion in mix)]) for mix in mixes]
    return [(name, count) for name in dict.fromkeys(names) for count in fewest_and_most(name)]


def fewest_and_most(title: str) -> list[int]:
    counts = title_of(title).players
    return list(dict.fromkeys((counts[0], counts[-1])))


def check_bot_by_playing(
    name: str,
    titles: Sequence[str] = (),
    games: int = 1,
    seconds: float = 10.0,
    seed: str = "check",
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Let a bot play so many games at every table, and look closely."""
    own = known_bots().get(name)
    wanted = titles or (own.titles if own is not None else ())
    exam = Exam(name, seconds)
    setups = [
        Setup(title=title, players=players, seed=f"{seed}/{number}")
        for number in range(games)
        for title, players in tables_for(wanted)
    ]
    with workers(1) if code_of_others([name]) else nullcontext() as pool:
        for done, setup in enumerate(setups):
            sitting = Sitting(exam, setup, done)
            exam = sit(sitting) if pool is None else submit(pool, sit, sitting).result()
            if progress is not None:
                progress(done + 1)
    return exam.result()


class Exam:
    """One bot's games."""

    def __init__(self, name: str, seconds: float) -> None:
        self.name = name
        self.seconds = seconds
        self.report = Report(name)
        self.times: list[float] = []

    def result(self) -> Report:
        if self.times:
            self.report.median_ms = round(1000 * statistics.median(self.times), 3)
            self.report.slowest_ms = round(1000 * max(self.times), 3)
        if self.report.counts["same"]:
            self.report.counts["blind"] = 0
            self.report.failures["blind"] = ["it cannot be told, because answers differ without that too"]
        self.report.verdicts = {check: self.report.verdict(check) for check in CHECKS}
        return self.report

    def play(self, setup: Setup, number: int) -> None:
        """One game, the bot in one seat and others in the rest."""
        game = start(setup)
        seat = number % setup.players
        rivals = {
            other: make_bot("greedy" if number % 2 else "random", game.rules, other)
            for other in range(setup.players)
            if other != seat
        }
        bot = make_player(self.name, game.rules, seat, self.seconds)
        where = f"{setup.title}, {setup.players} players, seed {setup.seed}"
        self.report.games += 1
        before = sum(self.report.counts.values())
        dice = random.Random(f"{setup.seed}/{number}")
        try:
            while game.outcome is None and sum(self.report.counts.values()) - before < ENOUGH:
                mover = game.waiting_for[0]
                if mover == seat:
                    action = self.ask(bot, game, seat, f"{where}, action {len(game.commands)}")
                else:
                    action = rivals[mover].choose(game.view(mover), game.legal(mover), dice)
                game.play(mover, action)
        finally:
            bot.close()

    def ask(self, bot: Guarded, game: Game, seat: int, where: str) -> Action:
        """The bot's answer, or chance instead of one that cannot be used."""
        seen, allowed = game.view(seat), game.legal(seat)
        luck = f"{game.seed}/{len(game.commands)}"
        self.report.questions += 1
        self.begin(bot)
        began = time.perf_counter()
        action = self.answer(bot, seen, allowed, luck, where)
        self.times.append(time.perf_counter() - began)
        if action is None:
            return allowed.sample(random.Random(luck))
        self.compare("same", self.answer(bot, seen, allowed, luck, where), action, where)
        if self.report.questions % EVERY == 1:
            self.look_closely(bot, game, seat, luck, action, where)
        return action

    def begin(self, bot: Guarded) -> None:
        """Start a program that does not run: that is no thinking, and one that cannot ends the check."""
        if isinstance(bot.bot, LineBot) and bot.bot.talk is None:
            try:
                contain(bot.name, START_SECONDS + GRACE, bot.bot.start)
            except BotFailed as problem:
                raise SetupError(f"{bot.name} cannot play: {told(problem)}") from None

    def answer(self, bot: Guarded, seen: View, allowed: Legal, luck: str, where: str) -> Action | None:
        """A legal answer, or ``None`` if there is none, which is told."""
        self.begin(bot)
        holds: tuple[str, ...] = ("answers", "legal", "time")
        try:
            dice = random.Random(luck)
            return ask(bot.name, bot.bot, bot.rules, seen, allowed, dice, self.seconds)
        except BotFailed as problem:
            kinds = {BotTooSlow: "time", BotIllegal: "legal"}
            failed = kinds.get(type(problem), "answers")
            holds = ("answers", "time") if failed == "legal" else ()
            self.report.fail(failed, f"{where}: {told(problem)}")
            return None
        finally:
            for check in holds:
                self.report.tested[check] += 1

    def look_closely(
        self, bot: Guarded, game: Game, seat: int, luck: str, action: Action, where: str
    ) -> None:
        """Ask the question in other ways that must not matter."""
        self.report.looks += 1

        def again(seen: View, allowed: Legal) -> Action | None:
            return self.answer(bot, seen, allowed, luck, where)

        seen, allowed = game.view(seat), game.legal(seat)
        fresh = make_player(self.name, game.rules, seat, self.seconds)
        try:
            self.compare("memory", self.answer(fresh, seen, allowed, luck, where), action, where)
        finally:
            fresh.close()
        for world in other_worlds(game, seat, luck):
            there = again(*world)
            steady = there in (None, action) or (
                all(again(seen, allowed) == action for _ in range(SURE))
                and all(again(*world) == there for _ in range(SURE))
            )
            # luck or memory of its own is not what the seat cannot see
            self.compare("blind" if steady else "same", there, action, where)

    def compare(self, check: str, again: Action | None, first: Action, where: str) -> None:
        if again is not None:
            self.report.tested[check] += 1
            if again != first:
                self.report.fail(check, f"{where}: first {write_action(first)}, then {write_action(again)}")


class Sitting(NamedTuple):
    """A game of an exam that is still to be played."""

    exam: Exam
    setup: Setup
    number: int


def sit(sitting: Sitting) -> Exam:
    """The exam with one more game; runs anywhere."""
    sitting.exam.play(sitting.setup, sitting.number)
    return sitting.exam


def other_worlds(game: Game, seat: int, luck: str) -> Iterator[tuple[View, Legal]]:
    """View and choices in two worlds with other hidden things; both are equal to the true ones."""
    rng = random.Random(f"worlds/{luck}")
    for other in (determinize(game.rules, game.view(seat), rng), scramble(game.state, seat, rng)):
        yield view(other, seat), legal(other, seat)
