"""Analyses that are in line, and what was found. Plain functions of a connection.

Whoever asks is served in turn, decision by decision: first the address that has waited longest for a turn, of
it the caller who has waited longest, and of that caller what was asked for first. So it is one line for all
workers, and they need no clock for it.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, text, update

from amunre.store import schema
from amunre.store.workers import ALIVE

FORM = 1
"""Of what is kept in ``verdicts``. What an older or newer version has kept is worked out again."""
WAITING, DONE, FAILED = "waiting", "done", "failed"
LOCK = 0x616E616C
"""Key of the lock under which workers on PostgreSQL take turns at the line."""
MOST_OF_CALLER = 25
MOST_OF_ADDRESS = 100
MOST_IN_LINE = 1_000
"""Analyses in line: of one caller, of the many who may share an address, and of all."""
KEPT = 2_000
"""Analyses whose outcome is kept; the oldest are forgotten first and can be asked for again."""
ROWS = schema.analyses.c


class Full(Exception):
    """Nothing more is put into the line; ``whose`` is full and ``count`` are in it."""

    def __init__(self, whose: Literal["caller", "site"], count: int) -> None:
        super().__init__(whose)
        self.whose = whose
        self.count = count


class Key(NamedTuple):
    """Which analysis: of a seat at a table."""

    table_id: str
    seat: int


class Asker(NamedTuple):
    """Who asks for it, as digests."""

    address: bytes
    caller: bytes


class Kept(msgspec.Struct, frozen=True):
    """What is known of an analysis."""

    status: str
    done: int
    total: int
    spent_ms: int
    verdicts: str


class Claimed(NamedTuple):
    """An analysis of which one worker has the next decision at hand."""

    key: Key
    kept: Kept


class InLine(NamedTuple):
    """An analysis in line, and how much of it is left."""

    key: Key
    asker: Asker
    number: int
    left: int


def is_of(key: Key) -> ColumnElement[bool]:
    return (ROWS.table_id == key.table_id) & (ROWS.seat == key.seat)


def is_in_line() -> ColumnElement[bool]:
    return (ROWS.status == WAITING) & (ROWS.form == FORM)


def line_up(connection: Connection) -> None:
    """One worker at a time changes the line. SQLite has one writer in any case."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})


def find(connection: Connection, key: Key) -> Kept | None:
    columns = [ROWS[name] for name in Kept.__struct_fields__]
    found = connection.execute(select(*columns).where(is_of(key), ROWS.form == FORM)).one_or_none()
    return None if found is None else Kept(*found)


def ask(connection: Connection, key: Key, asker: Asker, total: int) -> None:
    """Put an analysis into the line, unless it is there or done; raises Full if there are too many."""
    line_up(connection)
    known = find(connection, key)
    if known is not None and known.status != FAILED:
        return
    make_room(connection, asker)
    connection.execute(delete(schema.analyses).where(is_of(key)))
    from_there = is_in_line() & (ROWS.address == asker.address)
    connection.execute(
        insert(schema.analyses).values(
            **key._asdict(),
            **asker._asdict(),
            form=FORM,
            number=(connection.scalar(select(func.max(ROWS.number))) or 0) + 1,
            status=WAITING,
            # whoever has had a turn already does not come first again by asking for more
            address_turn=last_turn(connection, ROWS.address_turn, from_there),
            caller_turn=last_turn(connection, ROWS.caller_turn, from_there & (ROWS.caller == asker.caller)),
            done=0,
            total=total,
            spent_ms=0,
            verdicts="[]",
        )
    )


def last_turn(connection: Connection, turn: ColumnElement[int], whose: ColumnElement[bool]) -> int:
    return connection.scalar(select(func.max(turn)).where(whose)) or 0


def make_room(connection: Connection, asker: Asker) -> None:
    """Raise Full if the line is full, and forget the oldest outcomes if many are kept."""
    from_there = (ROWS.address == asker.address, ROWS.caller == asker.caller)
    for whose, most in ((from_there, MOST_OF_CALLER), (from_there[:1], MOST_OF_ADDRESS)):
        count = connection.scalar(select(func.count()).where(is_in_line(), *whose)) or 0
        if count >= most:
            raise Full("caller", count)
    count = connection.scalar(select(func.count()).where(is_in_line())) or 0
    if count >= MOST_IN_LINE:
        raise Full("site", count)
    settled = select(ROWS.number).where(~is_in_line()).order_by(ROWS.number.desc())
    newest_forgotten = connection.scalar(settled.offset(KEPT - 1).limit(1))
    if newest_forgotten is not None:
        old = (~is_in_line(), ROWS.number <= newest_forgotten)
        connection.execute(delete(schema.analyses).where(*old))


def is_free(connection: Connection, worker: str) -> ColumnElement[bool]:
    """In line, and in the hands of no other worker that lives."""
    ours = or_(ROWS.worker.is_(None), ROWS.worker == worker)
    if connection.dialect.name == "postgresql":
        return is_in_line() & or_(ours, text(f"analyses.worker NOT IN ({ALIVE})"))
    return is_in_line()  # there is one worker: whoever had it at hand before has ended


def is_any_free(connection: Connection, worker: str) -> bool:
    return connection.scalar(select(ROWS.number).where(is_free(connection, worker)).limit(1)) is not None


def claim(connection: Connection, worker: str) -> Claimed | None:
    """Take the analysis whose turn it is into one's hands, for one decision."""
    line_up(connection)
    columns = [ROWS[name] for name in (*Key._fields, *Asker._fields, *Kept.__struct_fields__)]
    row = connection.execute(
        select(*columns)
        .where(is_free(connection, worker))
        .order_by(ROWS.address_turn, ROWS.caller_turn, ROWS.number)
        .limit(1)
    ).one_or_none()
    if row is None:
        return None
    key, asker = Key(*row[:2]), Asker(*row[2:4])
    turn = last_turn(connection, ROWS.address_turn, is_in_line()) + 1
    from_there = is_in_line() & (ROWS.address == asker.address)
    connection.execute(update(schema.analyses).where(from_there).values(address_turn=turn))
    connection.execute(
        update(schema.analyses).where(from_there, ROWS.caller == asker.caller).values(caller_turn=turn)
    )
    connection.execute(update(schema.analyses).where(is_of(key)).values(worker=worker))
    return Claimed(key, Kept(*row[4:]))


def keep(connection: Connection, key: Key, worker: str, kept: Kept) -> bool:
    """Store how far an analysis is and give it out of one's hands; false if it is in another's by now."""
    values = msgspec.structs.asdict(kept) | {"worker": None}
    if kept.status != WAITING:
        values |= {"address": None, "caller": None}  # who has asked concerns nobody any more
    mine = is_of(key) & is_in_line() & (ROWS.worker == worker)
    return connection.execute(update(schema.analyses).where(mine).values(**values)).rowcount == 1


def let_go(connection: Connection, worker: str) -> None:
    """Leave to others whatever a worker has in its hands."""
    connection.execute(update(schema.analyses).where(ROWS.worker == worker).values(worker=None))


def line(connection: Connection) -> list[InLine]:
    """All that are in line."""
    columns = (ROWS.table_id, ROWS.seat, ROWS.address, ROWS.caller, ROWS.number, ROWS.total - ROWS.done)
    found = connection.execute(select(*columns).where(is_in_line()))
    return [InLine(Key(*row[:2]), Asker(*row[2:4]), row[4], row[5]) for row in found]


def workers_at_it(connection: Connection) -> int:
    """How many workers have a decision at hand."""
    return connection.scalar(select(func.count(ROWS.worker.distinct())).where(is_in_line())) or 0


def pace(connection: Connection) -> float | None:
    """Milliseconds that an action of a game has taken on average; nothing if none has been looked at."""
    spent, done = connection.execute(select(func.sum(ROWS.spent_ms), func.sum(ROWS.done))).one()
    return float(spent) / float(done) if done else None
