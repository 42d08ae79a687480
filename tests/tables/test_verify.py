"""Honest tables verify; every kind of tampering with a record is found."""

from __future__ import annotations

import json
import time

import msgspec
import pytest

from amunre.rules.catalogue import TITLES
from amunre.store.chain import Row, linked
from amunre.tables.company import open_rematch, say
from amunre.tables.entries import SeatLeft, SeatTaken
from amunre.tables.record import LARGEST, PART, record_for, write_record
from amunre.tables.seating import get_up, seat_bot, sit
from amunre.tables.verify import CHECKS, Unsound, check_log, verify_record
from tests.support.games import combinations, expansion_combinations
from tests.support.honest import LIVE, SLOW, Played, played
from tests.support.tampering import PLAIN, REWRITTEN, rechain, write
from tests.support.tampering_people import __doc__ as _people  # noqa: F401 - adds its kinds to the lists


@pytest.fixture(scope="module")
def rich() -> Played:
    """A finished game with talk, undo, orders and a bot."""
    for number in range(100):
        table = played("classic", 3, f"rich{number}", clock=LIVE, bots=1, extras=0.2)
        kinds = [json.loads(row.body)["type"] for row in table.rows]
        audiences = {row.audience for row in table.rows}
        if (
            {"move_undone", "orders_given"} <= set(kinds)
            and kinds.count("chat_said") > 1
            and len(audiences) > 1
        ):
            early = [json.loads(row.body) for row in table.rows[:12]]
            if all(body.get("by", "") == "" or body["seat"] == 2 for body in early):
                return table
    raise AssertionError("no such game was found")


def test_an_honest_game_verifies_and_says_what_was_checked(rich: Played) -> None:
    verdict = verify_record(rich.document())
    assert verdict.sound, verdict.reason
    assert (verdict.table, verdict.status, verdict.entries) == (rich.table.id, "finished", len(rich.rows))
    assert verdict.head == rich.rows[-1].link.hex()
    assert verdict.checked == CHECKS
    assert verify_record(rich.document().encode()) == verdict


@pytest.mark.parametrize("kind", PLAIN)
def test_tampering_is_found(rich: Played, kind: str) -> None:
    document = json.loads(rich.document())
    PLAIN[kind](document)
    assert document != json.loads(rich.document())
    verdict = verify_record(json.dumps(document))
    assert not verdict.sound
    assert verdict.reason.endswith(".")


@pytest.mark.parametrize("kind", REWRITTEN)
def test_tampering_is_found_though_every_link_was_made_anew(rich: Played, kind: str) -> None:
    document = json.loads(rich.document())
    REWRITTEN[kind](document)
    rechain(document)
    verdict = verify_record(json.dumps(document))
    assert not verdict.sound
    assert "link" not in verdict.reason


def test_there_are_many_kinds_of_tampering() -> None:
    assert len(PLAIN) >= 40
    assert len(REWRITTEN) >= 40


def test_making_all_links_anew_changes_nothing_in_an_honest_record(rich: Played) -> None:
    document = json.loads(rich.document())
    rechain(document)
    assert document == json.loads(rich.document())


def test_a_record_forged_from_end_to_end_is_known_by_the_noted_head(rich: Played) -> None:
    forged = json.loads(rich.document())
    chat = next(row for row in forged["rows"] if row["entry"]["type"] == "chat_said")
    write(chat, "I give up.")
    rechain(forged)
    assert verify_record(json.dumps(forged)).sound  # nobody but a witness can tell
    noted = rich.table.link.hex()
    verdict = verify_record(json.dumps(forged), noted)
    assert not verdict.sound
    assert "rewritten" in verdict.reason
    assert verify_record(rich.document(), noted).noted == len(rich.rows) - 1


def test_a_whole_other_game_is_known_by_the_noted_head() -> None:
    true, other = played("classic", 3, "twin"), Played("classic", 3, "twin").seat_people()
    other.rng.random()
    other.begin().play_on()
    assert verify_record(other.document()).sound
    assert not verify_record(other.document(), true.table.link.hex()).sound


def test_any_link_on_the_way_can_be_the_noted_one(rich: Played) -> None:
    assert verify_record(rich.document(), rich.rows[20].link.hex()[:16].upper()).noted == 20
    short = verify_record(rich.document(), rich.rows[20].link.hex()[:15])
    assert not short.sound
    assert "16 digits" in short.reason


def test_what_is_said_after_the_end_belongs_to_the_record(rich: Played) -> None:
    later = Played.__new__(Played)
    later.__dict__.update(rich.__dict__)
    later.rows = list(rich.rows)
    seat = min({0, 1, 2} - later.table.muted)
    later.do(lambda draft: say(draft, seat, "Well played.", "late"))
    later.do(lambda draft: open_rematch(draft, 1, "next-table"))
    verdict = verify_record(later.document(), rich.table.link.hex())
    assert (verdict.sound, verdict.noted) == (True, len(rich.rows) - 1)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("clock", [None, LIVE, SLOW], ids=["untimed", "live", "slow"])
def test_honest_games_with_all_that_happens_at_tables_verify(title: str, clock: object) -> None:
    for number in range(3):
        table = played(title, None, f"all{number}", clock=clock, bots=number, extras=0.3)  # type: ignore[arg-type]
        verdict = verify_record(table.document())
        assert verdict.sound, verdict.reason


@pytest.mark.parametrize(
    ("title", "players", "options"), [*combinations()[::4], *expansion_combinations()[::3]], ids=str
)
def test_honest_games_of_every_kind_verify(title: str, players: int, options: dict[str, str]) -> None:
    document = played(title, players, "kind", options=options).document()
    assert verify_record(document).sound
    assert len(document) <= 200 * 1024


def test_an_abandoned_game_verifies() -> None:
    table = played("revised", 3, "left", steps=40, bots=1).abandon()
    verdict = verify_record(table.document())
    assert (verdict.sound, verdict.status) == (True, "abandoned")


def test_a_game_is_checked_within_a_second(rich: Played) -> None:
    document = rich.document()
    began = time.process_time()
    assert verify_record(document).sound
    assert time.process_time() - began < 1


def test_sitting_and_getting_up_before_the_game_is_lawful() -> None:
    table = Played("classic", 3, "chairs")
    table.do(lambda draft: sit(draft, "dora", 2))
    table.do(lambda draft: get_up(draft, 2))
    table.do(lambda draft: seat_bot(draft, "greedy", 2))
    table.do(lambda draft: get_up(draft, 2))
    assert check_log(table.table.id, table.table.seed, table.rows).seats == [None] * 3
    table.seat_people().begin().play_on()
    assert verify_record(table.document()).sound


def test_a_running_game_is_a_sound_log_and_no_sound_record() -> None:
    table = played("classic", 3, "runs", steps=30)
    assert check_log(table.table.id, table.table.seed, table.rows).proof == table.table.proof
    verdict = verify_record(table.document())
    assert not verdict.sound
    assert "was not over" in verdict.reason


def test_what_one_viewer_saw_is_not_verifiable() -> None:
    table = played("classic", 3, "runs", steps=30)
    document = write_record(record_for(table.table, table.rows, 1))
    assert PART in document
    verdict = verify_record(document)
    assert not verdict.sound
    assert "one viewer" in verdict.reason


@pytest.mark.parametrize("text", ["", "{}", "[]", "nonsense", '{"format":"amunre-record/1"}', "[" * 100_000])
def test_what_is_no_record_is_told_in_a_sentence(text: str) -> None:
    verdict = verify_record(text)
    assert not verdict.sound
    assert verdict.reason.startswith("this is not a record")


def test_a_field_that_stands_twice_is_found(rich: Played) -> None:
    """Other programs might read the first of them."""
    document = rich.document().replace('"status":', '"status":"abandoned","status":', 1)
    assert verify_record(document).reason == "a field stands twice in one place."


def test_a_setting_that_is_left_out_is_found(rich: Played) -> None:
    document = rich.document().replace('"hints":true,', "", 1)
    assert document != rich.document()
    assert verify_record(document).reason == "'settings' does not follow from the log."


def test_a_giant_is_not_even_read() -> None:
    assert "too large" in verify_record(" " * (LARGEST + 1)).reason


def test_a_log_of_other_rules_is_refused_with_the_remedy() -> None:
    table = played("classic", 3, "old", steps=5)
    first = msgspec.json.decode(table.rows[0].body)
    first["rules_version"] = 99
    body = msgspec.json.encode(first, order="sorted").decode()
    row = linked(bytes(32), table.table.id, msgspec.structs.replace(table.rows[0], body=body))
    with pytest.raises(Unsound, match=r"rules version 99 is not known here; .*; use the version of amunre"):
        check_log(table.table.id, table.table.seed, [row])


def test_a_log_needs_a_table_a_seed_and_an_entry() -> None:
    table = played("classic", 3, "none", steps=0)
    for broken in (("", table.table.seed, table.rows), ("t", b"", table.rows), ("t", table.table.seed, [])):
        with pytest.raises(Unsound, match="at least one entry"):
            check_log(*broken)


def test_the_first_entry_opens_the_table() -> None:
    row = Row(0, 1, -1, msgspec.json.encode(SeatLeft(0), order="sorted").decode(), bytes(16), "")
    with pytest.raises(Unsound, match="no table is opened first"):
        check_log("t", bytes(32), [linked(bytes(32), "t", row)])
    assert SeatTaken.__struct_config__.tag == "seat_taken"
