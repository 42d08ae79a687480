"""Sessions of people with an account: a random token in a cookie, its hash in the database.

Litestar's own session middleware writes with every answer, also to GET, and takes over whatever id a
browser brings along; here a session is made at login, by the server, and by nothing else.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, delete, insert, select

from amunre.server.bodies import Account
from amunre.server.merging import ids_of
from amunre.server.restrictions import BAN, must_not_be_banned
from amunre.store import schema
from amunre.store.log import NOTICE, tell_workers
from amunre.tables.keys import token_digest
from amunre.tables.timer import DAY

ENDED = "ended"
"""The notice that sessions of an account have ended."""


class Session(msgspec.Struct, frozen=True):
    """What is kept of a session."""

    account: str
    password: str
    """Fingerprint of the stored password: a new password ends every session with the old one."""


def fingerprint(password_hash: str) -> str:
    return hashlib.sha256(password_hash.encode()).hexdigest()[:32]


def open_session(connection: Connection, account_id: str, now: int, days: int) -> str:
    """A new session of an account that is not banned; the token for its cookie."""
    must_not_be_banned(connection, account_id, now)
    columns = schema.accounts.c
    password = connection.scalar(select(columns.password).where(columns.id == account_id)) or ""
    token = secrets.token_urlsafe(32)
    connection.execute(
        insert(schema.sessions).values(
            digest=token_digest(token),
            account_id=account_id,
            data=msgspec.json.encode(Session(account_id, fingerprint(password))),
            began_at=now,
            expires_at=now + days * DAY,
        )
    )
    return token


def account_of_session(
    connection: Connection, digest: bytes, now: int
) -> tuple[Account, frozenset[str]] | None:
    """Whose session it is, if it is one; with the ids under which it sits at tables."""
    found = accounts_of_sessions(connection, [digest], now).get(digest)
    return None if found is None else (found, ids_of(connection, found.id))


def accounts_of_sessions(
    connection: Connection, digests: Collection[bytes], now: int
) -> dict[bytes, Account]:
    """Whose sessions these are; those that have ended are left out, and those of who is banned.

    A ban ends sessions; one that was opened while it was being stored counts for nothing either.
    """
    columns, accounts, bans = schema.sessions.c, schema.accounts.c, schema.restrictions.c
    is_banned = (bans.account_id == accounts.id) & (bans.kind == BAN)
    is_banned &= bans.until.is_(None) | (bans.until > now)
    found = connection.execute(
        select(
            columns.digest, columns.data, columns.expires_at, accounts.id, accounts.name, accounts.password
        )
        .join(schema.accounts, accounts.id == columns.account_id)
        .outerjoin(schema.restrictions, is_banned)
        .where(columns.digest.in_(digests), bans.account_id.is_(None))
    )
    return {
        row.digest: Account(row.id, row.name)
        for row in found
        if (row.expires_at is None or row.expires_at > now)
        and password_of(row.data) == fingerprint(row.password)
    }


def password_of(data: bytes) -> str:
    """The fingerprint in a session's row; nothing where the row is damaged."""
    try:
        return msgspec.json.decode(data, type=Session).password
    except (ValueError, TypeError, RecursionError):
        return ""


def sweep(connection: Connection, now: int) -> None:
    """Forget the sessions that have run out. All of them are looked at."""
    connection.execute(delete(schema.sessions).where(schema.sessions.c.expires_at <= now))


def end_sessions(connection: Connection, account_id: str, digest: bytes | None = None) -> None:
    """End one session of an account, or all of them. Every worker closes their sockets when this is stored.

    In the process that stores it, ``Site.end_sessions`` does both.
    """
    columns = schema.sessions.c
    wanted = delete(schema.sessions).where(columns.account_id == account_id)
    connection.execute(wanted if digest is None else wanted.where(columns.digest == digest))
    tell_workers(connection, f"{NOTICE}{ENDED} {account_id}")
