"""Set-up: hands, favour deck, provinces, first order (rules setup-1 to setup-4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.messages import EVERYONE, Audience, Event
from amunre.kernel.phases import Once, Phase, Sequence
from amunre.kernel.state import State
from amunre.rules.base.board import board, components
from amunre.rules.base.points import points
from amunre.rules.components import Components
from amunre.rules.shared.order import OrderDrawn


class HandDealt(Event, frozen=True):
    """A seat gets its first gold and the favour cards that everybody starts with."""

    seat: int
    gold: int
    cards: tuple[str, ...]
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        table = board(state)
        table.gold[self.seat] += self.gold
        for card in self.cards:
            table.take_card(self.seat, card)


class FavourDeckShuffled(Event, frozen=True):
    """The favour deck is ready; nobody knows its order."""

    count: int
    deck: tuple[str, ...]
    audience: ClassVar[Audience] = Audience(("count",))

    def apply(self, state: State) -> None:
        board(state).deck = list(self.deck)


class ProvinceDeckShuffled(Event, frozen=True):
    """The province deck of a kingdom is ready; ``box`` are provinces that leave the game unseen."""

    count: int
    deck: tuple[str, ...]
    box: tuple[str, ...]
    audience: ClassVar[Audience] = Audience(("count",))

    def apply(self, state: State) -> None:
        table = board(state)
        table.province_deck = list(self.deck)
        table.used.clear()
        table.box.extend(self.box)


def deal_hands(tx: Transaction) -> None:
    points(tx.state).deal_start_cards(tx)


def deal_provinces(tx: Transaction) -> None:
    points(tx.state).deal_provinces(tx)


def draw_order(tx: Transaction) -> None:
    tx.emit(OrderDrawn(tuple(points(tx.state).first_order(tx))))


# Answers of the 2003 and 2016 editions


def old_favour_deck(parts: Components) -> dict[str, int]:
    return dict(parts.decks["old"])


FavourDeck = Callable[[Components], dict[str, int]]


def joined_by(name: str) -> Callable[[FavourDeck], FavourDeck]:
    """For wrapping ``favour_deck``: the cards of another deck of the component set are shuffled in."""

    def wrap(deck: FavourDeck) -> FavourDeck:
        return lambda parts: {**deck(parts), **parts.decks[name]}

    return wrap


def no_start_cards(state: State) -> dict[str, int]:
    return {}


def architect_from_the_deck(tx: Transaction) -> None:
    """Every seat takes an architect out of the favour deck; the others stay in (setup-1)."""
    state = tx.state
    cards = points(state).favour_deck(components(state))
    cards["architect"] -= state.players
    for seat in range(state.players):
        tx.emit(HandDealt(seat, components(state).start_gold, ("architect",)))
    shuffle_favour_deck(tx, cards)


def shuffle_favour_deck(tx: Transaction, cards: dict[str, int]) -> None:
    deck = tx.shuffled("favour_deck", [card for card in sorted(cards) for _ in range(cards[card])])
    tx.emit(FavourDeckShuffled(len(deck), tuple(deck)))


def all_provinces(tx: Transaction) -> None:
    """All provinces are shuffled; those never drawn in the Old Kingdom will leave (setup-2)."""
    deck = tx.shuffled("province_deck", list(components(tx.state).provinces))
    tx.emit(ProvinceDeckShuffled(len(deck), tuple(deck), ()))


def nobody_holds_provinces(players: int, size: int, seat: int) -> range:
    """The province deck lies face down and nobody knows a card of it (setup-2)."""
    return range(0)


PHASES: dict[str, Phase] = {
    "set_up": Sequence("deal_hands", "deal_provinces", "draw_order"),
    "deal_hands": Once(deal_hands),
    "deal_provinces": Once(deal_provinces),
    "draw_order": Once(draw_order),
}
EVENTS = (HandDealt, FavourDeckShuffled, ProvinceDeckShuffled, OrderDrawn)
