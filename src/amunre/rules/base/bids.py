"""What one may bid: ladder, limit, blocked steps, and why a bid is refused (auction-2 to auction-7)."""

from __future__ import annotations

from typing import ClassVar

from amunre.kernel.errors import Refusal
from amunre.kernel.messages import Action
from amunre.kernel.state import State
from amunre.rules.base.board import NOBODY, board, components
from amunre.rules.base.points import points
from amunre.rules.base.refusals import not_held

UNPLAYED, IN_FORCE, USED_UP = 0, 1, 2


class PlaceBid(Action, frozen=True):
    """Put the scribe on a step of a province's ladder, perhaps playing bribery or protection with it."""

    province: str
    amount: int
    bribery: bool = False
    protection: bool = False
    notation: ClassVar[str] = (
        "bid {province:province} {amount:number} [bribery=bribery] [protection=protection]"
    )


def highest(state: State, province: str) -> int:
    """The highest bid in a province, -1 if there is none."""
    table = board(state)
    bids = [bid for scribe, bid in zip(table.scribes, table.amounts, strict=True) if scribe == province]
    return max(bids, default=NOBODY)


def must_bid(state: State, seat: int) -> bool:
    """Whether the scribe is not placed yet, or is outbid (auction-2)."""
    table = board(state)
    scribe = table.scribes[seat]
    return not scribe or highest(state, scribe) > table.amounts[seat]


def is_decided(state: State) -> bool:
    """The auction ends the moment each province holds exactly one scribe (auction-8)."""
    scribes = board(state).scribes
    return "" not in scribes and len(set(scribes)) == len(scribes)


def worth(state: State, seat: int) -> int:
    """Gold plus one for every favour card that can be sold (auction-5, R4)."""
    table = board(state)
    return table.gold[seat] + table.cards_held(seat)


def printed_ladder(state: State, limit: int) -> list[int]:
    """The printed steps; 36 is the last (R26)."""
    return [step for step in components(state).ladder if step <= limit]


def blocked_step(state: State, province: str, top: int) -> int:
    """The step right above a protected leader, or -1 (R6: a lower scribe's block is passed already)."""
    table = board(state)
    for seat, scribe in enumerate(table.scribes):
        leads = scribe == province and table.amounts[seat] == top
        if leads and table.protection[seat] == IN_FORCE:
            above = [step for step in points(state).ladder(state, 10 * top + 10) if step > top]
            return above[0] if above else NOBODY
    return NOBODY


def bid_steps(state: State, seat: int) -> dict[str, list[int]]:
    """For every province for auction, the steps the seat could put its scribe on, dearest last."""
    ladder = points(state).ladder(state, worth(state, seat))
    steps = {}
    for province in board(state).up:
        top = highest(state, province)
        if top == NOBODY:
            steps[province] = ladder
        else:
            blocked = blocked_step(state, province, top)
            steps[province] = [step for step in ladder if step > top and step != blocked]
    return steps


# Why not? (the order of the questions is the order in which a player would ask them)


def why_no_bid(state: State, seat: int, action: PlaceBid) -> Refusal:
    table = board(state)
    province, amount = action.province, action.amount
    if province not in table.stones:
        return Refusal("unknown_province", "auction-3", f"There is no province called {province}.")
    if province not in table.up:
        return Refusal("not_for_auction", "auction-3", f"{province} is not for auction this round.")
    for card, wanted in (("bribery", action.bribery), ("protection", action.protection)):
        refusal = why_no_auction_card(state, seat, card) if wanted else None
        if refusal is not None:
            return refusal
    returning = province == table.scribes[seat]
    if returning and not action.bribery and table.bribery[seat] != IN_FORCE:
        text = "An outbid scribe must move to another province, unless bribery is in force."
        return Refusal("same_province", "auction-3", text)
    top = highest(state, province)
    if amount not in points(state).ladder(state, max(amount, 0)):
        return Refusal("not_a_step", "auction-4", f"{amount} is not a step of the bid ladder.")
    if amount <= top:
        return Refusal("bid_too_low", "auction-4", f"A bid in {province} must be above {top}.")
    if amount == blocked_step(state, province, top):
        return Refusal("step_blocked", "auction-7", f"Protection blocks {amount} in {province}; bid more.")
    limit = worth(state, seat) - action.bribery - action.protection
    text = f"Your gold and the favour cards you could sell are worth {limit}."
    return Refusal("cannot_pay", "R27" if action.bribery or action.protection else "auction-5", text)


def why_no_auction_card(state: State, seat: int, card: str) -> Refusal | None:
    table = board(state)
    rule = "auction-6" if card == "bribery" else "auction-7"
    played = table.bribery if card == "bribery" else table.protection
    if played[seat] != UNPLAYED:
        return Refusal("already_played", "R28", f"Only one {card} may be played in an auction.")
    if card == "bribery" and not table.scribes[seat]:
        return Refusal("not_outbid", rule, "Bribery is played only when your scribe has been outbid.")
    return not_held(state, seat, card, rule)


ACTIONS = (PlaceBid,)
