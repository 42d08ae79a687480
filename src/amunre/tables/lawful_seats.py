"""Who may sit down, and who may come back: a part of what may stand where in a log (``lawful``)."""

from __future__ import annotations

from msgspec import UnsetType

from amunre.tables.draft import Denied
from amunre.tables.entries import SeatClaimedBack, SeatTaken
from amunre.tables.names import plain_name
from amunre.tables.seating import (
    LONGEST_ENTROPY,
    absence_of,
    is_late,
    left_on_return,
    may_return_at,
    was_removed,
)
from amunre.tables.table import Table


def taking_fault(table: Table, taken: SeatTaken) -> str | None:
    holders = [holder for holder in table.seats if holder is not None]
    if table.seats[taken.seat] is not None:
        return "somebody sits there already"
    if (taken.said or taken.bot) and not is_name_free(table, taken):
        return "nobody can take a seat under that name"
    if taken.account and taken.account in {holder.account for holder in holders}:
        return "the same player sits there twice"
    return None if 0 < len(taken.entropy) <= LONGEST_ENTROPY else "nothing is given to the shuffle"


def is_name_taken(table: Table, name: str, account: str) -> bool:
    """Guests differ from each other, and so do accounts. Names that only look alike were allowed once."""
    return any(
        holder.name.casefold() == name.casefold() and bool(holder.account) == bool(account)
        for holder in table.seats
        if holder is not None
    )


def is_name_free(table: Table, taken: SeatTaken) -> bool:
    try:
        plain = plain_name(taken.name)
    except Denied:
        return False
    return plain == taken.name and not is_name_taken(table, taken.name, taken.account)


def claim_fault(table: Table, claimed: SeatClaimedBack, at: int) -> str | None:
    if was_removed(table, claimed.seat):
        return "its player was removed"
    if isinstance(claimed.left, UnsetType):
        return None  # there is no clock, or it is an older log
    absence = absence_of(table, claimed.seat)
    if is_late(table, claimed.seat, absence, at) or at < may_return_at(table, absence):
        return "its player could not come back yet"
    sound = table.timer.is_on and claimed.left == left_on_return(table.timer, claimed.seat, absence, at)
    return None if sound else "that was not left on its clock"
