"""What an administrator of the site does at a table. Everybody there is told of it by the log, and why."""

from __future__ import annotations

from amunre.tables.draft import Draft, deny
from amunre.tables.entries import SeatGivenToBot, SeatLeft
from amunre.tables.entry import Entry
from amunre.tables.names import plain_text
from amunre.tables.operated import ReasonGiven, SeatMuted, TableClosed
from amunre.tables.playing import reveal_at_end
from amunre.tables.seating import REMOVED, STAND_IN, get_up, give_to_bot, holder_of, was_removed
from amunre.tables.table import OPEN, RUNNING

LONGEST_REASON = 500


def give_reason(draft: Draft, reason: str) -> None:
    """Say why, right before it is done; nothing where there is no reason."""
    told = plain_text(reason, LONGEST_REASON, "A reason")
    if told:
        draft.emit(ReasonGiven(told))


def is_operated(entry: Entry) -> bool:
    """Whether an administrator may have done it."""
    return is_removal(entry) or isinstance(entry, TableClosed | SeatMuted | SeatLeft)


def is_removal(entry: Entry) -> bool:
    return isinstance(entry, SeatGivenToBot) and entry.why == REMOVED


def close(draft: Draft, closed: TableClosed | None = None, reason: str = "") -> None:
    """End a table without a result, whether its game has begun or not. If nothing else is said, an
    administrator does."""
    if draft.table.status not in (OPEN, RUNNING):
        deny("has_ended", "The game at this table is over already.")
    give_reason(draft, reason)
    draft.emit(closed or TableClosed())
    reveal_at_end(draft)


def mute(draft: Draft, seat: int, muted: bool, reason: str = "") -> None:
    """Take the chat from a seat, or give it back."""
    if not holder_of(draft, seat).person:
        deny("not_a_person", "A bot sits there.")
    if muted != (seat in draft.table.muted):
        give_reason(draft, reason)
        draft.emit(SeatMuted(seat, muted))


def remove(draft: Draft, seat: int, reason: str = "") -> None:
    """Send somebody away: the seat is free before the game, and a bot's while it runs, for good. That holds
    also for who is away already, or has left a game that was put aside."""
    table = draft.table
    if table.status not in (OPEN, RUNNING):
        deny("has_ended", "The game at this table is over already.")
    if not holder_of(draft, seat).person:
        deny("not_a_person", "A bot sits there.")
    if was_removed(table, seat):
        return
    give_reason(draft, reason)
    if table.status == OPEN:
        get_up(draft, seat)
    else:
        give_to_bot(draft, seat, STAND_IN, REMOVED)
