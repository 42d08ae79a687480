"""Thoth: one favour card more with a purchase, then one is discarded (statues-12, R47, R51, R79)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.errors import Refusal
from amunre.kernel.legal import Choices, Group, Legal
from amunre.kernel.messages import EVERYONE, Action, Audience, Event
from amunre.kernel.phases import Phase
from amunre.kernel.ruleset import Effects, Question, Reasons
from amunre.kernel.state import SeatTurn, State
from amunre.rules.base.board import board
from amunre.rules.base.cards import THEFT, SellCard, available, sales, why_no_sale
from amunre.rules.base.refusals import not_held
from amunre.rules.expansions.statues.slice import home


class DiscardForThoth(Action, frozen=True):
    """Discard a favour card for nothing."""

    card: str
    notation: ClassVar[str] = "thoth {card:card}"


class DiscardedForThoth(Event, frozen=True):
    """A favour card goes to the discards face up, and brings no gold."""

    seat: int
    card: str
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        board(state).discard_card(self.seat, self.card)


def with_thoth(
    deliver: Callable[[Transaction, int, int], None],
) -> Callable[[Transaction, int, int], None]:
    """One card beyond limit and price; if there is none, nothing is discarded either (R47)."""

    def deliver_cards(tx: Transaction, seat: int, count: int) -> None:
        if home(tx.state, seat, "thoth") and available(tx.state) > count:
            deliver(tx, seat, count + 1)
            tx.push(Thoth(seat=seat))
        else:
            deliver(tx, seat, count)

    return deliver_cards


class Thoth(SeatTurn, kw_only=True):
    """A seat that owes Thoth a card."""

    phase: str = "thoth"


def discarding(tx: Transaction, frame: Thoth) -> None:
    if frame.step:
        tx.pop()
    else:
        tx.ask((frame.seat,), "thoth")


def legal_discard(state: State, seat: int) -> Legal:
    """Any favour card but theft (R51); cards may be sold as long as one is left to discard (R79)."""
    table = board(state)
    groups: list[Group] = [Choices(DiscardForThoth, [(card,) for card in sorted(table.hands[seat])])]
    return Legal(groups + sales(state, seat) if table.cards_held(seat) > 1 else groups)


def play_discard(tx: Transaction, frame: Thoth, seat: int, action: DiscardForThoth) -> None:
    tx.emit(DiscardedForThoth(seat, action.card))
    frame.step = 1


def why_no_discard(state: State, seat: int, action: DiscardForThoth) -> Refusal:
    if action.card == THEFT:
        return Refusal("theft_not_discarded", "R51", "Theft is never discarded: it stays with its owner.")
    missing = not_held(state, seat, action.card, "statues-12")
    assert missing is not None
    return missing


def why_no_sale_now(state: State, seat: int, action: SellCard) -> Refusal:
    if action.card in board(state).hands[seat]:
        return Refusal("last_card_is_owed", "R79", "Your last card is the one to discard for Thoth.")
    return why_no_sale(state, seat, action)


PHASES: dict[str, Phase] = {"thoth": discarding}
FRAMES = (Thoth,)
QUESTIONS = {"thoth": Question(legal_discard, "Thoth: discard one of your favour cards for nothing.")}
EFFECTS: Effects = {DiscardForThoth: play_discard}
REASONS: Reasons = {"thoth": {DiscardForThoth: why_no_discard, SellCard: why_no_sale_now}}
ACTIONS = (DiscardForThoth,)
EVENTS = (DiscardedForThoth,)
