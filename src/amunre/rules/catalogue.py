"""Every title that can be played, its player counts and options, and how they become a ruleset."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from itertools import combinations
from typing import Any

import msgspec

from amunre.kernel.errors import SetupError
from amunre.kernel.ruleset import Module, Ruleset, compose
from amunre.kernel.view import View
from amunre.rules.base.bids import ENDLESS_LADDER
from amunre.rules.base.board import Config
from amunre.rules.base.forecast import forecast as board_forecast
from amunre.rules.base.memory import OPEN_MEMORY
from amunre.rules.base.module import BASE
from amunre.rules.base.supply import check_decks
from amunre.rules.cardgame.forecast import forecast as card_forecast
from amunre.rules.cardgame.module import CARDGAME
from amunre.rules.cardgame.table import CardConfig
from amunre.rules.components import Components, for_edition, override, standard
from amunre.rules.editions.anniversary.core import ANNIVERSARY
from amunre.rules.editions.anniversary.parts import (
    BLOCKED_PROVINCES,
    CLOCKWISE_GIFTS,
    CULTIVATION_AT_ANY_TIME,
    FEDERATION_SCHEME,
    PICTURED_TRACK,
    TURN_TRACK,
    TWO_SIDED_TRACK,
)
from amunre.rules.editions.anniversary.start_cards import START_CARDS
from amunre.rules.editions.classic import CLASSIC
from amunre.rules.editions.revised import REVISED
from amunre.rules.expansions.afterlife.module import AFTERLIFE
from amunre.rules.expansions.afterlife.tombs import GROUPED_TILES, TILES_STRAIGHT_DOWN
from amunre.rules.expansions.expert.module import EXPERT
from amunre.rules.expansions.officials.banks import ALL_PROVINCES_FOR_BANKS
from amunre.rules.expansions.officials.module import OFFICIALS
from amunre.rules.expansions.pharaoh.module import PHARAOH
from amunre.rules.expansions.promos.module import PROMOS
from amunre.rules.expansions.statues.module import STATUES
from amunre.rules.shared.forecast import Forecast
from amunre.rules.versions import Versions, by_module, played_by


class Option(msgspec.Struct, frozen=True):
    """A choice of the table. The first value is the default; each value names modules added or left out."""

    summary: str
    values: tuple[str, ...] = ("off", "on")
    adds: dict[str, tuple[Module, ...]] = {}
    leaves_out: dict[str, tuple[Module, ...]] = {}
    excludes: dict[str, tuple[str, ...]] = {}
    """For a value, other choices (``option=value``) that contradict it."""
    since: int = 1
    """The version that brought the choice, of the edition or expansion that it belongs to."""
    before: str = ""
    """The value that was played until then, where that is not the default."""

    def value_before(self) -> str:
        return self.before or self.values[0]


class Title(msgspec.Struct, frozen=True):
    """One game in the catalogue."""

    name: str
    summary: str
    players: tuple[int, ...]
    modules: tuple[Module, ...]
    options: dict[str, Option]
    stage: str = "beta"
    config: Callable[[Components, int], Any] = Config
    """Makes what the rules are composed with; its class tells one game on the kernel from another."""
    check: Callable[[Ruleset, Components, int], None] = check_decks
    """Refuses an owner's component set with which the game cannot begin."""
    forecast: Callable[[Ruleset, View], Forecast] = board_forecast
    """What the owner of a view may reckon with."""

    @property
    def versioned(self) -> list[Module]:
        """The base game, the edition and the expansions; any other module is a part of one of them."""
        names = {BASE.name, *self.name.split("+")}
        return [module for module in self.modules if module.name in names]


MEMORY = Option(
    "what others may see of a hand: nothing (closed) or gold and card counts (open), R13",
    ("closed", "open"),
    adds={"open": (OPEN_MEMORY,)},
)
SWITCHES = {
    "old_track": Option(
        "previous edition: the 4-5 player side of the temple track at every count",
        leaves_out={"on": (TWO_SIDED_TRACK,)},
    ),
    "all_provinces": Option(
        "previous edition: no blocked provinces", leaves_out={"on": (BLOCKED_PROVINCES,)}
    ),
    "no_start_cards": Option(
        "previous edition: an architect out of the deck, no start schemes (R36)",
        leaves_out={"on": (START_CARDS,)},
    ),
    "clockwise_order": Option(
        "previous edition: clockwise from the highest offering; with gifts, these are taken so too (R38)",
        ("off", "on", "gifts"),
        adds={"gifts": (CLOCKWISE_GIFTS,)},
        leaves_out={"on": (TURN_TRACK,), "gifts": (TURN_TRACK,)},
    ),
    "no_federation": Option(
        "previous edition: without the federation scheme (R37)", leaves_out={"on": (FEDERATION_SCHEME,)}
    ),
}
TRACK = Option(
    "sides of the temple track: as the rulebook's box says, or as its picture shows (R25)",
    ("box", "picture"),
    adds={"picture": (PICTURED_TRACK,)},
    leaves_out={"picture": (TWO_SIDED_TRACK,)},
    excludes={"picture": ("old_track=on",)},
)
LADDER = Option(
    "the bid ladder: ends with the printed 36, or goes on with 45, 55, 66 (R26)",
    ("printed", "endless"),
    adds={"endless": (ENDLESS_LADDER,)},
    since=2,
)
CULTIVATION = Option(
    "cultivation: once something was bought in the market turn, or at any time of it (R31)",
    ("bought", "anytime"),
    adds={"anytime": (CULTIVATION_AT_ANY_TIME,)},
    since=2,
)
TOMBS = Option(
    "equal tomb tiles pay if they hang together, side by side too, or only straight down (R49)",
    ("group", "downward"),
    adds={"group": (GROUPED_TILES,), "downward": (TILES_STRAIGHT_DOWN,)},
    since=2,
    before="downward",
)
BANKS = Option(
    "provinces compared for the 5 points of a bank: all on the board, or controlled ones only (R2)",
    ("all", "controlled"),
    adds={"all": (ALL_PROVINCES_FOR_BANKS,)},
    since=2,
    before="controlled",
)


OWN_FIGURES = 2
"""The version of an edition from which on it may have printed figures of its own."""


def every_set_will_do(rules: Ruleset, components: Components, players: int) -> None:
    """No correction of a figure can take the card game a card that it needs."""


BOTH_EARLIER = {"memory": MEMORY, "ladder": LADDER}
TITLES = {
    title.name: title
    for title in (
        Title("classic", "Amun-Re, 2003 edition", (3, 4, 5), (BASE, CLASSIC), BOTH_EARLIER),
        Title("revised", "Amun-Re, 2016 edition", (3, 4, 5), (BASE, REVISED), BOTH_EARLIER),
        Title(
            "anniversary",
            "Amun-Re, 20th anniversary edition (2023)",
            (3, 4, 5),
            (
                BASE,
                ANNIVERSARY,
                BLOCKED_PROVINCES,
                TURN_TRACK,
                TWO_SIDED_TRACK,
                FEDERATION_SCHEME,
                START_CARDS,
            ),
            {"memory": MEMORY, "track": TRACK, **SWITCHES, "cultivation": CULTIVATION},
        ),
        Title(
            CARDGAME.name,
            "Amun-Re: The Card Game (2017)",
            (2, 3, 4, 5),
            (CARDGAME,),
            {},
            config=CardConfig,
            check=every_set_will_do,
            forecast=card_forecast,
        ),
    )
}


class Expansion(msgspec.Struct, frozen=True):
    """A module that a title may take."""

    title: str
    module: Module
    players: tuple[int, ...] = ()
    """Player counts it is made for; empty for those of its title."""
    options: dict[str, Option] = {}
    """Choices that come with it."""

    @property
    def name(self) -> str:
        return self.module.name


EXPANSIONS = {
    expansion.name: expansion
    for expansion in (
        Expansion("anniversary", OFFICIALS, (2, 3), {"banks": BANKS}),
        Expansion("anniversary", AFTERLIFE, options={"tombs": TOMBS}),
        Expansion("anniversary", STATUES),
        Expansion("anniversary", PHARAOH),
        Expansion("anniversary", PROMOS),
        Expansion("revised", EXPERT, (3, 4)),
    )
}


def pick(name: str, choices: Iterable[str], what: str) -> str:
    """The name itself if it is one of the choices; otherwise an error that suggests the nearest."""
    known = list(choices)
    if name in known:
        return name
    near = difflib.get_close_matches(name, known, 1)
    hint = f"did you mean {near[0]}?" if near else f"choose from {', '.join(known)}."
    raise SetupError(f"there is no {what} called {name!r}; {hint}")


@lru_cache(maxsize=256)
def title_of(name: str) -> Title:
    """The title of a name such as ``classic`` or ``anniversary+statues+promos``, expansions in any order."""
    first, *wanted = name.split("+")
    title = TITLES[pick(first, TITLES, "title")]
    for expansion in wanted:
        owner = EXPANSIONS[pick(expansion, EXPANSIONS, "expansion")].title
        if owner != title.name:
            raise SetupError(f"{expansion} is an expansion of {owner}, not of {title.name}.")
        if wanted.count(expansion) > 1:
            raise SetupError(f"{expansion} is named twice.")
    chosen = [expansion for expansion in EXPANSIONS.values() if expansion.name in wanted]
    counts = [set(expansion.players) for expansion in chosen if expansion.players]
    players = sorted(set.intersection(*counts)) if counts else title.players
    options = dict(title.options)
    for one in chosen:
        options |= one.options
    return msgspec.structs.replace(
        title,
        name="+".join([title.name, *(expansion.name for expansion in chosen)]),
        players=tuple(players),
        modules=(*title.modules, *(expansion.module for expansion in chosen)),
        options=options,
    )


def check_players(title: Title, players: int) -> None:
    """Refuse a number of players that the title or one of its expansions is not made for."""
    if players in title.players:
        return
    for expansion in EXPANSIONS.values():
        counts = " or ".join(str(count) for count in expansion.players)
        if counts and expansion.module in title.modules:
            raise SetupError(f"{expansion.name} is for {counts} players, not {players}.")
        if players in expansion.players and expansion.title == title.name.split("+")[0]:
            raise SetupError(f"{title.name} is for {players} players only with {expansion.name}.")
    counts = ", ".join(str(count) for count in title.players)
    raise SetupError(f"{title.name} is for {counts} players, not {players}.")


def check_expansion_of(option: str, title: Title) -> None:
    """Refuse an option whose expansion is not in the game, naming that."""
    for expansion in EXPANSIONS.values():
        known = option in expansion.options and expansion.title == title.name.split("+")[0]
        if known and expansion.module not in title.modules:
            wider = f"{title.name}+{expansion.name}"
            raise SetupError(f"{option} is an option of {expansion.name}; play {wider}.")


def owner_of(option: str, title: Title) -> str:
    """The edition or expansion that an option of a title belongs to."""
    edition, *expansions = title.name.split("+")
    return next((name for name in expansions if option in EXPANSIONS[name].options), edition)


def full_options(title: Title, chosen: Mapping[str, str], versions: Versions | None = None) -> dict[str, str]:
    """All options with their values, checked; what was not chosen has its default.

    Of earlier versions only the options that there were.
    """
    began = by_module(title.versioned, versions or {})
    known = {
        name: option for name, option in title.options.items() if option.since <= began[owner_of(name, title)]
    }
    for name, value in chosen.items():
        check_expansion_of(name, title)
        option = known[pick(name, known, f"option of {title.name}")]
        if value not in option.values:
            raise SetupError(f"{name} must be {' or '.join(option.values)}, not {value!r}.")
    values = {name: chosen.get(name, option.values[0]) for name, option in known.items()}
    for name, value in values.items():
        for other in title.options[name].excludes.get(value, ()):
            if values[other.split("=")[0]] == other.split("=")[1]:
                raise SetupError(f"{name}={value} and {other} contradict each other; choose one of them.")
    return values


def modules_of(title: Title, options: Mapping[str, str]) -> list[Module]:
    """The modules that make up a title with these options; what these do not name is played as before."""
    modules = list(title.modules)
    for name, option in title.options.items():
        value = options.get(name, option.value_before())
        left_out = option.leaves_out.get(value, ())
        modules = [module for module in modules if module not in left_out]
        modules.extend(option.adds.get(value, ()))
    return modules


def ruleset(
    name: str,
    players: int,
    options: Mapping[str, str],
    components: Components | None = None,
    versions: Versions | None = None,
) -> Ruleset:
    """Check a choice of title, players and options and compose its rules, as these versions are played."""
    title = title_of(name)
    check_players(title, players)
    values = tuple(full_options(title, options, versions).items())
    played = tuple(played_by(title.versioned, versions or {}).items())
    if components is None:
        return _standard_ruleset(title.name, players, values, played)
    return _compose(title.name, players, values, played, components)


Values = tuple[tuple[str, str], ...]
Played = tuple[tuple[str, int], ...]


@lru_cache(maxsize=256)
def _standard_ruleset(name: str, players: int, options: Values, versions: Played) -> Ruleset:
    return _compose(name, players, options, versions, standard())


def _compose(name: str, players: int, options: Values, versions: Played, components: Components) -> Ruleset:
    title, edition = title_of(name), name.split("+")[0]
    if dict(versions)[edition] >= OWN_FIGURES:
        components = for_edition(components, edition)
    rules = compose(modules_of(title, dict(options)), title.config(components, players))
    title.check(rules, components, players)
    return rules


def all_titles() -> list[str]:
    """Every title with every mix of its expansions that can be played at all."""
    found = []
    for title in TITLES.values():
        own = [expansion.name for expansion in EXPANSIONS.values() if expansion.title == title.name]
        for size in range(len(own) + 1):
            found += ["+".join([title.name, *mix]) for mix in combinations(own, size)]
    return found


def all_modules() -> list[Module]:
    """Every module that has a version of its own."""
    modules = [module for name in all_titles() for module in title_of(name).versioned]
    return list({module.name: module for module in modules}.values())


def components_of(overrides: Mapping[str, object], name: str) -> Components | None:
    """The component set with an owner's corrections, or ``None`` for the standard set."""
    return override(overrides, name) if overrides else None
