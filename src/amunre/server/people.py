"""Accounts as administrators find them, and what administrators have done."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, select, update

from amunre.server.bodies import Account
from amunre.server.bodies_admin import AccountListed, Act, Restriction
from amunre.store import schema
from amunre.store.names import search_key
from amunre.tables.draft import deny

BAN, MUTE = "ban", "mute"


def must_find(connection: Connection, account_id: str) -> Account:
    """An account that is not about to be forgotten."""
    columns = schema.accounts.c
    found = connection.execute(
        select(columns.id, columns.name).where(columns.id == account_id, columns.closed_at.is_(None))
    ).first()
    if found is None:
        deny("no_such_account", "There is no such account.")
    return Account(found.id, found.name)


def accounts_named(
    connection: Connection, name: str, is_whole: bool, after: str, count: int, now: int
) -> tuple[list[AccountListed], str]:
    """A page of accounts whose names begin so, or are this one; and what the next page begins behind."""
    columns, key = schema.accounts.c, search_key(name)
    wanted: list[ColumnElement[bool]] = [columns.closed_at.is_(None), columns.name_key > after]
    if is_whole:
        wanted.append(columns.name_key == key)
    elif key:
        wanted.append(columns.name_key.startswith(key, autoescape=True))
    asked = (
        select(columns.id, columns.name, columns.created_at, columns.admin, columns.name_key)
        .where(*wanted)
        .order_by(columns.name_key)
        .limit(count)
    )
    rows = connection.execute(asked).all()
    held = restrictions_of(connection, [row.id for row in rows], now)
    found = [
        AccountListed(
            id=row.id,
            name=row.name,
            created_at=row.created_at,
            administrator=row.admin,
            banned=held.get((row.id, BAN)),
            muted=held.get((row.id, MUTE)),
        )
        for row in rows
    ]
    return found, rows[-1].name_key if len(rows) == count else ""


def restrictions_of(
    connection: Connection, account_ids: list[str], now: int
) -> dict[tuple[str, str], Restriction]:
    """The bans and mutes of some accounts that are in force."""
    columns = schema.restrictions.c
    asked = select(schema.restrictions).where(columns.account_id.in_(account_ids))
    return {
        (row.account_id, row.kind): Restriction(row.at, row.until, row.reason)
        for row in connection.execute(asked)
        if row.until is None or row.until > now
    }


def set_admin(connection: Connection, account_id: str, admin: bool) -> None:
    columns = schema.accounts.c
    connection.execute(update(schema.accounts).where(columns.id == account_id).values(admin=admin))


def acts_before(connection: Connection, before: int | None, count: int) -> list[Act]:
    """What was done last, before an act or at all."""
    asked = with_names()
    if before is not None:
        asked = asked.where(schema.admin_acts.c.id < before)
    return acts_of(connection, asked.limit(count))


def acts_about(connection: Connection, kind: str, about: str, count: int) -> list[Act]:
    columns = schema.admin_acts.c
    return acts_of(connection, with_names().where(columns.kind == kind, columns.about == about).limit(count))


def with_names() -> Select[Any]:
    acts, by, on = schema.admin_acts, schema.accounts.alias(), schema.accounts.alias()
    return (
        select(acts, by.c.name.label("who_name"), on.c.name.label("about_name"))
        .outerjoin(by, by.c.id == acts.c.who)
        .outerjoin(on, (on.c.id == acts.c.about) & (acts.c.kind == "account"))
        .order_by(acts.c.id.desc())
    )


def acts_of(connection: Connection, asked: Select[Any]) -> list[Act]:
    return [
        Act(
            id=row.id,
            at=row.at,
            who=row.who,
            who_name=row.who_name or "",
            what=row.what,
            kind=row.kind,
            about=row.about,
            about_name=row.about_name or "",
            reason=row.reason,
            facts=msgspec.json.decode(row.facts),
        )
        for row in connection.execute(asked)
    ]
