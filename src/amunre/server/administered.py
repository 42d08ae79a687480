"""Tables as administrators see them: what everybody at a table could know, whose account sits where, and what
was reported. Never a hand, nor what is sealed or yet to be drawn."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select

from amunre.server.administrators import Administrator
from amunre.server.bodies import Account
from amunre.server.bodies_admin import PersonAtTable, Said, TableAdministered, TableAdminListed
from amunre.server.people import acts_about
from amunre.server.reports import reports_at
from amunre.store import schema
from amunre.store.chain import EVERYONE
from amunre.store.finding import FoundAnywhere
from amunre.tables.draft import deny
from amunre.tables.entries import ChatSaid, SeatTaken
from amunre.tables.host import Summary, head_of
from amunre.tables.operated import ReasonGiven
from amunre.tables.sight import last_public
from amunre.tables.table import Table

MOST_SAID = 200
MOST = 100
"""Reports and acts of a table that are shown."""


def must_be_impartial(
    connection: Connection, by: Administrator, table_id: str, seat: int | None = None
) -> None:
    """Administrators do nothing at their own tables, and nothing to each other's seats."""
    if by.account is None:
        return
    members, accounts = schema.memberships.c, schema.accounts.c
    asked = select(members.account_id, members.seat, accounts.admin).join(
        schema.accounts, accounts.id == members.account_id
    )
    sits = connection.execute(asked.where(members.table_id == table_id, ~members.gone)).all()
    if any(one.account_id == by.account.id for one in sits):
        deny("sits_here", "You sit at this table, so only another administrator or the operator may do that.")
    if any(one.admin and one.seat == seat for one in sits):
        deny("is_an_admin", "That is an administrator too; only the operator may do that.")


# What is seen


def line_of(found: FoundAnywhere) -> TableAdminListed:
    """A line in the list."""
    told = msgspec.json.decode(found.summary, type=Summary)
    return TableAdminListed(
        id=found.id,
        status=found.status,
        title=told.title,
        name=told.name,
        listed=found.listed,
        persons=sum(name != "" and not bot for name, bot in zip(told.seats, told.bots, strict=True)),
        bots=sum(bot != "" for bot in told.bots),
        created_at=found.opened_at,
        at=found.changed_at,
        names=[name for name in told.seats if name],
    )


def administered(connection: Connection, table: Table) -> TableAdministered:
    """All that administrators see of a table."""
    head = head_of(table, None)
    line = line_of(
        FoundAnywhere(
            table.id,
            head.status,
            head.summary,
            last_public(table),
            listed=head.listed,
            opened_at=table.log[0].at,
        )
    )
    return TableAdministered(
        **msgspec.structs.asdict(line),
        people=people_at(table, accounts_at(connection, table.id)),
        said=said_at(table),
        reports=reports_at(connection, table.id, MOST),
        acts=acts_about(connection, "table", table.id, MOST),
    )


def accounts_at(connection: Connection, table_id: str) -> dict[int, Account]:
    """The accounts that have seats, as they are called now."""
    members, accounts = schema.memberships.c, schema.accounts.c
    asked = select(members.seat, accounts.id, accounts.name).join(
        schema.accounts, accounts.id == members.account_id
    )
    asked = asked.where(members.table_id == table_id, ~members.gone, accounts.closed_at.is_(None))
    return {row.seat: Account(row.id, row.name) for row in connection.execute(asked)}


def people_at(table: Table, accounts: dict[int, Account]) -> list[PersonAtTable]:
    found = []
    for seat, holder in enumerate(table.seats):
        if holder is None:
            found.append(PersonAtTable(seat=seat, name="", kind="free", account=None, bot="", muted=False))
            continue
        found.append(
            PersonAtTable(
                seat=seat,
                name=holder.name,
                kind="bot" if not holder.person else "account" if holder.account else "guest",
                account=accounts.get(seat),
                bot=holder.bot,
                muted=seat in table.muted,
            )
        )
    return found


def said_at(table: Table) -> list[Said]:
    """The latest that was said, without what was removed again."""
    names: dict[int, str] = {}
    found: list[Said] = []
    number = 0
    for logged in table.log:
        if logged.audience != EVERYONE:
            continue
        number += 1
        entry = logged.entry
        if isinstance(entry, SeatTaken):
            names[entry.seat] = entry.name
        if isinstance(entry, ChatSaid | ReasonGiven) and entry.text:
            seat = entry.seat if isinstance(entry, ChatSaid) else None
            name = "" if seat is None else names[seat]
            found.append(Said(number=number, at=logged.at, seat=seat, name=name, text=entry.text))
    return found[-MOST_SAID:]
