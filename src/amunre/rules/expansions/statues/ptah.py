"""Ptah: once a round one kind a second time, from the lowest price again (statues-13, R48, R76)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.messages import EVERYONE, Audience, Event
from amunre.kernel.state import State
from amunre.rules.base.board import board
from amunre.rules.base.prices import CARDS, in_market, market_turn
from amunre.rules.expansions.statues.slice import home, statues


class BoughtAgain(Event, frozen=True):
    """Ptah has let a seat buy a kind a second time in this round."""

    seat: int
    audience: ClassVar[Audience] = EVERYONE
    undoable: ClassVar[bool] = True

    def apply(self, state: State) -> None:
        statues(state).ptah_round = board(state).round


def or_ptah(again: Callable[[State, int], bool]) -> Callable[[State, int], bool]:
    """The kind just bought, as long as no other has been, and once a round (R48, R76)."""

    def may_buy_again(state: State, stage: int) -> bool:
        turn = market_turn(state)
        by_ptah = (
            turn.stage == stage
            and bool(home(state, turn.seat, "ptah"))
            and statues(state).ptah_round != board(state).round
        )
        return again(state, stage) or by_ptah

    return may_buy_again


def noting_ptah(
    note: Callable[[Transaction, int, int, int], None],
) -> Callable[[Transaction, int, int, int], None]:
    def after_purchase(tx: Transaction, seat: int, stage: int, count: int) -> None:
        note(tx, seat, stage, count)
        if market_turn(tx.state).stage == stage:
            tx.emit(BoughtAgain(seat))

    return after_purchase


def for_both_purchases(limit: Callable[[State, int], int]) -> Callable[[State, int], int]:
    """The icons limit both purchases of favour cards together (R48)."""

    def card_limit(state: State, seat: int) -> int:
        most = limit(state, seat)
        if in_market(state):
            turn = market_turn(state)
            if turn.seat == seat and turn.stage == CARDS:
                most -= turn.bought
        return most

    return card_limit


EVENTS = (BoughtAgain,)
