"""Income, building and Preparation: one seat after another (card-income-1 to card-income-4)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.errors import Refusal
from amunre.kernel.legal import Choices, Legal
from amunre.kernel.messages import EVERYONE, Action, Audience, Event
from amunre.kernel.phases import EachSeat, Phase
from amunre.kernel.ruleset import Effects, Question, Reasons
from amunre.kernel.state import Frame, SeatTurn, State
from amunre.rules.cardgame.pyramids import PlacePyramids
from amunre.rules.cardgame.table import GOLD_CARDS, KINGDOMS, caravans_of, card_set, fields_of, table
from amunre.rules.shared.order import turn_order

MOST_IN_RESERVE = sum(GOLD_CARDS)
"""All nine cards together (R19)."""
INCOME_TAKEN, BUILT, PREPARED = 1, 2, 3
"""Steps of a seat's turn."""


class BuildPyramids(Action, frozen=True):
    """Build so many pyramids, perhaps none, in one purchase (R61)."""

    count: int
    notation: ClassVar[str] = "build {count:number} pyramid(s)"


class LayReserve(Action, frozen=True):
    """Lay open a reserve of gold cards worth exactly your gold, the 0 among it."""

    cards: tuple[int, ...]
    """In rising order."""
    notation: ClassVar[str] = "reserve {cards:numbers}"


class IncomeTaken(Event, frozen=True):
    """Gold from fields, caravans and the reserve, whose cards are spent; from now on gold is a number."""

    seat: int
    fields: int
    caravans: int
    reserve: int
    gold: int
    """All three together."""
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        found = table(state)
        found.gold[self.seat] += self.gold
        found.reserves[self.seat] = []


class PyramidsBought(Event, frozen=True):
    seat: int
    count: int
    price: int
    audience: ClassVar[Audience] = EVERYONE
    undoable: ClassVar[bool] = True

    def apply(self, state: State) -> None:
        table(state).gold[self.seat] -= self.price


class ReserveLaid(Event, frozen=True):
    """Gold becomes cards again; those not chosen are spent."""

    seat: int
    cards: tuple[int, ...]
    price: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        found = table(state)
        found.gold[self.seat] -= self.price
        found.reserves[self.seat] = list(self.cards)


# One seat's turn


def settling(tx: Transaction, frame: SeatTurn) -> None:
    state = tx.state
    seat = frame.seat
    frame.step += 1
    if frame.step == INCOME_TAKEN:
        take_income(tx, seat)
    elif frame.step == BUILT:
        ask_to_build(tx, seat)
    elif frame.step == PREPARED and table(state).kingdom < KINGDOMS[-1]:
        tx.enter("preparation", seat=seat)
    else:
        tx.pop()


def take_income(tx: Transaction, seat: int) -> None:
    fields, caravans, reserve = income_of(tx.state, seat)
    tx.emit(IncomeTaken(seat, fields, caravans, reserve, fields + caravans + reserve))


def income_of(state: State, seat: int) -> tuple[int, int, int]:
    """Visible fields x level, 10 for each visible caravan at levels 1 and 2, the reserve (card-income-1)."""
    found, cards = table(state), card_set(state)
    pays = found.level in cards.caravan_levels
    return (
        fields_of(state, seat) * found.level,
        caravans_of(state, seat) * cards.caravan_gold if pays else 0,
        sum(found.reserves[seat]),
    )


def ask_to_build(tx: Transaction, seat: int) -> None:
    """One purchase (R61); where only one number is possible there is nothing to ask (card-income-2, R91)."""
    counts = building_counts(tx.state, seat)
    if len(counts) > 1:
        tx.ask((seat,), "build")
    else:
        buy(tx, seat, counts[0])


# Building


def cost(costs: tuple[int, ...], count: int) -> int:
    """What so many pyramids cost together; behind the listed ones each costs 1 more than the one before."""
    if count <= len(costs):
        return costs[count - 1] if count else 0
    step = costs[-1] - costs[-2]
    more = count - len(costs)
    return costs[-1] + more * step + more * (more + 1) // 2


def most_pyramids(costs: tuple[int, ...], gold: int) -> int:
    """How many pyramids so much gold pays for."""
    count = 0
    while cost(costs, count + 1) <= gold:
        count += 1
    return count


def building_counts(state: State, seat: int) -> list[int]:
    """From the fewest that leave no more than a reserve can hold (R19) to the most that can be paid.

    In the third kingdom only the most (card-income-4).
    """
    gold = table(state).gold[seat]
    costs = card_set(state).costs
    most = most_pyramids(costs, gold)
    if table(state).kingdom == KINGDOMS[-1]:
        return [most]
    return [count for count in range(most + 1) if gold - cost(costs, count) <= MOST_IN_RESERVE]


def legal_buildings(state: State, seat: int) -> Legal:
    return Legal([Choices(BuildPyramids, [(count,) for count in building_counts(state, seat)])])


def build(tx: Transaction, frame: Frame, seat: int, action: BuildPyramids) -> None:
    buy(tx, seat, action.count)


def buy(tx: Transaction, seat: int, count: int) -> None:
    tx.emit(PyramidsBought(seat, count, cost(card_set(tx.state).costs, count)))
    if count:
        tx.push(PlacePyramids(seat=seat, left=count))


def why_not_build(state: State, seat: int, action: BuildPyramids) -> Refusal:
    gold = table(state).gold[seat]
    costs = card_set(state).costs
    if action.count < 0:
        return Refusal("count_too_low", "card-income-2", "Build 0 pyramids or more.")
    price = cost(costs, action.count)
    if price > gold:
        text = "That costs {price} gold, and you have {gold}."
        return Refusal("cannot_pay", "card-income-2", text, {"price": price, "gold": gold})
    text = "{left} gold would be left, but a reserve holds {most} at most; build more."
    return Refusal("too_much_left", "R19", text, {"left": gold - price, "most": MOST_IN_RESERVE})


# Preparation


def preparation(tx: Transaction, frame: SeatTurn) -> None:
    """A new reserve out of all nine cards (card-income-3); where only one is possible it is laid (R91)."""
    seat = frame.seat
    gold = table(tx.state).gold[seat]
    rows = reserves_worth(gold)
    frame.step += 1
    if frame.step > 1:
        tx.pop()
    elif len(rows) > 1:
        tx.ask((seat,), "prepare")
    else:
        tx.emit(ReserveLaid(seat, rows[0][0], gold))


@lru_cache(maxsize=64)
def reserves_worth(gold: int) -> tuple[tuple[tuple[int, ...]], ...]:
    """Every reserve with the 0 that is worth exactly so much, as rows of a legal set."""
    return tuple(
        ((0, *cards),)
        for size in range(len(GOLD_CARDS))
        for cards in combinations(GOLD_CARDS[1:], size)
        if sum(cards) == gold
    )


def legal_reserves(state: State, seat: int) -> Legal:
    return Legal([Choices(LayReserve, reserves_worth(table(state).gold[seat]))])


def lay_reserve(tx: Transaction, frame: Frame, seat: int, action: LayReserve) -> None:
    tx.emit(ReserveLaid(seat, action.cards, sum(action.cards)))


def why_no_reserve(state: State, seat: int, action: LayReserve) -> Refusal:
    if list(action.cards) != sorted(set(action.cards)):
        return Refusal("not_in_order", "card-income-3", "Name each gold card once, in rising order.")
    unknown = [card for card in action.cards if card not in GOLD_CARDS]
    if unknown:
        return Refusal(
            "no_such_gold_card", "card-setup-2", "There is no gold card {card}.", {"card": unknown[0]}
        )
    if 0 not in action.cards:
        return Refusal("zero_is_missing", "card-income-3", "The 0 is part of every reserve.")
    gold = table(state).gold[seat]
    text = "These cards are worth {worth}, but your reserve must be worth exactly {gold}."
    return Refusal("wrong_worth", "card-income-3", text, {"worth": sum(action.cards), "gold": gold})


PHASES: dict[str, Phase] = {
    "income": EachSeat("settling", turn_order),
    "settling": settling,
    "preparation": preparation,
}
QUESTIONS = {
    "build": Question(legal_buildings, "Build any number of pyramids, none included, in one purchase."),
    "prepare": Question(legal_reserves, "Lay a reserve worth exactly your gold, the 0 among it."),
}
EFFECTS: Effects = {BuildPyramids: build, LayReserve: lay_reserve}
REASONS: Reasons = {"build": {BuildPyramids: why_not_build}, "prepare": {LayReserve: why_no_reserve}}
ACTIONS = (BuildPyramids, LayReserve)
EVENTS = (IncomeTaken, PyramidsBought, ReserveLaid)
