"""The 2016 edition: what differs from 2003."""

from __future__ import annotations

from amunre.kernel.engine import Transaction
from amunre.kernel.ruleset import Module
from amunre.kernel.state import State
from amunre.rules.base.bids import IN_FORCE, USED_UP
from amunre.rules.base.board import board, components
from amunre.rules.base.points import points
from amunre.rules.base.setup import ProvinceDeckShuffled
from amunre.rules.base.stones import fields_free


def three_provinces_a_player(tx: Transaction) -> None:
    """So many provinces a player make the deck; the rest leave unseen (setup-2)."""
    shuffled = tx.shuffled("province_deck", list(components(tx.state).provinces))
    size = points(tx.state).provinces_per_player * tx.state.players
    tx.emit(ProvinceDeckShuffled(size, tuple(shuffled[:size]), tuple(shuffled[size:])))


def cards_serve_once(state: State, scribe: int) -> None:
    """Bribery serves the one bid it is played with; protection lasts until its scribe moves (R56)."""
    table = board(state)
    for played, number in ((table.bribery, scribe % state.players), (table.protection, scribe)):
        if played[number] == IN_FORCE:
            played[number] = USED_UP


def field_or_not(state: State, seat: int, bought: bool) -> list[tuple[str, bool]]:
    """Cultivation may put its farmer on an empty field or beside the fields (market-7, R12)."""
    free = fields_free(state, seat)
    rows = [(province, False) for province in board(state).lands[seat]]
    return rows + [(province, True) for province in free]


def thieves_then_gifts(state: State, ranked: list[int]) -> list[int]:
    """Theft's gold first; then first, second, and the others clockwise (offering-7, offering-8, R29)."""
    table = board(state)
    givers = [seat for seat in ranked if table.offered[seat]]
    others = [seat for seat in table.order if seat in givers[2:]]
    return [seat for seat in table.order if not table.offered[seat]] + givers[:2] + others


def best_player(state: State, bank: str) -> list[tuple[int, str]]:
    """The player with most pyramids on the bank, then stones there; still equal: all (scoring-4, R1, R69)."""
    table = board(state)
    provinces = components(state).provinces
    built = []
    for names in table.lands:
        here = [name for name in names if provinces[name].bank == bank]
        built.append((sum(table.pyramids[name] for name in here), sum(table.stones[name] for name in here)))
    best = max(built)
    return [(seat, "") for seat, mine in enumerate(built) if mine == best and best[0] > 0]


REVISED = Module(
    name="revised",
    summary="the 2016 edition",
    version=2,
    requires=("base",),
    replaces={
        "deal_provinces": three_provinces_a_player,
        "scribe_moved": cards_serve_once,
        "cultivation_places": field_or_not,
        "settlement": thieves_then_gifts,
        "bank_winners": best_player,
    },
)
