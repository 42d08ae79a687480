"""What one person has written at a table: finding it, and forgetting it.

A person is known by the entries with which they sat down: an account's by its name in them, a guest's by the
seat that a token opens. What others have written about them stays; nobody can find it.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec import UnsetType
from sqlalchemy import Connection

from amunre.store import log
from amunre.tables.draft import Draft
from amunre.tables.entries import ChatSaid, SeatLeft, SeatTaken, write_entry
from amunre.tables.entry import Worded
from amunre.tables.removed import WordsRemoved
from amunre.tables.seating import STAND_IN, get_up, give_to_bot
from amunre.tables.snapshot import renamed
from amunre.tables.table import OPEN, RUNNING, Table


def arrivals_of(table: Table, *accounts: str) -> set[int]:
    """The entries with which an account has sat down, under whichever of its ids."""
    return {
        number
        for number, logged in enumerate(table.log)
        if isinstance(logged.entry, SeatTaken) and logged.entry.account and logged.entry.account in accounts
    }


def seats_of(table: Table, arrivals: Collection[int]) -> list[int]:
    """Where somebody sits who sat down with one of these entries."""
    taken = table.arrivals().items()
    return [seat for seat, number in taken if number in arrivals and table.seats[seat] is not None]


def written(table: Table, arrivals: Collection[int]) -> list[int]:
    """The entries in which somebody has written: names, messages, the title of a table that they opened."""
    found: list[int] = []
    seats: set[int] = set()
    first = next((n for n, logged in enumerate(table.log) if isinstance(logged.entry, SeatTaken)), None)
    for number, logged in enumerate(table.log):
        entry = logged.entry
        if isinstance(entry, SeatTaken | SeatLeft):
            seats -= {entry.seat}
            seats |= {entry.seat} if number in arrivals else set()
        own = number in arrivals or (isinstance(entry, ChatSaid) and entry.seat in seats)
        opened = number == 0 and first in arrivals
        if (own or opened) and isinstance(entry, Worded) and entry.said:
            found.append(number)
    return found


def forget(draft: Draft, arrivals: Collection[int]) -> None:
    """Let go of the seat, to nobody before the game and then to a bot, and remove all that was written."""
    for seat in seats_of(draft.table, arrivals):
        let_go(draft, seat)
    remove_words(draft, written(draft.table, arrivals))


def let_go(draft: Draft, seat: int) -> None:
    table = draft.table
    if table.status == OPEN:
        get_up(draft, seat)
    elif table.status == RUNNING and not table.aside and seat in table.persons():
        give_to_bot(draft, seat, STAND_IN, "left")


def remove_words(draft: Draft, entries: Collection[int]) -> None:
    """Remove what was written in these entries, from the table and from the database."""
    if not entries:
        return
    bodies: dict[int, str] = {}
    for number in entries:
        entry = draft.table.log[number].entry
        if isinstance(entry, Worded) and isinstance(entry.words, UnsetType):  # it is an older log
            bodies[number] = write_entry(entry.saying(""))
    draft.emit(WordsRemoved(tuple(sorted(entries))))
    table = draft.table

    def store(connection: Connection) -> None:
        log.remove_words(connection, table.id, entries, bodies)
        log.change_snapshot(connection, table.id, lambda body: renamed(body, table))

    draft.also.append(store)


def remove_title(draft: Draft, title: str) -> bool:
    """Remove a title that was taken over from an earlier table; whether it was."""
    if draft.table.settings.name != title:
        return False
    remove_words(draft, [0])
    return True
