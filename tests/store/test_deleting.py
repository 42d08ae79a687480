"""A deleted table is gone: from the database, from every worker, and for whoever watches it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, LargeBinary, String, Table, Text, delete, insert, select, text

from amunre.server.analyst import Analyst
from amunre.server.callers import Caller, Role
from amunre.server.hub import DELETED, Hub
from amunre.server.presence import Presence
from amunre.store import analyses, schema
from amunre.store.analyses import Asker, Key
from amunre.store.deleting import OUTLIVING
from amunre.store.engine import open_database
from amunre.store.log import Conflict, keep_fact, lease_of
from amunre.store.upgrade import upgrade
from amunre.tables.audit import audit
from amunre.tables.company import say
from amunre.tables.damage import LogBroken
from amunre.tables.draft import Denied, Draft
from amunre.tables.following import Follower
from amunre.tables.host import Host, now_us
from amunre.tables.importing import import_record
from amunre.tables.keeper import Keeper
from amunre.tables.record import whole_record, write_record
from amunre.tables.seating import begin, seat_bot, sit
from amunre.tables.thinking import Thinkers
from tests.store.test_followers import until
from tests.support.honest import LIVE, played
from tests.support.stored import keep
from tests.support.tables import fill, settings

Body = Callable[[Host], Awaitable[None]]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgresql":
        return str(request.getfixturevalue("postgres_url"))
    return f"sqlite:///{tmp_path / 'server.db'}"


def with_host(url: str, body: Body) -> None:
    async def run() -> None:
        host = Host(open_database(url), delay=0.0)
        upgrade(host.database)
        try:
            await body(host)
            assert (await host.read(audit)).faults == []
        finally:
            host.database.close()

    asyncio.run(run())


def chat(draft: Draft) -> None:
    say(draft, 0, "hello", f"c{draft.table.seq}")


def with_bots(draft: Draft) -> None:
    sit(draft, "Ann")
    seat_bot(draft, "greedy")
    seat_bot(draft, "greedy")
    begin(draft)


async def refused(work: Awaitable[object]) -> str:
    with pytest.raises(Denied) as denied:
        await work
    return denied.value.code


def of_tables() -> list[Table]:
    """Whatever the database keeps of tables, by whichever column."""
    return [
        table
        for table in schema.metadata.sorted_tables
        if table not in (schema.tables, *OUTLIVING)
        and ("table_id" in table.c or any(key.column is schema.tables.c.id for key in table.foreign_keys))
    ]


def some_row(table: Table, table_id: str, account_id: str) -> dict[str, Any]:
    """A row of a table with something in each column that needs it."""
    row: dict[str, Any] = {}
    for column in table.c:
        targets = {key.column for key in column.foreign_keys}
        if column.name == "table_id" or schema.tables.c.id in targets:
            row[column.name] = table_id
        elif schema.accounts.c.id in targets:
            row[column.name] = account_id
        elif column.nullable or column.server_default is not None:
            continue
        elif isinstance(column.type, LargeBinary):
            row[column.name] = table_id.encode()[:16]
        elif isinstance(column.type, String | Text):
            row[column.name] = table_id[:6]
        elif column.primary_key:
            row[column.name] = sum(table_id.encode()) % 10_000 + 1_000
        else:
            row[column.name] = 0
    return row


def key_of(kind: Table, table_id: str) -> list[tuple[str, str]]:
    """By which columns a row is a table's."""
    ours = schema.tables.c.id
    return [
        (column.name, table_id)
        for column in kind.c
        if column.name == "table_id" or any(key.column is ours for key in column.foreign_keys)
    ]


def fill_up(connection: Connection, table_id: str, account_id: str) -> None:
    """At least one row of each kind for a table."""
    account = {"id": account_id, "name": account_id, "name_key": account_id, "password": "", "created_at": 0}
    connection.execute(insert(schema.accounts).values(account))
    for kind in of_tables():
        mine = select(kind).where(*(kind.c[name] == value for name, value in key_of(kind, table_id)))
        if connection.execute(mine).first() is None:
            connection.execute(insert(kind).values(some_row(kind, table_id, account_id)))
    imported = {"id": table_id, "kind": "record", "imported_at": 0, "verified": True, "body": ""}
    connection.execute(insert(schema.imports).values(imported))
    keep_fact(connection, lease_of(f"{table_id} 2"), "1")


def places_of(connection: Connection, name: str) -> list[str]:
    """Where anything of a table is stored."""
    found = []
    for table in schema.metadata.sorted_tables:
        rows = connection.execute(select(table)).mappings().all()
        cells = {str(value) for row in rows for value in row.values()}
        if any(name in cell for cell in cells):
            found.append(table.name)
    return found


def test_whatever_is_kept_of_a_table_goes_with_it(url: str) -> None:
    """Also what will be kept of tables some day: every kind of row in the schema is tried."""

    async def body(host: Host) -> None:
        gone, stays = [(await host.open(settings(), fill))[0].id for _ in range(2)]
        for name, account in ((gone, "ann"), (stays, "ben")):
            await host.write(lambda c, name=name, account=account: fill_up(c, name, account))  # type: ignore[misc]
        kinds = {table.name for table in of_tables()} | {"tables", "imports", "facts"}
        before = await host.read(lambda c: places_of(c, stays))
        assert kinds <= set(await host.read(lambda c: places_of(c, gone)))
        await host.deleting.delete(gone)
        assert await host.read(lambda c: places_of(c, gone)) == []
        assert await host.read(lambda c: places_of(c, stays)) == before
        assert await refused(host.table(gone)) == "no_such_table"
        assert await refused(host.deleting.delete(gone)) == "no_such_table"
        await host.deleting.delete(stays)  # it was made sound by nothing

    with_host(url, body)


def test_a_file_has_no_byte_of_what_was_said_at_a_deleted_table(tmp_path: Path) -> None:
    async def body(host: Host) -> None:
        table, _ = await host.open(settings(), fill)
        await host.change(table.id, lambda draft: say(draft, 0, "xyzzy plugh", "c"))
        await host.deleting.delete(table.id)
        files = [path.read_bytes() for path in tmp_path.iterdir()]
        assert not any(b"xyzzy" in content or table.id.encode() in content for content in files)

    with_host(f"sqlite:///{tmp_path / 'server.db'}", body)


def test_a_damaged_table_can_be_deleted(url: str) -> None:
    async def body(host: Host) -> None:
        table, _ = await host.open(settings(), fill)
        rows = schema.secrets.c.table_id == table.id
        await host.write(lambda connection: connection.execute(delete(schema.secrets).where(rows)))
        host.tables.clear()
        with pytest.raises(LogBroken):
            await host.table(table.id)
        assert host.damage.closed
        await host.deleting.delete(table.id)
        assert not host.damage.closed
        assert await refused(host.table(table.id)) == "no_such_table"

    with_host(url, body)


def test_whoever_does_something_while_a_table_is_deleted_finds_none(url: str) -> None:
    async def body(host: Host) -> None:
        for _ in range(5):
            table, _ = await host.open(settings(), fill)
            works = [host.change(table.id, chat) for _ in range(5)]
            works.insert(3, host.deleting.delete(table.id))  # type: ignore[arg-type]
            done = await asyncio.gather(*works, return_exceptions=True)
            told = {one.code for one in done if isinstance(one, Denied)}
            assert told == {"no_such_table"}
            assert not [one for one in done if isinstance(one, BaseException) and not isinstance(one, Denied)]
            assert table.id not in host.tables

    with_host(url, body)


def test_another_worker_forgets_it_and_sends_those_who_watch_away(postgres_url: str) -> None:
    async def body(host: Host) -> None:
        other = Host(open_database(postgres_url), delay=0.0)
        hub, keeper = Hub(other.now_at, 10, 10, 10), Keeper(other, Thinkers(1, 5.0))
        presence = Presence(other, hub, 15, 40, 3)
        other.listeners.append(hub.note)
        other.deleting.listeners.append(hub.end_table)
        follower = Follower(other)
        follower.start()
        try:
            assert await until(follower.listener.hears.is_set)
            opened, _ = await host.open(settings(clock=LIVE), with_bots)
            table, _ = await other.change(opened.id, chat)
            presence.note(table, "1.2.3.4")
            watchers = [hub.join(table, Caller("a"), Role(-1), 0), hub.join(table, Caller("b"), Role(-1), 0)]
            assert table.id in keeper.next_at
            await host.deleting.delete(table.id)
            assert await until(lambda: not hub.channels)
            assert [one.closed_with for one in watchers] == [DELETED, DELETED]
            assert table.id not in {*other.tables, *keeper.next_at, *presence.seen, *presence.origin}
            assert await refused(other.change(table.id, chat)) == "no_such_table"
        finally:
            await follower.stop()
            keeper.thinkers.close()
            other.database.close()

    with_host(postgres_url, body)


def test_a_worker_that_was_not_told_finds_out_by_itself(postgres_url: str) -> None:
    """When it lost its connection: at the next look, and when it hears again."""

    async def body(host: Host) -> None:
        other = Host(open_database(postgres_url), delay=0.0)
        names = [(await host.open(settings(), fill))[0].id for _ in range(4)]
        for name in names:
            await other.table(name)
        await host.deleting.delete(names[0])
        assert await refused(other.table(names[0])) == "no_such_table"
        await host.deleting.delete(names[1])
        assert await refused(other.change(names[1], chat)) == "no_such_table"
        await host.deleting.delete(names[2])
        await other.refresh(names[2])
        await host.deleting.delete(names[3])
        await other.refresh_all()
        assert not other.tables
        other.database.close()

    with_host(postgres_url, body)


def test_a_table_that_was_deleted_and_imported_again_is_not_the_old_one(postgres_url: str) -> None:
    async def body(host: Host) -> None:
        other = Host(open_database(postgres_url), delay=0.0)
        game = played("classic", 3, "again")
        record = write_record(whole_record(game.table, game.rows))
        await asyncio.to_thread(keep, host.database, game)
        await other.table(game.table.id)
        await other.change(game.table.id, lambda draft: say(draft, 0, "more", "more"))
        await host.deleting.delete(game.table.id)
        await host.write(lambda connection: import_record(connection, record, now_us()))
        again = await other.table(game.table.id)
        assert again.link == game.table.link
        other.database.close()

    with_host(postgres_url, body)


def test_a_table_that_moves_on_is_not_deleted_as_one_that_is_quiet(url: str) -> None:
    async def body(host: Host) -> None:
        table, _ = await host.open(settings(), fill)
        await host.change(table.id, chat)
        with pytest.raises(Conflict):
            await host.deleting.remove(table.id, table.seq)
        assert not await host.deleting.delete_if(table.id, lambda table: False)
        assert await host.deleting.delete_if(table.id, lambda table: True)
        assert not await host.deleting.delete_if(table.id, lambda table: True)

    with_host(url, body)


def test_what_is_in_line_for_a_deleted_table_delays_nobody(url: str) -> None:
    async def body(host: Host) -> None:
        analyst = Analyst(host, "w")
        games = [played("classic", 3, f"line{number}") for number in range(2)]
        for game in games:
            await asyncio.to_thread(keep, host.database, game)
        gone, stays = (game.table for game in games)
        asker = Asker(b"a" * 16, b"b" * 16)
        await analyst.begin(gone, 0, asker)
        claimed = await host.write(lambda c: analyses.claim(c, "w"))
        assert claimed is not None
        assert claimed.key == Key(gone.id, 0)
        await host.deleting.delete(gone.id)
        assert not await host.write(lambda c: analyses.keep(c, claimed.key, "w", claimed.kept))
        assert await refused(analyst.begin(gone, 1, asker)) == "no_such_table"
        await analyst.begin(stays, 0, asker)
        await host.deleting.delete(stays.id)
        assert not await analyst.work()
        analyst.process.close()

    with_host(url, body)


def test_a_lost_answer_does_not_delete_twice(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What nobody answered is asked again where the database is shared; otherwise it is refused."""
    from amunre.store.engine import StorageFailed

    async def body(host: Host) -> None:
        table, _ = await host.open(settings(), fill)
        write, answers = host.write, iter([StorageFailed("storage_failed", "gone")])

        async def unanswered(work: Any) -> Any:
            done = await write(work)
            for failure in answers:
                raise failure
            return done

        monkeypatch.setattr(host, "write", unanswered)
        if host.database.shared:
            await host.deleting.delete(table.id)
        else:
            with pytest.raises(StorageFailed):
                await host.deleting.delete(table.id)
        left = await host.read(lambda c: c.scalar(text("SELECT count(*) FROM tables")))
        assert left == 0

    with_host(url, body)


def test_what_is_stored_with_a_deletion_is_stored_once_or_not_at_all(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the first answer was lost, and nobody notes that nothing was deleted."""
    from amunre.store.engine import StorageFailed

    looked: list[int | None] = []

    def also(connection: Connection) -> Callable[[Connection], None]:
        looked.append(connection.scalar(text("SELECT count(*) FROM tables")))
        return lambda connection: keep_fact(connection, f"noted {len(looked)}", "yes")

    async def notes(host: Host) -> list[str]:
        names = select(schema.facts.c.name).where(schema.facts.c.name.startswith("noted"))
        return await host.read(lambda connection: list(connection.scalars(names)))

    def never(connection: Connection) -> Callable[[Connection], None]:
        raise Denied("not_now", "Not now.")

    async def body(host: Host) -> None:
        table, _ = await host.open(settings(), fill)
        assert await refused(host.deleting.delete("nothing", also)) == "no_such_table"
        assert await refused(host.deleting.delete(table.id, never)) == "not_now"
        await host.change(table.id, chat)
        assert await notes(host) == []
        write, answers = host.write, iter([StorageFailed("storage_failed", "gone")] * host.database.shared)

        async def unanswered(work: Any) -> Any:
            done = await write(work)
            for failure in answers:
                raise failure
            return done

        monkeypatch.setattr(host, "write", unanswered)
        await host.deleting.delete(table.id, also)
        assert await notes(host) == ["noted 2"]
        assert looked == [1, 1, 0] if host.database.shared else [1, 1]

    with_host(url, body)
