"""What people do at a table beside playing on. All of it is written into the log, so there is an end to each.

Moves that stand need no limit: the game has an end. Neither has what follows from them, such as hints and the
clock's doings, nor days off, of which a game has so many.
"""

from __future__ import annotations

from amunre.tables.draft import Draft, deny
from amunre.tables.entries import (
    GamePutAside,
    MovePlayed,
    MoveUndone,
    Nudged,
    OrdersGiven,
    SeatGivenToBot,
    SeatTaken,
    VoteCast,
)
from amunre.tables.table import Logged, Table

MOST_EXTRAS = 300
"""Of one seat, all kinds together."""
MOST_ARRIVALS = 200
"""Times that somebody sits down at a table before its game, bots too."""
MOST_RESTS = 200
"""Times that a game is put aside."""


def is_extra(logged: Logged) -> bool:
    """Whether somebody has done more than to play on."""
    match logged.entry:
        case MovePlayed(seat=seat):
            return logged.audience == seat  # a sealed choice that was changed
        case SeatGivenToBot(why=why):
            return why == "left"
        case entry:
            return isinstance(entry, MoveUndone | OrdersGiven | Nudged | VoteCast)


def must_have_extras(draft: Draft, seat: int) -> None:
    """Before a seat does one more of these things."""
    done = sum(is_extra(logged) for logged in draft.table.log if getattr(logged.entry, "seat", -1) == seat)
    if done >= MOST_EXTRAS:
        text = (
            "You have taken back, changed, ordered, voted, reminded and left {most} times at this table, "
            "which is all that one can. Play on without."
        )
        deny("too_much_done", text, {"most": MOST_EXTRAS})


def must_have_arrivals(draft: Draft) -> None:
    """Before somebody sits down."""
    if count_of(draft.table, SeatTaken) >= MOST_ARRIVALS:
        text = "So many have come and gone at this table that nobody else can sit down; open another one."
        deny("too_many_came", text)


def can_rest_again(table: Table) -> bool:
    return count_of(table, GamePutAside) < MOST_RESTS


def count_of(table: Table, kind: type[SeatTaken | GamePutAside]) -> int:
    return sum(isinstance(logged.entry, kind) for logged in table.log)
