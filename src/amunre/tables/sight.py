"""What a viewer gets of a table: entries of the log, and the table as it stands."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

import msgspec

from amunre.kernel.game import Game
from amunre.kernel.messages import ARBITER, SPECTATOR
from amunre.kernel.view import View
from amunre.notation.choices import ChoiceGroup, choices_of
from amunre.rules.catalogue import title_of
from amunre.rules.shared.forecast import NOTHING, Forecast
from amunre.store.chain import EVERYONE
from amunre.tables.company import END, WAITED, replaceable_at
from amunre.tables.entries import HintTaken, MovePlayed
from amunre.tables.playing import BOTS_MOVE, is_bots
from amunre.tables.removed import WordsRemoved
from amunre.tables.settings import Settings
from amunre.tables.table import FINISHED, OPEN, REPLACE, RUNNING, Table


class SeatSeen(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str
    bot: str
    person: bool
    member: bool
    """Whether it is an account's; accounts sit under their own names, so a guest of that name is another."""
    waited_for: bool
    seconds_left: float | None
    """On the seat's clock; ``None`` without clocks."""
    days_off: int
    away_until: int
    replaceable_in: float | None
    """Seconds until the others may vote for a bot; ``None`` unless the seat was reminded of its turn."""
    muted: bool
    """Whether an administrator has taken the chat from the seat."""


class Prompt(msgspec.Struct, frozen=True):
    """The decision that the viewer is asked."""

    decision: str
    kind: str
    text: str
    sealed: bool
    """Whether a choice lies there already that can still be changed."""
    choices: list[ChoiceGroup]


class BidOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far to go for a province."""

    province: str
    highest: int


class OrdersSeen(msgspec.Struct, frozen=True):
    """A seat's standing orders; nobody else gets them."""

    bids: list[BidOrder]
    """The most wanted province first."""
    pass_while_leading: bool


class TableSeen(msgspec.Struct, frozen=True):
    """A table as one viewer sees it; ``head`` counts the messages this viewer has had."""

    id: str
    head: int
    at: int
    """Time of the last message; what others have done unseen does not move it."""
    status: str
    aside: bool
    """Whether the game was put aside because nobody was at it; it goes on when one of its seats does."""
    settings: Settings
    commitment: str
    viewer: int
    seats: list[SeatSeen | None]
    votes: dict[str, list[int]]
    view: View | None
    prompt: Prompt | None
    can_undo: bool
    orders: OrdersSeen | None
    replace_after: int
    """Seconds between a reminder and the first vote for a bot."""
    hints: list[int]
    """Hints that each seat has asked for; while the game runs, those of others are not told."""
    bot_moves: list[int]
    """Moves that a bot has made for each player; while the game runs, those of others are not told."""
    rematch: str
    proof: str
    """When the game is over: the hash of its whole log. A record with another one is not of this game."""


class Message(msgspec.Struct, frozen=True):
    """An entry of the log as one viewer sees it."""

    n: int
    """Place among this viewer's messages, from 1, without gaps."""
    at: int
    entry: dict[str, Any]


def message(table: Table, number: int, place: int, viewer: int) -> Message:
    logged = table.log[number]
    return Message(place, logged.at, logged.entry.shown(table, number, viewer))


def place_of(table: Table, number: int, viewer: int) -> int:
    """Where an entry stands among a viewer's messages: the only number of it that may be told."""
    return bisect_right(table.messages(viewer), number)


def last_public(table: Table) -> int:
    """When something happened last that everybody knows of. What a seat does alone must not show, and nobody
    who is forgotten brings old games back to the top of lists."""
    known = (logged for logged in reversed(table.log) if logged.audience == EVERYONE)
    return next(logged.at for logged in known if not isinstance(logged.entry, WordsRemoved))


def messages_since(table: Table, viewer: int, since: int) -> list[Message]:
    """What a viewer has missed after message ``since``."""
    numbers = table.messages(viewer)
    return [message(table, number, place, viewer) for place, number in enumerate(numbers[since:], since + 1)]


def view_of(game: Game, status: str, viewer: int) -> View:
    """Finished games are open to all."""
    return game.view(ARBITER if status == FINISHED else viewer)


def forecast_for(table: Table, viewer: int) -> Forecast:
    """What a viewer may reckon with; it follows from the viewer's own view and nothing else."""
    if table.game is None:
        return NOTHING
    title = title_of(table.settings.title)
    return title.forecast(table.game.rules, view_of(table.game, table.status, viewer))


def seen_by(table: Table, viewer: int, now: int) -> TableSeen:
    """The table as it stands. ``viewer`` is a seat or the spectator."""
    game = table.game
    known = table.messages(viewer)
    return TableSeen(
        id=table.id,
        head=len(known),
        at=table.log[known[-1]].at,  # not the table's own: another seat's secret entry would move it
        status=table.status,
        aside=table.aside,
        settings=table.settings,
        commitment=table.opened.commitment,
        viewer=viewer,
        seats=[seat_seen(table, seat, now) for seat in range(table.players)],
        votes=votes_seen(table),
        view=None if game is None else view_of(game, table.status, viewer),
        prompt=prompt_of(table, viewer) if viewer != SPECTATOR else None,
        can_undo=viewer >= 0 and can_undo(table, viewer),
        orders=orders_of(table, viewer) if viewer >= 0 else None,
        replace_after=WAITED[table.settings.clock.pace],
        hints=hints_seen(table, viewer),
        bot_moves=bot_moves_seen(table, viewer),
        rematch=table.rematch,
        proof="" if table.status in (OPEN, RUNNING) else table.link.hex(),
    )


def votes_seen(table: Table) -> dict[str, list[int]]:
    subjects = [END, *(f"{REPLACE}{seat}" for seat in sorted(table.asked))]
    return {about: sorted(votes) for about in subjects if (votes := table.votes_on(about))}


def hints_seen(table: Table, viewer: int) -> list[int]:
    taken = [logged.entry.seat for logged in table.log if isinstance(logged.entry, HintTaken)]
    return counted(table, viewer, taken)


def bot_moves_seen(table: Table, viewer: int) -> list[int]:
    """Moves that bots have made in players' seats."""
    entries = [logged.entry for logged in table.log]
    made = [entry.seat for entry in entries if isinstance(entry, MovePlayed) and entry.by in BOTS_MOVE]
    persons = {seat for seat, holder in enumerate(table.seats) if holder is not None and holder.person}
    return counted(table, viewer, [seat for seat in made if seat in persons])


def counted(table: Table, viewer: int, seats: list[int]) -> list[int]:
    """How often each seat is among these: for all when the game is over, before that for the viewer alone."""
    is_over = table.status not in (OPEN, RUNNING)
    return [seats.count(seat) if is_over or seat == viewer else 0 for seat in range(table.players)]


def orders_of(table: Table, seat: int) -> OrdersSeen | None:
    orders = table.orders[seat]
    if orders is None:
        return None
    return OrdersSeen([BidOrder(*bid) for bid in orders.bids], orders.pass_while_leading)


def seat_seen(table: Table, seat: int, now: int) -> SeatSeen | None:
    holder = table.seats[seat]
    if holder is None:
        return None
    timer, free = table.timer, replaceable_at(table, seat)
    left: float | None = None
    if timer.is_on:
        running = seat in timer.waiting
        left = (timer.deadline(seat) - max(now, timer.since) if running else timer.left[seat]) / 1e6
    return SeatSeen(
        name=holder.name,
        bot=holder.bot,
        person=holder.person,
        member=bool(holder.account),
        waited_for=table.is_waiting_for(seat),
        seconds_left=left,
        days_off=timer.days_off[seat],
        away_until=timer.away_until[seat],
        replaceable_in=None if free is None else max(0, free - now) / 1e6,
        muted=seat in table.muted,
    )


def can_undo(table: Table, seat: int) -> bool:
    allowed = seat in table.asked and table.playing.why_no_undo(seat) is None
    return allowed and not is_bots(table, seat)


def prompt_of(table: Table, seat: int) -> Prompt | None:
    asked = table.asked.get(seat)
    if asked is None:
        return None
    game = table.playing
    return Prompt(
        decision=asked.id,
        kind=asked.kind,
        text=game.rules.questions[asked.kind].prompt,
        sealed=seat in game.state.sealed,
        choices=choices_of(game.legal(seat)),
    )
