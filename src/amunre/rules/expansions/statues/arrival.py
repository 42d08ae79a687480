"""Statues come to the board and their cards to the players (statues-1 to statues-4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.messages import EVERYONE, Audience, Event
from amunre.kernel.phases import Once, Phase
from amunre.kernel.state import State
from amunre.rules.base.board import board
from amunre.rules.expansions.statues.slice import POWERS, statues

FEW_PLAYERS = 3
OLD_KINGDOM = 1


class StatueDeckShuffled(Event, frozen=True):
    """The statue deck is ready; nobody knows its order."""

    count: int
    deck: tuple[str, ...]
    audience: ClassVar[Audience] = Audience(("count",))

    def apply(self, state: State) -> None:
        statues(state).deck = list(self.deck)


class StatuePlaced(Event, frozen=True):
    """The next statue card is turned over and its statue put into a province."""

    statue: str
    province: str
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        own = statues(state)
        del own.deck[0]
        own.placed[self.province] = self.statue


class StatueTaken(Event, frozen=True):
    """With control of the province goes the statue's power, until the kingdom ends."""

    seat: int
    statue: str
    province: str
    audience: ClassVar[Audience] = EVERYONE


def shuffle_statues(tx: Transaction) -> None:
    deck = tx.shuffled("statue_deck", sorted(POWERS))
    tx.emit(StatueDeckShuffled(len(deck), tuple(deck)))


def place_statues(tx: Transaction) -> None:
    """In the first province that came up, with more than three players in the first two (statues-2)."""
    table = board(tx.state)
    if table.kingdom != OLD_KINGDOM:
        return
    count = 1 if tx.state.players <= FEW_PLAYERS else 2
    for province in table.fresh[:count]:
        tx.emit(StatuePlaced(statues(tx.state).deck[0], province))


def with_its_statue(
    gained: Callable[[Transaction, int, str], None],
) -> Callable[[Transaction, int, str], None]:
    """Whoever gains control takes the card of the statue there, before the blessing (statues-3, R44)."""

    def province_gained(tx: Transaction, seat: int, province: str) -> None:
        gained(tx, seat, province)
        statue = statues(tx.state).placed.get(province)
        if statue is not None:
            tx.emit(StatueTaken(seat, statue, province))

    return province_gained


PHASES: dict[str, Phase] = {
    "shuffle_statues": Once(shuffle_statues),
    "place_statues": Once(place_statues),
}
EVENTS = (StatueDeckShuffled, StatuePlaced, StatueTaken)
