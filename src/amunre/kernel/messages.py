"""Actions (what a seat asks for) and events (what happened), and who may see which part of an event."""

from __future__ import annotations

import re
from typing import Any, ClassVar, Literal, NamedTuple

import msgspec

from amunre.kernel.errors import CompositionError

SPECTATOR = -1
"""The viewer who sees what everybody sees."""
ARBITER = -2
"""The viewer who sees everything; only finished games have one."""


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Action(msgspec.Struct, frozen=True, tag_field="type", tag=_snake, gc=False):
    """An imperative answer to a decision. ``notation`` is its text form (see ``amunre.notation``)."""

    notation: ClassVar[str]


class Audience(NamedTuple):
    """Which fields of an event go to whom. A field that is not named goes to nobody."""

    public: tuple[str, ...] | Literal["all"] | None
    """Fields everybody sees; ``None``: others do not even learn that the event happened."""
    owner: tuple[str, ...] = ()
    """Further fields that the event's own seat sees."""


EVERYONE = Audience("all")


class Event(msgspec.Struct, frozen=True, tag_field="type", tag=_snake, gc=False):
    """A fact in the past tense; ``apply`` is the only way a game changes.

    ``audience`` must be declared by every event class. ``undoable`` says that the event shows nothing
    hidden or random, so that its seat may take it back within the turn (ruling R66).
    """

    audience: ClassVar[Audience]
    undoable: ClassVar[bool] = False

    def apply(self, state: Any) -> None:
        """Change the state. Events that only tell something leave this empty."""


def check_audience(event: type[Event]) -> None:
    """Refuse an event class whose audience is missing or names fields it does not have."""
    audience = getattr(event, "audience", None)
    if audience is None:
        raise CompositionError(f"event {event.__name__} declares no audience")
    named = (() if audience.public in ("all", None) else audience.public) + audience.owner
    unknown = [field for field in named if field not in event.__struct_fields__]
    if unknown:
        raise CompositionError(f"event {event.__name__} shows unknown fields {', '.join(unknown)}")
    if audience.owner and "seat" not in event.__struct_fields__:
        raise CompositionError(f"event {event.__name__} has private fields but no seat to own them")


def visible(event: Event, viewer: int) -> dict[str, Any] | None:
    """What a viewer learns of an event, built up from the declared fields; ``None`` if nothing."""
    audience = event.audience
    if viewer == ARBITER or audience.public == "all":
        fields = event.__struct_fields__
    else:
        owns = bool(audience.owner) and getattr(event, "seat", None) == viewer
        if audience.public is None and not owns:
            return None
        fields = (audience.public or ()) + (audience.owner if owns else ())
    shown: dict[str, Any] = {"type": event.__struct_config__.tag}
    for field in fields:
        shown[field] = msgspec.to_builtins(getattr(event, field))
    return shown
