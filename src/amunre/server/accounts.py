"""Accounts: names, passwords, and the tables at which an account sits."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from functools import cache

from pwdlib import PasswordHash
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from amunre.server.bodies import Account
from amunre.store import schema
from amunre.store.engine import Work
from amunre.tables.draft import deny

AT_ONCE = asyncio.Semaphore(2)
"""Passwords that are hashed at a time: each takes a tenth of a second and 64 MiB."""


@cache
def hasher() -> PasswordHash:
    return PasswordHash.recommended()


@cache
def nobodys_hash() -> str:
    """What a password is compared with where there is no account, so that it takes as long."""
    return hasher().hash(secrets.token_hex(16))


async def hashed(password: str) -> str:
    async with AT_ONCE:
        return await asyncio.to_thread(hasher().hash, password)


async def fits(password: str, stored: str | None) -> bool:
    """Whether a password is the right one; as slow without an account as with one."""
    async with AT_ONCE:
        right = await asyncio.to_thread(lambda: hasher().verify(password, stored or nobodys_hash()))
    return right and stored is not None


def name_key(name: str) -> str:
    """Names that look alike but for case, width and accents are the same name."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def create_account(connection: Connection, account: Account, password_hash: str, now: int) -> None:
    try:
        connection.execute(
            insert(schema.accounts).values(
                id=account.id,
                name=account.name,
                name_key=name_key(account.name),
                password=password_hash,
                created_at=now,
            )
        )
    except IntegrityError:
        deny("account_exists", "Somebody has that name already; choose another.")


def find_account(connection: Connection, name: str) -> tuple[Account, str] | None:
    """An account by its name, with the hash of its password."""
    columns = schema.accounts.c
    found = connection.execute(
        select(columns.id, columns.name, columns.password).where(columns.name_key == name_key(name))
    ).first()
    return None if found is None else (Account(found.id, found.name), found.password)


def change_password(connection: Connection, account_id: str, password_hash: str) -> None:
    columns = schema.accounts.c
    connection.execute(update(schema.accounts).where(columns.id == account_id).values(password=password_hash))


def join_table(account_id: str, table_id: str, seat: int) -> Work[None]:
    """Remember, with the entry itself, where an account sits at a table."""

    def store(connection: Connection) -> None:
        leave_table(account_id, table_id)(connection)
        connection.execute(
            insert(schema.memberships).values(account_id=account_id, table_id=table_id, seat=seat)
        )

    return store


def leave_table(account_id: str, table_id: str) -> Work[None]:
    def store(connection: Connection) -> None:
        columns = schema.memberships.c
        connection.execute(
            delete(schema.memberships).where(columns.account_id == account_id, columns.table_id == table_id)
        )

    return store
