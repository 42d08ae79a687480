"""Modules are composed once; every clash is found then and never in play."""

from __future__ import annotations

from typing import ClassVar

import pytest

from amunre.kernel.errors import CompositionError
from amunre.kernel.messages import EVERYONE, Audience, Event
from amunre.kernel.phases import Sequence
from amunre.kernel.ruleset import Module, compose, in_order


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


ROUND = Module("base", phases={"round": Sequence("auction", "market")})


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
