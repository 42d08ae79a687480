"""Legal sets: what a seat may do, answering ``in``, iteration, ``len`` and ``sample`` from one description.

A legal set holds nothing but the actions it stands for, so it can be handed to a bot safely.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from msgspec.structs import astuple

from amunre.kernel.chance import Rng
from amunre.kernel.messages import Action


class Group(Protocol):
    """Actions that belong together, for instance all bids or all sales. Never empty."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Action]: ...
    def __contains__(self, action: object) -> bool: ...
    def sample(self, rng: Rng) -> Action: ...


class Choices:
    """All actions of one type whose fields are one of the listed rows; each is made when asked for."""

    __slots__ = ("make", "rows")

    def __init__(self, make: type[Action], rows: Sequence[tuple[Any, ...]]) -> None:
        self.make = make
        self.rows = rows

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[Action]:
        make = self.make
        return (make(*row) for row in self.rows)

    def __contains__(self, action: object) -> bool:
        return type(action) is self.make and astuple(action) in self.rows

    def sample(self, rng: Rng) -> Action:
        rows = self.rows
        return self.make(*rows[int(rng.random() * len(rows))])


class Legal:
    """The union of a decision's groups."""

    __slots__ = ("groups",)

    def __init__(self, groups: Sequence[Group]) -> None:
        self.groups = groups

    def __len__(self) -> int:
        return sum(len(group) for group in self.groups)

    def __bool__(self) -> bool:
        return bool(self.groups)

    def __repr__(self) -> str:
        """How many actions of each type, for instance ``<Legal: 12 PlaceBid, 2 SellCard>``."""
        numbers: dict[str, int] = {}
        for group in self.groups:
            name = type(next(iter(group))).__name__
            numbers[name] = numbers.get(name, 0) + len(group)
        return f"<Legal: {', '.join(f'{number} {name}' for name, number in numbers.items()) or 'nothing'}>"

    def __iter__(self) -> Iterator[Action]:
        for group in self.groups:
            yield from group

    def __contains__(self, action: object) -> bool:
        for group in self.groups:  # noqa: SIM110 - a plain loop: this is asked for every action played
            if action in group:
                return True
        return False

    def sample(self, rng: Rng) -> Action:
        """A random action: first a group, then an action of it, so that no large group drowns the others."""
        groups = self.groups
        return groups[int(rng.random() * len(groups))].sample(rng)


NOTHING = Legal(())
