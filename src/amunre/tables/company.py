"""What people at a table do beside playing: talk, nudge, vote, go on holiday, play again."""

from __future__ import annotations

from msgspec import UNSET

from amunre.tables.draft import Draft, deny
from amunre.tables.entries import (
    ChatSaid,
    GameAbandoned,
    GamePutAside,
    GameTakenUp,
    HolidayTaken,
    Nudged,
    OutageEnded,
    RematchOpened,
    VoteCast,
)
from amunre.tables.extras import can_rest_again, must_have_extras
from amunre.tables.names import plain_text
from amunre.tables.playing import repeated, reveal_at_end
from amunre.tables.seating import (
    STAND_IN,
    give_to_bot,
    holder_of,
    must_not_be_removed,
    must_play,
    must_run,
)
from amunre.tables.table import OPEN, REPLACE, RUNNING, Table
from amunre.tables.timer import SECOND

LONGEST_CHAT = 500
MOST_CHATS = 2_000
NUDGE_EVERY = {"live": 60, "untimed": 600, "slow": 12 * 3600}
"""Seconds between two nudges from one seat to another, by pace."""
WAITED = {"live": 120, "untimed": 600, "slow": 24 * 3600}
"""Seconds after a reminder from which the others may vote for a bot, by pace."""
STRETCH = 3
"""Whatever the reminded player says starts that time anew, up to so many times it in all."""
LEAST_GRACE = 20
GRACE = {"live": 600, "untimed": 0, "slow": 12 * 3600}
"""Seconds that a seat has at least when the server is back: as many as it was away, within these bounds."""
END = "end"


def say(draft: Draft, seat: int, text: str, cid: str) -> int:
    """Chat; the number of the entry."""
    earlier = repeated(draft, seat, cid)
    if earlier is not None:
        return earlier
    if seat in draft.table.muted:
        deny("seat_muted", "An administrator has taken the chat from your seat at this table.")
    must_not_be_removed(draft.table, seat)
    said = plain_text(text, LONGEST_CHAT, "A message")
    if not said:
        deny("empty_chat", "There is nothing to say in that.")
    if draft.table.chats >= MOST_CHATS:
        deny("too_much_chat", "This table has said all it can.")
    return draft.emit(ChatSaid(seat, said, cid))


def nudge(draft: Draft, seat: int, other: int) -> None:
    must_run(draft)
    table = draft.table
    if seat == other or not table.is_waiting_for(other) or holder_of(draft, other).bot:
        deny("not_waiting", "Nobody is waiting for that player.")
    wait = NUDGE_EVERY[table.settings.clock.pace] * SECOND
    if draft.now < table.nudges.get((seat, other), -wait) + wait:
        deny("nudged_already", "You have reminded that player not long ago.")
    must_have_extras(draft, seat)
    draft.emit(Nudged(seat, other))


def vote(draft: Draft, seat: int, about: str, yes: bool) -> None:
    """A vote on ending the game or on a bot for somebody; it takes all who play, that one aside.

    A bot can be voted for when the player was reminded and has been waited for since; votes lapse with the
    question.
    """
    must_play(draft, seat)
    table = draft.table
    other = replaced_seat(draft, about)
    if other is not None and (other == seat or holder_of(draft, other).bot):
        deny("bad_vote", "Another player's seat can be given to a bot, and only if no bot plays it yet.")
    if other is not None and yes:
        must_have_waited(draft, other)
    if (seat in table.votes_on(about)) != yes:
        must_have_extras(draft, seat)
        draft.emit(VoteCast(seat, about, yes, UNSET if other is None else table.asked[other].reminded))
    voters = {person for person in table.persons() if person != other}
    if yes and voters <= table.votes_on(about):  # also when somebody has left since the others voted
        if other is None:
            draft.emit(GameAbandoned())
            reveal_at_end(draft)
        else:
            give_to_bot(draft, other, STAND_IN, "vote")


def must_have_waited(draft: Draft, seat: int) -> None:
    """A seat is taken neither from a player who thinks for a while nor from one who was not told."""
    table = draft.table
    wait = WAITED[table.settings.clock.pace]
    if not table.is_waiting_for(seat):
        deny("not_waiting", "Nobody is waiting for that player.")
    at = replaceable_at(table, seat)
    if at is None:
        text = "Remind that player first and wait for an answer. Minutes that takes: {minutes}."
        deny("not_reminded", text, {"minutes": wait // 60})
    if draft.now < at:
        minutes = -((draft.now - at) // (60 * SECOND))
        text = "That player was reminded not long ago. Minutes left to wait: {minutes}."
        deny("not_waited_long", text, {"minutes": minutes})


def replaceable_at(table: Table, seat: int) -> int | None:
    """When the others may vote for a bot in a seat; ``None`` as long as nobody has reminded its player."""
    asked, holder = table.asked.get(seat), table.seats[seat]
    if asked is None or not asked.reminded or holder is None or holder.bot or not table.is_waiting_for(seat):
        return None
    wait = WAITED[table.settings.clock.pace] * SECOND
    since = max(asked.reminded, table.timer.away_until[seat])
    return min(max(since, asked.heard) + wait, since + STRETCH * wait)


def replaced_seat(draft: Draft, about: str) -> int | None:
    """The seat that a vote would give to a bot; ``None`` for a vote on ending the game."""
    if about == END:
        return None
    number = about.removeprefix(REPLACE)
    if number == about or not number.isdecimal() or int(number) >= draft.table.players:
        deny("bad_vote", "A vote is about 'end' or about 'replace' and a seat.")
    return int(number)


def take_holiday(draft: Draft, seat: int, days: int) -> None:
    must_run(draft)
    timer = draft.table.timer
    if timer.clock.pace != "slow":
        deny("no_holidays", "Only slow games have holidays.")
    if not 1 <= days <= timer.days_off[seat]:
        deny("no_days_left", "Days off that you have left: {count}.", {"count": timer.days_off[seat]})
    draft.emit(HolidayTaken(seat, days))


def open_rematch(draft: Draft, seat: int, table_id: str, gone: str = "") -> str:
    """Point to a further table; the first one opened stays, unless it is gone."""
    table = draft.table
    if table.status in (OPEN, RUNNING):
        deny("still_running", "A rematch can be opened when this game is over.")
    if table.rematch == gone:
        draft.emit(RematchOpened(seat, table_id))
    return table.rematch


def can_rest(table: Table) -> bool:
    """Whether a game may be put aside: bots play, and at most one person, whom no clock hurries."""
    if table.status != RUNNING or table.aside:
        return False
    people = len(table.persons())
    return people < table.players and (not people or (people == 1 and not table.timer.is_on))


def put_aside(draft: Draft) -> None:
    """Nobody is at the game: nothing happens in it until somebody comes back."""
    if can_rest(draft.table) and can_rest_again(draft.table):  # another worker may have been quicker
        draft.emit(GamePutAside())


def take_up(draft: Draft, seat: int) -> None:
    """Go on with a game that was put aside; nothing at one that was not."""
    if draft.table.aside:
        draft.emit(GameTakenUp(seat))


def counts_time(table: Table) -> bool:
    """Whether time that passes costs somebody something: a clock, or others who may vote for a bot."""
    reminded = any(asked.reminded for asked in table.asked.values())
    return table.status == RUNNING and not table.aside and (table.timer.is_on or reminded)


def end_outage(draft: Draft, since: int, until: int) -> None:
    """The server was away; nobody pays for it. If anything happened since, this was the first of it."""
    table = draft.table
    if counts_time(table) and since < until and table.at < until:
        clock = table.settings.clock
        most = min(GRACE[clock.pace], clock.bank or clock.per_decision)
        grace = min(most, max(LEAST_GRACE, (until - since) // SECOND))
        draft.emit(OutageEnded(max(since, table.at), grace))


def run_out(draft: Draft) -> None:
    """Bots for the seats whose time has run out."""
    table = draft.table
    if table.status != RUNNING or not table.timer.is_on:
        return
    for seat in sorted(table.timer.waiting):
        late = table.timer.deadline(seat) <= draft.now
        if late and table.is_waiting_for(seat) and not holder_of(draft, seat).bot:
            give_to_bot(draft, seat, STAND_IN, "time")
