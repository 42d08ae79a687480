"""Versions of the rules: every module has its own, and a game names those of the modules that take part.

A module raises its ``version`` with every change through which the same set-up and commands could lead to
another game. Best is a change that keeps what was played before, told apart by the version (as ``since`` of
an option does): such a game is played to its end as it began. Where that is not worth it, ``exact_since``
rises too; ``CONTRIBUTING.md`` says what then becomes of games that were begun before.
"""

from __future__ import annotations

from collections.abc import Iterable

from amunre.kernel.errors import SetupError
from amunre.kernel.ruleset import Module

Versions = int | dict[str, int]
"""By module. A number stands for all of them, as it did until each had its own; nothing for the newest."""
NUMBERS = (1, 2)
"""The numbers that once stood for all modules."""


class UnknownVersion(SetupError):
    """A game is of rules that this program does not have."""


def newest(modules: Iterable[Module]) -> dict[str, int]:
    return {module.name: module.version for module in modules}


def by_module(modules: Iterable[Module], versions: Versions) -> dict[str, int]:
    """Each module's version; raises UnknownVersion for one that is not known here."""
    modules = list(modules)
    if isinstance(versions, int):
        if versions not in NUMBERS:
            raise UnknownVersion(f"rules version {versions} is not known here; each module has its own.")
        versions = {module.name: versions for module in modules}
    versions = versions or newest(modules)
    if versions.keys() != {module.name for module in modules}:
        names = ", ".join(module.name for module in modules)
        raise UnknownVersion(f"versions are needed of {names}, not of {', '.join(versions)}.")
    for module in modules:
        found = versions[module.name]
        if not 1 <= found <= module.version:
            raise UnknownVersion(
                f"version {found} of {module.name} is not known here; this is version {module.version}."
            )
    return {module.name: versions[module.name] for module in modules}


def is_exact(modules: Iterable[Module], versions: Versions) -> bool:
    """Whether this program plays such a game just as it was played when it began."""
    modules = list(modules)
    return played_by(modules, versions) == by_module(modules, versions)


def played_by(modules: Iterable[Module], versions: Versions) -> dict[str, int]:
    """The versions by which this program plays a game: those it began with, or ours where they are gone."""
    modules = list(modules)
    began = by_module(modules, versions)
    return {
        module.name: began[module.name] if began[module.name] >= module.exact_since else module.version
        for module in modules
    }
