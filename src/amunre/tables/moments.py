"""Going back through a game: the table as somebody saw it at each of its moments.

A moment is the table right after a message that everybody had, from the deal on. It is numbered as spectators
count their messages, so that a number means the same to all, and what concerns one seat alone leaves no gap.
"""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Any

import msgspec

from amunre.kernel.messages import ARBITER, SPECTATOR
from amunre.kernel.view import View, view_of_past
from amunre.rules.base.auction import RoundBegan
from amunre.rules.cardgame.auction import AuctionBegan
from amunre.store.chain import Row
from amunre.tables.carrying import pass_over
from amunre.tables.draft import deny, deny_other_rules
from amunre.tables.resuming import told_game
from amunre.tables.sight import SeatSeen, seat_seen
from amunre.tables.table import FINISHED, Logged, Table

EVERY = 16
"""Entries between two places at which a table is kept as it was."""
KEPT = 32
"""Tables whose past is kept; that of others is worked out again when somebody asks."""
MOST_AT_ONCE = 32
"""Moments that are sent together."""
OWN, EVERYBODY, OPEN = "own", "everybody", "open"
"""Viewpoints beside those of seats, which are named by their numbers."""


class MomentTold(msgspec.Struct, frozen=True):
    """What led to a moment, as one viewer was told."""

    n: int
    at: int
    round: int
    """How many rounds have begun by then; in the card game, how many auctions."""
    entry: dict[str, Any]


class MomentList(msgspec.Struct, frozen=True):
    """All moments of a game so far. ``viewer`` is a seat, -1 for everybody, or -2 where nothing is hidden."""

    viewer: int
    status: str
    moments: list[MomentTold]


class Moment(msgspec.Struct, frozen=True):
    """The table at a moment."""

    n: int
    at: int
    status: str
    seats: list[SeatSeen | None]
    view: View


class Moments(msgspec.Struct, frozen=True):
    """Some moments, one after the other."""

    viewer: int
    moments: list[Moment]


def viewpoint(table: Table, own: int, sat_here: bool, wanted: str) -> int:
    """Whose eyes a caller may look through, whose own view is ``own``; raises Denied.

    One's own and everybody's can always be looked through. Others are open when the game has been played to
    its end, and at a private table to those who sat there.
    """
    viewer = {OWN: own, EVERYBODY: SPECTATOR, OPEN: ARBITER}.get(wanted)
    if viewer is None:
        viewer = int(wanted)
        if viewer >= table.players:
            deny("no_such_seat", "There is no seat {seat} at this table.", {"seat": viewer})
    if viewer in (own, SPECTATOR):
        return viewer
    if table.status != FINISHED:
        deny("still_running", "Other viewpoints are open when the game has been played to its end.")
    if not table.settings.listed and not sat_here:
        deny("private_table", "Other viewpoints of a private table are for those who sat there.")
    return viewer


def moments_of(table: Table) -> list[tuple[int, int]]:
    """Numbers of the entries that make a moment, each with the number of the moment."""
    found = list(enumerate(table.messages(SPECTATOR), 1))
    began = next((n for n, number in found if table.log[number].events), len(found) + 1)
    return [(number, n) for n, number in found if n >= began]


def list_moments(table: Table, viewer: int) -> MomentList:
    told = []
    rounds = 0
    for number, n in moments_of(table):
        logged = table.log[number]
        rounds += sum(isinstance(event, RoundBegan | AuctionBegan) for event in logged.events)
        told.append(MomentTold(n, logged.at, rounds, entry_told(table, number, viewer)))
    return MomentList(viewer, table.status, told)


def entry_told(table: Table, number: int, viewer: int) -> dict[str, Any]:
    """What a viewer was told; where nothing is hidden, what everybody was told and all that happened."""
    shown = table.log[number].entry.shown(table, number, SPECTATOR if viewer == ARBITER else viewer)
    if viewer == ARBITER and "events" in shown:
        shown["events"] = table.events_of(number, ARBITER)
    return shown


def moments_before_commands(table: Table) -> list[int]:
    """For every command that stands, the moment that its seat saw when it decided."""
    moment_at = dict(moments_of(table))
    then, found, last = Table(table.id, table.seed), list[int](), 0
    for number, logged in enumerate(table.log):
        go_on(then, [logged])
        count = len(then.playing.commands) if then.game is not None else 0
        del found[count:]  # what was taken back
        found += [last] * (count - len(found))
        last = moment_at.get(number, last)
    return found


class Past:
    """Tables as they were at some places of their logs, so that every moment is a few entries away.

    It may be asked from several threads.
    """

    def __init__(self, most: int = KEPT) -> None:
        self.most = most
        self.kept: OrderedDict[str, tuple[frozenset[int], list[Table]]] = OrderedDict()
        """With the entries that had lost their words by then: forgotten names must not be kept here."""
        self.lock = Lock()

    def moments(self, table: Table, viewer: int, first: int, count: int) -> Moments:
        """So many moments from one on; raises Denied if there is no such moment."""
        wanted = [found for found in moments_of(table) if found[1] >= first][:count]
        if not wanted or wanted[0][1] != first:
            deny("no_such_moment", "There is no such moment in this game.")
        if not table.is_told:
            deny_other_rules()
        happen = go_on if table.goes_on_from < 0 else be_told
        with self.lock:
            then = self.table_at(table, wanted[0][0])
            seen = []
            for number, n in wanted:
                happen(then, table.log[then.seq + 1 : number + 1])
                seen.append(moment_seen(then, n, viewer, table))
        return Moments(viewer, seen)

    def table_at(self, table: Table, number: int) -> Table:
        """The table after one of its entries, to do with as one likes."""
        wordless, places = self.kept.get(table.id, (table.wordless, []))
        if wordless != table.wordless:
            places = []
        self.kept[table.id] = table.wordless, places
        self.kept.move_to_end(table.id)
        while len(self.kept) > self.most:
            self.kept.popitem(last=False)
        happen = go_on if table.goes_on_from < 0 else be_told
        while (number + 1) // EVERY > len(places):
            here = places[-1].copy() if places else Table(table.id, table.seed)
            happen(here, table.log[here.seq + 1 :][:EVERY])
            places.append(here)
        nearest = (number + 1) // EVERY
        then = places[nearest - 1].copy() if nearest else Table(table.id, table.seed)
        happen(then, table.log[then.seq + 1 : number + 1])
        return then


def go_on(table: Table, log: list[Logged]) -> None:
    """Let entries happen again. Their salt only names questions, which are not asked again here."""
    for logged in log:
        table.evolve(logged.entry, logged.at, b"")


def be_told(table: Table, log: list[Logged]) -> None:
    """The same where rules are gone, from what the entries have led to: how things stood, not what was
    asked."""
    for logged in log:
        pass_over(table, logged.entry, Row(table.seq + 1, logged.at, logged.audience, "", b"", ""))
        table.log[-1] = logged
        if table.setup is not None:
            table.game = told_game(table.setup, table.log, table.game)


def moment_seen(then: Table, n: int, viewer: int, now: Table) -> Moment:
    state = then.playing.state
    return Moment(
        n=n,
        at=then.at,
        status=then.status,
        seats=[seat_seen(then, seat, then.at) for seat in range(then.players)],
        view=view_of_past(state, now.playing.state) if viewer == ARBITER else then.playing.view(viewer),
    )
