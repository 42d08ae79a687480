"""Whatever a bot does when it is asked ends in a legal action or in a sentence, and Ctrl-C still works."""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest

from amunre.arena.guarded import Guarded
from amunre.bots import asking
from amunre.bots.asking import ask, contain
from amunre.bots.protocol import BotFailed, BotIllegal, BotTooSlow
from amunre.kernel.game import Game
from amunre.kernel.legal import Legal
from amunre.kernel.messages import Action
from amunre.kernel.view import View
from amunre.rules.base.offers import Offer
from tests.support.games import new_game, play_on


class Speechless(Exception):
    def __str__(self) -> str:
        raise ValueError("no words")


class Nameless:
    def __repr__(self) -> str:
        sys.exit("no words")


class Doing:
    """A bot without a name that does as it is told."""

    def __init__(self, act: Callable[[Legal], Any]) -> None:
        self.act = act

    def choose(self, view: View, legal: Legal, rng: random.Random) -> Action:
        action: Action = self.act(legal)
        return action


def throwing(problem: BaseException) -> Callable[[Legal], Any]:
    def throw(_: Legal) -> None:
        raise problem

    return throw


def before_an_offer() -> tuple[Game, int]:
    game, rng = new_game("classic", 3, "offer"), random.Random(1)
    while True:
        seat = game.waiting_for[0]
        found = [action for action in game.legal(seat) if isinstance(action, Offer) and action.sold]
        if found and Offer(1) in game.legal(seat):
            return game, seat
        play_on(game, rng, 1)


def asked(act: Callable[[Legal], Any], seconds: float = 5.0) -> Action:
    game, seat = before_an_offer()
    bot: Any = Doing(act)
    return ask("doing", bot, game.rules, game.view(seat), game.legal(seat), random.Random(1), seconds)


@pytest.mark.parametrize(
    ("problem", "reason"),
    [
        (SystemExit(3), "SystemExit: 3"),
        (KeyboardInterrupt(), "KeyboardInterrupt: "),
        (GeneratorExit(), "GeneratorExit: "),
        (Speechless(), "Speechless: Speechless that cannot be written"),
        (ValueError("two\nlines \ud800"), "ValueError: two lines ?"),
    ],
)
def test_no_exception_of_a_bot_gets_out(problem: BaseException, reason: str) -> None:
    with pytest.raises(BotFailed) as found:
        asked(throwing(problem))
    assert str(found.value) == reason


class Index:
    """Like the whole numbers of NumPy."""

    def __index__(self) -> int:
        return 1


class Text(str):
    """Like the texts of NumPy."""


@pytest.mark.parametrize("gold", [1.0, True, "1", None, Nameless()])
def test_what_is_merely_equal_is_not_legal(gold: Any) -> None:
    with pytest.raises(BotIllegal, match="is not one of its choices"):
        asked(lambda legal: Offer(gold))


@pytest.mark.parametrize("answer", [None, Nameless(), "offer 1", Offer])
def test_what_is_no_action_is_not_legal(answer: Any) -> None:
    with pytest.raises(BotIllegal, match="is not one of its choices"):
        asked(lambda legal: answer)


def test_numbers_and_texts_of_other_packages_become_plain() -> None:
    action = asked(lambda legal: Offer(Index()))  # type: ignore[arg-type]
    assert isinstance(action, Offer)
    assert type(action.gold) is int
    game, seat = before_an_offer()
    hand = next(offer.sold for offer in game.legal(seat) if isinstance(offer, Offer) and offer.sold)
    action = asked(lambda legal: Offer(1, (), tuple(map(Text, hand))))
    assert isinstance(action, Offer)
    assert {type(card) for card in action.sold} == {str}


def loop_that_catches_everything(_: Legal) -> None:
    while True:
        try:
            sum(range(100))
        except:  # noqa: E722
            continue


def late_answer(legal: Legal) -> Action:
    with suppress(BaseException):
        time.sleep(60)
    return next(iter(legal))


@pytest.mark.parametrize("act", [lambda _: time.sleep(60), loop_that_catches_everything, late_answer])
def test_a_bot_is_stopped_even_if_it_catches_everything(act: Callable[[Legal], Any]) -> None:
    before = signal.getsignal(signal.SIGALRM)
    with pytest.raises(BotTooSlow, match=r"more than 0\.1 seconds"):
        asked(act, 0.1)
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
    assert signal.getsignal(signal.SIGALRM) == before


@pytest.fixture
def polite() -> Iterator[None]:
    """As a command does it: SIGTERM is another Ctrl-C."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    yield
    signal.signal(signal.SIGTERM, before)


@pytest.mark.usefixtures("polite")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("swallow", [True, False])
def test_ctrl_c_of_a_person_is_not_taken_for_a_fault(swallow: bool, how: signal.Signals) -> None:
    def think(legal: Legal) -> Action:
        try:
            os.kill(os.getpid(), how)
            time.sleep(60)
        except KeyboardInterrupt:
            if not swallow:
                raise
        return next(iter(legal))

    before = signal.getsignal(how)
    with pytest.raises(KeyboardInterrupt):
        asked(think)
    assert signal.getsignal(how) == before


@pytest.mark.usefixtures("polite")
def test_who_catches_the_first_ctrl_c_hears_the_second_too() -> None:
    """Even where a command heeds only the first, so that nothing interrupts its ending."""
    heard = []

    def think(legal: Legal) -> Action:
        for _ in range(2):
            try:
                os.kill(os.getpid(), signal.SIGTERM)
                time.sleep(60)
            except KeyboardInterrupt:
                heard.append(1)
        return next(iter(legal))

    def once(number: int, frame: object) -> None:
        if not heard:
            raise KeyboardInterrupt

    signal.signal(signal.SIGTERM, once)
    with pytest.raises(KeyboardInterrupt):
        asked(think)
    assert len(heard) == 2


@pytest.mark.usefixtures("polite")
def test_a_signal_in_front_of_a_question_reaches_who_listens_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a process of a pool that is who ends it."""
    heard = []
    signal.signal(signal.SIGTERM, lambda number, _: heard.append(number))
    monkeypatch.setattr(asking.Watch, "thinking", property(lambda _: False, lambda *_: None), raising=False)
    with pytest.raises(KeyboardInterrupt):
        contain("late", 5.0, lambda: os.kill(os.getpid(), signal.SIGTERM))
    assert heard == [signal.SIGTERM]


def test_what_a_bot_prints_is_not_among_the_results(capsys: pytest.CaptureFixture[str]) -> None:
    contain("loud", 5.0, lambda: print("hello"))
    assert capsys.readouterr() == ("", "hello\n")
    print("result")
    assert capsys.readouterr().out == "result\n"


def test_a_bot_that_fails_when_it_is_let_go_does_no_harm() -> None:
    class Clinging(Doing):
        def close(self) -> None:
            sys.exit(1)

    game, seat = before_an_offer()
    bot: Any = Clinging(lambda legal: None)
    Guarded("clinging", bot, game.rules, seat).close()
