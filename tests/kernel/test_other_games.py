"""The kernel runs any game: here a guessing game that has nothing to do with Amun-Re."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from amunre.kernel.chance import Rng
from amunre.kernel.engine import Transaction
from amunre.kernel.errors import Refusal
from amunre.kernel.game import Game
from amunre.kernel.legal import Choices, Legal
from amunre.kernel.messages import EVERYONE, Action, Audience, Event
from amunre.kernel.phases import AskTogether, Once, Sequence
from amunre.kernel.ruleset import Module, Question, Ruleset, SliceSpec, compose
from amunre.kernel.state import Outcome, State
from amunre.kernel.view import View, determinize, scramble


class Guess(Action, frozen=True):
    number: int
    notation: ClassVar[str] = "guess {number:number}"


class Secret(Event, frozen=True):
    number: int
    audience: ClassVar[Audience] = Audience(())

    def apply(self, state: State) -> None:
        state.slices["secret"].number = self.number


class Opened(Event, frozen=True):
    guesses: dict[int, int]
    audience: ClassVar[Audience] = EVERYONE


class Box:
    """A slice without a view: wholly hidden."""

    __slots__ = ("number",)

    def __init__(self, number: int = 0) -> None:
        self.number = number

    def copy(self) -> Box:
        return Box(self.number)


def hide(tx: Transaction) -> None:
    tx.emit(Secret(tx.state.chance.number("secret", 10)))


def open_guesses(tx: Transaction, choices: dict[int, Any]) -> None:
    tx.emit(Opened({seat: guess.number for seat, guess in choices.items()}))
    secret = tx.state.slices["secret"].number
    away = [abs(choices[seat].number - secret) for seat in sorted(choices)]
    places = tuple(1 + sum(other < mine for other in away) for mine in away)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    tx.finish(Outcome(winners, places, tuple(10 - far for far in away), "points"))


def out_of_range(state: State, seat: int, guess: Guess) -> Refusal:
    return Refusal("out_of_range", "guess-1", "Guess a number from 0 to 9.")


def imagined(state: State, seen: View, rng: Rng) -> Box:
    return Box(int(rng.random() * 10))


def scrambled(state: State, viewer: int, rng: Rng, same_past: bool) -> Box:
    return Box(int(rng.random() * 10))


def guessing() -> Ruleset:
    question = Question(
        legal=lambda state, seat: Legal([Choices(Guess, [(n,) for n in range(10)])]),
        prompt="Guess.",
        reveal=open_guesses,
    )
    return compose(
        [
            Module(
                "guessing",
                phases={
                    "game": Sequence("hide", "guess"),
                    "hide": Once(hide),
                    "guess": AskTogether("guess", lambda state: list(range(state.players))),
                },
                questions={"guess": question},
                reasons={"guess": {Guess: out_of_range}},
                slices={"secret": SliceSpec(lambda state: Box(), None, imagined, scrambled)},
                actions=(Guess,),
                events=(Secret, Opened),
            )
        ]
    )


def test_a_game_of_another_kind_runs_to_its_end() -> None:
    game = Game(guessing(), 2, "seed")
    game.play(1, Guess(3))
    game.play(1, Guess(4))
    assert game.waiting_for == [0]
    game.play(0, Guess(9))
    assert game.outcome is not None
    assert game.log(0)[-1] == {"type": "opened", "guesses": {0: 9, 1: 4}}
    assert {"type": "secret"} in game.log(0)


def test_a_slice_without_a_view_is_hidden_and_imagined() -> None:
    game = Game(guessing(), 2, "seed")
    seen = game.view(0)
    assert seen.parts == {}
    worlds = [determinize(game.rules, seen, random.Random(n)) for n in range(50)]
    assert {world.slices["secret"].number for world in worlds} == set(range(10))
    others = [scramble(game.state, 0, random.Random(n)) for n in range(50)]
    assert {other.slices["secret"].number for other in others} == set(range(10))
    assert all(other.view(0) == seen for other in map(resumed, others))


def resumed(state: State) -> Game:
    return Game.resumed(state.rules, "", b"", state, [], [], [])


def test_an_action_that_is_refused_says_why() -> None:
    game = Game(guessing(), 2, "seed")
    refused = game.refusal(0, Guess(10))
    assert refused is not None
    assert refused.code == "out_of_range"
