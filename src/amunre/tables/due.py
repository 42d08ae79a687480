"""When the server itself has something to do at a table: bots, standing orders and clocks."""

from __future__ import annotations

from collections.abc import Collection

from amunre.store.chain import EVERYONE
from amunre.tables.entries import (
    GameStarted,
    GameTakenUp,
    MovePlayed,
    MoveUndone,
    OrdersGiven,
    OutageEnded,
    SeatGivenToBot,
)
from amunre.tables.orders import has_orders
from amunre.tables.patched import RulesPatched
from amunre.tables.table import RUNNING, Logged, Table

LUCK_DIGITS = 8
"""Digits of a question's name that say how long a bot waits with its answer."""
FOLLOWED = GameStarted | MovePlayed | MoveUndone | OrdersGiven | GameTakenUp | OutageEnded | RulesPatched
"""What bots give people time to follow. Talk and votes are not, or whoever goes on talking stops all bots."""


def due_at(table: Table, delay: float, under_way: Collection[int] = ()) -> int | None:
    """When a bot, an order or a clock wants something of us; seats under way are being served."""
    if table.status != RUNNING or table.aside or table.is_lost:
        return None
    waiting = table.playing.waiting_for
    robots = [seat for seat in waiting if is_automatic(table, seat)]
    people = [seat for seat in waiting if not is_bots(table, seat)]  # orders stop no clock
    times = [table.timer.next_deadline(people)] if people else []
    times += [robot_due_at(table, seat, delay) for seat in robots if seat not in under_way]
    return min((at for at in times if at is not None), default=None)


def robot_due_at(table: Table, seat: int, delay: float) -> int:
    """When a bot or an order answers: ``delay`` seconds, give or take a half, after the game last moved on.

    What other seats do in secret does not count, or the time would tell of it. The part that chance has is in
    the random name of the question: the game has none in it, and every worker, however often it looks, comes
    to the same time.
    """
    heard = next(logged.at for logged in reversed(table.log) if is_followed(logged, seat))
    luck = int(table.asked[seat].id[:LUCK_DIGITS], 16) / 16**LUCK_DIGITS
    return heard + int(delay * (0.5 + luck) * 1_000_000)


def is_followed(logged: Logged, seat: int) -> bool:
    """Whether a bot in this seat begins to wait anew."""
    entry = logged.entry
    if isinstance(entry, SeatGivenToBot):
        return entry.seat == seat
    return logged.audience in (EVERYONE, seat) and isinstance(entry, FOLLOWED)


def is_automatic(table: Table, seat: int) -> bool:
    """Whether a bot or standing orders answer for the seat."""
    return is_bots(table, seat) or has_orders(table, seat)


def is_bots(table: Table, seat: int) -> bool:
    holder = table.seats[seat]
    return holder is not None and bool(holder.bot)
