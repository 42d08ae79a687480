"""What is kept of somebody, as one document. For requests as for an operator's commands."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Literal

import msgspec
from sqlalchemy import Connection, select

from amunre.server.callers import role_of_seat
from amunre.server.padding import padded
from amunre.store import log, schema
from amunre.tables.damage import LogBroken
from amunre.tables.draft import Denied
from amunre.tables.entries import ChatSaid, TableOpened
from amunre.tables.entry import Worded
from amunre.tables.host import Host
from amunre.tables.personal import arrivals_of, seats_of, written
from amunre.tables.record import Part, Record, record_for
from amunre.tables.table import Table

FORMAT = "amunre-personal/1"


class Owner(msgspec.Struct, frozen=True):
    """An account as it is kept; of the password there is a hash, which is no news to anybody."""

    id: str
    name: str
    created_at: int


class SessionKept(msgspec.Struct, frozen=True):
    """A device that is logged in; of its token there is a hash."""

    expires_at: int | None


class Written(msgspec.Struct, frozen=True):
    """Something that somebody has written at a table."""

    at: int
    kind: Literal["title", "name", "message"]
    text: str


class TableData(msgspec.Struct, frozen=True):
    """What is kept of somebody at one table."""

    table: str
    status: str
    seat: int | None
    """Nothing for who got up before the game."""
    written: list[Written]
    game: Record | Part | None
    """The record of a game that is over, otherwise what the seat has seen."""


class PersonalData(msgspec.Struct, frozen=True, tag_field="format", tag=FORMAT):
    """The document, as it is put together table by table."""

    account: Owner | None
    """Nothing for a guest."""
    sessions: list[SessionKept]
    tables: list[TableData]


async def data_of_account(host: Host, account_id: str) -> AsyncIterator[bytes]:
    """The document of an account, piece by piece: it may be large."""
    owner, sessions, table_ids = await host.read(lambda database: kept_of(database, account_id))

    async def parts() -> AsyncIterator[TableData]:
        for table_id in table_ids:
            try:
                table = await host.table(table_id)
            except (Denied, LogBroken):  # deleted meanwhile, or damaged: nothing of it is shown to anybody
                continue
            yield await data_at(host, table, arrivals_of(table, account_id))

    async for piece in document(PersonalData(owner, sessions, []), parts()):
        yield piece


async def data_of_guest(host: Host, table_id: str, seat: int) -> AsyncIterator[bytes]:
    """The document of who sits in a seat without an account."""

    async def parts() -> AsyncIterator[TableData]:
        table = await host.table(table_id)
        yield await data_at(host, table, {table.arrivals()[seat]})

    async for piece in document(PersonalData(None, [], []), parts()):
        yield piece


async def document(head: PersonalData, parts: AsyncIterator[TableData]) -> AsyncIterator[bytes]:
    """One JSON document, whose last field is a list."""
    yield padded(msgspec.json.encode(head).removesuffix(b"]}"))
    comma = b""
    async for part in parts:
        yield padded(comma + await asyncio.to_thread(msgspec.json.encode, part))
        comma = b","
    yield padded(b"]}")


def kept_of(database: Connection, account_id: str) -> tuple[Owner, list[SessionKept], list[str]]:
    """An account, its sessions, and the tables that have words of it."""
    columns, sessions, members = schema.accounts.c, schema.sessions.c, schema.memberships.c
    wanted = select(columns.id, columns.name, columns.created_at).where(columns.id == account_id)
    owner = Owner(*database.execute(wanted).one())
    ends = database.scalars(select(sessions.expires_at).where(sessions.account_id == account_id))
    tables = database.scalars(select(members.table_id).where(members.account_id == account_id))
    return owner, [SessionKept(end) for end in ends], sorted(tables)


async def data_at(host: Host, table: Table, arrivals: set[int]) -> TableData:
    seat = next(iter(seats_of(table, arrivals)), None)
    game = None
    if seat is not None:
        rows = await host.read(lambda database: log.rows_since(database, table.id, 0))
        game = record_for(table, rows[: table.seq + 1], role_of_seat(table, seat).viewer)
    return TableData(table.id, table.status, seat, words_at(table, arrivals), game)


def words_at(table: Table, arrivals: set[int]) -> list[Written]:
    found = []
    for number in written(table, arrivals):
        logged = table.log[number]
        if isinstance(logged.entry, Worded):
            found.append(Written(logged.at, kind_of(logged.entry), logged.entry.said))
    return found


def kind_of(entry: Worded) -> Literal["title", "name", "message"]:
    if isinstance(entry, TableOpened):
        return "title"
    return "message" if isinstance(entry, ChatSaid) else "name"
