"""Protection for the scribe that one does not bid with (officials-5, R39, R86)."""

from __future__ import annotations

from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.errors import Refusal
from amunre.kernel.legal import Choices, Group
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Effects, Offer, Reasons
from amunre.kernel.state import Frame, State
from amunre.rules.base.auction import ProtectionPlayed
from amunre.rules.base.bids import CARD_IS_NEEDED, is_outbid, may_play, why_no_auction_card, worth
from amunre.rules.base.board import board


class GuardScribe(Action, frozen=True):
    """Play protection for one's leading scribe before bidding with the other."""

    province: str
    notation: ClassVar[str] = "guard {province:province}"


def leading(state: State, seat: int) -> list[int]:
    table = board(state)
    return [one for one in table.scribes_of(seat) if table.scribes[one] and not is_outbid(state, one)]


def can_spare_a_card(state: State, seat: int) -> bool:
    """Whether what one leads with can be paid without a card that is played (R27)."""
    return worth(state, seat) > sum(board(state).amounts[scribe] for scribe in leading(state, seat))


def guards(state: State, seat: int) -> list[Group]:
    scribes = leading(state, seat)
    if not scribes or not may_play(state, seat, "protection") or not can_spare_a_card(state, seat):
        return []
    return [Choices(GuardScribe, [(board(state).scribes[scribe],) for scribe in scribes])]


def guard(tx: Transaction, frame: Frame, seat: int, action: GuardScribe) -> None:
    """The turn goes on: the bid is still to be made."""
    scribe = next(one for one in leading(tx.state, seat) if board(tx.state).scribes[one] == action.province)
    tx.emit(ProtectionPlayed(seat, scribe))


def why_no_guard(state: State, seat: int, action: GuardScribe) -> Refusal:
    refused = why_no_auction_card(state, seat, "protection")
    if refused is not None:
        return refused
    if not can_spare_a_card(state, seat):
        return Refusal("cannot_pay", "R27", CARD_IS_NEEDED, {"card": "protection"})
    text = "None of your scribes leads in {province}."
    return Refusal("not_leading", "R86", text, {"province": action.province})


OFFERS: dict[str, Offer] = {"bid": guards}
EFFECTS: Effects = {GuardScribe: guard}
REASONS: Reasons = {"bid": {GuardScribe: why_no_guard}}
ACTIONS = (GuardScribe,)
