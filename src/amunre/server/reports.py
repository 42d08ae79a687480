"""What people report to the administrators. The words that a report is about are kept with it, because the
table may forget them, until it is settled and for a while after."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, delete, insert, or_, select, update

from amunre.server.bodies import Account
from amunre.server.bodies_admin import Outcome, ReportKind, ReportSeen
from amunre.store import schema
from amunre.tables.draft import deny
from amunre.tables.entries import ChatSaid, SeatTaken
from amunre.tables.table import Table
from amunre.tables.timer import DAY

KEPT = 30 * DAY
"""Microseconds for which a settled report keeps the words of people."""
OPEN_FOR = 365 * DAY
"""Microseconds after which a report is deleted that nobody has settled."""
OPEN, SETTLED = "open", "settled"


class Reported(msgspec.Struct, frozen=True):
    """Who is reported at a table, and for which words."""

    arrival: int
    """The entry with which they sat down."""
    name: str
    account: str
    entry: int | None
    said: str


class Reporter(msgspec.Struct, frozen=True):
    """Who reports it."""

    key: bytes
    name: str = ""
    account: str | None = None
    arrival: int | None = None


def reported(table: Table, viewer: int, seat: int, message: int | None) -> Reported:
    """Who sits in a seat, or who sat there when something was said; raises Denied if that was nobody."""
    if not 0 <= seat < table.players:
        deny("no_such_seat", "This table has seats 0 to {last}.", {"last": table.players - 1})
    if message is None:
        return person_at(table, seat, len(table.log), None, "")
    known = table.messages(viewer)
    number = known[message - 1] if message <= len(known) else None
    entry = None if number is None else table.log[number].entry
    if number is None or not isinstance(entry, ChatSaid) or entry.seat != seat:
        deny("no_such_message", "From that seat there is no such message.")
    return person_at(table, seat, number, number, entry.text)


def person_at(table: Table, seat: int, before: int, entry: int | None, said: str) -> Reported:
    taken = None
    for number, logged in enumerate(table.log[:before]):
        if isinstance(logged.entry, SeatTaken) and logged.entry.seat == seat:
            taken = number, logged.entry
    if taken is None or (entry is None and table.seats[seat] is None):
        deny("empty_seat", "Nobody sits there.")
    arrival, found = taken
    if found.bot:
        deny("not_a_person", "A bot sits there.")
    return Reported(arrival, found.name, found.account, entry, said)


def keep_report(
    connection: Connection,
    report_id: str,
    now: int,
    table: Table,
    seat: int,
    kind: ReportKind,
    text: str,
    about: Reported,
    by: Reporter,
) -> str:
    """Keep a report; its id, or that of the same one by the same person that is open still."""
    columns = schema.reports.c
    known = connection.scalar(
        select(columns.id).where(
            columns.status == OPEN,
            columns.table_id == table.id,
            columns.arrival == about.arrival,
            columns.entry.is_not_distinct_from(about.entry),
            columns.reporter_key == by.key,
        )
    )
    if known is not None:
        return str(known)
    account = schema.accounts.c
    is_there = connection.scalar(select(account.id).where(account.id.in_(owner_of(about.account))))
    connection.execute(
        insert(schema.reports).values(
            id=report_id,
            at=now,
            kind=kind,
            text=text,
            table_id=table.id,
            seat=seat,
            arrival=about.arrival,
            entry=about.entry,
            said=about.said,
            name=about.name,
            account_id=is_there,
            reporter_key=by.key,
            reporter_name=by.name,
            reporter_id=by.account,
            reporter_arrival=by.arrival,
            status=OPEN,
            note="",
        )
    )
    return report_id


def owner_of(account_id: str) -> Select[Any]:
    """The account that an id stands for now: it may have become part of another."""
    accounts, merges = schema.accounts.c, schema.merges.c
    return select(accounts.id).where(
        or_(
            accounts.id == account_id,
            accounts.id.in_(select(merges.account_id).where(merges.former_id == account_id)),
        ),
        accounts.closed_at.is_(None),
    )


# For administrators


def reports_with(connection: Connection, status: str, after: str, count: int) -> list[ReportSeen]:
    """A page: of open ones the oldest first, of settled ones the latest."""
    columns = schema.reports.c
    wanted: list[ColumnElement[bool]] = [columns.status == status]
    last = connection.execute(select(columns.at, columns.id).where(columns.id == after)).first()
    if last is not None:
        same = (columns.at == last.at) & (columns.id > last.id)
        wanted.append(or_(columns.at > last.at if status == OPEN else columns.at < last.at, same))
    order = columns.at if status == OPEN else columns.at.desc()
    return seen(connection, with_accounts().where(*wanted).order_by(order, columns.id).limit(count))


def reports_about(connection: Connection, account_id: str, count: int) -> list[ReportSeen]:
    return latest(connection, schema.reports.c.account_id == account_id, count)


def reports_at(connection: Connection, table_id: str, count: int) -> list[ReportSeen]:
    return latest(connection, schema.reports.c.table_id == table_id, count)


def latest(connection: Connection, wanted: ColumnElement[bool], count: int) -> list[ReportSeen]:
    asked = with_accounts().where(wanted).order_by(schema.reports.c.at.desc())
    return seen(connection, asked.limit(count))


def with_accounts() -> Select[Any]:
    reports, on, by = schema.reports, schema.accounts.alias(), schema.accounts.alias()
    return (
        select(reports, on.c.name.label("account_name"), by.c.name.label("reporter_account"))
        .outerjoin(on, on.c.id == reports.c.account_id)
        .outerjoin(by, by.c.id == reports.c.reporter_id)
    )


def seen(connection: Connection, asked: Select[Any]) -> list[ReportSeen]:
    return [
        ReportSeen(
            id=row.id,
            at=row.at,
            kind=row.kind,
            text=row.text,
            table=row.table_id,
            seat=row.seat,
            name=row.name,
            account=Account(row.account_id, row.account_name) if row.account_name else None,
            said=row.said,
            reporter=row.reporter_name,
            reporter_account=Account(row.reporter_id, row.reporter_account) if row.reporter_account else None,
            status=row.status,
            outcome=row.outcome,
            note=row.note,
            settled_at=row.settled_at,
        )
        for row in connection.execute(asked)
    ]


def settle(connection: Connection, report_id: str, now: int, outcome: Outcome, note: str) -> ReportSeen:
    columns = schema.reports.c
    news = {"status": SETTLED, "outcome": outcome, "note": note, "settled_at": now}
    wanted = update(schema.reports).where(columns.id == report_id, columns.status == OPEN)
    changed = connection.execute(wanted.values(news)).rowcount
    found = seen(connection, with_accounts().where(columns.id == report_id))
    if not found:
        deny("no_such_report", "There is no such report.")
    if not changed:
        deny("settled_already", "That report is settled already.")
    return found[0]


# Forgetting


def tidy(connection: Connection, now: int) -> None:
    """Remove the words of people from reports that were settled a while ago, and what nobody will settle."""
    columns = schema.reports.c
    no_words = {"text": "", "said": "", "name": "", "reporter_name": "", "note": ""}
    old = and_(columns.status == SETTLED, columns.settled_at < now - KEPT, columns.name != "")
    connection.execute(update(schema.reports).where(old).values(no_words))
    connection.execute(delete(schema.reports).where(columns.status == OPEN, columns.at < now - OPEN_FOR))


def forget_account_of_reports(connection: Connection, account_id: str) -> None:
    """Reports about somebody go with them; what they have reported of others stays, without their words."""
    columns = schema.reports.c
    forget(connection, columns.account_id == account_id, columns.reporter_id == account_id)


def forget_guest_of_reports(connection: Connection, table_id: str, arrival: int) -> None:
    columns = schema.reports.c
    at = columns.table_id == table_id
    forget(connection, at & (columns.arrival == arrival), at & (columns.reporter_arrival == arrival))


def forget(connection: Connection, about: ColumnElement[bool], by: ColumnElement[bool]) -> None:
    connection.execute(delete(schema.reports).where(about))
    nobody = {"text": "", "reporter_name": "", "reporter_id": None, "reporter_arrival": None}
    connection.execute(update(schema.reports).where(by).values(nobody))
