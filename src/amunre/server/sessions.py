"""Sessions of people with an account: a random token in a cookie, its hash in the database.

Litestar's own session middleware writes with every answer, also to GET, and takes over whatever id a
browser brings along; here a session is made at login, by the server, and by nothing else.
"""

from __future__ import annotations

import hashlib
import secrets

import msgspec
from sqlalchemy import Connection, delete, insert, select

from amunre.server.bodies import Account
from amunre.store import schema
from amunre.tables.host import token_digest
from amunre.tables.timer import DAY


class Session(msgspec.Struct, frozen=True):
    """What is kept of a session."""

    account: str
    password: str
    """Fingerprint of the stored password: a new password ends every session with the old one."""


def fingerprint(password_hash: str) -> str:
    return hashlib.sha256(password_hash.encode()).hexdigest()[:32]


def open_session(connection: Connection, account_id: str, now: int, days: int) -> str:
    """A new session of an account; the token for its cookie. Old ones are swept on the way."""
    columns = schema.accounts.c
    password = connection.scalar(select(columns.password).where(columns.id == account_id)) or ""
    token = secrets.token_urlsafe(32)
    connection.execute(delete(schema.sessions).where(schema.sessions.c.expires_at <= now))
    connection.execute(
        insert(schema.sessions).values(
            digest=token_digest(token),
            data=msgspec.json.encode(Session(account_id, fingerprint(password))),
            expires_at=now + days * DAY,
        )
    )
    return token


def account_of_session(connection: Connection, digest: bytes, now: int) -> Account | None:
    """Whose session it is, if it is one."""
    found = connection.execute(
        select(schema.sessions.c.data, schema.sessions.c.expires_at).where(schema.sessions.c.digest == digest)
    ).first()
    if found is None or (found.expires_at is not None and found.expires_at <= now):
        return None
    session = msgspec.json.decode(found.data, type=Session)
    columns = schema.accounts.c
    account = connection.execute(
        select(columns.name, columns.password).where(columns.id == session.account)
    ).first()
    if account is None or fingerprint(account.password) != session.password:
        return None
    return Account(session.account, account.name)


def end_session(connection: Connection, digest: bytes) -> None:
    connection.execute(delete(schema.sessions).where(schema.sessions.c.digest == digest))
