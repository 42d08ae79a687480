"""Tables as an earlier program's snapshot has them, where the rules are gone that would lead to them.

What the snapshot says of the game is believed as far as the log proves it.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from amunre.kernel.game import extend_digest, first_digest
from amunre.rules.setup import checked
from amunre.store.chain import Row
from amunre.store.log import Stored
from amunre.tables.carrying import UNPLAYABLE, pass_over
from amunre.tables.entries import GameStarted, MovePlayed, MoveUndone, entry_of
from amunre.tables.patched import Clocks, RulesPatched
from amunre.tables.resuming import carried, standing_events, state_of
from amunre.tables.snapshot import checksum, read_events
from amunre.tables.table import Table


class Left(msgspec.Struct, frozen=True):
    """What a snapshot of any earlier form says of the game; it is believed as far as the log proves it."""

    link: str
    position: str
    state: str
    events: msgspec.Raw
    clocks: Clocks


_LEFT = msgspec.json.Decoder(Left)


def recovered(table_id: str, stored: Stored) -> Table | None:
    """The table as an earlier program's snapshot has it, or ``None`` if there is none that the log proves."""
    if stored.snapshot is None:
        return None
    seq, body = stored.snapshot
    sum_, _, text = body.partition(" ")
    if checksum(text) != sum_ or not 0 < seq < len(stored.rows):
        return None
    rows = stored.rows[: seq + 1]
    try:
        left = _LEFT.decode(text)
        return None if left.link != rows[-1].link.hex() else built(table_id, stored.seed, rows, left)
    except UNPLAYABLE:  # the rules have changed so much that it cannot be read
        return None


def built(table_id: str, seed: bytes, rows: list[Row], left: Left) -> Table | None:
    table = Table(table_id, seed)
    table.evolve(entry_of(rows[0].body, rows[0].words), rows[0].at, rows[0].salt)
    for row in rows[1:]:
        pass_over(table, entry_of(row.body, row.words), row)
    if table.setup is None:
        return None
    state = state_of(table.setup, left.position, left.state)
    pairs = zip(table.log, read_events(state.rules, left.events), strict=True)
    table.log = [replace(logged, events=events) for logged, events in pairs]
    table.gaps = tuple(replace(gap, told=True) for gap in table.gaps)
    if not are_proven(table, rows):
        return None
    table.find(carried(table.setup, state, standing_events(table.log)), left.clocks)
    table.link = rows[-1].link
    table.ask_anew(rows[-1].salt)
    return table


def are_proven(table: Table, rows: list[Row]) -> bool:
    """Whether the events of the game are those whose digests are in the log."""
    proof, earlier = b"", list[bytes]()
    header = msgspec.json.encode(checked(table.dealt()), order="sorted")
    for logged, row in zip(table.log, rows, strict=True):
        match logged.entry:
            case GameStarted():
                proof = extend_digest(first_digest(header), logged.events)
            case MovePlayed():
                earlier.append(proof)
                proof = extend_digest(proof, logged.events)
            case MoveUndone():
                proof = earlier.pop()
            case RulesPatched() as patched:
                proof, earlier = extend_digest(proof, (patched,)), []
        if proof.hex() != row.proof:
            return False
    return True
