"""The picture of any game. A game is known by the class of what its rules are composed with."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from amunre.drawing.board import board_picture
from amunre.drawing.card_table import card_picture
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.view import View
from amunre.rules.base.board import Config
from amunre.rules.cardgame.table import CardConfig

PICTURES: dict[type, Callable[[Ruleset, View, Sequence[str]], str]] = {
    Config: board_picture,
    CardConfig: card_picture,
}


def board_svg(rules: Ruleset, view: View, names: Sequence[str]) -> str:
    """A position as a standalone SVG, with all that the view shows and nothing else.

    ``names`` are those of the seats, in seat order. The same arguments always give the same text. The
    picture follows the reader's choice of light or dark, and its title and description tell it in words.
    """
    if len(names) != view.players:
        raise ValueError(f"{view.players} players need {view.players} names, not {len(names)}")
    return PICTURES[type(rules.config)](rules, view, names)
