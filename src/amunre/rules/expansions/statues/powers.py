"""Powers that change a number: Bastet, Osiris, Set, Isis, Sobek; and tribute (statues-5 to statues-10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.messages import EVERYONE, Audience, Event
from amunre.kernel.phases import Once, Phase
from amunre.kernel.state import State
from amunre.rules.base.board import board, farmers_in
from amunre.rules.base.cards import Card
from amunre.rules.base.harvest import Item
from amunre.rules.expansions.statues.slice import figure, home, statues

FARMERS_FOR_A_GOLD = 2


class BastetPaid(Event, frozen=True):
    """A market begins, and Bastet's player takes gold."""

    seat: int
    gold: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        board(state).gold[self.seat] += self.gold


def pay_for_bastet(tx: Transaction) -> None:
    """At the start of every market, before anybody's turn (statues-6)."""
    for seat in board(tx.state).order:
        if home(tx.state, seat, "bastet"):
            tx.emit(BastetPaid(seat, figure(tx.state, "bastet_gold")))


def with_osiris(bonus: Callable[[State, int], list[Item]]) -> Callable[[State, int], list[Item]]:
    """1 gold for every two farmers in all own provinces, cards on them or not (statues-7, R12, R46)."""

    def harvest_bonus(state: State, seat: int) -> list[Item]:
        items = bonus(state, seat)
        province = home(state, seat, "osiris")
        farmers = sum(farmers_in(state, name) for name in board(state).lands[seat])
        gold = farmers // FARMERS_FOR_A_GOLD
        return [*items, (province, "osiris", gold)] if province and gold else items

    return harvest_bonus


def with_set(
    counts: Callable[[State, list[int]], dict[int, int]],
) -> Callable[[State, list[int]], dict[int, int]]:
    """One more gift, for a thief too, and if everybody is one (statues-8, R75)."""

    def gift_counts(state: State, ranked: list[int]) -> dict[int, int]:
        more = figure(state, "set_gifts")
        return {
            seat: count + more if home(state, seat, "set") else count
            for seat, count in counts(state, ranked).items()
        }

    return gift_counts


def with_isis(temples: Callable[[State, str], int]) -> Callable[[State, str], int]:
    """One more temple in the province of Isis when provinces are scored (statues-9)."""

    def temples_in(state: State, province: str) -> int:
        count = temples(state, province)
        if statues(state).placed.get(province) == "isis":
            count += figure(state, "isis_temples")
        return count

    return temples_in


def with_sobek(worth: Callable[[State, int], int]) -> Callable[[State, int], int]:
    """Every scheme that its player shows scores 4 (statues-10)."""

    def scheme_worth(state: State, seat: int) -> int:
        return figure(state, "sobek_points") if home(state, seat, "sobek") else worth(state, seat)

    return scheme_worth


def enough_statues(state: State, seat: int) -> bool:
    """Two or more statues in own provinces (statues-5)."""
    placed = statues(state).placed
    return sum(name in placed for name in board(state).lands[seat]) >= figure(state, "statues_needed")


PHASES: dict[str, Phase] = {"bastet": Once(pay_for_bastet)}
CARDS = {"tribute": Card("scoring", enough_statues)}
EVENTS = (BastetPaid,)
