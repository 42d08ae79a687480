"""Horus: pyramids out of two stones and a gold (statues-11, R15, R45, R77, R78)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.errors import Refusal
from amunre.kernel.legal import Choices, Group, Legal
from amunre.kernel.messages import EVERYONE, Action, Audience, Event
from amunre.kernel.phases import Phase
from amunre.kernel.ruleset import Effects, Question, Reasons
from amunre.kernel.state import Frame, SeatTurn, State
from amunre.rules.base.bids import worth
from amunre.rules.base.board import board, components
from amunre.rules.base.cards import SellCard, sales, why_no_sale
from amunre.rules.base.gifts import STONE_LAID, Gifts
from amunre.rules.base.placing import PlaceStone
from amunre.rules.base.refusals import not_owned
from amunre.rules.base.stones import PyramidBuilt, place_stone
from amunre.rules.expansions.statues.slice import figure, home

HORUS_STONES = 2


class Laying(SeatTurn, kw_only=True):
    """Stones of a blessing or gift that are put down one by one."""

    phase: str = "laying"
    province: str
    stones: int


class BuildWithHorus(Action, frozen=True):
    """Build a pyramid out of exactly two stones for a gold."""

    province: str
    notation: ClassVar[str] = "horus {province:province}"


class HorusPaid(Event, frozen=True):
    """The gold for a pyramid that Horus allows."""

    seat: int
    price: int
    audience: ClassVar[Audience] = EVERYONE
    undoable: ClassVar[bool] = True

    def apply(self, state: State) -> None:
        board(state).gold[self.seat] -= self.price


def in_reach(state: State, seat: int) -> list[str]:
    """The province of Horus and own provinces beside it, the far bank included (R45)."""
    middle = home(state, seat, "horus")
    if not middle:
        return []
    near = components(state).provinces[middle].neighbours
    return [name for name in board(state).lands[seat] if name == middle or name in near]


def places(state: State, seat: int) -> list[str]:
    stones = board(state).stones
    return [name for name in in_reach(state, seat) if stones[name] == HORUS_STONES]


def could_build(state: State, seat: int) -> bool:
    """Whether there is a place and the gold, or cards to sell for it; everybody can know that (R64)."""
    return bool(places(state, seat)) and worth(state, seat) >= figure(state, "horus_gold")


def horus_groups(state: State, seat: int) -> list[Group]:
    if board(state).gold[seat] < figure(state, "horus_gold"):
        return []
    rows = [(name,) for name in places(state, seat)]
    return [Choices(BuildWithHorus, rows)] if rows else []


def play_horus(tx: Transaction, frame: Frame, seat: int, action: BuildWithHorus) -> None:
    tx.emit(HorusPaid(seat, figure(tx.state, "horus_gold")))
    tx.emit(PyramidBuilt(seat, action.province, HORUS_STONES))


def why_no_horus(state: State, seat: int, action: BuildWithHorus) -> Refusal:
    province = action.province
    if not home(state, seat, "horus"):
        return Refusal("not_your_statue", "statues-3", "You do not control the province of Horus.")
    foreign = not_owned(state, seat, province, "statues-11")
    if foreign is not None:
        return foreign
    if province not in in_reach(state, seat):
        text = "{province} is neither the province of Horus nor beside it."
        return Refusal("out_of_reach", "R45", text, {"province": province})
    if board(state).stones[province] != HORUS_STONES:
        text = f"Horus needs exactly {HORUS_STONES} stones in the province."
        return Refusal("not_two_stones", "R15", text)
    text = "Horus asks for gold that you do not have; favour cards can be sold first."
    return Refusal("cannot_pay", "statues-11", text)


def or_horus(inner: Callable[[State, int], bool]) -> Callable[[State, int], bool]:
    """While stones are put down, Horus may be something more to do (R15)."""

    def more(state: State, seat: int) -> bool:
        return inner(state, seat) or could_build(state, seat)

    return more


# Gifts: once one of them has put down a stone (R77)


def groups_with_gifts(state: State, seat: int) -> list[Group]:
    return horus_groups(state, seat) if state.frame_of(Gifts).step == STONE_LAID else []


def why_no_horus_with_gifts(state: State, seat: int, action: BuildWithHorus) -> Refusal:
    if home(state, seat, "horus") and state.frame_of(Gifts).step != STONE_LAID:
        text = "While gifts are taken Horus builds only once one of them has put down a stone."
        return Refusal("no_stone_laid", "R77", text)
    return why_no_horus(state, seat, action)


def or_horus_with_gifts(inner: Callable[[State, int], bool]) -> Callable[[State, int], bool]:
    def more(state: State, seat: int) -> bool:
        return inner(state, seat) or (state.frame_of(Gifts).step == STONE_LAID and could_build(state, seat))

    return more


# Stones of blessings and gifts: asked only where Horus could come before a third stone


def with_horus(
    lay: Callable[[Transaction, int, str, int], None],
) -> Callable[[Transaction, int, str, int], None]:
    def lay_stones(tx: Transaction, seat: int, province: str, count: int) -> None:
        if count and province in in_reach(tx.state, seat):
            tx.push(Laying(seat=seat, province=province, stones=count))
        else:
            lay(tx, seat, province, count)

    return lay_stones


def province_of_the_stone(state: State) -> str:
    return state.frame_of(Laying).province


def laying(tx: Transaction, frame: Laying) -> None:
    """Stones one by one; before one that makes a pyramid Horus may build (R77, R78)."""
    state = tx.state
    if not frame.stones:
        tx.pop()
        return
    if board(state).stones[frame.province] == HORUS_STONES and could_build(state, frame.seat):
        tx.ask((frame.seat,), "lay_stone")
    else:
        frame.stones -= 1
        place_stone(tx, frame.seat, frame.province)


def legal_stone(state: State, seat: int) -> Legal:
    stone = Choices(PlaceStone, [(province_of_the_stone(state),)])
    return Legal([stone, *horus_groups(state, seat), *sales(state, seat)])


def why_not_there(state: State, seat: int, action: PlaceStone) -> Refusal:
    text = "This stone belongs to {province}."
    return Refusal("stone_has_its_place", "R78", text, {"province": province_of_the_stone(state)})


PHASES: dict[str, Phase] = {"laying": laying}
FRAMES = (Laying,)
QUESTIONS = {
    "lay_stone": Question(legal_stone, "Put down the stone, or build with Horus first."),
}
OFFERS = {
    **dict.fromkeys(("market", "place_stone"), horus_groups),
    **dict.fromkeys(("gift", "gift_end"), groups_with_gifts),
}
EFFECTS: Effects = {BuildWithHorus: play_horus}
REASONS: Reasons = {
    **{question: {BuildWithHorus: why_no_horus} for question in ("market", "place_stone")},
    **{question: {BuildWithHorus: why_no_horus_with_gifts} for question in ("gift", "gift_end")},
    "lay_stone": {BuildWithHorus: why_no_horus, PlaceStone: why_not_there, SellCard: why_no_sale},
}
ACTIONS = (BuildWithHorus,)
EVENTS = (HorusPaid,)
