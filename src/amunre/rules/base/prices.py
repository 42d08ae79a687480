"""What one may buy and play in the market, what it costs, and why not (rules market-2 to market-7)."""

from __future__ import annotations

from typing import ClassVar

from amunre.kernel.errors import Refusal
from amunre.kernel.messages import Action
from amunre.kernel.state import State
from amunre.rules.base.board import board, components
from amunre.rules.base.cards import available
from amunre.rules.base.points import points
from amunre.rules.base.refusals import not_held, not_owned
from amunre.rules.base.stones import fields_free

NOTHING_YET, CARDS, FARMERS, STONES = 0, 1, 2, 3
"""How far the order of kinds has come (market-2)."""
ARCHITECT_STONES = 2


class BuyCards(Action, frozen=True):
    """Buy favour cards; the number is said before drawing."""

    count: int
    notation: ClassVar[str] = "buy {count:number} card(s)"


class BuyFarmers(Action, frozen=True):
    count: int
    notation: ClassVar[str] = "buy {count:number} farmer(s)"


class BuyStones(Action, frozen=True):
    count: int
    notation: ClassVar[str] = "buy {count:number} stone(s)"


class PlaceFarmer(Action, frozen=True):
    """Put a bought farmer on an empty field."""

    province: str
    notation: ClassVar[str] = "farmer {province:province}"


class PlaceStone(Action, frozen=True):
    """Put down a bought stone."""

    province: str
    notation: ClassVar[str] = "stone {province:province}"


class PlayArchitect(Action, frozen=True):
    """Build a pyramid out of exactly two stones."""

    province: str
    notation: ClassVar[str] = "architect {province:province}"


class PlayCultivation(Action, frozen=True):
    """Take a farmer for nothing; where an edition allows it, even on a field."""

    province: str
    on_field: bool = False
    notation: ClassVar[str] = "cultivation {province:province} [field=on_field]"


SEAT, STAGE, FARMERS_TO_PLACE, STONES_TO_PLACE, ARCHITECT_PLAYED, CULTIVATION_PLAYED, DONE = range(7)
"""Places of the numbers that a market turn keeps in its frame; all of them are public."""


def price(count: int) -> int:
    """1, 3, 6, 10 ... for 1, 2, 3, 4 ... of one kind (market-2)."""
    return count * (count + 1) // 2


def affordable(gold: int, limit: int = 1000) -> int:
    """How many of one kind the gold pays for, up to a limit."""
    count = 0
    while count < limit and price(count + 1) <= gold:
        count += 1
    return count


def card_limit(state: State, seat: int) -> int:
    """The most favour icons in one province of the seat, and no more cards than there are (market-3, R10)."""
    provinces = components(state).provinces
    icons = max((provinces[name].icons for name in board(state).lands[seat]), default=0)
    return min(icons, available(state))


def architect_places(state: State, seat: int) -> list[str]:
    table = board(state)
    return [name for name in table.lands[seat] if table.stones[name] == ARCHITECT_STONES]


# Why not?


def why_not_that_many(state: State, seat: int, count: int, rule: str, kind: str) -> Refusal:
    if count < 1:
        return Refusal("count_too_low", rule, f"Buy at least one of the {kind}, or none at all.")
    gold = board(state).gold[seat]
    text = f"{count} {kind} cost {price(count)} gold and you have {gold}; favour cards can be sold first."
    return Refusal("cannot_pay", "market-2", text)


def why_not_any_more(state: State, kind: str) -> Refusal:
    text = f"{kind.capitalize()} can be bought once, before any later kind (cards, farmers, stones)."
    return Refusal("kind_is_over", "market-2", text)


def why_no_cards(state: State, seat: int, action: BuyCards) -> Refusal:
    if state.frame.data[STAGE] >= CARDS:
        return why_not_any_more(state, "cards")
    limit = card_limit(state, seat)
    if action.count > limit:
        text = f"You may buy at most {limit} favour cards: the most icons in one of your provinces."
        if available(state) == limit:
            return Refusal("not_enough_cards", "R10", f"Only {limit} favour cards are left to draw.")
        return Refusal("over_card_limit", "market-3", text)
    return why_not_that_many(state, seat, action.count, "market-3", "cards")


def why_no_farmers(state: State, seat: int, action: BuyFarmers) -> Refusal:
    if state.frame.data[STAGE] >= FARMERS:
        return why_not_any_more(state, "farmers")
    room = sum(fields_free(state, seat).values())
    if action.count > room:
        return Refusal("no_empty_field", "market-4", f"You have {room} empty fields for farmers.")
    return why_not_that_many(state, seat, action.count, "market-4", "farmers")


def why_no_stones(state: State, seat: int, action: BuyStones) -> Refusal:
    if state.frame.data[STAGE] >= STONES:
        return why_not_any_more(state, "stones")
    return why_not_that_many(state, seat, action.count, "market-5", "stones")


def why_no_place_for_farmer(state: State, seat: int, action: PlaceFarmer) -> Refusal:
    text = f"{action.province} has no empty field."
    foreign = not_owned(state, seat, action.province, "market-4")
    return foreign or Refusal("no_empty_field", "market-4", text)


def why_no_place_for_stone(state: State, seat: int, action: PlaceStone) -> Refusal:
    foreign = not_owned(state, seat, action.province, "market-5")
    assert foreign is not None
    return foreign


def why_no_architect(state: State, seat: int, action: PlayArchitect) -> Refusal:
    if state.frame.data[ARCHITECT_PLAYED]:
        return Refusal("already_played", "game-4", "Only one architect may be played in a market turn.")
    text = f"An architect needs exactly {ARCHITECT_STONES} stones in the province."
    return (
        not_held(state, seat, "architect", "market-6")
        or not_owned(state, seat, action.province, "market-6")
        or Refusal("not_two_stones", "market-6", text)
    )


def why_no_cultivation(state: State, seat: int, action: PlayCultivation) -> Refusal:
    if state.frame.data[CULTIVATION_PLAYED]:
        return Refusal("already_played", "game-4", "Only one cultivation may be played in a market turn.")
    refusal = not_held(state, seat, "cultivation", "market-7")
    refusal = refusal or not_owned(state, seat, action.province, "market-7")
    if refusal is not None:
        return refusal
    places = points(state).cultivation_places(state, seat, state.frame.data[STAGE] > NOTHING_YET)
    if not places:
        return Refusal("buy_first", "R31", "Cultivation can be played once you have bought something.")
    if any(on_field for _, on_field in places):
        return Refusal("no_empty_field", "market-7", f"{action.province} has no empty field.")
    return Refusal("not_on_a_field", "market-7", "Cultivation cannot put the farmer on a field here.")
