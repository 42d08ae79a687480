"""An owner's component set at a table: read, checked, played with, and kept in the record."""

from __future__ import annotations

import json
import time
from pathlib import Path

import msgspec
import pytest

import amunre.rules.components
from amunre.arena.analysis import Budget, questions
from amunre.kernel.messages import SPECTATOR
from amunre.kernel.state import digest
from amunre.notation import read_game, replay
from amunre.rules.components import standard
from amunre.store.log import Stored
from amunre.tables.draft import Denied
from amunre.tables.figures import (
    LARGEST,
    LONGEST_LINE,
    MOST_LINES,
    FigureSeen,
    figures_of,
    line_of,
    read_set,
)
from amunre.tables.lawful import objection
from amunre.tables.moments import Past, moments_of
from amunre.tables.record import game_text
from amunre.tables.seating import open_table
from amunre.tables.settings import ComponentSet, Settings
from amunre.tables.sight import forecast_for, seen_by
from amunre.tables.snapshot import restored, worth_a_snapshot, write_snapshot
from amunre.tables.thinking import choose, task_for
from amunre.tables.verify import verify_record
from tests.support.honest import Played
from tests.support.tables import BEGAN
from tests.support.tampering import rechain

FILE = """
name = "Our copy"

[province.abu]
fields = 2            # as in the standard set
icons = 3

[province]
buto = { fields = 6 }

[table]
ladder = { value = [0, 2, 4, 8, 16, 32, 64], mark = "stated" }
"""
OWN = ComponentSet(
    "Our copy",
    {"province.abu.icons": 3, "province.buto.fields": 6, "table.ladder": [0, 2, 4, 8, 16, 32, 64]},
)


def refused(text: str) -> Denied:
    with pytest.raises(Denied) as told:
        read_set(text)
    assert told.value.code == "bad_components"
    assert told.value.text.endswith(".")
    return told.value


# Reading


def test_a_file_is_read_and_what_is_as_in_ours_is_left_out() -> None:
    assert read_set(FILE) == OWN


@pytest.mark.parametrize("text", ["", "# nothing", "name = 'Mine'", "[province.abu]\nfields = 2"])
def test_a_file_that_changes_nothing_makes_no_set(text: str) -> None:
    assert read_set(text) is None


def test_what_is_usual_elsewhere_may_be_a_change_in_one_edition() -> None:
    """Avaris shows no icon, but one in 2016: to say that it shows none anywhere changes that edition."""
    none = read_set('name = "mine"\n[province.avaris]\nicons = 0')
    assert none == ComponentSet("mine", {"province.avaris.icons": 0})
    assert read_set('name = "mine"\n[edition.revised.province.avaris]\nicons = 1') is None


def test_all_our_own_files_together_are_small_enough_and_change_nothing() -> None:
    folder = Path(amunre.rules.components.__file__).parent
    files = ("provinces", "tables", "decks", "expansions", "province_cards", "editions")
    text = "\n".join((folder / f"{name}.toml").read_text() for name in files)
    assert len(text) < LARGEST
    assert read_set(text) is None


@pytest.mark.parametrize(
    ("text", "field", "line"),
    [
        ("[province.abu]\nicons = 2\nfields = 99", "province.abu.fields", 3),
        ("[province]\n\nabu = { fields = -1 }", "province.abu.fields", 3),
        ("province.abu.fields = 'two'", "province.abu.fields", 1),
        ("[province.abu]\nfeilds = 2", "province.abu.feilds", 2),
        ("[provinces.abu]\nfields = 2", "provinces", 1),
        ("[table]\nstart_gold = 1\nladder = [0, 3, 3]", "table.ladder", 3),
        ("[track.old]\nbounds = [3]", "track.old.bounds", 2),
        ("[card_cost]\n4 = 10", "card_cost.4", 2),
        ("name = ''\n[table]\nstart_gold = 3", "name", 1),
        ("[table]\nstart_gold = 3\n= 4", None, 3),
        ("[table]\nstart_gold = ", None, 2),
        ("[province.abu]\nneighbours = ['edfu', 'thebes']", "province.abu.neighbours", 2),
    ],
)
def test_a_fault_is_told_with_its_field_and_its_line(text: str, field: str | None, line: int) -> None:
    told = refused(text)
    assert told.facts["line"] == line
    if field is not None:
        assert str(told.facts["fault"]).startswith(field)
    assert told.text.startswith(f"Line {line}: ")


def test_the_line_of_a_figure_is_found_wherever_it_stands() -> None:
    assert line_of(FILE, "province.abu.icons") == 6
    assert line_of(FILE, "province.buto.fields") == 9
    assert line_of(FILE, "table.ladder") == 12
    assert line_of(FILE, "province.abu.mine") == 4, "the part that it belongs to"
    assert line_of("", "province.abu.mine") is None


MANY = 16_000
HOSTILE = {
    "dots": ".".join("a" for _ in range(MANY)) + " = 1",
    "lists": "a = " + "[" * MANY,
    "lists over lines": "a = " + "[\n" * (MOST_LINES - 1),
    "tables in a line": "a = " + "{a = " * 70,
    "tables": "\n".join(f"[{'.'.join('a' * 1 for _ in range(150))}.x{n}]" for n in range(100)),
    "lists of tables": "[[a]]\n" * (MOST_LINES - 1),
    "keys": "\n".join(f"key{n} = 1" for n in range(MOST_LINES - 1)),
    "a whole number": "a = " + "9" * (LONGEST_LINE - 10),
    "a hexadecimal number": "a = 0x" + "f" * (LONGEST_LINE - 10),
    "one of its figures": "[province.abu]\nfields = 0x" + "f" * (LONGEST_LINE - 20),
    "a fraction": "a = 1e" + "9" * (LONGEST_LINE - 10),
    "blanks": " " * (LARGEST - 1) + "=",
    "lines": "\n" * LARGEST,
    "a text": 'a = """' + "\\\n" * (MOST_LINES - 5),
    "large": "#" * (LARGEST + 1),
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_file_costs_next_to_nothing(kind: str) -> None:
    began = time.process_time()
    told = refused(HOSTILE[kind])
    assert time.process_time() - began < 0.25, "without bounds some take seconds"
    assert len(told.text) < 2_000


# At a table


def own_table(title: str = "classic", own: ComponentSet = OWN, players: int = 3) -> Played:
    return Played(title, players, "own", components=own)


def test_what_is_different_at_a_table_is_told_with_what_is_usual() -> None:
    assert figures_of(own_table().table.settings) == [
        FigureSeen("province.abu.icons", 3, 2),
        FigureSeen("province.buto.fields", 6, 5),
        FigureSeen("table.ladder", [0, 2, 4, 8, 16, 32, 64], [0, 1, 3, 6, 10, 15, 21, 28, 36]),
    ]
    assert figures_of(Settings(title="classic", players=3)) == []


@pytest.mark.parametrize(
    ("own", "code"),
    [
        (ComponentSet("mine", {"province.abu.fields": 99}), "bad_components"),
        (ComponentSet("mine", {"province.abu": 1}), "bad_components"),
        (ComponentSet("standard", {"province.abu.fields": 3}), "bad_components"),
        (ComponentSet("", {"province.abu.fields": 3}), "bad_components"),
        (ComponentSet("mine", {"province.abu.neighbours": ["edfu"]}), "bad_components"),
        (ComponentSet("mine", {"deck.base.architect": 0}), "bad_setup"),
    ],
)
def test_a_set_that_cannot_be_played_with_is_refused(own: ComponentSet, code: str) -> None:
    deck = next(name for name, cards in standard().decks.items() if "architect" in cards)
    figures = {path.replace("deck.base", f"deck.{deck}"): value for path, value in own.figures.items()}
    settings = Settings(title="classic", players=3, components=ComponentSet(own.name, figures))
    with pytest.raises(Denied) as denied:
        open_table("T" * 24, bytes(32), settings, BEGAN)
    assert denied.value.code == code


def test_everybody_is_shown_the_set_before_they_sit() -> None:
    seen = seen_by(own_table().table, SPECTATOR, BEGAN)
    assert seen.status == "open"
    assert seen.settings.components == OWN
    usual = seen_by(Played("classic", 3, "usual").table, SPECTATOR, BEGAN)
    assert b"components" not in msgspec.json.encode(usual.settings), "nothing is said where nothing is"


def test_the_game_is_played_with_the_figures() -> None:
    table = own_table().seat_people().begin()
    rules = table.table.playing.rules
    assert rules.config.components.provinces["abu"].icons == 3
    assert rules.config.components.ladder == (0, 2, 4, 8, 16, 32, 64)
    assert forecast_for(table.table, SPECTATOR).levels
    bids = table.table.playing.legal(table.table.playing.waiting_for[0])
    assert {action.amount for action in bids if hasattr(action, "amount")} <= {0, 2, 4, 8, 16}


@pytest.mark.parametrize("bot", ["greedy", "strategist"])
def test_bots_reckon_with_the_figures(bot: str) -> None:
    """A bid of 2 or 4 is on this ladder only: with the usual figures the bot could not choose it."""
    table = own_table().seat_people().begin().table
    seat = table.playing.waiting_for[0]
    task = task_for(table, seat, bot, 1)
    assert task.overrides == OWN.figures
    for seed in range(3):
        action = choose(msgspec.structs.replace(task, seed=seed))
        assert action in [msgspec.to_builtins(one) for one in table.playing.legal(seat)]


def test_a_whole_game_with_a_set_can_be_verified_replayed_and_looked_at() -> None:
    played = own_table("anniversary").seat_people(bots=1).begin().play_on(extras=0.05)
    verdict = verify_record(played.document())
    assert verdict.sound, verdict.reason
    written = json.loads(played.document())
    assert written["settings"]["components"] == {"name": "Our copy", "figures": OWN.figures}
    game, headers = replay(read_game(game_text(played.table))), game_text(played.table)
    assert game.outcome == played.table.playing.outcome
    assert '[components "Our copy"]' in headers
    moments = moments_of(played.table)
    past = Past().moments(played.table, SPECTATOR, moments[len(moments) // 2][1], 1)
    assert past.moments[0].view is not None
    assert played.table.setup is not None
    assert next(iter(questions(played.table.setup, played.table.playing, 0, Budget()))).setup.overrides


def test_a_record_whose_figures_were_changed_is_found() -> None:
    played = own_table().seat_people().begin().play_on()
    for path, value in (("province.abu.icons", 4), ("province.abu.fields", 3)):
        record = json.loads(played.document())
        record["settings"]["components"]["figures"][path] = value
        assert not verify_record(json.dumps(record)).sound
        record["rows"][0]["entry"]["settings"]["components"]["figures"][path] = value
        assert not verify_record(json.dumps(record)).sound
        rechain(record)
        verdict = verify_record(json.dumps(record))
        assert not verdict.sound, "the game comes out differently, however well the links are made"


def test_a_set_that_no_table_can_be_opened_with_is_not_believed_in_a_log() -> None:
    table = own_table().table
    bad = msgspec.structs.replace(table.settings, components=ComponentSet("x", {"province.abu.fields": 99}))
    opened = msgspec.structs.replace(table.opened, settings=bad)
    fresh = type(table)(table.id, table.seed)
    why = objection(fresh, opened, BEGAN)
    assert why is not None
    assert why.startswith("such a table cannot be opened")


def test_a_table_with_a_set_is_read_from_its_snapshot_with_that_set() -> None:
    played = own_table().seat_people().begin()
    before = played.table
    played.play_on(60)
    assert worth_a_snapshot(before, played.table)
    snapshot = (played.table.seq, write_snapshot(played.table))
    again = restored(played.table.id, Stored(played.table.seed, played.rows, snapshot))
    assert again is not None
    assert again.playing.rules.config.provinces == played.table.playing.rules.config.provinces
    assert digest(again.playing.state) == digest(played.table.playing.state)
    assert write_snapshot(again) == snapshot[1]
