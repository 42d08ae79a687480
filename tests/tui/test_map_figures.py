"""No figure on the map ever loses a digit, however narrow the terminal and however much stands in a cell."""

from __future__ import annotations

import random
import re
from itertools import groupby

import pytest
from msgspec.structs import replace
from rich.text import Text

from amunre.kernel.view import View
from amunre.rules.base.board import NOBODY
from amunre.rules.base.view import table_view
from amunre.rules.components import PROVINCES, standard
from amunre.rules.expansions.officials.deck import OfficialsView
from amunre.tui.board import GRID, draw_map
from amunre.tui.cards import STATUES
from amunre.tui.panels import players_table
from amunre.tui.people import People
from amunre.tui.scene import Scene
from amunre.tui.screen import fit, shortened
from tests.drawing.tools import auction, with_bids, with_part, with_province
from tests.support.games import EDITIONS, expansion_combinations, new_game, positions
from tests.tui.tools import screen, text_of

WIDTHS = range(76, 141)
EDGES = (76, 80, 99, 100, 140)
NAMES = ("strategist1", "strategist2", "anna", "grandmaster10", "x" * 18 + "77")
TABLES = [*((title, n, {}) for title in EDITIONS for n in (3, 5)), *expansion_combinations()]


def scene_of(view: View, title: str, rules: object, players: int) -> Scene:
    return Scene(title, rules, view, People(NAMES[:players], view.viewer))  # type: ignore[arg-type]


def cells(scene: Scene, width: int) -> dict[str, list[str]]:
    """The lines of every province's cell, as they stand on the screen."""
    console = screen(width)
    for line in draw_map(console, scene):
        console.print(line)
    lines = text_of(console).splitlines()
    assert all(len(line) == len(lines[0]) <= width for line in lines)
    rows = [list(run) for is_cell, run in groupby(lines, lambda line: line[0] == "│") if is_cell]
    found = {}
    for names, row in zip(GRID, rows, strict=True):
        columns = zip(
            *(line.replace("≈", "").replace("││", "│").strip("│").split("│") for line in row), strict=True
        )
        for name, column in zip(names, columns, strict=True):
            found[name] = [text.strip() for text in column]
    return found


def figures(lines: list[str]) -> list[int]:
    return sorted(int(number) for number in re.findall(r"\d+", " ".join(lines)))


def expected(scene: Scene, name: str) -> list[int]:
    """Every number that the cell has to show, from the components and what lies there."""
    if name in scene.table.blocked or name in scene.table.out:
        return []
    printed, laid = scene.components.provinces[name], scene.table.provinces[name]
    beside = laid.extra_farmers + printed.printed_farmers
    shown_if_any = [
        printed.icons,
        beside,
        laid.pyramids,
        printed.blessing_cards,
        printed.blessing_stones,
        printed.blessing_gold,
        printed.temples,
        printed.mine,
        printed.caravan,
        scene.pays(name) if laid.owner != NOBODY and scene.table.temple else 0,
    ]
    found = [number for number in shown_if_any if number]
    if printed.fields or beside:
        found += [laid.farmers, printed.fields]
    if name in scene.table.up and laid.owner == NOBODY:
        found += [amount for _, amount in scene.bids_on(name)]
    officials = scene.extras.officials
    if officials and name in officials.placed:
        found += [number for number in benefit(officials.placed[name]) if number > 1]
    return sorted(found)


def benefit(card: str) -> list[int]:
    one = standard().officials[card]
    return [one.cards, one.farmers, one.stones, one.points, one.gold]


def without_names(scene: Scene, name: str, lines: list[str]) -> list[str]:
    """The cell without the name of its holder, which may hold a number of its own."""
    owner = scene.table.provinces[name].owner
    names = {shortened(NAMES[owner], room) for room in (16, 22)} if owner != NOBODY else ()
    text = "\n".join(lines)
    for one in names:
        text = text.replace(one, "")
    return text.split("\n")


def check(scene: Scene, width: int) -> None:
    shown = cells(scene, width)
    for name in PROVINCES:
        lines = without_names(scene, name, shown[name])
        assert figures(lines) == expected(scene, name), (width, name, shown[name])


@pytest.mark.parametrize(("title", "players", "options"), TABLES)
def test_the_map_shows_the_figures_of_the_state_in_every_width(
    title: str, players: int, options: dict[str, str]
) -> None:
    rng = random.Random(title)
    for seed in range(2):
        game = new_game(title, players, f"figures{seed}", options)
        for position in positions(game, rng, 0.02):
            scene = scene_of(position.view(0), title, position.rules, players)
            for width in EDGES:
                check(scene, width)
    for width in WIDTHS:
        check(scene, width)


def test_a_harvest_of_two_digits_stands_whole_beside_farmers_of_every_kind() -> None:
    """On temple position 4 every farmer brings 4 gold: three on fields and one beside them bring 16."""
    game = auction("classic", 3, "16")
    view = game.view(0)
    view = replace(view, parts={**view.parts, "base": replace(table_view(view), temple=4, up=())})
    for width in WIDTHS:
        scene = scene_of(
            with_province(view, "amarna", owner=1, farmers=3, extra_farmers=1), "classic", game.rules, 3
        )
        amarna = cells(scene, width)["amarna"]
        assert re.fullmatch(r"(farmers )?3/3\+1 +(pays ?)?16", amarna[1]), (width, amarna)
        assert "16" in amarna[1]
        check(scene, width)


@pytest.mark.parametrize("farmers", [1, 9, 10, 25, 99])
def test_farmers_and_gold_of_up_to_three_digits_stand_whole(farmers: int) -> None:
    game = auction("anniversary", 3, "many")
    view = game.view(0)
    for width in EDGES:
        for temple in (1, 4):
            told = replace(
                view, parts={**view.parts, "base": replace(table_view(view), temple=temple, up=())}
            )
            for name in ("baharya", "mendes", "edfu", "dakhla"):
                told = with_province(
                    told, name, owner=0, farmers=farmers, extra_farmers=farmers, pyramids=farmers, stones=2
                )
            check(scene_of(told, "anniversary", game.rules, 3), width)


@pytest.mark.parametrize("amounts", [(0, 1, 3, 6, 10), (21, 28, 36, 45, 55)])
@pytest.mark.parametrize("protection", [0, 1])
def test_five_bids_in_one_province_are_all_whole(amounts: tuple[int, ...], protection: int) -> None:
    title = "anniversary+statues"
    game = auction(title, 5, "five")
    up = table_view(game.view(0)).up[0]
    bids = {seat: (up, amount) for seat, amount in enumerate(amounts)}
    view = with_bids(game.view(0), bids, protection=(protection,))
    for width in EDGES:
        scene = scene_of(view, title, game.rules, 5)
        check(scene, width)
        assert " ".join(cells(scene, width)[up]).count("!") == 5 * protection


@pytest.mark.parametrize("statue", sorted(STATUES))
def test_statues_are_called_by_their_whole_names(statue: str) -> None:
    title = "anniversary+statues"
    game = auction(title, 5, "names")
    up = table_view(game.view(0)).up[0]
    open_view = with_part(game.view(0), "statues", placed={up: statue})
    views = [open_view, *(with_province(open_view, up, owner=seat) for seat in range(5))]
    views.append(with_bids(open_view, {1: (up, 45), 3: (up, 36)}, protection=(1,)))
    for view in views:
        for width in EDGES:
            scene = scene_of(view, title, game.rules, 5)
            check(scene, width)
            assert statue.capitalize() in " ".join(cells(scene, width)[up])


@pytest.mark.parametrize("card", sorted(standard().officials))
def test_what_an_official_brings_stands_whole(card: str) -> None:
    title = "anniversary+officials"
    game = auction(title, 2, "line")
    up = table_view(game.view(0)).up[0]
    view = game.view(0)
    view = replace(view, parts={**view.parts, "officials": OfficialsView(9, (), {up: card}, None)})
    scene = scene_of(view, title, game.rules, 2)
    for width in EDGES:
        check(scene, width)
        last = cells(scene, width)[up][4]
        told = [f"{number} " if number > 1 else "" for number in benefit(card) if number]
        assert re.fullmatch(r"(official |brings )?" + r"\+".join(f"{number}[a-z]+" for number in told), last)


def test_the_number_of_a_bot_stays_where_its_name_is_cut() -> None:
    assert shortened("strategist12", 8) == "strate12"
    assert shortened("anna", 8) == "anna"
    assert shortened("123456789", 4) == "123456789"


def test_what_has_no_room_in_a_line_stands_below_and_is_whole() -> None:
    lines = fit([(Text("bids 1 22 333"), "+444 cards")], 10)
    assert [line.plain for line in lines] == ["bids 1 22 ", "333       ", "+444 cards"]


@pytest.mark.parametrize("width", WIDTHS)
def test_the_figures_of_the_players_stand_whole_beside_each_other(width: int) -> None:
    title = "anniversary+officials+afterlife+statues+pharaoh+promos"
    game = auction(title, 3, "rows")
    view = game.view(0)
    own = {"points": 104, "gold": 99999, "cards": 17, "offered": 55, "laid": ("influence", "greed")}
    table = table_view(view)
    seats = tuple(replace(seat, **own, bribery=1, protection=(1,)) for seat in table.seats)
    view = replace(view, parts={**view.parts, "base": replace(table, seats=seats)})
    for name in table.up:
        view = with_province(view, name, owner=0)
    console = screen(width)
    console.print(players_table(console, scene_of(view, title, game.rules, 3)))
    lines = text_of(console).splitlines()
    assert max(map(len, lines)) <= width
    rows = [line.split() for line in lines if line[:1].isdigit()]
    assert [row[:6] for row in rows] == [
        [str(place), sign, name, "104", "99999", "17"]
        for place, (sign, name) in enumerate(
            (("◆■●"[seat], "you" if seat == 0 else NAMES[seat]) for seat in table.order), 1
        )
    ]
    assert "offered 55" in " ".join(text_of(console).split())
