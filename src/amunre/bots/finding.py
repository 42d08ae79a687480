"""Bots by name: those of this package, those of installed packages, and commands an operator has allowed."""

from __future__ import annotations

import math
import sys
from collections.abc import Iterable
from contextlib import redirect_stdout
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from amunre.bots.protocol import Bot, told
from amunre.bots.registry import BOTS, BotKind
from amunre.bots.search import SearchBot
from amunre.kernel.errors import SetupError
from amunre.kernel.ruleset import Ruleset
from amunre.rules.catalogue import EXPANSIONS, TITLES, pick

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "amunre.bots"
"""Entry points of this group add bots; each leads to a ``BotKind``."""


class Installed(NamedTuple):
    """What other packages bring."""

    kinds: dict[str, BotKind]
    faults: dict[str, str]
    """Why a bot that is announced cannot be had, by its name."""


ALLOWED: dict[str, BotKind] = {}
"""Commands that an operator lets play, by name. Nobody else can have a command run."""


@cache
def installed() -> Installed:
    """Bots of installed packages. One that cannot be loaded spoils nothing but itself."""
    from importlib.metadata import entry_points  # takes a while, and most games need no other bots

    found = Installed({}, {})
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, package_of(point))):
        try:
            with redirect_stdout(sys.stderr):  # what a package prints would spoil what programs read
                found.kinds[point.name] = loaded(point, found.kinds)
        except KeyboardInterrupt:
            raise
        except BaseException as problem:  # whatever the package does when it is imported, sys.exit too
            kind = "" if isinstance(problem, SetupError) else f"{type(problem).__name__}: "
            before = f"{found.faults[point.name]} " if point.name in found.faults else ""
            found.faults[point.name] = f"{before}{package_of(point)}: {kind}{told(problem)}"
    return found


def package_of(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else point.module


def loaded(point: EntryPoint, others: dict[str, BotKind]) -> BotKind:
    if point.name in BOTS:
        raise SetupError("a bot of amunre itself has that name.")
    if point.name in others:
        raise SetupError(f"{others[point.name].source} has a bot of that name already.")
    if not point.name.replace("-", "").replace("_", "").isalnum() or point.name != point.name.lower():
        raise SetupError("a bot's name is small letters, digits, - and _.")
    kind = point.load()
    if not isinstance(kind, BotKind):
        raise SetupError(f"{point.value} is no BotKind.")
    return kind._replace(source=package_of(point))


def known_bots() -> dict[str, BotKind]:
    """Every bot that may take a seat, our own first."""
    return {**BOTS, **installed().kinds, **ALLOWED}


def code_of_others(names: Iterable[str]) -> bool:
    """Whether Python code of other packages plays: it can end the process in which it is asked."""
    return any(name not in BOTS and name in installed().kinds for name in names)


def title_of_rules(rules: Ruleset) -> str:
    """The title that rules were composed for, with its expansions."""
    return "+".join(name for name in rules.modules if name in TITLES or name in EXPANSIONS)


def check_bot(name: str, title: str = "") -> str:
    """The name itself if there is such a bot and it plays the title; otherwise SetupError with the fix."""
    kinds = BOTS if name in BOTS else known_bots()
    titles = kinds[pick(name, kinds, "bot")].titles
    if title and titles and title.partition("+")[0] not in titles:
        raise SetupError(f"{name} plays {', '.join(titles)} only.")
    return name


def make_bot(name: str, rules: Ruleset, seat: int, patience: float = math.inf) -> Bot:
    """A bot for one seat of a game under these rules; a search of ours stops after ``patience`` seconds.

    With less than endless patience the choice may depend on the speed of the machine.
    """
    check_bot(name, title_of_rules(rules))
    kinds = BOTS if name in BOTS else known_bots()
    bot = kinds[name].make(rules, seat)
    if isinstance(bot, SearchBot):
        bot.effort = bot.effort._replace(seconds=patience)
    return bot
