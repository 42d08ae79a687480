"""Accounts as administrators find them, and what administrators have done."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, select, update

from amunre.server.bodies import Account
from amunre.server.bodies_admin import AccountListed, AccountSeen, Act, SessionSeen, TableOfAccount
from amunre.server.reports import reports_about
from amunre.server.restrictions import BAN, MUTE, restrictions_of
from amunre.store import schema
from amunre.store.names import search_key
from amunre.tables.draft import deny

MOST = 100
"""Tables, reports and acts of an account that are shown."""
LINE = select(
    schema.accounts.c.id, schema.accounts.c.name, schema.accounts.c.created_at, schema.accounts.c.admin
)


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
    found = lines(connection, LINE.where(*wanted).order_by(columns.name_key).limit(count), now)
    return found, search_key(found[-1].name) if len(found) == count else ""


def account_line(connection: Connection, account_id: str, now: int) -> AccountListed:
    """One that is there."""
    return lines(connection, LINE.where(schema.accounts.c.id == account_id), now)[0]


def lines(connection: Connection, asked: Select[Any], now: int) -> list[AccountListed]:
    rows = connection.execute(asked).all()
    held = restrictions_of(connection, [row.id for row in rows], now)
    return [
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


def account_seen(connection: Connection, account_id: str, now: int) -> AccountSeen:
    """All that administrators see of an account; of its tables, reports and acts the latest."""
    must_find(connection, account_id)
    sessions, members, tables = schema.sessions.c, schema.memberships.c, schema.tables.c
    devices = select(sessions.began_at, sessions.expires_at).where(sessions.account_id == account_id)
    sits = (
        select(tables.id, tables.status, tables.title, members.seat, members.gone, tables.changed_at)
        .join(schema.memberships, members.table_id == tables.id)
        .where(members.account_id == account_id)
        .order_by(tables.changed_at.desc())
        .limit(MOST)
    )
    return AccountSeen(
        **msgspec.structs.asdict(account_line(connection, account_id, now)),
        sessions=[
            SessionSeen(*row) for row in connection.execute(devices.order_by(sessions.expires_at.desc()))
        ],
        tables=[TableOfAccount(*row) for row in connection.execute(sits)],
        reports=reports_about(connection, account_id, MOST),
        acts=acts_about(connection, "account", account_id, MOST),
    )


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
