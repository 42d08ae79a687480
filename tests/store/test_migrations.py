"""What older versions have stored is brought along into the form of today."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from amunre.store.engine import Database, StoreError, open_database
from amunre.store.looking import form_fault, looking_at
from amunre.store.names import look_of
from amunre.store.upgrade import config, newest, upgrade


def upgrade_to(database: Database, revision: str) -> None:
    def work(connection: object) -> None:
        chosen = config()
        chosen.attributes["connection"] = connection
        command.upgrade(chosen, revision)

    database.write(work).result()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_old_sessions_are_found_by_their_account(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path / 'old.db'}" if kind == "sqlite" else request.getfixturevalue("postgres_url")
    database = open_database(url)
    upgrade_to(database, "0002")
    data = json.dumps({"account": "ann", "password": "print"}).encode()
    insert = text("INSERT INTO sessions (digest, data) VALUES (:digest, :data)")
    database.write(lambda connection: connection.execute(insert, {"digest": b"d", "data": data})).result()
    upgrade(database)
    found = database.read(
        lambda connection: connection.scalar(text("SELECT account_id FROM sessions"))
    ).result()
    assert found == "ann"
    database.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_old_accounts_keep_their_names_even_where_two_look_alike(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path / 'old.db'}" if kind == "sqlite" else request.getfixturevalue("postgres_url")
    database = open_database(url)
    upgrade_to(database, "0005")
    insert = text(
        "INSERT INTO accounts (id, name, name_key, password, created_at) "
        "VALUES (:id, :name, :name_key, 'hash', :at)"
    )
    names = ["Vic\u0442im", "Victim", "V\u0131ctim", "Ada"]
    rows = [
        {"id": str(at), "name": name, "name_key": name.casefold(), "at": at} for at, name in enumerate(names)
    ]
    database.write(lambda connection: connection.execute(insert, rows)).result()
    upgrade(database)
    wanted = text("SELECT name, look FROM accounts ORDER BY created_at")
    found = database.read(lambda connection: connection.execute(wanted).all()).result()
    assert [tuple(row) for row in found] == [
        ("Vic\u0442im", look_of("Vic\u0442im")),
        ("Victim", look_of("Victim")),
        ("V\u0131ctim", None),
        ("Ada", "ada"),
    ]
    database.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_an_account_that_got_up_long_ago_is_known_where_its_name_stands(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Its name is in the log of a table at which it sits no more."""
    url = f"sqlite:///{tmp_path / 'old.db'}" if kind == "sqlite" else request.getfixturevalue("postgres_url")
    database = open_database(url)
    upgrade_to(database, "0005")
    taken = json.dumps({"type": "seat_taken", "seat": 0, "name": "Ann", "account": "ann"})
    said = json.dumps({"type": "chat_said", "seat": 0, "text": '"seat_taken"', "cid": "c"})

    def work(connection: Connection) -> None:
        for table in ("left", "sits"):
            connection.execute(
                text(
                    "INSERT INTO tables (id, seq, opened_at, changed_at, status, listed, summary)"
                    " VALUES (:id, 1, 0, 0, 'open', :no, '{}')"
                ),
                {"id": table, "no": False},
            )
            for seq, body in enumerate((taken, said)):
                connection.execute(
                    text(
                        "INSERT INTO entries (table_id, seq, at, audience, body, salt, proof, link)"
                        " VALUES (:id, :seq, 0, -1, :body, :salt, '', :salt)"
                    ),
                    {"id": table, "seq": seq, "body": body, "salt": b"s"},
                )
        connection.execute(
            text(
                "INSERT INTO accounts (id, name, name_key, password, created_at)"
                " VALUES ('ann', 'Ann', 'ann', '', 0)"
            )
        )
        connection.execute(
            text("INSERT INTO memberships (account_id, table_id, seat) VALUES ('ann','sits',0)")
        )

    database.write(work).result()
    upgrade(database)
    found = database.read(
        lambda connection: connection.execute(text("SELECT table_id, gone FROM memberships ORDER BY 1")).all()
    ).result()
    assert [tuple(row) for row in found] == [("left", True), ("sits", False)]
    database.close()


# Their order, and databases that have none of them


def test_forms_are_numbered_in_their_order() -> None:
    """So whoever reads a number knows whether it is older or newer, and so do we."""
    scripts = list(ScriptDirectory.from_config(config()).walk_revisions())[::-1]
    numbers = [script.revision for script in scripts]
    assert numbers == [f"{number:04}" for number in range(1, len(scripts) + 1)]
    assert [script.down_revision for script in scripts] == [None, *numbers[:-1]]
    assert [Path(script.path).name[:5] for script in scripts] == [f"{number}_" for number in numbers]
    assert newest() == numbers[-1]


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "form 9999, which is newer than this version"),
        ("UPDATE alembic_version SET version_num = '0000'", "form 0000, which no version of amunre"),
        ("UPDATE alembic_version SET version_num = 'soon'", "form soon, which no version of amunre"),
        ("INSERT INTO alembic_version VALUES ('0003')", f"form 0003 and {newest()}, which no version"),
        ("DELETE FROM alembic_version", "does not say which form it has"),
        ("DROP TABLE alembic_version", "does not say which form it has"),
    ],
)
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_of_no_known_form_is_refused_in_a_sentence_and_stays_as_it_is(
    kind: str, edit: str, sentence: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path / 'odd.db'}" if kind == "sqlite" else request.getfixturevalue("postgres_url")
    database = open_database(url)
    upgrade(database)
    database.write(lambda connection: connection.execute(text(edit)).rowcount).result()
    database.close()
    with looking_at(url) as look:
        fault = form_fault(look)
    assert fault is not None
    assert sentence in fault
    with pytest.raises(StoreError, match=sentence):
        start_on(url)
    with looking_at(url) as look:
        assert form_fault(look) == fault


def start_on(url: str) -> None:
    database = open_database(url)
    try:
        upgrade(database)
    finally:
        database.close()


DAMAGED_ROWS = (
    *(
        "INSERT INTO tables (id, seq, opened_at, changed_at, status, listed, summary)"
        f" VALUES ('{name}', 1, 0, 0, 'open', false, '{summary}')"
        for name, summary in (
            ("cut off", '{"title": "cla'),
            ("a list", "[]"),
            ("other kinds", '{"title": 7, "seats": {"Ann": 1}, "bots": []}'),
            ("sound", '{"title": "classic", "seats": ["Ann", null], "bots": ["", ""]}'),
        )
    ),
    *(
        "INSERT INTO entries (table_id, seq, at, audience, body, salt, proof, link)"
        f" VALUES ('sound', {seq}, 0, -1, '{body}', 's', '', 's')"
        for seq, body in enumerate(
            (
                '{"type": "seat_taken", "account": "ann", "seat": 1}',
                '{"type": "seat_taken", "account": "ann", "seat": "one"}',
                '{"type": "seat_taken", "account": ["ann"]}',
                '["seat_taken"]',
                '{"type": "seat_taken"',
            )
        )
    ),
    "INSERT INTO accounts (id, name, name_key, password, created_at) VALUES ('ann', 'Ann', 'ann', '', 0)",
    "INSERT INTO memberships (account_id, table_id) VALUES ('ann', 'sound')",
)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_damaged_rows_keep_no_other_from_the_new_form(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path / 'old.db'}" if kind == "sqlite" else request.getfixturevalue("postgres_url")
    database = open_database(url)
    upgrade_to(database, "0002")

    def work(connection: Connection) -> None:
        for statement in DAMAGED_ROWS:
            connection.exec_driver_sql(statement)
        for data in (b'{"account":', b"[1]", b"\xff\x00"):
            insert = text("INSERT INTO sessions (digest, data) VALUES (:data, :data)")
            connection.execute(insert, {"data": data})

    database.write(work).result()
    upgrade(database)

    def look(connection: Connection) -> tuple[object, ...]:
        titles = connection.execute(text("SELECT id, title FROM tables ORDER BY id")).all()
        names = connection.execute(text("SELECT name_key, table_id FROM sitters")).all()
        seats = connection.execute(text("SELECT account_id, seat FROM memberships")).all()
        return [tuple(row) for row in titles], [tuple(row) for row in names], [tuple(row) for row in seats]

    found = database.read(look).result()
    database.close()
    assert found == (
        [("a list", ""), ("cut off", ""), ("other kinds", ""), ("sound", "classic")],
        [("ann", "sound")],
        [("ann", 1)],
    )
