"""Passing in the 2023 edition: a leading player may play protection first (auction-2, auction-7)."""

from __future__ import annotations

from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.errors import Refusal
from amunre.kernel.legal import Choices, Group, Legal
from amunre.kernel.messages import Action
from amunre.kernel.ruleset import Question
from amunre.kernel.state import State
from amunre.rules.base.auction import AuctionCardPlayed, Passed
from amunre.rules.base.bids import UNPLAYED, PlaceBid, why_no_auction_card, worth
from amunre.rules.base.board import board
from amunre.rules.base.cards import SellCard, play_sale, sales, why_no_sale
from amunre.rules.base.refusals import refuser


class Pass(Action, frozen=True):
    """Keep the leading bid."""

    notation: ClassVar[str] = "pass"


class PlayProtection(Action, frozen=True):
    """Keep the leading bid and block the step above it."""

    notation: ClassVar[str] = "protect"


def leader_question(state: State, seat: int) -> str:
    """Whoever holds cards and has not played protection is asked; who holds none cannot (R64)."""
    table = board(state)
    may_protect = table.protection[seat] == UNPLAYED and table.cards_held(seat) > 0
    return "keep_bid" if may_protect else ""


def legal_keep(state: State, seat: int) -> Legal:
    table = board(state)
    groups: list[Group] = [Choices(Pass, [()])]
    if "protection" in table.hands[seat] and worth(state, seat) - 1 >= table.amounts[seat]:
        groups.append(Choices(PlayProtection, [()]))
    return Legal(groups + sales(state, seat))


def play_keep(tx: Transaction, seat: int, action: Action) -> None:
    if isinstance(action, SellCard):
        play_sale(tx, seat, action)
        return
    if isinstance(action, PlayProtection):
        tx.emit(AuctionCardPlayed(seat, "protection"))
    tx.emit(Passed(seat))
    tx.state.frame.step += 1


def why_no_protection(state: State, seat: int, action: PlayProtection) -> Refusal:
    text = "Without this card you could no longer pay your leading bid."
    return why_no_auction_card(state, seat, "protection") or Refusal("cannot_pay", "R27", text)


def why_no_new_bid(state: State, seat: int, action: PlaceBid) -> Refusal:
    return Refusal("still_leading", "auction-2", "Your bid still leads, so you must pass.")


QUESTIONS = {
    "keep_bid": Question(
        legal=legal_keep,
        play=play_keep,
        refuse=refuser(
            {
                PlayProtection: why_no_protection,
                SellCard: why_no_sale,
                PlaceBid: why_no_new_bid,
            }
        ),
        prompt="Your bid leads: pass, or play protection first.",
    ),
}
ACTIONS = (Pass, PlayProtection)
