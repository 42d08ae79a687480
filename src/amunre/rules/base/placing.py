"""Placing pieces that a seat has bought or been given, one by one (rules market-4, market-5, R16)."""

from __future__ import annotations

from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.errors import Refusal
from amunre.kernel.legal import Choices, Legal
from amunre.kernel.messages import Action
from amunre.kernel.phases import Phase
from amunre.kernel.ruleset import Effects, Question, Reasons
from amunre.kernel.state import SeatTurn, State
from amunre.rules.base.board import board
from amunre.rules.base.cards import SellCard, sales, why_no_sale
from amunre.rules.base.points import points
from amunre.rules.base.prices import in_market
from amunre.rules.base.refusals import not_owned
from amunre.rules.base.stones import FarmerPlaced, fields_free, place_stone


class Placing(SeatTurn, kw_only=True):
    """Pieces that a seat still has to put down."""

    phase: str = "placing"
    farmers: int = 0
    stones: int = 0


class PlaceFarmer(Action, frozen=True):
    """Put a farmer on an empty field."""

    province: str
    notation: ClassVar[str] = "farmer {province:province}"


class PlaceStone(Action, frozen=True):
    """Put down a stone."""

    province: str
    notation: ClassVar[str] = "stone {province:province}"


def placing(tx: Transaction, frame: Placing) -> None:
    """Farmers first, then stones; what can go to one place only goes there unasked (R64)."""
    state = tx.state
    seat = frame.seat
    if frame.farmers:
        if not place_forced_farmers(tx, frame):
            tx.ask((seat,), "place_farmer")
        return
    own = board(state).lands[seat]
    if frame.stones and own:
        may_play = in_market(state) and board(state).cards_held(seat) > 0
        if len(own) == 1 and not may_play and not points(state).more_with_stones(state, seat):
            # nothing to choose, and no card that could be played in between: number and phase are public
            frame.stones -= 1
            place_stone(tx, seat, own[0])
        else:
            tx.ask((seat,), "place_stone")
        return
    tx.pop()


def nothing_in_between(state: State, seat: int) -> bool:
    return False


def place_forced_farmers(tx: Transaction, frame: Placing) -> bool:
    """Place farmers that can go to one province only or fill every field; those without a field are lost."""
    free = fields_free(tx.state, frame.seat)
    if len(free) > 1 and sum(free.values()) > frame.farmers:
        return False
    for province, empty in free.items():
        for _ in range(min(empty, frame.farmers)):
            frame.farmers -= 1
            tx.emit(FarmerPlaced(frame.seat, province, True))
    frame.farmers = 0
    return True


def legal_farmer_place(state: State, seat: int) -> Legal:
    rows = [(province,) for province in fields_free(state, seat)]
    return Legal([Choices(PlaceFarmer, rows), *sales(state, seat)])


def legal_stone_place(state: State, seat: int) -> Legal:
    rows = [(province,) for province in board(state).lands[seat]]
    return Legal([Choices(PlaceStone, rows), *sales(state, seat)])


def play_farmer(tx: Transaction, frame: Placing, seat: int, action: PlaceFarmer) -> None:
    frame.farmers -= 1
    tx.emit(FarmerPlaced(seat, action.province, True))


def play_stone(tx: Transaction, frame: Placing, seat: int, action: PlaceStone) -> None:
    frame.stones -= 1
    place_stone(tx, seat, action.province)


def why_no_place_for_farmer(state: State, seat: int, action: PlaceFarmer) -> Refusal:
    foreign = not_owned(state, seat, action.province, "market-4")
    return foreign or Refusal(
        "no_empty_field", "market-4", "{province} has no empty field.", {"province": action.province}
    )


def why_no_place_for_stone(state: State, seat: int, action: PlaceStone) -> Refusal:
    foreign = not_owned(state, seat, action.province, "market-5")
    assert foreign is not None
    return foreign


PHASES: dict[str, Phase] = {"placing": placing}
FRAMES = (Placing,)
QUESTIONS = {
    "place_farmer": Question(legal_farmer_place, "Put a farmer on an empty field."),
    "place_stone": Question(legal_stone_place, "Put a stone into a province of your own."),
}
EFFECTS: Effects = {PlaceFarmer: play_farmer, PlaceStone: play_stone}
REASONS: Reasons = {
    "place_farmer": {PlaceFarmer: why_no_place_for_farmer, SellCard: why_no_sale},
    "place_stone": {PlaceStone: why_no_place_for_stone, SellCard: why_no_sale},
}
ACTIONS = (PlaceFarmer, PlaceStone)
