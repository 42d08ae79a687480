"""The Officials cards: their deck, and one in every open province (officials-3, officials-9)."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar, cast

import msgspec

from amunre.kernel.chance import Rng
from amunre.kernel.engine import Transaction
from amunre.kernel.messages import ARBITER, EVERYONE, Audience, Event
from amunre.kernel.phases import Once, Phase
from amunre.kernel.ruleset import SliceSpec
from amunre.kernel.state import State
from amunre.kernel.view import View
from amunre.rules.base.board import board, components
from amunre.rules.shared.dealing import shuffled


class Officials:
    """The module's part of the state. Only the order of the deck is hidden."""

    __slots__ = ("deck", "discards", "placed")

    def __init__(self, deck: list[str], discards: list[str], placed: dict[str, str]) -> None:
        self.deck = deck
        """The first card is the next to be set out; empty before the set-up."""
        self.discards = discards
        self.placed = placed
        """The card that lies in each open province."""

    def copy(self) -> Officials:
        return Officials(self.deck.copy(), self.discards.copy(), self.placed.copy())


class OfficialsView(msgspec.Struct, frozen=True):
    deck: int
    discards: tuple[str, ...]
    placed: dict[str, str]
    deck_order: tuple[str, ...] | None
    """Only in a finished game seen whole."""


def officials(state: State) -> Officials:
    found: Officials = state.slices["officials"]
    return found


class OfficialsShuffled(Event, frozen=True):
    """The deck is shuffled, the discards with it; nobody knows the order."""

    count: int
    deck: tuple[str, ...]
    audience: ClassVar[Audience] = Audience(("count",))

    def apply(self, state: State) -> None:
        found = officials(state)
        found.deck = list(self.deck)
        found.discards.clear()


class OfficialSetOut(Event, frozen=True):
    """The next Officials card is laid open into a province."""

    province: str
    card: str
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        found = officials(state)
        del found.deck[0]
        found.placed[self.province] = self.card


def shuffle_officials(tx: Transaction) -> None:
    """At the start and between the kingdoms all cards are shuffled (officials-3, officials-9)."""
    found = officials(tx.state)
    begun = found.deck or found.discards or found.placed
    cards = [*found.deck, *found.discards] if begun else all_cards(tx.state).elements()
    deck = tx.shuffled("officials", sorted(cards))
    tx.emit(OfficialsShuffled(len(deck), tuple(deck)))


def set_out_officials(tx: Transaction) -> None:
    """Every open province gets a card, those left open from the last round too (officials-3, R35)."""
    found = officials(tx.state)
    for province in board(tx.state).up:
        if not found.deck:
            shuffle_officials(tx)
        tx.emit(OfficialSetOut(province, found.deck[0]))


# The slice


def all_cards(state: State) -> Counter[str]:
    return Counter(components(state).decks["officials_cards"])


def create(state: State) -> Officials:
    return Officials([], [], {})


def show(state: State, viewer: int) -> OfficialsView:
    found = officials(state)
    return OfficialsView(
        deck=len(found.deck),
        discards=tuple(found.discards),
        placed=dict(found.placed),
        deck_order=tuple(found.deck) if viewer == ARBITER else None,
    )


def imagine(state: State, seen: View, rng: Rng) -> Officials:
    shown = cast(OfficialsView, seen.parts["officials"])
    unseen = all_cards(state)
    unseen.subtract([*shown.discards, *shown.placed.values()])
    return Officials(shuffled(list(unseen.elements()), rng), list(shown.discards), dict(shown.placed))


def scramble(state: State, viewer: int, rng: Rng, same_past: bool) -> Officials:
    other = officials(state).copy()
    other.deck = shuffled(other.deck, rng)
    return other


def audit(state: State) -> list[str]:
    """From the set-up on every card is in one place, and lies in provinces for auction only."""
    found = officials(state)
    cards = Counter([*found.deck, *found.discards, *found.placed.values()])
    faults = []
    if cards and cards != +all_cards(state):
        faults.append(f"Officials cards do not add up: {sorted(cards.elements())}")
    faults += [
        f"an Officials card lies in {province}, which is not for auction"
        for province in found.placed
        if province not in board(state).up
    ]
    return faults


def complete(state: State) -> None:
    """Cards that a given position does not mention lie under those of the deck that it names."""
    found = officials(state)
    unseen = all_cards(state)
    unseen.subtract([*found.deck, *found.discards, *found.placed.values()])
    found.deck += sorted(unseen.elements())


PHASES: dict[str, Phase] = {
    "shuffle_officials": Once(shuffle_officials),
    "set_out_officials": Once(set_out_officials),
}
SLICES = {"officials": SliceSpec(create, show, imagine, scramble, audit, complete)}
EVENTS = (OfficialsShuffled, OfficialSetOut)
