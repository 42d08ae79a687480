"""All schemes that score, shown as one choice: what is offered by default (R24)."""

from __future__ import annotations

from collections.abc import Iterator

from amunre.kernel.game import Game
from amunre.kernel.legal import Choices
from amunre.rules.base.scoring import ShowScheme
from amunre.tui.table import Table

SHOW_ALL = "show all"


def scoring_schemes(game: Game, seat: int) -> list[ShowScheme]:
    """The schemes that a seat may show now, one by one; nothing at any other question."""
    if seat not in game.waiting_for:
        return []
    groups = game.legal(seat).groups
    return [
        action
        for group in groups
        if isinstance(group, Choices) and group.make is ShowScheme
        for action in group
        if isinstance(action, ShowScheme)
    ]


def one_after_the_other(table: Table, seat: int) -> Iterator[ShowScheme]:
    """All that score now, each as long as the rules let it when its turn comes."""
    for wanted in scoring_schemes(table.game, seat):
        if wanted in scoring_schemes(table.game, seat):
            yield wanted
