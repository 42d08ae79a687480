"""What a game is set up with. A set-up and the list of commands *are* the game."""

from __future__ import annotations

from typing import Any

import msgspec

from amunre.kernel.errors import SetupError
from amunre.kernel.game import Game
from amunre.kernel.ruleset import Ruleset
from amunre.rules.catalogue import (
    check_players,
    components_of,
    full_options,
    owner_of,
    ruleset,
    title_of,
)
from amunre.rules.versions import Versions, by_module


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """Title, seats, options, component set and seed."""

    title: str
    players: int
    seed: str
    options: dict[str, str] = {}
    names: tuple[str, ...] = ()
    """What the seats are called; ``seat0``, ``seat1`` ... where nothing else is given."""
    components: str = "standard"
    overrides: dict[str, Any] = {}
    """An owner's corrections to the component set."""
    rules_version: Versions = {}
    """Of the modules that take part; the newest where nothing is given."""

    def seat_names(self) -> tuple[str, ...]:
        return self.names or tuple(f"seat{seat}" for seat in range(self.players))


def checked(setup: Setup) -> Setup:
    """The set-up with all options and names written out; raises SetupError naming the fix."""
    title = title_of(setup.title)
    check_players(title, setup.players)
    versions = by_module(title.versioned, setup.rules_version)
    if setup.names and len(setup.names) != setup.players:
        raise SetupError(f"{setup.players} players need {setup.players} names, not {len(setup.names)}.")
    if len(set(setup.names)) != len(setup.names):
        raise SetupError("two seats have the same name; give each its own.")
    return msgspec.structs.replace(
        setup,
        title=title.name,
        options=full_options(title, setup.options, versions),
        names=setup.seat_names(),
        rules_version=setup.rules_version or versions,
    )


def brought_to(setup: Setup, versions: dict[str, int]) -> Setup:
    """The set-up with which a game goes on under later rules; a choice that came since stays as it was."""
    title = title_of(setup.title)
    options = {
        name: setup.options.get(name, option.value_before())
        for name, option in title.options.items()
        if option.since <= versions[owner_of(name, title)]
    }
    return checked(msgspec.structs.replace(setup, options=options, rules_version=versions))


def rules_of(setup: Setup) -> Ruleset:
    components = components_of(setup.overrides, setup.components)
    return ruleset(setup.title, setup.players, setup.options, components, setup.rules_version)


def start(setup: Setup) -> Game:
    """A new game, played up to its first decision."""
    setup = checked(setup)
    rules = rules_of(setup)
    header = msgspec.json.encode(setup, order="sorted")
    return Game(rules, setup.players, setup.seed, header)
