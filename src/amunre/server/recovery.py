"""Codes from administrators, with which somebody who has forgotten a password may choose a new one."""

from __future__ import annotations

import hashlib
import secrets

from sqlalchemy import Connection, delete, insert, select

from amunre.server.bodies import Account
from amunre.store import schema
from amunre.store.names import search_key
from amunre.tables.draft import deny
from amunre.tables.timer import DAY

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without those that look like others."""
GROUPS, IN_GROUP = 4, 4
"""80 bits: nobody guesses that in a day."""
VALID = DAY
"""Microseconds in which a code must be used."""


def new_code() -> str:
    groups = ("".join(secrets.choice(LETTERS) for _ in range(IN_GROUP)) for _ in range(GROUPS))
    return "-".join(groups)


def digest_of_code(code: str) -> bytes:
    """However it is written: with or without strokes, blanks and capitals."""
    return hashlib.sha256("".join(one for one in code.upper() if one in LETTERS).encode()).digest()


def keep_code(connection: Connection, account_id: str, code: str, now: int) -> None:
    """In the place of the one before."""
    columns = schema.recoveries.c
    connection.execute(delete(schema.recoveries).where(columns.account_id == account_id))
    connection.execute(
        insert(schema.recoveries).values(
            account_id=account_id, digest=digest_of_code(code), expires_at=now + VALID
        )
    )


def must_fit(connection: Connection, name: str, code: str, now: int) -> Account:
    """The account that a code is for. Which part of it is wrong is not said."""
    accounts, codes = schema.accounts.c, schema.recoveries.c
    found = connection.execute(
        select(accounts.id, accounts.name)
        .join(schema.recoveries, codes.account_id == accounts.id)
        .where(
            accounts.name_key == search_key(name),
            codes.digest == digest_of_code(code),
            codes.expires_at > now,
        )
    ).first()
    if found is None:
        deny("bad_code", "Name or code is wrong, or the code is used or too old.")
    return Account(found.id, found.name)


def use_code(connection: Connection, account_id: str, code: str) -> None:
    """It is good for one password; raises Denied if somebody was quicker."""
    columns = schema.recoveries.c
    wanted = delete(schema.recoveries).where(
        columns.account_id == account_id, columns.digest == digest_of_code(code)
    )
    if connection.execute(wanted).rowcount != 1:
        deny("bad_code", "Name or code is wrong, or the code is used or too old.")
