"""Opening a table, sitting down, getting up, beginning, leaving and coming back."""

from __future__ import annotations

import secrets

import msgspec
from msgspec import UNSET, UnsetType

from amunre.bots import check_bot
from amunre.kernel.errors import SetupError
from amunre.rules.catalogue import title_of
from amunre.rules.setup import Setup, checked, rules_of
from amunre.rules.versions import Versions, newest
from amunre.tables.draft import Draft, deny
from amunre.tables.entries import (
    GameStarted,
    MovePlayed,
    SeatClaimedBack,
    SeatGivenToBot,
    SeatLeft,
    SeatTaken,
    TableOpened,
)
from amunre.tables.extras import must_have_arrivals, must_have_extras
from amunre.tables.fair import commitment
from amunre.tables.figures import settled
from amunre.tables.names import chosen_name, is_like_another, plain_text
from amunre.tables.settings import Clock, Settings
from amunre.tables.table import OPEN, RUNNING, Holder, Table
from amunre.tables.timer import SECOND, Timer

LONGEST_ENTROPY = 64
LONGEST_BANK = 24 * 3600
LONGEST_DECISION = 30 * 24 * 3600
MOST_HOLIDAYS = 60
STAND_IN = "greedy"
"""The bot that plays on for people who have left."""
REMOVED = "removed"
"""Why a bot plays on in the seat of somebody whom an administrator has sent away."""
BACK_AFTER = {"live": 300, "untimed": 600, "slow": 24 * 3600}
"""Seconds for which a player who has left stays away when a bot has moved and hints are off, by pace."""
LEAST_LEFT = 15
"""Seconds that somebody has who lost the seat on time and is back, or the increment if that is more."""


def sentence(problem: SetupError) -> str:
    text = str(problem)
    return text[:1].upper() + text[1:]


def check_settings(settings: Settings, versions: Versions | None = None) -> Settings:
    """Settings with everything written out; raises Denied with the reason."""
    own = settled(settings)
    try:
        title = title_of(settings.title)
        setup = checked(
            Setup(
                title=title.name,
                players=settings.players,
                seed="",
                options=settings.options,
                components=settings.set_name,
                overrides=settings.overrides,
                rules_version=versions or {},
            )
        )
        if own is not None:
            rules_of(setup)  # whether a game can begin with these figures
    except SetupError as problem:
        deny("bad_setup", sentence(problem))
    check_clock(settings.clock)
    name = plain_text(settings.name, 60, "A table's name")
    return msgspec.structs.replace(
        settings, title=title.name, options=setup.options, name=name, components=own or msgspec.UNSET
    )


def check_clock(clock: Clock) -> None:
    figures = (clock.bank, clock.increment, clock.per_decision, clock.holidays)
    if min(figures) < 0 or clock.bank > LONGEST_BANK or clock.increment > LONGEST_BANK:
        deny("bad_clock", "A live clock has at most a day in the bank and nothing below zero.")
    if clock.per_decision > LONGEST_DECISION or clock.holidays > MOST_HOLIDAYS:
        deny("bad_clock", "A slow clock allows at most 30 days a decision and 60 days off.")
    if clock.bank and clock.per_decision:
        deny("bad_clock", "A clock is either live, with a bank, or slow, with a time for each decision.")
    if (clock.increment and not clock.bank) or (clock.holidays and not clock.per_decision):
        deny("bad_clock", "An increment needs a bank, and days off need a time for each decision.")


def open_table(table_id: str, seed: bytes, settings: Settings, now: int) -> Draft:
    """A new table, with nobody at it and its seed promised."""
    draft = Draft(Table(table_id, seed), now)
    promise = commitment(seed, table_id)
    settled_on = check_settings(settings)
    versions = newest(title_of(settled_on.title).versioned)
    draft.emit(TableOpened(table_id, settled_on, promise, versions))
    return draft


def must_be_open(draft: Draft) -> None:
    if draft.table.status != OPEN:
        deny("has_begun", "The game has begun already.")


def free_seat(draft: Draft, wanted: int | None) -> int:
    seats = draft.table.seats
    if wanted is None:
        wanted = next((seat for seat, holder in enumerate(seats) if holder is None), None)
        if wanted is None:
            deny("table_full", "Every seat at this table is taken.")
    if not 0 <= wanted < len(seats):
        deny("no_such_seat", "This table has seats 0 to {last}.", {"last": len(seats) - 1})
    if seats[wanted] is not None:
        deny("seat_taken", "Somebody else sits there already.")
    return wanted


def sit(draft: Draft, name: str, wanted: int | None = None, account: str = "", entropy: str = "") -> int:
    """A person sits down; the seat. A guest cannot keep an account from its own name."""
    must_be_open(draft)
    seat = free_seat(draft, wanted)
    must_have_arrivals(draft)
    if not account:
        name = chosen_name(name)
        if is_like_another(draft.table, name):
            deny(
                "name_taken",
                "Somebody at this table has that name, or one that looks like it; choose another.",
            )
    elif any(holder is not None and holder.account == account for holder in draft.table.seats):
        deny("sits_already", "You sit at this table already.")
    own = plain_text(entropy, LONGEST_ENTROPY, "The contribution to the shuffle")
    draft.emit(SeatTaken(seat, name, account, "", own or secrets.token_hex(16), bool(own)))
    return seat


def seat_bot(draft: Draft, bot: str, wanted: int | None = None) -> int:
    """A bot sits down; the seat."""
    must_be_open(draft)
    check_level(bot, draft.table.settings.title)
    seat = free_seat(draft, wanted)
    must_have_arrivals(draft)
    name = next(name for name in BOT_NAMES if not is_like_another(draft.table, name))
    draft.emit(SeatTaken(seat, name, "", bot, secrets.token_hex(16), False))
    return seat


BOT_NAMES = ("Ahmose", "Henut", "Nefer", "Ptahmose", "Senenmut", "Tiye")


def check_level(bot: str, title: str) -> None:
    try:
        check_bot(bot, title)
    except SetupError as problem:
        deny("no_such_bot", sentence(problem))


def get_up(draft: Draft, seat: int) -> None:
    """Leave before the game has begun, or send a bot away."""
    must_be_open(draft)
    if draft.table.seats[seat] is None:
        deny("seat_free", "Nobody sits there.")
    draft.emit(SeatLeft(seat))


def begin(draft: Draft) -> None:
    must_be_open(draft)
    if None in draft.table.seats:
        deny("seats_free", "The game begins when every seat is taken; bots may take some.")
    draft.emit(GameStarted())


def must_run(draft: Draft) -> None:
    if draft.table.status != RUNNING:
        deny("not_running", "The game is not being played now.")
    if draft.table.aside:
        deny("put_aside", "The game was put aside because nobody was there; open it again to go on.")


def holder_of(draft: Draft, seat: int) -> Holder:
    holder = draft.table.seats[seat] if 0 <= seat < draft.table.players else None
    if holder is None:
        deny("no_such_seat", "Nobody sits there.")
    return holder


def must_play(draft: Draft, seat: int) -> None:
    """The game runs and the seat is played by its person, not by a bot that has taken over meanwhile."""
    must_run(draft)
    if holder_of(draft, seat).bot:
        deny("bot_plays", "A bot plays this seat; take it back first.")


def leave(draft: Draft, seat: int, bot: str = STAND_IN) -> None:
    """Let a bot play on; the seat can be claimed back."""
    must_run(draft)
    check_level(bot, draft.table.settings.title)
    if holder_of(draft, seat).bot:
        deny("bot_plays", "A bot plays this seat already.")
    if bot != STAND_IN and not draft.table.settings.hints:
        deny("no_choice_of_bot", "Where there are no hints, nobody chooses the bot that plays on.")
    must_have_extras(draft, seat)
    give_to_bot(draft, seat, bot, "left")


def give_to_bot(draft: Draft, seat: int, bot: str, why: str) -> None:
    timer = draft.table.timer
    left = timer.left_at(seat, max(draft.now, draft.table.at)) if timer.is_on else UNSET
    draft.emit(SeatGivenToBot(seat, bot, why, left))


def claim_back(draft: Draft, seat: int) -> None:
    """Take the seat back from the bot that plays on. The clock goes on with what was left on it."""
    must_run(draft)
    table, now = draft.table, max(draft.now, draft.table.at)
    holder = holder_of(draft, seat)
    if not (holder.person and holder.bot):
        deny("nothing_to_claim", "No bot is playing for you.")
    absence = absence_of(table, seat)
    must_not_be_removed(table, seat)
    if is_late(table, seat, absence, now):
        text = "Your time has run out, so a bot answers this question; take the seat back after that."
        deny("bot_answers", text)
    back_at = may_return_at(table, absence)
    if now < back_at:
        minutes = -((now - back_at) // (60 * SECOND))
        text = "Without hints, who has let a bot move stays away for a while. Minutes left: {minutes}."
        deny("back_too_soon", text, {"minutes": minutes})
    left = left_on_return(table.timer, seat, absence, now) if table.timer.is_on else UNSET
    draft.emit(SeatClaimedBack(seat, left))


class Absence(msgspec.Struct, frozen=True):
    """What happened since a bot plays for somebody."""

    given: SeatGivenToBot
    at: int
    moved: bool
    """Whether the bot has acted."""


def absence_of(table: Table, seat: int) -> Absence:
    moved = False
    for logged in reversed(table.log):
        entry = logged.entry
        if isinstance(entry, SeatGivenToBot) and entry.seat == seat:
            return Absence(entry, logged.at, moved)
        moved = moved or (isinstance(entry, MovePlayed) and entry.seat == seat)
    raise LookupError("no bot has taken over")


def was_removed(table: Table, seat: int) -> bool:
    """Whether an administrator has taken the player of a seat out of the game."""
    holder = table.seats[seat]
    is_away = holder is not None and holder.person and holder.bot != ""
    return is_away and absence_of(table, seat).given.why == REMOVED


def must_not_be_removed(table: Table, seat: int) -> None:
    if was_removed(table, seat):
        deny("was_removed", "An administrator of the site has taken you out of this game.")


def is_late(table: Table, seat: int, absence: Absence, now: int) -> bool:
    """Whether the time for a question has run out that nobody has answered yet: the bot must, or its player
    could come back to the same question for ever."""
    return (
        table.timer.is_on
        and table.is_waiting_for(seat)
        and not absence.moved
        and table.timer.left_at(seat, now) <= 0
    )


def may_return_at(table: Table, absence: Absence) -> int:
    """Where there are no hints, a bot must not be called for a single move."""
    if table.settings.hints or absence.given.why != "left" or not absence.moved:
        return 0
    return absence.at + BACK_AFTER[table.settings.clock.pace] * SECOND


def left_on_return(timer: Timer, seat: int, absence: Absence, now: int) -> int:
    """Microseconds on the clock of somebody who is back: bots' moves neither cost nor bring any."""
    left, kept = timer.left_at(seat, now), absence.given.left
    if absence.moved and timer.clock.pace == "live" and not isinstance(kept, UnsetType):
        left = kept
    least = min(max(timer.clock.increment, LEAST_LEFT), timer.clock.bank or timer.clock.per_decision)
    return left if left > 0 else least * SECOND
