"""Passing in the 2023 edition: a leading player may play protection first (auction-2, auction-7)."""

from __future__ import annotations

from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.errors import Refusal
from amunre.kernel.legal import Choices, Group, Legal
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Effects, Question, Reasons
from amunre.kernel.state import Frame, State
from amunre.rules.base.auction import ProtectionPlayed
from amunre.rules.base.bids import CARD_IS_NEEDED, PlaceBid, may_play, was_played, why_no_auction_card, worth
from amunre.rules.base.board import board
from amunre.rules.base.cards import SellCard, sales, why_no_sale
from amunre.rules.shared.order import Passed


class Pass(Action, frozen=True):
    """Keep the leading bid."""

    notation: ClassVar[str] = "pass"


class PlayProtection(Action, frozen=True):
    """Keep the leading bid and block the step above it."""

    province: str = ""
    """Where the protected scribe stands; said only where one has more than one scribe."""
    notation: ClassVar[str] = "protect [at {province:province}]"


def leader_question(state: State, seat: int) -> str:
    """Whoever holds cards and has not played protection is asked; who holds none cannot (R64)."""
    may_protect = not was_played(state, seat, "protection") and board(state).cards_held(seat)
    return "keep_bid" if may_protect else ""


def legal_keep(state: State, seat: int) -> Legal:
    table = board(state)
    own = table.scribes_of(seat)
    groups: list[Group] = [Choices(Pass, [()])]
    if may_play(state, seat, "protection") and worth(state, seat) > sum(table.amounts[one] for one in own):
        places = [table.scribes[scribe] for scribe in own] if len(own) > 1 else [""]
        groups.append(Choices(PlayProtection, [(place,) for place in places]))
    return Legal(groups + sales(state, seat))


def play_pass(tx: Transaction, frame: Frame, seat: int, action: Pass | PlayProtection) -> None:
    tx.emit(Passed(seat))
    frame.step += 1


def play_protection(tx: Transaction, frame: Frame, seat: int, action: PlayProtection) -> None:
    table = board(tx.state)
    own = table.scribes_of(seat)
    scribe = next(one for one in own if table.scribes[one] == action.province or not action.province)
    tx.emit(ProtectionPlayed(seat, scribe))
    play_pass(tx, frame, seat, action)


def why_no_protection(state: State, seat: int, action: PlayProtection) -> Refusal:
    table = board(state)
    own = table.scribes_of(seat)
    refused = why_no_auction_card(state, seat, "protection")
    if refused is not None:
        return refused
    if worth(state, seat) <= sum(table.amounts[scribe] for scribe in own):
        return Refusal("cannot_pay", "R27", CARD_IS_NEEDED, {"card": "protection"})
    text = "Name the province of the scribe to protect if, and only if, you have more than one."
    return Refusal("which_scribe", "R39", text)


def why_no_new_bid(state: State, seat: int, action: PlaceBid) -> Refusal:
    return Refusal("still_leading", "auction-2", "Your bid still leads, so you must pass.")


QUESTIONS = {"keep_bid": Question(legal_keep, "Your bid leads: pass, or play protection first.")}
EFFECTS: Effects = {Pass: play_pass, PlayProtection: play_protection}
REASONS: Reasons = {
    "keep_bid": {PlayProtection: why_no_protection, SellCard: why_no_sale, PlaceBid: why_no_new_bid}
}
ACTIONS = (Pass, PlayProtection)
