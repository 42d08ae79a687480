"""What expansions bring into the picture: statues, officials, the Pharaoh, tombs, province cards."""

from __future__ import annotations

import re

import pytest

from amunre.kernel.messages import SPECTATOR
from amunre.rules.base.view import table_view
from amunre.rules.components import standard
from amunre.rules.expansions.afterlife.sight import TombView
from amunre.rules.expansions.statues.slice import POWERS
from tests.drawing.tools import (
    SVG,
    auction,
    changed,
    draw,
    moments,
    parsed,
    with_part,
    with_province,
    writing,
)
from tests.support.games import new_game

ALL = "anniversary+officials+afterlife+statues+pharaoh+promos"


def tile_of(picture: str, province: str) -> str:
    return next(part for part in picture.split("<title>") if part.startswith(province.capitalize()))


def told(picture: str) -> str:
    return parsed(picture).findtext(f"{SVG}desc") or ""


@pytest.mark.parametrize("statue", POWERS)
def test_statues_stand_in_their_provinces(statue: str) -> None:
    game = auction("anniversary+statues", 4, "statues")
    seen = with_part(changed(game.view(SPECTATOR), blocked=()), "statues", placed={"thebes": statue})
    seen = with_province(seen, "thebes", owner=1, pyramids=3, stones=2)
    picture = draw(game, view=seen)
    assert f"#amunre-statue-{statue}" in tile_of(picture, "thebes")
    assert statue.capitalize() in writing(picture)
    assert f"statue of {statue.capitalize()}" in told(picture)
    assert f"statue: {statue.capitalize()}" in writing(picture)
    assert re.search(rf"Ben: [^.]*statue {statue.capitalize()}", told(picture))


@pytest.mark.parametrize("card", standard().officials)
def test_officials_lie_in_open_provinces(card: str) -> None:
    game = auction("anniversary+officials", 2, "officials")
    seen = game.view(SPECTATOR)
    province = table_view(seen).up[0]
    picture = draw(game, view=with_part(seen, "officials", placed={province: card}))
    benefit = standard().officials[card]
    tile = tile_of(picture, province)
    assert "amunre-f-seal" in tile
    for count, icon in ((benefit.cards, "card"), (benefit.farmers, "farmer"), (benefit.gold, "coin")):
        assert (f"#amunre-{icon}" in tile) == bool(count)
    assert f"{province.capitalize()} (" in told(picture)
    assert "an official who brings" in told(picture)
    bare = draw(game, view=with_part(seen, "officials", placed={}))
    assert "amunre-f-seal" not in tile_of(bare, province)


def test_two_scribes_of_one_player_stand_on_two_ladders() -> None:
    for game in moments("anniversary+officials", 2, "two", 0.2):
        seats = table_view(game.view(SPECTATOR)).seats
        both = [seat for seat, who in enumerate(seats) if all(who.scribes)]
        if both and game.decisions and game.decisions[0].kind == "bid":
            picture = draw(game)
            glyph = ("ankh", "eye")[both[0]]
            for province in seats[both[0]].scribes:
                assert f"#amunre-{glyph}" in tile_of(picture, province)
            return
    raise AssertionError("nobody had two scribes on the board")


def test_a_province_that_nobody_kept_is_still_open_and_has_no_ladder() -> None:
    for game in moments("anniversary+officials", 3, "open", 0.3):
        seen = table_view(game.view(SPECTATOR))
        if game.decisions and game.decisions[0].kind == "market" and seen.up:
            picture = draw(game)
            assert writing(picture).count("still open") == len(seen.up)
            assert ">36</text>" not in tile_of(picture, seen.up[0])
            assert "still open" in told(picture)
            return
    raise AssertionError("no province stayed open")


def test_the_pharaoh_and_his_tokens_are_shown() -> None:
    game = auction("anniversary+pharaoh", 4, "court")
    seen = game.view(SPECTATOR)
    assert "#amunre-pharaoh" not in draw(game).split("</defs>")[1]
    picture = draw(game, view=with_part(seen, "pharaoh", at="buto", tokens=(0, 3, 0, 1)))
    body = picture.split("</defs>")[1]
    assert body.count('href="#amunre-pharaoh"') == 1
    assert body.count('href="#amunre-token"') == 4 + 1
    assert "the Pharaoh is there" in told(picture)
    assert "3 Pharaoh tokens" in told(picture)
    assert "1 Pharaoh token," in told(picture) or "1 Pharaoh token." in told(picture)


def test_tombs_stand_below_the_map_with_the_tiles_of_the_viewer() -> None:
    game = auction("anniversary+afterlife", 3, "tombs")
    own = TombView({"1.1": "gold", "1.2": "gold", "2.1": "point"}, 3, {"stone": 2, "favour": 1}, 0)
    other = TombView({}, 2, None, 0)
    seen = with_part(game.view(0), "afterlife", seats=(own, other, other))
    picture = draw(game, view=seen)
    plain = draw(game, view=with_part(seen, "afterlife", seats=(other, other, other)))
    used = [
        {name: text.count(f'href="#amunre-{name}"') for name in ("coin", "stone", "card", "star")}
        for text in (picture, plain)
    ]
    assert {name: used[0][name] - used[1][name] for name in used[0]} == {
        "coin": 2,
        "stone": 1,
        "card": 1,
        "star": 1,
    }
    assert "×2" in writing(picture)
    assert writing(picture).count("2 tiles to build") == 2
    assert "Tomb of Ana: row 1 gold and gold, row 2 point, 3 tiles to build" in told(picture)
    assert "Tomb of Ben: empty, 2 tiles to build." in told(picture)


def test_only_a_game_with_tombs_is_higher() -> None:
    heights = {
        title: float((parsed(draw(new_game(title, 3, "high"))).get("viewBox") or "").split()[3])
        for title in ("anniversary", "anniversary+statues", "anniversary+afterlife")
    }
    assert heights["anniversary"] == heights["anniversary+statues"] < heights["anniversary+afterlife"]


def test_games_without_expansions_carry_no_drawings_of_them() -> None:
    picture = draw(new_game("anniversary", 3, "plain"))
    for name in ("statue-", "pharaoh", "token", "star"):
        assert f'id="amunre-{name}' not in picture


def test_own_province_cards_are_shown_to_their_holder_only() -> None:
    game = new_game("revised+expert", 3, "cards")
    held = [name.capitalize() for name in table_view(game.view(1)).held]
    assert len(held) == 3
    shown = " ".join(writing(draw(game, 1)))
    assert f"province cards: {held[0]}, {held[1]}" in shown
    assert f"province cards {held[0]}, {held[1]} and {held[2]}" in told(draw(game, 1))
    for viewer in (SPECTATOR, 0):
        assert f"province cards: {held[0]}, {held[1]}" not in " ".join(writing(draw(game, viewer)))
    assert "3 choose in secret" in writing(draw(game))


def test_the_legend_names_the_pieces_of_expansions() -> None:
    words = {"statue", "official", "Pharaoh, token", "tomb tile"}
    assert words <= set(writing(draw(new_game(ALL, 3, "legend"))))
    assert not words & set(writing(draw(new_game("anniversary", 3, "legend"))))


def test_in_a_crowded_legend_the_names_remain() -> None:
    text = writing(draw(new_game("anniversary+afterlife+statues+pharaoh+promos", 5, "legend")))
    assert {"statue", "tomb tile", "caravan"} <= set(text)
    assert "gold = position" not in text


def test_the_same_card_may_lie_at_different_heights_of_temple() -> None:
    game = auction(ALL, 3, "temple")
    seen = game.view(SPECTATOR)
    assert len({draw(game, view=changed(seen, temple=temple)) for temple in range(5)}) == 5
