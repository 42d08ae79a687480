"""What people at a table do beside playing: talk, nudge, vote, go on holiday, play again."""

from __future__ import annotations

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
    SeatGivenToBot,
    VoteCast,
)
from amunre.tables.playing import repeated, reveal_at_end
from amunre.tables.seating import STAND_IN, holder_of, must_play, must_run, plain_text
from amunre.tables.table import OPEN, RUNNING, Table
from amunre.tables.timer import SECOND

LONGEST_CHAT = 500
MOST_CHATS = 2_000
NUDGE_EVERY = {"live": 60, "untimed": 600, "slow": 12 * 3600}
"""Seconds between two nudges from one seat to another, by pace."""
GRACE = {"live": 600, "untimed": 0, "slow": 12 * 3600}
"""Seconds that a seat has at least when the server comes back."""
END = "end"


def say(draft: Draft, seat: int, text: str, cid: str) -> int:
    """Chat; the number of the entry."""
    earlier = repeated(draft, seat, cid)
    if earlier is not None:
        return earlier
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
    draft.emit(Nudged(seat, other))


def vote(draft: Draft, seat: int, about: str, yes: bool) -> None:
    """A vote on ending the game or on a bot for somebody; it takes all who play, that one aside."""
    must_play(draft, seat)
    table = draft.table
    other = replaced_seat(draft, about)
    if other is not None and (other == seat or holder_of(draft, other).bot):
        deny("bad_vote", "Another player's seat can be given to a bot, and only if no bot plays it yet.")
    if (seat in table.votes.get(about, frozenset())) != yes:
        draft.emit(VoteCast(seat, about, yes))
    voters = {person for person in table.persons() if person != other}
    if yes and voters <= table.votes[about]:  # also when somebody has left since the others voted
        if other is None:
            draft.emit(GameAbandoned())
            reveal_at_end(draft)
        else:
            draft.emit(SeatGivenToBot(other, STAND_IN, "vote"))


def replaced_seat(draft: Draft, about: str) -> int | None:
    """The seat that a vote would give to a bot; ``None`` for a vote on ending the game."""
    if about == END:
        return None
    word, _, number = about.partition(" ")
    if word != "replace" or not number.isdecimal() or int(number) >= draft.table.players:
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


def open_rematch(draft: Draft, seat: int, table_id: str) -> str:
    """Point to a further table; the first one opened stays."""
    table = draft.table
    if table.status in (OPEN, RUNNING):
        deny("still_running", "A rematch can be opened when this game is over.")
    if not table.rematch:
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
    if can_rest(draft.table):  # another worker may have been quicker
        draft.emit(GamePutAside())


def take_up(draft: Draft, seat: int) -> None:
    """Go on with a game that was put aside; nothing at one that was not."""
    if draft.table.aside:
        draft.emit(GameTakenUp(seat))


def end_outage(draft: Draft, since: int) -> None:
    """The server has been away since then; nobody pays for it."""
    table = draft.table
    done = any(isinstance(logged.entry, OutageEnded) and logged.at > since for logged in table.log)
    waits = table.status != RUNNING or table.aside or not table.timer.is_on
    if not waits and not done:  # another worker may have been quicker
        draft.emit(OutageEnded(max(since, table.at), GRACE[table.settings.clock.pace]))


def run_out(draft: Draft) -> None:
    """Bots for the seats whose time has run out."""
    table = draft.table
    if table.status != RUNNING or not table.timer.is_on:
        return
    for seat in sorted(table.timer.waiting):
        late = table.timer.deadline(seat) <= draft.now
        if late and table.is_waiting_for(seat) and not holder_of(draft, seat).bot:
            draft.emit(SeatGivenToBot(seat, STAND_IN, "time"))
