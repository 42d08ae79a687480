"""Games whose rules have changed: they go on where they were, and everybody can read it in their logs."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from amunre.arena.review import review
from amunre.kernel.messages import ARBITER, SPECTATOR
from amunre.kernel.state import digest
from amunre.store import log, schema
from amunre.store.chain import linked
from amunre.store.engine import Database
from amunre.tables.audit import audit
from amunre.tables.carrying import patch
from amunre.tables.company import say
from amunre.tables.damage import RulesUnknown
from amunre.tables.draft import Denied, Draft
from amunre.tables.host import Host, head_of
from amunre.tables.lawful import objection
from amunre.tables.loading import fold
from amunre.tables.moments import Past, list_moments, moments_of
from amunre.tables.patched import RulesPatched
from amunre.tables.playing import move, undo
from amunre.tables.record import game_text, whole_record, write_record
from amunre.tables.sight import can_undo, messages_since, seen_by
from amunre.tables.snapshot import checksum, write_snapshot
from amunre.tables.table import FINISHED, RUNNING, Table
from amunre.tables.verify import Unsound, check_log, verify_record
from tests.support.changed_rules import changed, forget, program_with, renamed, with_windfall
from tests.support.honest import LIVE, SECOND, Played, played
from tests.support.stored import new_store

OLD = {"base": 2, "classic": 2}
NEW = {"base": 2, "classic": 3}


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    found = new_store(tmp_path)
    yield found
    found.close()


def store(database: Database, table: Played, snapshot: bool = True, at: int | None = None) -> None:
    """As an older program has left it; its last snapshot may be of an earlier entry."""
    here = table.table
    head = head_of(here, None)
    database.write(lambda c: log.create(c, here.id, here.seed, table.rows, head)).result()
    if snapshot:
        then = here if at is None else fold(here.id, here.seed, table.rows[: at + 1])
        body = write_snapshot(then)
        database.write(lambda c: log.save_snapshot(c, here.id, then.seq, body)).result()


def opened(database: Database, table_id: str) -> Table:
    return asyncio.run(Host(database, delay=0.0).table(table_id))


def stored(database: Database, table_id: str) -> log.Stored:
    found = database.read(lambda c: log.load(c, table_id)).result()
    assert found is not None
    return found


def patched(table: Table) -> list[RulesPatched]:
    return [logged.entry for logged in table.log if isinstance(logged.entry, RulesPatched)]


def past_harvest(steps: int = 90, **settings: Any) -> Played:
    """A running game with a harvest behind it."""
    table = played("classic", 3, "patched", steps=steps, **settings)
    assert table.table.status == RUNNING
    told = [event for logged in table.table.log for event in logged.events]
    assert any(type(event).__name__ == "Harvested" for event in told), {type(e).__name__ for e in told}
    return table


def play_on(database: Database, table_id: str, steps: int = 100_000) -> Table:
    """Random moves by a host, read anew now and then."""
    rng = random.Random(7)

    async def run() -> Table:
        host = Host(database, delay=0.0)
        table = await host.table(table_id)
        for number in range(steps):
            if table.status != RUNNING:
                break
            seat = rng.choice(table.playing.waiting_for)
            action = msgspec.to_builtins(table.playing.legal(seat).sample(rng))
            name = table.asked[seat].id
            table, _ = await host.change(
                table_id,
                lambda draft: move(draft, seat, name, f"go-{number}", action),  # noqa: B023
            )
            if number % 10 == 9:
                host.tables.clear()
        return table

    return asyncio.run(run())


def audit_of(database: Database) -> tuple[list[str], list[str]]:
    found = database.read(audit).result()
    return found.faults, found.notes


def events_told(table: Table, since: int = 0) -> str:
    return msgspec.json.encode([logged.events for logged in table.log[since:]]).decode()


# Running games


def test_a_change_that_keeps_every_proof_is_not_noticed(database: Database) -> None:
    table = past_harvest()
    store(database, table)
    with program_with(renamed()):
        found = opened(database, table.table.id)
        assert patched(found) == []
        assert found.proof == table.table.proof
        assert play_on(database, table.table.id).status == FINISHED
        assert audit_of(database) == ([], [])


def test_a_game_goes_on_just_where_it_was_under_the_new_rules(database: Database) -> None:
    table = past_harvest(clock=LIVE)
    store(database, table)
    with program_with(with_windfall()):
        found = opened(database, table.table.id)
        (entry,) = patched(found)
        assert (entry.before, entry.after, entry.whole) == (OLD, NEW, True)
        assert digest(found.playing.state) == digest(table.table.playing.state)
        assert found.timer.left == table.table.timer.left
        kinds = {seat: one.kind for seat, one in found.asked.items()}
        assert kinds == {seat: one.kind for seat, one in table.table.asked.items()}
        assert not {one.id for one in found.asked.values()} & {one.id for one in table.table.asked.values()}
        assert (
            messages_since(found, SPECTATOR, 0)[: table.table.seq]
            == messages_since(table.table, SPECTATOR, 0)[: table.table.seq]
        ), "what was told before is told as it was"
        assert opened(database, table.table.id).seq == found.seq, "it is done once"
        end = play_on(database, table.table.id)
        assert end.status == FINISHED
        assert "windfall" not in events_told(table.table)
        assert "windfall" in events_told(end, end.patched_at)
        faults, notes = audit_of(database)
        assert faults == []
        assert len(notes) == 1
        assert f"to {entry.kept} were made under rules that this program does not have" in notes[0]


def test_the_entry_shows_nobody_how_the_game_stands(database: Database) -> None:
    table = past_harvest()
    store(database, table)
    with program_with(with_windfall()):
        found = opened(database, table.table.id)
        for viewer in (SPECTATOR, 0, 1, 2):
            shown = messages_since(found, viewer, 0)[-1].entry
            assert shown == {"type": "rules_patched", "before": OLD, "after": NEW, "whole": True}
            seen_by(found, viewer, found.at)


def test_nothing_from_before_is_taken_back_and_everything_after_is(database: Database) -> None:
    table = past_harvest()
    while not any(can_undo(table.table, seat) for seat in table.table.asked):
        table.play()
    store(database, table)
    with program_with(with_windfall()):
        here = opened(database, table.table.id)
        assert not any(can_undo(here, seat) for seat in here.asked)
        rng, number = random.Random(3), 0
        while not any(can_undo(here, seat) for seat in here.asked):
            seat = rng.choice(here.playing.waiting_for)
            before = digest(here.playing.state)
            action, number = msgspec.to_builtins(here.playing.legal(seat).sample(rng)), number + 1
            draft = Draft(here, here.at + SECOND)
            move(draft, seat, here.asked[seat].id, f"m{number}", action)
            here = draft.table
        here.earlier = ()  # as after many actions, or from a snapshot: what stands is played again
        draft = Draft(here, here.at + SECOND)
        undo(draft, seat, "back")
        assert digest(draft.table.playing.state) == before


def test_moves_after_the_last_state_that_is_known_are_taken_back_and_that_is_said(database: Database) -> None:
    table = past_harvest()
    store(database, table, at=table.table.seq - 40)
    with program_with(with_windfall()):
        found = opened(database, table.table.id)
        (entry,) = patched(found)
        assert not entry.whole
        assert table.table.seq - 40 <= entry.kept < table.table.seq
        kept = entry.kept
        assert play_on(database, table.table.id).status == FINISHED
        assert audit_of(database)[0] == []
    assert entry.state == digest(fold(table.table.id, table.table.seed, table.rows[: kept + 1]).playing.state)


@pytest.mark.parametrize("body", [None, "nonsense"])
def test_without_a_snapshot_the_game_goes_on_from_the_last_entry_that_both_rules_agree_on(
    database: Database, body: str | None
) -> None:
    table = past_harvest()
    store(database, table, snapshot=body is not None)
    if body is not None:
        database.write(lambda c: c.execute(update(schema.snapshots).values(body=body)).rowcount).result()
    with program_with(with_windfall()):
        found = opened(database, table.table.id)
        (entry,) = patched(found)
        assert not entry.whole
        assert "harvested" in events_told(table.table, entry.kept + 1).split("}")[0] or entry.kept > 20
        assert play_on(database, table.table.id, 30).status == RUNNING


def test_events_that_the_log_does_not_prove_are_not_believed(database: Database) -> None:
    table = past_harvest()
    store(database, table)
    text = stored(database, table.table.id).snapshot[1].partition(" ")[2]  # type: ignore[index]
    changed_text = text.replace('"amount":', '"amount":1', 1)
    assert changed_text != text
    body = f"{checksum(changed_text)} {changed_text}"
    database.write(lambda c: c.execute(update(schema.snapshots).values(body=body)).rowcount).result()
    with program_with(with_windfall()):
        (entry,) = patched(opened(database, table.table.id))
        assert not entry.whole


def test_a_game_goes_on_after_a_second_change(database: Database) -> None:
    table = past_harvest(steps=60)
    store(database, table)
    with program_with(with_windfall()):
        play_on(database, table.table.id, 40)
    with program_with(changed(version=4)):
        found = opened(database, table.table.id)
        first, second = patched(found)
        assert (first.after, second.before, second.after) == (NEW, NEW, {"base": 2, "classic": 4})
        assert play_on(database, table.table.id).status == FINISHED
        assert audit_of(database)[0] == []


def test_an_older_program_leaves_a_patched_game_alone(database: Database) -> None:
    table = past_harvest()
    store(database, table)
    with program_with(with_windfall()):
        opened(database, table.table.id)
    with pytest.raises(RulesUnknown, match=r"version 3 of classic is not known here; .*; use the version"):
        opened(database, table.table.id)


def test_a_change_of_a_module_concerns_no_game_without_it(database: Database) -> None:
    table = played("anniversary", 3, "other", steps=60)
    store(database, table)
    with program_with(with_windfall()):
        assert opened(database, table.table.id).seq == table.table.seq


def test_rules_that_are_still_there_are_kept(database: Database) -> None:
    table = past_harvest()
    store(database, table)
    with program_with(changed(3, exact_since=1)):
        found = opened(database, table.table.id)
        assert patched(found) == []
        assert found.versions == OLD


# Finished games


@pytest.fixture(scope="module")
def finished() -> Played:
    return played("classic", 3, "ended", extras=0.05)


def test_a_finished_game_is_shown_as_it_was(database: Database, finished: Played) -> None:
    store(database, finished)
    then = finished.table
    with program_with(with_windfall()):
        found = opened(database, then.id)
        assert patched(found) == []
        assert (found.status, found.outcome) == (FINISHED, then.outcome)
        assert found.playing.state.outcome == then.outcome
        for viewer in (SPECTATOR, 0, 2):
            assert messages_since(found, viewer, 0) == messages_since(then, viewer, 0)
            assert seen_by(found, viewer, found.at).view == seen_by(then, viewer, then.at).view
        names = ["Ann", "Ben", "Cleo"]
        assert review("classic", found.playing, names) == review("classic", then.playing, names)
        assert list_moments(found, 0) == list_moments(then, 0)
        with pytest.raises(Denied, match="under rules that this server no longer has"):
            game_text(found)
        faults, notes = audit_of(database)
        assert faults == []
        assert "under rules that this program does not have" in notes[0]


def test_the_moments_of_a_finished_game_show_what_lay_where(database: Database, finished: Played) -> None:
    store(database, finished)
    then = finished.table
    with program_with(with_windfall()):
        found = opened(database, then.id)
        numbers = [n for _, n in moments_of(found)]
        for viewer in (SPECTATOR, 1, ARBITER):
            for n in numbers[::7]:
                now = Past().moments(found, viewer, n, 3)
                asked = [moment.view.parts for moment in now.moments]
                forget()
                with program_with(changed(2, exact_since=1)):
                    assert asked == [one.view.parts for one in Past().moments(then, viewer, n, 3).moments]


def test_without_a_snapshot_the_result_is_read_from_the_log(database: Database, finished: Played) -> None:
    store(database, finished, snapshot=False)
    with program_with(with_windfall()):
        found = opened(database, finished.table.id)
        assert (found.status, found.game, found.outcome) == (FINISHED, None, finished.table.outcome)
        assert seen_by(found, 0, found.at).view is None
        with pytest.raises(Denied, match="under rules that this server no longer has"):
            Past().moments(found, SPECTATOR, moments_of(found)[0][1], 1)
        asyncio.run(Host(database).change(found.id, lambda draft: say(draft, 0, "That was fun", "c")))
        assert audit_of(database)[0] == []


def test_a_record_of_other_rules_is_verified_as_far_as_that_goes(finished: Played) -> None:
    document = finished.document()
    with program_with(with_windfall()):
        verdict = verify_record(document)
        assert verdict.sound, verdict.reason
        ((first, last),) = [(gap.first, gap.last) for gap in verdict.gaps]
        assert 20 < first < last == finished.table.seq
        assert any(f"entries {first} to {last} aside, of whose rules" in text for text in verdict.checked)
        assert len(verdict.checked) == 9
        record = json.loads(document)
        record["result"]["points"][0] += 1
        assert not verify_record(json.dumps(record)).sound
        record = json.loads(document)
        record["rows"][last - 3]["at"] += 1
        assert not verify_record(json.dumps(record)).sound
    assert verify_record(document).gaps == ()


def test_a_record_of_a_patched_game_says_what_was_carried_over(database: Database) -> None:
    table = past_harvest()
    store(database, table)
    with program_with(with_windfall()):
        end = play_on(database, table.table.id)
        document = write_record(whole_record(end, stored(database, end.id).rows))
        verdict = verify_record(document)
        assert verdict.sound, verdict.reason
        assert [gap.last for gap in verdict.gaps] == [table.table.seq]
        assert len(document) < 2**20


# What may stand in a log


def forged(table: Table, **fields: object) -> str:
    """What is said of an entry that has been changed, by a program that has both rules."""
    draft = Draft(table, table.at + SECOND)
    patch(draft, all_newest=True)
    entry = msgspec.structs.replace(draft.table.log[-1].entry, **fields)
    return objection(table, entry, draft.table.at) or ""


def test_whoever_has_both_rules_finds_a_state_that_was_made_up() -> None:
    table = past_harvest()
    with program_with(changed(3, exact_since=1)):
        assert forged(table.table) == ""
        assert forged(table.table, state="00" * 16) == "the game stood otherwise"
        assert forged(table.table, before={"base": 1, "classic": 1}) == "the rules were others"
        assert forged(table.table, after={"base": 1, "classic": 3}) == "the rules were others"
        assert "is not known here" in forged(table.table, after={"base": 2, "classic": 9})
        assert forged(table.table, kept=3) == "the game cannot have gone on from there"
        assert forged(table.table, kept=table.table.seq + 1, whole=False) != ""


def test_a_log_of_the_rules_of_today_is_believed_no_more_than_before() -> None:
    table = past_harvest()
    rows = [*table.rows]
    rows[50] = linked(rows[49].link, table.table.id, msgspec.structs.replace(rows[50], proof="00" * 16))
    with pytest.raises(Unsound, match=r"leads to another game|has been changed"):
        check_log(table.table.id, table.table.seed, rows)


# By the operator's hand


def test_a_pinned_game_stays_closed_where_its_rules_are_gone(database: Database) -> None:
    table = past_harvest()
    store(database, table)
    database.write(lambda c: log.pin(c, table.table.id, True)).result()
    with program_with(with_windfall()):
        with pytest.raises(RulesUnknown, match="pinned"):
            opened(database, table.table.id)
        assert stored(database, table.table.id).rows == table.rows
    with program_with(changed(3, exact_since=1)):
        assert play_on(database, table.table.id, 10).versions == OLD
    assert opened(database, table.table.id).status == RUNNING
