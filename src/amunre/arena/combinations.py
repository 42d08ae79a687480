"""Every table that can be set up with the standard components."""

from __future__ import annotations

from functools import cache
from itertools import product

import msgspec

from amunre.kernel.errors import SetupError
from amunre.rules.catalogue import TITLES, Title, full_options
from amunre.rules.setup import Setup


class Combination(msgspec.Struct, frozen=True):
    """A title with a player count and a value for each of its options."""

    title: str
    players: int
    options: tuple[tuple[str, str], ...]

    @property
    def label(self) -> str:
        """``title/players``, then the options that are not at their default."""
        known = TITLES[self.title].options
        chosen = [f"{name}={value}" for name, value in self.options if value != known[name].values[0]]
        return " ".join([f"{self.title}/{self.players}", *chosen])

    def setup(self, seed: str) -> Setup:
        return Setup(title=self.title, players=self.players, seed=seed, options=dict(self.options))


@cache
def combinations() -> tuple[Combination, ...]:
    """Every title, every player count, every value of every option; no choices that contradict each other."""
    return tuple(
        Combination(title.name, players, values)
        for title in TITLES.values()
        for values in option_values(title)
        for players in title.players
    )


def option_values(title: Title) -> list[tuple[tuple[str, str], ...]]:
    found = []
    for values in product(*(option.values for option in title.options.values())):
        chosen = tuple(zip(title.options, values, strict=True))
        try:
            full_options(title, dict(chosen))
        except SetupError:
            continue  # two of the values exclude each other
        found.append(chosen)
    return found
