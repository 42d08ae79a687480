"""Rivals as the public table shows them: what they hold, earn and can pay."""

from __future__ import annotations

import msgspec

from amunre.bots.greedy.reading import Reading

USUAL_PURSE = (13, 12, 16, 19, 16, 22)
"""Gold at the beginning of each round, where purses are hidden."""


def rival_readings(reading: Reading) -> list[Reading]:
    """The table through the eyes of each rival; hands are unknown, so they count as empty."""
    readings = []
    for seat in range(reading.seen.players):
        if seat != reading.seat:
            seen = msgspec.structs.replace(reading.seen, viewer=seat)
            rival = Reading(reading.rules, reading.weights, reading.outlook, seen)
            rival.share_table(reading)
            readings.append(rival)
    return readings


def purse_of(reading: Reading, seat: int) -> int:
    """Gold of a rival before the auction is paid, or what is usual."""
    gold = reading.table.seats[seat].gold
    return USUAL_PURSE[reading.round - 1] if gold is None else gold
