"""A whole position in one line: the set-up, the flow, and every field of the table that is not empty.

The line is complete, hidden cards and random streams included, so that a position can be searched, tested and
replayed from it. The grammar is in ``docs/notation.md``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, get_type_hints

import msgspec

from amunre.kernel.chance import Chance
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.state import Decision, Frame, Outcome, State, plain
from amunre.notation.actions import NotationError, read_action, write_action
from amunre.notation.versions import read_versions, write_versions
from amunre.rules.catalogue import title_of
from amunre.rules.setup import Setup, checked, rules_of
from amunre.rules.shared.points import ScoreItem
from amunre.rules.versions import by_module, newest

VERSION = "amunre-position-1"
EMPTY = "-"


def taken(words: list[str]) -> list[int]:
    found = [int(word) for word in words]
    words.clear()
    return found


def in_pairs(numbers: list[int]) -> list[tuple[int, int]]:
    return list(zip(numbers[::2], numbers[1::2], strict=True))


PARTS: dict[Any, Callable[[list[str]], Any]] = {
    str: lambda words: words.pop(0),
    int: lambda words: int(words.pop(0)),
    bool: lambda words: bool(int(words.pop(0))),
    tuple[int, ...]: taken,
    tuple[tuple[int, int], ...]: lambda words: in_pairs(taken(words)),
}
"""Takes the words of one field of a frame, by its type; a list takes all that are left."""


def write_position(setup: Setup, state: State) -> str:
    """The position as one line."""
    if setup.overrides:
        raise NotationError("a position line cannot carry a component set of its own; use a game file.")
    title = title_of(setup.title)
    chosen = [
        f"{name}={value}" for name, value in setup.options.items() if value != title.options[name].values[0]
    ]
    versions = by_module(title.versioned, setup.rules_version)
    is_newest = versions == newest(title.versioned)
    earlier = [] if is_newest else ["rules=" + write_versions(setup.rules_version, ":", ",")]
    words = [VERSION, f"{setup.title}/{setup.players}", *earlier, *chosen]
    words.append("flow=" + (">".join(write_frame(frame) for frame in state.stack) or EMPTY))
    asked = [f"{decision.id}:{decision.kind}" for _, decision in sorted(state.open.items())]
    words.append("asked=" + (";".join(asked) or EMPTY))
    sealed = [f"{seat}:{write_action(action)}" for seat, action in sorted(state.sealed.items())]
    if sealed:
        words.append("sealed=" + ";".join(sealed).replace(" ", "+"))
    words.append(f"serial={state.serial}")
    words.append("key=" + state.chance.key.hex())
    draws = [f"{label}:{count}" for label, count in sorted(state.chance.counters.items())]
    words.append("draws=" + (";".join(draws) or EMPTY))
    if state.outcome is not None:
        words.append("outcome=" + write_outcome(state.outcome))
    for name, part in state.slices.items():
        fresh = state.rules.slices[name].create(state)
        for field in type(part).__slots__:
            value = getattr(part, field)
            empty = getattr(fresh, field)
            if value != empty:
                if isinstance(value, dict):
                    value = {key: item for key, item in value.items() if item != empty.get(key)}
                words.append(f"{name}.{field}={write_field(value)}")
    return " ".join(words)


def write_frame(frame: Frame) -> str:
    """Phase and step, then what the frame's own fields hold, in their order."""
    kept = [getattr(frame, name) for name in kept_by(type(frame))]
    words = ",".join(words_of(kept))
    return f"{frame.phase}.{frame.step}" + (":" + words if words else "")


def kept_by(kind: type[Frame]) -> list[str]:
    """The fields that a kind of frame has of its own."""
    return [name for name in kind.__struct_fields__ if name not in Frame.__struct_fields__]


def words_of(value: Any) -> Iterator[str]:
    if isinstance(value, int | str):
        yield value if isinstance(value, str) else str(int(value))
    else:
        for item in value:
            yield from words_of(item)


def write_outcome(outcome: Outcome) -> str:
    rows = (outcome.winners, outcome.places, outcome.points)
    return ";".join([*(",".join(map(str, row)) for row in rows), outcome.decided_by])


def write_field(value: Any) -> str:
    """Compact JSON; no name of the game has a blank in it."""
    return json.dumps(plain(value), separators=(",", ":"))


def read_position(line: str, own: Setup | None = None) -> tuple[Setup, State]:
    """The set-up and state of a position line; raises NotationError with one sentence.

    The line of a game with a component set of its own is read with a set-up that has it.
    """
    words = line.split()
    if len(words) < 2 or words[0] != VERSION or words[1].count("/") != 1:
        raise NotationError(f"a position line begins with '{VERSION} TITLE/PLAYERS'.")
    name, players = words[1].split("/")
    pairs = {word.partition("=")[0]: word.partition("=")[2] for word in words[2:]}
    try:
        return build(name, int(players), pairs, own)
    except (KeyError, IndexError, ValueError, TypeError, AttributeError) as problem:
        raise NotationError(f"this position line cannot be read: {problem}") from problem


def build(name: str, players: int, pairs: dict[str, str], own: Setup | None) -> tuple[Setup, State]:
    title = title_of(name)
    chosen = {key: pairs.pop(key) for key in list(pairs) if key in title.options}
    versions = read_versions(pairs.pop("rules", ""), ":", ",")
    setup = Setup(title=name, players=players, seed="", options=chosen, rules_version=versions)
    if own is not None:
        setup = msgspec.structs.replace(setup, components=own.components, overrides=own.overrides)
    setup = checked(setup)
    setup = msgspec.structs.replace(setup, title=name, names=())
    rules = rules_of(setup)
    stack = [read_frame(rules, text) for text in items(pairs.pop("flow"), ">")]
    draws = dict(text.split(":") for text in items(pairs.pop("draws"), ";"))
    chance = Chance(bytes.fromhex(pairs.pop("key")), {label: int(count) for label, count in draws.items()})
    serial = int(pairs.pop("serial"))
    asked = [read_decision(text) for text in items(pairs.pop("asked"), ";")]
    sealed = [text.split(":", 1) for text in items(pairs.pop("sealed", EMPTY), ";")]
    choices = {int(seat): read_action(rules, text.replace("+", " ")) for seat, text in sealed}
    outcome = read_outcome(pairs.pop("outcome")) if "outcome" in pairs else None
    open_ = {decision.seat: decision for decision in asked}
    state = State(rules, players, chance, stack, {}, open_, choices, serial, outcome)
    for slice_name, spec in rules.slices.items():
        state.slices[slice_name] = spec.create(state)
    for key, text in pairs.items():
        slice_name, field = key.split(".")
        part = state.slices[slice_name]
        setattr(part, field, read_field(getattr(part, field), text))
    return setup, state


def items(text: str, separator: str) -> list[str]:
    return [] if text == EMPTY else text.split(separator)


def read_frame(rules: Ruleset, text: str) -> Frame:
    head, _, data = text.partition(":")
    phase, step = head.rsplit(".", 1)
    words = data.split(",") if data else []
    kind = rules.frames[phase]
    found: dict[str, Any] = {"phase": phase, "step": int(step)}
    types = get_type_hints(kind)
    for name in kept_by(kind):
        if words:  # fields at the end that have a default may be left out
            found[name] = PARTS[types[name]](words)
    if words:
        raise ValueError(f"{phase} keeps less")
    return msgspec.convert(found, kind)


def read_decision(text: str) -> Decision:
    head, kind = text.split(":")
    serial, seat = head.split(".")
    return Decision(int(serial), int(seat), kind)


def read_outcome(text: str) -> Outcome:
    winners, places, points, decided_by = text.split(";")
    rows = [tuple(int(number) for number in row.split(",")) for row in (winners, places, points)]
    return Outcome(rows[0], rows[1], rows[2], decided_by)


def read_field(fresh: Any, text: str) -> Any:
    """The value of a field; a dict holds only what differs from the empty table."""
    value = json.loads(text)
    if isinstance(fresh, dict):
        return fresh | value
    if value and isinstance(value, list) and isinstance(value[0], dict) and "rule" in value[0]:
        return [ScoreItem(**item) for item in value]
    return value
