"""Finding tables among many: pages that lose none, and search by title and by those who sit there."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, text

from amunre.store import schema
from amunre.store.engine import Database, open_database
from amunre.store.finding import (
    YOUR_TURN,
    Found,
    FoundAnywhere,
    Place,
    Wanted,
    all_tables,
    keep_sitters,
    own_tables,
    public_tables,
    read_place,
)
from amunre.store.names import LONGEST_KEY, search_key
from amunre.store.salvage import NOTHING_LOST
from amunre.store.upgrade import upgrade

TITLES = ["classic", "revised", "revised+expert", "anniversary", "anniversary+afterlife+statues"]
ALL = ["open", "running", "aside", "finished", "abandoned"]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    url = f"sqlite:///{tmp_path / 'site.db'}"
    if request.param == "postgresql":
        url = request.getfixturevalue("postgres_url")
    database = open_database(url)
    upgrade(database)
    yield database
    database.close()


def add(
    connection: Connection,
    number: int,
    *,
    status: str = "running",
    title: str = "classic",
    at: int = 0,
    names: tuple[str, ...] = (),
    waiting: int | None = 0,
    listed: bool = True,
) -> None:
    values = {"id": f"t{number:05}", "seq": 0, "opened_at": number, "changed_at": at or number}
    head = {"status": status, "listed": listed, "summary": "{}", "title": title, "waiting": waiting}
    connection.execute(insert(schema.tables).values(**values, **head))
    keep_sitters(connection, f"t{number:05}", names)


def sit(connection: Connection, number: int, seat: int, account: str = "ann") -> None:
    values = {"account_id": account, "table_id": f"t{number:05}", "seat": seat}
    connection.execute(insert(schema.memberships).values(**values))


def register(connection: Connection, account: str = "ann") -> None:
    values = {"id": account, "name": account, "name_key": account, "password": "", "created_at": 0}
    connection.execute(insert(schema.accounts).values(**values))


def all_pages(database: Database, account: str = "", count: int = 7, **wanted: str) -> list[Found]:
    found: list[Found] = []
    after: Place | None = None
    while True:
        ask = Wanted(statuses=ALL, after=after, count=count, **wanted)
        page = database.read(
            lambda connection, ask=ask: (  # type: ignore[misc]
                own_tables(connection, NOTHING_LOST, account, ask)
                if account
                else public_tables(connection, NOTHING_LOST, ask)
            )
        ).result()
        found += page
        if len(page) < count:
            return found
        after = read_place(str(page[-1].place))


def test_pages_show_every_table_once_the_latest_on_top(database: Database) -> None:
    rng = random.Random(1)

    def fill(connection: Connection) -> None:
        for number in range(100):
            add(connection, number, at=rng.randrange(1, 20), listed=number % 10 > 0)

    database.write(fill).result()
    found = all_pages(database)
    assert len(found) == len({one.id for one in found}) == 90
    assert found == sorted(found, key=lambda one: (one.changed_at, one.id), reverse=True)


def test_administrators_find_every_table_once_whatever_its_state(database: Database) -> None:
    rng = random.Random(2)

    def fill(connection: Connection) -> None:
        for number in range(100):
            status = rng.choice(ALL)
            add(connection, number, status=status, at=rng.randrange(1, 20), listed=number % 10 > 0)

    database.write(fill).result()
    found: list[FoundAnywhere] = []
    after: Place | None = None
    while len(found) % 7 == 0:
        ask = Wanted(statuses=ALL, after=after, count=7)
        found += database.read(lambda connection, ask=ask: all_tables(connection, NOTHING_LOST, ask)).result()  # type: ignore[misc]
        after = found[-1].place
    assert len(found) == len({one.id for one in found}) == 100
    assert found == sorted(found, key=lambda one: (one.changed_at, one.id), reverse=True)
    assert {one.id for one in found if not one.listed} == {f"t{number:05}" for number in range(0, 100, 10)}
    assert all(one.id == f"t{one.opened_at:05}" for one in found)


def test_a_table_that_moves_up_meanwhile_hides_no_other(database: Database) -> None:
    def fill(connection: Connection) -> None:
        for number in range(1, 21):
            add(connection, number)

    database.write(fill).result()
    ask = Wanted(statuses=ALL, count=10)
    first = database.read(lambda connection: public_tables(connection, NOTHING_LOST, ask)).result()
    database.write(
        lambda connection: connection.execute(
            text("UPDATE tables SET changed_at = 99 WHERE id IN ('t00001', 't00019')")
        )
    ).result()
    ask = Wanted(statuses=ALL, count=10, after=first[-1].place)
    second = database.read(lambda connection: public_tables(connection, NOTHING_LOST, ask)).result()
    assert [one.id for one in first] == [f"t{number:05}" for number in range(20, 10, -1)]
    assert [one.id for one in second] == [f"t{number:05}" for number in range(10, 1, -1)]


def test_a_title_is_found_with_all_mixes_of_its_expansions(database: Database) -> None:
    def fill(connection: Connection) -> None:
        for number, title in enumerate(TITLES):
            add(connection, number, title=title)

    database.write(fill).result()
    assert [one.id for one in all_pages(database, title="revised")] == ["t00002", "t00001"]
    assert [one.id for one in all_pages(database, title="revised+expert")] == ["t00002"]
    assert [one.id for one in all_pages(database, title="anniversary+afterlife")] == ["t00004"]


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("zoe", {1, 2}),
        ("Zoë", {1, 2}),
        ("ZO", {1, 2, 3}),
        ("van", {2}),
        ("van d", {2}),
        ("oe", set()),
        ("%", set()),
        ("zo_", set()),
        ("  ", {0, 1, 2, 3, 4}),
        ("éli", {4}),
    ],
)
def test_people_are_found_by_the_beginning_of_a_word_of_their_names(
    database: Database, asked: str, found: set[int]
) -> None:
    names = [("Bea",), ("Zoé", "Bea"), ("Zoe van Dyk",), ("Zora",), ("\u0301Élise",)]

    def fill(connection: Connection) -> None:
        for number, sitting in enumerate(names):
            add(connection, number, names=sitting)

    database.write(fill).result()
    assert {int(one.id[1:]) for one in all_pages(database, player=asked)} == found


def test_whoever_got_up_is_not_found_there(database: Database) -> None:
    database.write(lambda connection: add(connection, 1, names=("Ann", "Bea"))).result()
    database.write(lambda connection: keep_sitters(connection, "t00001", ["Bea"])).result()
    assert not all_pages(database, player="ann")
    assert len(all_pages(database, player="bea")) == 1


def test_ones_own_tables_that_go_on_are_never_pushed_out_by_others(database: Database) -> None:
    """However many have been opened or have ended since; those that wait for one are on top."""

    def fill(connection: Connection) -> None:
        register(connection)
        states = [("running", 0b10), ("running", 0b01), ("open", 0), ("aside", 0), ("running", 0b10)]
        for number, (status, waiting) in enumerate(states):
            add(connection, number, status=status, waiting=waiting, listed=False)
            sit(connection, number, 1)
        for number in range(10, 160):
            add(connection, number, status="finished" if number % 2 else "abandoned")
            sit(connection, number, 0)
        add(connection, 500)  # another's

    database.write(fill).result()
    found = all_pages(database, "ann", count=50)
    assert [one.id for one in found[:5]] == ["t00004", "t00000", "t00001", "t00002", "t00003"]
    assert [one.rank == YOUR_TURN for one in found[:5]] == [True, True, False, False, False]
    assert [int(one.id[1:]) for one in found[5:]] == list(range(159, 9, -1))


def test_what_has_not_moved_since_turns_are_kept_is_to_be_looked_at(database: Database) -> None:
    def fill(connection: Connection) -> None:
        register(connection)
        add(connection, 1, waiting=None)
        sit(connection, 1, 0)

    database.write(fill).result()
    assert [(one.rank, one.is_known) for one in all_pages(database, "ann")] == [(YOUR_TURN, False)]


@pytest.mark.parametrize(
    "place", ["x", "0.1", "0.1.", "0.-1.t", "0.1.t/../t", "0.99999999999999999999.t", "9" * 90]
)
def test_what_is_no_place_is_refused(place: str) -> None:
    with pytest.raises(ValueError, match=place.split("/")[0]):
        read_place(place)


def test_a_name_of_one_sign_that_stands_for_many_fits_its_column(database: Database) -> None:
    name = "\ufdfa" * 20
    assert len(search_key(name)) > LONGEST_KEY
    database.write(lambda connection: add(connection, 1, names=(name,))).result()
    assert len(all_pages(database, player=name)) == 1


def test_an_older_database_is_filled_in(tmp_path: Path) -> None:
    """With titles, names and seats from what is stored; whose turn it is cannot be known."""
    from alembic import command

    from amunre.store.upgrade import config

    database = open_database(f"sqlite:///{tmp_path / 'site.db'}")

    def old(connection: Connection) -> None:
        chosen = config()
        chosen.attributes["connection"] = connection
        command.upgrade(chosen, "0002")
        summary = '{"title":"revised+expert","seats":["Ann","greedy 1",""],"bots":["","greedy",""]}'
        taken = '{"type":"seat_taken","account":"a1","seat":2}'
        for statement in (
            "INSERT INTO accounts VALUES ('a1', 'Ann', 'ann', '', 0)",
            f"INSERT INTO tables VALUES ('t1', 2, 1, 1, 'running', true, '{summary}', NULL)",
            "INSERT INTO memberships VALUES ('a1', 't1')",
            f"INSERT INTO entries VALUES ('t1', 1, 1, -1, '{taken}', x'00', '', x'00')",
        ):
            connection.exec_driver_sql(statement)

    database.write(old).result()
    upgrade(database)
    assert [one.id for one in all_pages(database, player="ann", title="revised")] == ["t1"]
    assert not all_pages(database, player="greedy")
    seat = database.read(lambda connection: connection.scalar(text("SELECT seat FROM memberships"))).result()
    assert seat == 2
    database.close()
