"""What is kept of somebody, as one document. For requests as for an operator's commands."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, select

from amunre.server.bodies import Restriction
from amunre.server.callers import role_of_seat
from amunre.server.merging import ids_of
from amunre.server.padding import padded
from amunre.server.restrictions import BAN, MUTE, restrictions_of
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

    began_at: int | None
    expires_at: int | None


class ReportMade(msgspec.Struct, frozen=True):
    """What somebody has reported to the administrators."""

    at: int
    kind: str
    table: str
    seat: int
    text: str
    said: str
    """What it is about."""


class ReportAbout(msgspec.Struct, frozen=True):
    """What is reported of somebody; by whom and in which words is the reporter's."""

    at: int
    kind: str
    table: str
    said: str
    outcome: str | None


class ActOn(msgspec.Struct, frozen=True):
    """What administrators have done to an account."""

    at: int
    what: str
    reason: str


class Administration(msgspec.Struct, frozen=True):
    """What the site's administrators keep of somebody."""

    banned: Restriction | None
    muted: Restriction | None
    acts: list[ActOn]
    reports_made: list[ReportMade]
    reports_about: list[ReportAbout]


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
    administration: Administration
    tables: list[TableData]


async def data_of_account(host: Host, account_id: str) -> AsyncIterator[bytes]:
    """The document of an account, piece by piece: it may be large."""
    now = host.clock()
    head, table_ids, ids = await host.read(lambda database: kept_of(database, account_id, now))

    async def parts() -> AsyncIterator[TableData]:
        for table_id in table_ids:
            try:
                table = await host.table(table_id)
            except (Denied, LogBroken):  # deleted meanwhile, or damaged: nothing of it is shown to anybody
                continue
            yield await data_at(host, table, arrivals_of(table, *ids))

    async for piece in document(head, parts()):
        yield piece


async def data_of_guest(host: Host, table_id: str, seat: int) -> AsyncIterator[bytes]:
    """The document of who sits in a seat without an account."""

    arrival = (await host.table(table_id)).arrivals()[seat]
    columns = schema.reports.c
    at = columns.table_id == table_id
    about, by = at & (columns.arrival == arrival), at & (columns.reporter_arrival == arrival)
    made, told = await host.read(lambda database: reports_kept(database, about, by))
    administration = Administration(None, None, [], made, told)

    async def parts() -> AsyncIterator[TableData]:
        yield await data_at(host, await host.table(table_id), {arrival})

    async for piece in document(PersonalData(None, [], administration, []), parts()):
        yield piece


async def document(head: PersonalData, parts: AsyncIterator[TableData]) -> AsyncIterator[bytes]:
    """One JSON document, whose last field is a list."""
    yield padded(msgspec.json.encode(head).removesuffix(b"]}"))
    comma = b""
    async for part in parts:
        yield padded(comma + await asyncio.to_thread(msgspec.json.encode, part))
        comma = b","
    yield padded(b"]}")


def kept_of(
    database: Connection, account_id: str, now: int
) -> tuple[PersonalData, list[str], frozenset[str]]:
    """An account and what is kept beside its tables, the tables that have words of it, and all of its ids."""
    columns, sessions, members = schema.accounts.c, schema.sessions.c, schema.memberships.c
    wanted = select(columns.id, columns.name, columns.created_at).where(columns.id == account_id)
    owner = Owner(*database.execute(wanted).one())
    devices = select(sessions.began_at, sessions.expires_at).where(sessions.account_id == account_id)
    tables = database.scalars(select(members.table_id).where(members.account_id == account_id))
    kept = administration_of(database, account_id, now)
    head = PersonalData(owner, [SessionKept(*row) for row in database.execute(devices)], kept, [])
    return head, sorted(tables), ids_of(database, account_id)


def administration_of(database: Connection, account_id: str, now: int) -> Administration:
    held = restrictions_of(database, [account_id], now)
    acts, columns = schema.admin_acts.c, schema.reports.c
    about = (acts.kind == "account") & (acts.about == account_id)
    done = database.execute(select(acts.at, acts.what, acts.reason).where(about).order_by(acts.id))
    is_about, is_by = columns.account_id == account_id, columns.reporter_id == account_id
    return Administration(
        held.get((account_id, BAN)),
        held.get((account_id, MUTE)),
        [ActOn(*row) for row in done],
        *reports_kept(database, is_about, is_by),
    )


def reports_kept(
    database: Connection, about: ColumnElement[bool], by: ColumnElement[bool]
) -> tuple[list[ReportMade], list[ReportAbout]]:
    """The reports that somebody has made, and those about somebody."""
    columns = schema.reports.c
    head = (columns.at, columns.kind, columns.table_id)
    made = select(*head, columns.seat, columns.text, columns.said).where(by).order_by(columns.at)
    told = select(*head, columns.said, columns.outcome).where(about).order_by(columns.at)
    return [ReportMade(*row) for row in database.execute(made)], [
        ReportAbout(*row) for row in database.execute(told)
    ]


async def data_at(host: Host, table: Table, arrivals: set[int]) -> TableData:
    seat = next(iter(seats_of(table, arrivals)), None)
    game = None
    if seat is not None:
        rows = await host.read(lambda database: log.rows_since(database, table.id, 0))
        viewer = role_of_seat(table, seat).viewer
        game = await asyncio.to_thread(record_for, table, rows[: table.seq + 1], viewer)
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
