"""Where the statues stand, who has which power, and what a viewer may know of it (statues-3, statues-4)."""

from __future__ import annotations

from typing import cast

import msgspec

from amunre.kernel.chance import Rng
from amunre.kernel.messages import ARBITER
from amunre.kernel.state import State
from amunre.kernel.view import View
from amunre.rules.base.board import board, components
from amunre.rules.shared.dealing import shuffled

POWERS = {
    "horus": "There and in your provinces beside it you may build pyramids out of 2 stones and 1 gold.",
    "bastet": "You take 3 gold whenever a market begins.",
    "osiris": "At the harvest your farmers bring 1 gold more for every two of them.",
    "set": "You take one more gift at every offering, with theft as well.",
    "isis": "Its province has one more temple when provinces are scored.",
    "sobek": "Each of your schemes scores 4 points.",
    "thoth": "When you buy favour cards you draw one more and then discard one.",
    "ptah": "Once a round you may buy one kind a second time, beginning with the lowest price again.",
}
"""The eight statues, each with its power in one sentence."""


class Statues:
    """The statue deck and the statues on the board. Who controls a province has the power of its statue."""

    __slots__ = ("deck", "placed", "ptah_round")

    def __init__(self) -> None:
        self.deck: list[str] = []
        """Statue cards that nobody has seen, the next one first; empty before the set-up."""
        self.placed: dict[str, str] = {}
        """The statue in each province that has one."""
        self.ptah_round = 0
        """The round in which Ptah last allowed a second purchase."""

    def copy(self) -> Statues:
        new = Statues()
        new.deck = self.deck.copy()
        new.placed = self.placed.copy()
        new.ptah_round = self.ptah_round
        return new


class StatuesView(msgspec.Struct, frozen=True):
    placed: dict[str, str]
    """The statue in each province that has one; whoever controls the province has its power."""
    deck: int
    """Statue cards that were not drawn."""
    ptah_round: int
    """The round in which Ptah last allowed a second purchase."""
    deck_order: tuple[str, ...] | None
    """Only in a finished game seen whole."""


def statues(state: State) -> Statues:
    found: Statues = state.slices["statues"]
    return found


def figure(state: State, name: str) -> int:
    """A printed figure of this expansion."""
    return components(state).expansions["statues"][name]


def home(state: State, seat: int, statue: str) -> str:
    """The province whose statue gives the seat a power, or nothing if the seat has not got it (statues-3)."""
    placed = statues(state).placed
    return next((name for name in board(state).lands[seat] if placed.get(name) == statue), "")


def create(state: State) -> Statues:
    return Statues()


def show(state: State, viewer: int) -> StatuesView:
    """Everything lies open but the order of the deck, and so what is left in it."""
    own = statues(state)
    return StatuesView(
        placed=dict(own.placed),
        deck=len(own.deck),
        ptah_round=own.ptah_round,
        deck_order=tuple(own.deck) if viewer == ARBITER else None,
    )


def imagine(state: State, seen: View, rng: Rng) -> Statues:
    shown = cast(StatuesView, seen.parts["statues"])
    new = Statues()
    new.placed = dict(shown.placed)
    new.ptah_round = shown.ptah_round
    new.deck = some_deck(new, shown.deck, rng)
    return new


def scramble(state: State, viewer: int, rng: Rng, same_past: bool) -> Statues:
    """The order of the deck cannot be worked out from anything that was public."""
    new = statues(state).copy()
    new.deck = some_deck(new, len(new.deck), rng)
    return new


def some_deck(new: Statues, size: int, rng: Rng) -> list[str]:
    return shuffled([statue for statue in POWERS if statue not in new.placed.values()], rng)[:size]


def audit(state: State) -> list[str]:
    """From the set-up on every statue is on the board or in the deck, once."""
    own = statues(state)
    found = [*own.deck, *own.placed.values()]
    faults = []
    if found and sorted(found) != sorted(POWERS):
        faults.append(f"statues do not add up: {sorted(found)}")
    if not set(own.placed) <= set(board(state).stones):
        faults.append(f"a statue stands outside the board: {own.placed}")
    return faults


def complete(state: State) -> None:
    """Statues that a given position does not mention lie under those of the deck that it names."""
    own = statues(state)
    named = {*own.deck, *own.placed.values()}
    own.deck += sorted(set(POWERS) - named)
