"""What older versions have stored is brought along into the form of today."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import Connection, text

from amunre.store.engine import Database, open_database
from amunre.store.names import look_of
from amunre.store.upgrade import config, upgrade


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
