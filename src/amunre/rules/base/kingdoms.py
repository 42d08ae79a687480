"""The course of the game: kingdoms, rounds, what lies between, and the end (game-1, kingdom-1, end-1)."""

from __future__ import annotations

from typing import ClassVar

from amunre.kernel.engine import Transaction
from amunre.kernel.messages import EVERYONE, Audience, Event
from amunre.kernel.phases import Once, Phase, Sequence
from amunre.kernel.state import State
from amunre.rules.base.board import ROUNDS_IN_A_KINGDOM, board
from amunre.rules.base.setup import ProvinceDeckShuffled
from amunre.rules.shared.ending import GameEnded, finish


class KingdomEnded(Event, frozen=True):
    """Scribes and farmers leave the board; stones and pyramids stay (kingdom-1)."""

    kingdom: int
    audience: ClassVar[Audience] = EVERYONE

    def apply(self, state: State) -> None:
        table = board(state)
        table.used.extend(table.up)  # provinces left open are shuffled in with the rest
        table.up.clear()
        table.lands = [[] for _ in range(state.players)]
        for province in table.farmers:
            table.farmers[province] = 0
            table.extra_farmers[province] = 0


def end_old_kingdom(tx: Transaction) -> None:
    """Exactly the provinces auctioned so far make up the new deck; those never drawn leave (kingdom-1)."""
    table = board(tx.state)
    deck = tx.shuffled("province_deck", sorted([*table.used, *table.up]))
    box = tuple(sorted(table.province_deck))
    tx.emit(KingdomEnded(table.kingdom))
    tx.emit(ProvinceDeckShuffled(len(deck), tuple(deck), box))


def end_game(tx: Transaction) -> None:
    """Most points win, then pyramids, then stones in own provinces, then the win is shared (end-1)."""
    state = tx.state
    table = board(state)
    seats = range(state.players)
    pyramids = [sum(table.pyramids[name] for name in table.lands[seat]) for seat in seats]
    stones = [sum(table.stones[name] for name in table.lands[seat]) for seat in seats]
    finish(tx, {"points": table.points, "pyramids": pyramids, "stones": stones})


PHASES: dict[str, Phase] = {
    "game": Sequence(
        "set_up", "kingdom", "scoring", "new_kingdom", "kingdom", "scoring", "gold_scoring", "the_end"
    ),
    "kingdom": Sequence(*["round"] * ROUNDS_IN_A_KINGDOM),
    "round": Sequence("provinces", "auction", "claims", "clear_auction", "market", "offering", "harvest"),
    "new_kingdom": Once(end_old_kingdom),
    "the_end": Once(end_game),
}
EVENTS = (KingdomEnded, GameEnded)
