"""Where stones go, and what so many of them are worth (game-5, scoring-2 to scoring-4)."""

from __future__ import annotations

from typing import NamedTuple

from amunre.bots.greedy.rates import point_worth
from amunre.bots.greedy.reading import PROVINCES_IN_A_KINGDOM, Reading
from amunre.bots.greedy.statues import cheap_sites
from amunre.rules.base.board import Board, board
from amunre.rules.base.stones import STONES_IN_A_PYRAMID


class Plan(NamedTuple):
    """The best use found for some stones."""

    worth: list[float]
    """What 0, 1, 2 ... stones are worth."""
    fees: list[int]
    """Gold that their pyramids cost besides."""
    first: str
    """Province for the first of them."""

    def net(self, count: int, gold: float) -> float:
        """What so many stones are worth if a gold is worth so much."""
        return self.worth[count] - self.fees[count] * gold


class Sites:
    """Where stones can be saved: one by an architect anywhere, one by a fee in some provinces."""

    def __init__(self, spared: int, fees: dict[str, int]) -> None:
        self.spared = spared
        self.fees = fees

    def needed(self, table: Board, name: str) -> int:
        """Stones until the next pyramid of a province; at least one has to be laid."""
        spared = self.spared or int(name in self.fees)
        return max(1, STONES_IN_A_PYRAMID - spared - table.stones[name])

    def fee(self, name: str) -> int:
        return 0 if self.spared else self.fees.get(name, 0)


def plan_stones(reading: Reading, count: int, spared: int, unfinished: float) -> Plan:
    """Build one pyramid after another, always where a stone does most.

    ``spared`` stones of the first pyramid come from an architect (market-6); ``unfinished`` is the share of a
    pyramid's worth that its stones have before it stands.
    """
    table = board(reading.copied)
    sites = Sites(spared, cheap_sites(reading))
    kept = {name: (table.pyramids[name], table.stones[name]) for name in reading.own}
    before = standing_points(reading, table) if reading.is_scoring_round else 0.0
    rate = point_worth(reading)
    worth, fees = [0.0], [0]
    first = ""
    while len(worth) <= count:
        name, gain = best_site(reading, table, sites)
        first = first or name
        needed = sites.needed(table, name)
        done = worth[-1]
        worth += [done + gain * rate * unfinished * laid / needed for laid in range(1, needed)]
        fees += [fees[-1]] * (needed - 1) + [fees[-1] + sites.fee(name)]
        table.pyramids[name] += 1
        table.stones[name] = 0
        sites.spared = 0
        if reading.is_scoring_round:  # no hopes any more: what will be scored
            worth.append((standing_points(reading, table) - before) * rate)
        else:
            worth.append(done + gain * rate)
    for name, (pyramids, stones) in kept.items():
        table.pyramids[name], table.stones[name] = pyramids, stones
    return Plan(worth[: count + 1], fees[: count + 1], first)


def best_site(reading: Reading, table: Board, sites: Sites) -> tuple[str, float]:
    """The own province whose next pyramid earns most points for each stone, and those points."""
    best, most, chosen_gain = "", -1.0, 0.0
    banks = {bank: wins_bank(reading, bank) for bank in banks_of(reading)}
    for name in reading.own:
        gain = pyramid_gain(reading, table, name, banks)
        ratio = gain / sites.needed(table, name)
        if ratio > most:
            best, most, chosen_gain = name, ratio, gain
    return best, chosen_gain


def banks_of(reading: Reading) -> set[str]:
    return {reading.parts.provinces[name].bank for name in reading.own}


def pyramid_gain(reading: Reading, table: Board, name: str, banks: dict[str, float]) -> float:
    """Points to expect from one more pyramid in a province; ``banks`` are those held as things stand."""
    parts = reading.parts
    return (
        parts.pyramid_points
        + set_share(reading, table, name) * parts.set_points * reading.weights.set_share
        + bank_share(reading, table, name, banks) * parts.bank_points
    )


def best_pyramid(reading: Reading, names: list[str]) -> str:
    """Where one more pyramid earns most."""
    table = board(reading.copied)
    banks = {bank: wins_bank(reading, bank) for bank in banks_of(reading)}
    return max(names, key=lambda name: pyramid_gain(reading, table, name, banks))


def set_share(reading: Reading, table: Board, name: str) -> float:
    """Part of a set that the pyramid makes; provinces yet to be won will be built on too (scoring-3)."""
    there = table.pyramids[name]
    if len(reading.own) < PROVINCES_IN_A_KINGDOM:
        return 1 / PROVINCES_IN_A_KINGDOM if there < reading.weights.set_goal else 0.0
    counts = [table.pyramids[own] for own in reading.own]
    lowest = min(counts)
    return 1 / counts.count(lowest) if there == lowest else 0.0


def bank_share(reading: Reading, table: Board, name: str, banks: dict[str, float]) -> float:
    """How much nearer the pyramid brings us to the award of the province's bank (scoring-4)."""
    bank = reading.parts.provinces[name].bank
    before = banks[bank]
    if before == 1.0:
        return 0.0
    table.pyramids[name] += 1
    after = wins_bank(reading, bank)
    table.pyramids[name] -= 1
    return (after - before) * reading.weights.bank_hopes[reading.harvests - 1]


def wins_bank(reading: Reading, bank: str) -> float:
    """1 for the award alone, less if it is shared, 0 without it."""
    table = board(reading.copied)
    pyramids, stones = table.pyramids, table.stones
    key = bank, *[(pyramids[name], stones[name]) for name in reading.own]
    if key not in reading.bank_wins:
        seats = [seat for seat, _ in reading.rules.points.bank_winners(reading.copied, bank)]
        reading.bank_wins[key] = 0.0 if reading.seat not in seats else 1.0 if len(seats) == 1 else 0.8
    return reading.bank_wins[key]


def standing_points(reading: Reading, table: Board) -> float:
    """Points of the own provinces' pyramids, sets and banks as they stand."""
    parts = reading.parts
    counts = [table.pyramids[name] for name in reading.own]
    sets = min(counts) if len(counts) >= PROVINCES_IN_A_KINGDOM else 0
    hope = reading.weights.bank_hopes[reading.harvests - 1]
    banks = wins_bank(reading, "west") + wins_bank(reading, "east")
    return sum(counts) * parts.pyramid_points + sets * parts.set_points + banks * hope * parts.bank_points
