"""The table on the screen: widths, signs, and what is shown where."""

from __future__ import annotations

import io
import random
import re
from typing import Any

import pytest
from msgspec.structs import replace
from rich.cells import cell_len
from rich.console import Console

from amunre.kernel.messages import SPECTATOR
from amunre.rules.base.view import table_view
from amunre.rules.components import PROVINCES
from amunre.tui.board import GRID, describe
from amunre.tui.faces import face_of, scene_of
from amunre.tui.panels import draw
from amunre.tui.people import People
from amunre.tui.scene import Scene
from amunre.tui.scores import draw_ranking, draw_scores
from amunre.tui.screen import in_columns
from tests.drawing.tools import MIXES, auction, with_province
from tests.support.games import EDITIONS, finished, new_game, positions
from tests.tui.tools import GAMES, screen, text_of

NAMES = ("anna", "bruno", "cleo", "dora", "emil")


def scenes(title: str, players: int, seed: str, share: float = 0.02) -> list[Any]:
    rng = random.Random(seed)
    return [
        scene_of(title, game.rules, game.view(viewer), People(NAMES[:players], viewer))
        for game in positions(new_game(title, players, seed), rng, share)
        for viewer in (SPECTATOR, 0)
    ]


def test_the_grid_shows_every_province_once() -> None:
    assert sorted(name for row in GRID for name in row if name) == sorted(PROVINCES)


@pytest.mark.parametrize("width", [100, 80, 60])
@pytest.mark.parametrize(
    ("title", "players"), [*((name, n) for name in sorted(EDITIONS) for n in (3, 5)), *MIXES.items()]
)
def test_no_line_is_wider_than_the_terminal_and_every_province_is_named(
    width: int, title: str, players: int
) -> None:
    for scene in scenes(title, players, "draw"):
        console = screen(width)
        draw(console, scene)
        shown = text_of(console)
        assert max(cell_len(line) for line in shown.splitlines()) <= width
        for name in PROVINCES:
            assert name.capitalize() in shown


def test_the_map_has_the_same_shape_in_every_phase() -> None:
    heights = set()
    for scene in scenes("classic", 4, "shape", 0.1):
        console = screen()
        draw(console, scene)
        heights.add(sum(line[:1] in "┌├╞└│" for line in text_of(console).splitlines()))
    assert heights == {21}


def test_a_terminal_without_unicode_gets_plain_signs() -> None:
    raw = io.BytesIO()
    console = Console(file=io.TextIOWrapper(raw, encoding="ascii"), width=100, markup=False, highlight=False)
    for scene in scenes("anniversary", 5, "ascii"):
        draw(console, scene)
    for scene in scenes("anniversary+officials+afterlife+statues+pharaoh+promos", 3, "ascii"):
        draw(console, scene)
    console.file.flush()
    text = raw.getvalue().decode("ascii")
    assert "+-----" in text
    assert "A anna" in text


def test_colour_is_not_needed_to_tell_seats_apart() -> None:
    console = screen()
    draw(console, scenes("classic", 5, "glyphs")[-1])
    text = text_of(console)
    assert "\x1b" not in text
    for glyph in "◆■●♣★":
        assert glyph in text


def test_gold_and_cards_of_others_are_shown_only_where_the_table_is_open() -> None:
    for memory, question_marks in (("closed", 4), ("open", 0)):
        game = new_game("classic", 3, "1", {"memory": memory})
        console = screen()
        draw(console, Scene("classic", game.rules, game.view(0), People(NAMES[:3], 0)))
        assert text_of(console).count(" ?") == question_marks


@pytest.mark.parametrize("title", ["classic", "anniversary+afterlife", "cardgame"])
def test_a_plain_terminal_is_told_everything_in_words(title: str) -> None:
    scene = scenes(title, 3, "plain", 0.1)[-1]
    shown = []
    for kind in ("dumb", "xterm"):
        out = io.StringIO()
        console = Console(
            file=out, width=100, force_terminal=True, color_system=None, _environ={"TERM": kind}
        )
        face_of(scene.rules).draw(console, scene)
        shown.append(out.getvalue())
    assert not set("│┌┐└┘╪") & set(shown[0])
    if title == "cardgame":
        assert all(f"\n{name}: " in shown[0] for name in ("Bruno", "Cleo"))
    else:
        assert all(re.search(rf"^{name.capitalize()}(:| \()", shown[0], re.MULTILINE) for name in PROVINCES)
        assert "│" in shown[1]


def test_provinces_in_words_tell_what_they_pay_and_what_they_touch() -> None:
    """Thebes touches Abu, Abydos, Amarna and Sawu; two farmers bring 2 gold each on position 2."""
    game = auction("classic", 3, "words")
    view = game.view(0)
    view = replace(view, parts={**view.parts, "base": replace(table_view(view), temple=2, up=())})
    view = with_province(view, "thebes", owner=1, farmers=2)
    told = describe(Scene("classic", game.rules, view, People(NAMES[:3], 0)), "thebes")
    assert told.startswith(
        "Thebes (east, upper Egypt, on the Nile): held by bruno, pays 4, 2 of 4 farms farmed"
    )
    assert told.endswith("beside Abu, Abydos, Amarna and Sawu.")
    away = describe(Scene("classic", game.rules, view, People(NAMES[:3], 0)), "avaris")
    assert away.startswith("Avaris (east, lower Egypt): ")


def test_provinces_in_words_tell_bids_holders_and_pieces() -> None:
    game = finished("classic", 3, "5")
    scene = Scene("classic", game.rules, game.view(0), People(NAMES[:3], 0))
    held = next(name for name in PROVINCES if scene.laid(name).owner == 1)
    assert "held by bruno" in describe(scene, held)
    begun = new_game("classic", 3, "5")
    seat = begun.waiting_for[0]
    begun.play(seat, next(iter(begun.legal(seat))))
    scene = Scene("classic", begun.rules, begun.view(0), People(NAMES[:3], 0))
    bid_on = next(name for name in PROVINCES if scene.bids_on(name))
    assert "for auction" in describe(scene, bid_on)
    assert "12 gold" in describe(scene, "dakhla")


def test_the_end_shows_ranking_and_points_that_add_up() -> None:
    for title, players in GAMES:
        game = finished(title, players, "9")
        assert game.outcome is not None
        scene = scene_of(title, game.rules, game.view(SPECTATOR), People(NAMES[:players], SPECTATOR))
        console = screen()
        draw_scores(console, scene)
        draw_ranking(console, scene, game.outcome)
        rows = [line.split() for line in text_of(console).splitlines()]
        total = next(row for row in rows if row[:1] == ["total"])
        assert [int(cell) for cell in total[1:]] == list(game.outcome.points)
        kingdoms = [f"{words}:".split() for words in scene.KINGDOMS.values()]
        parts = [row[-players:] for row in rows if row[:2] in kingdoms and len(row) > players + 2]
        for seat in range(players):
            points = sum(int(part[seat]) for part in parts if part[seat] != "-")
            assert points == game.outcome.points[seat]


def test_columns_run_downwards_and_fit() -> None:
    assert in_columns(["one", "two", "three", "four", "five"], 20) == [
        "one     four",
        "two     five",
        "three",
    ]
    assert in_columns([], 20) == []


@pytest.mark.parametrize("width", [100, 80, 60])
@pytest.mark.parametrize("players", [2, 5])
def test_the_card_game_fits_into_the_terminal_and_names_every_open_card(width: int, players: int) -> None:
    for scene in scenes("cardgame", players, "draw", 0.1):
        console = screen(width)
        face_of(scene.rules).draw(console, scene)
        shown = text_of(console)
        assert max(cell_len(line) for line in shown.splitlines()) <= width
        for seat in scene.table.seats:
            for stack in seat.stacks:
                assert all(card.capitalize() in shown for card in stack.cards)
        for card in scene.table.up:
            assert card.capitalize() in shown


def test_a_terminal_without_unicode_shows_the_card_game_in_plain_signs() -> None:
    raw = io.BytesIO()
    console = Console(file=io.TextIOWrapper(raw, encoding="ascii"), width=100, markup=False, highlight=False)
    for scene in scenes("cardgame", 4, "ascii", 0.2):
        face_of(scene.rules).draw(console, scene)
    console.file.flush()
    assert "flood" in raw.getvalue().decode("ascii")
