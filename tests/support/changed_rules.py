"""A program in which a module of the rules has changed, for tests of what becomes of older games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from unittest.mock import patch

import msgspec

from amunre.kernel.ruleset import Module
from amunre.kernel.state import State
from amunre.rules import catalogue
from amunre.rules.editions.classic import CLASSIC

WINDFALL = [("windfall", "classic", 1)]


def harvest_with_windfall(bonus: Callable[[State, int], list[tuple[str, str, int]]]) -> object:
    return lambda state, seat: bonus(state, seat) + WINDFALL


def changed(version: int = 3, exact_since: int | None = None, **fields: object) -> Module:
    """The 2003 edition in a later version that plays older games no more as they were."""
    values = {"version": version, "exact_since": version if exact_since is None else exact_since}
    return Module(name=CLASSIC.name, summary=CLASSIC.summary, requires=CLASSIC.requires, **values, **fields)  # type: ignore[arg-type]


def renamed(version: int = 3) -> Module:
    """Nothing that happens in a game is another."""
    return changed(version)


def with_windfall(version: int = 3) -> Module:
    """Every harvest brings each seat a gold more."""
    return changed(version, wraps={"harvest_bonus": harvest_with_windfall})


@contextmanager
def program_with(module: Module) -> Iterator[None]:
    """Everything in here is done by a program with that module in the place of its own."""
    title = catalogue.TITLES["classic"]
    modules = tuple(module if one.name == module.name else one for one in title.modules)
    with patch.dict(catalogue.TITLES, classic=msgspec.structs.replace(title, modules=modules)):
        forget()
        try:
            yield
        finally:
            forget()
    forget()


def forget() -> None:
    catalogue.title_of.cache_clear()
    catalogue._standard_ruleset.cache_clear()
