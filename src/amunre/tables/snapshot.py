"""Snapshots: a table as it stands, so that opening a long game does not mean playing it all again.

They are a cache: one that is damaged, from another version or of another log is passed over, and the log
alone is played. Every row is read all the same, because viewers ask for what was said and done, and every
link is checked; only the play is not repeated. So whoever can write into the database could forge a snapshot:
``amunre verify`` plays the whole log and compares.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

import msgspec

from amunre.kernel.engine import ChoiceChanged, ChoiceSealed
from amunre.kernel.game import Game, Origin
from amunre.kernel.messages import Event
from amunre.kernel.ruleset import Ruleset
from amunre.kernel.state import State, digest
from amunre.rules.catalogue import title_of
from amunre.rules.setup import checked
from amunre.rules.versions import newest
from amunre.store.chain import Row, first_fault
from amunre.store.log import Stored
from amunre.tables.entries import OrdersGiven, entry_of
from amunre.tables.patched import Clocks, Gap, RulesPatched
from amunre.tables.removed import WordsRemoved
from amunre.tables.resuming import past_of, position_of, standing_events, state_of
from amunre.tables.table import Asked, Holder, Logged, Table

FORM = 4
"""Rises whenever a snapshot says something else than before."""
EVERY = 25
"""Entries between two snapshots."""


class Snapshot(msgspec.Struct, frozen=True):
    """All of a table that would take time to work out from its log."""

    form: int
    link: str
    """Link of the last row it knows; it binds the snapshot to one log."""
    position: str
    state: str
    """Digest of the state behind the position line."""
    events: msgspec.Raw
    """What each entry has led to in the game."""
    seats: list[Holder | None]
    clocks: Clocks
    asked: list[tuple[int, Asked]]
    orders: list[OrdersGiven | None]
    votes: list[tuple[str, frozenset[int]]]
    nudges: list[tuple[int, int, int]]
    chats: int
    muted: frozenset[int]
    abandoned: bool
    aside: bool
    revealed: str
    rematch: str
    program: dict[str, int] = {}
    """Versions of the modules in the program that wrote it; nothing where that is older than the field."""
    gaps: tuple[Gap, ...] = ()


_DECODER = msgspec.json.Decoder(Snapshot)


def worth_a_snapshot(before: Table, after: Table) -> bool:
    """Every so many entries of a game, when it is over, and when its rules have changed."""
    if after.game is None:
        return False
    if before.revealed != after.revealed or before.patched_at != after.patched_at:
        return True
    return before.seq // EVERY != after.seq // EVERY


def checksum(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def write_snapshot(table: Table) -> str:
    """A begun game's table as text: a checksum, a blank, and JSON."""
    game, setup = table.playing, table.setup
    assert setup is not None  # a game has one
    snapshot = Snapshot(
        form=FORM,
        program=newest(title_of(table.settings.title).versioned),
        link=table.link.hex(),
        position=position_of(setup, game.state),
        state=digest(game.state),
        events=msgspec.Raw(msgspec.json.encode([logged.events for logged in table.log])),
        seats=table.seats,
        clocks=table.timer.written(),
        asked=sorted(table.asked.items()),
        orders=table.orders,
        votes=list(table.votes.items()),
        nudges=[(seat, other, at) for (seat, other), at in table.nudges.items()],
        chats=table.chats,
        muted=table.muted,
        abandoned=table.abandoned,
        aside=table.aside,
        revealed=table.revealed,
        rematch=table.rematch,
        gaps=table.gaps,
    )
    text = msgspec.json.encode(snapshot, order="deterministic").decode()
    return f"{checksum(text)} {text}"


def renamed(body: str, table: Table) -> str:
    """A stored snapshot of any form with the players called as they are now; nothing for a damaged one."""
    _, _, text = body.partition(" ")
    try:
        snapshot = msgspec.json.decode(text)
        for kept, holder in zip(snapshot["seats"], table.seats, strict=True):
            kept["name"] = holder.name if holder is not None else ""
    except (ValueError, LookupError, TypeError):
        return ""
    text = msgspec.json.encode(snapshot).decode()
    return f"{checksum(text)} {text}"


def restored(table_id: str, stored: Stored) -> Table | None:
    """The table up to its snapshot, or ``None`` if there is none that can be used."""
    if stored.snapshot is None:
        return None
    seq, body = stored.snapshot
    try:
        sum_, _, text = body.partition(" ")
        if checksum(text) != sum_ or not 0 <= seq < len(stored.rows):
            return None
        rows = stored.rows[: seq + 1]
        snapshot = _DECODER.decode(text)
        if snapshot.form != FORM or snapshot.link != rows[-1].link.hex():
            return None
        if first_fault(table_id, rows) is not None:
            return None  # playing the log says where it was changed
        table = build(table_id, stored.seed, rows, snapshot)
        same = snapshot.program == newest(title_of(table.settings.title).versioned)
        return table if same else None
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return None  # written by another version, or damaged


def build(table_id: str, seed: bytes, rows: list[Row], snapshot: Snapshot) -> Table:
    table = Table(table_id, seed)
    entries = [entry_of(row.body, row.words) for row in rows]
    entries[0].apply(table)
    table.seats = snapshot.seats
    table.setup = table.dealt()
    table.gaps = snapshot.gaps
    for number, entry in enumerate(entries):
        if isinstance(entry, RulesPatched):
            table.name_rules(entry, number)
    state = state_of(table.setup, snapshot.position, snapshot.state)
    events = read_events(state.rules, snapshot.events)
    for row, entry, led_to in zip(rows, entries, events, strict=True):
        cid = getattr(entry, "cid", "")
        if cid:
            table.cids[entry.seat, cid] = row.seq  # type: ignore[attr-defined]
        table.log.append(Logged(entry, row.at, row.audience, led_to))
        if isinstance(entry, WordsRemoved):
            table.wordless |= frozenset(entry.entries)
    table.game = game_of(table, state)
    table.digest = bytes.fromhex(rows[-1].proof)
    table.at, table.link = rows[-1].at, rows[-1].link
    table.asked, table.orders, table.votes = dict(snapshot.asked), snapshot.orders, dict(snapshot.votes)
    table.nudges = {(seat, other): at for seat, other, at in snapshot.nudges}
    table.chats, table.abandoned, table.aside = snapshot.chats, snapshot.abandoned, snapshot.aside
    table.muted = snapshot.muted
    table.revealed, table.rematch = snapshot.revealed, snapshot.rematch
    table.timer.read(snapshot.clocks)
    return table


def game_of(table: Table, state: State) -> Game:
    """The game that a table's log has led to."""
    setup, since = table.setup, table.goes_on_from
    assert setup is not None  # a game has one
    past = past_of(state.rules, table.log, since)
    origin = None
    patched = table.log[table.patched_at].entry if since == table.patched_at >= 0 else None
    if isinstance(patched, RulesPatched):
        start = state_of(setup, patched.position, patched.state)
        origin = Origin(start, tuple(standing_events(table.log[: since + 1])))
    header = msgspec.json.encode(checked(setup), order="sorted")
    return Game.resumed(state.rules, setup.seed, header, state, *past, origin)


@cache
def event_decoder(kinds: tuple[type[Event], ...]) -> msgspec.json.Decoder[Any]:
    union: Any = kinds[0]
    for kind in kinds[1:]:
        union = union | kind
    return msgspec.json.Decoder(list[tuple[union, ...]])


def read_events(rules: Ruleset, raw: msgspec.Raw) -> list[tuple[Event, ...]]:
    """What each entry has led to; a sealed choice is an action again, as it was."""

    def as_it_was(event: Event) -> Event:
        if not isinstance(event, ChoiceSealed | ChoiceChanged):
            return event
        choice = msgspec.convert(event.choice, rules.actions[event.choice["type"]])
        return msgspec.structs.replace(event, choice=choice)

    found = event_decoder(tuple(rules.events.values())).decode(raw)
    return [tuple(as_it_was(event) for event in led_to) for led_to in found]
