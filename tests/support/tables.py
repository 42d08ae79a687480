"""Tables for tests: opened, filled, begun, and played on at random."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from amunre.tables.draft import Draft
from amunre.tables.entries import MovePlayed
from amunre.tables.playing import move
from amunre.tables.seating import begin, open_table, sit
from amunre.tables.settings import Clock, Settings
from amunre.tables.table import Table

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
BEGAN = 1_800_000_000_000_000
"""Some time in 2027, in microseconds."""
SECOND = 1_000_000


def settings(
    title: str = "classic",
    players: int = 3,
    clock: Clock | None = None,
    options: Mapping[str, str] | None = None,
) -> Settings:
    return Settings(title=title, players=players, clock=clock or Clock(), options=dict(options or {}))


def fill(draft: Draft) -> None:
    """People in all seats, and the game begins."""
    for seat in range(draft.table.players):
        sit(draft, NAMES[seat], entropy=f"chance of {NAMES[seat]}")
    begin(draft)


def begun(
    title: str = "classic",
    players: int = 3,
    clock: Clock | None = None,
    seed: str = "table",
    options: Mapping[str, str] | None = None,
    now: int = BEGAN,
) -> Table:
    """A table at which the game has just begun."""
    secret = random.Random(seed).randbytes(32)
    draft = open_table("T" * 24, secret, settings(title, players, clock, options), now)
    fill(draft)
    return draft.table


def sampled(table: Table, seat: int, rng: random.Random) -> dict[str, Any]:
    """A legal action of a seat."""
    fields: dict[str, Any] = msgspec.to_builtins(table.playing.legal(seat).sample(rng))
    return fields


def played(table: Table, seat: int, action: dict[str, Any], cid: str, now: int) -> Table:
    """The table after a move, which names the decision that the seat is asked."""
    draft = Draft(table, now)
    move(draft, seat, table.asked[seat].id, cid, action)
    return draft.table


def play_until(
    table: Table, stop: Callable[[Table], bool], rng: random.Random, now: int = BEGAN, step: int = 0
) -> Table:
    """Random moves until a condition holds; each is ``step`` microseconds after the one before."""
    while not stop(table):
        now += step
        seat = rng.choice(table.playing.waiting_for)
        table = played(table, seat, sampled(table, seat, rng), f"r{table.seq}", now)
    return table


def gaps(table: Table, delay: float) -> list[float]:
    """For every move of a bot the time since the last its seat had heard, as parts of the delay."""
    found = []
    for number, logged in enumerate(table.log):
        if isinstance(logged.entry, MovePlayed):
            heard = max(number for number in range(number) if table.is_for(number, logged.entry.seat))
            found.append((logged.at - table.log[heard].at) / (delay * SECOND))
    return found


def bot_moved(table: Table, seat: int, now: int) -> Table:
    """The table after a bot has moved in a seat that it plays."""
    draft = Draft(table, now)
    action = sampled(table, seat, random.Random(table.seq))
    move(draft, seat, table.asked[seat].id, f"bot:{table.seq}", action, by="bot")
    return draft.table
