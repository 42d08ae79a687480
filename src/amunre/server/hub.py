"""Those who watch tables, and what they are told. Every change is put into words once for each viewer.

Nothing is done for tables that nobody watches. A watcher who reads too slowly is let go, and comes back with
the number of the last message it has.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Container, Iterator

from amunre.server.callers import Caller, Role
from amunre.server.frames import State, Told, Welcome, write_frame
from amunre.tables.draft import deny
from amunre.tables.entries import SeatClaimedBack, SeatGivenToBot, SeatLeft, SeatTaken
from amunre.tables.sight import message, seen_by
from amunre.tables.table import Table

QUEUE = 64
"""Frames that may wait for a slow reader."""
ROLE_CHANGED, LOGGED_OUT, DELETED, TOO_SLOW, STOPPING, BAD_FRAME = 4001, 4002, 4004, 1013, 1012, 1008
"""Codes with which a socket is closed."""
REASONS = {
    ROLE_CHANGED: ("role_changed", "Your seat has changed; say hello again."),
    LOGGED_OUT: ("logged_out", "You have logged out."),
    DELETED: ("table_deleted", "This table was deleted."),
    TOO_SLOW: ("too_slow", "You read too slowly; say hello again."),
    STOPPING: ("stopping", "The server stops; say hello again soon."),
    BAD_FRAME: ("bad_frame", "Nothing but ping is understood here, and not too often."),
}
TOO_MANY = "There are too many connections; close one of them."


class Watcher:
    """One socket or stream."""

    def __init__(self, table_id: str, caller: Caller, role: Role) -> None:
        self.table_id = table_id
        self.caller = caller
        self.viewer = role.viewer
        self.seat = role.seat
        self.backlog: Iterator[str] = iter(())
        """What is sent first, however much it is."""
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(QUEUE + 1)
        self.closed_with: int | None = None
        self.gone = asyncio.Event()
        """Set when the watcher is let go, so that nobody waits for a reader who does not read."""
        self.is_read = False
        """Whether anybody has begun to read what it says."""

    @property
    def key(self) -> str:
        """The name under which sockets and streams of one caller are counted."""
        own = f"{self.table_id} {self.seat}" if self.caller.token else self.caller.key
        return f"caller {own}"

    def push(self, frames: list[str]) -> None:
        if self.queue.qsize() + len(frames) > QUEUE:
            self.close(TOO_SLOW)
            return
        for frame in frames:
            self.queue.put_nowait(frame)

    def close(self, code: int) -> None:
        """Let the watcher go; what waits for it is dropped, because it can ask for it again."""
        if self.closed_with is None:
            self.closed_with = code
            self.gone.set()
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(None)


class Visit:
    """A socket or stream while it lasts, whether it has said hello or not."""

    def __init__(self, hub: Hub, address: str) -> None:
        self.hub = hub
        self.address = address
        self.is_over = False

    def leave(self) -> None:
        """May be said more than once."""
        if not self.is_over:
            self.is_over = True
            self.hub.number -= 1
            self.hub.count(f"address {self.address}", -1)


class Channel:
    """The watchers of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.watchers: set[Watcher] = set()
        self.heads: dict[int, int] = {}
        """Messages that each viewer has been told."""


def backlog_of(table: Table, viewer: int, known: list[int], since: int, now: int) -> Iterator[str]:
    """What a viewer has missed, put into words frame by frame as it is sent. It stays true meanwhile: every
    change makes another table."""
    yield write_frame(Welcome(viewer, since))
    for place, number in enumerate(known[since:], since + 1):
        said = message(table, number, place, viewer)
        yield write_frame(Told(said.n, said.at, said.entry))
    yield write_frame(State(seen_by(table, viewer, now)))


class Hub:
    """All watchers of a process."""

    def __init__(self, now_at: Callable[[Table], int], most: int, per_caller: int, per_address: int) -> None:
        self.now_at = now_at
        self.most = most
        self.per_caller = per_caller
        self.per_address = per_address
        self.channels: dict[str, Channel] = {}
        self.counts: dict[str, int] = {}
        self.elsewhere: dict[str, int] = {}
        """What other workers count under the same keys, as we heard last."""
        self.number = 0
        """Sockets and streams that are open."""
        self.changed: dict[str, Table] = {}
        self.left: Callable[[Watcher], None] = lambda watcher: None
        """Hears of every watcher that goes."""

    # Coming and going

    def enter(self, address: str) -> Visit:
        """A socket or stream is opened; it counts from now on, whatever it says or does not say."""
        if self.number >= self.most or self.everywhere(f"address {address}") >= self.per_address:
            deny("too_many_connections", TOO_MANY)
        self.number += 1
        self.count(f"address {address}", 1)
        return Visit(self, address)

    def everywhere(self, key: str) -> int:
        return self.counts.get(key, 0) + self.elsewhere.get(key, 0)

    def count(self, key: str, more: int) -> None:
        self.counts[key] = self.counts.get(key, 0) + more
        if not self.counts[key]:
            del self.counts[key]

    def join(self, table: Table, caller: Caller, role: Role, since: int) -> Watcher:
        """A new watcher, with all it has missed since then. Nothing can happen in between."""
        watcher = Watcher(table.id, caller, role)
        if self.everywhere(watcher.key) >= self.per_caller:
            deny("too_many_connections", TOO_MANY)
        self.tell()  # so that nobody is told twice of what comes with the backlog
        channel = self.channels.setdefault(table.id, Channel(table))
        self.count(watcher.key, 1)
        channel.watchers.add(watcher)
        viewer = watcher.viewer
        known = table.messages(viewer)
        channel.heads[viewer] = len(known)
        watcher.backlog = backlog_of(table, viewer, known, since, self.now_at(table))
        return watcher

    def leave(self, watcher: Watcher) -> None:
        channel = self.channels.get(watcher.table_id)
        if channel is None or watcher not in channel.watchers:
            return
        channel.watchers.discard(watcher)
        if not channel.watchers:
            del self.channels[watcher.table_id]
        self.count(watcher.key, -1)
        self.left(watcher)

    def is_attended(self, table_id: str) -> bool:
        """Whether somebody who sits at the table is looking on now."""
        channel = self.channels.get(table_id)
        return channel is not None and any(watcher.seat is not None for watcher in channel.watchers)

    # Telling

    def note(self, table: Table) -> None:
        """A table has changed and the change is stored. Answers go out first, so this only makes a note."""
        if table.id in self.channels:
            if not self.changed:
                asyncio.get_running_loop().call_soon(self.tell)
            self.changed[table.id] = table

    def tell(self) -> None:
        changed, self.changed = self.changed, {}
        for table in changed.values():
            channel = self.channels.get(table.id)
            if channel is not None:
                self.tell_channel(channel, table)

    def tell_channel(self, channel: Channel, table: Table) -> None:
        fresh = range(len(channel.table.log), len(table.log))
        channel.table = table
        for number in fresh:
            self.follow_seats(channel, table, number)
        for viewer in {watcher.viewer for watcher in channel.watchers}:
            shown = [number for number in fresh if table.is_for(number, viewer)]
            if not shown:
                continue  # not even the table's other fields may stir: it is nobody else's business
            head = channel.heads[viewer]
            frames = []
            for place, number in enumerate(shown, head + 1):
                said = message(table, number, place, viewer)
                frames.append(write_frame(Told(said.n, said.at, said.entry)))
            channel.heads[viewer] = head + len(shown)
            frames.append(write_frame(State(seen_by(table, viewer, self.now_at(table)))))
            for watcher in channel.watchers:
                if watcher.viewer == viewer and watcher.closed_with is None:
                    watcher.push(frames)

    def follow_seats(self, channel: Channel, table: Table, number: int) -> None:
        """Whoever is another viewer from now on says hello again, and is told nothing until then."""
        entry = table.log[number].entry
        for watcher in list(channel.watchers):
            account = watcher.caller.account
            moved = (
                isinstance(entry, SeatLeft | SeatGivenToBot | SeatClaimedBack) and entry.seat == watcher.seat
            )
            sat = isinstance(entry, SeatTaken) and account is not None and entry.account == account.id
            if moved or sat:
                self.let_go(watcher, ROLE_CHANGED)

    def let_go(self, watcher: Watcher, code: int) -> None:
        watcher.close(code)
        self.leave(watcher)

    def end_table(self, table_id: str) -> None:
        """A table is gone."""
        self.changed.pop(table_id, None)
        channel = self.channels.get(table_id)
        for watcher in list(channel.watchers) if channel is not None else ():
            self.let_go(watcher, DELETED)

    def sessions(self, account_id: str = "") -> set[bytes]:
        """The sessions that have sockets here, of one account or of all."""
        return {
            watcher.caller.session
            for watcher in self.everybody()
            if watcher.caller.account is not None and account_id in ("", watcher.caller.account.id)
        }

    def end_sessions(self, ended: Container[bytes]) -> None:
        """Close the sockets of sessions that have ended."""
        for watcher in self.everybody():
            if watcher.caller.account is not None and watcher.caller.session in ended:
                self.let_go(watcher, LOGGED_OUT)

    def close(self) -> None:
        for watcher in self.everybody():
            self.let_go(watcher, STOPPING)

    def everybody(self) -> list[Watcher]:
        return [watcher for channel in self.channels.values() for watcher in channel.watchers]


def starting_point(table: Table, role: Role, since: int, of: int | None) -> int:
    """After which message a client goes on; from the start if its numbers are not this viewer's."""
    known = of is None or of == role.viewer
    return since if known and since <= len(table.messages(role.viewer)) else 0
