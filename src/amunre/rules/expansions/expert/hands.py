"""Province cards in hand, and putting one of them up each round (expert-1 to expert-4).

The province deck is dealt out evenly: its first part is the hand of the first seat, and so on. As everybody
puts up one card each round, the parts stay equally large, and nothing else needs to be kept.
"""

from __future__ import annotations

from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.errors import Refusal
from amunre.kernel.legal import Choices, Legal
from amunre.kernel.messages import Action, Audience, Event
from amunre.kernel.phases import Once, Phase
from amunre.kernel.ruleset import Question, Reasons
from amunre.kernel.state import Frame, State
from amunre.rules.base.auction import begin_round, put_up
from amunre.rules.base.board import board, provinces_in_hand
from amunre.rules.shared.order import everybody


class PutUpProvince(Action, frozen=True):
    """Put up a province card from one's hand for this round's auction."""

    province: str
    notation: ClassVar[str] = "put up {province:province}"


class ProvinceHandTaken(Event, frozen=True):
    """A seat takes up its part of the province deck; others know only how many cards that are."""

    seat: int
    count: int
    provinces: tuple[str, ...]
    audience: ClassVar[Audience] = Audience(("seat", "count"), ("provinces",))


def places(players: int, size: int, seat: int) -> range:
    """A seat's part of the province deck (expert-1, expert-4, R22)."""
    each = size // players
    return range(seat * each, (seat + 1) * each)


def take_up_hands(tx: Transaction) -> None:
    """Everybody looks at the own cards, at the start and again in the New Kingdom (expert-1, expert-4)."""
    for seat in range(tx.state.players):
        hand = tuple(sorted(provinces_in_hand(tx.state, seat)))
        tx.emit(ProvinceHandTaken(seat, len(hand), hand))


def put_up_provinces(tx: Transaction, frame: Frame) -> None:
    """All choose at the same time; the last card is put up without a question (expert-2, expert-3)."""
    state = tx.state
    if frame.step == 0:
        frame.step = 1
        begin_round(tx)
        if len(board(state).province_deck) > state.players:
            tx.ask(everybody(state), "put_up_province")
            return
        show(tx, {seat: provinces_in_hand(state, seat)[0] for seat in everybody(state)})
    tx.pop()


def legal_provinces(state: State, seat: int) -> Legal:
    return Legal([Choices(PutUpProvince, [(name,) for name in sorted(provinces_in_hand(state, seat))])])


def reveal(tx: Transaction, choices: dict[int, PutUpProvince]) -> None:
    show(tx, {seat: choice.province for seat, choice in choices.items()})


def show(tx: Transaction, chosen: dict[int, str]) -> None:
    """The chosen provinces are opened together and lie in turn order (R88)."""
    put_up(tx, tuple(chosen[seat] for seat in board(tx.state).order))


def why_not_put_up(state: State, seat: int, action: PutUpProvince) -> Refusal:
    if action.province not in board(state).stones:
        return Refusal(
            "unknown_province", "expert-2", "There is no province called {name}.", {"name": action.province}
        )
    hand = tuple(sorted(provinces_in_hand(state, seat)))
    return Refusal(
        "province_not_held", "expert-2", "You hold {provinces}; put up one of them.", {"provinces": hand}
    )


PHASES: dict[str, Phase] = {"take_up_hands": Once(take_up_hands)}
REPLACED: dict[str, Phase] = {"provinces": put_up_provinces}
QUESTIONS = {
    "put_up_province": Question(
        legal_provinces, "Choose in secret the province that you put up for auction this round.", reveal
    ),
}
REASONS: Reasons = {"put_up_province": {PutUpProvince: why_not_put_up}}
ACTIONS = (PutUpProvince,)
EVENTS = (ProvinceHandTaken,)
