"""Harvest: gold from farmers, mines and caravans (rules harvest-1 to harvest-4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import msgspec

from amunre.kernel.engine import Transaction
from amunre.kernel.errors import Facts, Refusal
from amunre.kernel.legal import Choices, Group, Legal
from amunre.kernel.messages import EVERYONE, Action, Audience, Event
from amunre.kernel.phases import EachSeat, Phase
from amunre.kernel.ruleset import Effects, Question, Reasons
from amunre.kernel.state import Frame, SeatTurn, State
from amunre.rules.base.board import board, components, farmers_in
from amunre.rules.base.cards import SellCard, sales, why_no_sale
from amunre.rules.base.points import points
from amunre.rules.base.refusals import not_held, not_owned
from amunre.rules.shared.order import turn_order

Item = tuple[str, str, int]
"""Province, source, gold."""


class PlayTreasury(Action, frozen=True):
    """A province pays a fixed sum instead of its income."""

    province: str
    notation: ClassVar[str] = "treasury {province:province}"


class PlayAbundance(Action, frozen=True):
    """A province pays one more for each farmer."""

    province: str
    notation: ClassVar[str] = "abundance {province:province}"


class CollectIncome(Action, frozen=True):
    """Take the income; nothing more is played."""

    notation: ClassVar[str] = "collect"


class HarvestCardPlayed(Event, frozen=True):
    seat: int
    card: str
    province: str
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        table = board(state)
        table.discard_card(self.seat, self.card)
        table.harvest_cards[self.province] = self.card


class Harvested(Event, frozen=True):
    """A seat's income, item by item: (province, source, gold)."""

    seat: int
    items: tuple[Item, ...]
    gold: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        table = board(state)
        table.gold[self.seat] += self.gold
        table.harvest_cards.clear()


class HarvestCard(msgspec.Struct, frozen=True):
    """A row of the table of cards that change what a province pays."""

    action: type[Action]
    income: Callable[[State, str], list[Item]]
    """What the province pays with the card on it."""
    rule: str
    when_played: Callable[[Transaction, int], None] | None = None
    """What its owner gets at once."""


def harvest_turn(tx: Transaction, frame: SeatTurn) -> None:
    """Whoever holds cards is asked; without cards there is nothing to decide (R64)."""
    state = tx.state
    seat = frame.seat
    if frame.step == 0 and board(state).cards_held(seat):
        tx.ask((seat,), "harvest")
        return
    tx.pop()
    items = harvest_items(state, seat)
    tx.emit(Harvested(seat, tuple(items), sum(gold for _, _, gold in items)))


def harvest_items(state: State, seat: int) -> list[Item]:
    """What a seat's harvest brings as the table lies."""
    items = [item for name in board(state).lands[seat] for item in income(state, name)]
    return items + points(state).harvest_bonus(state, seat)


def income(state: State, province: str) -> list[Item]:
    """What a province pays now, by source, with the card played on it."""
    card = board(state).harvest_cards.get(province)
    if card is None:
        return usual_income(state, province)
    row: HarvestCard = state.rules.tables["harvest"][card]
    return row.income(state, province)


def usual_income(state: State, province: str) -> list[Item]:
    table = board(state)
    printed = components(state).provinces[province]
    farmers = farmers_in(state, province)
    items = [(province, "farmers", farmers * table.temple), (province, "mine", printed.mine)]
    if table.temple in components(state).caravan_positions:
        items.append((province, "caravan", printed.caravan))
    return [item for item in items if item[2]]


def treasury_income(state: State, province: str) -> list[Item]:
    return [(province, "treasury", components(state).treasury_gold)]


def abundance_income(state: State, province: str) -> list[Item]:
    farmers = farmers_in(state, province)
    more = [(province, "abundance", farmers)] if farmers else []
    return usual_income(state, province) + more


def no_bonus(state: State, seat: int) -> list[Item]:
    return []


HARVEST_CARDS = {
    "treasury": HarvestCard(PlayTreasury, treasury_income, "harvest-3"),
    "abundance": HarvestCard(PlayAbundance, abundance_income, "harvest-4"),
}


def card_of(state: State, action: type[Action]) -> str:
    return next(card for card, row in state.rules.tables["harvest"].items() if row.action is action)


def legal_harvest(state: State, seat: int) -> Legal:
    table = board(state)
    hand = table.hands[seat]
    groups: list[Group] = [Choices(CollectIncome, [()])]
    free = [(name,) for name in table.lands[seat] if name not in table.harvest_cards]
    for card, row in state.rules.tables["harvest"].items():
        if card in hand and free and card not in table.harvest_cards.values():
            groups.append(Choices(row.action, free))
    return Legal(groups + sales(state, seat))


def play_harvest_card(tx: Transaction, frame: Frame, seat: int, action: Any) -> None:
    card = card_of(tx.state, type(action))
    tx.emit(HarvestCardPlayed(seat, card, action.province))
    when_played = tx.rules.tables["harvest"][card].when_played
    if when_played is not None:
        when_played(tx, seat)


def collect(tx: Transaction, frame: SeatTurn, seat: int, action: CollectIncome) -> None:
    frame.step = 1


def why_no_harvest_card(state: State, seat: int, action: Any) -> Refusal:
    table = board(state)
    card = card_of(state, type(action))
    rule = state.rules.tables["harvest"][card].rule
    if card in table.harvest_cards.values():
        return Refusal(
            "already_played", "game-4", "Only one {card} may be played in a harvest.", {"card": card}
        )
    text = "{card} lies on {province}; a province takes one card."
    facts: Facts = {"card": table.harvest_cards.get(action.province, ""), "province": action.province}
    return (
        not_held(state, seat, card, rule)
        or not_owned(state, seat, action.province, rule)
        or Refusal("province_has_card", "R53", text, facts)
    )


PHASES: dict[str, Phase] = {
    "harvest": EachSeat("harvest_turn", turn_order),
    "harvest_turn": harvest_turn,
}
QUESTIONS = {
    "harvest": Question(legal_harvest, "Collect your income, or first play a harvest card on a province."),
}
CARD_ACTIONS = (PlayTreasury, PlayAbundance)
EFFECTS: Effects = {CollectIncome: collect, **dict.fromkeys(CARD_ACTIONS, play_harvest_card)}
REASONS: Reasons = {"harvest": {**dict.fromkeys(CARD_ACTIONS, why_no_harvest_card), SellCard: why_no_sale}}
ACTIONS = (*CARD_ACTIONS, CollectIncome)
EVENTS = (HarvestCardPlayed, Harvested)
