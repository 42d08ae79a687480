"""What one may buy and play in the market, what it costs, and why not (rules market-2 to market-7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import msgspec

from amunre.kernel.engine import Transaction
from amunre.kernel.errors import Refusal
from amunre.kernel.messages import Action
from amunre.kernel.state import SeatTurn, State
from amunre.rules.base.board import board, components
from amunre.rules.base.cards import available
from amunre.rules.base.points import points
from amunre.rules.base.refusals import not_held, not_owned
from amunre.rules.base.stones import fields_free

NOTHING_YET, CARDS, FARMERS, STONES = 0, 20, 30, 40
"""How far the order of kinds has come (market-2); there is room for kinds that an expansion sells."""
ARCHITECT_STONES = 2


class MarketTurn(SeatTurn, kw_only=True):
    """What a seat has bought and played in its turn."""

    phase: str = "market_turn"
    stage: int = NOTHING_YET
    bought: int = 0
    """How many of the kind of the present stage."""
    architect_played: bool = False
    cultivation_played: bool = False


class Purchase(Action, frozen=True):
    """Buy so many of one kind; every kind that the market sells has its own."""

    count: int


class Kind(msgspec.Struct, frozen=True):
    """A row of the table of kinds that the market sells."""

    stage: int
    """Place in the order of kinds."""
    action: type[Purchase]
    most: Callable[[State, int], int]
    """The most of it that a seat could take now, money aside."""
    deliver: Callable[[Transaction, int, int], None]
    """Hands over so many to the seat."""


class BuyCards(Purchase, frozen=True):
    """Buy favour cards; the number is said before drawing."""

    notation: ClassVar[str] = "buy {count:number} card(s)"


class BuyFarmers(Purchase, frozen=True):
    """Buy farmers, no more than there are empty fields; they are put down at once."""

    notation: ClassVar[str] = "buy {count:number} farmer(s)"


class BuyStones(Purchase, frozen=True):
    """Buy stones; they are put down at once, one by one."""

    notation: ClassVar[str] = "buy {count:number} stone(s)"


class PlayArchitect(Action, frozen=True):
    """Build a pyramid out of exactly two stones."""

    province: str
    notation: ClassVar[str] = "architect {province:province}"


class PlayCultivation(Action, frozen=True):
    """Take a farmer for nothing; where an edition allows it, even on a field."""

    province: str
    on_field: bool = False
    notation: ClassVar[str] = "cultivation {province:province} [field=on_field]"


def price(count: int) -> int:
    """1, 3, 6, 10 ... for 1, 2, 3, 4 ... of one kind (market-2)."""
    return count * (count + 1) // 2


ANY_NUMBER = 1000


def affordable(gold: int, limit: int) -> int:
    """How many of one kind the gold pays for, up to a limit."""
    count = 0
    while count < limit and price(count + 1) <= gold:
        count += 1
    return count


def market_turn(state: State) -> MarketTurn:
    """The market turn in progress, even while pieces are being placed."""
    return state.frame_of(MarketTurn)


def in_market(state: State) -> bool:
    return state.is_within(MarketTurn)


def most_icons(state: State, seat: int) -> int:
    """The most favour icons in one province of the seat (market-3)."""
    provinces = components(state).provinces
    return max((provinces[name].icons for name in board(state).lands[seat]), default=0)


def most_cards(state: State, seat: int) -> int:
    """The limit of icons, and no more cards than there are (market-3, R10)."""
    return min(points(state).card_limit(state, seat), available(state))


def most_farmers(state: State, seat: int) -> int:
    return sum(fields_free(state, seat).values())


def most_stones(state: State, seat: int) -> int:
    return ANY_NUMBER if board(state).lands[seat] else 0


def architect_places(state: State, seat: int) -> list[str]:
    table = board(state)
    return [name for name in table.lands[seat] if table.stones[name] == ARCHITECT_STONES]


# Why not?


def why_not_that_many(state: State, seat: int, count: int, rule: str, kind: str) -> Refusal:
    if count < 1:
        return Refusal(
            "count_too_low", rule, "Buy at least one of the {kind}, or none at all.", {"kind": kind}
        )
    return too_dear(price(count), board(state).gold[seat], "market-2")


def too_dear(cost: int, gold: int, rule: str) -> Refusal:
    text = "That costs {price} gold and you have {gold}; favour cards can be sold first."
    return Refusal("cannot_pay", rule, text, {"price": cost, "gold": gold})


def why_no_purchase(state: State, seat: int, action: Purchase) -> Refusal:
    """Why so many of a kind cannot be bought; the kind is found by the action."""
    name = kind_of(state, type(action))
    kind: Kind = state.rules.tables["kinds"][name]
    if not may_buy(state, kind):
        text = "Each kind is bought once, before any later one; it is too late for {kind}."
        return Refusal("kind_is_over", "market-2", text, {"kind": name})
    most = kind.most(state, seat)
    if action.count > most:
        return too_many(state, name, most)
    return why_not_that_many(state, seat, action.count, RULES.get(name, "market-2"), name)


RULES = {"cards": "market-3", "farmers": "market-4", "stones": "market-5"}


def too_many(state: State, name: str, most: int) -> Refusal:
    if name == "farmers":
        return Refusal(
            "no_empty_field", "market-4", "Empty fields that you have for farmers: {count}.", {"count": most}
        )
    if name == "cards" and most < available(state):
        text = "Favour cards that you may buy: {count}, the most icons in one of your provinces."
        return Refusal("over_card_limit", "market-3", text, {"count": most})
    return Refusal("not_enough_cards", "R10", "No more than {count} of them can be had.", {"count": most})


def kind_of(state: State, action: type[Purchase]) -> str:
    return next(name for name, kind in state.rules.tables["kinds"].items() if kind.action is action)


def may_buy(state: State, kind: Kind) -> bool:
    """Kinds come in their order, each in one go (market-2), unless a rule lets one be bought again."""
    return market_turn(state).stage < kind.stage or points(state).may_buy_again(state, kind.stage)


def never_again(state: State, stage: int) -> bool:
    return False


def outside_the_market(state: State) -> Refusal | None:
    """The refusal for a market card while pieces are placed in another phase."""
    if in_market(state):
        return None
    return Refusal("wrong_moment", "game-4", "This card is played in one's own market turn.")


ONCE_A_TURN = "Only one {card} may be played in a market turn."


def why_no_architect(state: State, seat: int, action: PlayArchitect) -> Refusal:
    outside = outside_the_market(state)
    if outside is not None:
        return outside
    if market_turn(state).architect_played:
        return Refusal("already_played", "game-4", ONCE_A_TURN, {"card": "architect"})
    text = f"An architect needs exactly {ARCHITECT_STONES} stones in the province."
    return (
        not_held(state, seat, "architect", "market-6")
        or not_owned(state, seat, action.province, "market-6")
        or Refusal("not_two_stones", "market-6", text)
    )


def why_no_cultivation(state: State, seat: int, action: PlayCultivation) -> Refusal:
    outside = outside_the_market(state)
    if outside is not None:
        return outside
    if market_turn(state).cultivation_played:
        return Refusal("already_played", "game-4", ONCE_A_TURN, {"card": "cultivation"})
    refusal = not_held(state, seat, "cultivation", "market-7")
    refusal = refusal or not_owned(state, seat, action.province, "market-7")
    if refusal is not None:
        return refusal
    places = points(state).cultivation_places(state, seat, market_turn(state).stage > NOTHING_YET)
    if not places:
        return Refusal("buy_first", "R31", "Cultivation can be played once you have bought something.")
    if any(on_field for _, on_field in places):
        return Refusal(
            "no_empty_field", "market-7", "{province} has no empty field.", {"province": action.province}
        )
    return Refusal("not_on_a_field", "market-7", "Cultivation cannot put the farmer on a field here.")
