"""Positions to draw, and drawings to look into."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

from msgspec.structs import replace

from amunre.drawing import board_svg
from amunre.kernel.game import Game
from amunre.kernel.view import View
from amunre.rules.base.view import ProvinceView, TableView, table_view
from amunre.rules.shared.points import table_of
from tests.support.games import new_game, play_on

MIXES = {
    "revised+expert": 4,
    "anniversary+statues+promos": 4,
    "anniversary+afterlife+pharaoh": 5,
    "anniversary+officials": 2,
    "anniversary+officials+afterlife+statues+pharaoh+promos": 3,
}
"""Titles with expansions, each of which is in at least one, and a number of players for each."""
NAMES = ("Ana", "Ben", "Cleo", "Dina", "Emil")
SVG = "{http://www.w3.org/2000/svg}"


def draw(game: Game, viewer: int = -1, view: View | None = None) -> str:
    return board_svg(game.rules, view or game.view(viewer), NAMES[: game.players])


def parsed(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)


def writing(picture: str) -> list[str]:
    """All that is written in the picture, without the descriptions."""
    return [text.text or "" for text in parsed(picture).iter(f"{SVG}text")]


def changed(view: View, **fields: Any) -> View:
    """The view with other things on the table."""
    table: TableView = replace(table_view(view), **fields)
    return replace(view, parts={**view.parts, "base": table})


def with_province(view: View, name: str, **fields: Any) -> View:
    provinces = table_view(view).provinces
    province: ProvinceView = replace(provinces[name], **fields)
    return changed(view, provinces={**provinces, name: province})


def with_bids(view: View, bids: dict[int, tuple[str, int]], **fields: Any) -> View:
    """One scribe for each of these seats; the other fields go to each of them."""
    seats = list(table_view(view).seats)
    for seat, (province, amount) in bids.items():
        seats[seat] = replace(seats[seat], scribes=(province,), bids=(amount,), **fields)
    return changed(view, seats=tuple(seats))


def with_part(view: View, name: str, **fields: Any) -> View:
    """The view with other things in the part of an expansion."""
    return replace(view, parts={**view.parts, name: replace(view.parts[name], **fields)})


def moments(title: str, players: int, seed: str, share: float) -> Iterator[Game]:
    """Positions of a random game: a share of all, every kind of question in either kingdom, and the end."""
    game = new_game(title, players, seed)
    rng = random.Random(seed)
    met = set()
    while game.outcome is None:
        question = table_of(game.state).kingdom, game.decisions[0].kind
        if question not in met or rng.random() < share:
            met.add(question)
            yield game
        play_on(game, rng, 1)
    yield game


def auction(title: str, players: int, seed: str) -> Game:
    """A game in which the first provinces have come up and nobody has bid."""
    game = new_game(title, players, seed)
    rng = random.Random(seed)
    while not table_view(game.view(-1)).up:
        play_on(game, rng, 1)
    return game
