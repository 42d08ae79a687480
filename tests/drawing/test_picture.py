"""The picture is sound SVG, shows the whole table, and is always the same for the same view."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from itertools import chain
from xml.etree import ElementTree

import pytest

from amunre.drawing import board_svg
from amunre.drawing.palette import PAINTS
from amunre.drawing.scene import Scene
from amunre.kernel.game import Game
from amunre.kernel.messages import ARBITER, SPECTATOR
from amunre.rules.base.view import table_view
from amunre.rules.catalogue import TITLES
from amunre.rules.components import PROVINCES
from amunre.rules.setup import Setup, start
from tests.drawing.tools import MIXES, NAMES, SVG, changed, draw, moments, parsed, with_province, writing
from tests.support.games import EDITIONS, finished, new_game, play_on, positions

COUNTS = [(title, players) for title in EDITIONS for players in TITLES[title].players]
COUNTS += MIXES.items()
PHASES = {"Auction", "Market", "Offering", "Harvest", "Scoring"}
WITHOUT_RULE = {"solid", "land", "picture", "carved", "bold", "line"}
"""Classes that are no colours."""


def faults(picture: str) -> list[str]:
    """References that lead nowhere, ids that occur twice, classes without a colour."""
    root = parsed(picture)
    ids = [node.get("id", "") for node in root.iter() if node.get("id")]
    wanted = re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', picture)
    found = [f"no {name}" for pair in wanted for name in pair if name and name not in ids]
    found += [f"two {name}" for name in set(ids) if ids.count(name) > 1]
    colours = {f"{way}-{paint}" for way in "fs" for paint in PAINTS}
    for node in root.iter():
        for name in node.get("class", "").split():
            if name.removeprefix("amunre-") not in colours | WITHOUT_RULE:
                found.append(f"no colour {name}")
    return found


@pytest.mark.parametrize(("title", "players"), COUNTS)
def test_every_phase_of_every_game_can_be_drawn(title: str, players: int) -> None:
    seen: set[str] = set()
    for game in chain(moments(title, players, "a", 0.01), new_phases(title, players, seen)):
        picture = draw(game)
        assert faults(picture) == []
        text = writing(picture)
        assert {name.capitalize() for name in PROVINCES} <= set(text)
        assert set(NAMES[:players]) <= set(text)
        seen |= {name for name in PHASES if f"{name}</title>" in picture.split("<desc")[0]}
    assert seen == PHASES


def new_phases(title: str, players: int, seen: set[str]) -> Iterator[Game]:
    """Positions in phases not seen yet; not every random game asks in all of them."""
    for number in range(50):
        for game in positions(new_game(title, players, str(number)), random.Random(number), 1):
            if seen == PHASES:
                return
            if Scene(game.rules, game.view(SPECTATOR), NAMES[:players]).phase in PHASES - seen:
                yield game


def test_it_stands_alone_and_tells_itself_in_words() -> None:
    picture = draw(new_game("classic", 4, "words"))
    root = parsed(picture)
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox")
    told = {child.get("id"): child.text or "" for child in root if child.tag in (f"{SVG}title", f"{SVG}desc")}
    assert set(root.get("aria-labelledby", "").split()) == set(told)
    assert told["amunre-title"] == "Amun-Re, Old Kingdom, round 1 of 6, Auction"
    for name in (*PROVINCES, *NAMES[:4]):
        assert name.capitalize() in told["amunre-desc"]
    assert "prefers-color-scheme: dark" in picture
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)|@import|@font-face|<script|<image", picture)


def test_the_same_view_gives_the_same_text() -> None:
    for game in moments("anniversary", 4, "same", 0.05):
        assert draw(game) == draw(game.copy())


def test_the_level_of_the_river_follows_the_temple() -> None:
    game = finished("classic", 3, "level")
    seen = game.view(SPECTATOR)
    pictures = [draw(game, view=changed(seen, temple=temple)) for temple in range(5)]
    assert len(set(pictures)) == 5
    assert [spread(picture) for picture in pictures] == sorted(spread(picture) for picture in pictures)
    assert len({spread(picture) for picture in pictures}) == 5


def spread(picture: str) -> float:
    """How far the water reaches from west to east."""
    for node in parsed(picture).iter(f"{SVG}path"):
        if node.get("class") == "amunre-f-water":
            places = [float(x) for x in re.findall(r"[ML](-?[\d.]+) ", node.get("d", ""))]
            return max(places) - min(places)
    raise AssertionError("there is no river")


HOSTILE = ("<script>alert(1)</script>", '"/><g onload="x"', "a&b;&lt;", "\x00\x1b[31m\ud800\ufffe\u202eevil")


def test_names_cannot_break_out() -> None:
    game = finished("anniversary", 4, "hostile")
    picture = board_svg(game.rules, game.view(SPECTATOR), HOSTILE)
    plain = draw(game)
    assert [node.tag for node in parsed(picture).iter()] == [node.tag for node in parsed(plain).iter()]
    assert [set(node.attrib) for node in parsed(picture).iter()] == [
        set(node.attrib) for node in parsed(plain).iter()
    ]
    text = "".join(parsed(picture).itertext())
    assert HOSTILE[0] in text
    assert HOSTILE[2] in text
    assert not set("\x00\x1b\u202e") & set(picture)
    picture.encode("utf-8")


def test_long_names_are_cut_where_there_is_no_room_but_not_in_words() -> None:
    game = new_game("classic", 3, "long")
    long = "Hatshepsut foremost of noble ladies"
    picture = board_svg(game.rules, game.view(SPECTATOR), [long, "大きな王様の名前はとても長い", "x"])
    assert long not in writing(picture)
    assert long in (parsed(picture).findtext(f"{SVG}desc") or "")
    assert any(text.endswith("…") and long.startswith(text[:-1]) for text in writing(picture))


def test_each_seat_needs_a_name() -> None:
    game = new_game("classic", 3, "names")
    with pytest.raises(ValueError, match="3 players need 3 names, not 2"):
        board_svg(game.rules, game.view(SPECTATOR), ["Ana", "Ben"])


def test_pieces_stand_where_they_are() -> None:
    game = finished("anniversary", 5, "pieces")
    seen = game.view(SPECTATOR)
    before = counts(draw(game, view=with_province(seen, "mendes", farmers=0, stones=0, pyramids=0)))
    full = with_province(seen, "mendes", farmers=5, extra_farmers=2, stones=2, pyramids=3)
    full = with_province(full, "buto", extra_farmers=0)
    after = counts(draw(game, view=full))
    laid = table_view(seen).provinces
    gone = laid["buto"].extra_farmers + laid["mendes"].extra_farmers
    assert after["field"] - before["field"] == 5
    assert after["farmer"] - before["farmer"] == 5 + 2 - gone
    assert after["stone"] - before["stone"] == 2
    assert after["pyramid"] - before["pyramid"] == 2  # the front one, and one behind it for "more"
    assert after["printed-farmer"] == 2 + 1  # Baharya and the legend


def counts(picture: str) -> dict[str, int]:
    names = re.findall(r'<use href="#amunre-([\w-]+)"', picture)
    return {name: names.count(name) for name in set(names)}


def test_the_numbers_of_pyramids_begin_with_two() -> None:
    game = finished("classic", 3, "numbers")
    seen = game.view(SPECTATOR)
    for pyramids, shown in ((1, 0), (7, 1), (23, 1)):
        picture = draw(game, view=with_province(seen, "thebes", owner=0, pyramids=pyramids))
        tile = next(part for part in picture.split("<title>") if part.startswith("Thebes"))
        assert len(re.findall(rf">{pyramids}</text>", tile)) == shown


def test_blocked_provinces_are_hatched_and_say_so() -> None:
    game = new_game("anniversary", 3, "blocked")
    picture = draw(game)
    assert writing(picture).count("blocked") == 6
    assert picture.count("url(#amunre-hatch)") == 6
    assert "url(#amunre-hatch)" not in draw(new_game("anniversary", 5, "blocked"))


def test_provinces_that_left_the_game_say_so() -> None:
    picture = draw(finished("classic", 3, "left"))
    assert writing(picture).count("out of the game") == 6


def test_the_end_names_the_winner_and_shows_all_hands_to_the_arbiter() -> None:
    game = finished("classic", 4, "end")
    assert game.outcome is not None
    winners = [NAMES[seat] for seat in game.outcome.winners]
    text = writing(draw(game, ARBITER))
    assert text.count("winner") == len(winners)
    assert any(line.startswith("The end: ") and winners[0] in line for line in text)
    assert sum(line.startswith("hand: ") for line in text) == 4


def test_a_card_of_the_harvest_is_written_on_its_province() -> None:
    game = finished("classic", 3, "treasury")
    seen = with_province(game.view(SPECTATOR), "abu", owner=1)
    seen = changed(seen, harvest_cards={"abu": "treasury"})
    unfinished = type(seen)(
        **{name: getattr(seen, name) for name in seen.__struct_fields__} | {"outcome": None}
    )
    assert "treasury" in writing(draw(game, view=unfinished))


def test_a_component_set_of_ones_own_can_be_drawn() -> None:
    most = {
        f"province.{name}.{figure}": 12
        for name in ("thebes", "berenike")
        for figure in ("fields", "printed_farmers", "icons", "temples", "blessing_cards", "blessing_stones")
    }
    gold = {f"province.berenike.{figure}": 99 for figure in ("mine", "caravan", "blessing_gold")}
    for ladder in ([0, 5], list(range(20))):
        overrides = {**most, **gold, "table.ladder": ladder}
        setup = Setup(title="classic", players=5, seed="own", components="own", overrides=overrides)
        game = start(setup)
        play_on(game, random.Random(2), 12)
        assert faults(draw(game)) == []


def test_a_drawing_is_quick() -> None:
    game = finished("classic", 5, "quick")
    began = time.process_time()
    for _ in range(10):
        draw(game)
    assert time.process_time() - began < 5


def test_broken_svg_would_be_noticed() -> None:
    good = draw(new_game("classic", 3, "broken"))
    assert faults(good.replace('id="amunre-camel"', 'id="amunre-horse"')) != []
    assert faults(good.replace("amunre-f-water", "amunre-f-wine")) != []
    with pytest.raises(ElementTree.ParseError):
        parsed(good.replace("</svg>", ""))
