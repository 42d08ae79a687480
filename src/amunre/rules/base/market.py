"""Market: favour cards, then farmers, then stones, each kind in one go (rules market-1 to market-7)."""

from __future__ import annotations

from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.legal import Choices, Group, Legal
from amunre.kernel.messages import EVERYONE, Action, Audience, Event
from amunre.kernel.phases import EachSeat, Phase
from amunre.kernel.ruleset import Effects, Question, Reason, Reasons
from amunre.kernel.state import Frame, State
from amunre.rules.base.board import board
from amunre.rules.base.cards import CardDiscarded, SellCard, sales, why_no_sale
from amunre.rules.base.placing import Placing
from amunre.rules.base.points import points
from amunre.rules.base.prices import (
    ARCHITECT_STONES,
    CARDS,
    FARMERS,
    NOTHING_YET,
    STONES,
    BuyCards,
    BuyFarmers,
    BuyStones,
    Kind,
    MarketTurn,
    PlayArchitect,
    PlayCultivation,
    Purchase,
    affordable,
    architect_places,
    in_market,
    kind_of,
    market_turn,
    may_buy,
    most_cards,
    most_farmers,
    most_stones,
    price,
    why_no_architect,
    why_no_cultivation,
    why_no_purchase,
)
from amunre.rules.base.stones import FarmerPlaced, PyramidBuilt
from amunre.rules.base.turns import DONE, Done
from amunre.rules.shared.order import turn_order


class Bought(Event, frozen=True):
    """A seat buys some of one kind: ``cards``, ``farmers`` or ``stones``."""

    seat: int
    kind: str
    count: int
    price: int
    audience: ClassVar[Audience] = EVERYONE
    undoable: ClassVar[bool] = True

    def apply(self, state: State) -> None:
        board(state).gold[self.seat] -= self.price


class MarketTurnEnded(Event, frozen=True):
    seat: int
    audience: ClassVar[Audience] = EVERYONE


def take_turn(tx: Transaction, frame: MarketTurn) -> None:
    """Ask for purchases and cards until the seat is done."""
    if frame.step == DONE:
        tx.pop()
        tx.emit(MarketTurnEnded(frame.seat))
    else:
        frame.step = 1
        tx.ask((frame.seat,), "market")


# Buying


def legal_market(state: State, seat: int) -> Legal:
    gold = board(state).gold[seat]
    groups: list[Group] = [Choices(Done, [()])]
    for kind in state.rules.tables["kinds"].values():
        if gold and may_buy(state, kind):
            count = affordable(gold, kind.most(state, seat))
            if count:
                groups.append(Choices(kind.action, [(n,) for n in range(1, count + 1)]))
    return Legal(groups + market_cards(state, seat) + sales(state, seat))


def play_purchase(tx: Transaction, frame: MarketTurn, seat: int, action: Purchase) -> None:
    """Pay for so many of a kind and get them; the kind is found by the action."""
    name = kind_of(tx.state, type(action))
    kind: Kind = tx.rules.tables["kinds"][name]
    tx.emit(Bought(seat, name, action.count, price(action.count)))
    points(tx.state).after_purchase(tx, seat, kind.stage, action.count)
    frame.stage, frame.bought = kind.stage, action.count
    kind.deliver(tx, seat, action.count)


def nothing_noted(tx: Transaction, seat: int, stage: int, count: int) -> None:
    """A purchase has no further consequence."""


def deliver_cards(tx: Transaction, seat: int, count: int) -> None:
    points(tx.state).deliver_cards(tx, seat, count)


def deliver_farmers(tx: Transaction, seat: int, count: int) -> None:
    tx.push(Placing(seat=seat, farmers=count))


def deliver_stones(tx: Transaction, seat: int, count: int) -> None:
    tx.push(Placing(seat=seat, stones=count))


KINDS = {
    "cards": Kind(CARDS, BuyCards, most_cards, deliver_cards),
    "farmers": Kind(FARMERS, BuyFarmers, most_farmers, deliver_farmers),
    "stones": Kind(STONES, BuyStones, most_stones, deliver_stones),
}

# Architect and cultivation, once each, at any time in one's own market turn


def market_cards(state: State, seat: int) -> list[Group]:
    groups: list[Group] = []
    hand = board(state).hands[seat]
    if "architect" in hand and not market_turn(state).architect_played:
        places = architect_places(state, seat)
        if places:
            groups.append(Choices(PlayArchitect, [(place,) for place in places]))
    if "cultivation" in hand and not market_turn(state).cultivation_played:
        rows = points(state).cultivation_places(state, seat, market_turn(state).stage > NOTHING_YET)
        if rows:
            groups.append(Choices(PlayCultivation, rows))
    return groups


def cards_between_stones(state: State, seat: int) -> list[Group]:
    """While bought stones are placed, the market's cards may come in between."""
    return market_cards(state, seat) if in_market(state) else []


def play_architect(tx: Transaction, frame: Frame, seat: int, action: PlayArchitect) -> None:
    market_turn(tx.state).architect_played = True
    tx.emit(CardDiscarded(seat, "architect"))
    tx.emit(PyramidBuilt(seat, action.province, ARCHITECT_STONES))


def play_cultivation(tx: Transaction, frame: Frame, seat: int, action: PlayCultivation) -> None:
    market_turn(tx.state).cultivation_played = True
    tx.emit(CardDiscarded(seat, "cultivation"))
    tx.emit(FarmerPlaced(seat, action.province, action.on_field))


def beside_the_fields(state: State, seat: int, bought: bool) -> list[tuple[str, bool]]:
    """Into any province of one's own, but not on a field (market-7)."""
    return [(province, False) for province in board(state).lands[seat]]


PHASES: dict[str, Phase] = {
    "market": EachSeat("market_turn", turn_order),
    "market_turn": take_turn,
}
FRAMES = (MarketTurn,)
QUESTIONS = {
    "market": Question(
        legal_market,
        "Your market turn: buy favour cards, then farmers, then stones, play cards, or be done.",
    ),
}
OFFERS = {"place_stone": cards_between_stones}
PURCHASES = (BuyCards, BuyFarmers, BuyStones)
EFFECTS: Effects = {
    **dict.fromkeys(PURCHASES, play_purchase),
    PlayArchitect: play_architect,
    PlayCultivation: play_cultivation,
}
CARD_REASONS: dict[type[Action], Reason] = {
    PlayArchitect: why_no_architect,
    PlayCultivation: why_no_cultivation,
}
REASONS: Reasons = {
    "market": {**dict.fromkeys(PURCHASES, why_no_purchase), **CARD_REASONS, SellCard: why_no_sale},
}
ACTIONS = (*PURCHASES, PlayArchitect, PlayCultivation)
EVENTS = (Bought, MarketTurnEnded)
