"""What the client shows of each game. A game is known by the class of what its rules are composed with."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from rich.console import Console
from rich.text import Text

from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.view import View
from amunre.rules.base.board import Config
from amunre.rules.cardgame.table import CardConfig
from amunre.tui import annex, board, card_board, explaining, notes, panels
from amunre.tui.card_scene import CardScene
from amunre.tui.people import People
from amunre.tui.scene import AnyScene, Scene
from amunre.tui.terms import Terms


class Face(NamedTuple):
    """Every function takes a scene of the game it belongs to."""

    scene: Callable[[str, Ruleset, View, People], AnyScene]
    draw: Callable[[Console, Any], None]
    """The whole table."""
    holding: Callable[[Any], str]
    """What the viewer has, in one line."""
    own: str
    """The word before it."""
    reminder: Callable[[Console, Any], list[Text]]
    """What one has to see again between two actions of one's own."""
    notes: Callable[[Any], Callable[[Action], str]]
    provinces: Callable[[Console, Any], list[Text]]
    piles: Callable[[Any], list[str]]
    hand_cards: Callable[[Any], Iterable[tuple[str, str]]]
    """What the viewer holds, each with what it does."""
    all_cards: Callable[[Ruleset, Terms], Iterable[tuple[str, str]]]
    legend: Callable[[Console, Any], str]


BOARD = Face(
    Scene,
    panels.draw,
    panels.holding,
    "hand",
    annex.reminder,
    notes.notes,
    board.list_provinces,
    panels.piles,
    explaining.hand_cards,
    explaining.favour_cards,
    explaining.legend,
)
CARDS = Face(
    CardScene,
    card_board.draw,
    card_board.holding,
    "cards",
    lambda console, scene: [],
    card_board.notes,
    card_board.list_provinces,
    lambda scene: [f"Your cards: {card_board.holding(scene)}", card_board.decks_line(scene)],
    lambda scene: [],
    explaining.province_cards,
    card_board.legend,
)
FACES: dict[type, Face] = {Config: BOARD, CardConfig: CARDS}


def face_of(rules: Ruleset) -> Face:
    return FACES[type(rules.config)]


def scene_of(title: str, rules: Ruleset, seen: View, people: People) -> AnyScene:
    return face_of(rules).scene(title, rules, seen, people)


def hand_line(scene: AnyScene) -> str:
    face = face_of(scene.rules)
    return f"Your {face.own}: {face.holding(scene)}"
