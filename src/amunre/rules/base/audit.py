"""Invariants of the table, checked after every event in tests and campaigns."""

from __future__ import annotations

from collections import Counter

from amunre.kernel.state import State
from amunre.rules.base.bids import UNPLAYED, is_outbid, worth
from amunre.rules.base.board import NOBODY, board, components
from amunre.rules.base.points import points
from amunre.rules.base.stones import STONES_IN_A_PYRAMID
from amunre.rules.shared.points import miscounted


def audit(state: State) -> list[str]:
    """A sentence for everything that is wrong; empty for a sound table."""
    return [*audit_cards(state), *audit_provinces(state), *audit_bids(state), *audit_flow(state)]


def audit_cards(state: State) -> list[str]:
    """Every favour card is in exactly one place, and no count is negative."""
    table = board(state)
    found = Counter([*table.deck, *table.discards, *table.gone, *filter(None, table.given_up)])
    for cards in (*table.dealt, *table.blessings.values(), *table.laid):
        found.update(cards)
    faults = []
    for seat, hand in enumerate(table.hands):
        found.update(hand)
        if any(count < 1 for count in hand.values()):
            faults.append(f"seat {seat} holds a card less than once: {hand}")
    found["bribery"] += sum(force != UNPLAYED for force in table.bribery)
    found["protection"] += sum(force != UNPLAYED for force in table.protection)
    there_are = Counter(points(state).favour_deck(components(state)))
    there_are.update(points(state).start_cards(state))
    if table.kingdom and found != there_are:
        faults.append(f"favour cards do not add up: {sorted((found - there_are) + (there_are - found))}")
    if min(table.gold) < 0:
        faults.append(f"negative gold: {table.gold}")
    return faults


def audit_provinces(state: State) -> list[str]:
    table = board(state)
    provinces = components(state).provinces
    owner = table.owner
    faults = []
    if sum(map(len, table.lands)) != sum(seat != NOBODY for seat in owner.values()):
        faults.append(f"a province has two owners: {table.lands}")
    if table.kingdom:
        places = [*table.province_deck, *table.up, *table.used, *table.blocked, *table.box]
        if sorted(places) != sorted(provinces):
            faults.append(f"province cards do not add up: {sorted(places)}")
    for name, province in provinces.items():
        if not 0 <= table.farmers[name] <= province.fields:
            faults.append(f"{table.farmers[name]} farmers on {province.fields} fields of {name}")
        if not 0 <= table.stones[name] < STONES_IN_A_PYRAMID:
            faults.append(f"{table.stones[name]} stones in {name}")
        if table.pyramids[name] < 0 or table.extra_farmers[name] < 0:
            faults.append(f"negative pieces in {name}")
        if owner[name] != NOBODY and name not in (*table.used, *table.up):
            faults.append(f"{name} is controlled but was not auctioned in this kingdom")
        if owner[name] == NOBODY and table.farmers[name] + table.extra_farmers[name]:
            faults.append(f"farmers in {name}, which nobody controls")
    return faults


def audit_bids(state: State) -> list[str]:
    table = board(state)
    faults = []
    standing = [(scribe, bid) for scribe, bid in zip(table.scribes, table.amounts, strict=True) if scribe]
    if len(set(standing)) != len(standing):
        faults.append(f"two scribes on one step: {standing}")
    for number, (scribe, bid) in enumerate(zip(table.scribes, table.amounts, strict=True)):
        if bool(scribe) != (bid != NOBODY) or (scribe and scribe not in table.up):
            faults.append(f"scribe {number} bids {bid} in {scribe!r}")
        if scribe and bid not in points(state).ladder(state, bid):
            faults.append(f"{bid} is not a step of the ladder")
    if any(table.scribes) and any(frame.phase == "auction" for frame in state.stack):
        for seat in range(state.players):
            placed = [scribe for scribe in table.scribes_of(seat) if table.scribes[scribe]]
            leading = [scribe for scribe in placed if not is_outbid(state, scribe)]
            if worth(state, seat) < sum(table.amounts[scribe] for scribe in leading):
                faults.append(f"seat {seat} leads with more than it could pay")
    return faults


def audit_flow(state: State) -> list[str]:
    table = board(state)
    faults = []
    if sorted(table.order) != list(range(state.players)):
        faults.append(f"the turn order is {table.order}")
    if not 0 <= table.temple <= 4:
        faults.append(f"the temple stands on {table.temple}")
    return faults + miscounted(table)
