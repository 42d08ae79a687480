"""Every table that can be set up with the standard components, and which of them a campaign plays when."""

from __future__ import annotations

from functools import cache
from itertools import product

import msgspec

from amunre.kernel.errors import SetupError
from amunre.rules.catalogue import EXPANSIONS, Title, all_titles, full_options, pick, title_of
from amunre.rules.setup import Setup

MIX_SHARE = 4
"""Choices of options with which a mix of expansions is played in one lap."""
STRIDE = 37
"""Distance between these choices in the list of all; it shares no factor with the length of any list."""

Options = tuple[tuple[str, str], ...]


class Combination(msgspec.Struct, frozen=True):
    """A title with a player count and a value for each of its options."""

    title: str
    players: int
    options: Options

    @property
    def label(self) -> str:
        """``title/players``, then the options that are not at their default."""
        chosen = off_default(title_of(self.title), self.options)
        return " ".join([f"{self.title}/{self.players}", *chosen])

    def setup(self, seed: str) -> Setup:
        return Setup(title=self.title, players=self.players, seed=seed, options=dict(self.options))


class Round(msgspec.Struct, frozen=True):
    """The tables that a campaign goes round."""

    titles: tuple[str, ...] = ()
    """Titles to be played; ``+NAME`` stands for all with that expansion. None at all: every title."""
    full: bool = False
    """Whether every lap plays every choice of options with every mix of expansions."""

    @property
    def size(self) -> int:
        """Games in a lap."""
        return len(self.lap(0))

    def table(self, number: int) -> Combination:
        """The table of a campaign's game."""
        return self.lap(number // self.size)[number % self.size]

    def lap(self, number: int) -> tuple[Combination, ...]:
        return combinations(self.titles, self.full, 0 if self.full else number)

    def words(self) -> str:
        """How to ask for these tables on the command line."""
        chosen = [f"--titles {','.join(self.titles)}"] if self.titles else []
        return " ".join([*chosen, *(["--full"] if self.full else [])])


@cache
def combinations(titles: tuple[str, ...] = (), full: bool = False, lap: int = 0) -> tuple[Combination, ...]:
    """The tables of one lap: every title and player count; no choices that contradict each other.

    Without expansions every value of every option meets every other in each lap. A mix of expansions takes a
    few such choices a lap, others in the next, until after some laps it has had them all.
    """
    return tuple(
        Combination(title.name, players, values)
        for place, title in enumerate(map(title_of, all_titles()))
        if not titles or is_wanted(title, titles)
        for seat, players in enumerate(title.players)
        for values in (option_values(title) if full or is_plain(title) else a_few(title, lap, place + seat))
    )


def is_plain(title: Title) -> bool:
    return "+" not in title.name


def is_wanted(title: Title, titles: tuple[str, ...]) -> bool:
    return title.name in titles or any(f"+{name}" in titles for name in title.name.split("+")[1:])


def a_few(title: Title, lap: int, shift: int) -> list[Options]:
    """The choices of a lap, far apart in the list of all; ``shift`` lets other tables begin elsewhere."""
    values = option_values(title)
    count = min(MIX_SHARE, len(values))
    first = lap * count + shift
    return [values[(first + each) * STRIDE % len(values)] for each in range(count)]


@cache
def options_of(name: str) -> tuple[Options, ...]:
    title = title_of(name)
    found = []
    for values in product(*(option.values for option in title.options.values())):
        chosen = tuple(zip(title.options, values, strict=True))
        try:
            full_options(title, dict(chosen))
        except SetupError:
            continue  # two of the values exclude each other
        found.append(chosen)
    return tuple(found)


def few_switches(name: str) -> tuple[Combination, ...]:
    """A title at every player count, with each value off the default alone and with every two of them."""
    title = title_of(name)
    return tuple(
        Combination(title.name, players, values)
        for players in title.players
        for values in option_values(title)
        if 1 <= len(off_default(title, values)) <= 2
    )


def off_default(title: Title, values: Options) -> list[str]:
    """The choices that are not at their default, each as ``option=value``."""
    return [f"{name}={value}" for name, value in values if value != title.options[name].values[0]]


def option_values(title: Title) -> tuple[Options, ...]:
    """Every choice of options that a title allows."""
    return options_of(title.name)


def wanted_titles(text: str) -> tuple[str, ...]:
    """Titles out of a list with commas, each as the catalogue writes it; SetupError names the nearest."""
    names = [word.strip() for word in text.split(",") if word.strip()]
    return tuple(
        f"+{pick(name[1:], EXPANSIONS, 'expansion')}" if name.startswith("+") else title_of(name).name
        for name in names
    )
