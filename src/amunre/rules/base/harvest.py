"""Harvest: gold from farmers, mines and caravans (rules harvest-1 to harvest-4)."""

from __future__ import annotations

from typing import Any, ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.errors import Refusal
from amunre.kernel.legal import Choices, Group, Legal
from amunre.kernel.messages import EVERYONE, Action, Audience, Event
from amunre.kernel.phases import EachSeat, Phase
from amunre.kernel.ruleset import Question
from amunre.kernel.state import Frame, State
from amunre.rules.base.board import board, components, farmers_in, turn_order
from amunre.rules.base.cards import SellCard, play_sale, sales, why_no_sale
from amunre.rules.base.refusals import not_held, not_owned, refuser


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
        table.drop_card(self.seat, self.card)
        table.discards.append(self.card)
        table.harvest_cards[self.province] = self.card


class Harvested(Event, frozen=True):
    """A seat's income, item by item: (province, source, gold)."""

    seat: int
    items: tuple[tuple[str, str, int], ...]
    gold: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        table = board(state)
        table.gold[self.seat] += self.gold
        table.harvest_cards.clear()


CARD_OF: dict[type[Action], str] = {PlayTreasury: "treasury", PlayAbundance: "abundance"}


def harvest_turn(tx: Transaction, frame: Frame) -> None:
    """Whoever holds cards is asked; without cards there is nothing to decide (R64)."""
    seat = frame.data[0]
    if frame.step == 0 and board(tx.state).cards_held(seat):
        tx.ask((seat,), "harvest")
        return
    tx.pop()
    items = tuple(item for name in board(tx.state).lands[seat] for item in income(tx.state, name))
    tx.emit(Harvested(seat, items, sum(gold for _, _, gold in items)))


def income(state: State, province: str) -> list[tuple[str, str, int]]:
    """What a province pays now, by source, with the cards played on it."""
    table = board(state)
    printed = components(state).provinces[province]
    card = table.harvest_cards.get(province)
    if card == "treasury":
        return [(province, card, components(state).treasury_gold)]
    farmers = farmers_in(state, province)
    items = [(province, "farmers", farmers * table.temple)]
    if card == "abundance":
        items.append((province, card, farmers))
    items.append((province, "mine", printed.mine))
    if table.temple in components(state).caravan_positions:
        items.append((province, "caravan", printed.caravan))
    return [item for item in items if item[2]]


def legal_harvest(state: State, seat: int) -> Legal:
    table = board(state)
    hand = table.hands[seat]
    groups: list[Group] = [Choices(CollectIncome, [()])]
    if "treasury" in hand or "abundance" in hand:
        free = [(name,) for name in table.lands[seat] if name not in table.harvest_cards]
        for make, card in CARD_OF.items():
            if free and card in hand and card not in table.harvest_cards.values():
                groups.append(Choices(make, free))
    return Legal(groups + sales(state, seat))


def play_harvest(tx: Transaction, seat: int, action: Any) -> None:
    if isinstance(action, SellCard):
        play_sale(tx, seat, action)
    elif isinstance(action, CollectIncome):
        tx.state.frame.step = 1
    else:
        tx.emit(HarvestCardPlayed(seat, CARD_OF[type(action)], action.province))


def why_no_harvest_card(state: State, seat: int, action: PlayTreasury | PlayAbundance) -> Refusal:
    table = board(state)
    card = CARD_OF[type(action)]
    rule = "harvest-3" if card == "treasury" else "harvest-4"
    if card in table.harvest_cards.values():
        return Refusal("already_played", "game-4", f"Only one {card} may be played in a harvest.")
    text = f"{table.harvest_cards.get(action.province)} lies on {action.province}; a province takes one card."
    return (
        not_held(state, seat, card, rule)
        or not_owned(state, seat, action.province, rule)
        or Refusal("province_has_card", "R53", text)
    )


PHASES: dict[str, Phase] = {
    "harvest": EachSeat("harvest_turn", turn_order),
    "harvest_turn": harvest_turn,
}
QUESTIONS = {
    "harvest": Question(
        legal=legal_harvest,
        play=play_harvest,
        refuse=refuser(
            {PlayTreasury: why_no_harvest_card, PlayAbundance: why_no_harvest_card, SellCard: why_no_sale}
        ),
        prompt="Collect your income, or first play treasury or abundance on a province of your own.",
    ),
}
ACTIONS = (PlayTreasury, PlayAbundance, CollectIncome)
EVENTS = (HarvestCardPlayed, Harvested)
