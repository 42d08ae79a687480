"""Names, messages and titles lie outside of the hash: they can be removed, and all else stays proved."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection

from amunre.kernel.messages import SPECTATOR
from amunre.store import log
from amunre.store.chain import Row
from amunre.store.engine import Database, open_database
from amunre.store.finding import Wanted, keep_sitters, public_tables
from amunre.store.salvage import NOTHING_LOST
from amunre.store.upgrade import upgrade
from amunre.tables.audit import audit
from amunre.tables.company import open_rematch, say
from amunre.tables.damage import LogBroken
from amunre.tables.draft import Draft
from amunre.tables.host import Host, head_of, names_at
from amunre.tables.importing import import_record
from amunre.tables.loading import continue_with
from amunre.tables.moments import Past, moments_of
from amunre.tables.orders import give_orders
from amunre.tables.personal import arrivals_of, forget, remove_words, written
from amunre.tables.record import Record, read_record, read_row, record_for, whole_record, write_record
from amunre.tables.seating import begin, get_up, seat_bot, sit
from amunre.tables.sight import last_public, messages_since, seen_by
from amunre.tables.snapshot import restored
from amunre.tables.table import RUNNING, Table
from amunre.tables.verify import Unsound, check_log, verify_record
from tests.support.honest import Played, played
from tests.support.stored import keep
from tests.support.tables import settings

GOLDEN = Path(__file__).parents[1] / "golden" / "tables"
NAME, TITLE, SAID = "Nofretete", "Party of Nofretete", "Nofretete says hello"
ACCOUNT = "random-account-id"


def opened(draft: Draft) -> None:
    """The person whom all this is about, somebody else, and a bot."""
    sit(draft, NAME, account=ACCOUNT)
    say(draft, 0, SAID, "c1")
    sit(draft, "Ramses")
    say(draft, 1, "Ramses answers", "c2")
    seat_bot(draft, "random")


def with_database(url: str, body: Callable[[Host], Awaitable[None]]) -> None:
    async def run() -> None:
        database = open_database(url)
        upgrade(database)
        try:
            await body(Host(database, delay=0.0))
        finally:
            database.close()

    asyncio.run(run())


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'server.db'}"
    found: str = request.getfixturevalue("postgres_url")
    return found


def rows_of(host: Host, table: Table) -> list[Row]:
    return host.database.read(lambda connection: log.rows_since(connection, table.id, 0)).result()


def faults_of(database: Database) -> list[str]:
    return database.read(audit).result().faults


async def with_words(host: Host) -> Table:
    table, _ = await host.open(replace(settings(), name=TITLE), opened)
    return table


async def forgotten(host: Host, table: Table) -> Table:
    after, _ = await host.change(table.id, lambda draft: forget(draft, arrivals_of(table, ACCOUNT)))
    return after


def everything_stored(connection: Connection) -> str:
    from amunre.store import schema

    texts = []
    for stored in schema.metadata.sorted_tables:
        texts += [str(tuple(row)) for row in connection.execute(stored.select())]
    return "\n".join(texts)


def test_what_people_write_is_in_no_body_and_what_bots_are_called_is() -> None:
    table = Played("classic", 3, "apart", name=TITLE)
    table.do(opened)
    bodies = "\n".join(row.body for row in table.rows)
    assert not any(word in bodies for word in (NAME, "Ramses", "hello"))
    assert '"name":"Ahmose"' in bodies
    assert [row.words is not None for row in table.rows] == [True] * 5 + [False]


def test_equal_words_have_commitments_that_tell_nothing_of_it() -> None:
    table = Played("classic", 3, "equal", name=NAME)
    table.do(lambda draft: sit(draft, NAME))
    table.do(lambda draft: say(draft, 0, NAME, "c"))
    found = {json.loads(row.body)["words"] for row in table.rows}
    assert len(found) == 3
    assert all(len(commitment) == 64 for commitment in found)


def test_commitments_and_numbers_of_entries_are_shown_to_nobody() -> None:
    table = Played("classic", 3, "shown", name=TITLE)
    table.do(opened)
    table.do(lambda draft: remove_words(draft, [1, 2]))
    for viewer in (SPECTATOR, 0, 1):
        shown = [said.entry for said in messages_since(table.table, viewer, 0)]
        assert not any({"words", "entries", "key"} & set(entry) for entry in shown)
        assert shown[-1] == {"type": "words_removed", "messages": [2, 3]}


def test_places_of_removed_words_do_not_tell_how_much_others_have_done_unseen() -> None:
    table = played("classic", 3, "unseen", steps=0)
    table.do(lambda draft: give_orders(draft, 0, (), True, "secret"))
    assert table.rows[-1].audience == 0
    table.do(lambda draft: say(draft, 1, "Late words", "late"))
    said = table.table.seq
    table.do(lambda draft: remove_words(draft, [said]))
    told = {viewer: messages_since(table.table, viewer, 0) for viewer in (SPECTATOR, 0)}
    places = {viewer: messages[-1].entry["messages"][0] for viewer, messages in told.items()}
    assert places[SPECTATOR] < places[0]
    for viewer, messages in told.items():
        assert messages[places[viewer] - 1].entry == {"type": "chat_said", "seat": 1, "text": ""}


def bare(document: str) -> dict[str, Any]:
    """A record from which all words were left out by whoever hands it on."""
    found: dict[str, Any] = json.loads(document)
    for row in found["rows"]:
        row.pop("words", None)
    for seat in found["seats"]:
        seat["name"] = seat["name"] if not seat["person"] else ""
    found["settings"]["name"] = ""
    return found


def test_a_record_verifies_with_its_words_and_without_them() -> None:
    table = Played("classic", 3, "record", name=TITLE)
    table.do(opened)
    table.begin().play_on()
    whole = verify_record(table.document())
    assert (whole.sound, whole.wordless) == (True, ())
    short = json.dumps(bare(table.document()))
    assert NAME not in short
    verdict = verify_record(short, whole.head)
    assert (verdict.sound, verdict.wordless, verdict.believed) == (True, (0, 1, 2, 3, 4), ())
    assert verdict.noted == len(table.rows) - 1


def test_forgetting_takes_the_words_from_the_table_and_from_the_database(url: str) -> None:
    async def body(host: Host) -> None:
        table = await with_words(host)
        assert await asyncio.to_thread(lambda: host.database.read(everything_stored).result())
        table, _ = await host.change(table.id, begin)
        before = rows_of(host, table)
        table = await forgotten(host, table)
        stored = host.database.read(everything_stored).result()
        assert NAME not in stored
        assert NAME.casefold() not in stored
        assert "Ramses answers" in stored
        assert [row.link for row in rows_of(host, table)[: len(before)]] == [row.link for row in before]
        assert not faults_of(host.database)
        found = seen_by(table, SPECTATOR, table.at)
        holder = found.seats[0]
        assert holder is not None
        assert (holder.name, holder.person, holder.bot) == ("", True, "greedy")
        assert found.settings.name == ""
        again = await Host(host.database, delay=0.0).table(table.id)
        assert seen_by(again, SPECTATOR, table.at) == found
        assert messages_since(again, 1, 0) == messages_since(table, 1, 0)
        assert NAME not in str(messages_since(again, 1, 0))

    with_database(url, body)


def test_who_is_forgotten_before_the_game_gets_up(tmp_path: Path) -> None:
    async def body(host: Host) -> None:
        table = await forgotten(host, await with_words(host))
        assert table.seats[0] is None
        assert [said.entry["type"] for said in messages_since(table, SPECTATOR, 0)][-2:] == [
            "seat_left",
            "words_removed",
        ]
        assert not faults_of(host.database)

    with_database(f"sqlite:///{tmp_path / 'server.db'}", body)


def test_only_what_the_person_has_written_is_removed() -> None:
    table = Played("classic", 3, "whose", name="Title of Ramses")
    table.do(lambda draft: sit(draft, "Ramses"))
    table.do(lambda draft: sit(draft, NAME, 1, ACCOUNT))
    table.do(lambda draft: say(draft, 1, SAID, "a"))
    table.do(lambda draft: say(draft, 0, "Ramses answers", "b"))
    table.do(lambda draft: get_up(draft, 1))
    table.do(lambda draft: sit(draft, "Tiye", 1))
    table.do(lambda draft: say(draft, 1, "Tiye says hello", "c"))
    table.do(lambda draft: sit(draft, NAME, 2, ACCOUNT))
    table.do(lambda draft: say(draft, 2, SAID, "d"))
    arrivals = arrivals_of(table.table, ACCOUNT)
    assert arrivals == {2, 8}
    assert written(table.table, arrivals) == [2, 3, 8, 9]
    assert not arrivals_of(table.table, "")
    table.do(lambda draft: forget(draft, arrivals))
    said = str(messages_since(table.table, SPECTATOR, 0))
    assert NAME not in said
    assert all(words in said for words in ("Title of Ramses", "Ramses answers", "Tiye says hello"))


def test_a_person_is_forgotten_once(tmp_path: Path) -> None:
    async def body(host: Host) -> None:
        table = await forgotten(host, await with_words(host))
        assert (await forgotten(host, table)).seq == table.seq

    with_database(f"sqlite:///{tmp_path / 'server.db'}", body)


def test_a_game_goes_on_and_its_record_verifies_after_somebody_was_forgotten(tmp_path: Path) -> None:
    async def body(host: Host) -> None:
        table = Played("classic", 3, "on", name=TITLE)
        table.do(opened)
        table.begin().play_on(40)
        keep(host.database, table)
        held = await forgotten(host, table.table)
        on = Played.__new__(Played)
        on.__dict__.update(table.__dict__)
        on.table, on.rows, on.now = held, rows_of(host, held), held.at
        assert on.table.status == RUNNING
        on.play_on()
        document = on.document()
        assert NAME not in document
        verdict = verify_record(document, table.rows[-1].link.hex())
        assert (verdict.sound, verdict.wordless) == (True, (0, 1, 2)), verdict.reason
        assert verdict.noted == len(table.rows) - 1

    with_database(f"sqlite:///{tmp_path / 'server.db'}", body)


def test_lists_find_nobody_by_a_forgotten_name_and_keep_their_order(url: str) -> None:
    wanted = Wanted(statuses=(RUNNING,), count=9)

    async def body(host: Host) -> None:
        first, _ = await host.change((await with_words(host)).id, begin)
        other, _ = await host.open(settings(), lambda draft: [sit(draft, n) for n in ("Ay", "Bay", "Kay")])
        other, _ = await host.change(other.id, begin)
        await forgotten(host, first)
        found = host.database.read(
            lambda connection: public_tables(connection, NOTHING_LOST, wanted)
        ).result()
        assert {one.id for one in found} == {first.id, other.id}
        by_name = replace(wanted, player=NAME)
        assert not host.database.read(
            lambda connection: public_tables(connection, NOTHING_LOST, by_name)
        ).result()
        assert not any(NAME in one.summary for one in found)

    with_database(url, body)


def test_a_finished_game_does_not_move_to_the_top_of_lists_when_somebody_is_forgotten(tmp_path: Path) -> None:
    async def body(host: Host) -> None:
        table = Played("classic", 3, "old", name=TITLE)
        table.do(opened)
        table.begin().play_on()
        keep(host.database, table)
        at = last_public(table.table)
        after = await forgotten(host, table.table)
        assert after.at > at
        assert head_of(after, None).changed_at == at
        assert not faults_of(host.database)

    with_database(f"sqlite:///{tmp_path / 'server.db'}", body)


def test_a_snapshot_with_the_name_is_replaced(tmp_path: Path) -> None:
    async def body(host: Host) -> None:
        table = Played("classic", 3, "snap", name=TITLE)
        table.do(opened)
        table.begin().play_on(60)
        keep(host.database, table)
        after = await forgotten(host, table.table)
        stored = host.database.read(lambda connection: log.load(connection, after.id)).result()
        assert stored is not None
        assert stored.snapshot is not None
        assert NAME not in stored.snapshot[1]
        copy = restored(after.id, stored)
        assert copy is not None
        assert NAME not in str(copy.seats)
        continue_with(copy, stored.rows[copy.seq + 1 :])
        assert copy.wordless == after.wordless == {0, 1, 2}

    with_database(f"sqlite:///{tmp_path / 'server.db'}", body)


def test_a_look_into_the_past_shows_no_forgotten_name_though_it_was_kept_in_memory(tmp_path: Path) -> None:
    past = Past()

    async def body(host: Host) -> None:
        table = Played("classic", 3, "past", name=TITLE)
        table.do(opened)
        table.begin().play_on(60)
        keep(host.database, table)
        moments = moments_of(table.table)
        early, late = moments[0][1], moments[-1][1]
        for n in (early, late):
            assert NAME in str(past.moments(table.table, SPECTATOR, n, 1).moments[0].seats)
        after = await forgotten(host, table.table)
        for n in (early, late, moments_of(after)[-1][1]):
            assert NAME not in str(past.moments(after, SPECTATOR, n, 1).moments[0].seats)
        assert not any(NAME in str(then.seats) for _, kept in past.kept.values() for then in kept)

    with_database(f"sqlite:///{tmp_path / 'server.db'}", body)


def test_other_workers_follow_a_forgetting(postgres_url: str) -> None:
    async def body(host: Host) -> None:
        table = await with_words(host)
        other = Host(host.database, delay=0.0)
        assert NAME in str(seen_by(await other.table(table.id), SPECTATOR, 0))
        await forgotten(host, table)
        found = await other.table(table.id)
        assert NAME not in str(seen_by(found, SPECTATOR, 0))
        assert NAME not in str(messages_since(found, SPECTATOR, 0))
        # whoever was behind writes neither list nor snapshot from what it remembered
        await other.change(table.id, lambda draft: say(draft, 1, "Still here", "late"))
        assert NAME not in host.database.read(everything_stored).result()

    with_database(postgres_url, body)


# Older logs


def old_record(name: str = "finished-classic") -> Record:
    found = read_record(gzip.decompress((GOLDEN / f"{name}.json.gz").read_bytes()))
    assert isinstance(found, Record)
    return found


def store_old(host: Host, record: Record) -> Table:
    """As an older version has stored it."""
    rows = [read_row(row) for row in record.rows]
    table = check_log(record.table, bytes.fromhex(record.seed), rows)
    head = head_of(table, None)

    def store(connection: Connection) -> None:
        log.create(connection, table.id, table.seed, rows, head)
        keep_sitters(connection, table.id, names_at(table))

    host.database.write(store).result()
    return table


def forget_seat(draft: Draft, seat: int) -> None:
    forget(draft, {draft.table.arrivals()[seat]})


def test_a_name_of_an_older_log_is_taken_out_of_its_body_and_verify_says_what_that_costs(
    url: str,
) -> None:
    async def body(host: Host) -> None:
        record = old_record()
        name = record.seats[0].name if record.seats[0] is not None else ""
        assert name
        table = store_old(host, record)
        assert name in host.database.read(everything_stored).result()
        after, _ = await host.change(table.id, lambda draft: forget_seat(draft, 0))
        stored = host.database.read(everything_stored).result()
        assert name not in stored
        found = host.database.read(audit).result()
        assert not found.faults
        [note] = found.notes
        assert note.startswith(f"table {table.id}: names or messages were taken out of entries 0, 1")
        document = write_record(record_for(after, rows_of(host, after)))
        verdict = verify_record(document, record.head)
        assert verdict.sound, verdict.reason
        assert verdict.noted == len(record.rows) - 1, "all links are as they were"
        assert verdict.believed == verdict.wordless
        assert {json.loads(document)["rows"][n]["entry"]["type"] for n in verdict.believed} <= {
            "table_opened",
            "seat_taken",
            "chat_said",
        }
        assert NAME not in document

    with_database(url, body)


def redacted(record: Record, number: int, **fields: Any) -> str:
    """A record in which a row is passed off as one whose words were removed."""
    document: dict[str, Any] = json.loads(write_record(record))
    row = document["rows"][number]
    row["redacted"] = True
    row["entry"] |= fields
    return json.dumps(document)


def test_a_row_is_not_believed_to_be_redacted_unless_a_later_entry_says_so() -> None:
    record = old_record()
    place = next(row.seq for row in record.rows if row.entry["type"] == "seat_taken")
    document = json.loads(redacted(record, place, name=""))
    document["seats"][document["rows"][place]["entry"]["seat"]]["name"] = ""
    verdict = verify_record(json.dumps(document))
    assert verdict.reason == f"entry {place} has been changed: nothing says that words were removed."


def test_a_redacted_row_of_an_older_log_still_gives_its_contribution_to_the_deal(tmp_path: Path) -> None:
    """Its link proves nothing any more, but the deal does."""

    async def body(host: Host) -> None:
        table = store_old(host, old_record())
        after, _ = await host.change(table.id, lambda draft: forget_seat(draft, 0))
        record = json.loads(write_record(whole_record(after, rows_of(host, after))))
        row = next(row for row in record["rows"] if row.get("redacted") and "entropy" in row["entry"])
        row["entry"]["entropy"] += "x"
        record["seats"][row["entry"]["seat"]]["contribution"] += "x"
        assert "leads to another game" in verify_record(json.dumps(record)).reason

    with_database(f"sqlite:///{tmp_path / 'server.db'}", body)


# Damage


@pytest.mark.parametrize(
    ("edit", "fault"),
    [
        ("DELETE FROM words WHERE seq = 1", "the words of entry 1 are missing"),
        ("UPDATE words SET text = 'Echnaton' WHERE seq = 1", "entry 1 has other words beside it"),
        ("UPDATE words SET key = zeroblob(16) WHERE seq = 2", "entry 2 has other words beside it"),
        ("UPDATE words SET seq = 5 WHERE seq = 4", "entry 5 has words beside it that it does not promise"),
        ("UPDATE entries SET redacted = 1 WHERE seq = 1", "entry 1 has words in it that belong beside it"),
        ("UPDATE entries SET redacted = 1 WHERE seq = 6", "entry 6 can have no words beside it"),
    ],
)
def test_words_that_were_damaged_in_the_database_are_found(tmp_path: Path, edit: str, fault: str) -> None:
    path = tmp_path / "server.db"

    async def body(host: Host) -> None:
        await host.change((await with_words(host)).id, begin)

    with_database(f"sqlite:///{path}", body)
    connection = sqlite3.connect(path)
    with connection:
        connection.execute(edit)
    connection.close()
    database = open_database(f"sqlite:///{path}")
    try:
        assert any(fault in found for found in faults_of(database)), faults_of(database)
    finally:
        database.close()


REPLACED = {
    "a name": (1, lambda body: body | {"name": "Mallory"}),
    "who sits there": (1, lambda body: body | {"account": "mallory"}),
    "a message": (2, lambda body: body | {"text": "Nofretete says nothing"}),
    "a message of another seat": (2, lambda body: body | {"seat": 1}),
    "a title": (0, lambda body: body | {"settings": body["settings"] | {"name": "Party of Mallory"}}),
    "what was settled on": (0, lambda body: body | {"settings": body["settings"] | {"hints": False}}),
    "a bot": (5, lambda body: body | {"bot": "master"}),
    "a move": (20, lambda body: body | {"cid": "another"}),
}


@pytest.mark.parametrize(("place", "change"), REPLACED.values(), ids=REPLACED.keys())
@pytest.mark.parametrize("snapshot", [True, False])
def test_nobody_puts_anything_in_a_row_by_saying_that_it_was_redacted(
    url: str, place: int, change: Callable[[dict[str, Any]], dict[str, Any]], snapshot: bool
) -> None:
    """Its link proves nothing then; without an entry that does, neither server nor audit believes it."""

    async def body(host: Host) -> None:
        table = Played("classic", 3, "claims", name=TITLE)
        table.do(opened)
        table.begin().play_on(40)
        keep(host.database, table)
        assert not faults_of(host.database)
        fields = change(json.loads(table.rows[place].body))
        fields.pop("words", None)
        text = json.dumps(fields, sort_keys=True, separators=(",", ":"))
        assert text != table.rows[place].body

        def store(connection: Connection) -> None:
            log.remove_words(connection, table.table.id, [place], {place: text})
            if not snapshot:
                log.save_snapshot(connection, table.table.id, 0, "")

        await host.write(store)
        assert faults_of(host.database)
        with pytest.raises(LogBroken):
            await Host(host.database, delay=0.0).table(table.table.id)

    with_database(url, body)


def test_a_worker_that_follows_a_log_believes_no_row_that_claims_to_be_redacted(postgres_url: str) -> None:
    async def body(host: Host) -> None:
        table = await with_words(host)
        other = Host(host.database, delay=0.0)
        await other.table(table.id)
        await host.change(table.id, lambda draft: say(draft, 1, "Ramses says no", "late"))
        text = '{"cid":"late","seat":1,"text":"Ramses says yes","type":"chat_said"}'
        await host.write(lambda connection: log.remove_words(connection, table.id, [6], {6: text}))
        with pytest.raises(LogBroken, match="entry 6 is said to be redacted"):
            await other.table(table.id)

    with_database(postgres_url, body)


def test_a_record_from_which_words_were_left_out_is_as_sound_here_as_where_it_came_from(
    tmp_path: Path,
) -> None:
    table = Played("classic", 3, "record", name=TITLE)
    table.do(opened)
    document = json.dumps(bare(table.begin().play_on().document()))

    async def body(host: Host) -> None:
        await host.write(lambda connection: import_record(connection, document, host.clock()))
        assert not faults_of(host.database)
        found = await host.table(table.table.id)
        assert [holder.name for holder in found.seats if holder is not None and holder.person] == ["", ""]

    with_database(f"sqlite:///{tmp_path / 'server.db'}", body)


def test_words_that_were_to_be_removed_and_are_still_there_are_found() -> None:
    table = Played("classic", 3, "there")
    table.do(opened)
    table.do(lambda draft: remove_words(draft, [1]))  # nothing was stored, so nothing was removed there
    with pytest.raises(Unsound, match="entry 1 still has the words that were removed"):
        check_log(table.table.id, table.table.seed, table.rows)


def test_a_rematch_that_took_the_title_over_can_lose_it_too() -> None:
    from amunre.tables.personal import remove_title

    table = played("classic", 3, "again", steps=20).abandon()
    table.do(lambda draft: open_rematch(draft, 1, "next"))
    following = Played("classic", 3, "next", name=TITLE)
    following.do(lambda draft: remove_title(draft, "Another title"))
    assert following.table.settings.name == TITLE
    following.do(lambda draft: remove_title(draft, TITLE))
    assert following.table.settings.name == ""


def test_to_tell_that_much_was_removed_takes_a_time_of_its_length(tmp_path: Path) -> None:
    """Each of the removed messages has a place among those that a viewer knows, gone through once."""

    async def body(host: Host) -> None:
        table, _ = await host.open(settings(), opened)
        await host.change(table.id, lambda draft: [say(draft, 0, SAID, f"more{n}") for n in range(1_900)])
        table, _ = await host.change(table.id, lambda draft: forget(draft, arrivals_of(draft.table, ACCOUNT)))
        began = time.thread_time()
        told = messages_since(table, SPECTATOR, len(table.log) - 2)
        assert time.thread_time() - began < 0.03
        assert len(told[-1].entry["messages"]) > 1_900

    with_database(f"sqlite:///{tmp_path}/server.db", body)
