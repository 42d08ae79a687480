"""Who comes next, where many wait for little: everybody in turn, however much one of them asks for."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Lines by owner. Each turn serves the next owner, and of its things those under the next name.

    So one who wants a hundred things is served as often as one who wants a single one.
    """

    def __init__(self) -> None:
        self.owners: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        self.length = 0

    def __len__(self) -> int:
        return self.length

    def put(self, owner: str, name: str, thing: T) -> None:
        self.owners.setdefault(owner, OrderedDict()).setdefault(name, deque()).append(thing)
        self.length += 1

    def pop(self) -> T:
        """What comes next; its owner, and the name under which it stood, are then behind all others."""
        owner, names = self.owners.popitem(last=False)
        name, line = names.popitem(last=False)
        thing = line.popleft()
        if line:
            names[name] = line
        if names:
            self.owners[owner] = names
        self.length -= 1
        return thing
