"""Legal sets as data for programs: every choice as fields and in notation, group by group."""

from __future__ import annotations

from typing import Any

import msgspec

from amunre.kernel.legal import Choices, Group, Legal
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Ruleset
from amunre.notation.actions import NotationError, quoted, read_action, write_action

LISTED = 600
"""Most actions of one group that are sent one by one."""
LONGEST_REASON = 120
"""Characters of why fields are no action; the reason may repeat what was sent."""


class ChoiceGroup(msgspec.Struct, frozen=True):
    """Actions of one kind that are legal now."""

    type: str
    count: int
    actions: list[dict[str, Any]]
    """All of them, or none if they are too many to be sent."""
    texts: list[str]
    """The same in notation."""
    example: str
    range: dict[str, Any]
    """What describes a large group in a few words, for instance the gold and the cards behind all offers."""


def range_of(group: Group) -> dict[str, Any]:
    """The fields of a group that makes its own actions; a legal set holds only what its seat may know."""
    if isinstance(group, Choices):
        return {}
    names: tuple[str, ...] = getattr(type(group), "__slots__", ())
    fields: dict[str, Any] = msgspec.to_builtins({name: getattr(group, name) for name in names})
    return fields


def choices_of(legal: Legal) -> list[ChoiceGroup]:
    groups = []
    for group in legal.groups:
        count = len(group)
        listed = list(group) if count <= LISTED else []
        first = listed[0] if listed else next(iter(group))
        groups.append(
            ChoiceGroup(
                type=str(first.__struct_config__.tag),
                count=count,
                actions=[msgspec.to_builtins(action) for action in listed],
                texts=[write_action(action) for action in listed],
                example=write_action(first),
                range=range_of(group),
            )
        )
    return groups


def read_choice(rules: Ruleset, choice: str | dict[str, Any]) -> Action:
    """The action behind a choice, given as text or as fields; NotationError says what is wrong with it."""
    if isinstance(choice, str):
        return read_action(rules, choice)
    kind = rules.actions.get(str(choice.get("type")))
    if kind is None:
        raise NotationError("This game has no action of that type.")
    unknown = choice.keys() - {"type", *kind.__struct_fields__}
    if unknown:
        raise NotationError(f"{choice['type']}: there is no field called {quoted(min(unknown))}")
    try:
        return msgspec.convert(choice, kind)
    except msgspec.ValidationError as problem:
        raise NotationError(f"{choice['type']}: {str(problem)[:LONGEST_REASON]}") from None
