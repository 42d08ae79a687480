"""What becomes of the tables of a database under the rules of this program, and bringing them to others."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, select

from amunre.notation.versions import write_versions
from amunre.rules.catalogue import title_of
from amunre.rules.versions import Versions, by_module
from amunre.store import log, schema
from amunre.tables.carrying import after_of, last_known, needs_patch, patch
from amunre.tables.damage import UNREADABLE, LogBroken, RulesUnknown
from amunre.tables.draft import Draft
from amunre.tables.host import Host
from amunre.tables.loading import table_of
from amunre.tables.table import OPEN, RUNNING, Table

KEPT, SAME, GOES_ON, GOES_BACK, CLOSED, UNKNOWN, OVER, BROKEN = (
    "kept",
    "same",
    "goes on",
    "goes back",
    "closed",
    "unknown",
    "over",
    "broken",
)
SENTENCES = {
    KEPT: "is played by its own rules",
    SAME: "comes out the same under the rules of this program",
    GOES_ON: "goes on where it is, under the rules of this program",
    GOES_BACK: "goes on a little earlier, under the rules of this program: how it stood last is not known",
    CLOSED: "stays closed: it is pinned to rules that this program does not have",
    UNKNOWN: "stays closed: this program does not have its rules",
    OVER: "is over",
    BROKEN: "is damaged; amunre verify says what is wrong",
}


class Plan(msgspec.Struct, frozen=True):
    """What becomes of a table."""

    table: str
    title: str
    status: str
    rules: str
    """Versions of the modules, where they can be told."""
    pinned: bool
    what: str
    newer: str = ""
    """Versions that it could be brought to."""

    @property
    def sentence(self) -> str:
        return SENTENCES[self.what]


def plans(connection: Connection, table_ids: list[str] | None = None) -> list[Plan]:
    """Of the tables that are named, or of all, the oldest first."""
    columns = schema.tables.c
    asked = select(columns.id, columns.title, columns.status, columns.pinned).order_by(columns.opened_at)
    if table_ids is not None:
        asked = asked.where(columns.id.in_(table_ids))
    return [plan(connection, *row) for row in connection.execute(asked).all()]


def plan(connection: Connection, table_id: str, title: str, status: str, pinned: bool) -> Plan:
    try:
        stored = log.load(connection, table_id)
        if stored is None:
            return Plan(table_id, title, status, "", pinned, BROKEN)
        table = table_of(table_id, stored)
    except RulesUnknown:
        return Plan(table_id, title, status, "", pinned, UNKNOWN)
    except (LogBroken, *UNREADABLE):
        return Plan(table_id, title, status, "", pinned, BROKEN)
    newest = after_of(table, all_newest=True)
    newer = "" if table.status != RUNNING or newest == versions_of(table) else in_words(newest)
    return Plan(table_id, title, status, in_words(versions_of(table)), pinned, fate(table, pinned), newer)


def fate(table: Table, pinned: bool) -> str:
    if table.status not in (OPEN, RUNNING):
        return OVER
    if needs_patch(table):
        if pinned:
            return CLOSED
        return GOES_ON if last_known(table).number == table.seq else GOES_BACK
    return KEPT if table.is_exact else SAME


def versions_of(table: Table) -> dict[str, int]:
    return by_module(title_of(table.settings.title).versioned, table.versions)


def in_words(versions: Versions) -> str:
    return write_versions(versions)


async def bring_up_to_date(host: Host, table_id: str) -> bool:
    """Bring a running game to the newest rules of all; whether it was not there already."""
    await host.write(lambda connection: log.pin(connection, table_id, False))
    seq = len((await host.stored_table(table_id)).log)
    table = await host.table(table_id)  # brings it to rules that this program has, where it must

    def work(draft: Draft) -> None:
        here = draft.table
        if here.status == RUNNING and after_of(here, all_newest=True) != versions_of(here):
            patch(draft, all_newest=True)

    if table.status == RUNNING:
        table, _ = await host.change(table_id, work)
    return len(table.log) > seq
