"""``slice NAME.FIELD``: what the parts of expansions can hold, and what could never lie there."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Container, Iterator, Mapping
from typing import Any, NamedTuple

from amunre.kernel.state import State
from amunre.rules.base.board import ROUNDS_IN_A_KINGDOM, board
from amunre.rules.expansions.afterlife import tombs
from amunre.rules.expansions.officials import deck as officials
from amunre.rules.expansions.statues.arrival import FEW_PLAYERS
from amunre.rules.expansions.statues.slice import POWERS, statues
from amunre.scenarios.format import Line, Remark, Scenario, ScenarioError


def slice_field(state: State, line: Line) -> tuple[Any, str, Any]:
    """``slice NAME.at: "thebes"``: a part of the state, one of its fields, and the value in JSON."""
    name, _, field = line.subject.partition(".")
    part = state.slices.get(name)
    if part is None or field not in type(part).__slots__:
        raise ScenarioError(line.number, f"{line.subject!r} is not a slice and a field of this title.")
    try:
        return part, field, json.loads(line.value, object_pairs_hook=each_key_once)
    except RecursionError:
        raise ScenarioError(line.number, "this JSON is nested too deeply.") from None
    except KeyError as twice:
        raise ScenarioError(line.number, f"{twice} is named twice.") from None
    except ValueError:
        raise ScenarioError(line.number, f"{line.value!r} is not JSON.") from None


def each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict[str, Any]()
    for key, value in pairs:
        if key in found:
            raise KeyError(key)
        found[key] = value
    return found


def lay_slice(state: State, scenario: Scenario, line: Line) -> None:
    """Fields of an expansion's slice; of a dict only the keys that are named."""
    part, field, value = slice_field(state, line)
    name = line.subject.partition(".")[0]
    if name not in SHAPES:
        text = "a slice is given of expansions only; what lies on the table has lines of its own"
        raise ScenarioError(line.number, f"{text}.")
    shape = SHAPES[name][field]
    if not shape.fits(state, value):
        raise ScenarioError(line.number, f"{line.subject} must be {shape.says}.")
    setattr(part, field, {**getattr(part, field), **value} if isinstance(value, dict) else value)


# Shapes


class Shape(NamedTuple):
    """What a value must be, in words and as a test."""

    says: str
    fits: Callable[[State, Any], bool]


def a_whole(most: int) -> Shape:
    def fits(state: State, value: Any) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most

    return Shape(f"a whole number from 0 to {most}", fits)


def a_word(what: str, words: Callable[[State], Container[str]]) -> Shape:
    return Shape(f"a {what}", lambda state, value: isinstance(value, str) and value in words(state))


def or_nothing(shape: Shape) -> Shape:
    return Shape(f'{shape.says} or ""', lambda state, value: value == "" or shape.fits(state, value))


def a_list(shape: Shape) -> Shape:
    def fits(state: State, value: Any) -> bool:
        return isinstance(value, list) and all(shape.fits(state, item) for item in value)

    return Shape(f"a list in which each item is {shape.says}", fits)


def for_each_seat(shape: Shape) -> Shape:
    def fits(state: State, value: Any) -> bool:
        return a_list(shape).fits(state, value) and len(value) == state.players

    return Shape(f"a list with one item for each seat, and each is {shape.says}", fits)


def a_map(key: Shape, shape: Shape) -> Shape:
    def fits(state: State, value: Any) -> bool:
        return isinstance(value, dict) and all(
            key.fits(state, name) and shape.fits(state, item) for name, item in value.items()
        )

    return Shape(f"an object that gives {key.says} {shape.says}", fits)


PROVINCE = a_word("province", lambda state: board(state).stones)
STATUE = a_word("statue", lambda state: POWERS)
OFFICIAL = a_word("kind of Officials card", officials.all_cards)
TILE = a_word("kind of tile", tombs.all_tiles)
SPACE = a_word('space such as "1.5" (row and place)', lambda state: tombs.SPACES)
ROUND = a_whole(2 * ROUNDS_IN_A_KINGDOM)
SHAPES: Mapping[str, Mapping[str, Shape]] = {
    "pharaoh": {"at": or_nothing(PROVINCE), "tokens": for_each_seat(a_whole(ROUNDS_IN_A_KINGDOM))},
    "statues": {"deck": a_list(STATUE), "placed": a_map(PROVINCE, STATUE), "ptah_round": ROUND},
    "officials": {
        "deck": a_list(OFFICIAL),
        "discards": a_list(OFFICIAL),
        "placed": a_map(PROVINCE, OFFICIAL),
    },
    "afterlife": {
        "stack": a_list(TILE),
        "discards": a_list(TILE),
        "collections": for_each_seat(a_map(TILE, a_whole(99))),
        "tombs": for_each_seat(a_map(SPACE, TILE)),
        "played": for_each_seat(ROUND),
    },
}
"""What each field of each expansion's slice holds."""

# What could never lie there


def impossible_slices(state: State, lines: list[Line]) -> Iterator[Remark]:
    """At the line of the field, or at the last line of its expansion if the field itself is not given."""
    given = {line.subject: line.number for line in lines if line.key == "slice"}
    phase = next(line.value for line in lines if line.key == "phase")
    for name, find in FAULTS.items():
        if any(subject.startswith(f"{name}.") for subject in given):
            for field, text in find(state, phase):
                fields = [number for subject, number in given.items() if subject.startswith(f"{name}.")]
                yield Remark(given.get(f"{name}.{field}", fields[-1]), text)


def auctions_over(state: State) -> int:
    """How many auctions of the present kingdom everybody has been through."""
    return max(board(state).round - ROUNDS_IN_A_KINGDOM * (board(state).kingdom - 1), 0)


def too_many(found: Counter[str], there_are: Counter[str], what: str) -> str:
    """A sentence for the first kind that is there more often than the game has it."""
    for name in found - there_are:
        return f"{found[name]} {what} {name!r} are given; there are {there_are[name]}"
    return ""


def faults_of_pharaoh(state: State, phase: str) -> Iterator[tuple[str, str]]:
    part, table = state.slices["pharaoh"], board(state)
    rounds = auctions_over(state)
    if sum(part.tokens) > rounds:
        text = f"no more tokens than {rounds} can have been won in this kingdom by now"
        yield "tokens", f"{text} (pharaoh-3)."
    if part.at and phase not in ("market", "offering", "harvest"):
        yield "at", "the Pharaoh is off the board when this phase begins (pharaoh-6)."
    elif part.at and part.at not in (*table.used, *table.up):
        yield "at", f"the Pharaoh cannot stand in {part.at}, which was not for auction (pharaoh-2)."


def faults_of_statues(state: State, phase: str) -> Iterator[tuple[str, str]]:
    own, table = statues(state), board(state)
    placed = Counter(own.placed.values())
    for statue in (name for name, count in placed.items() if count > 1):
        yield "placed", f"there is one {statue}, and it stands in one province (statues-2)."
    if max(Counter(own.deck).values(), default=0) > 1:
        yield "deck", "a statue is in the deck twice; there is one of each (statues-1)."
    for statue in sorted({*own.deck} & {*placed}):
        yield "deck", f"{statue} cannot be in the deck: it stands on the board (statues-2)."
    each = 1 if state.players <= FEW_PLAYERS else 2
    most = each * (ROUNDS_IN_A_KINGDOM if table.kingdom > 1 else auctions_over(state))
    if len(own.placed) > most:
        yield "placed", f"no more statues than {most} can stand on the board by now (statues-2)."
    for province in sorted({*own.placed} & {*table.blocked, *table.box}):
        yield "placed", f"no statue stands in {province}, which never came up (statues-2)."
    if own.ptah_round > table.round:
        yield "ptah_round", f"round {own.ptah_round} has not come yet (statues-13)."


def faults_of_officials(state: State, phase: str) -> Iterator[tuple[str, str]]:
    own = officials.officials(state)
    if own.placed:
        yield "placed", "no Officials card lies in a province when a phase begins (officials-8)."
    text = too_many(Counter([*own.deck, *own.discards]), officials.all_cards(state), "Officials cards")
    if text:
        yield "discards", f"{text} (officials-3)."


def faults_of_afterlife(state: State, phase: str) -> Iterator[tuple[str, str]]:
    part = tombs.tombs(state)
    found = tombs.lying_open(part) + Counter(part.stack)
    for tiles in part.collections:
        found.update(tiles)
    text = too_many(found, tombs.all_tiles(state), "tiles")
    if text:
        yield "stack", f"{text} (afterlife-1)."
    if any(0 in tiles.values() for tiles in part.collections):
        yield "collections", "a tile that somebody has not got is left out (afterlife-3)."
    for tomb in part.tombs:
        for space in tomb:
            if any(below not in tomb for below in tombs.UNDER[space]):
                text = f"the tile on {space} rests on nothing: both spaces below must be built"
                yield "tombs", f"{text} (afterlife-4)."
    if max(part.played) > board(state).round:
        yield "played", f"round {max(part.played)} has not come yet (afterlife-8)."


FAULTS: Mapping[str, Callable[[State, str], Iterator[tuple[str, str]]]] = {
    "pharaoh": faults_of_pharaoh,
    "statues": faults_of_statues,
    "officials": faults_of_officials,
    "afterlife": faults_of_afterlife,
}
