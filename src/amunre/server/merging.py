"""Two accounts of one person become one. Seats stand in logs under the id with which they were taken, so the
former id stays known as the account's own."""

from __future__ import annotations

import math

from sqlalchemy import Connection, delete, insert, select, update

from amunre.store import schema
from amunre.tables.draft import deny


def ids_of(connection: Connection, account_id: str) -> frozenset[str]:
    """The id of an account, and of those that have become part of it."""
    columns = schema.merges.c
    former = connection.scalars(select(columns.former_id).where(columns.account_id == account_id))
    return frozenset((account_id, *former))


def merge(connection: Connection, former_id: str, account_id: str) -> None:
    """Let one account become part of another, with all of its tables; raises Denied if both sit at one."""
    if former_id == account_id:
        deny("same_account", "These are one account already.")
    seats = [places_of(connection, one) for one in (former_id, account_id)]
    common = sorted(table for table in seats[0] if seats[0][table] and seats[1].get(table))
    if common:
        deny(
            "both_sit_there",
            "Both accounts sit at the same tables, so they cannot be merged: {tables}.",
            {"tables": tuple(common)},
        )
    for table, sits in seats[0].items():
        members = schema.memberships.c
        at = members.table_id == table
        if table in seats[1]:  # one of them has got up there
            worse = account_id if sits else former_id
            connection.execute(delete(schema.memberships).where(at, members.account_id == worse))
        if sits or table not in seats[1]:
            connection.execute(
                update(schema.memberships)
                .where(at, members.account_id == former_id)
                .values(account_id=account_id)
            )
    move_the_rest(connection, former_id, account_id)


def places_of(connection: Connection, account_id: str) -> dict[str, bool]:
    """The tables of an account, and whether it sits there still."""
    columns = schema.memberships.c
    asked = select(columns.table_id, columns.gone).where(columns.account_id == account_id)
    return {row.table_id: not row.gone for row in connection.execute(asked)}


def move_the_rest(connection: Connection, former_id: str, account_id: str) -> None:
    """What else is kept of an account that is about to be part of another, and then the account itself."""
    merges, reports = schema.merges.c, schema.reports.c
    connection.execute(
        update(schema.merges).where(merges.account_id == former_id).values(account_id=account_id)
    )
    connection.execute(insert(schema.merges).values(former_id=former_id, account_id=account_id))
    for column in (reports.account_id, reports.reporter_id):
        connection.execute(
            update(schema.reports).where(column == former_id).values({column.name: account_id})
        )
    for table in (schema.sessions, schema.recoveries):
        connection.execute(delete(table).where(table.c.account_id == former_id))
    keep_restrictions(connection, former_id, account_id)
    connection.execute(delete(schema.accounts).where(schema.accounts.c.id == former_id))


def keep_restrictions(connection: Connection, former_id: str, account_id: str) -> None:
    """Nobody gets rid of a ban by being merged: of two of a kind the one that lasts longer stays."""
    columns = schema.restrictions.c
    asked = select(columns.kind, columns.account_id, columns.until)
    found = connection.execute(asked.where(columns.account_id.in_((former_id, account_id)))).all()
    lasting = {row.kind: row.account_id for row in sorted(found, key=lambda row: until_when(row.until))}
    for kind, whose in lasting.items():
        other = former_id if whose == account_id else account_id
        connection.execute(
            delete(schema.restrictions).where(columns.account_id == other, columns.kind == kind)
        )
    connection.execute(
        update(schema.restrictions).where(columns.account_id == former_id).values(account_id=account_id)
    )


def until_when(until: int | None) -> float:
    return math.inf if until is None else until
