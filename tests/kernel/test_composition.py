"""Modules are composed once; every clash is found then and never in play."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import ClassVar

import pytest

from amunre.kernel.engine import Transaction
from amunre.kernel.errors import CompositionError, Refusal
from amunre.kernel.game import Game
from amunre.kernel.legal import Choices, Legal
from amunre.kernel.messages import EVERYONE, Action, Audience, Event
from amunre.kernel.phases import AskTogether, EachSeat, Phase, Sequence
from amunre.kernel.ruleset import Module, Question, Reasons, SliceSpec, compose, in_order
from amunre.kernel.state import Decision, Frame, SeatTurn, State, digest
from amunre.rules.base.bids import PlaceBid
from amunre.rules.base.board import Config, board
from amunre.rules.base.module import BASE
from amunre.rules.components import standard
from amunre.rules.editions.classic import CLASSIC


def test_modules_come_behind_what_they_require_and_follow() -> None:
    modules = [Module("c", after=("b",)), Module("b", requires=("a",)), Module("a")]
    assert [module.name for module in in_order(modules)] == ["a", "b", "c"]


def test_a_module_may_follow_one_that_is_absent() -> None:
    assert [module.name for module in in_order([Module("a", after=("gone",))])] == ["a"]


def test_a_missing_requirement_is_named() -> None:
    with pytest.raises(CompositionError, match="b needs module a"):
        in_order([Module("b", requires=("a",))])


def test_modules_that_wait_for_each_other_are_named() -> None:
    with pytest.raises(CompositionError, match="wait for each other: a, b"):
        in_order([Module("a", after=("b",)), Module("b", after=("a",))])


def test_a_point_is_wrapped_in_module_order() -> None:
    rules = compose(
        [
            Module("base", points={"income": lambda: 1}),
            Module("double", requires=("base",), wraps={"income": lambda inner: lambda: 2 * inner()}),
            Module("more", after=("double",), wraps={"income": lambda inner: lambda: inner() + 1}),
        ]
    )
    assert rules.points["income"]() == 3
    assert rules.suppliers["point income"] == ("base", "double", "more")


def test_two_modules_cannot_supply_the_same_thing() -> None:
    with pytest.raises(CompositionError, match="point x comes from both a and b"):
        compose([Module("a", points={"x": len}), Module("b", points={"x": len})])
    rows = {"cards": {"river": 1}}
    with pytest.raises(CompositionError, match="table cards river comes from both a and b"):
        compose([Module("a", tables=rows), Module("b", tables=rows)])


def test_a_point_is_replaced_by_one_module_at_most() -> None:
    base = Module("base", points={"x": len})
    with pytest.raises(CompositionError, match="point x is replaced by both a and b"):
        compose([base, Module("a", replaces={"x": len}), Module("b", replaces={"x": len})])


def test_only_what_exists_can_be_replaced_or_wrapped() -> None:
    with pytest.raises(CompositionError, match="a replaces point x, which nobody supplies"):
        compose([Module("a", replaces={"x": len})])
    with pytest.raises(CompositionError, match="a wraps point x, which nobody supplies"):
        compose([Module("a", wraps={"x": lambda inner: inner})])


def steps_of(*modules: Module) -> tuple[str, ...]:
    sequence = compose(modules).phases["round"]
    assert isinstance(sequence, Sequence)
    return sequence.steps


def nothing(tx: Transaction, frame: Frame) -> None:
    tx.pop()


NAMES = ("auction", "market", "statue", "token", "end")
ROUND = Module(
    "base",
    phases={"game": Sequence("round"), "round": Sequence("auction", "market")}
    | dict.fromkeys(NAMES, nothing),
)


def test_inserted_steps_stand_behind_their_step_in_module_order() -> None:
    one = Module("one", after=("base",), inserts={"round": (("auction", "statue"),)})
    two = Module("two", after=("one",), inserts={"round": (("auction", "token"), ("market", "end"))})
    assert steps_of(ROUND, one, two) == ("auction", "statue", "token", "market", "end")


def test_a_step_needs_a_sequence_and_a_place_in_it() -> None:
    lost = Module("lost", after=("base",), inserts={"round": (("harvest", "feast"),)})
    with pytest.raises(CompositionError, match="there is no step harvest behind which feast could stand"):
        compose([ROUND, lost])
    plain = Module("base", phases={"round": lambda tx, frame: None})
    with pytest.raises(CompositionError, match="into a sequence only"):
        compose([plain, lost])


class Undeclared(Event, frozen=True):
    seat: int


class Misnamed(Event, frozen=True):
    seat: int
    audience: ClassVar[Audience] = Audience(("seat", "card"))


class Ownerless(Event, frozen=True):
    card: str
    audience: ClassVar[Audience] = Audience((), ("card",))


class Sound(Event, frozen=True):
    audience: ClassVar[Audience] = EVERYONE


@pytest.mark.parametrize(
    ("event", "fault"),
    [
        (Undeclared, "declares no audience"),
        (Misnamed, "shows unknown fields card"),
        (Ownerless, "no seat to own them"),
    ],
)
def test_an_event_without_a_proper_audience_is_refused(event: type[Event], fault: str) -> None:
    with pytest.raises(CompositionError, match=fault):
        compose([Module("a", events=(event,))])


def test_an_event_may_only_tell() -> None:
    assert compose([Module("a", events=(Sound,))]).events == {"sound": Sound}


# Gaps: what would fail in play is found when modules are composed


class Shout(Action, frozen=True):
    notation: ClassVar[str] = "shout"


class Mute(Action, frozen=True):
    """An action that nobody can write down."""


class Lost(Frame, kw_only=True):
    phase: str = "lost"


class Wide(Frame, kw_only=True):
    phase: str = "turn"


def shouting(reveal: bool = False) -> Question:
    opens = (lambda tx, choices: None) if reveal else None
    return Question(lambda state, seat: Legal([Choices(Shout, [()])]), "Shout.", opens)


def why_not(state: State, seat: int, action: Action) -> Refusal:
    return Refusal("hoarse", "shout-1", "You are hoarse.")


def shout(tx: Transaction, frame: Frame, seat: int, action: Action) -> None: ...


def everybody(state: State) -> list[int]:
    return list(range(state.players))


GAME: dict[str, Phase] = {"game": Sequence()}
BY_VOICE: Reasons = {"shout": {Shout: why_not}}
GAPS = {
    "no phase is called game": Module("a", phases={"start": Sequence()}),
    "phase game has the step feast, no phase": Module("a", phases={"game": Sequence("feast")}),
    "phase game repeats feast, no phase": Module("a", phases={"game": EachSeat("feast", everybody)}),
    "phase game asks shout, no question": Module("a", phases={"game": AskTogether("shout", everybody)}),
    "phase game asks all at once shout, which is not a sealed question": Module(
        "a",
        phases={"game": AskTogether("shout", everybody)},
        questions={"shout": shouting()},
    ),
    "there is a frame for lost, no phase": Module("a", phases=GAME, frames=(Lost,)),
    "the frame of phase turn does not say whose turn it is": Module(
        "a", phases={"game": EachSeat("turn", everybody), "turn": nothing}, frames=(Wide,)
    ),
    "action Shout has no effect and answers no sealed question": Module(
        "a",
        phases=GAME,
        actions=(Shout,),
        questions={"shout": shouting()},
        reasons={"shout": {Shout: why_not}},
    ),
    "action Mute has no notation": Module("a", phases=GAME, actions=(Mute,), effects={Mute: shout}),
    "there is an effect of Shout, no action": Module("a", phases=GAME, effects={Shout: shout}),
    "there are reasons at shout, no question": Module("a", phases=GAME, reasons={"shout": {}}),
    "there is a reason at shout against Shout, no action": Module(
        "a", phases=GAME, questions={"shout": shouting()}, reasons={"shout": {Shout: why_not}}
    ),
    "slice purse is hidden and says nothing about how to scramble it": Module(
        "a", phases=GAME, slices={"purse": SliceSpec(lambda state: 0, None, lambda state, seen, rng: 0)}
    ),
}


@pytest.mark.parametrize("text", GAPS)
def test_a_gap_is_found_before_play(text: str) -> None:
    with pytest.raises(CompositionError, match=text):
        compose([GAPS[text]])


def test_an_answer_to_a_sealed_question_needs_no_effect() -> None:
    sealed = Module(
        "a",
        phases={"game": AskTogether("shout", everybody)},
        actions=(Shout,),
        questions={"shout": shouting(reveal=True)},
        reasons={"shout": {Shout: why_not}},
    )
    assert compose([sealed]).effects == {}


def test_every_gap_is_named_at_once() -> None:
    with pytest.raises(CompositionError, match=r"step feast.*an effect of Shout"):
        compose([Module("a", phases={"game": Sequence("feast")}, effects={Shout: shout})])


def test_a_reason_has_one_home() -> None:
    base = Module(
        "a",
        phases=GAME,
        actions=(Shout,),
        effects={Shout: shout},
        questions={"shout": shouting()},
        reasons=BY_VOICE,
    )
    with pytest.raises(CompositionError, match="reason at shout against shout comes from both a and b"):
        compose([base, Module("b", reasons=BY_VOICE)])


def test_points_must_fit_their_record() -> None:
    @dataclass(frozen=True)
    class Answers:
        income: int

    with pytest.raises(CompositionError, match="unknown tax, no income"):
        compose([Module("a", points={"tax": 1}, points_type=Answers)])


def test_a_frame_says_of_which_phase_it_is() -> None:
    with pytest.raises(CompositionError, match="frame SeatTurn does not say of which phase it is"):
        compose([Module("a", phases=GAME, frames=(SeatTurn,))])


# An effect is given the frame that asked, whatever it begins meanwhile


def gloating(tx: Transaction, frame: SeatTurn) -> None:
    if frame.step:
        tx.pop()
    else:
        frame.step = 1
        tx.ask((frame.seat,), "gloat")


def asking_to_gloat(inner: Callable[[Transaction, str], None]) -> Callable[[Transaction, str], None]:
    def after_outbidding(tx: Transaction, province: str) -> None:
        inner(tx, province)
        seat = next(one for one, place in enumerate(board(tx.state).scribes) if place == province)
        tx.enter("gloat", seat=seat)

    return after_outbidding


class Gloat(Action, frozen=True):
    notation: ClassVar[str] = "gloat"


class Gloating(SeatTurn, kw_only=True):
    phase: str = "gloat"


def test_an_effect_goes_on_with_its_own_phase_though_it_has_begun_another() -> None:
    module = Module(
        name="gloating",
        requires=("base",),
        wraps={"after_outbidding": asking_to_gloat},
        phases={"gloat": gloating},
        frames=(Gloating,),
        questions={"gloat": Question(lambda state, seat: Legal([Choices(Gloat, [()])]), "Gloat.")},
        actions=(Gloat,),
        effects={Gloat: lambda tx, frame, seat, action: None},
    )
    rules = compose([BASE, CLASSIC, module], Config(standard(), 3))
    game, rng = Game(rules, 3, "t"), random.Random(3)
    gloated = 0
    while len(game.commands) < 60:
        decision = game.decisions[0]
        before = [frame.step for frame in game.state.stack if frame.phase == "auction"]
        game.play(decision.seat, game.legal(decision.seat).sample(rng))
        outbid = any(frame.phase == "gloat" for frame in game.state.stack)
        if outbid and decision.kind == "bid":
            gloated += 1
            assert game.decisions == [Decision(game.state.serial, game.state.stack[-1].seat, "gloat")]  # type: ignore[attr-defined]
            assert [one.step for one in game.state.stack if one.phase == "auction"] == [before[0] + 1]
    assert gloated


def test_a_fault_in_an_effect_changes_nothing() -> None:
    def stumble(tx: Transaction, frame: Frame, seat: int, action: PlaceBid) -> None:
        board(tx.state).gold[seat] = 0
        raise ZeroDivisionError

    rules = compose([BASE, CLASSIC], Config(standard(), 3))
    faulty = replace(rules, effects={**rules.effects, PlaceBid: stumble})
    game = Game(faulty, 3, "t")
    seat = game.decisions[0].seat
    before, asked = digest(game.state), game.decisions
    bid = next(action for action in game.legal(seat) if isinstance(action, PlaceBid))
    with pytest.raises(ZeroDivisionError):
        game.play(seat, bid)
    assert (digest(game.state), game.decisions, game.commands) == (before, asked, [])
