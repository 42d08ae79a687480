"""Invariants of the card game's table, checked after every event in tests and campaigns."""

from __future__ import annotations

from amunre.kernel.state import State
from amunre.rules.cardgame.table import GOLD_CARDS, KINGDOMS, NOBODY, PROVINCES_EACH, table
from amunre.rules.components import PROVINCE_CARDS
from amunre.rules.shared.order import clockwise
from amunre.rules.shared.points import miscounted


def audit(state: State) -> list[str]:
    """A sentence for everything that is wrong; empty for a sound table."""
    faults = [*audit_gold(state), *audit_flow(state)]
    found = table(state)
    if all(found.decks) or found.kingdom:
        faults += [*audit_cards(state), *audit_stacks(state)]
    return faults


def audit_cards(state: State) -> list[str]:
    """Every province card is in exactly one place."""
    found = table(state)
    faults = []
    for kingdom in KINGDOMS:
        cards = PROVINCE_CARDS[kingdom]
        stacked = [name for stacks in found.stacks for stack in stacks for name in stack]
        lying = [name for name in (*found.up, *found.won, *stacked) if name in cards]
        places = [*found.decks[kingdom - 1], *found.boxes[kingdom - 1], *lying]
        if sorted(places) != sorted(cards):
            faults.append(f"cards of kingdom {kingdom} do not add up: {sorted(places)}")
    return faults


def audit_stacks(state: State) -> list[str]:
    """Cards of a province lie in the order of the kingdoms; nobody has more than three provinces."""
    found = table(state)
    faults = []
    for seat, (stacks, tokens) in enumerate(zip(found.stacks, found.tokens, strict=True)):
        if len(stacks) > PROVINCES_EACH or len(stacks) != len(tokens) or min(tokens, default=0) < 0:
            faults.append(f"seat {seat} has the provinces {stacks} with the tokens {tokens}")
        for stack in stacks:
            in_order = [name in PROVINCE_CARDS[place] for place, name in enumerate(stack, 1)]
            if not all(in_order) or len(stack) > max(found.kingdom, 1):
                faults.append(f"seat {seat} has the province {stack} in kingdom {found.kingdom}")
    return faults


def audit_gold(state: State) -> list[str]:
    """Each gold card is in one place, each province card has one bid at most, the 0 is never lost."""
    found = table(state)
    faults = []
    for seat, reserve in enumerate(found.reserves):
        out = [] if found.bids[seat] == NOBODY else [found.bids[seat]]
        if reserve != sorted(reserve) or not {*reserve, *out} <= set(GOLD_CARDS):
            faults.append(f"seat {seat} has the reserve {reserve}")
        if len({*reserve, *out}) != len(reserve) + len(out):
            faults.append(f"a gold card of seat {seat} is in two places: {reserve} and {out}")
        if found.up and 0 not in (*reserve, *out):
            faults.append(f"seat {seat} has lost its 0")
        if bool(found.bid_on[seat]) != bool(out) or (out and found.bid_on[seat] not in found.up):
            faults.append(f"seat {seat} bids {out} at {found.bid_on[seat]!r}")
    taken = [name for name in found.bid_on if name]
    if len(set(taken)) != len(taken):
        faults.append(f"two bids at one province: {taken}")
    if min(found.gold) < 0:
        faults.append(f"negative gold: {found.gold}")
    return faults


def audit_flow(state: State) -> list[str]:
    found = table(state)
    faults = []
    if found.order != clockwise(state.players, found.order[0]):
        faults.append(f"the turn order is {found.order}")
    if not (0 <= found.level <= 4 and 0 <= found.kingdom <= 3 and 0 <= found.auction <= 3):
        faults.append(f"kingdom {found.kingdom}, auction {found.auction}, flood level {found.level}")
    return faults + miscounted(found)
