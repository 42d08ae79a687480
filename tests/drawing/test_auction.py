"""The ladders of an auction."""

from __future__ import annotations

import re

import pytest

from amunre.drawing.ladder import SHOWN, shown_steps
from amunre.drawing.scene import Scene
from amunre.rules.base.view import table_view
from tests.drawing.tools import NAMES, auction, draw, with_bids, with_province, writing

PRINTED = [0, 1, 3, 6, 10, 15, 21, 28, 36]


def tile_of(picture: str, province: str) -> str:
    return next(part for part in picture.split("<title>") if part.startswith(province.capitalize()))


@pytest.mark.parametrize(
    ("title", "bids", "steps"),
    [
        ("classic", [], PRINTED),
        ("classic", [36], PRINTED),
        ("anniversary", [0, 21], PRINTED),
        ("anniversary", [36], [1, 3, 6, 10, 15, 21, 28, 36, 45]),
        ("anniversary", [0, 3, 55], [0, 3, 15, 21, 28, 36, 45, 55, 66]),
    ],
)
def test_the_ladder_shows_every_scribe_and_the_next_step(
    title: str, bids: list[int], steps: list[int]
) -> None:
    game = auction(title, 5, "ladder")
    seen = game.view(-1)
    province = table_view(seen).up[0]
    seen = with_bids(seen, {seat: (province, amount) for seat, amount in enumerate(bids)})
    found = shown_steps(Scene(game.rules, seen, NAMES), province)
    assert found == steps
    assert len(found) == SHOWN
    tile = tile_of(draw(game, view=seen), province)
    assert [int(text) for text in re.findall(r">(\d+)</text>", tile)][-SHOWN:] == steps


def test_scribes_stand_on_their_steps_with_their_glyphs() -> None:
    game = auction("classic", 3, "glyphs")
    seen = game.view(-1)
    province = table_view(seen).up[0]
    seen = with_bids(seen, {1: (province, 3), 2: (province, 10)})
    picture = draw(game, view=seen)
    tile = tile_of(picture, province)
    assert re.findall(r"#amunre-(ankh|eye|lotus)", tile) == ["eye", "lotus"]
    assert "Cleo bids 10 and Ben bids 3" in picture


def test_protection_crosses_the_step_above() -> None:
    game = auction("anniversary", 4, "cross")
    seen = game.view(-1)
    province = table_view(seen).up[0]
    plain = draw(game, view=with_bids(seen, {0: (province, 3)}))
    crossed = draw(game, view=with_bids(seen, {0: (province, 3)}, protection=(1,)))
    cross = "amunre-line amunre-s-alert"
    assert tile_of(crossed, province).count(cross) == tile_of(plain, province).count(cross) + 1
    assert "protection" in writing(crossed)


def test_ladder_and_ribbon_go_when_the_province_is_won() -> None:
    game = auction("classic", 5, "won")
    seen = game.view(-1)
    blessed = "memphis"
    waiting = with_province(seen, blessed, owner=-1)
    won = with_province(seen, blessed, owner=2)
    assert "+2 stones" in tile_of(draw(game, view=waiting), blessed)
    assert "+2 stones" not in tile_of(draw(game, view=won), blessed)
    province = table_view(seen).up[0]
    assert ">36</text>" in tile_of(draw(game, view=seen), province)
    assert ">36</text>" not in tile_of(draw(game, view=with_province(seen, province, owner=2)), province)
    assert "#amunre-lotus" in tile_of(draw(game, view=won), blessed)
