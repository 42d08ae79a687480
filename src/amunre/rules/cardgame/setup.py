"""Set-up: a deck for each kingdom, the first Pharaoh, the first gold (rules card-setup-1 to card-setup-3)."""

from __future__ import annotations

from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.messages import EVERYONE, Audience, Event
from amunre.kernel.phases import EachSeat, Once, Phase, Sequence
from amunre.kernel.state import State
from amunre.rules.cardgame.table import KINGDOMS, PROVINCES_EACH, card_set, table
from amunre.rules.components import PROVINCE_CARDS
from amunre.rules.shared.order import OrderDrawn, clockwise_from_anybody, turn_order


class KingdomDeckShuffled(Event, frozen=True):
    """The deck of a kingdom is ready; nobody knows its order, nor the cards in the box."""

    kingdom: int
    count: int
    deck: tuple[str, ...]
    box: tuple[str, ...]
    audience: ClassVar[Audience] = Audience(("kingdom", "count"))

    def apply(self, state: State) -> None:
        found = table(state)
        found.decks[self.kingdom - 1] = list(self.deck)
        found.boxes[self.kingdom - 1] = list(self.box)


class FirstGoldGiven(Event, frozen=True):
    """What the first reserve of a seat has to be worth."""

    seat: int
    gold: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        table(state).gold[self.seat] += self.gold


def deck_size(players: int) -> int:
    """Everybody wins three cards a kingdom (card-setup-1)."""
    return PROVINCES_EACH * players


def shuffle_decks(tx: Transaction) -> None:
    size = deck_size(tx.state.players)
    for kingdom in KINGDOMS:
        cards = tx.shuffled(f"kingdom_{kingdom}", PROVINCE_CARDS[kingdom])
        tx.emit(KingdomDeckShuffled(kingdom, size, tuple(cards[:size]), tuple(cards[size:])))


def draw_pharaoh(tx: Transaction) -> None:
    tx.emit(OrderDrawn(tuple(clockwise_from_anybody(tx))))


def give_gold(tx: Transaction) -> None:
    for seat in turn_order(tx.state):
        tx.emit(FirstGoldGiven(seat, card_set(tx.state).start_gold))


PHASES: dict[str, Phase] = {
    "set_up": Sequence("shuffle_decks", "draw_pharaoh", "give_gold", "first_reserves"),
    "shuffle_decks": Once(shuffle_decks),
    "draw_pharaoh": Once(draw_pharaoh),
    "give_gold": Once(give_gold),
    "first_reserves": EachSeat("preparation", turn_order),
}
EVENTS = (KingdomDeckShuffled, OrderDrawn, FirstGoldGiven)
