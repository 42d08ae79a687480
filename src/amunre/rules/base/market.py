"""Market: favour cards, then farmers, then stones, each kind in one go (rules market-1 to market-7)."""

from __future__ import annotations

from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.legal import Choices, Group, Legal
from amunre.kernel.messages import EVERYONE, Action, Audience, Event
from amunre.kernel.phases import EachSeat, Phase
from amunre.kernel.ruleset import Question
from amunre.kernel.state import Frame, State
from amunre.rules.base.board import board, turn_order
from amunre.rules.base.cards import CardDiscarded, SellCard, draw, play_sale, sales, why_no_sale
from amunre.rules.base.points import points
from amunre.rules.base.prices import (
    ARCHITECT_PLAYED,
    ARCHITECT_STONES,
    CARDS,
    CULTIVATION_PLAYED,
    DONE,
    FARMERS,
    FARMERS_TO_PLACE,
    NOTHING_YET,
    SEAT,
    STAGE,
    STONES,
    STONES_TO_PLACE,
    BuyCards,
    BuyFarmers,
    BuyStones,
    PlaceFarmer,
    PlaceStone,
    PlayArchitect,
    PlayCultivation,
    affordable,
    architect_places,
    card_limit,
    price,
    why_no_architect,
    why_no_cards,
    why_no_cultivation,
    why_no_farmers,
    why_no_place_for_farmer,
    why_no_place_for_stone,
    why_no_stones,
)
from amunre.rules.base.refusals import refuser
from amunre.rules.base.stones import FarmerPlaced, PyramidBuilt, fields_free, place_stone
from amunre.rules.base.turns import Done


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


def market_turn(tx: Transaction, frame: Frame) -> None:
    """Ask what is due: placing bought farmers, placing bought stones, or the next purchase."""
    state = tx.state
    turn = frame.data
    if frame.step == 0:
        frame.step = 1
        turn.extend([0] * DONE)
    seat = turn[SEAT]
    if turn[FARMERS_TO_PLACE]:
        if not place_forced_farmers(tx, seat, turn):
            tx.ask((seat,), "place_farmer")
    elif turn[STONES_TO_PLACE]:
        own = board(state).lands[seat]
        if len(own) == 1 and not board(state).cards_held(seat):
            # nothing to choose, and without cards there is no architect to play in between
            turn[STONES_TO_PLACE] -= 1
            place_stone(tx, seat, own[0])
        else:
            tx.ask((seat,), "place_stone")
    elif turn[DONE]:
        tx.pop()
        tx.emit(MarketTurnEnded(seat))
    else:
        tx.ask((seat,), "market")


def place_forced_farmers(tx: Transaction, seat: int, turn: list[int]) -> bool:
    """Farmers that can go to one province only, or that fill every field, need no asking."""
    free = fields_free(tx.state, seat)
    if len(free) > 1 and sum(free.values()) > turn[FARMERS_TO_PLACE]:
        return False
    for province, empty in free.items():
        for _ in range(min(empty, turn[FARMERS_TO_PLACE])):
            turn[FARMERS_TO_PLACE] -= 1
            tx.emit(FarmerPlaced(seat, province, True))
    return True


# Legal sets


def legal_market(state: State, seat: int) -> Legal:
    turn = state.frame.data
    gold = board(state).gold[seat]
    groups: list[Group] = [Choices(Done, [()])]
    if turn[STAGE] < CARDS:
        count = affordable(gold, card_limit(state, seat))
        if count:
            groups.append(Choices(BuyCards, [(n,) for n in range(1, count + 1)]))
    if turn[STAGE] < FARMERS:
        count = affordable(gold, sum(fields_free(state, seat).values()))
        if count:
            groups.append(Choices(BuyFarmers, [(n,) for n in range(1, count + 1)]))
    if turn[STAGE] < STONES:
        count = affordable(gold)
        if count:
            groups.append(Choices(BuyStones, [(n,) for n in range(1, count + 1)]))
    return Legal(groups + market_cards(state, seat) + sales(state, seat))


def market_cards(state: State, seat: int) -> list[Group]:
    """Architect and cultivation, once each, at any time in one's own market turn."""
    groups: list[Group] = []
    hand = board(state).hands[seat]
    turn = state.frame.data
    if "architect" in hand and not turn[ARCHITECT_PLAYED]:
        places = architect_places(state, seat)
        if places:
            groups.append(Choices(PlayArchitect, [(place,) for place in places]))
    if "cultivation" in hand and not turn[CULTIVATION_PLAYED]:
        rows = points(state).cultivation_places(state, seat, turn[STAGE] > NOTHING_YET)
        if rows:
            groups.append(Choices(PlayCultivation, rows))
    return groups


def legal_farmer_place(state: State, seat: int) -> Legal:
    rows = [(province,) for province in fields_free(state, seat)]
    return Legal([Choices(PlaceFarmer, rows), *sales(state, seat)])


def legal_stone_place(state: State, seat: int) -> Legal:
    rows = [(province,) for province in board(state).lands[seat]]
    return Legal([Choices(PlaceStone, rows), *market_cards(state, seat), *sales(state, seat)])


# Playing


def play_market(tx: Transaction, seat: int, action: Action) -> None:
    turn = tx.state.frame.data
    match action:
        case Done():
            turn[DONE] = 1
        case BuyCards(count):
            turn[STAGE] = CARDS
            tx.emit(Bought(seat, "cards", count, price(count)))
            draw(tx, seat, count)
        case BuyFarmers(count):
            turn[STAGE] = FARMERS
            turn[FARMERS_TO_PLACE] = count
            tx.emit(Bought(seat, "farmers", count, price(count)))
        case BuyStones(count):
            turn[STAGE] = STONES
            turn[STONES_TO_PLACE] = count
            tx.emit(Bought(seat, "stones", count, price(count)))
        case PlaceFarmer(province):
            turn[FARMERS_TO_PLACE] -= 1
            tx.emit(FarmerPlaced(seat, province, True))
        case PlaceStone(province):
            turn[STONES_TO_PLACE] -= 1
            place_stone(tx, seat, province)
        case PlayArchitect(province):
            turn[ARCHITECT_PLAYED] = 1
            tx.emit(CardDiscarded(seat, "architect"))
            tx.emit(PyramidBuilt(seat, province, ARCHITECT_STONES))
        case PlayCultivation(province, on_field):
            turn[CULTIVATION_PLAYED] = 1
            tx.emit(CardDiscarded(seat, "cultivation"))
            tx.emit(FarmerPlaced(seat, province, on_field))
        case _:
            assert isinstance(action, SellCard)
            play_sale(tx, seat, action)


# Where cultivation puts its farmer


def beside_the_fields(state: State, seat: int, bought: bool) -> list[tuple[str, bool]]:
    """Into any province of one's own, but not on a field (market-7)."""
    return [(province, False) for province in board(state).lands[seat]]


PHASES: dict[str, Phase] = {
    "market": EachSeat("market_turn", turn_order),
    "market_turn": market_turn,
}
QUESTIONS = {
    "market": Question(
        legal=legal_market,
        play=play_market,
        refuse=refuser(
            {
                BuyCards: why_no_cards,
                BuyFarmers: why_no_farmers,
                BuyStones: why_no_stones,
                PlayArchitect: why_no_architect,
                PlayCultivation: why_no_cultivation,
                SellCard: why_no_sale,
            }
        ),
        prompt="Your market turn: buy favour cards, then farmers, then stones, play cards, or be done.",
    ),
    "place_farmer": Question(
        legal=legal_farmer_place,
        play=play_market,
        refuse=refuser({PlaceFarmer: why_no_place_for_farmer, SellCard: why_no_sale}),
        prompt="Put a bought farmer on an empty field.",
    ),
    "place_stone": Question(
        legal=legal_stone_place,
        play=play_market,
        refuse=refuser(
            {
                PlaceStone: why_no_place_for_stone,
                PlayArchitect: why_no_architect,
                PlayCultivation: why_no_cultivation,
                SellCard: why_no_sale,
            }
        ),
        prompt="Put a bought stone into a province of your own.",
    ),
}
ACTIONS = (
    BuyCards,
    BuyFarmers,
    BuyStones,
    PlaceFarmer,
    PlaceStone,
    PlayArchitect,
    PlayCultivation,
)
EVENTS = (Bought, MarketTurnEnded)
