"""What one may bid: ladder, limit, blocked steps, and why a bid is refused (auction-2 to auction-7)."""

from __future__ import annotations

from typing import Any, ClassVar

from amunre.kernel.errors import Facts, Refusal
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Module
from amunre.kernel.state import State
from amunre.rules.base.board import NOBODY, board, components
from amunre.rules.base.points import points
from amunre.rules.base.refusals import not_held

UNPLAYED, IN_FORCE, USED_UP = 0, 1, 2


class PlaceBid(Action, frozen=True):
    """Put a scribe on a step of a province's ladder, perhaps playing bribery or protection with it."""

    province: str
    amount: int
    bribery: bool = False
    protection: bool = False
    leaving: str = ""
    """Province that the scribe leaves; said only where more than one scribe could move."""
    notation: ClassVar[str] = (
        "bid {province:province} {amount:number} [bribery=bribery] [protection=protection] "
        "[leaving {leaving:province}]"
    )


def highest(state: State, province: str) -> int:
    """The highest bid in a province, -1 if there is none."""
    table = board(state)
    bids = [bid for scribe, bid in zip(table.scribes, table.amounts, strict=True) if scribe == province]
    return max(bids, default=NOBODY)


def is_outbid(state: State, scribe: int) -> bool:
    table = board(state)
    return highest(state, table.scribes[scribe]) > table.amounts[scribe]


def movable(state: State, seat: int) -> list[int]:
    """Scribes that may be used now: one that is not placed yet, else those that are outbid (auction-2)."""
    table = board(state)
    own = table.scribes_of(seat)
    for scribe in own:
        if not table.scribes[scribe]:
            return [scribe]
    return [scribe for scribe in own if is_outbid(state, scribe)]


def is_decided(state: State) -> bool:
    """The auction ends the moment each province holds exactly one scribe (auction-8)."""
    scribes = board(state).scribes
    return "" not in scribes and len(set(scribes)) == len(scribes)


def worth(state: State, seat: int) -> int:
    """Gold plus one for every favour card that can be sold (auction-5, R4)."""
    table = board(state)
    return table.gold[seat] + table.cards_held(seat)


def bid_limit(state: State, seat: int, scribe: int) -> int:
    """The most that a scribe may bid: one's worth less what one's other scribes lead with (R40)."""
    table = board(state)
    others = [other for other in table.scribes_of(seat) if other != scribe and table.scribes[other]]
    return worth(state, seat) - sum(table.amounts[one] for one in others if not is_outbid(state, one))


def printed_ladder(state: State, limit: int) -> list[int]:
    """The printed steps; 36 is the last (R26)."""
    return [step for step in components(state).ladder if step <= limit]


def endless_ladder(state: State, limit: int) -> list[int]:
    """The printed steps, then 45, 55, 66 and so on (auction-4, R26)."""
    steps = printed_ladder(state, limit)
    top, rise = components(state).ladder[-1], len(components(state).ladder)
    while top + rise <= limit:
        top += rise
        rise += 1
        steps.append(top)
    return steps


def blocked_step(state: State, province: str, top: int) -> int:
    """The step right above a protected leader, or -1 (R6: a lower scribe's block is passed already)."""
    table = board(state)
    for number, scribe in enumerate(table.scribes):
        leads = scribe == province and table.amounts[number] == top
        if leads and table.protection[number] == IN_FORCE:
            above = [step for step in points(state).ladder(state, 10 * top + 10) if step > top]
            return above[0] if above else NOBODY
    return NOBODY


def bid_steps(state: State, limit: int) -> dict[str, list[int]]:
    """For every province for auction, the steps up to a limit that are above all bids and not blocked."""
    ladder = points(state).ladder(state, limit)
    steps = {}
    for province in board(state).up:
        top = highest(state, province)
        if top == NOBODY:
            steps[province] = ladder
        else:
            blocked = blocked_step(state, province, top)
            steps[province] = [step for step in ladder if step > top and step != blocked]
    return steps


def may_play(state: State, seat: int, card: str) -> bool:
    """Whether bribery or protection is in hand and was not played in this auction (R28)."""
    table = board(state)
    return card in table.hands[seat] and not was_played(state, seat, card)


def was_played(state: State, seat: int, card: str) -> bool:
    table = board(state)
    if card == "bribery":
        return table.bribery[seat] != UNPLAYED
    return any(table.protection[scribe] != UNPLAYED for scribe in table.scribes_of(seat))


def bid_rows(state: State, seat: int, bribery: bool, protection: bool) -> list[tuple[Any, ...]]:
    """All bids of a seat with these cards played; a played card is no longer worth 1 gold (R5, R27)."""
    table = board(state)
    scribes = movable(state, seat)
    may_return = bribery or table.bribery[seat] == IN_FORCE
    rows: list[tuple[Any, ...]] = []
    for scribe in scribes:
        here = table.scribes[scribe]
        if bribery and not here:
            continue  # bribery is played only while the scribe is outbid (auction-6)
        barred = {table.scribes[other] for other in table.scribes_of(seat) if other != scribe}  # R41
        if not may_return:
            barred.add(here)
        leaving = here if len(scribes) > 1 else ""
        steps = bid_steps(state, bid_limit(state, seat, scribe) - bribery - protection)
        rows += [
            (province, step, bribery, protection, leaving)
            for province in steps
            if province not in barred
            for step in steps[province]
        ]
    return rows


# Why not? (the order of the questions is the order in which a player would ask them)


def why_no_bid(state: State, seat: int, action: PlaceBid) -> Refusal:
    table = board(state)
    province, amount = action.province, action.amount
    if province not in table.stones:
        return Refusal(
            "unknown_province", "auction-3", "There is no province called {name}.", {"name": province}
        )
    if province not in table.up:
        return Refusal(
            "not_for_auction",
            "auction-3",
            "{province} is not for auction this round.",
            {"province": province},
        )
    for card, wanted in (("bribery", action.bribery), ("protection", action.protection)):
        refusal = why_no_auction_card(state, seat, card) if wanted else None
        if refusal is not None:
            return refusal
    scribes = movable(state, seat)
    named = [scribe for scribe in scribes if table.scribes[scribe] == action.leaving]
    if (len(scribes) > 1) != bool(action.leaving) or (action.leaving and not named):
        text = "Say which scribe moves with 'leaving PROVINCE' if, and only if, more than one could."
        return Refusal("which_scribe", "auction-2", text)
    scribe = named[0] if action.leaving else scribes[0]
    if province in [table.scribes[other] for other in table.scribes_of(seat) if other != scribe]:
        return Refusal("own_scribe_there", "R41", "Two scribes of one player never stand in one province.")
    returning = province == table.scribes[scribe]
    if returning and not action.bribery and table.bribery[seat] != IN_FORCE:
        text = "An outbid scribe must move to another province, unless bribery is in force."
        return Refusal("same_province", "auction-3", text)
    top = highest(state, province)
    if amount not in points(state).ladder(state, max(amount, 0)):
        return Refusal(
            "not_a_step", "auction-4", "{amount} is not a step of the bid ladder.", {"amount": amount}
        )
    if amount <= top:
        return Refusal(
            "bid_too_low",
            "auction-4",
            "A bid in {province} must be above {highest}.",
            {"province": province, "highest": top},
        )
    if amount == blocked_step(state, province, top):
        return Refusal(
            "step_blocked",
            "auction-7",
            "Protection blocks {amount} in {province}; bid more.",
            {"amount": amount, "province": province},
        )
    return beyond_limit(state, seat, scribe, action.bribery + action.protection)


WORTH = "Your gold and the favour cards you could sell are worth {worth} for this bid."
WORTH_BESIDE = (
    "Beside the {leads} gold that you lead with elsewhere, your gold and the favour cards you could sell are "
    "worth {worth} for this bid."
)
CARD_IS_NEEDED = "Without {card} you could no longer pay what you lead with."


def beyond_limit(state: State, seat: int, scribe: int, played: int) -> Refusal:
    """The refusal for more than one could pay, with so many cards played beside the bid."""
    limit = bid_limit(state, seat, scribe)
    leads = worth(state, seat) - limit
    if not leads:
        rule = "R27" if played else "auction-5"
        return Refusal("cannot_pay", rule, WORTH, {"worth": limit - played})
    facts: Facts = {"worth": limit - played, "leads": leads}
    return Refusal("cannot_pay", "R27" if played else "R40", WORTH_BESIDE, facts)


def why_no_auction_card(state: State, seat: int, card: str) -> Refusal | None:
    table = board(state)
    rule = "auction-6" if card == "bribery" else "auction-7"
    if was_played(state, seat, card):
        return Refusal(
            "already_played", "R28", "Only one {card} may be played in an auction.", {"card": card}
        )
    if card == "bribery" and not all(table.scribes[scribe] for scribe in table.scribes_of(seat)):
        return Refusal("not_outbid", rule, "Bribery is played only when your scribe has been outbid.")
    return not_held(state, seat, card, rule)


ACTIONS = (PlaceBid,)
ENDLESS_LADDER = Module(
    name="endless_ladder",
    summary="the bid ladder of the 2003 and 2016 editions goes on above 36 (R26)",
    requires=("base",),
    replaces={"ladder": endless_ladder},
)
