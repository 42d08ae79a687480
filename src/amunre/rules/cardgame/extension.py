"""After an auction: new cards are laid, then the ankhs decide who is Pharaoh (card-extension-1 to 4)."""

from __future__ import annotations

from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.errors import Refusal
from amunre.kernel.legal import Choices, Legal
from amunre.kernel.messages import EVERYONE, Action, Audience, Event
from amunre.kernel.phases import EachSeat, Once, Phase
from amunre.kernel.ruleset import Effects, Question, Reasons
from amunre.kernel.state import Frame, SeatTurn, State
from amunre.rules.cardgame.table import ankhs_of, card_set, table
from amunre.rules.shared.order import clockwise, turn_order


class ExtendProvince(Action, frozen=True):
    """Lay the card just won on one of your provinces, named by its uppermost card."""

    province: str
    notation: ClassVar[str] = "extend {province:province}"


class ProvinceFounded(Event, frozen=True):
    """In the first kingdom a card is a province of its own."""

    seat: int
    province: str
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        found = table(state)
        found.won[self.seat] = ""
        found.stacks[self.seat].append([self.province])
        found.tokens[self.seat].append(0)


class ProvinceExtended(Event, frozen=True):
    """A card covers the uppermost card of a province; of what lies below only pyramids count on."""

    seat: int
    province: str
    over: str
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        found = table(state)
        found.won[self.seat] = ""
        found.stacks[self.seat][found.tops(self.seat).index(self.over)].append(self.province)


class PharaohNamed(Event, frozen=True):
    """The player with most visible ankhs is Pharaoh and first in turn order."""

    seat: int
    ankhs: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        table(state).order = clockwise(state.players, self.seat)


def not_extended(state: State, seat: int) -> list[str]:
    """Uppermost cards of provinces that have not been extended in this kingdom (card-extension-1)."""
    found = table(state)
    return [stack[-1] for stack in found.stacks[seat] if len(stack) < found.kingdom]


def lay_card(tx: Transaction, frame: SeatTurn) -> None:
    """In turn order, openly (R59); where one province is left there is nothing to ask (R91)."""
    state = tx.state
    seat = frame.seat
    card = table(state).won[seat]
    places = not_extended(state, seat)
    if card and len(places) > 1:
        tx.ask((seat,), "extend")
        return
    tx.pop()
    if card and places:
        tx.emit(ProvinceExtended(seat, card, places[0]))
    elif card:
        tx.emit(ProvinceFounded(seat, card))


def legal_extensions(state: State, seat: int) -> Legal:
    return Legal([Choices(ExtendProvince, [(name,) for name in not_extended(state, seat)])])


def extend(tx: Transaction, frame: Frame, seat: int, action: ExtendProvince) -> None:
    tx.emit(ProvinceExtended(seat, table(tx.state).won[seat], action.province))


def why_no_extension(state: State, seat: int, action: ExtendProvince) -> Refusal:
    missing = not_your_top(state, seat, action.province, "card-extension-1")
    if missing is not None:
        return missing
    text = "{province} was laid in this kingdom; extend a province that was not yet."
    return Refusal("already_extended", "card-extension-1", text, {"province": action.province})


def not_your_top(state: State, seat: int, province: str, rule: str) -> Refusal | None:
    """The refusal for a card that is unknown or not the uppermost of one of the seat's own provinces."""
    if province not in card_set(state).cards:
        return Refusal("unknown_province", rule, "There is no province called {name}.", {"name": province})
    if province not in table(state).tops(seat):
        text = "{top} is not the uppermost card of one of your provinces."
        return Refusal("not_your_province", rule, text, {"top": province})
    return None


def name_pharaoh(tx: Transaction) -> None:
    """Most ankhs on uppermost cards; in a tie the Pharaoh of the auction stays (card-extension-3)."""
    state = tx.state
    seat = max(table(state).order, key=lambda seat: ankhs_of(state, seat))
    tx.emit(PharaohNamed(seat, ankhs_of(state, seat)))


PHASES: dict[str, Phase] = {
    "extension": EachSeat("lay_card", turn_order),
    "lay_card": lay_card,
    "title": Once(name_pharaoh),
}
QUESTIONS = {
    "extend": Question(legal_extensions, "Lay the new card on one of your provinces not yet extended.")
}
EFFECTS: Effects = {ExtendProvince: extend}
REASONS: Reasons = {"extend": {ExtendProvince: why_no_extension}}
ACTIONS = (ExtendProvince,)
EVENTS = (ProvinceFounded, ProvinceExtended, PharaohNamed)
