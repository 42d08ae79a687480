"""Gifts from Amun-Re: favour cards first, then farmers and stones (rules offering-6 and offering-7)."""

from __future__ import annotations

from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.errors import Refusal
from amunre.kernel.legal import Choices, Group, Legal
from amunre.kernel.messages import EVERYONE, Action, Audience, Event
from amunre.kernel.phases import Phase
from amunre.kernel.ruleset import Effects, Question, Reasons
from amunre.kernel.state import SeatTurn, State
from amunre.rules.base.board import board
from amunre.rules.base.cards import SellCard, available, draw, sales, why_no_sale
from amunre.rules.base.points import points
from amunre.rules.base.refusals import not_owned
from amunre.rules.base.stones import FarmerPlaced, fields_free
from amunre.rules.base.turns import DONE, Done

UNDIVIDED, TAKING, STONE_LAID = range(3)
"""Steps of taking gifts; the last one is reached when a stone has been put down with them."""


class Gifts(SeatTurn, kw_only=True):
    """A seat that takes its gifts."""

    phase: str = "gifts"
    left: int


class TakeCards(Action, frozen=True):
    """Say how many of the gifts are favour cards; they are drawn together."""

    count: int
    notation: ClassVar[str] = "take {count:number} card(s)"


class TakeFarmer(Action, frozen=True):
    """Take a farmer as a gift and put it on an empty field."""

    province: str
    notation: ClassVar[str] = "take farmer {province:province}"


class TakeStone(Action, frozen=True):
    """Take a stone as a gift and put it down."""

    province: str
    notation: ClassVar[str] = "take stone {province:province}"


class GiftsDivided(Event, frozen=True):
    """A seat says how many of its gifts are favour cards."""

    seat: int
    gifts: int
    cards: int
    audience: ClassVar[Audience] = EVERYONE
    undoable: ClassVar[bool] = True


def taking(tx: Transaction, frame: Gifts) -> None:
    """Favour cards first, then the other gifts one by one, then what else goes with taking gifts."""
    state = tx.state
    seat = frame.seat
    own = board(state).lands[seat]
    more = points(state).more_with_gifts(state, seat)
    if frame.step == UNDIVIDED and available(state):
        tx.ask((seat,), "gift_cards")
    elif frame.left and own:
        frame.step = max(frame.step, TAKING)
        if len(own) == 1 and not fields_free(state, seat) and not more:
            # a stone in the only province is the only form a gift can have
            give_stone(tx, frame, own[0])
        else:
            tx.ask((seat,), "gift")
    elif more and frame.step != DONE:
        frame.step = max(frame.step, TAKING)
        tx.ask((seat,), "gift_end")
    else:
        tx.pop()  # a gift without any possible form is lost (R58)


def nothing_more(state: State, seat: int) -> bool:
    return False


def legal_gift_cards(state: State, seat: int) -> Legal:
    most = min(state.frame_of(Gifts).left, available(state))
    return Legal([Choices(TakeCards, [(n,) for n in range(most + 1)]), *sales(state, seat)])


def legal_gift(state: State, seat: int) -> Legal:
    groups: list[Group] = [Choices(TakeStone, [(name,) for name in board(state).lands[seat]])]
    free = fields_free(state, seat)
    if free:
        groups.append(Choices(TakeFarmer, [(name,) for name in free]))
    return Legal(groups + sales(state, seat))


def legal_gift_end(state: State, seat: int) -> Legal:
    return Legal([Choices(Done, [()]), *sales(state, seat)])


def take_cards(tx: Transaction, frame: Gifts, seat: int, action: TakeCards) -> None:
    frame.step = TAKING
    tx.emit(GiftsDivided(seat, frame.left, action.count))
    frame.left -= action.count
    draw(tx, seat, action.count)


def take_farmer(tx: Transaction, frame: Gifts, seat: int, action: TakeFarmer) -> None:
    frame.left -= 1
    tx.emit(FarmerPlaced(seat, action.province, True))


def take_stone(tx: Transaction, frame: Gifts, seat: int, action: TakeStone) -> None:
    give_stone(tx, frame, action.province)


def give_stone(tx: Transaction, frame: Gifts, province: str) -> None:
    frame.left -= 1
    frame.step = STONE_LAID
    points(tx.state).lay_stones(tx, frame.seat, province, 1)


def why_no_gift_cards(state: State, seat: int, action: TakeCards) -> Refusal:
    left = state.frame_of(Gifts).left
    if not 0 <= action.count <= left:
        return Refusal(
            "not_that_many_gifts",
            "offering-6",
            "Gifts that are left for you to take: {count}.",
            {"count": left},
        )
    return Refusal(
        "not_enough_cards", "R10", "No more than {count} of them can be had.", {"count": available(state)}
    )


def why_no_gift_farmer(state: State, seat: int, action: TakeFarmer) -> Refusal:
    text = "{province} has no empty field, so a farmer cannot be chosen."
    foreign = not_owned(state, seat, action.province, "offering-7")
    return foreign or Refusal("no_empty_field", "R16", text, {"province": action.province})


def why_no_gift_stone(state: State, seat: int, action: TakeStone) -> Refusal:
    foreign = not_owned(state, seat, action.province, "offering-7")
    assert foreign is not None
    return foreign


PHASES: dict[str, Phase] = {"gifts": taking}
FRAMES = (Gifts,)
QUESTIONS = {
    "gift_cards": Question(legal_gift_cards, "Say how many of your gifts shall be favour cards."),
    "gift": Question(legal_gift, "Take a gift: a farmer on an empty field or a stone."),
    "gift_end": Question(legal_gift_end, "Your gifts are taken: do what goes with them, or be done."),
}
EFFECTS: Effects = {TakeCards: take_cards, TakeFarmer: take_farmer, TakeStone: take_stone}
REASONS: Reasons = {
    "gift_cards": {TakeCards: why_no_gift_cards, SellCard: why_no_sale},
    "gift": {TakeFarmer: why_no_gift_farmer, TakeStone: why_no_gift_stone, SellCard: why_no_sale},
    "gift_end": {SellCard: why_no_sale},
}
ACTIONS = (TakeCards, TakeFarmer, TakeStone)
EVENTS = (GiftsDivided,)
