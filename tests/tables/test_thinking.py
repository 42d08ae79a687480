"""How long a bot takes tells nothing about what it holds, and whatever it does costs no more than a move."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest

from amunre.bots import BOTS, make_bot, pause_for
from amunre.bots.search import SearchBot
from amunre.kernel.game import Game
from amunre.rules.setup import Setup, start
from amunre.tables.playing import action_of
from amunre.tables.thinking import Task, Thinkers
from tests.support.bot_packages import install


def first_question(kind: str) -> tuple[Game, int]:
    """A game of strategists up to a question of a kind."""
    game = start(Setup(title="anniversary", players=3, seed="pause"))
    bots = [make_bot("strategist", game.rules, seat) for seat in range(3)]
    while True:
        seat = game.waiting_for[0]
        if game.state.open[seat].kind == kind:
            return game, seat
        game.play(seat, bots[seat].choose(game.view(seat), game.legal(seat), random.Random(0)))


def seconds_for(bot: str, kind: str) -> float:
    game, seat = first_question(kind)
    task = Task("anniversary", 3, {}, bot, seat, game.view(seat), 1)

    async def ask() -> float:
        thinkers = Thinkers(limit=60)
        try:
            await thinkers.choose(task)  # the process starts with the first question
            begun = time.monotonic()
            _, chosen = await thinkers.choose(task)
            assert chosen
            return time.monotonic() - begun
        finally:
            thinkers.close()

    return asyncio.run(ask())


def test_an_answer_is_not_given_before_the_pause_of_its_bot() -> None:
    assert seconds_for("searcher", "bid") >= pause_for("searcher", "bid") == 1.0


def test_questions_that_nobody_searches_for_are_answered_at_once() -> None:
    assert pause_for("master", "start_scheme") == 0.0
    assert pause_for("greedy", "bid") == 0.0


def test_every_bot_that_searches_has_a_pause() -> None:
    game, _ = first_question("bid")
    for name, kind in BOTS.items():
        assert isinstance(make_bot(name, game.rules, 0), SearchBot) == (kind.pause > 0)


# Bots of others


def asked_together(limit: float, *bots: str) -> list[tuple[bool, float]]:
    """Whether each bot has chosen itself, and after how many seconds, when all are asked at once."""
    game, seat = first_question("bid")
    tasks = [Task("anniversary", 3, {}, bot, seat, game.view(seat), 1) for bot in bots]

    async def ask(thinkers: Thinkers, task: Task) -> tuple[bool, float]:
        begun = time.monotonic()
        action, chosen = await thinkers.choose(task)
        assert action_of(game.rules, action) in game.legal(seat)
        return chosen, time.monotonic() - begun

    async def ask_all() -> list[tuple[bool, float]]:
        thinkers = Thinkers(limit=limit)
        try:
            return await asyncio.gather(*(ask(thinkers, task) for task in tasks))
        finally:
            thinkers.close()

    return asyncio.run(ask_all())


@pytest.mark.parametrize("way", ["exits", "interrupts", "ends", "answers_none"])
def test_a_bot_that_wants_to_end_the_program_loses_its_move(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.syspath_prepend(install(tmp_path, way))
    ((chosen, _),) = asked_together(60, way)
    assert not chosen
    assert f"bot_failed: {way}" in caplog.text


def test_a_bot_that_hangs_makes_none_of_ours_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(install(tmp_path, "hangs"))
    (hung, _), (answered, seconds) = asked_together(12, "hangs", "strategist")
    assert not hung
    assert answered
    assert seconds < 12
