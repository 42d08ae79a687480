"""Finding tables: lists with pages, by title, state and player, with what happened last on top.

A page ends with a place, and the next one begins behind it: tables that move up meanwhile hide no others.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, case, delete, insert, or_, select, tuple_
from sqlalchemy.sql.elements import KeyedColumnElement

from amunre.store import schema
from amunre.store.names import LONGEST_KEY, search_key
from amunre.store.salvage import Lost, around

S = TypeVar("S", bound=Select[Any])
MOST_ON_A_PAGE = 100
OPEN, RUNNING, ASIDE, OVER = "open", "running", "aside", ("finished", "abandoned")
YOUR_TURN, GOES_ON, WAITS, RESTS, ENDED = range(5)
"""The order of one's own tables, before that of time."""
PLACE = re.compile(r"(\d)\.(\d{1,18})\.([\w-]{1,32})")
LAST_LETTER = "\U0010ffff"


class Place(msgspec.Struct, frozen=True):
    """Where a page ends: the last table on it, by what lists are ordered by."""

    rank: int
    changed_at: int
    table_id: str

    def __str__(self) -> str:
        return f"{self.rank}.{self.changed_at}.{self.table_id}"


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """Which tables to find, and how many."""

    statuses: Sequence[str]
    title: str = ""
    """With every mix of its expansions; empty for all."""
    player: str = ""
    """How a name of somebody who sits there begins, or a word of it."""
    after: Place | None = None
    count: int


class Found(msgspec.Struct, frozen=True):
    """A table with what lists show of it."""

    id: str
    status: str
    summary: str
    changed_at: int
    rank: int = 0
    """Among one's own tables."""
    is_known: bool = True
    """Whether it is known whose turn it is; what has not moved since that is kept comes with the turns."""

    @property
    def place(self) -> Place:
        return Place(self.rank, self.changed_at, self.id)


class FoundAnywhere(Found, frozen=True, kw_only=True):
    """With what administrators are told as well."""

    listed: bool
    opened_at: int


def read_place(text: str) -> Place | None:
    """The place behind which a page begins; nothing for the first, ValueError for what is none."""
    if not text:
        return None
    read = PLACE.fullmatch(text)
    if read is None:
        raise ValueError(text)
    return Place(int(read[1]), int(read[2]), read[3])


def search_keys(names: Iterable[str]) -> set[str]:
    """Under what people are found: their names, and each further word of them."""
    keys = set()
    for name in names:
        words = search_key(name).split()
        keys |= {" ".join(words[start:])[:LONGEST_KEY] for start in range(len(words))}
    return keys


def keep_sitters(connection: Connection, table_id: str, names: Iterable[str]) -> None:
    """Whose tables lists find: those who sit there now, and nobody else."""
    connection.execute(delete(schema.sitters).where(schema.sitters.c.table_id == table_id))
    rows = [{"name_key": key, "table_id": table_id} for key in sorted(search_keys(names))]
    if rows:
        connection.execute(insert(schema.sitters), rows)


def public_tables(connection: Connection, lost: Lost, wanted: Wanted) -> list[Found]:
    """Tables that are shown to everybody, the one in which something has happened last on top."""
    columns = schema.tables.c
    asked = select(columns.id, columns.status, columns.summary, columns.changed_at).where(columns.listed)
    return [Found(*row) for row in connection.execute(around(a_page(asked, wanted), lost))]


def all_tables(connection: Connection, lost: Lost, wanted: Wanted) -> list[FoundAnywhere]:
    """The same of all tables there are. Each state is asked for alone, because an index has its tables in
    this order; together they would all have to be sorted."""
    found = []
    for status in wanted.statuses:
        asked = a_page(select(schema.tables), msgspec.structs.replace(wanted, statuses=(status,)))
        found += [
            FoundAnywhere(
                row.id, row.status, row.summary, row.changed_at, listed=row.listed, opened_at=row.opened_at
            )
            for row in connection.execute(around(asked, lost))
        ]
    found.sort(key=lambda one: (one.changed_at, one.id), reverse=True)
    return found[: wanted.count]


def a_page(asked: S, wanted: Wanted) -> S:
    columns = schema.tables.c
    asked = asked.where(*filters(wanted))
    if wanted.after is not None:
        asked = asked.where(before(wanted.after, columns.changed_at, columns.id))
    return asked.order_by(columns.changed_at.desc(), columns.id.desc()).limit(wanted.count)


def own_tables(connection: Connection, lost: Lost, account_id: str, wanted: Wanted) -> list[Found]:
    """The tables of an account: those that wait for it, those that go on, and then the others."""
    columns, members = schema.tables.c, schema.memberships.c
    rank = case(
        (
            (columns.status == RUNNING) & (columns.waiting.op(">>")(members.seat).op("&")(1) == 1),
            YOUR_TURN,
        ),
        ((columns.status == RUNNING) & columns.waiting.is_(None), YOUR_TURN),
        (columns.status == RUNNING, GOES_ON),
        (columns.status == OPEN, WAITS),
        (columns.status == ASIDE, RESTS),
        else_=ENDED,
    )
    is_known = columns.waiting.is_not(None)
    asked = (
        select(columns.id, columns.status, columns.summary, columns.changed_at, rank, is_known)
        .join(schema.memberships, members.table_id == columns.id)
        .where(members.account_id == account_id, ~members.gone, *filters(wanted))
    )
    if wanted.after is not None:
        behind = before(wanted.after, columns.changed_at, columns.id)
        asked = asked.where(or_(rank > wanted.after.rank, (rank == wanted.after.rank) & behind))
    asked = asked.order_by(rank, columns.changed_at.desc(), columns.id.desc()).limit(wanted.count)
    return [Found(*row) for row in connection.execute(around(asked, lost))]


def before(place: Place, *columns: KeyedColumnElement[object]) -> ColumnElement[bool]:
    return tuple_(*columns) < tuple_(place.changed_at, place.table_id)


def filters(wanted: Wanted) -> list[ColumnElement[bool]]:
    columns, found = schema.tables.c, schema.sitters.c
    kept: list[ColumnElement[bool]] = [columns.status.in_(wanted.statuses)]
    if wanted.title:
        kept.append(
            or_(columns.title == wanted.title, columns.title.startswith(f"{wanted.title}+", autoescape=True))
        )
    key = search_key(wanted.player)[:LONGEST_KEY]
    if key:
        # not LIKE, which would not use the index
        begins = (found.name_key >= key, found.name_key < key + LAST_LETTER)
        kept.append(columns.id.in_(select(found.table_id).where(*begins)))
    return kept
