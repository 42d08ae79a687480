"""What expansions bring to the screen: statues, officials, the Pharaoh, tombs, province cards."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from amunre.kernel.view import View
from amunre.rules.expansions.afterlife.sight import TombsView, TombView
from amunre.rules.expansions.officials.deck import OfficialsView
from amunre.rules.expansions.pharaoh.court import CourtView
from amunre.rules.expansions.statues.slice import StatuesView
from amunre.tui.board import GRID, describe
from amunre.tui.panels import draw
from amunre.tui.people import People
from amunre.tui.scene import Scene
from amunre.tui.table import Table
from tests.support.games import new_game, play_on
from tests.tui.tools import make_table, run, screen, text_of

NAMES = ("anna", "bruno", "cleo", "dora", "emil")
ALL = "anniversary+officials+afterlife+statues+pharaoh+promos"
TOMB = {"1.1": "gold", "1.2": "gold", "1.4": "stone", "2.1": "favour"}


def scene_with(title: str, players: int, viewer: int = 0, **parts: Any) -> Scene:
    """The first auction of a game, with these parts of expansions as they are given."""
    game = new_game(title, players, "first")
    rng = random.Random(1)
    while not game.view(viewer).parts["base"].up:
        play_on(game, rng, 1)
    seen: View = game.view(viewer)
    seen = replace(seen, parts={**seen.parts, **parts})
    return Scene(title, game.rules, seen, People(NAMES[:players], viewer))


def drawn(scene: Scene, width: int = 100) -> str:
    console = screen(width)
    draw(console, scene)
    return text_of(console)


def tombs(players: int, viewer: int) -> TombsView:
    empty = TombView({}, 2, None, 0)
    own = TombView(TOMB, 3, {"farmer": 1, "point": 2}, 0)
    return TombsView(tuple(own if seat == viewer else empty for seat in range(players)), 40, ("stone",), None)


def test_statues_stand_in_their_provinces_and_say_who_has_them() -> None:
    scene = scene_with("anniversary+statues", 3)
    assert scene.extras.statues is not None
    (province, statue), *_ = scene.extras.statues.placed.items()
    shown = drawn(scene)
    assert f"Statues: {statue.capitalize()} in {province.capitalize()} (nobody)" in shown
    assert f"for auction{statue.capitalize():>11}│" in shown
    assert f"statue of {statue.capitalize()}" in describe(scene, province)


def test_officials_lie_in_open_provinces() -> None:
    scene = scene_with(ALL, 3)
    up = scene.table.up
    cards = dict(zip(up, ("two_farmers", "farmer_and_three_gold", "stone_and_card"), strict=False))
    scene = scene_with(ALL, 3, officials=OfficialsView(12, ("six_gold",), cards, None))
    told = {
        100: ("official 2 farmers", "official farmer+3 gold", "official card+stone"),
        80: ("brings 2 farmers", "farmer+3 gold", "card+stone"),
    }
    for width, lines in told.items():
        shown = drawn(scene, width)
        room = 22 if width == 100 else 16
        for words in lines:
            assert f"│ {words:<{room}}│" in shown
    assert "an official who brings 1 farmer and 3 gold" in describe(scene, up[1])
    assert "Officials deck 12 · discards: 1" in drawn(scene)


def test_only_rows_with_officials_have_a_line_for_them() -> None:
    scene = scene_with("anniversary+officials", 2, officials=OfficialsView(9, (), {}, None))
    without = drawn(scene).count("\n")
    row = next(row for row in GRID if sum(name in scene.table.up for name in row) > 1)
    cards = dict.fromkeys((name for name in row if name in scene.table.up), "six_gold")
    scene = scene_with("anniversary+officials", 2, officials=OfficialsView(9, (), cards, None))
    assert drawn(scene).count("\n") == without + 1


def test_the_pharaoh_stands_before_the_name_and_tokens_are_a_column() -> None:
    province = scene_with("anniversary+pharaoh", 4).table.up[0]
    scene = scene_with("anniversary+pharaoh", 4, pharaoh=CourtView(province, (0, 2, 0, 1)))
    shown = drawn(scene)
    assert f"│  ♛{province.capitalize()}" in shown
    rows = [line.split() for line in shown.splitlines()]
    place = next(row for row in rows if "tokens" in row).index("tokens")
    tokens = {row[2]: row[place + 2] for row in rows if len(row) > 4 and row[1] in "◆■●♣"}
    assert tokens == {"you": "0", "bruno": "2", "cleo": "0", "dora": "1"}
    assert "the Pharaoh is there" in describe(scene, province)


def test_tombs_are_drawn_as_far_as_they_are_built_and_own_tiles_are_told() -> None:
    scene = scene_with("anniversary+afterlife", 3, afterlife=tombs(3, 0))
    lines = [line.rstrip() for line in drawn(scene).splitlines()]
    top = lines.index(next(line for line in lines if line.startswith("tombs")))
    column = lines[top].index("◆")
    rows = [line[column : column + 13].rstrip() for line in lines[top + 1 : top + 4]]
    assert rows == ["  · · ·", " C · · ·", "G G □ S □"]
    assert "· tiles: farmer and point ×2" in drawn(scene)
    assert "Tomb tiles 40 · discards: stone" in drawn(scene)
    assert "Your tomb: row 1: gold, gold, empty, stone, empty; row 2: favour" in drawn(scene, 70)


def test_tiles_of_others_are_a_number() -> None:
    scene = scene_with("anniversary+afterlife", 3, viewer=1, afterlife=tombs(3, 0))
    assert "· tiles: none" in drawn(scene)
    assert "point ×2" not in drawn(scene)


def test_own_province_cards_are_in_the_hand() -> None:
    scene = scene_with("revised+expert", 3)
    names = [name.capitalize() for name in scene.table.held]
    assert len(names) == 2
    assert f"· province cards: {names[0]} and {names[1]}" in drawn(scene)


def test_a_long_title_gives_way_in_a_narrow_terminal() -> None:
    assert drawn(scene_with(ALL, 3), 100).startswith(f"{ALL} · Old Kingdom")
    assert drawn(scene_with(ALL, 3), 80).startswith("anniversary + 5 expansions · Old Kingdom")


def test_protection_is_shown_at_the_bid_it_guards() -> None:
    scene = scene_with("anniversary+officials", 2)
    one, other = scene.table.up[:2]
    who = replace(scene.table.seats[0], scribes=(one, other), bids=(3, 6), protection=(0, 1))
    base = replace(scene.table, seats=(who, *scene.table.seats[1:]))
    scene = scene_with("anniversary+officials", 2, base=base)
    shown = drawn(scene)
    assert "bids ◆3 " in shown
    assert "bids ◆6! " in shown
    assert "you 6 with Protection" in describe(scene, other)


# At the prompt


def table_at(folder: Path, title: str, players: int, kind: str, least: int = 0) -> Table:
    """A table at which the person is asked a question of this kind, with so much left to do."""
    for seed in range(200):
        table = make_table(folder, title, players, f"{kind}{seed}")
        rng = random.Random(seed)
        while table.game.outcome is None:
            asked = [one.kind for one in table.game.decisions if one.seat == 0]
            if asked == [kind] and table.game.waiting_for == [0] and table.scene(0).left_to_do() >= least:
                return table
            seat = table.game.waiting_for[-1]
            table.play(seat, table.game.legal(seat).sample(rng))
    raise AssertionError(f"nobody was asked {kind}")


QUESTIONS = {
    "put_up_province": ("revised+expert", 3, "put up ", "put up PROVINCE – "),
    "keep_province": ("anniversary+officials", 2, "choose ", "choose PROVINCE – "),
    "thoth": ("anniversary+statues", 4, "thoth ", "thoth CARD – "),
    "lay_stone": ("anniversary+statues", 4, "horus ", "horus PROVINCE – "),
    "gift_end": ("anniversary+afterlife", 3, "done", "build TILE ROW PLACE paying PAID – "),
}


@pytest.mark.parametrize("kind", QUESTIONS)
def test_new_questions_have_a_prompt_a_menu_and_help(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, kind: str
) -> None:
    title, players, choice, helped = QUESTIONS[kind]
    table = table_at(tmp_path, title, players, kind)
    before = len(table.game.commands)
    shown = run(monkeypatch, table, ["?", "1"])
    assert table.game.rules.questions[kind].prompt in " ".join(shown.split())
    assert choice in shown
    assert helped in shown
    assert len(table.game.commands) > before


@pytest.mark.parametrize("kind", ["gift", "place_stone", "place_farmer"])
def test_prompts_say_how_many_pieces_or_gifts_are_left(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, kind: str
) -> None:
    table = table_at(tmp_path, "anniversary", 3, kind, least=2)
    prompt = table.game.rules.questions[kind].prompt
    assert f"{prompt} ({table.scene(0).left_to_do()} left)" in run(monkeypatch, table, [])


def test_hand_and_cards_tell_what_everything_does(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    table = table_at(tmp_path, ALL, 3, "harvest")
    scene = table.scene(0)
    assert scene.extras.statues is not None
    shown = " ".join(run(monkeypatch, table, ["hand"]).split())
    for province, statue in scene.extras.statues.placed.items():
        assert f" {statue.capitalize()} ({province.capitalize()}, " in shown
    shown = " ".join(run(monkeypatch, table, ["cards"]).split())
    for text in (
        "Glory – market: as your last act",
        "Pharaoh's Blessing (pharaohs_blessing) – scoring: 3 points",
        "(4 in the full deck)",
    ):
        assert text in shown


def test_own_tiles_are_explained(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    table = table_at(tmp_path, "anniversary+afterlife", 3, "gift_end")
    view = table.scene(0).extras.tombs
    assert view is not None
    assert view.seats[0].tiles
    shown = run(monkeypatch, table, ["hand"])
    for tile in view.seats[0].tiles:
        assert f"  {tile} tile" in shown


def test_help_explains_the_signs_of_expansions(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shown = " ".join(run(monkeypatch, make_table(tmp_path, ALL, 2), ["?"]).split())
    for text in ("is a statue", "what an official brings", "♛ is the Pharaoh", "In tombs: P point"):
        assert text in shown
    plain = " ".join(run(monkeypatch, make_table(tmp_path), ["?"]).split())
    assert "statue" not in plain
    assert "In tombs" not in plain


def test_rules_of_expansions_can_be_looked_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    table = make_table(tmp_path, "anniversary+statues", 3)
    shown = run(monkeypatch, table, ["rule statues-3", "rule auction-4", "rule pharaoh-2"])
    assert "statues-3 · " in shown
    assert "auction-4 · " in shown
    assert "There is no rule 'pharaoh-2' in this game" in shown


def test_statues_view_is_what_the_screen_expects() -> None:
    scene = scene_with("anniversary+statues", 3, statues=StatuesView({}, 8, 0, None))
    assert "Statues:" not in drawn(scene)
