"""Accounts as they are stored, and the tables at which an account sits."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from amunre.server.bodies import Account
from amunre.store import schema
from amunre.store.engine import Work
from amunre.store.names import look_of, search_key
from amunre.tables.draft import deny

NAME_TAKEN = "Somebody has that name already, or one that looks like it; choose another."


def keys_of(name: str) -> dict[str, str]:
    """What the names of accounts are compared by: no two are the same, and no two look the same."""
    return {"name_key": search_key(name), "look": look_of(name)}


def create_account(connection: Connection, account: Account, password_hash: str, now: int) -> None:
    try:
        connection.execute(
            insert(schema.accounts).values(
                id=account.id,
                name=account.name,
                password=password_hash,
                created_at=now,
                **keys_of(account.name),
            )
        )
    except IntegrityError:
        deny("account_exists", NAME_TAKEN)


def find_account(connection: Connection, name: str) -> tuple[Account, str] | None:
    """An account by its name, with the hash of its password."""
    columns = schema.accounts.c
    found = connection.execute(
        select(columns.id, columns.name, columns.password).where(columns.name_key == search_key(name))
    ).first()
    return None if found is None else (Account(found.id, found.name), found.password)


def rename(connection: Connection, account_id: str, name: str) -> None:
    columns = schema.accounts.c
    try:
        connection.execute(
            update(schema.accounts).where(columns.id == account_id).values(name=name, **keys_of(name))
        )
    except IntegrityError:
        deny("account_exists", NAME_TAKEN)


def change_password(connection: Connection, account_id: str, password_hash: str) -> None:
    columns = schema.accounts.c
    connection.execute(update(schema.accounts).where(columns.id == account_id).values(password=password_hash))


def join_table(account_id: str, table_id: str, seat: int) -> Work[None]:
    """Remember, with the entry itself, where an account sits at a table."""

    def store(connection: Connection) -> None:
        columns = schema.memberships.c
        connection.execute(
            delete(schema.memberships).where(columns.account_id == account_id, columns.table_id == table_id)
        )
        connection.execute(
            insert(schema.memberships).values(account_id=account_id, table_id=table_id, seat=seat)
        )

    return store


def leave_table(account_id: str, table_id: str) -> Work[None]:
    """Somebody has got up; what they have written stays, so it is kept where that is."""

    def store(connection: Connection) -> None:
        columns, merges = schema.memberships.c, schema.merges.c
        now_part_of = select(merges.account_id).where(merges.former_id == account_id).scalar_subquery()
        is_own = (columns.account_id == account_id) | (columns.account_id == now_part_of)
        connection.execute(
            update(schema.memberships).where(is_own, columns.table_id == table_id).values(gone=True)
        )

    return store
