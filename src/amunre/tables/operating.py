"""What an administrator of the site does at a table. Everybody there is told of it by the log."""

from __future__ import annotations

from amunre.tables.draft import Draft, deny
from amunre.tables.operated import SeatMuted, TableClosed
from amunre.tables.playing import reveal_at_end
from amunre.tables.seating import STAND_IN, get_up, give_to_bot, holder_of
from amunre.tables.table import OPEN, RUNNING

REMOVED = "removed"
"""Why a bot plays on in the seat of somebody who was sent away."""


def close(draft: Draft, closed: TableClosed | None = None) -> None:
    """End a table without a result, whether its game has begun or not. If nothing else is said, an
    administrator does."""
    if draft.table.status not in (OPEN, RUNNING):
        deny("has_ended", "The game at this table is over already.")
    draft.emit(closed or TableClosed())
    reveal_at_end(draft)


def mute(draft: Draft, seat: int, muted: bool) -> None:
    """Take the chat from a seat, or give it back."""
    if not holder_of(draft, seat).person:
        deny("not_a_person", "A bot sits there.")
    if muted != (seat in draft.table.muted):
        draft.emit(SeatMuted(seat, muted))


def remove(draft: Draft, seat: int) -> None:
    """Send somebody away: the seat is free before the game, and a bot's while it runs."""
    table = draft.table
    if table.status == OPEN:
        get_up(draft, seat)
    elif table.status == RUNNING and not table.aside and not holder_of(draft, seat).bot:
        give_to_bot(draft, seat, STAND_IN, REMOVED)
